import AccessibilityTree
import CurbcutUIKit
import CurbcutWebKit
import Foundation

/// Creates a live control from its description: the class, then its properties by Apple's names.
@MainActor
enum TrialView {
  private static let makers: [String: @MainActor (inout CaseReader) throws -> UIView] = [
    "UIView": makePlain, "UILabel": makeLabel, "UIButton": makeButton, "UISwitch": makeSwitch,
    "UISlider": makeSlider, "UIStepper": makeStepper, "UIPageControl": makePageControl,
    "UISegmentedControl": makeSegments, "UITextField": makeTextField, "UISearchBar": makeSearchBar,
    "UITabBar": makeTabBar, "UIPickerView": makePicker, "UIDatePicker": makeDatePicker,
    "UIActivityIndicatorView": { reader in
      let view = UIActivityIndicatorView(style: try reader.bool("isLarge") ?? false ? .large : .medium)
      if try reader.bool("isAnimating") ?? false { view.startAnimating() }
      return view
    },
    "UITableView": makeTable, "WKWebView": makeWebView,
  ]

  static func make(_ reader: CaseReader) throws -> UIView {
    var reader = reader
    let name = try reader.string("class") ?? "UIView"
    guard let maker = makers[name] ?? measuredMakers[name] else {
      let known = (Array(makers.keys) + Array(measuredMakers.keys)).sorted().joined(separator: ", ")
      throw CaseError(path: reader.place("class"), problem: "\"\(name)\" is not one of \(known)")
    }
    let view = try maker(&reader)
    try setAttributes(of: view, &reader)
    try setLayout(of: view, &reader)
    try reader.finish()
    return view
  }

  // MARK: Attributes of every view

  private static func setAttributes(of view: UIView, _ reader: inout CaseReader) throws {
    if let is_ = try reader.bool("isAccessibilityElement") { view.isAccessibilityElement = is_ }
    if let label = try reader.string("accessibilityLabel") { view.accessibilityLabel = label }
    if let value = try reader.string("accessibilityValue") { view.accessibilityValue = value }
    if let hint = try reader.string("accessibilityHint") { view.accessibilityHint = hint }
    if let traits = try CaseNode.traits(&reader, key: "accessibilityTraits") {
      view.accessibilityTraits = UIAccessibilityTraits(rawValue: traits.rawValue)
    }
    if let traits = try CaseNode.traits(&reader, key: "moreAccessibilityTraits") {
      view.accessibilityTraits.formUnion(UIAccessibilityTraits(rawValue: traits.rawValue))
    }
    if let level = try reader.int("accessibilityTextHeadingLevel") {
      view.accessibilityAttributedLabel = NSAttributedString(
        string: view.accessibilityLabel ?? "", attributes: [.accessibilityTextHeadingLevel: level])
    }
    if let type = try reader.choice(
      "accessibilityContainerType",
      ["list": UIAccessibilityContainerType.list, "landmark": .landmark, "semanticGroup": .semanticGroup])
    {
      view.accessibilityContainerType = type
    }
    if let status = try reader.choice(
      "accessibilityExpandedStatus",
      ["expanded": UIAccessibility.ExpandedStatus.expanded, "collapsed": .collapsed])
    {
      view.accessibilityExpandedStatus = status
    }
    let content = try CaseNode.customContent(&reader)
    if !content.isEmpty {
      view.hostedCustomContent = content.map { content in
        let made = AXCustomContent(label: content.label.string, value: content.value.string)
        made.importance = content.isImportant ? .high : .default
        return made
      }
    }
    if let names = try reader.strings("accessibilityCustomActions") {
      view.accessibilityCustomActions = names.map { UIAccessibilityCustomAction(name: $0) { _ in true } }
    }
    let lists = try reader.bool("listsSubviews") ?? false
    if let height = try reader.number("height") { view.bounds.size.height = height }
    try addChildren(to: view, &reader)
    if lists { view.accessibilityElements = view.subviews }
  }

  private static func addChildren(to view: UIView, _ reader: inout CaseReader) throws {
    guard let children = try reader.objects("subviews") else { return }
    var top: CGFloat = 0
    for child in children {
      let made = try make(child)
      made.frame = CGRect(x: 0, y: top, width: 300, height: max(made.intrinsicContentSize.height, 40))
      top = made.frame.maxY
      view.addSubview(made)
    }
    view.bounds.size.height = max(view.bounds.height, top)
  }

  // MARK: Controls

  private static func makePlain(_ reader: inout CaseReader) throws -> UIView {
    let view: UIView
    if let values = try reader.strings("values") {
      view = SteppedView(values)
    } else if let height = try reader.number("fittingHeight") {
      view = SizedView(CGSize(width: UIView.noIntrinsicMetric, height: height))
    } else {
      view = UIView()
    }
    // A plain view is an accessibility element unless its description says otherwise or has subviews.
    view.isAccessibilityElement = !reader.keys.contains("subviews")
    return view
  }

  private static func makeLabel(_ reader: inout CaseReader) throws -> UIView {
    let label = reader.keys.contains("accessibilityFrameOffset") ? MovedLabel() : UILabel()
    label.text = try reader.string("text")
    return label
  }

  private static func makeButton(_ reader: inout CaseReader) throws -> UIView {
    let button = UIButton(type: try reader.bool("isCustom") ?? false ? .custom : .system)
    let title = try reader.string("title")
    if let configuration = try reader.choice(
      "configuration",
      ["plain": UIButton.Configuration.plain(), "gray": .gray(), "filled": .filled(), "tinted": .tinted()])
    {
      button.configuration = configuration
      button.configuration?.title = title
    } else {
      button.setTitle(title, for: .normal)
    }
    if let font = try font(&reader) {
      button.titleLabel?.font = font
      button.configuration?.titleTextAttributesTransformer = .init {
        var attributes = $0
        attributes.font = font
        return attributes
      }
    }
    if let insets = try reader.number("verticalInsets") {
      button.contentEdgeInsets = UIEdgeInsets(top: insets, left: 0, bottom: insets, right: 0)
    }
    if let name = try reader.string("systemImage") {
      button.setImage(UIImage(systemName: name), for: .normal)
    }
    if let enabled = try reader.bool("isEnabled") { button.isEnabled = enabled }
    let chosen = try reader.string("selectedItem")
    if let groups = try reader.objects("menuGroups") {
      button.menu = UIMenu(children: try groups.map(menuGroup))
      button.showsMenuAsPrimaryAction = true
    }
    if let titles = try reader.strings("menu") {
      button.menu = UIMenu(
        options: chosen == nil ? [] : .singleSelection,
        children: titles.map { UIAction(title: $0, state: $0 == chosen ? .on : .off) { _ in } })
      button.showsMenuAsPrimaryAction = true
      button.changesSelectionAsPrimaryAction = chosen != nil
    }
    return button
  }

  /// A group of a menu; one that is a palette shows its entries in a row.
  private static func menuGroup(_ reader: CaseReader) throws -> UIMenu {
    var reader = reader
    let isPalette = try reader.bool("isPalette") ?? false
    let image = UIImage(systemName: "star")
    let titles = try reader.strings("titles") ?? []
    try reader.finish()
    return UIMenu(
      options: isPalette ? [.displayInline, .displayAsPalette] : .displayInline,
      children: titles.map { UIAction(title: $0, image: image) { _ in } })
  }

  private static func makeSwitch(_ reader: inout CaseReader) throws -> UIView {
    let control = UISwitch()
    control.isOn = try reader.bool("isOn") ?? false
    control.isEnabled = try reader.bool("isEnabled") ?? true
    return control
  }

  private static func makeSlider(_ reader: inout CaseReader) throws -> UIView {
    let slider = UISlider()
    slider.minimumValue = Float(try reader.number("minimumValue") ?? 0)
    slider.maximumValue = Float(try reader.number("maximumValue") ?? 1)
    slider.value = Float(try reader.number("value") ?? 0)
    return slider
  }

  private static func makeStepper(_ reader: inout CaseReader) throws -> UIView {
    let stepper = UIStepper()
    if let value = try reader.number("value") { stepper.value = value }
    if let step = try reader.number("stepValue") { stepper.stepValue = step }
    return stepper
  }

  private static func makePageControl(_ reader: inout CaseReader) throws -> UIView {
    let control = UIPageControl()
    control.numberOfPages = try reader.int("numberOfPages") ?? 0
    control.currentPage = try reader.int("currentPage") ?? 0
    return control
  }

  private static func makeSegments(_ reader: inout CaseReader) throws -> UIView {
    let segments = UISegmentedControl(items: try reader.strings("items") ?? [])
    if let index = try reader.int("selectedSegmentIndex") { segments.selectedSegmentIndex = index }
    for index in try reader.numbers("disabledSegments") ?? [] {
      segments.setEnabled(false, forSegmentAt: Int(index))
    }
    return segments
  }

  private static func makeTextField(_ reader: inout CaseReader) throws -> UIView {
    let field = UITextField()
    field.text = try reader.string("text")
    field.placeholder = try reader.string("placeholder")
    if try reader.bool("typesPlainly") == true {
      (field.autocapitalizationType, field.autocorrectionType) = (.none, .no)
    }
    if let height = try reader.number("accessoryHeight") {
      field.inputAccessoryView = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: height))
    }
    return field
  }

  private static func makeSearchBar(_ reader: inout CaseReader) throws -> UIView {
    let bar = UISearchBar()
    bar.placeholder = try reader.string("placeholder")
    return bar
  }

  private static func makeTabBar(_ reader: inout CaseReader) throws -> UIView {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 390, height: 62))
    bar.items = try (reader.objects("items") ?? []).map { item in
      var item = item
      let made = UITabBarItem(title: try item.string("title"), image: nil, selectedImage: nil)
      made.badgeValue = try item.string("badgeValue")
      made.isEnabled = try item.bool("isEnabled") ?? true
      made.accessibilityLabel = try item.string("accessibilityLabel")
      made.accessibilityValue = try item.string("accessibilityValue")
      made.accessibilityHint = try item.string("accessibilityHint")
      try item.finish()
      return made
    }
    if let index = try reader.int("selectedItem"), let items = bar.items, items.indices.contains(index) {
      bar.selectedItem = items[index]
    }
    return bar
  }

  private static func makePicker(_ reader: inout CaseReader) throws -> UIView {
    var wheels: [[String]] = []
    for (index, value) in (try reader.list("components") ?? []).enumerated() {
      var holder = try CaseReader(.object(["rows": value]), path: reader.place("components[\(index)]"))
      wheels.append(try holder.strings("rows") ?? [])
    }
    let picker = WheelsView(wheels)
    for (wheel, row) in (try reader.numbers("selectedRows") ?? []).enumerated() {
      picker.selectRow(Int(row), inComponent: wheel, animated: false)
    }
    picker.bounds.size.height = 216
    return picker
  }

  private static func makeDatePicker(_ reader: inout CaseReader) throws -> UIView {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle =
      try reader.choice(
        "preferredDatePickerStyle", ["inline": .inline, "wheels": .wheels, "compact": .compact])
      ?? .automatic
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    let days = ISO8601DateFormatter()
    if let date = try reader.string("date").flatMap(days.date) { picker.date = date }
    if let date = try reader.string("minimumDate").flatMap(days.date) { picker.minimumDate = date }
    picker.bounds.size.height = 380
    return picker
  }

  private static func makeTable(_ reader: inout CaseReader) throws -> UIView {
    let table = RowsView(
      try (reader.objects("sections") ?? []).map { section in
        var section = section
        let made = RowsView.Section(
          header: try section.string("header"), footer: try section.string("footer"),
          rows: try (section.objects("rows") ?? []).map { row in
            var row = row
            let made = RowsView.Row(
              text: try row.required("text"), isOn: try row.bool("switchIsOn"),
              contentSwitchIsOn: try row.bool("contentSwitchIsOn"),
              hasDisclosure: try row.bool("disclosureIndicator") ?? false)
            try row.finish()
            return made
          })
        try section.finish()
        return made
      })
    table.isEditing = try reader.bool("isEditing") ?? false
    table.bounds.size.height = 500
    return table
  }

  private static func makeWebView(_ reader: inout CaseReader) throws -> UIView {
    let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 393, height: 500))
    _ = view.loadHTMLString(try reader.string("html") ?? "", baseURL: nil)
    return view
  }
}

/// An adjustable view with a list of values, which it steps through.
private final class SteppedView: UIView {
  private let values: [String]
  private var place = 0

  init(_ values: [String]) {
    self.values = values
    super.init(frame: .zero)
    accessibilityTraits = .adjustable
    accessibilityValue = values.first
  }

  required init?(coder: NSCoder) { nil }

  override func accessibilityIncrement() { step(to: place + 1) }
  override func accessibilityDecrement() { step(to: place - 1) }

  private func step(to place: Int) {
    guard values.indices.contains(place) else { return }
    self.place = place
    accessibilityValue = values[place]
  }
}

/// A picker with fixed rows.
private final class WheelsView: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  private let wheels: [[String]]

  init(_ wheels: [[String]]) {
    self.wheels = wheels
    super.init(frame: .zero)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels[component].count
  }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels[component][row]
  }
}

/// A grouped table with its own rows, which can be moved and removed while it is being edited.
private final class RowsView: UITableView, UITableViewDataSource, UITableViewDelegate {
  struct Row {
    var text: String
    /// Whether the switch in its accessory is on; nil for no switch.
    var isOn: Bool?
    /// Whether the switch beside a label in its content view is on; nil for no switch.
    var contentSwitchIsOn: Bool?
    var hasDisclosure: Bool
  }

  struct Section {
    var header, footer: String?
    var rows: [Row]
  }

  private var sectionRows: [Section]

  init(_ sections: [Section]) {
    sectionRows = sections
    super.init(frame: .zero, style: .grouped)
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func numberOfSections(in tableView: UITableView) -> Int { sectionRows.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionRows[section].rows.count
  }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sectionRows[section].header
  }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sectionRows[section].footer
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sectionRows[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    if let isOn = row.contentSwitchIsOn {
      let label = UILabel(frame: CGRect(x: 16, y: 4, width: 250, height: 36))
      label.text = row.text
      let control = UISwitch(frame: CGRect(x: 300, y: 6, width: 63, height: 28))
      control.isOn = isOn
      cell.contentView.addSubview(label)
      cell.contentView.addSubview(control)
    } else {
      cell.textLabel?.text = row.text
    }
    if let isOn = row.isOn {
      let control = UISwitch()
      control.isOn = isOn
      cell.accessoryView = control
    }
    if row.hasDisclosure { cell.accessoryType = .disclosureIndicator }
    return cell
  }
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
    let row = sectionRows[source.section].rows.remove(at: source.row)
    sectionRows[destination.section].rows.insert(row, at: destination.row)
  }
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    sectionRows[indexPath.section].rows.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .none)
  }
}
