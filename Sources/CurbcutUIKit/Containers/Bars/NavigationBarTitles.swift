import Foundation

/// What a navigation bar says of its screen: the title between its buttons or large below them, the subtitle, and the
/// prompt above.
@MainActor
final class NavigationBarTitles {
  private unowned let bar: UINavigationBar
  private let title = BarTitle()
  private let large = BarTitle()
  private let subtitle = UILabel()
  private let prompt = UILabel()
  /// The view that the item shows in place of its title; nil for none.
  private(set) weak var shownView: UIView?

  init(bar: UINavigationBar) {
    self.bar = bar
    for label in [title, subtitle, prompt] { label.textAlignment = .center }
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    prompt.font = .systemFont(ofSize: 13)
    prompt.textColor = .secondaryLabel
  }

  /// The labels, in the order in which they lie over each other.
  var labels: [UIView] { [title, large, subtitle, prompt] }

  /// The font of a large title unless the app sets another; it follows the text size.
  var usualLargeFont: UIFont {
    let size =
      UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: bar.traitCollection).pointSize
    return .systemFont(ofSize: size, weight: .bold)
  }

  // MARK: Content

  /// Shows the titles of an item.
  func apply(_ item: UINavigationItem?) {
    // Once the large title has scrolled away, a small title appears between the buttons.
    let isLarge = bar.showsLargeTitle && bar.collapse < bar.largeTitleHeight
    let hidesRow = bar.hidesTitleRow
    show(hidesRow ? nil : item?.titleView)
    let appearance = item?.standardAppearance ?? bar.standardAppearance
    title.text = item?.title
    title.isHidden = hidesRow || item?.titleView != nil || isLarge || (item?.title ?? "").isEmpty
    title.font =
      bar.showsInlineLargeTitle
      ? .systemFont(ofSize: 34, weight: .bold) : .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = bar.barStyle == .black ? .white : .label
    large.text = item?.largeTitle ?? item?.title
    large.isHidden = !isLarge
    large.font = usualLargeFont
    large.textColor = title.textColor
    set(
      bar.showsInlineLargeTitle
        ? bar.largeTitleTextAttributes ?? appearance.largeTitleTextAttributes
        : bar.titleTextAttributes ?? appearance.titleTextAttributes, of: title)
    set(bar.largeTitleTextAttributes ?? appearance.largeTitleTextAttributes, of: large)
    subtitle.text = item?.subtitle
    subtitle.isHidden = item?.subtitle == nil || (title.isHidden && !isLarge) || hidesRow
    prompt.text = item?.prompt
    prompt.isHidden = item?.prompt == nil || hidesRow
  }

  private func show(_ view: UIView?) {
    guard shownView !== view else { return }
    shownView?.removeFromSuperview()
    shownView = view
    if let view { bar.addSubview(view) }
  }

  private func set(_ attributes: [NSAttributedString.Key: Any], of label: UILabel) {
    if let color = attributes[.foregroundColor] as? UIColor { label.textColor = color }
    if let font = attributes[.font] as? UIFont { label.font = font }
  }

  // MARK: Layout

  /// Places the prompt at the bar's top.
  ///
  /// - Returns: whether there is one.
  func layOutPrompt() -> Bool {
    guard !prompt.isHidden else { return false }
    let clear = bar.boundsClearOfSides
    prompt.frame = CGRect(x: clear.minX + 16, y: 6, width: max(0, clear.width - 32), height: 18)
    return true
  }

  /// Centres the title in the bar if there is room, otherwise in the space that is left.
  func layOut(in row: CGRect, inner: CGRect, before: CGFloat, after: CGFloat) {
    let room = CGRect(
      x: inner.minX + before, y: row.minY, width: max(0, inner.width - before - after), height: row.height)
    let tabs = bar.navigationController?.tabBarController?.tabsOnTop(in: bar)
    func place(_ size: CGSize) -> CGRect {
      if let tabs { return placed(size, in: room, besides: tabs) }
      let width = min(size.width.rounded(.up), room.width)
      if bar.showsInlineLargeTitle {
        let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return CGRect(
          x: isRightToLeft ? room.maxX - width : room.minX, y: row.midY - size.height / 2, width: width,
          height: size.height)
      }
      let x = min(max(row.midX - width / 2, room.minX), room.maxX - width)
      return CGRect(x: x.rounded(), y: row.midY - size.height / 2, width: width, height: size.height)
    }
    if let view = shownView {
      var size = view.systemLayoutSizeFitting(CGSize(width: room.width, height: row.height))
      if size.width <= 0 || size.height <= 0 {
        size = view.bounds.size.width > 0 ? view.bounds.size : view.sizeThatFits(room.size)
      }
      view.frame = place(CGSize(width: min(size.width, room.width), height: min(size.height, row.height)))
      return
    }
    var frame = place(title.sizeThatFits(CGSize(width: 10_000, height: row.height)))
    if !subtitle.isHidden, !title.isHidden {
      frame.origin.y -= 8
      let size = subtitle.sizeThatFits(CGSize(width: room.width, height: row.height))
      subtitle.frame = place(size).offsetBy(dx: 0, dy: 11)
    }
    title.frame = frame
  }

  /// Before the tabs of an iPad, which stand in the middle of the row.
  private func placed(_ size: CGSize, in room: CGRect, besides tabs: ClosedRange<CGFloat>) -> CGRect {
    let isRightToLeft = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let space = isRightToLeft ? room.maxX - tabs.upperBound - 8 : tabs.lowerBound - 8 - room.minX
    let width = min(size.width.rounded(.up), max(0, space))
    return CGRect(
      x: isRightToLeft ? room.maxX - width : room.minX, y: room.midY - size.height / 2, width: width,
      height: size.height)
  }

  /// Places the large title, and its subtitle below it.
  ///
  /// - Returns: whether there is one.
  func layOutLarge(at y: CGFloat, isRightToLeft: Bool) -> Bool {
    guard !large.isHidden else { return false }
    let bounds = bar.boundsClearOfSides
    let margin = ListMetrics.sideMargin(
      recorded: SystemMetrics.current.largeTitleMargin, forWidth: bounds.width)
    let room = max(0, bounds.width - 2 * margin)
    func x(_ width: CGFloat) -> CGFloat {
      isRightToLeft ? bounds.maxX - margin - width : bounds.minX + margin
    }
    let wanted = large.sizeThatFits(CGSize(width: 10_000, height: 100))
    let height = min(wanted.height, bar.largeTitleHeight)
    let width = min(wanted.width.rounded(.up), room)
    // Recorded on iOS 26: 57 points below the bar's top, 60 above a subtitle, which is 39 below the title's top.
    let top = y + (subtitle.isHidden ? 3 : 6) - bar.collapse
    large.frame = CGRect(x: x(width), y: top, width: width, height: height)
    if !subtitle.isHidden {
      let size = subtitle.sizeThatFits(CGSize(width: room, height: 100))
      let width = min(size.width.rounded(.up), room)
      subtitle.frame = CGRect(x: x(width), y: top + height - 2, width: width, height: size.height)
    }
    return true
  }
}

/// A bar's title: a heading with no other traits (`ios26-settings-root.xml`: traits "Header").
final class BarTitle: UILabel {
  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: BarTitle.self, over: UILabel.accessibilityDefaults
  ) { answers, _ in
    answers.traits = { _ in .header }
  }
}
