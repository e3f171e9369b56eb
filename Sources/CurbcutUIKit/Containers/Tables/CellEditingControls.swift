import AccessibilityTree
import Foundation

/// The controls of a row in editing mode: the delete or insert control at the leading edge, and the reorder control
/// at the trailing edge.
@MainActor
final class CellEditingControls {
  static let width: CGFloat = 40

  private weak var cell: UITableViewCell?
  private lazy var editControl = RowControl(kind: .delete)
  private lazy var reorderControl = RowControl(kind: .reorder)
  private var confirmation: DeleteConfirmation?

  init(cell: UITableViewCell) { self.cell = cell }

  func layout(in bounds: CGRect, isRightToLeft: Bool) {
    guard let cell else { return }
    let showsEdit = cell.isEditing && cell.editingStyle != .none
    let showsReorder = cell.isEditing && cell.showsReorderControl && confirmation == nil
    if !showsEdit { endConfirming() }
    guard showsEdit || showsReorder || cell.subviews.contains(where: { $0 is RowControl }) else { return }
    show(
      editControl, showsEdit, kind: cell.editingStyle == .insert ? .insert : .delete,
      x: isRightToLeft ? bounds.maxX - Self.width : bounds.minX, in: cell)
    show(
      reorderControl, showsReorder, kind: .reorder,
      x: isRightToLeft ? bounds.minX : bounds.maxX - Self.width, in: cell)
    guard let confirmation else { return }
    let width = min(confirmation.wantedWidth, bounds.width / 2)
    confirmation.frame = CGRect(
      x: isRightToLeft ? bounds.minX : bounds.maxX - width, y: 0, width: width, height: bounds.height)
  }

  /// Whether the row asks whether it is to be deleted.
  var isConfirming: Bool { confirmation != nil }

  /// Shows the button that deletes the row.
  func confirm() {
    guard confirmation == nil, let cell, let table = cell.table else { return }
    table.endConfirmingDeletion()
    let button = DeleteConfirmation(title: table.deleteTitle(of: cell)) { [weak self, weak cell] in
      guard let self, let cell else { return }
      endConfirming()
      cell.table?.commitEditing(.delete, of: cell)
    }
    confirmation = button
    cell.addSubview(button)
    cell.setNeedsLayout()
    cell.layoutIfNeeded()
    UIAccessibility.post(notification: .layoutChanged, argument: button)
  }

  func endConfirming() {
    guard let button = confirmation else { return }
    confirmation = nil
    button.removeFromSuperview()
    cell?.setNeedsLayout()
  }

  private func show(
    _ control: RowControl, _ shown: Bool, kind: RowControl.Kind, x: CGFloat, in cell: UITableViewCell
  ) {
    guard shown else {
      if control.superview != nil { control.removeFromSuperview() }
      return
    }
    control.kind = kind
    if control.superview !== cell { cell.addSubview(control) }
    control.frame = CGRect(x: x, y: 0, width: Self.width, height: cell.bounds.height)
  }
}

/// A delete, insert or reorder control of a row in editing mode.
final class RowControl: UIControl {
  enum Kind { case delete, insert, reorder }

  var kind: Kind { didSet { setNeedsDisplay() } }

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    addAction(UIAction { [weak self] _ in _ = self?.perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    kind = .delete
    super.init(coder: coder)
  }

  private var cell: UITableViewCell? { superview as? UITableViewCell }

  @discardableResult
  private func perform() -> Bool {
    guard let cell, let table = cell.table else { return false }
    switch kind {
    case .delete: cell.editing.isConfirming ? cell.editing.endConfirming() : cell.editing.confirm()
    case .insert: table.commitEditing(.insert, of: cell)
    case .reorder: return false
    }
    return true
  }

  // MARK: Dragging

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard kind == .reorder else { return super.beginTracking(touch, with: event) }
    guard let cell, let table = cell.table else { return false }
    table.reordering = RowReordering(cell, in: table, at: touch.location(in: table).y)
    return table.reordering != nil
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard kind == .reorder else { return super.continueTracking(touch, with: event) }
    guard let table = cell?.table, let reordering = table.reordering else { return false }
    reordering.move(to: touch.location(in: table).y)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if kind == .reorder { cell?.table?.reordering?.end() }
  }

  override func cancelTracking(with event: UIEvent?) {
    if kind == .reorder { cell?.table?.reordering?.cancel() }
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: RowControl.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    // As recorded in Settings: "Remove English (US), button", "Reorder English (US), button, draggable".
    answers.label = { control in
      let row = control.cell?.accessibilityLabel ?? ""
      let verb =
        switch control.kind {
        case .delete: SystemWord.remove.text
        case .insert: SystemWord.insert.text
        case .reorder: SystemWord.reorder.text
        }
      return row.isEmpty ? verb : SystemWord.verbAndRow.text(verb, row)
    }
    answers.traits = { control in
      control.kind == .reorder
        ? [.button, UIAccessibilityTraits(rawValue: AccessibilityTraits.draggable.rawValue)] : .button
    }
    answers.activate = { control in control.perform() }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    if kind == .reorder {
      context.setFillColor(UIColor.tertiaryLabel.cgColor)
      for line in -1...1 {
        context.fill(CGRect(x: middle.x - 10, y: middle.y - 1 + CGFloat(line) * 6, width: 20, height: 2))
      }
      return
    }
    let disc = CGRect(x: middle.x - 11, y: middle.y - 11, width: 22, height: 22)
    context.setFillColor((kind == .delete ? UIColor.systemRed : .systemGreen).cgColor)
    context.addPath(UIBezierPath(ovalIn: disc).cgPath)
    context.fillPath()
    context.setFillColor(UIColor.white.cgColor)
    context.fill(CGRect(x: middle.x - 6, y: middle.y - 1, width: 12, height: 2))
    if kind == .insert { context.fill(CGRect(x: middle.x - 1, y: middle.y - 6, width: 2, height: 12)) }
  }
}
