import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Full Keyboard Access: a ring that a person moves over what can be used on a screen, with the keys of a hardware keyboard,
/// and that acts on it.
///
/// A pure state machine: see `TechnologyEngine`. A source of keys must report presses and releases: Tab moves when it is let
/// go, because another key that is pressed meanwhile makes it a modifier.
/// Follows <https://support.apple.com/guide/iphone/ipha4375873f/ios>.
public struct KeyboardAccessEngine: TechnologyEngine {
  public var identifier: String { "FullKeyboardAccess" }

  // MARK: Input of the current event

  /// The screen as of the last event.
  public internal(set) var tree = ElementTree()
  /// The settings as of the last event.
  public internal(set) var settings = Settings()
  /// When the last event happened, in seconds since the session began.
  public internal(set) var now = 0.0
  var screenSize: CGSize?
  var effects: [Effect] = []

  // MARK: State

  public internal(set) var focus = Focus(element: nil)
  /// True from the event that starts Full Keyboard Access to the one that stops it.
  public internal(set) var isRunning = false
  /// Whether every key goes to the app, but for those that end this mode (Pass-Through Mode).
  public internal(set) var isPassingThrough = false
  /// The ring as it is drawn; nil while it is hidden, or nothing is in focus.
  public internal(set) var focusRing: FocusRing?
  var place = FocusPlace()
  var keys = KeyState()
  var ring = RingState()
  var requests = KeyboardRequests()
  var panel: KeyboardPanel?
  var playing = TouchPlay()
  var find = FindState()
  var assignments = KeyAssignments()
  private var currentMap: FocusMap?
  /// How many elements and containers the tree had that the map was made of.
  private var mapSize = SIMD2(0, 0)

  /// Creates the technology before it is started: nothing is in focus.
  public init() {}

  public var isWaitingToSpeak: Bool { playing.isActive }

  public mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    tree = context.tree
    tree.prepareForEdits()
    settings = context.settings
    now = context.now
    screenSize = context.screenSize
    effects.removeAll(keepingCapacity: true)
    // The tree is always the newest; that its structure is another may be told by an event that is still on its way.
    if currentMap != nil, mapSize != size(of: tree) { forgetMap() }
    if case .start = event {
      start()
    } else if isRunning {
      handle(event)
    }
    // Releases the tree: its owner can change it in place only while it is not shared.
    tree = ElementTree()
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .stop: stop()
    case .key(let press): handle(press)
    case .command(let name):
      if let command = KeyboardCommand(rawValue: name) { perform(command) }
    case .tick:
      continueGesture()
      hideRingIfDue()
    case .screen(let update): screenChanged(update)
    case .notification(let notification): handle(notification)
    case .focused(let focus): arrived(at: focus)
    case .outcome(let outcome): handle(outcome)
    case .settings: settingsChanged()
    default: break
    }
  }

  // MARK: On and off

  private mutating func start() {
    self = Self(continuing: self)
    isRunning = true
    effects.append(
      .change(SettingChange(key: "isFullKeyboardAccessEnabled", value: .bool(true))))
    assignments = KeyAssignments(settings.fullKeyboardAccess.commands)
    place.edited = editedIndex.map { tree.elements[$0].id }
    if let first = map.first(in: tree) { moveFocus(to: first) }
    ring.settings = settings.fullKeyboardAccess
    wakeRing()
    showRing()
  }

  /// A technology as new, over the same screen.
  private init(continuing other: Self) {
    (tree, settings, now, screenSize) = (other.tree, other.settings, other.now, other.screenSize)
  }

  private mutating func stop() {
    cancelGesture()
    if focus.element != nil { effects.append(.focus(Focus(element: nil))) }
    effects.append(.overlay(Overlay()))
    effects.append(
      .change(SettingChange(key: "isFullKeyboardAccessEnabled", value: .bool(false))))
    let asked = effects
    self = Self()
    effects = asked
  }

  private mutating func settingsChanged() {
    if assignments.chosen != settings.fullKeyboardAccess.commands {
      assignments = KeyAssignments(settings.fullKeyboardAccess.commands)
    }
    // Who changes how the ring looks, or how long it stays, sees it.
    if ring.settings != settings.fullKeyboardAccess {
      ring.settings = settings.fullKeyboardAccess
      wakeRing()
    }
    showRing()
  }

  // MARK: The screen

  /// Where the keyboard can go, built when it is first needed after the screen changed.
  var map: FocusMap {
    mutating get {
      if let currentMap { return currentMap }
      let built = FocusMap(tree)
      currentMap = built
      mapSize = size(of: tree)
      return built
    }
  }

  /// The map as it was built last.
  var knownMap: FocusMap { currentMap ?? FocusMap() }

  private func size(of tree: ElementTree) -> SIMD2<Int> {
    SIMD2(tree.elements.count, tree.containers.count)
  }

  mutating func forgetMap() {
    currentMap = nil
    find.forget()
  }

  /// The index of the element in focus, in reading order; nil when there is none, or it is gone.
  ///
  /// It is looked for where it was: a recording may have the same id twice.
  var focusedIndex: Int? {
    guard let id = focus.element else { return nil }
    if tree.elements.indices.contains(place.index), tree.elements[place.index].id == id { return place.index }
    return tree.index(of: id)
  }

  /// The element in focus; nil when there is none, or it is gone.
  var focusedElement: AccessibilityElement? { focusedIndex.map { tree.elements[$0] } }

  /// The index of the element whose text is being edited; nil when there is none.
  var editedIndex: Int? { tree.elements.firstIndex { $0.traits.contains(.isEditing) } }

  /// The words in the language of the device.
  var words: KeyboardWords { KeyboardWords(language: settings.systemLanguage ?? settings.language) }

  /// Whether the screen is laid out from right to left.
  var isRightToLeft: Bool {
    settings.forceRightToLeft
      || Locale.Language(identifier: settings.language).characterDirection == .rightToLeft
  }
}
