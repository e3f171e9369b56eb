import Foundation

/// The time that layers go by. Whoever plays the device puts its clock here; until then time stands still, and
/// what is to be done later is done at once.
///
/// Used on the main thread only, as layers are.
package enum LayerClock {
  /// Seconds since the device started.
  nonisolated(unsafe) package static var now: () -> TimeInterval = { 0 }
  /// Does something so many seconds later, and gives a number by which it can be called off.
  nonisolated(unsafe) package static var after:
    (_ seconds: TimeInterval, _ work: @escaping () -> Void) -> Int = {
      _, work in
      work()
      return 0
    }
  /// Hears of a layer that moves until a time, which may be infinite.
  nonisolated(unsafe) package static var moved: (_ layer: CALayer, _ end: TimeInterval) -> Void = { _, _ in }
  /// Counts the turns of the main run loop. What changes in one turn is seen together at its end.
  nonisolated(unsafe) package static var turn = 0
  /// Calls off what was to be done later.
  nonisolated(unsafe) package static var callOff: (Int) -> Void = { _ in }
}

/// The time of layers, in seconds: that of the device's own clock, which stands still until somebody lets time
/// pass.
///
/// <https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()>
public func CACurrentMediaTime() -> CFTimeInterval { LayerClock.now() }

/// Seconds, as Core Animation counts them.
public typealias CFTimeInterval = Double
