import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Spoken Content: reads a screen or a selection aloud and highlights what it reads, and says what is typed.
///
/// A pure state machine: see `TechnologyEngine`. It has no cursor.
/// Follows <https://support.apple.com/guide/iphone/iph96b214f0/ios>.
public struct SpokenContentEngine: TechnologyEngine {
  public var identifier: String { "SpokenContent" }
  /// Spoken Content moves no cursor.
  public var focus: Focus { Focus(element: nil) }

  // MARK: Input of the current event

  /// The screen as of the last event.
  public internal(set) var tree = ElementTree()
  /// The settings as of the last event.
  public internal(set) var settings = Settings()
  /// When the last event happened, in seconds since the session began.
  public internal(set) var now = 0.0
  var screenSize: CGSize?
  var effects: [Effect] = []
  var cause = Cause(.start)

  // MARK: State

  /// True from the event that starts Spoken Content to the one that stops it.
  public internal(set) var isRunning = false
  /// The floating controller.
  public internal(set) var controller = SpeechController()
  /// What is highlighted, a sentence before the word in it; empty with Highlight Content off.
  public internal(set) var highlights: [ContentHighlight] = []
  var queue = SpeechQueue()
  var lastRequest = 0
  /// What is being read; nil while nothing is.
  var reading: Reading?
  var requests = ContentRequests()
  var touching = TouchState()
  var typing = TypingFeedback()
  var hover = HoverState()
  var places = TextPlaces()
  var shown = Overlay()

  /// Creates the technology before it is started.
  public init() {}

  public var isWaitingToSpeak: Bool { reading?.waitsUntil != nil || typing.hint != nil }

  public func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool { false }

  public mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    tree = context.tree
    tree.prepareForEdits()
    settings = context.settings
    now = context.now
    screenSize = context.screenSize
    effects.removeAll(keepingCapacity: true)
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
    case .touch(let touch): handle(touch)
    case .gesture(let gesture): handle(gesture)
    case .key(let press): handle(press)
    case .pointer(let pointer): handle(pointer)
    case .command(let name):
      cause = Cause(.command, name)
      if let command = SpokenContentCommand(rawValue: name) { perform(command) }
    case .tick: tick()
    case .screen(let update): screenChanged(update)
    case .notification(let notification): handle(notification)
    case .outcome(let outcome): handle(outcome)
    case .speech(let progress): handle(progress)
    case .settings: settingsChanged()
    default: break
    }
  }

  // MARK: On and off

  private mutating func start() {
    let input = (tree, settings, now, screenSize)
    self = Self()
    (tree, settings, now, screenSize) = input
    isRunning = true
    controller.isShown = settings.spokenContent.showsController
    followTyping()
    show()
  }

  private mutating func stop() {
    effects += queue.stop()
    effects.append(.overlay(Overlay()))
    let asked = effects
    self = Self()
    effects = asked
  }

  private mutating func settingsChanged() {
    cause = Cause(.setting)
    if reading?.source == .screen, !settings.isSpeakScreenEnabled { endReading() }
    if reading?.source == .selection, !settings.isSpeakSelectionEnabled { endReading() }
    controller.isShown = settings.spokenContent.showsController || controller.isShown && reading != nil
    followTyping()
    show()
  }

  private mutating func tick() {
    cause = Cause(.timer)
    if let time = reading?.waitsUntil, now + 1e-9 >= time { waitedLongEnough() }
    sayHintIfDue()
    speakPredictionIfDue()
  }

  private mutating func handle(_ notification: AppNotification) {
    switch notification {
    // What was read is gone.
    case .screenChanged: if reading?.source == .screen { endReading() }
    case .speakSelection:
      cause = Cause(.command, SpokenContentCommand.speakSelection.rawValue)
      perform(.speakSelection)
    default: break
    }
  }

  private mutating func handle(_ progress: SpeechProgress) {
    switch progress {
    case .began: break
    case .reached(let id, let part, let offset): reached(id, part, offset)
    case .finished(let id):
      effects += queue.finished(id)
      readingFinished(id)
    case .failed(let id):
      effects += queue.finished(id, successfully: false)
      readingFinished(id)
    }
  }

  // MARK: Saying

  /// The words in the language of the device.
  var words: ContentWords { ContentWords(language: settings.systemLanguage ?? settings.language) }

  /// Says an utterance in place of what is being said.
  /// - Returns: the number of the request.
  @discardableResult
  mutating func say(_ utterance: Utterance, of element: AccessibilityElement.ID?, rule: String) -> Int {
    lastRequest += 1
    var why = cause
    why.rule = rule
    why.element = element
    let request = SpeechRequest(
      id: lastRequest, utterance: utterance, cause: why,
      contentRate: controller.rate(from: settings.spokenContent.speakingRate))
    effects += queue.add(SpeechQueue.Item(request), .interrupting)
    return lastRequest
  }
}
