import Foundation

/// The time that layers follow. The host that simulates the device installs its clock here; until then time stands
/// still, and delayed work is done immediately.
///
/// Used on the main thread only, as layers are.
package enum LayerClock {
  /// Seconds since the device started.
  nonisolated(unsafe) package static var now: () -> TimeInterval = { 0 }
  /// Does something after some seconds, and returns an identifier to cancel it with.
  nonisolated(unsafe) package static var after:
    (_ seconds: TimeInterval, _ work: @escaping () -> Void) -> Int = {
      _, work in
      work()
      return 0
    }
  /// Called when a layer starts to move until a time, which may be infinite.
  nonisolated(unsafe) package static var moved: (_ layer: CALayer, _ end: TimeInterval) -> Void = { _, _ in }
  /// Counts the turns of the main run loop. Changes made in one turn become visible together at its end.
  nonisolated(unsafe) package static var turn = 0
  /// Cancels delayed work.
  nonisolated(unsafe) package static var callOff: (Int) -> Void = { _ in }
}

/// The current layer time in seconds, from the simulated device's clock, which stands still until the host advances
/// it.
///
/// <https://developer.apple.com/documentation/quartzcore/cacurrentmediatime()>
public func CACurrentMediaTime() -> CFTimeInterval { LayerClock.now() }

/// A time in seconds, as Core Animation measures it.
public typealias CFTimeInterval = Double
