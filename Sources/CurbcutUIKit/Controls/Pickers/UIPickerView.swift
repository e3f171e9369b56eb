import Foundation

/// A view with one or more wheels, each of which shows a list of rows with one selected.
///
/// Follows <https://developer.apple.com/documentation/uikit/uipickerview>.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UIPickerView.self)
  }

  private func setUp() {
    isOpaque = false
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// Provides the number of wheels and rows; without it nothing is shown.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { needsReload = true; setNeedsLayout() } }
  /// Provides the content of the rows, and is notified of selections; nil by default.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { needsReload = true; setNeedsLayout() } }

  /// Present for old code and without effect: the selection indicator is always shown.
  open var showsSelectionIndicator = true

  // MARK: Components

  private var columns: [PickerColumn] = []
  private var needsReload = true

  private func loadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(picker: self, component: columns.count)
      columns.append(column)
      addSubview(column)
    }
    for column in columns { column.reload() }
    accessibilityStructureDidChange()
  }

  private func column(_ component: Int) -> PickerColumn? {
    loadIfNeeded()
    return columns.indices.contains(component) ? columns[component] : nil
  }

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// The number of rows of a wheel; 0 if there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int { column(component)?.rowCount ?? 0 }

  /// The size of a wheel's rows, in points; zero if there is no such wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let column = column(component) else { return .zero }
    return CGSize(width: width(ofComponent: component), height: column.rowHeight)
  }

  /// The view that the delegate provided for a row, while the row is visible; otherwise nil.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    column(component)?.ownView(forRow: row)
  }

  /// Reloads every wheel from the data source and the delegate.
  open func reloadAllComponents() {
    needsReload = true
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Reloads a wheel from the data source and the delegate. The selected row is kept if it still exists.
  open func reloadComponent(_ component: Int) { column(component)?.reload() }

  /// Selects a row without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    column(component)?.select(row)
  }

  /// The index of the selected row; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int { column(component)?.selectedRow ?? -1 }

  /// Selects a row on behalf of the user, and tells the delegate.
  fileprivate func userSelected(_ row: Int, in column: PickerColumn) {
    guard isUserInteractionEnabled, row != column.selectedRow, (0..<column.rowCount).contains(row) else {
      return
    }
    column.select(row)
    delegate?.pickerView(self, didSelectRow: row, inComponent: column.component)
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  private static let gap: CGFloat = 5
  private static let margin: CGFloat = 9

  private func width(ofComponent component: Int) -> CGFloat {
    if let own = delegate?.pickerView(self, widthForComponent: component), own > 0 { return own }
    guard !columns.isEmpty else { return 0 }
    let gaps = CGFloat(columns.count - 1) * Self.gap
    return max(0, bounds.width - 2 * Self.margin - gaps) / CGFloat(columns.count)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let widths = columns.indices.map { width(ofComponent: $0) }
    let total = widths.reduce(0, +) + CGFloat(max(0, columns.count - 1)) * Self.gap
    var x = bounds.midX - total / 2
    let order =
      effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? Array(columns.indices.reversed()) : Array(columns.indices)
    for index in order {
      columns[index].frame = CGRect(x: x, y: bounds.minY, width: widths[index], height: bounds.height)
      x += widths[index] + Self.gap
    }
  }

  open override func draw(_ rect: CGRect) {
    loadIfNeeded()
    let height = columns.map(\.rowHeight).max() ?? PickerColumn.defaultRowHeight
    UIColor.tertiarySystemFill.setFill()
    let mark = CGRect(
      x: bounds.minX + Self.margin, y: bounds.midY - height / 2,
      width: max(0, bounds.width - 2 * Self.margin),
      height: height)
    UIBezierPath(roundedRect: mark, cornerRadius: min(8, height / 2)).fill()
  }

  // MARK: Accessibility defaults

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIPickerView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.elements = { view in
      view.loadIfNeeded()
      return view.columns
    }
  }
}

/// One wheel of a picker view.
final class PickerColumn: UIView {
  static let defaultRowHeight: CGFloat = 32

  private weak var picker: UIPickerView?
  let component: Int
  private(set) var rowCount = 0
  private(set) var selectedRow = -1
  private var rows: [Int: UIView] = [:]

  init(picker: UIPickerView, component: Int) {
    self.picker = picker
    self.component = component
    super.init(frame: .zero)
    isOpaque = false
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var rowHeight: CGFloat {
    guard let picker, let own = picker.delegate?.pickerView(picker, rowHeightForComponent: component), own > 0
    else { return Self.defaultRowHeight }
    return own
  }

  func reload() {
    guard let picker else { return }
    rowCount = max(0, picker.dataSource?.pickerView(picker, numberOfRowsInComponent: component) ?? 0)
    selectedRow = rowCount == 0 ? -1 : min(max(0, selectedRow), rowCount - 1)
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  func select(_ row: Int) {
    guard rowCount > 0 else { return }
    selectedRow = min(max(0, row), rowCount - 1)
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  private func title(ofRow row: Int) -> String? {
    guard let picker, let delegate = picker.delegate, (0..<rowCount).contains(row) else { return nil }
    return delegate.pickerView(picker, attributedTitleForRow: row, forComponent: component)?.string
      ?? delegate.pickerView(picker, titleForRow: row, forComponent: component)
  }

  func ownView(forRow row: Int) -> UIView? { rows[row].flatMap { $0 is ControlContentLabel ? nil : $0 } }

  private func makeView(forRow row: Int) -> UIView {
    if let picker, let delegate = picker.delegate {
      let own = delegate.pickerView(picker, viewForRow: row, forComponent: component, reusing: nil)
      if !(own is NoPickerRowView) { return own }
    }
    let label = ControlContentLabel()
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 21)
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.6
    if let picker,
      let attributed = picker.delegate?.pickerView(
        picker, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = attributed
    } else {
      label.text = title(ofRow: row)
    }
    return label
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard rowCount > 0 else { return }
    let height = rowHeight
    // The rows lie on a cylinder: the farther from the middle, the flatter and paler they are.
    let radius = bounds.height / 2
    let reach = radius > 0 && height > 0 ? Int((radius * .pi / 2 / height).rounded(.up)) : 0
    let shown = max(0, selectedRow - reach)...min(rowCount - 1, selectedRow + reach)
    for (row, view) in rows where !shown.contains(row) {
      view.removeFromSuperview()
      rows[row] = nil
    }
    for row in shown {
      let view = rows[row] ?? makeView(forRow: row)
      if rows[row] == nil {
        rows[row] = view
        addSubview(view)
      }
      let angle = CGFloat(row - selectedRow) * height / max(1, radius)
      view.isHidden = abs(angle) >= .pi / 2
      view.transform = .identity
      view.bounds = CGRect(x: 0, y: 0, width: bounds.width, height: height)
      view.center = CGPoint(x: bounds.midX, y: bounds.midY + sin(angle) * radius)
      view.transform = CGAffineTransform(scaleX: 1 - 0.08 * abs(sin(angle)), y: max(0.01, cos(angle)))
      view.alpha = row == selectedRow ? 1 : max(0.05, 0.5 * cos(angle))
    }
  }

  // MARK: Touch

  private var dragStart: CGPoint?
  private var dragStartRow = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    dragStart = touches.first?.location(in: self)
    dragStartRow = selectedRow
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start = dragStart, let point = touches.first?.location(in: self) else { return }
    let rows = Int(((start.y - point.y) / rowHeight).rounded())
    select(dragStartRow + rows)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let start = dragStart, let point = touches.first?.location(in: self) else { return }
    dragStart = nil
    let moved = abs(point.y - start.y) > rowHeight / 2
    let offset = moved ? 0 : Int(((point.y - bounds.midY) / rowHeight).rounded())
    let target = min(max(0, selectedRow + offset), max(0, rowCount - 1))
    selectedRow = dragStartRow
    picker?.userSelected(target, in: self)
    setNeedsLayout()
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    dragStart = nil
    select(dragStartRow)
  }

  // MARK: Accessibility defaults

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: PickerColumn.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { column in
      guard let picker = column.picker, let naming = column.naming else { return nil }
      return naming.pickerView(picker, accessibilityAttributedLabelForComponent: column.component)?.string
        ?? naming.pickerView(picker, accessibilityLabelForComponent: column.component)
    }
    answers.value = { column in
      guard column.selectedRow >= 0 else { return nil }
      if let spoken = (column.picker as? DateWheelsView)?.spokenTitle(
        row: column.selectedRow, component: column.component)
      {
        return spoken
      }
      if let title = column.title(ofRow: column.selectedRow) { return title }
      let view = column.rows[column.selectedRow] ?? column.makeView(forRow: column.selectedRow)
      return view is ControlContentLabel ? nil : view.accessibilityLabel ?? view.firstSpokenText
    }
    answers.hint = { column in
      guard let picker = column.picker, let naming = column.naming else { return nil }
      return naming.pickerView(picker, accessibilityAttributedHintForComponent: column.component)?.string
        ?? naming.pickerView(picker, accessibilityHintForComponent: column.component)
    }
    answers.traits = { column in
      var traits: UIAccessibilityTraits = [.adjustable, .pickerElement]
      if column.picker?.isUserInteractionEnabled == false { traits.insert(.notEnabled) }
      return traits
    }
    answers.position = { column in
      column.selectedRow >= 0 && column.rowCount < PickerColumn.uncountedRows
        ? (column.selectedRow + 1, column.rowCount) : nil
    }
    answers.userInputLabels = { column in
      guard let picker = column.picker, let naming = column.naming else { return [] }
      return naming.pickerView(picker, accessibilityUserInputLabelsForComponent: column.component)
    }
    answers.increment = { column in column.picker?.userSelected(column.selectedRow + 1, in: column) }
    answers.decrement = { column in column.picker?.userSelected(column.selectedRow - 1, in: column) }
  }

  /// A wheel with at least this many rows imitates an endless one, so no position such as "3 of 12" is reported.
  static let uncountedRows = 5000

  private var naming: (any UIPickerViewAccessibilityDelegate)? {
    picker?.delegate as? any UIPickerViewAccessibilityDelegate
  }

}

extension UIView {
  /// The label of the first accessibility element among the descendants, in the order of the subviews.
  var firstSpokenText: String? {
    for view in subviews {
      if view.isAccessibilityElement, let label = view.accessibilityLabel { return label }
      if let text = view.firstSpokenText { return text }
    }
    return nil
  }
}
