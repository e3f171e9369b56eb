import DeviceSettings
import Foundation

/// The lens: which part of the screen it shows, where on the display, and how many times larger.
///
/// A window goes over the display from edge to edge as what it shows goes over the screen, so that it always lies over the place
/// that it magnifies. Every change keeps the lens, and what it shows, inside ``area``.
struct Lens: Hashable, Sendable {
  /// Where the lens may be and what it may show: the screen, or what a keyboard leaves of it.
  private(set) var area = CGRect.zero
  /// The size of the screen.
  private(set) var screen = CGSize.zero
  private(set) var region: ZoomSettings.Region = .fullScreen
  /// How many times larger, 1 to 15.
  private(set) var level = 1.0
  /// The width and height of a window, as shares of the screen's.
  private(set) var window = CGSize(width: 0.5, height: 1.0 / 3)
  /// The depth of a pinned lens, as a share of the screen's.
  private(set) var band = 1.0 / 3
  /// The point of the screen in the middle of what is shown.
  private(set) var center = CGPoint.zero

  /// Takes over another screen, or another part of it; what is in the middle stays there as far as it can.
  mutating func fit(screen: CGSize, area: CGRect, region: ZoomSettings.Region, _ settings: ZoomSettings) {
    if screen != self.screen {
      let isFirst = self.screen.width <= 0 || self.screen.height <= 0
      center =
        isFirst
        ? CGPoint(x: screen.width / 2, y: screen.height / 2)
        : CGPoint(
          x: center.x * screen.width / self.screen.width, y: center.y * screen.height / self.screen.height)
      self.screen = screen
    }
    self.area = area
    self.region = region
    window = CGSize(width: settings.windowWidth, height: settings.windowHeight)
    band = settings.pinnedSize
    clamp()
  }

  // MARK: Places

  /// The size of the lens on the display.
  var size: CGSize {
    switch region {
    case .fullScreen: area.size
    case .window:
      CGSize(
        width: min(window.width * screen.width, area.width),
        height: min(window.height * screen.height, area.height))
    case .pinnedTop, .pinnedBottom: CGSize(width: area.width, height: min(band * screen.height, area.height))
    case .pinnedLeft, .pinnedRight: CGSize(width: min(band * screen.width, area.width), height: area.height)
    }
  }

  private var visibleSize: CGSize { CGSize(width: size.width / level, height: size.height / level) }

  /// The part of the screen that is shown.
  var visible: CGRect {
    let size = visibleSize
    return CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
  }

  /// The frame of the lens on the display.
  var frame: CGRect {
    let (size, seen) = (size, visible)
    let room = CGSize(width: area.width - size.width, height: area.height - size.height)
    let origin: CGPoint =
      switch region {
      case .fullScreen, .pinnedTop, .pinnedLeft: area.origin
      case .pinnedBottom: CGPoint(x: area.minX, y: area.minY + room.height)
      case .pinnedRight: CGPoint(x: area.minX + room.width, y: area.minY)
      case .window:
        CGPoint(
          x: area.minX + Self.share(seen.minX - area.minX, of: area.width - seen.width) * room.width,
          y: area.minY + Self.share(seen.minY - area.minY, of: area.height - seen.height) * room.height)
      }
    return CGRect(origin: origin, size: size)
  }

  private static func share(_ value: Double, of whole: Double) -> Double {
    whole > 0 ? min(max(value / whole, 0), 1) : 0
  }

  private mutating func clamp() {
    let seen = visibleSize
    func clamped(_ value: Double, _ part: Double, _ low: Double, _ high: Double) -> Double {
      part >= high - low ? (low + high) / 2 : min(max(value, low + part / 2), high - part / 2)
    }
    center.x = clamped(center.x, seen.width, area.minX, area.maxX)
    center.y = clamped(center.y, seen.height, area.minY, area.maxY)
  }

  // MARK: Magnifying

  /// Magnifies so many times.
  ///
  /// - Parameter point: what is seen there stays there, as far as the edges of the screen let it; nil for the middle of the lens.
  ///   A window stays where it is.
  mutating func setLevel(_ new: Double, keeping point: CGPoint? = nil) {
    let before = frame
    let fixed = point.flatMap { before.contains($0) ? $0 : nil } ?? CGPoint(x: before.midX, y: before.midY)
    let seen = visible
    let kept = CGPoint(
      x: seen.minX + (fixed.x - before.minX) / level, y: seen.minY + (fixed.y - before.minY) / level)
    level = max(1, new)
    guard region != .window else { return place(at: before.origin) }
    center = CGPoint(
      x: kept.x + (before.midX - fixed.x) / level, y: kept.y + (before.midY - fixed.y) / level)
    clamp()
  }

  /// Shows a point of the screen in the middle, as far as the edges let it.
  mutating func look(at point: CGPoint) {
    center = point
    clamp()
  }

  // MARK: Moving

  /// Moves what is shown together with fingers, in points of the display: what they touch stays under them.
  mutating func pan(by fingers: Way) {
    look(at: CGPoint(x: center.x - fingers.dx / level, y: center.y - fingers.dy / level))
  }

  /// Moves a window together with the finger that drags its handle, in points of the display.
  mutating func moveWindow(by finger: Way) {
    guard region == .window else { return }
    let origin = frame.origin
    place(at: CGPoint(x: origin.x + finger.dx, y: origin.y + finger.dy))
  }

  /// Puts a window at a place of the display, and shows what is there.
  private mutating func place(at origin: CGPoint) {
    let (size, seen) = (size, visibleSize)
    let across = Self.share(origin.x - area.minX, of: area.width - size.width)
    let down = Self.share(origin.y - area.minY, of: area.height - size.height)
    center = CGPoint(
      x: area.minX + across * (area.width - seen.width) + seen.width / 2,
      y: area.minY + down * (area.height - seen.height) + seen.height / 2)
    clamp()
  }

  /// Moves as little as possible so that a place of the screen is shown with a quarter of the lens around it.
  ///
  /// - Parameters:
  ///   - place: in points of the screen. What is too large for that is put in the middle.
  ///   - centers: whether it is put in the middle anyway.
  mutating func follow(_ place: CGRect, centers: Bool) {
    guard !place.isNull, [place.minX, place.minY, place.maxX, place.maxY].allSatisfy(\.isFinite) else {
      return
    }
    let seen = visible
    if centers { return look(at: CGPoint(x: place.midX, y: place.midY)) }
    let inner = seen.insetBy(dx: seen.width * Self.margin, dy: seen.height * Self.margin)
    func shift(_ low: Double, _ high: Double, _ least: Double, _ most: Double) -> Double {
      if high - low > most - least { return (low + high) / 2 - (least + most) / 2 }
      return low < least ? low - least : max(0, high - most)
    }
    look(
      at: CGPoint(
        x: center.x + shift(place.minX, place.maxX, inner.minX, inner.maxX),
        y: center.y + shift(place.minY, place.maxY, inner.minY, inner.maxY)))
  }

  /// How much of the lens is around what it follows.
  private static let margin = 0.25

  // MARK: Resizing

  /// The shares that a window or a pinned lens may take, as in the settings.
  static let (widths, heights, bands) = (0.2...0.95, 0.1...0.95, 0.1...0.75)

  /// The points at which fingers resize the lens: the corners of a window, the free edge of a pinned lens.
  var grips: [CGPoint] {
    let frame = frame
    return switch region {
    case .fullScreen: []
    case .window:
      [
        CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY),
        CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY),
      ]
    case .pinnedTop: [CGPoint(x: frame.midX, y: frame.maxY)]
    case .pinnedBottom: [CGPoint(x: frame.midX, y: frame.minY)]
    case .pinnedLeft: [CGPoint(x: frame.maxX, y: frame.midY)]
    case .pinnedRight: [CGPoint(x: frame.minX, y: frame.midY)]
    }
  }

  /// Moves a grip to a point of the display; the opposite corner stays where it is, as far as the screen lets it.
  mutating func resize(grip: Int, to point: CGPoint) {
    guard grips.indices.contains(grip), screen.width > 0, screen.height > 0 else { return }
    let before = frame
    func within(_ range: ClosedRange<Double>, _ value: Double) -> Double {
      min(max(value, range.lowerBound), range.upperBound)
    }
    switch region {
    case .fullScreen: return
    case .window:
      let isLeft = grip % 2 == 0
      let isUpper = grip < 2
      let width = isLeft ? before.maxX - max(point.x, area.minX) : min(point.x, area.maxX) - before.minX
      let height = isUpper ? before.maxY - max(point.y, area.minY) : min(point.y, area.maxY) - before.minY
      window = CGSize(
        width: within(Self.widths, width / screen.width), height: within(Self.heights, height / screen.height)
      )
      let new = size
      return place(
        at: CGPoint(
          x: isLeft ? before.maxX - new.width : before.minX,
          y: isUpper ? before.maxY - new.height : before.minY))
    case .pinnedTop: band = within(Self.bands, (point.y - before.minY) / screen.height)
    case .pinnedBottom: band = within(Self.bands, (before.maxY - point.y) / screen.height)
    case .pinnedLeft: band = within(Self.bands, (point.x - before.minX) / screen.width)
    case .pinnedRight: band = within(Self.bands, (before.maxX - point.x) / screen.width)
    }
    clamp()
  }
}
