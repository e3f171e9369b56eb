import Foundation

/// A ``TouchPlan`` that is being carried out: which touches are due, and how it ends before its time.
public struct TouchPlay: Hashable, Sendable {
  private var rest: ArraySlice<TouchPlan.Step>
  private let start: Double
  /// Where the fingers that are down are now, by their numbers.
  public private(set) var down: [Int: CGPoint] = [:]

  /// Nothing to carry out.
  public init() {
    rest = []
    start = 0
  }

  /// Begins a gesture.
  ///
  /// - Parameters:
  ///   - plan: the gesture.
  ///   - start: when it begins, in seconds since the session began.
  public init(_ plan: TouchPlan, at start: Double) {
    rest = plan.steps[...]
    self.start = start
  }

  /// Whether touches are left.
  public var isActive: Bool { !rest.isEmpty }

  /// When the next touch is due, in seconds since the session began; nil when none is left.
  public var next: Double? { rest.first.map { start + $0.time } }

  /// Removes and returns the touches that are due at a time, in seconds since the session began.
  public mutating func take(until time: Double) -> [Touch] {
    var taken: [Touch] = []
    while let step = rest.first, start + step.time <= time + 1e-9 {
      rest.removeFirst()
      down[step.touch.finger] = step.touch.phase == .ended ? nil : step.touch.point
      taken.append(step.touch)
    }
    return taken
  }

  /// The touches that end the gesture before its time.
  public var cancelling: [Touch] {
    down.sorted { $0.key < $1.key }.map { Touch(finger: $0.key, phase: .cancelled, point: $0.value) }
  }
}
