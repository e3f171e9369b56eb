import AssistiveTechnology
import DeviceSettings

/// The side or home button, the back of the device, and the Accessibility Shortcut behind them.
///
/// A pure state machine: it counts clicks, says what a single, a double or a triple click means, shows the list where several
/// features are chosen, and asks where iOS asks. Follows <https://support.apple.com/guide/iphone/iph3e2e31a5/ios>.
/// ```swift
/// var shortcut = ShortcutController()
/// for time in [0, 0.2, 0.4] { outcomes += shortcut.click(at: time, &settings) }
/// ```
public struct ShortcutController: Sendable {
  /// What follows.
  public enum Outcome: Sendable, Equatable {
    /// The button was clicked once or twice: the system does what it always does.
    case clicks(Int)
    /// A setting was switched.
    case switched(AccessibilityShortcut.Item, isOn: Bool)
    /// The list appears over the screen.
    case list(ShortcutList)
    /// An alert asks before something is switched on.
    case alert(ShortcutAlert)
    /// Clicks that are Guided Access's: to set up a session, or to change or end one.
    case guidedAccess(clicks: Int)
    /// The system is asked for something.
    case system(SystemRequest)
    /// What is in the middle of the screen is scrolled.
    case scroll(ScrollDirection)
  }

  /// The list that is open; nil for none.
  public private(set) var list: ShortcutList?
  /// The alert that is open; nil for none.
  public private(set) var alert: ShortcutAlert?
  private let arbiter: TechnologyArbiter
  private var count = 0
  private var lastClick = 0.0

  /// Creates a button that nobody has clicked.
  public init(arbiter: TechnologyArbiter = TechnologyArbiter()) { self.arbiter = arbiter }

  // MARK: Clicks

  /// When clicks that may still be followed by another one are decided, in seconds; nil while nothing waits.
  public func next(_ settings: Settings) -> Double? {
    count > 0 ? lastClick + settings.clickSpeed.interval : nil
  }

  /// The button is clicked, at a time in seconds.
  public mutating func click(at now: Double, _ settings: inout Settings) -> [Outcome] {
    let before = advance(to: now, &settings)
    count += 1
    lastClick = now
    guard count == 3 else { return before }
    count = 0
    return before + clicked(3, &settings)
  }

  /// Lets time pass, up to a time in seconds.
  public mutating func advance(to now: Double, _ settings: inout Settings) -> [Outcome] {
    guard let next = next(settings), now > next + 1e-9 else { return [] }
    let clicks = count
    count = 0
    return clicked(clicks, &settings)
  }

  private mutating func clicked(_ clicks: Int, _ settings: inout Settings) -> [Outcome] {
    switch arbiter.taker(of: .clicks(clicks), running: Technology.running(in: settings)) {
    case .technology: [.guidedAccess(clicks: clicks)]
    case .shortcut: open(&settings)
    case .backTap, nil: [.clicks(clicks)]
    }
  }

  // MARK: The shortcut

  /// Opens the shortcut: one feature is switched, several are offered. A triple click, Tab X, Control Center, Back Tap and the
  /// menus of technologies lead here (``SystemRequest/shortcut``).
  public mutating func open(_ settings: inout Settings) -> [Outcome] {
    // Another time it is the way back from the list.
    if list != nil {
      list = nil
      return []
    }
    let items = AccessibilityShortcut.items(in: settings)
    if items.count == 1 { return choose(items[0], &settings) }
    guard !items.isEmpty else { return [] }
    let list = ShortcutList(items: items, settings: settings)
    self.list = list
    return [.list(list)]
  }

  /// Chooses a row of the list, from 0.
  public mutating func choose(row: Int, _ settings: inout Settings) -> [Outcome] {
    guard let list, list.rows.indices.contains(row) else { return [] }
    self.list = nil
    return choose(list.rows[row].item, &settings)
  }

  /// Closes the list or the alert without a change.
  public mutating func cancel() {
    list = nil
    alert = nil
  }

  /// Answers the alert: what it asked about is switched on, and not asked about again.
  public mutating func confirm(_ settings: inout Settings) -> [Outcome] {
    guard let alert else { return [] }
    self.alert = nil
    if !settings.confirmedFeatures.contains(alert.item) { settings.confirmedFeatures.append(alert.item) }
    return toggle(alert.item, &settings)
  }

  private mutating func choose(
    _ item: AccessibilityShortcut.Item, _ settings: inout Settings
  ) -> [Outcome] {
    // A session has to be set up first.
    if item == .guidedAccess, !settings.isGuidedAccessEnabled { return [.guidedAccess(clicks: 3)] }
    guard item.asksBeforeSwitching(in: settings) else { return toggle(item, &settings) }
    let alert = ShortcutAlert(item, settings: settings)
    self.alert = alert
    return [.alert(alert)]
  }

  private func toggle(_ item: AccessibilityShortcut.Item, _ settings: inout Settings) -> [Outcome] {
    item.toggle(in: &settings)
    return [.switched(item, isOn: item.isOn(in: settings))]
  }

  // MARK: Back Tap

  /// The back of the device is tapped two or three times. Where the taps are a switch, they are not taken
  /// (`SwitchSource.backTap`).
  public mutating func backTap(_ taps: Int, _ settings: inout Settings) -> [Outcome] {
    var running = Technology.running(in: settings)
    if !Self.isSwitch(taps, settings) { running.remove(.switchControl) }
    guard arbiter.taker(of: .backTaps(taps), running: running) == .backTap else { return [] }
    switch taps == 2 ? settings.backTap.doubleTap : settings.backTap.tripleTap {
    case .toggle(let item)?: return choose(item, &settings)
    case .perform(.accessibilityShortcut)?: return open(&settings)
    case .perform(let action)?:
      return action.systemRequest.map { [.system($0)] } ?? action.scrollDirection.map { [.scroll($0)] } ?? []
    case nil: return []
    }
  }

  private static func isSwitch(_ taps: Int, _ settings: Settings) -> Bool {
    let source = SwitchSource.backTap(taps == 2 ? .double : .triple)
    return settings.switchControl.switches.contains { $0.source == source }
  }
}
