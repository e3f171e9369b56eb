import DeviceSettings
import Foundation

/// How the screen is magnified: what Zoom asks to have drawn, in place of the magnification before.
///
/// Two systems of coordinates meet here. A point of the screen is where the app draws, as if nothing were magnified; a point of
/// the display is where a person sees it and puts a finger. Both are in points.
public struct Magnification: Hashable, Sendable, Codable {
  /// How many times the lens magnifies, 1 to 15; 1 when nothing is magnified.
  public var scale: Double
  /// The part of the screen that the lens shows, in points of the screen.
  public var visible: CGRect
  /// The frame of the lens, in points of the display.
  public var lens: CGRect
  /// The kind of lens that is shown now; with Smart Typing it is not the one of the settings.
  public var region: ZoomSettings.Region
  /// How colours are changed inside the lens.
  public var filter: ZoomSettings.Filter
  /// The handle of a window, in points of the display; nil for other lenses.
  public var handle: CGRect?
  /// The round handles while the lens is being resized, in points of the display.
  public var resizeHandles: [CGRect]
  /// The button that floats over the screen; nil when it is not shown.
  public var controller: Controller?

  /// The Zoom Controller as it is drawn.
  public struct Controller: Hashable, Sendable, Codable {
    /// Where, in points of the display.
    public var frame: CGRect
    /// 0 for transparent, 1 for opaque.
    public var opacity: Double
    /// The colour that the user chose.
    public var color: ZoomSettings.ControllerColor

    /// Creates a controller; the frame is in points of the display, the opacity is from 0 to 1.
    public init(frame: CGRect, opacity: Double, color: ZoomSettings.ControllerColor) {
      self.frame = frame
      self.opacity = opacity
      self.color = color
    }
  }

  /// Creates a magnification; by default one of a whole screen as it is, without controller.
  public init(
    scale: Double = 1, visible: CGRect, lens: CGRect, region: ZoomSettings.Region = .fullScreen,
    filter: ZoomSettings.Filter = .none, handle: CGRect? = nil, resizeHandles: [CGRect] = [],
    controller: Controller? = nil
  ) {
    self.scale = scale
    self.visible = visible
    self.lens = lens
    self.region = region
    self.filter = filter
    self.handle = handle
    self.resizeHandles = resizeHandles
    self.controller = controller
  }

  /// Whether anything is larger than it is.
  public var isMagnified: Bool { scale > 1 }

  /// The point of the screen that is seen at a point of the display: where a finger meets the app.
  public func point(seenAt display: CGPoint) -> CGPoint {
    isMagnified && lens.contains(display) ? pointInLens(seenAt: display) : display
  }

  /// The point of the screen that the lens would show at a point of the display, if it went on beyond its edges.
  public func pointInLens(seenAt display: CGPoint) -> CGPoint {
    guard isMagnified else { return display }
    return CGPoint(
      x: visible.minX + (display.x - lens.minX) / scale, y: visible.minY + (display.y - lens.minY) / scale)
  }

  /// Where the lens shows a rectangle of the screen, in points of the display. It may extend beyond the lens.
  public func rect(showing place: CGRect) -> CGRect {
    guard isMagnified else { return place }
    return CGRect(
      x: lens.minX + (place.minX - visible.minX) * scale, y: lens.minY + (place.minY - visible.minY) * scale,
      width: place.width * scale, height: place.height * scale)
  }
}
