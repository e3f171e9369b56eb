import CurbcutUIKit
import Foundation

/// A cell that shows the row of a list.
final class ListCell: UITableViewCell {
  static let identifier = "row"

  private(set) weak var row: ListRowNode?
  private weak var list: ListTable?
  private var path = IndexPath()
  private let card = RowCard()
  /// The lines of a row that has a background of its own, which covers the card.
  private var lines: RowCard?
  private lazy var circle = SelectionCircle(frame: .zero)

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
    rowIdentity = row?.number
    self.path = path
    self.list = list
    row?.host = contentView
    setNeedsLayout()
  }

  /// The row in the coordinates of the cell.
  var rowRect: CGRect {
    guard let row else { return bounds }
    let (leading, trailing) = row.metrics.sectionMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: bounds.minX + (isRightToLeft ? trailing : leading), y: bounds.minY,
      width: row.metrics.sectionWidth(in: bounds.width), height: max(0, bounds.height - spacing))
  }

  /// Below the row, before the next one.
  var spacing: CGFloat {
    guard let row, row.metrics.rowSpacing > 0, let node = list?.node,
      node.sections.indices.contains(path.section), path.row < node.sections[path.section].rows.count - 1
    else { return 0 }
    return row.metrics.rowSpacing
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    guard let row, let list else { return CGSize(width: targetSize.width, height: 44) }
    let width = row.metrics.sectionWidth(in: list.bounds.width)
    return CGSize(
      width: targetSize.width, height: row.size(ProposedViewSize(width: width, height: nil)).height + spacing)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard let row else { return }
    row.host = contentView
    let rect = rowRect
    // Controls for editing stand inside the section, and the row's content between them.
    let (left, right) = (rect.minX, max(0, bounds.width - rect.maxX))
    let (before, after) = (contentView.frame.minX, max(0, bounds.width - contentView.frame.maxX))
    if left > 0 || right > 0, before > 0 || after > 0 {
      for view in subviews where view is UIControl {
        view.frame.origin.x =
          view.frame.midX < bounds.midX ? left : bounds.width - right - view.frame.width
      }
    }
    var x = before > 0 ? left : max(0, rect.minX - before)
    var width = max(0, rect.width - before - after)
    // Where several rows can be selected, a circle beside each shows whether it is.
    let showsCircle = isEditing && list?.node?.selectsSeveral == true && row.select != nil
    if showsCircle {
      let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
      if circle.superview == nil { addSubview(circle) }
      circle.frame = CGRect(
        x: isRightToLeft ? rect.maxX - 46 : rect.minX + 12, y: (bounds.height - 24) / 2, width: 24, height: 24
      )
      circle.isOn = row.isSelected
      if !isRightToLeft { x += 38 }
      width = max(0, width - 38)
    } else if circle.superview != nil {
      circle.removeFromSuperview()
    }
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
    let isMarked = row.isSelected && circle.superview == nil
    let traits = traitCollection
    let base: UIColor =
      isHighlighted || isMarked
      ? .systemGray4 : row.hasBackground ? .clear : isGrouped ? .secondarySystemGroupedBackground : .clear
    card.color = base.resolvedColor(with: traits)
    let isSidebar = row.metrics.style == .sidebar && traits.horizontalSizeClass == .regular
    if isSidebar {
      // Rows stand on the column itself; the selected one has a shape of its own.
      card.color =
        isHighlighted || isMarked ? UIColor.systemGray4.resolvedColor(with: traits) : .clear
      card.radius = (min(22, bounds.height / 2), min(22, bounds.height / 2))
      card.showsLine = false
      card.showsTopLine = false
      row.backgroundRadius = card.radius
      return
    }
    let isAlone = row.metrics.rowSpacing > 0
    let radius = row.metrics.cornerRadius
    card.radius = (path.row == 0 || isAlone ? radius : 0, isLast || isAlone ? radius : 0)
    row.backgroundRadius = card.radius
    if circle.superview != nil { circle.isOn = row.isSelected }
    let own = row.content.trait(ListRowSeparatorTrait.self)
    let next = isLast ? nil : node.knownRow(at: IndexPath(row: path.row + 1, section: path.section))
    let below = next?.content.trait(ListRowSeparatorTrait.self)
    let isShown = (own?[.bottom] ?? .automatic) != .hidden && (below?[.top] ?? .automatic) != .hidden
    let section = row.content.trait(ListSectionSeparatorTrait.self)
    let atEnd = !isGrouped && (section?[.bottom] ?? .automatic) != .hidden
    card.showsLine = isShown && !isAlone && (!isLast || atEnd)
    card.showsTopLine =
      path.row == 0 && !isGrouped && own?[.top] != .hidden && section?[.top] != .hidden
      && (path.section > 0 || node.sections[0].header != nil)
    let ownTint = row.content.trait(ListRowSeparatorTintTrait.self)
    let sectionTint = row.content.trait(ListSectionSeparatorTintTrait.self)
    func color(_ tint: Color?) -> UIColor {
      tint.map { $0.platformColor(node.environment.value) }
        ?? UIColor.separator.resolvedColor(with: traits)
    }
    card.lineColor = color(isLast ? sectionTint?[.bottom] ?? ownTint : ownTint)
    card.topLineColor = color(sectionTint?[.top] ?? ownTint)
    // Beside the controls for editing, the line begins with the text, too.
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let controls = isRightToLeft ? max(0, bounds.width - contentView.frame.maxX) : contentView.frame.minX
    let start = row.separatorStart + (circle.superview != nil ? 38 : isEditing ? controls : 0)
    card.inset = (start, row.metrics.separatorEnd)
    card.isRightToLeft = isRightToLeft
    showLines(aboveContent: row.hasBackground && (card.showsLine || card.showsTopLine))
  }

  private func showLines(aboveContent isAbove: Bool) {
    guard isAbove else {
      lines?.removeFromSuperview()
      lines = nil
      return
    }
    let lines = lines ?? RowCard(frame: .zero)
    self.lines = lines
    lines.frame = card.frame
    lines.takeLines(of: card)
    if subviews.last !== lines { addSubview(lines) }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateCard()
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
      let elements = row.elements(in: self).filter { object in
        guard let element = object as? AccessibilityNode, let place = element.placeInWindow else {
          return true
        }
        return place.intersects(visible)
      }
      guard isEditing else { return elements }
      let controls = subviews.filter { $0 is UIControl && $0.isAccessibilityElement }
      let leading = controls.filter { $0.frame.midX < contentView.frame.midX }
      return leading + elements + controls.filter { $0.frame.midX >= contentView.frame.midX }
    }
    set {}
  }

  /// The elements of the row have traits of their own.
  override var accessibilityTraits: UIAccessibilityTraits {
    get { .none }
    set {}
  }

  /// The words of the row, by which the controls for editing are named.
  override var accessibilityLabel: String? {
    get {
      let leaves = row?.accessibilityItems.flatMap(\.leaves) ?? []
      return AccessibilityWords.joined(leaves.compactMap(\.properties.label))?.plain
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
  var showsTopLine = false { didSet { if showsTopLine != oldValue { setNeedsDisplay() } } }
  var lineColor: UIColor = .separator { didSet { if lineColor != oldValue { setNeedsDisplay() } } }
  var topLineColor: UIColor = .separator { didSet { if topLineColor != oldValue { setNeedsDisplay() } } }
  /// From the sides to the line.
  var inset: (leading: CGFloat, trailing: CGFloat) = (0, 0) {
    didSet { if inset != oldValue { setNeedsDisplay() } }
  }
  var isRightToLeft = false { didSet { if isRightToLeft != oldValue { setNeedsDisplay() } } }

  /// Shows the lines of another card.
  func takeLines(of other: RowCard) {
    (showsLine, showsTopLine) = (other.showsLine, other.showsTopLine)
    (lineColor, topLineColor) = (other.lineColor, other.topLineColor)
    (inset, isRightToLeft) = (other.inset, other.isRightToLeft)
  }

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
    guard showsLine || showsTopLine else { return }
    let pixel = 1 / max(1, traitCollection.displayScale)
    lineColor.setFill()
    let x = isRightToLeft ? inset.trailing : inset.leading
    let width = max(0, bounds.width - inset.leading - inset.trailing)
    if showsLine {
      UIBezierPath(rect: CGRect(x: x, y: bounds.height - pixel, width: width, height: pixel)).fill()
    }
    topLineColor.setFill()
    if showsTopLine { UIBezierPath(rect: CGRect(x: x, y: 0, width: width, height: pixel)).fill() }
  }
}

/// The circle beside a row where several can be selected.
private final class SelectionCircle: UIImageView {
  var isOn: Bool? {
    didSet {
      guard isOn != oldValue else { return }
      image = UIImage(systemName: isOn == true ? "checkmark.circle.fill" : "circle")
      tintColor = isOn == true ? .systemBlue : .tertiaryLabel
      contentMode = .scaleAspectFit
      isAccessibilityElement = false
    }
  }
}

extension ListCell: RowTapTaking {
  package var answersTaps: Bool { row?.answersTaps ?? false }
}
