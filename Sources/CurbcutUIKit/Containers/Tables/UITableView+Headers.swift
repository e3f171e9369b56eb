import AccessibilityTree
import Foundation

extension UITableView {
  /// Whether a height means "automatic". Interface Builder writes the same heights for every table, whatever the
  /// real ones: in `ios26-netnewswire-settings.sheet.xml` the storyboard says 18, but the headers are 38⅓ points
  /// high.
  private func isUnset(_ height: CGFloat) -> Bool {
    height < 0 || (style != .plain && [10, 18].contains(height))
      || (style == .plain && [22, 28].contains(height))
  }

  private func headerHeight(_ section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let view = headerView(section)
    if let fixed = fixed(asked, isGiven: view != nil, usual: sectionHeaderHeight) { return fixed }
    guard let view else { return style == .plain ? 0 : ListMetrics.sectionGap }
    let height = fittingHeight(of: view)
    if style == .plain { return height + max(0, sectionHeaderTopPadding) }
    return section == 0 && view is UITableViewHeaderFooterView ? height + ListMetrics.sectionGap : height
  }

  private func footerHeight(_ section: Int) -> CGFloat {
    let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let view = footerView(section)
    if let fixed = fixed(asked, isGiven: view != nil, usual: sectionFooterHeight) { return fixed }
    guard let view else { return style == .plain ? 0 : ListMetrics.sectionGap }
    return fittingHeight(of: view)
  }

  /// The estimated height of a header that is not displayed yet, without creating its view.
  final func guessedHeaderHeight(_ section: Int) -> CGFloat {
    guard !isStatic else { return 0 }
    let title = content?.tableView(self, titleForHeaderInSection: section) ?? ""
    let asked = tableDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    let guess =
      tableDelegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      ?? estimatedSectionHeaderHeight
    return guessedEdgeHeight(asked, guess: guess, title: title, usual: sectionHeaderHeight)
  }

  /// The estimated height of a footer that is not displayed yet.
  final func guessedFooterHeight(_ section: Int) -> CGFloat {
    guard !isStatic else { return 0 }
    let title = content?.tableView(self, titleForFooterInSection: section) ?? ""
    let asked = tableDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    let guess =
      tableDelegate?.tableView(self, estimatedHeightForFooterInSection: section)
      ?? estimatedSectionFooterHeight
    return guessedEdgeHeight(asked, guess: guess, title: title, usual: sectionFooterHeight)
  }

  private func guessedEdgeHeight(_ asked: CGFloat, guess: CGFloat, title: String, usual: CGFloat) -> CGFloat {
    if let fixed = fixed(asked, isGiven: !title.isEmpty, usual: usual) { return fixed }
    if guess > 0 { return guess }
    if !title.isEmpty { return ListMetrics.guessedHeaderHeight }
    return style == .plain ? 0 : ListMetrics.sectionGap
  }

  /// Creates and measures the header of a visible section.
  final func measureHeader(_ section: Int) -> (amount: CGFloat, wasGuess: Bool) {
    let before = model.sections[section].header
    let height = headerHeight(section)
    model.sections[section].header = TableModel.Edge(height: height, isMeasured: true)
    return (height - before.height, !before.isMeasured)
  }

  /// Creates and measures the footer of a visible section.
  final func measureFooter(_ section: Int) -> (amount: CGFloat, wasGuess: Bool) {
    let before = model.sections[section].footer
    let height = footerHeight(section)
    model.sections[section].footer = TableModel.Edge(height: height, isMeasured: true)
    return (height - before.height, !before.isMeasured)
  }

  /// Removes headers and footers that have scrolled out of sight.
  final func retireEdges(outside span: (top: CGFloat, bottom: CGFloat)) {
    for (index, view) in headers.sorted(by: { $0.key < $1.key }) {
      if model.sections.indices.contains(index) {
        let section = model.sections[index]
        let bottom = style == .plain ? section.bottom : section.rowsTop
        if section.top < span.bottom, bottom > span.top { continue }
      }
      headers[index] = nil
      retireEdge(view, ofSection: index, isHeader: true)
    }
    for (index, view) in footers.sorted(by: { $0.key < $1.key }) {
      if model.sections.indices.contains(index) {
        let section = model.sections[index]
        if section.rowsBottom < span.bottom, section.bottom > span.top { continue }
      }
      footers[index] = nil
      retireEdge(view, ofSection: index, isHeader: false)
    }
  }

  final func retireEdge(_ view: UIView, ofSection index: Int, isHeader: Bool) {
    rowNumbers.reclaim(from: view, at: Self.edgePath(index, isHeader: isHeader))
    view.removeFromSuperview()
    if isHeader {
      tableDelegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: index)
    } else {
      tableDelegate?.tableView(self, didEndDisplayingFooterView: view, forSection: index)
    }
    if let view = view as? UITableViewHeaderFooterView { reuse.wait(view) }
  }

  /// The index path that identifies a header or footer among the rows.
  private static func edgePath(_ section: Int, isHeader: Bool) -> IndexPath {
    [section, isHeader ? -1 : -2]
  }

  /// The fixed height requested by the app; nil if the content determines the height.
  private func fixed(_ asked: CGFloat, isGiven: Bool, usual: CGFloat) -> CGFloat? {
    if isUnset(asked) { return nil }
    // A plain table reserves no space for missing headers.
    return style == .plain && !isGiven && asked == usual ? 0 : asked
  }

  private func fittingHeight(of view: UIView) -> CGFloat {
    if let view = view as? UITableViewHeaderFooterView {
      view.contentInsets = contentMargin + sectionInsets + clearance
      return view.fittingHeight(forWidth: bounds.width)
    }
    let size = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : max(view.frame.height, ListMetrics.sectionGap)
  }

  /// The header view of a section: the delegate's, or else one with the data source's title.
  final func headerView(_ section: Int) -> UIView? {
    if let view = headers[section] { return view }
    var view = tableDelegate?.tableView(self, viewForHeaderInSection: section)
    if view == nil, let title = content?.tableView(self, titleForHeaderInSection: section), !title.isEmpty {
      view = titleView(title, isFooter: false)
    }
    guard let view else { return nil }
    headers[section] = view
    rowNumbers.give(to: view, at: Self.edgePath(section, isHeader: true))
    (view as? UITableViewHeaderFooterView)?.role = .header(style)
    tableDelegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    addSubview(view)
    return view
  }

  final func footerView(_ section: Int) -> UIView? {
    if let view = footers[section] { return view }
    var view = tableDelegate?.tableView(self, viewForFooterInSection: section)
    if view == nil, let title = content?.tableView(self, titleForFooterInSection: section), !title.isEmpty {
      view = titleView(title, isFooter: true)
    }
    guard let view else { return nil }
    footers[section] = view
    rowNumbers.give(to: view, at: Self.edgePath(section, isHeader: false))
    (view as? UITableViewHeaderFooterView)?.role = .footer(style)
    tableDelegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    addSubview(view)
    return view
  }

  private func titleView(_ title: String, isFooter: Bool) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.role = isFooter ? .footer(style) : .header(style)
    let isCapitalised = !isFooter && style != .plain && SystemMetrics.current.capitalisesGroupedHeaders
    view.textLabel?.text = isCapitalised ? title.uppercased() : title
    return view
  }

  // MARK: Index

  final func layoutSectionIndex() {
    let titles = content?.sectionIndexTitles(for: self) ?? []
    guard !titles.isEmpty, model.rowCount >= sectionIndexMinimumDisplayRowCount else {
      if indexView.superview != nil { indexView.removeFromSuperview() }
      return
    }
    indexView.titles = titles
    if indexView.superview == nil { addSubview(indexView) }
    let visible = bounds.inset(by: adjustedContentInset)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    indexView.frame = CGRect(
      x: isRightToLeft ? visible.minX : visible.maxX - 15, y: visible.minY, width: 15, height: visible.height)
  }

  /// Scrolls to the section of an index title.
  final func showSection(ofIndexTitle index: Int) {
    guard indexView.titles.indices.contains(index), let content else { return }
    let section = content.tableView(self, sectionForSectionIndexTitle: indexView.titles[index], at: index)
    guard model.sections.indices.contains(section) else { return }
    let y = model.sections[section].top - adjustedContentInset.top
    setContentOffset(clamped(CGPoint(x: contentOffset.x, y: y)), animated: false)
  }
}

/// The index titles at the side of a long table: one adjustable element, labelled "Table index".
final class SectionIndexView: UIView {
  private weak var table: UITableView?
  private var current = 0
  var titles: [String] = [] { didSet { if titles != oldValue { setNeedsDisplay() } } }

  init(table: UITableView) {
    self.table = table
    super.init(frame: .zero)
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
    let step = min(15, bounds.height / CGFloat(max(1, titles.count)))
    var y = bounds.midY - step * CGFloat(titles.count) / 2
    for title in titles {
      let label = UILabel(frame: CGRect(x: 0, y: y, width: bounds.width, height: step))
      label.font = font
      label.textColor = tintColor
      label.textAlignment = .center
      label.text = title == UITableView.indexSearch ? "⌕" : title
      if let context = UIGraphicsGetCurrentContext() {
        context.saveGState()
        context.translateBy(x: 0, y: y)
        label.draw(label.bounds)
        context.restoreGState()
      }
      y += step
    }
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: SectionIndexView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { _ in SystemWord.tableIndex.text }
    answers.value = { view in view.titles.indices.contains(view.current) ? view.titles[view.current] : nil }
    answers.traits = { _ in
      [.adjustable, UIAccessibilityTraits(rawValue: AccessibilityTraits.tableIndex.rawValue)]
    }
    answers.increment = { view in view.move(by: 1) }
    answers.decrement = { view in view.move(by: -1) }
  }

  private func move(by step: Int) {
    current = min(max(current + step, 0), max(0, titles.count - 1))
    table?.showSection(ofIndexTitle: current)
    accessibilityAttributesDidChange()
  }
}
