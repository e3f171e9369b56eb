import Foundation

/// A row of bar buttons in their capsules: one end of a navigation bar, or a toolbar.
///
/// Distances from `ios26-netnewswire-article.xml` and `ios26-netnewswire-settings.sheet.xml`: capsules extend 4
/// points beyond the buttons on every side; neighbouring images share a capsule, while each title and each
/// prominent button has its own.
@MainActor
final class BarButtonRow {
  private unowned let host: UIView
  private(set) var items: [UIBarButtonItem] = []
  private var views: [ObjectIdentifier: UIView] = [:]
  private var platters: [BarPlatter] = []

  /// Tool bars that are high enough have somewhat larger buttons, in capsules 48 points high.
  private var hasLargeButtons: Bool {
    SystemMetrics.current.hasPlatters && host is UIToolbar && host.bounds.height >= 48
  }
  private var platterPadding: CGFloat {
    guard SystemMetrics.current.hasPlatters else { return 0 }
    return hasLargeButtons ? 5 : 4
  }
  /// What a symbol beside another one has around it, on both sides together.
  private var neighbourPadding: CGFloat { host is UIToolbar ? 20 : 14 }
  private var buttonHeight: CGFloat { hasLargeButtons ? 38 : BarButton.height }
  static var gapBetweenPlatters: CGFloat { SystemMetrics.current.hasPlatters ? 12 : 8 }
  private var gapInPlatter: CGFloat {
    host is UIToolbar
      ? SystemMetrics.current.gapBetweenToolbarSymbols : SystemMetrics.current.gapBetweenSymbols
  }

  init(host: UIView) { self.host = host }

  func set(_ new: [UIBarButtonItem]) {
    let kept = Set(new.map(ObjectIdentifier.init))
    for item in items where !kept.contains(ObjectIdentifier(item)) {
      views.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
      if item.bar === host { item.bar = nil }
    }
    items = new
    for item in new { item.bar = host }
    host.setNeedsLayout()
    host.accessibilityStructureDidChange()
  }

  func refresh(_ item: UIBarItem) { (views[ObjectIdentifier(item)] as? BarButton)?.refresh() }

  func view(for item: UIBarButtonItem) -> UIView? {
    guard !item.isSpace, !item.isHidden else {
      views.removeValue(forKey: ObjectIdentifier(item))?.removeFromSuperview()
      return nil
    }
    if let custom = item.customView {
      if views[ObjectIdentifier(item)] !== custom {
        views[ObjectIdentifier(item)]?.removeFromSuperview()
        views[ObjectIdentifier(item)] = custom
      }
      if custom.superview !== host { host.addSubview(custom) }
      return custom
    }
    if let view = views[ObjectIdentifier(item)] as? BarButton { return view }
    let button = BarButton(item: item)
    views[ObjectIdentifier(item)] = button
    host.addSubview(button)
    return button
  }

  private func size(of item: UIBarButtonItem, _ view: UIView) -> CGSize {
    if let button = view as? BarButton {
      return button.fittingSize(height: buttonHeight, padding: hasNeighbour(item) ? neighbourPadding : 12)
    }
    var size = view.systemLayoutSizeFitting(.zero)
    if size.width <= 0 || size.height <= 0 {
      let own = view.bounds.size
      size = own.width > 0 && own.height > 0 ? own : view.sizeThatFits(CGSize(width: 200, height: 44))
    }
    if item.width > 0 { size.width = item.width }
    return CGSize(width: size.width, height: min(size.height, 44))
  }

  /// Whether two neighbouring items share a capsule.
  private func share(_ a: UIBarButtonItem, _ b: UIBarButtonItem) -> Bool {
    func joins(_ item: UIBarButtonItem) -> Bool {
      !item.isSpace && item.customView == nil && item.shownTitle == nil && item.style != .done
        && item.sharesBackground
    }
    return joins(a) && joins(b)
  }

  /// Whether something stands directly beside an item.
  private func hasNeighbour(_ item: UIBarButtonItem) -> Bool {
    guard let index = items.firstIndex(where: { $0 === item }) else { return false }
    return (index > 0 && !items[index - 1].isSpace) || (index + 1 < items.count && !items[index + 1].isSpace)
  }

  /// The total width of all items.
  var fittingWidth: CGFloat {
    var width: CGFloat = 0
    for (index, item) in items.enumerated() {
      if item.isSpace {
        width += item.isFixedSpace ? max(item.width, 8) : Self.gapBetweenPlatters
        continue
      }
      guard let view = view(for: item) else { continue }
      width += size(of: item, view).width
      if index > 0, share(items[index - 1], item) {
        width += gapInPlatter
      } else {
        let isNext = index > 0 && !items[index - 1].isFlexibleSpace
        width += 2 * platterPadding + (isNext ? Self.gapBetweenPlatters : 0)
      }
    }
    return width
  }

  /// The width below which views of the app's own are not narrowed: that of a button.
  private static let leastWidth: CGFloat = 44

  /// By how much views of the app's own can be narrowed.
  var narrowableWidth: CGFloat {
    items.reduce(0) { $0 + narrowableWidth(of: $1) }
  }

  private func narrowableWidth(of item: UIBarButtonItem) -> CGFloat {
    guard item.customView != nil, let view = view(for: item) else { return 0 }
    return max(0, size(of: item, view).width - Self.leastWidth)
  }

  /// Lays the items out from the leading edge of a rectangle. Where there is not enough room, views of the app's own are
  /// narrowed.
  /// - Parameters:
  ///   - isReversed: Whether the items run from the trailing edge, as the right-hand ones of a navigation bar do.
  ///   - tint: The colour of prominent capsules.
  func layout(in rect: CGRect, isReversed: Bool, isRightToLeft: Bool, tint: UIColor) {
    var plates: [(frame: CGRect, fill: UIColor?)] = []
    let fitting = fittingWidth
    let spare = max(0, rect.width - fitting)
    let narrowable = fitting > rect.width ? narrowableWidth : 0
    let narrowing = narrowable > 0 ? min(1, (fitting - rect.width) / narrowable) : 0
    let flexible = items.count { $0.isFlexibleSpace }
    let stretch = flexible > 0 ? spare / CGFloat(flexible) : 0
    var x: CGFloat = 0
    var open: (start: CGFloat, end: CGFloat)?
    var openIsProminent = false
    func close() {
      guard let span = open else { return }
      open = nil
      let height = buttonHeight + 2 * platterPadding
      let frame = place(
        CGRect(
          x: span.start - platterPadding, y: rect.midY - height / 2,
          width: span.end - span.start + 2 * platterPadding, height: height),
        in: rect, flips: isReversed != isRightToLeft)
      plates.append((frame, openIsProminent ? tint : nil))
    }
    for (index, item) in items.enumerated() {
      if item.isSpace {
        close()
        // What a flexible space parts keeps apart where there is no room to stretch, too.
        x += item.isFlexibleSpace ? Self.gapBetweenPlatters + stretch : max(item.width, 8)
        continue
      }
      guard let view = view(for: item) else { continue }
      var size = size(of: item, view)
      if narrowing > 0 { size.width -= (narrowableWidth(of: item) * narrowing).rounded(.up) }
      let continues = index > 0 && open != nil && share(items[index - 1], item)
      if continues {
        x += gapInPlatter
      } else {
        close()
        if index > 0, !items[index - 1].isFlexibleSpace { x += Self.gapBetweenPlatters }
        x += platterPadding
      }
      let frame = CGRect(x: x, y: rect.midY - size.height / 2, width: size.width, height: size.height)
      view.frame = place(frame, in: rect, flips: isReversed != isRightToLeft)
      if item.customView == nil || item.hasGlassBehindCustomView, !item.hidesSharedBackground {
        open = (continues ? open?.start ?? x : x, x + size.width)
        openIsProminent = item.style == .done && item.isEnabled
      }
      x += size.width
      if !(index + 1 < items.count && share(item, items[index + 1])) { x += platterPadding }
    }
    close()
    show(plates)
  }

  /// Places the capsules behind the buttons. The views are reused, so that a layout pass that changes nothing does
  /// not trigger another.
  private func show(_ wanted: [(frame: CGRect, fill: UIColor?)]) {
    let plates = SystemMetrics.current.hasPlatters ? wanted : []
    while platters.count > plates.count { platters.removeLast().removeFromSuperview() }
    while platters.count < plates.count {
      let platter = BarPlatter(frame: .zero)
      host.insertSubview(platter, at: 0)
      platters.append(platter)
    }
    for (platter, plate) in zip(platters, plates) {
      if platter.fill != plate.fill { platter.fill = plate.fill }
      if platter.frame != plate.frame { platter.frame = plate.frame }
    }
  }

  private func place(_ frame: CGRect, in rect: CGRect, flips: Bool) -> CGRect {
    let x = flips ? rect.maxX - frame.maxX : rect.minX + frame.minX
    return CGRect(x: x.rounded(), y: frame.minY, width: frame.width, height: frame.height)
  }
}
