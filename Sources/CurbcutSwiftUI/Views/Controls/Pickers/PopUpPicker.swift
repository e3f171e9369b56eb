import CurbcutUIKit
import Foundation

/// A picker that shows its selection in a button and opens a menu. It is one element: "title, value".
struct PopUpPicker: View {
  var picker: PickerProperties
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.areLabelsHidden) private var isLabelHidden

  var body: some View {
    // Outside of a form only the selection is shown.
    RowWithControl(label: isInRow && !isLabelHidden ? picker.label : nil, spoken: picker.label) {
      MenuButtonLook(
        label: AnyView(
          HStack(spacing: 5) {
            if let own = picker.valueLabel { own } else { SelectedOption(picker: picker) }
            Image(systemName: "chevron.up.chevron.down").imageScale(.small).accessibilityHidden(true)
            // In a row the selection is a value like others, and not in the tint of a button.
          }.foregroundStyle(isInRow ? AnyShapeStyle(Color.secondary) : AnyShapeStyle(.tint)))
      )
      .padding(.vertical, isInRow ? 0 : 7).padding(.horizontal, isInRow ? 0 : 12)
    }
    .modifier(MenuModifier(content: MenuPicker(picker: picker, isSubmenu: false), primaryAction: nil))
    .modifier(MenuPickerElement())
  }
}

/// The element of a picker that opens a menu: the words of its label and its selection, and what its button does.
private struct MenuPickerElement: PrimitiveModifier {
  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(inputs, body(inputs))
  }

  private final class Node: WrapperNode {
    override func makeAccessibilityItems() -> [AccessibilityItem] {
      let parts = content.accessibilityItems.flatMap(\.leaves)
      guard var element = parts.first(where: { $0.properties.traits.contains(.button) }) else { return parts }
      element.properties.label = .joined(parts.compactMap(\.properties.label))
      element.properties.traits.formUnion(.opensMenu)
      element.properties.defaultAction = (content as? MenuNode)?.openAction
      element.place = self
      return [element]
    }
  }
}

/// A picker whose options are segments.
struct SegmentedPicker: PrimitiveView {
  var picker: PickerProperties

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: PlatformNode<UISegmentedControl> {
    private let picker: Attribute<PickerProperties>
    private var options: PickerOptions?
    private var shown: [Segment] = []

    private struct Segment: Equatable {
      var title: String
      /// What is said in place of the title; nil for the title.
      var spoken: String?
      var image: UIImage?
      var isEnabled: Bool
    }

    init(_ view: Attribute<SegmentedPicker>, _ inputs: _ViewInputs) {
      picker = view.map { $0.picker }
      super.init(UISegmentedControl(frame: .zero), inputs)
      options = PickerOptions(picker, owner: self, inputs)
      platformView.addAction(UIAction { [weak self] _ in self?.wasChanged() }, for: .valueChanged)
      observe { [unowned self] in
        platformView.adopt(environment.value)
        options?.check(picker.value.selection)
        bringUpToDate()
        invalidateLayout()
        accessibilityDidChange()
      }
    }

    private func bringUpToDate() {
      let options = options?.options ?? []
      let new = options.map { option in
        let words = option.node.menuWords
        let title = option.node.shownTexts.first ?? words.title
        return Segment(
          title: title, spoken: words.title == title ? nil : words.title,
          image: title.isEmpty || option.node.isPictureOnly ? words.image : nil,
          isEnabled: option.node.environment.value.isEnabled)
      }
      if new != shown {
        shown = new
        platformView.removeAllSegments()
        for (index, segment) in new.enumerated() {
          if let image = segment.image {
            let named = image.withRenderingMode(image.renderingMode)
            if !segment.title.isEmpty { named.accessibilityLabel = segment.spoken ?? segment.title }
            platformView.insertSegment(with: named, at: index, animated: false)
          } else {
            platformView.insertSegment(withTitle: segment.title, at: index, animated: false)
            if let spoken = segment.spoken {
              platformView.setAccessibilityLabel(spoken, forSegmentAt: index)
            }
          }
          platformView.setEnabled(segment.isEnabled, forSegmentAt: index)
        }
      }
      let selected = options.firstIndex { $0.tag == picker.value.selection } ?? UISegmentedControl.noSegment
      if platformView.selectedSegmentIndex != selected { platformView.selectedSegmentIndex = selected }
    }

    private func wasChanged() {
      let index = platformView.selectedSegmentIndex
      let options = options?.options ?? []
      guard options.indices.contains(index) else { return }
      picker.value.select(options[index].tag)
      // A binding may refuse the value.
      graph.afterUpdate { [weak self] in self?.bringUpToDate() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      bringUpToDate()
      let ideal = platformView.sizeThatFits(.zero)
      return CGSize(width: max(0, proposal.width ?? ideal.width), height: 32)
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      bringUpToDate()
      return super.makeAccessibilityItems()
    }
  }
}

extension ViewNode {
  /// Whether the node shows a picture and no text.
  fileprivate var isPictureOnly: Bool {
    let parts = accessibilityItems.flatMap(\.leaves)
    return !parts.isEmpty && parts.allSatisfy { $0.properties.traits.contains(.image) }
  }
}

/// A picker whose options are on a wheel.
struct WheelPicker: PrimitiveView {
  var picker: PickerProperties

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(view, inputs)
  }

  private final class Node: PlatformNode<UIPickerView> {
    private let picker: Attribute<PickerProperties>
    private var options: PickerOptions?
    private let source = Source()

    init(_ view: Attribute<WheelPicker>, _ inputs: _ViewInputs) {
      picker = view.map { $0.picker }
      super.init(UIPickerView(frame: .zero), inputs)
      options = PickerOptions(picker, owner: self, inputs)
      source.select = { [weak self] row in self?.wasChanged(row) }
      platformView.dataSource = source
      platformView.delegate = source
      observe { [unowned self] in
        platformView.adopt(environment.value)
        platformView.isUserInteractionEnabled = environment.value.isEnabled
        options?.check(picker.value.selection)
        bringUpToDate()
        invalidateLayout()
        accessibilityDidChange()
      }
    }

    private func bringUpToDate() {
      let options = options?.options ?? []
      let titles = options.map { $0.node.spokenWords ?? "" }
      if titles != source.titles {
        source.titles = titles
        platformView.reloadAllComponents()
      }
      guard let row = options.firstIndex(where: { $0.tag == picker.value.selection }) else { return }
      if platformView.selectedRow(inComponent: 0) != row {
        platformView.selectRow(row, inComponent: 0, animated: isPlaced)
      }
    }

    private func wasChanged(_ row: Int) {
      let options = options?.options ?? []
      guard options.indices.contains(row) else { return }
      picker.value.select(options[row].tag)
      // A binding may refuse the value.
      graph.afterUpdate { [weak self] in self?.bringUpToDate() }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
      bringUpToDate()
      let ideal = platformView.sizeThatFits(.zero)
      return CGSize(width: max(0, proposal.width ?? ideal.width), height: ideal.height)
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      bringUpToDate()
      return super.makeAccessibilityItems()
    }
  }

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var titles: [String] = []
    var select: ((Int) -> Void)?

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      titles.count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    {
      titles.indices.contains(row) ? titles[row] : nil
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      select?(row)
    }
  }
}
