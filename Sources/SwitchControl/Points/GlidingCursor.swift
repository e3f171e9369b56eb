import AssistiveTechnology
import DeviceSettings
import Foundation

/// The cursor of point mode: bands and lines that glide over the screen, from left to right and then from top to bottom, until
/// a switch stops each of them.
///
/// Pure: where they are follows from the time at which they began.
public struct GlidingCursor: Sendable, Equatable {
  /// One movement over the screen.
  private struct Pass: Sendable, Equatable {
    var isHorizontal: Bool
    /// How wide what moves is, in points; 0 for a line.
    var width: Double
    /// Points each second.
    var speed: Double
  }

  private var passes: [Pass]
  private var pass = 0
  private var began: Double
  /// What is left of each axis.
  private var x: ClosedRange<Double>
  private var y: ClosedRange<Double>
  private let screen: CGRect

  /// How wide the band is, and the narrower one of Precise, in points.
  private static let bands = (wide: 60.0, narrow: 16.0)
  /// How many times as fast as a line a band is.
  private static let bandFactor = 3.0
  /// How far around a point the lines of Refine Selection go, in points.
  private static let around = 40.0

  /// Begins to glide over a screen.
  ///
  /// - Parameters:
  ///   - size: the size of the screen, in points.
  ///   - now: in seconds since the session began.
  ///   - settings: how often a switch is pressed, and the speed.
  public init(over size: CGSize, at now: Double, _ settings: SwitchControlSettings) {
    screen = CGRect(x: 0, y: 0, width: max(1, size.width), height: max(1, size.height))
    x = 0...screen.width
    y = 0...screen.height
    began = now
    let speed = settings.glidingCursorSpeed
    let line = { (isHorizontal: Bool) in Pass(isHorizontal: isHorizontal, width: 0, speed: speed) }
    passes = [true, false].flatMap { isHorizontal -> [Pass] in
      let band = Pass(isHorizontal: isHorizontal, width: Self.bands.wide, speed: speed * Self.bandFactor)
      switch settings.pointSelection {
      case .single: return [line(isHorizontal)]
      case .refined: return [band, line(isHorizontal)]
      case .precise:
        return [
          band, Pass(isHorizontal: isHorizontal, width: Self.bands.narrow, speed: speed),
          Pass(isHorizontal: isHorizontal, width: 0, speed: speed / 2),
        ]
      }
    }
  }

  /// Begins to glide around a point that was chosen (Refine Selection).
  public init(
    refining point: CGPoint, on size: CGSize, at now: Double, _ settings: SwitchControlSettings
  ) {
    var settings = settings
    settings.pointSelection = .single
    self.init(over: size, at: now, settings)
    func range(_ middle: Double, _ limit: Double) -> ClosedRange<Double> {
      let low = min(max(0, middle - Self.around), limit)
      return low...max(low, min(limit, middle + Self.around))
    }
    x = range(point.x, screen.width)
    y = range(point.y, screen.height)
  }

  /// How often a switch has to be pressed from the beginning.
  public var presses: Int { passes.count }

  /// The point that was chosen; nil while something still moves.
  public var point: CGPoint? {
    pass >= passes.count ? CGPoint(x: x.lowerBound, y: y.lowerBound) : nil
  }

  /// How often what moves has come to its end.
  public func rounds(at now: Double) -> Int {
    guard let current, length > 0 else { return 0 }
    return Int(max(0, now - began) * current.speed / length)
  }

  private var current: Pass? { pass < passes.count ? passes[pass] : nil }

  private var range: ClosedRange<Double> { current?.isHorizontal == true ? x : y }

  private var length: Double { max(1, range.upperBound - range.lowerBound) }

  /// The part of the axis that what moves covers.
  private func covered(at now: Double) -> ClosedRange<Double>? {
    guard let current else { return nil }
    let way = (max(0, now - began) * current.speed).truncatingRemainder(dividingBy: length)
    let low = min(range.lowerBound + way, range.upperBound)
    return low...min(low + current.width, range.upperBound)
  }

  /// Stops what moves.
  public mutating func stop(at now: Double) {
    guard let current, let covered = covered(at: now) else { return }
    if current.isHorizontal { x = covered } else { y = covered }
    pass += 1
    began = now
  }

  /// Begins the movement anew, after a pause.
  public mutating func restart(at now: Double) { began = now }

  /// What is drawn.
  public func marks(at now: Double, color: String, isLarge: Bool) -> [Overlay.Mark] {
    var marks: [Overlay.Mark] = []
    let line = isLarge ? 4.0 : 2.0
    func add(_ kind: Overlay.Mark.Kind, _ part: ClosedRange<Double>, _ isHorizontal: Bool) {
      let width = max(line, part.upperBound - part.lowerBound)
      let low = kind == .line ? part.lowerBound - line / 2 : part.lowerBound
      let frame =
        isHorizontal
        ? CGRect(x: low, y: 0, width: width, height: screen.height)
        : CGRect(x: 0, y: low, width: screen.width, height: width)
      marks.append(.init(kind, frame, color: color, isLarge: isLarge))
    }
    func kind(_ part: ClosedRange<Double>) -> Overlay.Mark.Kind {
      part.lowerBound == part.upperBound ? .line : .band
    }
    guard let current, let covered = covered(at: now) else { return [] }
    let isWhole = current.isHorizontal ? x == 0...screen.width : y == 0...screen.height
    if !current.isHorizontal { add(kind(x), x, true) }
    if !isWhole { add(.band, range, current.isHorizontal) }
    add(current.width > 0 ? .band : .line, covered, current.isHorizontal)
    return marks
  }
}
