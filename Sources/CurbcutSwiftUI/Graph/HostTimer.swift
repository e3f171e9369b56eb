import CurbcutUIKit
import Foundation

/// Timers on the host's clock, by which animations and tests go.
@MainActor
enum HostTimer {
  /// Runs a closure after some seconds.
  static func after(_ seconds: TimeInterval, _ body: @escaping @MainActor () -> Void) {
    UIKitHost.shared.clock.after(seconds, isApps: true) { body() }
  }

  static var now: TimeInterval { UIKitHost.shared.clock.now }
}
