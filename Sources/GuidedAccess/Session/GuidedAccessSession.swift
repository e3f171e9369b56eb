import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Guided Access: a session in which a device shows one app, without the parts and the buttons that somebody fenced off.
///
/// A pure state machine: time and chance are given from outside. ``Fence`` decides which events reach the app and the other
/// technologies. Follows <https://support.apple.com/guide/iphone/iph7fad0d10/ios>.
public struct GuidedAccessSession: Sendable, Equatable {
  /// What the session is doing.
  public enum State: String, Sendable, Equatable, CaseIterable {
    /// There is none.
    case off
    /// It is being set up for the first time, over the app.
    case settingUp
    /// The app is fenced.
    case running
    /// Somebody wants to change or end it, and has not entered the passcode yet: the app stays fenced.
    case locked
    /// The passcode was entered: the session can be changed, resumed or ended.
    case paused
    /// The time is over: the app answers nothing.
    case timeIsOver
  }

  /// What the session is doing.
  public private(set) var state = State.off
  /// The settings: what is allowed, and the passcode.
  public private(set) var settings: GuidedAccessSettings
  /// The parts of the screen that cannot be used.
  public private(set) var regions: [DisabledRegion] = []
  /// What the app lets the session switch off, in the app's order.
  public private(set) var restrictions: [AppRestriction] = []
  /// The wrong passcodes so far.
  public private(set) var attempts = PasscodeAttempts()
  /// Whether an app began the session by itself (`requestGuidedAccessSession`).
  public private(set) var isAutonomous = false
  /// When the time is over, in seconds; nil without a limit.
  public private(set) var endsAt: Double?
  private var warned: Set<Int> = []
  private var stateBeforeLock = State.running

  /// How many minutes before the end the remaining time is told.
  public static let warnings = [5, 1]

  /// Creates a device without a session.
  public init(settings: GuidedAccessSettings = GuidedAccessSettings()) { self.settings = settings }

  /// Whether apps are told that a session is active (`UIAccessibility.isGuidedAccessEnabled`).
  public var isEnabled: Bool { state != .off && state != .settingUp }

  /// Whether what happens is fenced now.
  public var isFencing: Bool { state == .running || state == .locked || state == .timeIsOver }

  private var passcode: GuidedAccessPasscode? { settings.passcode.flatMap { GuidedAccessPasscode(text: $0) } }

  // MARK: Buttons

  /// The side or home button was clicked three times.
  ///
  /// - Parameter restrictions: what the app in front lets be switched off.
  public mutating func tripleClick(restrictions: [AppRestriction] = []) -> [GuidedAccessNotice] {
    switch state {
    case .off:
      guard settings.isAvailable else { return [] }
      state = .settingUp
      offer(restrictions)
      return passcode == nil ? [.showsSetUp, .asksForNewPasscode] : [.showsSetUp]
    case .settingUp, .paused, .locked: return []
    case .running, .timeIsOver:
      // Who began it by an app cannot end it with a passcode: the app does.
      if isAutonomous { return settings.allowsShortcut ? [.offersShortcut] : [] }
      stateBeforeLock = state
      state = .locked
      return (settings.allowsShortcut && stateBeforeLock == .running ? [.offersShortcut] : []) + [
        .asksForPasscode
      ]
    }
  }

  /// The side or home button was clicked twice.
  ///
  /// - Parameter isRecognized: whether Face ID or Touch ID recognised the owner.
  public mutating func doubleClick(isRecognized: Bool, at now: Double) -> [GuidedAccessNotice] {
    guard isFencing, !isAutonomous, settings.usesBiometrics, isRecognized else { return [] }
    attempts = PasscodeAttempts()
    return finish()
  }

  // MARK: Setting up

  /// Keeps the restrictions that the app offers, without those whose identifier came before.
  private mutating func offer(_ offered: [AppRestriction]) {
    var seen: Set<String> = []
    let known = Dictionary(restrictions.map { ($0.identifier, $0.isAllowed) }) { first, _ in first }
    restrictions = offered.filter { seen.insert($0.identifier).inserted }.map { restriction in
      var restriction = restriction
      restriction.isAllowed = known[restriction.identifier] ?? restriction.isAllowed
      return restriction
    }
  }

  private var canChange: Bool { state == .settingUp || state == .paused }

  /// Sets the passcode, while the session is being set up or changed.
  /// - Returns: whether it was set.
  @discardableResult
  public mutating func setPasscode(_ passcode: GuidedAccessPasscode) -> Bool {
    guard canChange else { return false }
    settings.passcode = passcode.text
    return true
  }

  /// Changes what is allowed, while the session is being set up or changed. The passcode stays as it is.
  /// - Returns: whether it was changed.
  @discardableResult
  public mutating func allow(_ change: (inout GuidedAccessSettings) -> Void) -> Bool {
    guard canChange else { return false }
    let passcode = settings.passcode
    change(&settings)
    settings.passcode = passcode
    return true
  }

  /// Takes the settings of the device, while there is no session: a session keeps its own until it ends.
  public mutating func apply(_ settings: GuidedAccessSettings) {
    if state == .off { self.settings = settings }
  }

  /// Fences off a part of the screen, while the session is being set up or changed.
  /// - Returns: the region; nil for one that is too small, or at another time.
  @discardableResult
  public mutating func disable(_ shape: DisabledRegion.Shape) -> DisabledRegion? {
    let region = DisabledRegion(id: (regions.map(\.id).max() ?? 0) + 1, shape: shape)
    guard canChange, region.isUsable else { return nil }
    regions.append(region)
    return region
  }

  /// Frees a part of the screen again.
  /// - Returns: whether there was one with that number, and it could be freed.
  @discardableResult
  public mutating func free(_ id: Int) -> Bool {
    guard canChange, let place = regions.firstIndex(where: { $0.id == id }) else { return false }
    regions.remove(at: place)
    return true
  }

  /// Allows or denies a feature of the app.
  public mutating func restrict(_ identifier: String, isAllowed: Bool) -> [GuidedAccessNotice] {
    guard canChange, let place = restrictions.firstIndex(where: { $0.identifier == identifier }),
      restrictions[place].isAllowed != isAllowed
    else { return [] }
    restrictions[place].isAllowed = isAllowed
    return state == .paused ? [.restrictionChanged(identifier: identifier, isAllowed: isAllowed)] : []
  }

  /// Whether a feature of the app may be used (`guidedAccessRestrictionState(forIdentifier:)`): it may when there is no session,
  /// and when no restriction has that name.
  public func isAllowed(_ identifier: String) -> Bool {
    guard isEnabled else { return true }
    return restrictions.first { $0.identifier == identifier }?.isAllowed ?? true
  }

  // MARK: Beginning and ending

  /// Begins the session that was set up, or resumes the one that was paused.
  public mutating func start(at now: Double) -> [GuidedAccessNotice] {
    switch state {
    case .settingUp:
      guard passcode != nil else { return [.asksForNewPasscode] }
      return begin(at: now)
    case .paused:
      state = .running
      return limitTime(at: now)
    case .off, .running, .locked, .timeIsOver: return []
    }
  }

  private mutating func begin(at now: Double) -> [GuidedAccessNotice] {
    state = .running
    let denied = restrictions.map {
      GuidedAccessNotice.restrictionChanged(identifier: $0.identifier, isAllowed: $0.isAllowed)
    }
    return [.statusChanged(isEnabled: true)] + denied + [.started] + limitTime(at: now)
  }

  private mutating func limitTime(at now: Double) -> [GuidedAccessNotice] {
    warned = []
    endsAt = nil
    guard settings.hasTimeLimit, !isAutonomous else { return [] }
    let end = now + settings.timeLimit * 60
    endsAt = end
    // Those that would come at once are not worth telling.
    warned = Set(Self.warnings.filter { Double($0) * 60 >= end - now })
    return nextWake(after: now).map { [.wake(at: $0)] } ?? []
  }

  /// Leaves the screen on which the session is set up or the passcode is entered, without a change.
  public mutating func cancel() {
    switch state {
    case .settingUp: state = .off
    case .locked: state = stateBeforeLock
    case .off, .running, .paused, .timeIsOver: break
    }
  }

  /// Ends the session, after the passcode was entered.
  public mutating func end() -> [GuidedAccessNotice] { state == .paused ? finish() : [] }

  private mutating func finish() -> [GuidedAccessNotice] {
    let denied = restrictions.filter { !$0.isAllowed }.map {
      GuidedAccessNotice.restrictionChanged(identifier: $0.identifier, isAllowed: true)
    }
    state = .off
    isAutonomous = false
    endsAt = nil
    return [.statusChanged(isEnabled: false)] + denied + [.ended]
  }

  /// Takes a passcode that was entered, at a time in seconds.
  public mutating func enter(_ digits: String, at now: Double) -> PasscodeAttempts.Answer {
    guard state == .locked else { return .noPasscode }
    let answer = attempts.enter(digits, for: passcode, at: now)
    if answer == .accepted { state = .paused }
    return answer
  }

  // MARK: Time

  private func nextWake(after now: Double) -> Double? {
    guard let endsAt else { return nil }
    let times = Self.warnings.filter { !warned.contains($0) }.map { endsAt - Double($0) * 60 }
    return (times + [endsAt]).filter { $0 > now }.min()
  }

  /// Lets time pass, up to a time in seconds.
  public mutating func advance(to now: Double) -> [GuidedAccessNotice] {
    guard let end = endsAt, state == .running || state == .locked else { return [] }
    if now >= end {
      endsAt = nil
      if state == .running { state = .timeIsOver } else { stateBeforeLock = .timeIsOver }
      return [.timeIsOver]
    }
    var notices: [GuidedAccessNotice] = []
    for minutes in Self.warnings where !warned.contains(minutes) && now >= end - Double(minutes) * 60 {
      warned.insert(minutes)
      // After a long sleep only the last warning still holds.
      notices = [.timeRemaining(minutes: minutes)]
    }
    return notices + (nextWake(after: now).map { [.wake(at: $0)] } ?? [])
  }

  // MARK: Autonomous Single App Mode

  /// An app begins or ends a session by itself (`UIAccessibility.requestGuidedAccessSession(enabled:completionHandler:)`).
  ///
  /// - Parameters:
  ///   - enabled: whether it begins or ends one.
  ///   - isPermitted: whether the device is supervised and its management lets this app do so.
  ///   - restrictions: what the app lets be switched off.
  /// - Returns: whether it succeeded, and what follows.
  public mutating func request(
    enabled: Bool, isPermitted: Bool, restrictions: [AppRestriction] = [], at now: Double
  ) -> (succeeded: Bool, notices: [GuidedAccessNotice]) {
    guard isPermitted else { return (false, []) }
    switch (enabled, state) {
    case (true, .off):
      isAutonomous = true
      offer(restrictions)
      return (true, begin(at: now))
    case (true, .running) where isAutonomous: return (true, [])
    case (false, .running) where isAutonomous: return (true, finish())
    default: return (false, [])
    }
  }
}
