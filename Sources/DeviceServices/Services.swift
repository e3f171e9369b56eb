import CurbcutFoundation
import DeviceSettings
import Synchronization

/// The services of the device, as the modules of the frameworks see them: what is set, and the language of the system's alerts.
///
/// Whoever hosts the app sets them.
package enum Services {
  private struct State {
    var settings = ServiceSettings()
    var language = "en"
    var ownBiometry = ServiceSettings.LocalAuthentication.Biometry.faceID
  }

  private static let state = Mutex(State())

  /// What is set for the services.
  package static var settings: ServiceSettings {
    get { state.withLock { $0.settings } }
    set {
      let changed = state.withLock { state in
        defer { state.settings = newValue }
        return state.settings != newValue
      }
      if changed { observers.tell() }
    }
  }

  /// The tag of the language in which the system speaks.
  package static var language: String {
    get { state.withLock { $0.language } }
    set { state.withLock { $0.language = newValue } }
  }

  /// The sensor that the device has, whatever is set.
  package static var ownBiometry: ServiceSettings.LocalAuthentication.Biometry {
    get { state.withLock { $0.ownBiometry } }
    set { state.withLock { $0.ownBiometry = newValue } }
  }

  /// Told, on the thread that changes them, that the settings or an answer of the person have changed.
  package static let observers = ServiceObservers()

  /// The time by which services go: that of the host, where there is one.
  package static var now: TimeInterval {
    HostTime.scheduler?.time ?? Double(DispatchTime.now().uptimeNanoseconds) / 1e9
  }

  /// Does something on the main thread after some seconds.
  ///
  /// - Parameter isBackground: whether nobody has to wait for it, as for what happens again and again.
  package static func after(
    _ seconds: TimeInterval, isBackground: Bool = false, _ body: @escaping @MainActor @Sendable () -> Void
  ) {
    let run: @Sendable () -> Void = { MainActor.assumeIsolated { body() } }
    DispatchQueue.main.async {
      guard let scheduler = HostTime.scheduler else {
        return DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: run)
      }
      let time = scheduler.time + seconds
      _ = isBackground ? scheduler.scheduleRecurring(at: time, run) : scheduler.schedule(at: time, run)
    }
  }
}

/// Those who are told of changes.
package final class ServiceObservers: Sendable {
  private let all = Mutex<[@Sendable () -> Void]>([])

  /// Adds somebody, for good.
  package func add(_ body: @escaping @Sendable () -> Void) { all.withLock { $0.append(body) } }

  func tell() { for body in all.withLock({ $0 }) { body() } }
}
