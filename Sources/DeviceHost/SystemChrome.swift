import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation

/// What the system itself draws over every app: the status bar, and the home indicator.
///
/// Assistive technologies do not find it in the app: VoiceOver reaches the status bar as an app of its own.
@MainActor
struct SystemChrome {
  /// In points.
  let screen: CGSize
  let device: Device
  /// The status bar; empty while it is hidden.
  let statusBar: CGRect
  /// The colour of what is in the status bar.
  let foreground: CGColor
  /// The colour of the home indicator; nil where there is none.
  let indicator: CGColor?
  /// Whether the device's language is written from right to left: its status bar is the other way round then, whatever
  /// the app's own direction is.
  let isRightToLeft: Bool

  /// What the system shows over the frontmost of some windows that has a screen; nil over none.
  init?(over windows: [UIWindow], of host: UIKitHost) {
    guard let window = windows.last(where: { $0.rootViewController != nil }),
      let manager = window.windowScene?.statusBarManager
    else { return nil }
    screen = host.screen.bounds.size
    device = host.device
    statusBar = manager.statusBarFrame
    let isDark = Self.front(of: window).traitCollection.userInterfaceStyle == .dark
    let isLight =
      switch manager.statusBarStyle {
      case .lightContent: true
      case .darkContent: false
      default: isDark
      }
    foreground = CGColor(gray: isLight ? 1 : 0, alpha: 1)
    let hidesIndicator = window.rootViewController?.hidesHomeIndicator ?? false
    let hasIndicator = host.device.safeArea(host.orientation).bottom > 0 && !hidesIndicator
    isRightToLeft =
      Locale.Language(identifier: host.settings.language).characterDirection == .rightToLeft
    indicator = hasIndicator ? CGColor(gray: isDark ? 1 : 0, alpha: 1) : nil
  }

  /// Whose appearance the bar follows: a controller may have another one than its window.
  private static func front(of window: UIWindow) -> any UITraitEnvironment {
    guard var front = window.rootViewController else { return window }
    while let next = front.presentedViewController, next.modalPresentationStyle == .fullScreen {
      front = next
    }
    return front
  }

  func draw(in context: CGContext) {
    context.saveGState()
    if !statusBar.isEmpty { drawStatusBar(in: context) }
    if let indicator, !TextDrawingScope.omitsPassing { drawIndicator(indicator, in: context) }
    context.restoreGState()
  }

  // MARK: Status bar

  private var hasSensorHousing: Bool { device.idiom == .phone && device.cornerRadius > 0 }

  private func drawStatusBar(in context: CGContext) {
    context.setFillColor(foreground)
    context.setStrokeColor(foreground)
    // Beside a notch or the Dynamic Island the time and the symbols are in the middle of what is left on either side.
    let ear = screen.width * 0.29
    let middle = statusBar.minY + statusBar.height * (hasSensorHousing ? 0.61 : 0.5)
    let font = FontDescriptor(
      size: hasSensorHousing ? 17 : 12, weight: 0.3, hasMonospacedDigits: true)
    let time = TextLayout(
      runs: [TextRun(text: "9:41", font: font, color: foreground)], maxWidth: nil)
    var timeX: CGFloat
    var end: CGFloat
    switch (hasSensorHousing, device.idiom) {
    case (true, _): (timeX, end) = (ear / 2 - time.size.width / 2 + 6, screen.width - ear / 2 + 33)
    case (_, .pad): (timeX, end) = (20, screen.width - 20)
    default: (timeX, end) = ((screen.width - time.size.width) / 2, screen.width - 5)
    }
    if isRightToLeft { timeX = screen.width - timeX - time.size.width }
    time.draw(in: context, at: CGPoint(x: timeX, y: middle - time.size.height / 2))
    let scale: CGFloat = hasSensorHousing ? 1 : 0.85
    func drawn(_ end: CGFloat, width: CGFloat) -> CGFloat {
      isRightToLeft ? screen.width - end + width * scale : end
    }
    drawBattery(endingAt: drawn(end, width: 27), middle: middle, scale: scale, in: context)
    end -= 34 * scale
    drawFan(endingAt: drawn(end, width: 17), middle: middle, scale: scale, in: context)
    if device.idiom == .pad { return }
    end = hasSensorHousing ? end - 24 * scale : 5 + 18 * scale
    drawBars(endingAt: drawn(end, width: 18), middle: middle, scale: scale, in: context)
  }

  private func drawBattery(endingAt end: CGFloat, middle: CGFloat, scale: CGFloat, in context: CGContext) {
    let body = CGRect(x: end - 27 * scale, y: middle - 6.5 * scale, width: 25 * scale, height: 13 * scale)
    context.setAlpha(0.35)
    context.setLineWidth(scale)
    context.addPath(rounded(body.insetBy(dx: 0.5, dy: 0.5), 4 * scale))
    context.strokePath()
    context.fillEllipse(
      in: CGRect(x: end - 1.5 * scale, y: middle - 2 * scale, width: 1.5 * scale, height: 4 * scale))
    context.setAlpha(1)
    context.addPath(rounded(body.insetBy(dx: 2 * scale, dy: 2 * scale), 2.5 * scale))
    context.fillPath()
  }

  /// The strength of the wireless network.
  private func drawFan(endingAt end: CGFloat, middle: CGFloat, scale: CGFloat, in context: CGContext) {
    let foot = CGPoint(x: end - 8.5 * scale, y: middle + 6 * scale)
    context.setLineWidth(2.6 * scale)
    for radius in [5.4, 9.6] {
      context.addArc(
        center: foot, radius: radius * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false
      )
      context.strokePath()
    }
    context.move(to: foot)
    context.addArc(
      center: foot, radius: 2.8 * scale, startAngle: -.pi * 0.75, endAngle: -.pi * 0.25, clockwise: false)
    context.closePath()
    context.fillPath()
  }

  /// The strength of the mobile network.
  private func drawBars(endingAt end: CGFloat, middle: CGFloat, scale: CGFloat, in context: CGContext) {
    for (index, height) in [4.0, 6.5, 9.0, 12.0].enumerated() {
      let x = end - (18 - CGFloat(index) * 5) * scale
      context.addPath(
        rounded(
          CGRect(x: x, y: middle + (6 - height) * scale, width: 3.2 * scale, height: height * scale), scale))
      context.fillPath()
    }
  }

  // MARK: Home indicator

  private func drawIndicator(_ color: CGColor, in context: CGContext) {
    let share = screen.width > screen.height ? 0.29 : device.idiom == .pad ? 0.3 : 0.3537
    let width = (screen.width * share).rounded()
    context.setFillColor(color)
    context.addPath(
      rounded(
        CGRect(x: ((screen.width - width) / 2).rounded(), y: screen.height - 13, width: width, height: 5), 2.5
      ))
    context.fillPath()
  }

  private func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    CGPath(
      roundedRect: rect, cornerWidth: min(radius, rect.width / 2), cornerHeight: min(radius, rect.height / 2),
      transform: nil)
  }
}
