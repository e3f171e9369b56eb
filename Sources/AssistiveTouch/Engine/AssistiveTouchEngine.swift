import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// AssistiveTouch: a button that floats over every app, a menu in place of buttons and gestures, and a pointer.
///
/// A pure state machine: see `TechnologyEngine`. It takes the touches of its button, its menu and its circles
/// (``claims(_:in:)``); all other touches are the app's. Actions come by their names as commands as well. Follows
/// <https://support.apple.com/guide/iphone/use-assistivetouch-iph96b21954/ios>.
public struct AssistiveTouchEngine: TechnologyEngine {
  public var identifier: String { "AssistiveTouch" }
  /// Nowhere: AssistiveTouch has no cursor.
  public var focus: Focus { Focus(element: nil) }

  // MARK: Input of the current event

  var tree = ElementTree()
  var settings = Settings()
  var now = 0.0
  var screenSize: CGSize?
  var effects: [Effect] = []

  // MARK: State

  /// True from the event that starts AssistiveTouch to the one that stops it.
  public internal(set) var isRunning = false
  /// Whether Dwell Control was paused by the user: resting then only counts on what AssistiveTouch itself shows.
  public internal(set) var isDwellPaused = false
  /// What the pointer does next, where it clicks or rests; nil for the usual.
  public internal(set) var chosen: AssistiveTouchAction?
  var button = MenuButton(edge: .right, offset: 0.5)
  /// Where a finger drags the button; nil when it rests at its edge.
  var dragged: CGPoint?
  var presses = ButtonPresses()
  var menu: TouchMenu?
  var placement: GesturePlacement?
  var recorder: GestureRecorder?
  /// What the fingers on the screen do that are AssistiveTouch's.
  var fingers: [Int: FingerUse] = [:]
  var dwell = DwellControl()
  /// Where each finger is that is put on the app's screen as long as a user drags.
  var live: [Int: CGPoint] = [:]
  var playing = TouchPlay()
  var clock = TouchClock()
  var shown = Overlay()
  var requests = 0

  /// Creates the technology before it is started: nothing is shown.
  public init() {}

  public var isWaitingToSpeak: Bool { playing.isActive || presses.isWaiting }

  public func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool { false }

  public mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    tree = context.tree
    settings = context.settings
    now = context.now
    screenSize = context.screenSize
    effects.removeAll(keepingCapacity: true)
    if case .start = event {
      start()
    } else if isRunning {
      handle(event)
    }
    if isRunning {
      if let screenSize { placement?.confine(to: screenSize) }
      draw()
      setClock()
    }
    // Releases the tree: its owner can change it in place only while it is not shared.
    tree = ElementTree()
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .stop: stop()
    case .touch(let touch): handle(touch)
    case .gesture(let gesture): handle(gesture)
    case .pointer(let pointer): handle(pointer)
    case .command(let name): perform(commandNamed: name)
    case .tick: timePassed()
    case .settings: settingsChanged()
    // What was asked for shows on the screen, and the rest is for other technologies.
    default: break
    }
  }

  // MARK: On and off

  private mutating func start() {
    cancelTouches()
    let (asked, drawn) = (effects, shown)
    let input = (tree, settings, now, screenSize)
    self = Self()
    (tree, settings, now, screenSize) = input
    (effects, shown) = (asked, drawn)
    isRunning = true
    change("isAssistiveTouchRunning", .bool(true))
    button = MenuButton(edge: options.buttonEdge, offset: options.buttonOffset)
    clock.usedAt = now
  }

  private mutating func stop() {
    cancelTouches()
    if shown != Overlay() { effects.append(.overlay(Overlay())) }
    change("isAssistiveTouchRunning", .bool(false))
    let asked = effects
    self = Self()
    effects = asked
  }

  private mutating func settingsChanged() {
    if dragged == nil { button = MenuButton(edge: options.buttonEdge, offset: options.buttonOffset) }
    if menu != nil { fillMenu() }
    if case .gesture? = chosen, saved(chosen) == nil { chosen = nil }
    if let placement, case .gesture = placement.action, saved(placement.action) == nil { endPlacement() }
    if !options.usesDwell { isDwellPaused = false }
  }

  // MARK: Looking up

  /// The settings of AssistiveTouch.
  var options: AssistiveTouchSettings { settings.assistiveTouch }

  /// The words in the language of the device.
  var words: AssistiveTouchWords {
    AssistiveTouchWords(language: settings.systemLanguage ?? settings.language)
  }

  /// The gesture of the user's that an action names; nil for another action, and for a gesture that is gone.
  func saved(_ action: AssistiveTouchAction?) -> SavedGesture? {
    guard case .gesture(let name) = action else { return nil }
    return options.savedGestures.first { $0.name == name }
  }

  /// The middle of the screen.
  var middle: CGPoint {
    screenSize.map { CGPoint(x: $0.width / 2, y: $0.height / 2) } ?? .zero
  }

  /// The point of the screen that is nearest to a point.
  func onScreen(_ point: CGPoint) -> CGPoint {
    screenSize.map { point.confined(to: CGRect(origin: .zero, size: $0)) } ?? point
  }

  // MARK: Asking

  mutating func change(_ key: String, _ value: SettingChange.Value) {
    effects.append(.change(SettingChange(key: key, value: value)))
  }

  mutating func ask(_ action: Action, of element: AccessibilityElement.ID? = nil) {
    requests += 1
    effects.append(.perform(ActionRequest(number: requests, action: action, element: element)))
  }
}
