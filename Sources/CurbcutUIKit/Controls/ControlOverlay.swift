import Foundation

/// A card in front of the screen, near the control that opened it: a calendar, wheels or a menu. Everything behind it
/// is unreachable until it closes.
final class ControlOverlay: UIView {
  private let card = GlassView(frame: .zero)
  private let content: UIView
  private let anchor: CGRect
  private weak var source: UIView?
  private let dismissRegion = DismissRegion(frame: .zero)
  /// Called before the card is removed.
  var willClose: (() -> Void)?
  /// Called after the card has been removed.
  var didClose: (() -> Void)?
  /// Returns the view on which an assistive technology starts; if nil, it starts on the card's first element.
  var firstFocus: (() -> UIView?)?
  /// The accessibility label of the region outside the card.
  var dismissLabel: String {
    get { dismissRegion.label }
    set {
      dismissRegion.label = newValue
      // In recordings of VoiceOver, "Dismiss context menu" follows the last entry of a menu, whereas the dismiss
      // region of a popover comes first.
      accessibilityElements = newValue == SystemWord.dismissMenu.text ? [card, dismissRegion] : nil
    }
  }

  /// Returns the part of the content that is seen first where it scrolls; if nil, its beginning is.
  var firstShown: (() -> CGRect?)?
  /// With which part of its target the card is aligned.
  enum Alignment {
    /// A title in the menu bar.
    case leading
    case center
    /// At the trailing edge stands the value of a row.
    case trailing
  }
  var alignment = Alignment.center
  /// Called with where a tap outside the card was, in the window's coordinates; returns whether it was taken, so that
  /// the card closes no further.
  var tapOutside: ((CGPoint) -> Bool)?
  /// Whether the card stands above its target where there is room, as an edit menu does.
  var prefersAbove = false
  /// Where the card is, in the window's coordinates.
  var cardFrame: CGRect { convert(card.frame, to: nil) }

  /// - Parameters:
  ///   - content: what the card shows.
  ///   - source: the control that opens it, to which an assistive technology returns.
  ///   - target: the rectangle of the source beside which the card stands; nil for the whole of it.
  init(content: UIView, near source: UIView, target: CGRect? = nil) {
    self.content = content
    self.source = source
    anchor = source.convert(target ?? source.bounds, to: nil)
    super.init(frame: .zero)
    isOpaque = false
    dismissRegion.close = { [weak self] in self?.close() }
    dismissRegion.takesTap = { [weak self] in self?.tapOutside?($0) ?? false }
    card.cornerRadius = SystemMetrics.current.menuCornerRadius
    card.density = 0.86
    card.shadowStrength = 0.2
    card.layer.shadowRadius = 30
    card.layer.shadowOffset = CGSize(width: 0, height: 10)
    addSubview(dismissRegion)
    addSubview(card)
    card.addSubview(content)
  }

  required init?(coder: NSCoder) { nil }

  func show(in window: UIWindow) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tintColor = source?.tintColor
    window.addSubview(self)
    setNeedsLayout()
    layoutIfNeeded()
    UIAccessibility.post(notification: .screenChanged, argument: firstFocus?() ?? content)
  }

  /// Whether a card is open in a window.
  static func isOpen(in window: UIWindow) -> Bool {
    window.storedSubviews.contains { $0 is ControlOverlay }
  }

  func close() {
    guard superview != nil else { return }
    willClose?()
    guard superview != nil else { return }
    removeFromSuperview()
    didClose?()
    UIAccessibility.post(notification: .screenChanged, argument: source)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dismissRegion.frame = bounds
    let margin: CGFloat = 8
    var size = content.intrinsicContentSize
    size.width = min(size.width, bounds.width - 2 * margin)
    let top = safeAreaInsets.top + margin
    let bottom = bounds.maxY - max(margin, safeAreaInsets.bottom)
    let height = min(size.height, bottom - top)
    let below = anchor.maxY + margin
    let above = anchor.minY - margin - height
    let fitsBelow = below + height <= bottom
    let isAbove = prefersAbove ? above >= top : !fitsBelow
    // What fits on neither side covers what it belongs to.
    let y = min(max(top, isAbove ? above : below), bottom - height)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let wanted =
      switch (alignment, isRightToLeft) {
      case (.center, _): anchor.midX - size.width / 2
      case (.trailing, false), (.leading, true): anchor.maxX - size.width
      case (.trailing, true), (.leading, false): anchor.minX
      }
    let x = min(max(margin, wanted), max(margin, bounds.maxX - margin - size.width))
    card.frame = CGRect(x: x, y: y, width: size.width, height: height)
    show(size, scrolled: height < size.height)
  }

  private var scroller: UIScrollView?

  /// Places the content in the card; in a scroll view where it is higher.
  private func show(_ size: CGSize, scrolled isScrolled: Bool) {
    guard isScrolled else {
      if scroller != nil {
        card.addSubview(content)
        scroller?.removeFromSuperview()
        scroller = nil
      }
      content.frame = card.bounds
      return
    }
    let isNew = scroller == nil
    let view = scroller ?? UIScrollView(frame: .zero)
    scroller = view
    if isNew {
      view.contentInsetAdjustmentBehavior = .never
      view.clipsToBounds = true
      card.addSubview(view)
      view.addSubview(content)
    }
    view.frame = card.bounds
    view.layer.cornerRadius = card.cornerRadius ?? 0
    view.contentSize = size
    content.frame = CGRect(origin: .zero, size: size)
    if isNew, let shown = firstShown?() {
      view.scrollRectToVisible(shown.insetBy(dx: 0, dy: -size.height / 8), animated: false)
    }
  }

  // MARK: Accessibility defaults

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: ControlOverlay.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.viewIsModal = { _ in true }
    answers.performEscape = { overlay in
      overlay.close()
      return true
    }
  }

}

/// The area outside a card or a popover. A tap there closes it.
final class DismissRegion: UIControl {
  var close: (() -> Void)?
  /// Called with where a tap was, in the window's coordinates; returns whether it does something else than to close.
  var takesTap: ((CGPoint) -> Bool)?
  /// The accessibility label.
  var label = SystemWord.dismissPopup.text

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if let touch, takesTap?(touch.location(in: nil)) == true { return }
    close?()
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: DismissRegion.self, over: UIControl.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { region in region.label }
    answers.hint = { region in
      region.label == SystemWord.dismissPopup.text ? SystemWord.dismissPopupHint.text : nil
    }
    answers.traits = { _ in .button }
    answers.identifier = { _ in "PopoverDismissRegion" }
    answers.activate = { region in
      region.close?()
      return region.close != nil
    }
  }

}
