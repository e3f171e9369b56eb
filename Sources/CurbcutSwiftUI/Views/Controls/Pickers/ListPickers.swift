import CurbcutUIKit
import Foundation

/// A picker whose options are rows among the others of a list; a wheel elsewhere.
struct InlinePicker: MultipleView {
  var picker: PickerProperties

  @MainActor static func makeList(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewList {
    let picker = view.map { $0.picker }
    guard inputs.isInList else {
      return WheelPicker._makeViewList(
        view: _GraphValue(picker.map { WheelPicker(picker: $0) }), inputs: inputs
      )
      .list
    }
    let wrapper = ItemWrapper { item, inputs in
      let content = item.make(inputs)
      let tag = content.pickerTag(GraphNode.untracked { picker.value.canHold })
      return InlineOptionNode(picker, tag, inputs, content)
    }
    let label = AnyView._makeViewList(view: _GraphValue(picker.map { $0.label }), inputs: inputs).list
    let options = ViewList.modified(PickerProperties.list(of: picker, inputs), wrapper)
    let hidesLabel = inputs.environment.map { $0.areLabelsHidden }
    return .group([.dynamic(Attribute { hidesLabel.value ? .group([]) : label }), options])
  }
}

/// The row of an option, with a check mark when it is selected.
@MainActor
final class InlineOptionNode: ContainerNode<TouchArea> {
  private let picker: Attribute<PickerProperties>
  private let tag: PickerTag?
  private let mark: ViewNode
  private var isSelected = false

  init(_ picker: Attribute<PickerProperties>, _ tag: PickerTag?, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.picker = picker
    self.tag = tag
    let symbol = Attribute(Image(systemName: "checkmark").renderingMode(.template))
    mark =
      Image._makeView(
        view: _GraphValue(symbol),
        inputs: inputs.changingEnvironment { $0.foregroundStyle = AnyShapeStyle(Color.controlTint) }
      ).node
    super.init(TouchArea(), inputs, content)
    adopt(mark)
    platformView.onTap = { [weak self] in self?.choose() }
    observe { [unowned self] in
      platformView.isEnabled = environment.value.isEnabled
      isSelected = tag != nil && picker.value.selection == tag
      viewsDidChange()
      accessibilityDidChange()
    }
  }

  private func choose() {
    if let tag { picker.value.select(tag) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let check = mark.size(.unspecified)
    let inner = content.size(
      ProposedViewSize(width: proposal.width.map { max(0, $0 - check.width - 8) }, height: proposal.height))
    return CGSize(
      width: max(proposal.width ?? 0, inner.width + check.width + 8), height: max(inner.height, check.height))
  }

  override func placeChildren(in rect: CGRect, _ proposal: ProposedViewSize) {
    let check = mark.size(.unspecified)
    let offered = ProposedViewSize(width: max(0, rect.width - check.width - 8), height: rect.height)
    let inner = content.size(offered)
    let isRightToLeft = environment.value.layoutDirection == .rightToLeft
    content.place(
      at: CGPoint(
        x: isRightToLeft ? rect.maxX - inner.width : rect.minX, y: rect.midY - inner.height / 2), offered)
    mark.place(
      at: CGPoint(
        x: isRightToLeft ? rect.minX : rect.maxX - check.width, y: rect.midY - check.height / 2), .unspecified
    )
  }

  override func collectViews(into views: inout [UIView]) {
    mark.view?.isHidden = !isSelected
    super.collectViews(into: &views)
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    mark.view?.isHidden = !isSelected
    let parts = content.accessibilityItems.flatMap(\.leaves)
    var element = AccessibilityProperties()
    let texts = parts.filter { !$0.properties.traits.contains(.image) }
    element.label = .joined((texts.isEmpty ? parts : texts).compactMap(\.properties.label))
    element.identifier = parts.first { $0.properties.identifier != nil }?.properties.identifier
    element.traits = isSelected ? [.button, .selected] : .button
    if environment.value.isEnabled {
      element.defaultAction = { [weak self] in self?.choose() }
    } else {
      element.traits.formUnion(.notEnabled)
    }
    return [.element(self, element)]
  }
}

/// A picker that leads to a list of its options.
struct LinkPicker: View {
  var picker: PickerProperties
  @State private var isPressed = false
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    PickerLinkSurface(
      picker: picker,
      content: HStack(spacing: 8) {
        ControlLabel(picker.label)
        Spacer()
        SelectedOption(picker: picker).foregroundStyle(.secondary)
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.secondary)
          .accessibilityHidden(true)
      })
  }
}

/// Pushes the list of a picker's options when it is tapped.
private struct PickerLinkSurface<Content: View>: PrimitiveView {
  var picker: PickerProperties
  var content: Content

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(
      view.map { $0.picker }, inputs,
      Content._makeView(view: _GraphValue(view.map { $0.content }), inputs: inputs).node)
  }

  private final class Node: ContainerNode<TouchArea> {
    private let picker: Attribute<PickerProperties>
    private let hidden: OptionsHolder

    init(_ picker: Attribute<PickerProperties>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.picker = picker
      hidden = OptionsHolder(picker, inputs)
      super.init(TouchArea(), inputs, content)
      platformView.onTap = { [weak self] in self?.open() }
      observe { [unowned self] in
        platformView.isEnabled = environment.value.isEnabled
        _ = picker.value
        accessibilityDidChange()
      }
    }

    private func open() {
      var responder: UIResponder? = surface
      while let current = responder, !(current is UIViewController) { responder = current.next }
      guard let navigation = (responder as? UIViewController)?.navigationController else { return }
      let options = hidden.options?.options ?? []
      let current = picker.value
      let list = PickerListController(
        titles: options.map { $0.node.spokenWords ?? "" },
        selected: options.firstIndex { $0.tag == current.selection }
      ) { [weak self] row in
        if options.indices.contains(row) { self?.picker.value.select(options[row].tag) }
      }
      list.title = hidden.labelNode.spokenWords
      navigation.pushViewController(list, animated: true)
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      let parts = content.accessibilityItems.flatMap(\.leaves)
      var element = AccessibilityProperties()
      element.label = .joined(parts.compactMap(\.properties.label))
      element.traits = .button
      if environment.value.isEnabled {
        element.defaultAction = { [weak self] in self?.open() }
      } else {
        element.traits.formUnion(.notEnabled)
      }
      return [.element(self, element)]
    }
  }

  /// Keeps the nodes of the options and of the label, which are not drawn here.
  private final class OptionsHolder: ViewNode {
    private(set) var options: PickerOptions?
    let labelNode: ViewNode

    init(_ picker: Attribute<PickerProperties>, _ inputs: _ViewInputs) {
      labelNode = AnyView._makeView(view: _GraphValue(picker.map { $0.label }), inputs: inputs).node
      super.init(inputs)
      options = PickerOptions(picker, owner: self, inputs)
    }
  }
}

/// The list of a picker's options, with a check mark beside the one that is selected.
final class PickerListController: UITableViewController {
  private let titles: [String]
  private var selected: Int?
  private let choose: (Int) -> Void

  init(titles: [String], selected: Int?, choose: @escaping (Int) -> Void) {
    self.titles = titles
    self.selected = selected
    self.choose = choose
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    titles.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = titles[indexPath.row]
    cell.accessoryType = indexPath.row == selected ? .checkmark : .none
    cell.accessibilityTraits = indexPath.row == selected ? [.button, .selected] : .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = indexPath.row
    choose(indexPath.row)
    navigationController?.popViewController(animated: true)
  }
}
