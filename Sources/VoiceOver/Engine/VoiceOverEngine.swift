import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// VoiceOver: a cursor that the user moves over a screen with gestures, keys and the rotor, and that speaks
/// what it reaches, acts on it, and follows the app's notifications.
///
/// A pure state machine: see `TechnologyEngine`. Its parts are in the folders beside this one, each as an
/// extension with the state that it needs.
public struct VoiceOverEngine: TechnologyEngine {
  public var identifier: String { "UIAccessibilityNotificationVoiceOverIdentifier" }

  // MARK: Input of the current event

  /// The screen as of the last event.
  public internal(set) var tree = ElementTree()
  /// The settings as of the last event, with what the event changed.
  public internal(set) var settings = Settings()
  /// When the last event happened, in seconds since the session began.
  public internal(set) var now = 0.0
  /// The width and height of the screen, in points. When it is unknown, no gesture from an edge is
  /// recognised, and the halves of the screen are those of the area that its contents cover.
  public internal(set) var screenSize: CGSize?
  /// The effects of the current event, in order.
  var effects: [Effect] = []
  /// The cause of what the current event makes VoiceOver say.
  var cause = Cause(.start)

  // MARK: State

  public internal(set) var focus = Focus(element: nil)
  /// True from the event that starts VoiceOver to the one that stops it.
  public internal(set) var isRunning = false
  var cursor = CursorState()
  var speech = SpeechQueue()
  var speaking = SpeakingState()
  var requests = Requests()
  var timers = Timers()
  var rotor = RotorState()
  var gestures = GestureState()
  var keyboard = KeyboardState()
  var help = HelpState()
  var notifications = NotificationState()
  var typing = TypingState()
  var braille = BrailleState()
  var panels = PanelState()
  var reading = ReadingState()

  /// Creates VoiceOver before it is started: nothing is in focus.
  public init() {}

  public var isWaitingToSpeak: Bool { timers.isWaitingToSpeak || reading.isActive }

  public mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    tree = context.tree
    tree.prepareForEdits()
    settings = context.settings
    now = context.now
    screenSize = context.screenSize
    effects.removeAll(keepingCapacity: true)
    if case .start(let appName, let isSwitchedOn) = event {
      start(appName: appName, isSwitchedOn: isSwitchedOn)
    } else if isRunning {
      handle(event)
    }
    // Releases the tree: its owner can change it in place only while it is not shared.
    tree = ElementTree()
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .start: break
    case .stop: stop()
    case .touch(let touch): handle(touch)
    case .gesture(let gesture): handle(gesture)
    case .key(let press): handle(press)
    case .braille(let input): handle(input)
    case .command(let name): handle(commandNamed: name)
    case .tick: fireTimers()
    case .screen(let update): screenChanged(update)
    case .notification(let notification): handle(notification)
    case .focused(let focus): arrived(at: focus)
    case .outcome(let outcome): handle(outcome)
    case .speech(let progress): handle(progress)
    case .settings: settingsChanged()
    // They are for Switch Control, Voice Control, AssistiveTouch and Zoom.
    case .switchPress, .phrase, .pointer, .cursor: break
    }
  }

  // MARK: On and off

  private mutating func start(appName: String?, isSwitchedOn: Bool) {
    isRunning = true
    // Apps are told before the first element is asked for its attributes.
    change("voiceOver.isRunning", .bool(true))
    cause = Cause(.start, appName ?? "")
    speech.isMuted = settings.voiceOver.isMuted
    // "VoiceOver on" is followed by the app's name and the first element.
    if isSwitchedOn { saySystem(words.spoken(.voiceOverOn), rule: "switched on", .queued) }
    speaking.appName = appName
    typing.edited = editedIndex.map { tree.elements[$0].id }
    showBraille()
    guard let first = firstElement() else { return }
    let summary = tree.elements.firstIndex { $0.traits.contains(.summaryElement) }
    if let summary, summary != first { saySummary(summary) }
    moveFocus(to: first, speak: isSwitchedOn || summary != nil ? .queued : .interrupting)
  }

  /// Says the app's summary element, wherever it is, before the first element; the cursor does not move
  /// there. <https://developer.apple.com/documentation/uikit/uiaccessibilitytraits/summaryelement>
  private mutating func saySummary(_ index: Int) {
    let utterance = utterance(at: index, from: nil, appName: speaking.appName)
    speaking.appName = nil
    say(utterance.without([.hint, .notice]), rule: "summary", .queued)
  }

  private mutating func stop() {
    cancelTold()
    effects += speech.stop()
    if focus.element != nil { effects.append(.focus(Focus(element: nil))) }
    saySystem(words.spoken(.voiceOverOff), rule: "switched off", .interrupting)
    focus = Focus(element: nil)
    effects.append(.overlay(Overlay()))
    change("voiceOver.isRunning", .bool(false))
    let asked = effects
    self = Self()
    effects = asked
  }

  private mutating func settingsChanged() {
    cause = Cause(.setting)
    speech.isMuted = settings.voiceOver.isMuted
    rotorSettingsChanged()
    showOverlay()
  }

  // MARK: Elements

  /// The element in focus; nil when there is none, or it is gone.
  var focusedElement: AccessibilityElement? { focusedIndex.map { tree.elements[$0] } }

  /// The index of the element in focus, in reading order.
  var focusedIndex: Int? { focus.element.flatMap { tree.index(of: $0) } }
}
