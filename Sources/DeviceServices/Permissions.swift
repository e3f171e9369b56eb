import CurbcutFoundation
import DeviceSettings
import Synchronization

/// What the person lets the app do, and the questions about it.
package enum Permissions {
  private struct State {
    var record: PermissionRecord?
    /// Who waits for the answer to a question that is being asked.
    var waiting: [ProtectedService: [@Sendable (ServicePermission) -> Void]] = [:]
  }

  private static let state = Mutex(State())

  private static func access<Result: Sendable>(_ body: (inout PermissionRecord) -> Result) -> Result {
    state.withLock { state in
      var record = state.record ?? .kept()
      defer { state.record = record }
      return body(&record)
    }
  }

  /// What the person lets the app do with a service; ``ServicePermission/ask`` while that is open.
  package static func status(of service: ProtectedService) -> ServicePermission {
    let set = service.permission(in: Services.settings)
    guard set == .ask else { return set }
    if let answer = access({ $0.answer(about: service) }) { return answer }
    // Who may read photos may add some.
    if service == .photosAddOnly {
      switch status(of: .photos) {
      case .granted, .limited: return .granted
      default: break
      }
    }
    return .ask
  }

  /// Whether the app may use a service, in whatever way.
  package static func allows(_ service: ProtectedService) -> Bool {
    switch status(of: service) {
    case .ask, .denied, .restricted: false
    default: true
    }
  }

  /// Forgets all answers, as when the app is installed anew.
  package static func forgetAll() {
    state.withLock { $0.record = PermissionRecord() }
    Services.observers.tell()
  }

  /// The key of an Info.plist that was made for an app of which only sources are known, and not why it asks for services.
  package static let unknownPurposes = "CurbcutPurposesAreUnknown"

  /// Whether an app runs that must say why it asks.
  private static var mustSayWhy: Bool {
    Bundle.installedMain != nil && Bundle.main.object(forInfoDictionaryKey: unknownPurposes) == nil
  }

  /// The system shows nothing where a purpose is missing: it ends the app.
  private static func endsApp(asking service: ProtectedService, _ keys: [String]) -> Bool {
    guard mustSayWhy, let key = keys.first, purpose(keys) == nil else { return false }
    NSException.raise(
      NSExceptionName("__TCC_CRASHING_DUE_TO_PRIVACY_VIOLATION__"),
      "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  "
        + "The app's Info.plist must contain an \(key) key with a string value explaining to the user how the app "
        + "uses this data.")
    return true
  }

  private static func purpose(_ keys: [String]) -> String? {
    keys.lazy.compactMap { Bundle.main.object(forInfoDictionaryKey: $0) as? String }.first
  }

  /// The name of the app, as it stands below its icon.
  package static var appName: String {
    Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as? String
      ?? Bundle.main.object(forInfoDictionaryKey: "CFBundleName") as? String
      ?? ProcessInfo.processInfo.processName
  }

  // MARK: Asking

  /// Asks the person whether the app may use a service, unless it is known.
  ///
  /// - Parameters:
  ///   - service: the service.
  ///   - count: how many contacts there are.
  ///   - completion: is given what the person lets the app do, on any thread.
  package static func request(
    _ service: ProtectedService, _ wish: PermissionQuestion.Wish = .usual, count: Int = 0,
    _ completion: @escaping @Sendable (ServicePermission) -> Void
  ) {
    let known = status(of: service)
    let isOpen = service.permission(in: Services.settings) == .ask
    // The person is asked again by an app that wants more than it has.
    let wantsMore =
      wish == .always && known == .whenInUse || service == .calendar && wish == .usual && known == .writeOnly
    guard isOpen, known == .ask || wantsMore else {
      return DispatchQueue.global().async { completion(known) }
    }
    var keys = service.purposeKeys
    if wish == .writeOnly { keys = ["NSCalendarsWriteOnlyAccessUsageDescription"] + keys }
    if wish == .always { keys = ["NSLocationAlwaysAndWhenInUseUsageDescription"] }
    if endsApp(asking: service, keys) { return }
    let isAsked = state.withLock { state in
      state.waiting[service, default: []].append(completion)
      return state.waiting[service, default: []].count > 1
    }
    guard !isAsked else { return }
    let question = PermissionQuestion.about(
      service, wish, app: appName, purpose: purpose(keys), count: count)
    DispatchQueue.main.async { MainActor.assumeIsolated { show(question, 0, service) } }
  }

  /// Asks the person whether the app may use a service, unless it is known.
  package static func request(
    _ service: ProtectedService, _ wish: PermissionQuestion.Wish = .usual, count: Int = 0
  ) async -> ServicePermission {
    await withCheckedContinuation { continuation in
      request(service, wish, count: count) { continuation.resume(returning: $0) }
    }
  }

  @MainActor
  private static func show(_ question: PermissionQuestion, _ index: Int, _ service: ProtectedService) {
    let step = question.steps[index]
    guard let presenter = SystemAlert.presenter else {
      // Without a screen nobody answers, which allows nothing.
      return finish(service, .denied)
    }
    _ = presenter(step.alert) { answer in
      switch step.outcomes[answer.button] {
      case .decided(let permission): note(permission, about: service, isOnce: false)
      case .decidedOnce(let permission): note(permission, about: service, isOnce: true)
      case .continues: show(question, index + 1, service)
      }
    }
  }

  /// Lets the app use a service until it ends, as when the person presses a button of the system's, if nothing is known yet.
  package static func allowOnce(_ service: ProtectedService, _ permission: ServicePermission) {
    if status(of: service) == .ask { note(permission, about: service, isOnce: true) }
  }

  private static func note(_ permission: ServicePermission, about service: ProtectedService, isOnce: Bool) {
    access {
      $0.note(permission, about: service, isOnce: isOnce)
      if !isOnce { $0.keep() }
    }
    Services.observers.tell()
    finish(service, permission)
  }

  private static func finish(_ service: ProtectedService, _ permission: ServicePermission) {
    let waiting = state.withLock { $0.waiting.removeValue(forKey: service) ?? [] }
    DispatchQueue.global().async { for completion in waiting { completion(permission) } }
  }

  /// Whether the person may be asked for the location at any time, which is done once; from now on, no more.
  package static func mayAskForAlways() -> Bool {
    access { record in
      guard !record.wasAskedForAlways else { return false }
      record.wasAskedForAlways = true
      record.keep()
      return true
    }
  }

  /// Whether the app says why it wants the location. Without that, iOS asks nobody, and says so in the log.
  package static func saysWhyItWantsTheLocation(always: Bool) -> Bool {
    guard mustSayWhy else { return true }
    var keys = ["NSLocationWhenInUseUsageDescription"]
    if always { keys.append("NSLocationAlwaysAndWhenInUseUsageDescription") }
    guard keys.contains(where: { purpose([$0]) == nil }) else { return true }
    let named = keys.map { "“\($0)”" }.joined(separator: " and ")
    HostMessages.write(
      "This app has attempted to access privacy-sensitive data without a usage description. The app's Info.plist "
        + "must contain \(always ? "both " : "an ")\(named) \(always ? "keys with string values" : "key with a string value") "
        + "explaining to the user how the app uses this data\n")
    return false
  }
}
