import CurbcutGraphics
import DeviceSettings
import Foundation

/// Where Zoom shows which part of the screen, how much larger.
///
/// Apple describes what can be chosen (<https://support.apple.com/guide/iphone/iph3e2e367e/ios>), and not how large a
/// lens is at first: a window is half as wide as the screen and a third as high here, a band takes a third.
package struct ZoomLens: Hashable, Sendable {
  /// The size of the screen in points.
  package private(set) var screen: CGSize
  /// Where the enlarged picture is shown.
  package private(set) var region: ZoomSettings.Region
  /// How many times larger things are.
  package private(set) var level: CGFloat
  /// The point of the screen that stands in the middle of the lens, in points.
  package private(set) var center: CGPoint

  /// A lens over the middle of a screen of that size in points.
  package init(screen: CGSize, settings: ZoomSettings) {
    self.screen = screen
    region = settings.region
    level = Self.level(settings)
    center = CGPoint(x: screen.width / 2, y: screen.height / 2)
    clamp()
  }

  /// Takes over another screen or other settings; what stands in the middle stays there as far as it can.
  package mutating func adapt(screen: CGSize, settings: ZoomSettings) {
    if screen != self.screen, self.screen.width > 0, self.screen.height > 0 {
      center.x *= screen.width / self.screen.width
      center.y *= screen.height / self.screen.height
      self.screen = screen
    }
    region = settings.region
    level = Self.level(settings)
    clamp()
  }

  private static func level(_ settings: ZoomSettings) -> CGFloat {
    max(1, min(settings.level, settings.maximumLevel))
  }

  // MARK: Places

  /// The size of the lens in points.
  private var size: CGSize {
    switch region {
    case .fullScreen: screen
    case .window: CGSize(width: screen.width / 2, height: screen.height / 3)
    case .pinnedTop, .pinnedBottom: CGSize(width: screen.width, height: screen.height / 3)
    case .pinnedLeft, .pinnedRight: CGSize(width: screen.width / 3, height: screen.height)
    }
  }

  /// How much of the screen the lens shows, in points.
  private var visibleSize: CGSize { CGSize(width: size.width / level, height: size.height / level) }

  /// The part of the screen that the lens shows, in points.
  package var visibleRect: CGRect {
    let size = visibleSize
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// Where the lens stands on the screen, in points.
  ///
  /// A window goes from edge to edge of the screen as what it shows does: it always lies over what it shows.
  package var frame: CGRect {
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

  /// Keeps the edges of the screen at the edges of the lens or beyond them.
  private mutating func clamp() {
    let visible = visibleSize
    func clamped(_ value: CGFloat, _ part: CGFloat, _ whole: CGFloat) -> CGFloat {
      part >= whole ? whole / 2 : min(max(value, part / 2), whole - part / 2)
    }
    center.x = clamped(center.x, visible.width, screen.width)
    center.y = clamped(center.y, visible.height, screen.height)
  }

  // MARK: Moving

  /// Three fingers move over the screen, by points of the glass: what the lens shows moves along with them, and so
  /// the part that is seen the other way.
  package mutating func move(by fingers: CGVector) {
    center.x -= fingers.dx / level
    center.y -= fingers.dy / level
    clamp()
  }

  /// The handle of a window is dragged, by points of the glass: the window goes with the finger. Without effect on
  /// lenses that have no handle.
  package mutating func moveHandle(by finger: CGVector) {
    guard region == .window else { return }
    let (size, visible) = (size, visibleSize)
    center.x += finger.dx * Self.fraction(screen.width - visible.width, of: screen.width - size.width)
    center.y += finger.dy * Self.fraction(screen.height - visible.height, of: screen.height - size.height)
    clamp()
  }

  /// Moves as little as is needed for a place of the screen to be in the lens, with a quarter of the lens around it;
  /// a place that is larger than that is put in the middle.
  ///
  /// - Parameter place: of an insertion point or a cursor, in points of the screen.
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

  // MARK: Between glass and screen

  /// The point of the screen that is seen at a point of the glass.
  package func point(seenAt glass: CGPoint) -> CGPoint {
    let (frame, visible) = (frame, visibleRect)
    guard frame.contains(glass) else { return glass }
    return CGPoint(
      x: visible.minX + (glass.x - frame.minX) / level, y: visible.minY + (glass.y - frame.minY) / level)
  }

  /// Where the lens shows a rectangle of the screen, in points of the glass; parts of it may lie outside of the
  /// lens.
  package func rect(showing place: CGRect) -> CGRect {
    let (frame, visible) = (frame, visibleRect)
    return CGRect(
      x: frame.minX + (place.minX - visible.minX) * level,
      y: frame.minY + (place.minY - visible.minY) * level,
      width: place.width * level, height: place.height * level)
  }
}
