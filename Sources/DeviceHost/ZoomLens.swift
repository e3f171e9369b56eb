import AssistiveTechnology
import CurbcutGraphics
import DeviceSettings
import Foundation

/// The lens of Zoom: which part of the screen it shows, where, and at what magnification.
///
/// Where Zoom runs as a technology, ``magnification`` is what it asks for; otherwise the settings decide, and the lens is moved
/// here.
///
/// Apple describes the options (<https://support.apple.com/guide/iphone/iph3e2e367e/ios>), but not how large a
/// lens is initially: the settings have a window half as wide and a third as high as the screen, and a pinned lens of a
/// third.
package struct ZoomLens: Hashable, Sendable {
  /// The size of the screen, in points.
  package private(set) var screen: CGSize
  /// How Zoom asks for the screen to be magnified; nil while it does not run.
  package var magnification: Magnification?
  /// The kind of lens.
  package var region: ZoomSettings.Region { magnification?.region ?? chosenRegion }
  /// The magnification.
  package var level: CGFloat { magnification.map { CGFloat($0.scale) } ?? chosenLevel }
  private var chosenRegion: ZoomSettings.Region
  private var chosenLevel: CGFloat
  /// The width and height of a window, as shares of the screen's.
  private var window: CGSize
  /// The depth of a pinned lens, as a share of the screen's.
  private var band: CGFloat
  /// The point of the screen that is shown in the middle of the lens, in points.
  package private(set) var center: CGPoint

  /// Creates a lens over the middle of a screen, whose size is in points.
  package init(screen: CGSize, settings: ZoomSettings) {
    self.screen = screen
    chosenRegion = settings.region
    chosenLevel = Self.level(settings)
    window = CGSize(width: settings.windowWidth, height: settings.windowHeight)
    band = settings.pinnedSize
    center = CGPoint(x: screen.width / 2, y: screen.height / 2)
    clamp()
  }

  /// Adapts to another screen or other settings. What is shown in the middle stays there as far as possible.
  package mutating func adapt(screen: CGSize, settings: ZoomSettings) {
    if screen != self.screen, self.screen.width > 0, self.screen.height > 0 {
      center.x *= screen.width / self.screen.width
      center.y *= screen.height / self.screen.height
      self.screen = screen
    }
    chosenRegion = settings.region
    chosenLevel = Self.level(settings)
    window = CGSize(width: settings.windowWidth, height: settings.windowHeight)
    band = settings.pinnedSize
    clamp()
  }

  private static func level(_ settings: ZoomSettings) -> CGFloat {
    max(1, min(settings.level, settings.maximumLevel))
  }

  // MARK: Places

  /// The size of the lens, in points.
  private var size: CGSize {
    switch region {
    case .fullScreen: screen
    case .window: CGSize(width: screen.width * window.width, height: screen.height * window.height)
    case .pinnedTop, .pinnedBottom: CGSize(width: screen.width, height: screen.height * band)
    case .pinnedLeft, .pinnedRight: CGSize(width: screen.width * band, height: screen.height)
    }
  }

  /// The size of the part of the screen that the lens shows, in points.
  private var visibleSize: CGSize { CGSize(width: size.width / level, height: size.height / level) }

  /// The part of the screen that the lens shows, in points.
  package var visibleRect: CGRect {
    if let magnification { return magnification.visible }
    let size = visibleSize
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The frame of the lens on the screen, in points.
  ///
  /// A window lens moves from edge to edge of the screen as its contents do, so it always covers the part that it
  /// shows.
  package var frame: CGRect {
    if let magnification { return magnification.lens }
    let size = size
    let origin: CGPoint =
      switch region {
      case .fullScreen, .pinnedTop, .pinnedLeft: .zero
      case .pinnedBottom: CGPoint(x: 0, y: screen.height - size.height)
      case .pinnedRight: CGPoint(x: screen.width - size.width, y: 0)
      case .window:
        CGPoint(
          x: Self.fraction(visibleRect.minX, of: screen.width - visibleSize.width)
            * (screen.width - size.width),
          y: Self.fraction(visibleRect.minY, of: screen.height - visibleSize.height)
            * (screen.height - size.height))
      }
    return CGRect(origin: origin, size: size)
  }

  private static func fraction(_ value: CGFloat, of whole: CGFloat) -> CGFloat {
    whole > 0 ? value / whole : 0
  }

  /// Limits the centre, so that the lens never shows anything beyond the edges of the screen.
  private mutating func clamp() {
    let visible = visibleSize
    func clamped(_ value: CGFloat, _ part: CGFloat, _ whole: CGFloat) -> CGFloat {
      part >= whole ? whole / 2 : min(max(value, part / 2), whole - part / 2)
    }
    center.x = clamped(center.x, visible.width, screen.width)
    center.y = clamped(center.y, visible.height, screen.height)
  }

  // MARK: Moving

  /// Moves the contents of the lens along with three fingers, by an offset in points of the display. The visible part
  /// of
  /// the screen moves the other way.
  package mutating func move(by fingers: CGVector) {
    center.x -= fingers.dx / level
    center.y -= fingers.dy / level
    clamp()
  }

  /// Moves a window lens along with a finger that drags its handle, by an offset in points of the display. It has no
  /// effect on lenses without a handle.
  package mutating func moveHandle(by finger: CGVector) {
    guard region == .window else { return }
    let (size, visible) = (size, visibleSize)
    center.x += finger.dx * Self.fraction(screen.width - visible.width, of: screen.width - size.width)
    center.y += finger.dy * Self.fraction(screen.height - visible.height, of: screen.height - size.height)
    clamp()
  }

  /// Moves the lens as little as possible so that it shows a place of the screen, with a margin of a quarter of the
  /// lens.
  /// A place that is too large for that is centred.
  ///
  /// - Parameter place: the frame of an insertion point or a cursor, in points of the screen.
  package mutating func follow(_ place: CGRect) {
    guard !place.isNull, place.origin.x.isFinite, place.origin.y.isFinite else { return }
    let inner = visibleRect.insetBy(dx: visibleSize.width / 4, dy: visibleSize.height / 4)
    func shift(_ low: CGFloat, _ high: CGFloat, _ least: CGFloat, _ most: CGFloat) -> CGFloat {
      if high - low > most - least { return (low + high) / 2 - (least + most) / 2 }
      return low < least ? low - least : max(0, high - most)
    }
    center.x += shift(place.minX, place.maxX, inner.minX, inner.maxX)
    center.y += shift(place.minY, place.maxY, inner.minY, inner.maxY)
    clamp()
  }

  // MARK: Converting between display and screen

  /// The point of the screen that is shown at a point of the display.
  package func point(seenAt glass: CGPoint) -> CGPoint {
    let (frame, visible) = (frame, visibleRect)
    guard frame.contains(glass) else { return glass }
    return CGPoint(
      x: visible.minX + (glass.x - frame.minX) / level, y: visible.minY + (glass.y - frame.minY) / level)
  }

  /// Where the lens shows a rectangle of the screen, in points of the display. It may extend beyond the lens.
  package func rect(showing place: CGRect) -> CGRect {
    let (frame, visible) = (frame, visibleRect)
    return CGRect(
      x: frame.minX + (place.minX - visible.minX) * level,
      y: frame.minY + (place.minY - visible.minY) * level,
      width: place.width * level, height: place.height * level)
  }
}
