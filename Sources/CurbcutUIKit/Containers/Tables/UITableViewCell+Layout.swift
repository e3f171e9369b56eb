import Foundation

extension UITableViewCell {
  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
  private var usesAccessibilitySizes: Bool {
    traitCollection.preferredContentSizeCategory.isAccessibilityCategory
  }
  final var contentMargin: CGFloat {
    placement?.contentMargin ?? ListMetrics.insetContentMargin(forWidth: bounds.width)
  }

  /// What covers the row at its sides: the content view stands between.
  private var clearance: SideInsets { placement?.clearance ?? .zero }

  /// From the end of the row to the system's accessory, in points: the margin of the table.
  private var accessoryTrailing: CGFloat {
    max(contentMargin, ListMetrics.sideMargin(forWidth: table?.bounds.width ?? bounds.width))
  }

  /// What the separator takes of the row's height, in points: the content is that much lower than the row.
  final var separatorSpace: CGFloat {
    guard table?.separatorStyle != UITableViewCell.SeparatorStyle.none else { return 0 }
    return SystemMetrics.current.separatorSpace ?? 1 / max(1, traitCollection.displayScale)
  }

  /// The accessory that is currently shown, and its size.
  final var shownAccessory: (view: UIView, size: CGSize)? {
    if isEditing {
      if let view = editingAccessoryView { return (view, view.bounds.size) }
      return accessory.configured(for: editingAccessoryType).map { ($0, $0.fittingSize) }
    }
    if let view = accessoryView {
      let size = view.bounds.size == .zero ? view.sizeThatFits(bounds.size) : view.bounds.size
      return (view, size)
    }
    return accessory.configured(for: accessoryType).map { ($0, $0.fittingSize) }
  }

  /// The space that the accessory and the editing controls leave in a cell of a given width, from the leading edge.
  final func contentSpan(forWidth width: CGFloat) -> (leading: CGFloat, width: CGFloat) {
    var leading =
      isEditing && editingStyle != .none && shouldIndentWhileEditing ? CellEditingControls.width : 0
    var trailing: CGFloat = 0
    if let (_, size) = shownAccessory {
      trailing = accessoryTrailing + size.width
    }
    if isEditing && showsReorderControl { trailing += CellEditingControls.width }
    leading += clearance.leading
    trailing += clearance.trailing
    return (leading, max(0, width - leading - trailing))
  }

  private func fits(_ text: UILabel?, _ detail: UILabel?) -> ListContentLayout {
    var layout = ListContentLayout()
    switch style ?? .default {
    case .default, .subtitle: layout.arrangement = .stacked
    case .value1: layout.arrangement = .sideBySide
    case .value2: layout.arrangement = .contact
    }
    layout.verticalGap = 2
    layout.hugsTexts = true
    let isSubtitle = style == .subtitle && text?.hasListText == true && detail?.hasListText == true
    let vertical =
      isSubtitle ? SystemMetrics.current.subtitleRowMargin : ListMetrics.rowVerticalMargin
    let indent = CGFloat(indentationLevel) * indentationWidth
    let trailing = shownAccessory == nil ? contentMargin : ListMetrics.accessoryToContent
    layout.margins = NSDirectionalEdgeInsets(
      top: vertical, leading: contentMargin + indent, bottom: vertical, trailing: trailing)
    if let view = builtInViews.image, let image = view.image {
      let size = image.isSymbolImage ? view.intrinsicContentSize : image.size
      layout.imageSize = size
      layout.reservedImageWidth = image.isSymbolImage ? ListMetrics.iconSize : 0
      if size.height > ListMetrics.rowHeight - 20 {
        layout.margins.top = 4
        layout.margins.bottom = 4
      }
    }
    layout.isRightToLeft = isRightToLeft
    layout.usesAccessibilitySizes = usesAccessibilitySizes
    layout.minimumHeight = ListMetrics.rowHeight - separatorSpace
    return layout
  }

  /// At accessibility sizes the built-in labels wrap, as UIKit's own do.
  private func prepareBuiltInLabels() {
    guard usesAccessibilitySizes else { return }
    for label in [builtInViews.text, builtInViews.detail] where label?.numberOfLines == 1 {
      label?.numberOfLines = 0
    }
  }

  /// The height that fits the content at a given width, in points.
  final func fittingHeight(forWidth width: CGFloat) -> CGFloat {
    let span = contentSpan(forWidth: width)
    let least = leastHeightForAccessory
    if let view = contentConfigurationView {
      applyMargins()
      updateHostedContent()
      return max(least, heightFitting(view, width: span.width))
    }
    if style != nil, hasBuiltInContent {
      prepareBuiltInLabels()
      let result = fits(builtInViews.text, builtInViews.detail).layout(
        width: span.width, height: nil, text: builtInViews.text, secondary: builtInViews.detail)
      return max(least, inWholePixels(result.height) + separatorSpace)
    }
    applyMargins()
    var height: CGFloat = 0
    if !constraints.isEmpty {
      let left = isRightToLeft ? width - span.leading - span.width : span.leading
      let insets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: width - left - span.width)
      height =
        constraintFittingSize(
          CGSize(width: width, height: 0), around: contentView, insets: insets, horizontal: .required,
          vertical: .fittingSizeLevel
        ).height
    } else if !contentView.constraints.isEmpty {
      height = heightFitting(contentView, width: span.width)
    }
    return height > 1 ? max(least, height + separatorSpace) : max(least, ListMetrics.rowHeight)
  }

  /// The height that the accessory needs. A row with a switch is a point higher than one of text.
  private var leastHeightForAccessory: CGFloat {
    guard let (view, size) = shownAccessory else { return 0 }
    let padding = view is UISwitch ? SystemMetrics.current.switchRowPadding : 12
    return size.height + padding + separatorSpace
  }

  private func inWholePixels(_ height: CGFloat) -> CGFloat {
    height.roundedUp(toScale: max(1, traitCollection.displayScale))
  }

  private var hasBuiltInContent: Bool {
    builtInViews.text?.hasListText == true || builtInViews.detail?.hasListText == true
      || builtInViews.image?.image != nil
  }

  private func heightFitting(_ view: UIView, width: CGFloat) -> CGFloat {
    if let list = view as? UIListContentView {
      return list.sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  private func applyMargins() {
    // The app, or its document, has given the content view margins of its own.
    if let own = contentView.layoutState?.fixedMargins, own != appliedMargins { return }
    if contentView.layoutState?.margins != nil { return }
    let trailing = shownAccessory == nil ? contentMargin : ListMetrics.accessoryToContent
    let vertical = ListMetrics.rowVerticalMargin
    var margins = UIEdgeInsets(
      top: vertical, left: isRightToLeft ? trailing : contentMargin, bottom: vertical,
      right: isRightToLeft ? contentMargin : trailing)
    if layoutState?.fixedMargins != nil || layoutState?.margins != nil {
      margins = layoutMargins
      if shownAccessory != nil {
        if isRightToLeft { margins.left = trailing } else { margins.right = trailing }
      }
    }
    appliedMargins = margins
    // These are the cell's margins already. If inherited from the cell as well, they would grow with a content view
    // that is higher than its cell, as it is before the row is measured.
    if contentView.preservesSuperviewLayoutMargins { contentView.preservesSuperviewLayoutMargins = false }
    if contentView.layoutMargins != margins { contentView.layoutMargins = margins }
  }

  final func layoutCell() {
    applyMargins()
    updateHostedContent()
    let span = contentSpan(forWidth: bounds.width)
    let x = isRightToLeft ? bounds.width - span.leading - span.width : span.leading
    let frame = CGRect(x: x, y: 0, width: span.width, height: max(0, bounds.height - separatorSpace))
    if contentView.frame != frame { contentView.frame = frame }
    contentConfigurationView?.frame = contentView.bounds
    layoutBuiltIn()
    layoutAccessory()
    editing.layout(
      in: clearance.apply(to: bounds, isRightToLeft: isRightToLeft), isRightToLeft: isRightToLeft)
    layoutSeparator()
  }

  private func layoutBuiltIn() {
    guard contentConfigurationView == nil, style != nil else { return }
    prepareBuiltInLabels()
    let (text, detail, image) = builtInViews
    let result = fits(text, detail).layout(
      width: contentView.bounds.width, height: contentView.bounds.height, text: text, secondary: detail)
    // A lone title fills the height of the row (`ios26-netnewswire-settings.sheet.xml`: 330 by 52 in a row of 52).
    if let text {
      var frame = result.text
      if detail?.hasListText != true && image?.image == nil {
        (frame.origin.y, frame.size.height) = (0, contentView.bounds.height)
      }
      text.frame = frame
    }
    detail?.frame = result.secondary
    image?.frame = result.image
  }

  private func layoutAccessory() {
    let shown = shownAccessory
    if shown?.view !== accessory, accessory.superview != nil { accessory.removeFromSuperview() }
    if let view = accessoryView, shown?.view !== view, view.superview === self { view.removeFromSuperview() }
    guard let (view, size) = shown else { return }
    if view.superview !== self { addSubview(view) }
    let reorder = isEditing && showsReorderControl ? CellEditingControls.width : 0
    let inset = (view === accessory ? accessoryTrailing : contentMargin) + clearance.trailing
    let x = isRightToLeft ? inset + reorder : bounds.width - inset - reorder - size.width
    view.frame = CGRect(
      x: x, y: ((bounds.height - size.height) / 2).rounded(toScale: max(1, traitCollection.displayScale)),
      width: size.width, height: size.height)
  }

  private func layoutSeparator() {
    guard let placement, placement.drawsSeparator, let table, table.separatorStyle != .none else {
      if separator.superview != nil { separator.removeFromSuperview() }
      return
    }
    if separator.superview == nil { addSubview(separator) }
    separator.backgroundColor = table.separatorColor ?? .separator
    let height = 1 / max(1, traitCollection.displayScale)
    var leading = contentMargin + clearance.leading
    var trailing: CGFloat = SystemMetrics.current.insetsSeparatorsOnBothSides ? contentMargin : 0
    trailing += clearance.trailing
    if hasOwnSeparatorInset || table.hasOwnSeparatorInset {
      let inset = hasOwnSeparatorInset ? separatorInset : table.separatorInset
      (leading, trailing) = (inset.left + clearance.leading, inset.right + clearance.trailing)
    } else if let hosted = hostedContent {
      let content = contentView.frame
      let before = isRightToLeft ? bounds.width - content.maxX : content.minX
      let after = bounds.width - content.width - before
      if let own = hosted.separatorLeading { leading = before + own }
      if let own = hosted.separatorTrailing { trailing = after + own }
    } else if let text = builtInViews.text, builtInViews.image?.image != nil, !isRightToLeft {
      leading = max(leading, contentView.frame.minX + text.frame.minX)
    }
    let width = bounds.width - leading - trailing
    separator.frame = CGRect(
      x: isRightToLeft ? trailing : leading, y: bounds.height - height, width: max(0, width), height: height)
  }

  /// Updates the background: that of the selection, or else the app's own, or else that of the table's style.
  final func updateSelectionBackground() {
    let isLit =
      selectionStyle != .none && (isSelected || isHighlighted)
      && !(isEditing && selectedBackgroundView == nil)
    if let view = selectedBackgroundView {
      if isLit, view.superview !== self {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(view, belowSubview: contentView)
      } else if !isLit, view.superview === self {
        view.removeFromSuperview()
      }
    }
    rounding.isLit = isLit && selectedBackgroundView == nil
    if let placement { rounding.apply(to: self, placement) }
  }

  private var rounding: CellBackground {
    if let found = subviews.first(where: { $0 is CellBackground }) as? CellBackground {
      if subviews.first !== found { sendSubviewToBack(found) }
      return found
    }
    let made = CellBackground(frame: bounds)
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(made, at: 0)
    return made
  }
}

/// The rounded card of an inset section, and the grey of a selected row.
final class CellBackground: UIView {
  var isLit = false

  func apply(to cell: UITableViewCell, _ placement: CellPlacement) {
    isUserInteractionEnabled = false
    let own =
      cell.backgroundConfiguration?.backgroundColor
      ?? cell.backgroundColor
      ?? (placement.isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
    backgroundColor =
      isLit ? .systemGray4 : (cell.backgroundColor == nil && cell.backgroundView == nil ? own : nil)
    guard placement.style == .insetGrouped else {
      cell.layer.cornerRadius = 0
      return
    }
    var corners: CACornerMask = []
    if placement.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if placement.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    let radius = min(ListMetrics.sectionCornerRadius, cell.bounds.height / 2)
    for layer in [layer, cell.layer] {
      layer.cornerRadius = corners.isEmpty ? 0 : radius
      layer.maskedCorners = corners
    }
    cell.clipsToBounds = true
  }
}
