import CurbcutUIKit
import Foundation

/// A cell that shows the row of a list.
final class ListCell: UITableViewCell {
  static let identifier = "row"

  private(set) weak var row: ListRowNode?
  private weak var list: ListTable?
  private var path = IndexPath()
  private let card = RowCard()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    backgroundColor = .clear
    selectionStyle = .none
    insertSubview(card, at: 0)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ row: ListRowNode?, at path: IndexPath, in list: ListTable) {
    if self.row !== row, self.row?.host === contentView { self.row?.host = nil }
    self.row = row
    self.path = path
    self.list = list
    row?.host = contentView
    setNeedsLayout()
  }

  /// The row in the coordinates of the cell.
  var rowRect: CGRect {
    guard let row else { return bounds }
    return bounds.insetBy(dx: row.metrics.sectionMargin, dy: 0)
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard let row, let list else { return CGSize(width: targetSize.width, height: 44) }
    let width = list.bounds.width - 2 * row.metrics.sectionMargin
    return CGSize(
      width: targetSize.width, height: row.size(ProposedViewSize(width: width, height: nil)).height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let row else { return }
    row.host = contentView
    let rect = rowRect
    let x = max(0, rect.minX - contentView.frame.minX)
    let width = min(rect.width, contentView.bounds.width - x)
    row.place(at: CGPoint(x: x, y: 0), ProposedViewSize(width: width, height: nil))
    card.frame = rect
    updateCard()
  }

  /// Draws the background and the line below the row.
  func updateCard() {
    guard let row, let list, let node = list.node, node.sections.indices.contains(path.section) else {
      return
    }
    let isLast = path.row == node.sections[path.section].rows.count - 1
    let isGrouped = row.metrics.style.isGrouped
    card.color =
      isHighlighted || row.isSelected
      ? .systemGray4 : row.hasBackground ? .clear : isGrouped ? .secondarySystemGroupedBackground : .clear
    card.radius = (path.row == 0 ? row.metrics.cornerRadius : 0, isLast ? row.metrics.cornerRadius : 0)
    let visibility = row.content.trait(ListRowSeparatorTrait.self) ?? .automatic
    card.showsLine = visibility != .hidden && (!isLast || !isGrouped)
    card.inset = row.metrics.rowInset
  }

  override func setHighlighted(_ highlighted: Bool, animated: Bool) {
    super.setHighlighted(highlighted, animated: animated)
    updateCard()
  }

  // MARK: Accessibility

  override var isAccessibilityElement: Bool {
    get { false }
    set {}
  }

  override var accessibilityElements: [Any]? {
    get {
      guard let row, row.host === contentView else { return [] }
      row.graph.update()
      row.surface.layOutContent()
      guard let list else { return [] }
      // Only what can be seen of a row at the edge.
      let visible = list.convert(list.bounds, to: nil)
      return row.elements(in: self).filter { object in
        guard let element = object as? AccessibilityNode, let place = element.placeInWindow else {
          return true
        }
        return place.intersects(visible)
      }
    }
    set {}
  }

  /// What a swipe over the row reveals, for its elements to offer.
  var swipeActions: [UIAccessibilityCustomAction] {
    (row?.offeredActions ?? []).map { named in
      UIAccessibilityCustomAction(name: named.name.plain) { _ in
        named.action()
        return true
      }
    }
  }
}

/// The background of a row with the line below it.
private final class RowCard: UIView {
  var color: UIColor = .clear { didSet { if color != oldValue { setNeedsDisplay() } } }
  var radius: (top: CGFloat, bottom: CGFloat) = (0, 0) {
    didSet { if radius != oldValue { setNeedsDisplay() } }
  }
  var showsLine = false { didSet { if showsLine != oldValue { setNeedsDisplay() } } }
  var inset: CGFloat = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let (top, bottom) = (min(radius.top, bounds.height / 2), min(radius.bottom, bounds.height / 2))
    color.setFill()
    var corners: UIRectCorner = []
    if top > 0 { corners.formUnion([.topLeft, .topRight]) }
    if bottom > 0 { corners.formUnion([.bottomLeft, .bottomRight]) }
    let size = CGSize(width: max(top, bottom), height: max(top, bottom))
    UIBezierPath(roundedRect: bounds, byRoundingCorners: corners, cornerRadii: size).fill()
    guard showsLine else { return }
    let pixel = 1 / max(1, traitCollection.displayScale)
    UIColor.separator.setFill()
    UIBezierPath(
      rect: CGRect(x: inset, y: bounds.height - pixel, width: bounds.width - 2 * inset, height: pixel)
    ).fill()
  }
}
