import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation

/// Composes windows into what the user sees on the screen, with the effects of the display settings.
///
/// # Smart Invert
///
/// Classic Invert inverts every pixel. Smart Invert does the same, except for views with
/// `accessibilityIgnoresInvertColors` and everything in them
/// (<https://developer.apple.com/documentation/uikit/uiview/accessibilityignoresinvertcolors>). That is all: iOS
/// says "except for images, media, and some apps that use dark color styles", but does not detect these by itself. An
/// image view is inverted unless the app exempts it (<https://developer.apple.com/forums/thread/109645>), and so is
/// an app with dark colours, which must exempt its own window
/// (<https://github.com/wikimedia/wikipedia-ios/pull/1762>). The system's own apps exempt photos and videos.
///
/// Exempt content is inverted while it is drawn, and again with everything else. So it keeps its colours, and content
/// in front of it, or visible through it, is composed correctly in any order of views.
@MainActor
package final class ScreenCompositor {
  private let pool = PixelBufferPool()

  /// Creates a compositor. Keep it for several pictures: it reuses the memory of those that have been released.
  package init() {}

  /// Draws windows, back to front, on a black screen.
  ///
  /// - Parameters:
  ///   - windows: the windows, in the order in which they are drawn.
  ///   - size: the size of the screen, in points.
  ///   - scale: pixels per point.
  ///   - settings: the settings as they apply to the frontmost app.
  ///   - chrome: draws what the system shows over the app, in points of the screen.
  ///   - lens: the lens of Zoom; nil for one in the middle. It is drawn only while Zoom is on and zoomed in.
  ///   - overlay: draws on top, in points of the screen. The settings do not affect it.
  /// - Returns: nil for a size that no picture can have.
  package func picture(
    of windows: [UIWindow], size: CGSize, scale: CGFloat, settings: Settings,
    chrome: ((CGContext) -> Void)? = nil, lens: ZoomLens? = nil, overlay: ((CGContext) -> Void)? = nil
  ) -> ScreenPicture? {
    guard let canvas = ScreenCanvas(size: size, scale: scale, pool: pool) else { return nil }
    // The current state of the layers is on screen from now on.
    LayerClock.turn += 1
    canvas.context.willBeInverted = settings.smartInvert
    for window in windows {
      window.layoutIfNeeded()
      window.renderInSuperview(canvas.context)
    }
    chrome?(canvas.context)
    canvas.context.willBeInverted = false
    if settings.isZoomEnabled {
      var lens = lens ?? ZoomLens(screen: size, settings: settings.zoom)
      lens.adapt(screen: size, settings: settings.zoom)
      if lens.magnification?.isMagnified ?? settings.zoom.isZoomedIn {
        lens.draw(in: canvas, filter: ScreenFilter(lens.magnification?.filter ?? settings.zoom.filter))
      }
      lens.drawController(in: canvas.context)
    }
    canvas.apply(ScreenFilter(settings))
    if let overlay {
      canvas.context.saveGState()
      overlay(canvas.context)
      canvas.context.restoreGState()
    }
    return canvas.picture()
  }
}

extension ZoomLens {
  private static let cornerRadius: CGFloat = 16
  private static let borderWidth: CGFloat = 3
  private static let handleSize = CGSize(width: 44, height: 12)

  /// The handle at the lower edge of a window lens, in points of the display; nil for other lenses.
  package var handle: CGRect? {
    guard region == .window else { return nil }
    if let magnification { return magnification.handle }
    let size = Self.handleSize
    return CGRect(
      x: frame.midX - size.width / 2, y: frame.maxY - size.height / 2, width: size.width, height: size.height)
  }

  /// Magnifies the part of the picture that the lens shows. Pixels are smoothed, so it looks blurred, as on a device.
  fileprivate func draw(in canvas: ScreenCanvas, filter: ScreenFilter) {
    let radius = region == .window ? Self.cornerRadius : 0
    canvas.magnify(visibleRect, into: frame, cornerRadius: radius, filter: filter)
    let context = canvas.context
    context.saveGState()
    context.setStrokeColor(CGColor(gray: 0.35, alpha: 1))
    context.setFillColor(CGColor(gray: 0.35, alpha: 1))
    context.setLineWidth(Self.borderWidth)
    switch region {
    case .fullScreen: break
    case .window:
      context.addPath(
        CGPath(roundedRect: frame, cornerWidth: radius, cornerHeight: radius, transform: nil))
      context.strokePath()
    case .pinnedTop: context.strokeLineSegments(between: [CGPoint(x: 0, y: frame.maxY), end(frame.maxY)])
    case .pinnedBottom: context.strokeLineSegments(between: [CGPoint(x: 0, y: frame.minY), end(frame.minY)])
    case .pinnedLeft, .pinnedRight:
      let x = region == .pinnedLeft ? frame.maxX : frame.minX
      context.strokeLineSegments(between: [CGPoint(x: x, y: 0), CGPoint(x: x, y: screen.height)])
    }
    if let handle {
      context.addPath(
        CGPath(
          roundedRect: handle, cornerWidth: handle.height / 2, cornerHeight: handle.height / 2,
          transform: nil))
      context.fillPath()
    }
    for grip in magnification?.resizeHandles ?? [] { context.fillEllipse(in: grip) }
    context.restoreGState()
  }

  /// Draws the Zoom Controller, which is there whether anything is magnified or not: a disc with a lighter one in it.
  fileprivate func drawController(in context: CGContext) {
    guard let controller = magnification?.controller else { return }
    context.saveGState()
    context.setAlpha(controller.opacity)
    context.setFillColor(Self.color(controller.color))
    context.fillEllipse(in: controller.frame)
    context.setFillColor(CGColor(gray: 1, alpha: 0.6))
    let inset = controller.frame.width / 4
    context.fillEllipse(in: controller.frame.insetBy(dx: inset, dy: inset))
    context.restoreGState()
  }

  /// The colours of the controller by their names.
  private static func color(_ color: ZoomSettings.ControllerColor) -> CGColor {
    switch color {
    case .gray: CGColor(gray: 0.35, alpha: 1)
    case .white: CGColor(gray: 0.95, alpha: 1)
    case .blue: CGColor(srgbRed: 0, green: 0.36, blue: 0.85, alpha: 1)
    case .green: CGColor(srgbRed: 0.05, green: 0.45, blue: 0.16, alpha: 1)
    case .yellow: CGColor(srgbRed: 0.95, green: 0.77, blue: 0, alpha: 1)
    case .orange: CGColor(srgbRed: 0.9, green: 0.45, blue: 0, alpha: 1)
    case .red: CGColor(srgbRed: 0.76, green: 0.09, blue: 0.09, alpha: 1)
    }
  }

  private func end(_ y: CGFloat) -> CGPoint { CGPoint(x: screen.width, y: y) }
}
