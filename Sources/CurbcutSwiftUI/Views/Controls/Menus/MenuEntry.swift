import CurbcutUIKit
import Foundation

/// A node that stands for entries of a menu.
@MainActor
protocol MenuElementNode: ViewNode {
  var menuElements: [UIMenuElement] { get }
}

/// Separates the entries of a menu.
@MainActor
protocol MenuSeparatorNode: ViewNode {}

extension ViewNode {
  /// The words of the node's texts and the picture of its image, as a menu or a segment shows them.
  var menuWords: (title: String, subtitle: String?, image: UIImage?) {
    let parts = accessibilityItems.flatMap(\.leaves).map(\.properties)
    let texts = parts.filter { !$0.traits.contains(.image) }.compactMap { $0.label?.plain }
    let image = firstPicture
    let named = texts.isEmpty && image == nil ? parts.compactMap { $0.label?.plain } : texts
    return (named.first ?? "", named.dropFirst().first, image)
  }

  /// The texts that are seen in the node, in order: what is said to assistive technologies changes nothing of them.
  var shownTexts: [String] {
    if let text = self as? TextNode {
      let shown = text.copiedString.filter { $0 != "\u{FFFC}" }
      return shown.isEmpty ? [] : [shown]
    }
    return seenChildren.flatMap(\.shownTexts)
  }

  /// The picture of the first image inside.
  private var firstPicture: UIImage? {
    if let image = self as? ImageNode { return image.picture }
    for child in seenChildren {
      if let found = child.firstPicture { return found }
    }
    return nil
  }

  /// What is spoken for the node, its symbols left out where there are words.
  var spokenWords: String? {
    let parts = accessibilityItems.flatMap(\.leaves).map(\.properties)
    let texts = parts.filter { !$0.traits.contains(.image) }
    return AccessibilityWords.joined((texts.isEmpty ? parts : texts).compactMap(\.label))?.plain
  }
}

/// A button or toggle in a menu.
struct MenuEntry: PrimitiveView {
  var label: AnyView
  var role: ButtonRole?
  var state = UIMenuElement.State.off
  var action: @MainActor () -> Void

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: WrapperNode, MenuElementNode, ShortcutNode {
    private let entry: Attribute<MenuEntry>

    init(_ view: Attribute<MenuEntry>, _ inputs: _ViewInputs) {
      entry = view
      super.init(
        inputs, AnyView._makeView(view: _GraphValue(view.map { $0.label }), inputs: inputs).node)
      observe { [unowned self] in graph.shortcuts.set(environment.value.keyboardShortcut, of: self) }
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      graph.shortcuts.set(nil, of: self)
    }

    func performShortcut() {
      if environment.value.isEnabled { entry.value.action() }
    }

    var menuElements: [UIMenuElement] {
      let (entry, words) = (entry.value, content.menuWords)
      var attributes: UIMenuElement.Attributes = []
      if !environment.value.isEnabled { attributes.insert(.disabled) }
      if entry.role == .destructive { attributes.insert(.destructive) }
      if environment.value.menuActionDismissBehavior == .disabled { attributes.insert(.keepsMenuPresented) }
      let made: UIMenuElement
      if let shortcut = environment.value.keyboardShortcut {
        let command = ShortcutCommand(self, shortcut, title: words.title, image: words.image)
        command.attributes = attributes
        command.state = entry.state
        command.subtitle = words.subtitle
        made = command
      } else {
        made = UIAction(
          title: words.title, subtitle: words.subtitle, image: words.image, attributes: attributes,
          state: entry.state
        ) { _ in entry.action() }
      }
      made.accessibilityIdentifier =
        accessibilityItems.flatMap(\.leaves).compactMap(\.properties.identifier).first
      return [made]
    }
  }
}

/// The content of a menu: nodes that are never drawn, from which the entries are made when the menu opens.
@MainActor
final class MenuContentNode: ViewNode {
  private enum Token {
    case begin
    case header(ViewListItem)
    case item(ViewListItem)
    case end
  }

  private var list: ChildList?
  private var tokens: [Token] = []
  /// Makes the entry of an option of a picker; nil for what is none.
  private let option: (@MainActor (ViewNode) -> UIMenuElement?)?

  init(
    _ content: ViewList, _ inputs: _ViewInputs,
    option: (@MainActor (ViewNode) -> UIMenuElement?)? = nil
  ) {
    self.option = option
    super.init(inputs)
    list = ChildList(content, owner: self, inputs)
    observe { [unowned self] in
      tokens.removeAll()
      Self.walk(content, into: &tokens) { $0 }
    }
  }

  private static func walk(
    _ list: ViewList, into tokens: inout [Token], _ wrap: (ViewListItem) -> ViewListItem
  ) {
    switch list {
    case .section(let section):
      tokens.append(.begin)
      section.header.forEachItem { tokens.append(.header(wrap($0))) }
      walk(section.content, into: &tokens, wrap)
      section.footer.forEachItem { tokens.append(.item(wrap($0))) }
      tokens.append(.end)
    case .modified(let inner, let wrapper): walk(inner, into: &tokens) { wrap(wrapper.wrapped($0)) }
    case .group(let lists): for inner in lists { walk(inner, into: &tokens, wrap) }
    case .dynamic(let inner): walk(inner.value, into: &tokens, wrap)
    default: list.forEachItem { tokens.append(.item(wrap($0))) }
    }
  }

  /// The entries, those of a section or between separators in a menu that is shown inline.
  var menuElements: [UIMenuElement] {
    var nodes: [ObjectIdentifier: ViewNode] = [:]
    for (item, node) in list.map({ Array($0.entries) }) ?? [] { nodes[ObjectIdentifier(item)] = node }
    var done: [UIMenuElement] = []
    var open: [UIMenuElement] = []
    var title = ""
    var hasGroups = false
    func close() {
      if !open.isEmpty { done.append(UIMenu(title: title, options: .displayInline, children: open)) }
      open = []
      title = ""
    }
    for token in tokens {
      switch token {
      case .begin:
        close()
        hasGroups = true
      case .end: close()
      case .header(let item): title = nodes[ObjectIdentifier(item)]?.spokenWords ?? ""
      case .item(let item):
        guard let node = nodes[ObjectIdentifier(item)] else { continue }
        if node.isMenuSeparator {
          close()
          hasGroups = true
          continue
        }
        if let made = option?(node) { open.append(made) } else { open += Self.elements(of: node) }
      }
    }
    guard hasGroups else { return open }
    close()
    return done
  }

  private static func elements(of node: ViewNode) -> [UIMenuElement] {
    if let entry = node as? any MenuElementNode { return entry.menuElements }
    if node is TextNode {
      return [UIAction(title: node.spokenWords ?? "", attributes: .disabled) { _ in }]
    }
    return node.children.flatMap { elements(of: $0) }
  }
}

extension ViewNode {
  fileprivate var isMenuSeparator: Bool {
    if self is any MenuSeparatorNode { return true }
    guard let wrapper = self as? WrapperNode else { return false }
    return wrapper.content.isMenuSeparator
  }
}

private enum InMenuKey: EnvironmentKey {
  static let defaultValue = false
}

private enum InToolbarKey: EnvironmentKey {
  static let defaultValue = false
}

private enum TypeSizeAroundToolbarKey: EnvironmentKey {
  static let defaultValue: DynamicTypeSize? = nil
}

extension EnvironmentValues {
  /// Whether a view is in a bar.
  private(set) var isInToolbar: Bool {
    get { self[InToolbarKey.self] }
    set { self[InToolbarKey.self] = newValue }
  }

  /// The text size of the screen that the bar belongs to.
  private var typeSizeAroundToolbar: DynamicTypeSize? {
    get { self[TypeSizeAroundToolbarKey.self] }
    set { self[TypeSizeAroundToolbarKey.self] = newValue }
  }

  /// Sets what holds in a bar.
  mutating func enterToolbar() {
    typeSizeAroundToolbar = dynamicTypeSize
    isInToolbar = true
  }

  /// Sets what holds in a screen that is presented from a bar: it is as any other.
  @MainActor
  mutating func leaveToolbar() {
    isInToolbar = false
    if let size = typeSizeAroundToolbar { dynamicTypeSize = size }
    typeSizeAroundToolbar = nil
    if buttonStyle.isCollecting { buttonStyle = .automatic }
  }

  /// Whether a view is an entry of a menu.
  var isInMenu: Bool {
    get { self[InMenuKey.self] }
    set { self[InMenuKey.self] = newValue }
  }
}

extension _ViewInputs {
  /// The inputs of the content of a menu.
  @MainActor
  var forMenu: _ViewInputs {
    changingEnvironment {
      $0.isInMenu = true
      $0.areLabelsHidden = false
      $0.labelStyle = AnyLabelStyle(TitleAndIconLabelStyle())
    }
  }
}
