import CurbcutUIKit
import Foundation

/// The items that one view adds to the bars.
@MainActor
final class ToolbarHost {
  private let owner: ViewNode
  private let list: ChildList

  init(_ list: ViewList, _ inputs: _ViewInputs) {
    owner = ViewNode(inputs)
    self.list = ChildList(list, owner: owner, inputs)
  }

  var entries: [ToolbarItemNode] { list.nodes.compactMap(Self.item) }

  private static func item(_ node: ViewNode) -> ToolbarItemNode? {
    (node as? ToolbarItemNode) ?? (node as? WrapperNode).flatMap { item($0.content) }
  }

  func willBeRemoved() { owner.willBeRemoved() }
}

/// One item of a bar, as UIKit shows it: a button where it is one, else the view.
@MainActor
final class ToolbarItemNode: ViewNode {
  private let surfaceOfItem: ToolbarSurface
  private let root: ViewNode
  private let place: Attribute<ToolbarItemPlacement>
  private var buttons: [UIBarButtonItem] = []
  private var custom: UIBarButtonItem?
  private var space: UIBarButtonItem?
  /// The buttons that assistive technologies do not find.
  private var hidden: Set<ObjectIdentifier> = []
  /// The room that the item stands for, if it is room.
  var spacer: SpacerSizing?
  /// Whether the item stands for the search field.
  var isSearch = false
  var hidesBackground = false
  /// The menu that the title opens.
  var titleMenu: MenuContentNode?
  /// Whether any other menu of the title takes the place of this one.
  var isFallback = false

  init(
    _ placement: Attribute<ToolbarItemPlacement>, _ inputs: _ViewInputs,
    _ make: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) {
    place = placement
    let surface = ToolbarSurface(inputs.graph)
    // Bars do not grow as far as the content does.
    surface.maximumContentSizeCategory = .extraExtraExtraLarge
    surface.outer = inputs.surface
    surfaceOfItem = surface
    var inner = inputs.collectingActions
    inner.surface = surface
    inner.isInList = false
    if GraphNode.untracked({ placement.value }).isTitle {
      inner = inner.changingEnvironment { $0.labelStyle = AnyLabelStyle(TitleAndIconLabelStyle()) }
    }
    root = GraphNode.untracked { make(inner) }
    super.init(inputs)
    surface.show(root)
    surface.tapped = { [weak self] in self?.wasTapped(at: $0) }
    surface.setAppeared(true)
  }

  var placement: ToolbarItemPlacement { GraphNode.untracked { place.value } }

  override func willBeRemoved() {
    root.willBeRemoved()
    titleMenu?.willBeRemoved()
    surfaceOfItem.setAppeared(false)
  }

  /// The view, as large as it wants to be.
  var customView: UIView {
    _ = root.validate()
    let size = root.size(.unspecified)
    surfaceOfItem.isTitle = placement.isTitle
    if surfaceOfItem.isTitle, surfaceOfItem.superview != nil {
      // The bar says how large it is.
      if size != idealSize { surfaceOfItem.superview?.setNeedsLayout() }
    } else if surfaceOfItem.bounds.size != size {
      surfaceOfItem.frame = CGRect(origin: surfaceOfItem.frame.origin, size: size)
      // The bar may have less room for it.
      surfaceOfItem.superview?.setNeedsLayout()
    }
    idealSize = size
    return surfaceOfItem
  }

  private var idealSize: CGSize?

  /// The words of the item.
  var words: String? { root.spokenWords }

  /// What a menu shows for the item.
  var menuElements: [UIMenuElement] {
    root.collectedActions.map { action in
      UIAction(
        title: action.title, image: action.image,
        attributes: action.isEnabled ? action.role == .destructive ? .destructive : [] : .disabled
      ) { _ in action.perform() }
    }
  }

  /// The items of UIKit: one for each button, or one for the whole view.
  var barItems: [UIBarButtonItem] {
    if let spacer {
      let item = space ?? (spacer == .fixed ? .fixedSpace() : .flexibleSpace())
      space = item
      return [item]
    }
    if root.isSpacer {
      let item = space ?? .flexibleSpace()
      space = item
      return [item]
    }
    let leaves = root.accessibilityItems.flatMap(\.leaves)
    if let menu = root.onlyMenu, leaves.count == 1, menu.content.isPlainLabel { return [item(of: menu)] }
    let actions = root.collectedActions
    guard !actions.isEmpty, root.showsOnlyActions, root.hasPlainActions else {
      return leaves.isEmpty && !root.showsSomething ? [] : [customItem]
    }
    while buttons.count > actions.count { buttons.removeLast() }
    for (index, action) in actions.enumerated() {
      if index == buttons.count {
        let item = UIBarButtonItem()
        item.primaryAction = UIAction { [weak self] _ in self?.perform(index) }
        buttons.append(item)
        surfaceOfItem.barButtonItem = surfaceOfItem.barButtonItem ?? item
      }
      show(action, in: buttons[index])
    }
    return buttons
  }

  private var customItem: UIBarButtonItem {
    let item = custom ?? UIBarButtonItem(customView: customView)
    custom = item
    _ = customView
    // What can be tapped stands on glass, be it a button or another control; a text or a picture does not.
    let isControl = root.accessibilityItems.flatMap(\.leaves).contains {
      $0.properties.traits.contains(.button)
    }
    if item.hidesSharedBackground != (hidesBackground || !isControl) {
      item.hidesSharedBackground = hidesBackground || !isControl
    }
    item.hasGlassBehindCustomView = isControl
    return item
  }

  private func item(of menu: MenuNode) -> UIBarButtonItem {
    let item = buttons.first ?? UIBarButtonItem()
    buttons = [item]
    if item.menu == nil {
      item.menu = UIMenu(children: [
        UIDeferredMenuElement.uncached { [weak menu] completion in completion(menu?.currentElements ?? []) }
      ])
    }
    let words = menu.content.menuWords
    let title = menu.content.shownTexts.first ?? menu.content.spokenWords ?? words.title
    let image = ActionNode.image(in: menu.content)
    set(
      title: title, image, menu.environment.value.isEnabled, menu.accessibilityItems.first?.properties, item)
    tint(item, (menu.content.firstShown ?? menu).environment.value)
    return item
  }

  private func perform(_ index: Int) {
    let actions = root.collectedActions
    if actions.indices.contains(index), actions[index].isEnabled { actions[index].perform() }
  }

  /// A tap on a view that is shown as it is: the button at the place, or the only one.
  private func wasTapped(at point: CGPoint) {
    let buttons = root.actionNodes
    let found = buttons.first { $0.frame.contains(point) } ?? (buttons.count == 1 ? buttons[0] : nil)
    if let found, found.isEnabled { found.perform() }
  }

  private func show(_ action: CollectedAction, in item: UIBarButtonItem) {
    set(title: action.title, action.image, action.isEnabled, action.properties, item)
    if action.isHiddenFromSpeech != hidden.contains(ObjectIdentifier(item)) {
      item.isAccessibilityElement = !action.isHiddenFromSpeech
      hidden.formSymmetricDifference([ObjectIdentifier(item)])
    }
    if let node = root.actionNodes.first {
      tint(item, (node.content.firstShown ?? node).environment.value, role: action.role)
    }
    let style: UIBarButtonItem.Style =
      placement.isProminent || action.role == .confirm || action.node?.isProminent == true ? .done : .plain
    if item.style != style { item.style = style }
  }

  private func tint(_ item: UIBarButtonItem, _ values: EnvironmentValues, role: ButtonRole? = nil) {
    let tint: UIColor? =
      values.foregroundStyle != nil
      ? values.foregroundPlatformColor
      : values.tint != nil ? values.tintPlatformColor : role == .destructive ? .systemRed : nil
    if item.tintColor != tint { item.tintColor = tint }
  }

  private func set(
    title: String, _ image: UIImage?, _ isEnabled: Bool, _ properties: AccessibilityProperties?,
    _ item: UIBarButtonItem
  ) {
    let shown = image == nil ? title : nil
    if item.title != shown { item.title = shown }
    if item.image !== image { item.image = image }
    if item.isEnabled != isEnabled { item.isEnabled = isEnabled }
    if item.hidesSharedBackground != hidesBackground { item.hidesSharedBackground = hidesBackground }
    // The symbol of a label without words speaks for itself.
    let label = properties?.label?.plain ?? (title.isEmpty && image != nil ? nil : title)
    if image != nil || label != title, item.accessibilityLabel != label { item.accessibilityLabel = label }
    if item.accessibilityIdentifier != properties?.identifier {
      item.accessibilityIdentifier = properties?.identifier
    }
    let hint = properties?.hint?.plain
    if item.accessibilityHint != hint { item.accessibilityHint = hint }
    let value = properties?.value?.plain
    if item.accessibilityValue != value { item.accessibilityValue = value }
    guard let traits = properties?.traits, traits.contains(.toggleButton) else { return }
    if item.isSelected != (value == "1") { item.isSelected = value == "1" }
    if item.accessibilityTraits != traits { item.accessibilityTraits = traits }
  }
}

/// Holds the views of an item; when they change, so does the bar.
private final class ToolbarSurface: SurfaceView {
  var isTitle = false
  var tapped: ((CGPoint) -> Void)?
  private let target = ToolbarTapTarget()

  override init(_ graph: ViewGraph) {
    super.init(graph)
    let recognizer = UITapGestureRecognizer(target: target, action: ToolbarTapTarget.selector)
    target.action = { [weak self, weak recognizer] in
      guard let self, let recognizer else { return }
      tapped?(recognizer.location(in: self))
    }
    addGestureRecognizer(recognizer)
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityContentDidChange() {
    super.accessibilityContentDidChange()
    graph.preferencesDidChange()
  }

  override func accessibilityWordsDidChange() { graph.preferencesDidChange() }

  override var contentInsets: UIEdgeInsets { .zero }

  /// As large as the content wants to be, within what a bar has left for it.
  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    guard let root else { return super.systemLayoutSizeFitting(targetSize) }
    if isTitle, targetSize != .zero {
      // A title is offered all the room between the buttons.
      return root.size(ProposedViewSize(width: targetSize.width, height: targetSize.height))
    }
    let ideal = root.size(.unspecified)
    if ideal.width <= targetSize.width || targetSize == .zero { return ideal }
    return root.size(ProposedViewSize(width: targetSize.width, height: targetSize.height))
  }
}

/// Receives the taps on an item of a bar.
private final class ToolbarTapTarget: NSObject {
  @MainActor var action: (() -> Void)?

  static let selector: Selector = {
    ObjCRuntime.register(ToolbarTapTarget.self) { type in
      type.method("toolbarItemWasTapped:") { target, _ in target.action?() }
    }
    return Selector("toolbarItemWasTapped:")
  }()
}

extension ViewNode {
  /// Whether the node is room between others.
  var isSpacer: Bool {
    if self is any SpacerNode { return true }
    return (self as? WrapperNode)?.content.isSpacer ?? (children.count == 1 && children[0].isSpacer)
  }

  /// The menu in the node, if there is exactly one.
  fileprivate var onlyMenu: MenuNode? {
    if let menu = self as? MenuNode { return menu }
    let found = children.compactMap(\.onlyMenu)
    return found.count == 1 ? found[0] : nil
  }

  /// Whether all buttons have a label that UIKit can show: a text, a picture, or both.
  fileprivate var hasPlainActions: Bool { actionNodes.allSatisfy { $0.content.isPlainLabel } }

  /// Whether the node shows a text or a picture, and nothing around. What shows both, which a label in a bar does only
  /// in the style of title and icon, is drawn as it is.
  fileprivate var isPlainLabel: Bool {
    var (texts, pictures) = (0, 0)
    guard countParts(&texts, &pictures) else { return false }
    return texts + pictures == 1
  }

  private func countParts(_ texts: inout Int, _ pictures: inout Int) -> Bool {
    if self is TextNode {
      texts += 1
      return true
    }
    if self is ImageNode {
      pictures += 1
      return true
    }
    // A frame, a background or the like is drawn as it is.
    if view != nil || self is any LayoutModifying { return false }
    for child in seenChildren where !child.countParts(&texts, &pictures) { return false }
    return true
  }

  /// The first text or picture in the node.
  fileprivate var firstShown: ViewNode? {
    if self is TextNode || self is ImageNode { return self }
    for child in seenChildren { if let found = child.firstShown { return found } }
    return nil
  }

  /// Whether nothing is seen beside buttons.
  fileprivate var showsOnlyActions: Bool {
    if self is ActionNode { return true }
    return view == nil && children.allSatisfy(\.showsOnlyActions)
  }

  fileprivate var showsSomething: Bool { view != nil || children.contains(where: \.showsSomething) }
}

/// A node that changes the layout or the look of another one.
@MainActor
private protocol LayoutModifying: ViewNode {}

extension UnaryLayoutNode: LayoutModifying {}
extension LayeredNode: LayoutModifying {}

/// A node that is room between others.
@MainActor
protocol SpacerNode: ViewNode {}
