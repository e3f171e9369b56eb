import CurbcutUIKit
import Foundation

/// The options of a picker: the nodes of its content that have a tag.
@MainActor
final class PickerOptions {
  struct Option {
    let tag: PickerTag
    let node: ViewNode
  }

  private let list: ChildList
  private let canHold: (PickerTag) -> Bool

  /// Makes the options, which become children of the owner.
  init(
    _ content: ViewList, owner: ViewNode, canHold: @escaping (PickerTag) -> Bool, _ inputs: _ViewInputs
  ) {
    list = ChildList(content, owner: owner, inputs)
    self.canHold = canHold
  }

  /// Makes the options of a picker.
  convenience init(_ picker: Attribute<PickerProperties>, owner: ViewNode, _ inputs: _ViewInputs) {
    self.init(
      PickerProperties.list(of: picker, inputs), owner: owner,
      canHold: GraphNode.untracked { picker.value.canHold }, inputs)
  }

  /// Warns of a selection that none of the options has.
  func check(_ selection: PickerTag) {
    let options = options
    guard !options.isEmpty, !options.contains(where: { $0.tag == selection }) else { return }
    GraphWarning.missingTag(selection.description).report()
  }

  /// The options in order.
  var options: [Option] {
    list.nodes.compactMap { node in node.pickerTag(canHold).map { Option(tag: $0, node: node) } }
  }
}

extension ViewNode {
  /// The tag of a view, or the id that a `ForEach` gave it. A tag of another type than the selection's is as none,
  /// because SwiftUI keeps the tags of each type apart.
  func pickerTag(_ canHold: (PickerTag) -> Bool) -> PickerTag? {
    let tags = [trait(TagTrait.self), idFromList].compactMap { $0 }.map { PickerTag(any: $0) }
    return tags.first(where: canHold) ?? tags.first
  }

  private var idFromList: AnyHashable? {
    ids.first ?? (self as? WrapperNode)?.content.idFromList
  }
}

extension PickerProperties {
  /// The list of a picker's content.
  static func list(of picker: Attribute<PickerProperties>, _ inputs: _ViewInputs) -> ViewList {
    AnyView._makeViewList(view: _GraphValue(picker.map { $0.content }), inputs: inputs).list
  }
}

/// The view of the option that is selected.
struct SelectedOption: PrimitiveView {
  var picker: PickerProperties

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: ViewNode {
    private var options: PickerOptions?
    private var selection: PickerTag

    init(_ view: Attribute<SelectedOption>, _ inputs: _ViewInputs) {
      selection = view.value.picker.selection
      super.init(inputs)
      options = PickerOptions(view.map { $0.picker }, owner: self, inputs)
      observe { [unowned self] in
        selection = view.value.picker.selection
        options?.check(selection)
        invalidateLayout()
        viewsDidChange()
        accessibilityDidChange()
      }
    }

    private var selected: ViewNode? { options?.options.first { $0.tag == selection }?.node }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { selected?.size(proposal) ?? .zero }

    override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
      selected?.place(at: rect.origin, proposal)
    }

    override var spacing: ViewSpacing { selected?.currentSpacing ?? .zero }

    override func explicitAlignment(_ key: AlignmentKey, in dimensions: ViewDimensions) -> CGFloat? {
      selected?.dimensions(dimensions.proposal).explicit(key)
    }

    override func collectViews(into views: inout [UIView]) { selected?.collectViews(into: &views) }

    /// A view that was named for the selection is read in place of the one that is shown.
    override func makeAccessibilityItems() -> [AccessibilityItem] {
      guard AccessibilityRelations.selectionsMayBeNamed else { return selected?.accessibilityItems ?? [] }
      let named = options?.options.lazy.map(\.node.accessibilityItems).first { items in
        items.contains { $0.properties.selectionIdentifier.map { PickerTag(any: $0) } == selection }
      }
      return named ?? selected?.accessibilityItems ?? []
    }
  }
}

/// The options of a picker as entries of a menu: among the others, or in a menu of their own.
struct MenuPicker: PrimitiveView {
  var picker: PickerProperties
  var isSubmenu: Bool

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: WrapperNode, MenuElementNode {
    private let menu: Attribute<MenuPicker>
    private let entries: MenuContentNode

    init(_ view: Attribute<MenuPicker>, _ inputs: _ViewInputs) {
      menu = view
      entries = MenuContentNode(PickerProperties.list(of: view.map { $0.picker }, inputs), inputs) { node in
        guard let tag = node.pickerTag(GraphNode.untracked { view.value.picker.canHold }) else { return nil }
        let (picker, words) = (view.value.picker, node.menuWords)
        let isEnabled = node.environment.value.isEnabled
        return UIAction(
          title: words.title, subtitle: words.subtitle, image: words.image,
          attributes: isEnabled ? [] : .disabled, state: tag == picker.selection ? .on : .off
        ) { _ in picker.select(tag) }
      }
      super.init(
        inputs, AnyView._makeView(view: _GraphValue(view.map { $0.picker.label }), inputs: inputs).node)
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      entries.willBeRemoved()
    }

    var menuElements: [UIMenuElement] {
      let words = content.menuWords
      let options: UIMenu.Options =
        menu.value.isSubmenu ? .singleSelection : [.displayInline, .singleSelection]
      return [
        UIMenu(
          title: menu.value.isSubmenu ? words.title : "", image: menu.value.isSubmenu ? words.image : nil,
          options: options, children: entries.menuElements)
      ]
    }
  }
}
