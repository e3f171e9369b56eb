import Foundation

/// A row of a list in a collection view.
///
/// Assistive technologies treat it like a table row; see `UITableViewCell.rowGrouping`.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The accessories at the ends of the row, from the outside in.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of an indentation level, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether accessories are indented with the content; true by default.
  @Unsupported("UICollectionViewListCell.indentsAccessories: accessories stay at the ends of the row")
  open var indentsAccessories = true
  private var accessoryViews: [(accessory: UICellAccessory, view: UIView)] = []
  private let separator = CellSeparator(frame: .zero)
  private let card = UIView(frame: .zero)
  private lazy var guide: UILayoutGuide = {
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    return guide
  }()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.readInterfaceBuilder(self, as: UICollectionViewListCell.self)
  }

  private func setUp() {
    card.isUserInteractionEnabled = false
    insertSubview(card, at: 0)
    addSubview(separator)
  }

  /// The layout guide for separators.
  open var separatorLayoutGuide: UILayoutGuide { guide }

  /// The default content configuration of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

  private var needsOutlineState = false

  /// Whether a view is an accessory that the system makes, such as the button to delete a row.
  package final func makesAccessory(_ view: UIView) -> Bool {
    accessoryViews.contains { $0.view === view && !$0.accessory.isCustom }
  }

  private func accessoriesDidChange() {
    needsOutlineState = false
    for (_, view) in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.filter { $0.isShown(isEditing: collection?.isEditing ?? false) }.map {
      ($0, $0.makeView(for: self))
    }
    for (_, view) in accessoryViews { addSubview(view) }
    setNeedsLayout()
    accessibilityStructureDidChange()
    collection?.itemContentDidChange()
  }

  // MARK: Outlines

  private var outlineSource: (source: any OutlineSource, path: IndexPath)? {
    guard let collection, let path = collection.indexPath(for: self),
      let source = collection.dataSource as? any OutlineSource
    else { return nil }
    return (source, path)
  }

  /// Whether the row's item is expanded; nil if it cannot be, or the data source is not an outline.
  final var isOutlineExpanded: Bool? {
    guard let (source, path) = outlineSource else { return nil }
    return source.isOutlineItemExpanded(at: path)
  }

  /// Expands or collapses the row's item, or calls the app's handler instead.
  final func toggleOutline(_ handler: (() -> Void)?) {
    if let handler { return handler() }
    guard let (source, path) = outlineSource else { return }
    source.toggleOutlineItem(at: path)
  }

  /// The indentation level set by the data source.
  private var outlineLevel = 0

  /// Called by the data source after it has configured the cell. The disclosure arrow is recreated in the next
  /// layout pass, because the outline state is not known until then.
  final func outlineStateDidChange(level: Int) {
    // An indentation level set by the app is kept.
    if indentationLevel == outlineLevel {
      indentationLevel = level
      outlineLevel = level
    }
    if accessories.contains(where: \.isOutlineDisclosure) { needsOutlineState = true }
  }

  private func toggleByRow() -> Bool {
    guard let toggle = accessories.lazy.compactMap({ $0.rowToggle(of: self) }).first else { return false }
    toggle()
    return true
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if toggleByRow() {
      isHighlighted = false
      return
    }
    super.touchesEnded(touches, with: event)
  }

  // MARK: Layout

  private func width(isLeading: Bool) -> CGFloat {
    accessoryViews.filter { $0.accessory.isLeading == isLeading }
      .reduce(0) { $0 + $1.accessory.size(of: $1.view).width + 12 }
  }

  override func contentFrame(in bounds: CGRect) -> CGRect {
    let leading = width(isLeading: true) + CGFloat(indentationLevel) * indentationWidth
    let trailing = width(isLeading: false)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    return CGRect(
      x: isRightToLeft ? trailing : leading, y: 0, width: max(0, bounds.width - leading - trailing),
      height: bounds.height)
  }

  private var place: (list: UICollectionLayoutListConfiguration, isFirst: Bool, isLast: Bool)? {
    guard let collection, let path = collection.indexPath(for: self),
      let layout = collection.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let list = layout.list(ofSection: path.section)
    else { return nil }
    return (list, path.item == 0, path.item == collection.numberOfItems(inSection: path.section) - 1)
  }

  open override func layoutSubviews() {
    if needsOutlineState { accessoriesDidChange() }
    super.layoutSubviews()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var ends: [Bool: CGFloat] = [true: 16, false: 16]
    for (accessory, view) in accessoryViews {
      let size = accessory.size(of: view)
      let inset = ends[accessory.isLeading] ?? 16
      let isLeft = accessory.isLeading != isRightToLeft
      view.frame = CGRect(
        x: isLeft ? inset : bounds.width - inset - size.width,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      ends[accessory.isLeading] = inset + size.width + 12
    }
    layoutBackground(isRightToLeft: isRightToLeft)
  }

  private func layoutBackground(isRightToLeft: Bool) {
    card.frame = bounds
    sendSubviewToBack(card)
    guard let place else {
      separator.isHidden = true
      return
    }
    let style = place.list.tableStyle
    let isLit = isSelected || isHighlighted
    card.backgroundColor =
      isLit
      ? .systemGray4
      : backgroundConfiguration == nil && backgroundColor == nil ? place.list.cellColor : nil
    let isSidebar = place.list.appearance == .sidebar || place.list.appearance == .sidebarPlain
    if isSidebar, traitCollection.horizontalSizeClass == .regular {
      // Rows stand on the column itself; the selected one has a shape of its own.
      if !isLit, backgroundConfiguration == nil, backgroundColor == nil { card.backgroundColor = nil }
      card.frame = bounds.insetBy(dx: ListMetrics.sidebarSelectionInset, dy: 0)
      card.layer.cornerRadius = min(22, bounds.height / 2)
      separator.isHidden = true
      return
    }
    var corners: CACornerMask = []
    if style == .insetGrouped, place.isFirst {
      corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if style == .insetGrouped, place.isLast {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    for layer in [layer, card.layer] {
      layer.cornerRadius = corners.isEmpty ? 0 : min(ListMetrics.sectionCornerRadius, bounds.height / 2)
      layer.maskedCorners = corners
    }
    clipsToBounds = !corners.isEmpty
    separator.isHidden = !place.list.showsSeparators || (place.isLast && style != .plain)
    let height = 1 / max(1, traitCollection.displayScale)
    var leading = contentFrame(in: bounds).minX + (isRightToLeft ? 0 : 16)
    let leavesBothSides = style == .insetGrouped || SystemMetrics.current.insetsSeparatorsOnBothSides
    var trailing: CGFloat = leavesBothSides ? 16 : 0
    if let hosted = hostedContent {
      let content = contentFrame(in: bounds)
      let before = isRightToLeft ? bounds.width - content.maxX : content.minX
      if let own = hosted.separatorLeading { leading = before + own }
      if let own = hosted.separatorTrailing { trailing = bounds.width - content.width - before + own }
    }
    separator.frame = CGRect(
      x: isRightToLeft ? trailing : leading, y: bounds.height - height,
      width: max(0, bounds.width - leading - trailing), height: height)
  }

  // MARK: Accessibility

  override var hostedContentMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: ListMetrics.rowVerticalMargin, leading: 16, bottom: ListMetrics.rowVerticalMargin, trailing: 16)
  }

  override var rowTraits: UIAccessibilityTraits {
    accessories.reduce(super.rowTraits) { $0.union($1.rowTraits) }
  }

  private var rowContents: RowContents {
    RowContents(of: self, from: subviews.filter { $0 !== separator && $0 !== card })
  }
  private var isCombined: Bool { UITableViewCell.rowGrouping == .combined && rowContents.controls.isEmpty }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UICollectionViewListCell.self, over: UICollectionViewCell.accessibilityDefaults
  ) { answers, inherited in
    answers.isElement = { cell in cell.isCombined && cell.rowContents.joinedText != nil }
    answers.label = { cell in cell.rowContents.joinedText }
    answers.traits = { cell in
      if cell.hostedContent != nil { return .none }
      return cell.isCombined ? cell.rowTraits.union(cell.rowContents.passiveTraits) : cell.rowTraits
    }
    answers.expandedStatus = { cell in
      guard cell.accessories.contains(where: \.isOutlineDisclosure) else { return .unsupported }
      return cell.isOutlineExpanded.map { $0 ? .expanded : .collapsed } ?? .unsupported
    }
    answers.systemCustomActions = { cell in cell.actionsOfRow }
    answers.activate = { cell in cell.toggleByRow() || inherited.activate(cell) }
  }

}
