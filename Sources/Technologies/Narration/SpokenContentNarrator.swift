import AccessibilityTree
import AssistiveTechnology
import Foundation
import SpokenContent

/// Tells what Spoken Content says, what Hover Text shows, and what the speech controller does.
@MainActor
open class SpokenContentNarrator: Narrator {
  private var last = State()
  private var overlay = Overlay()
  /// The speech controller as it is shown; nil while it is not.
  public var overlayPanel: Overlay.Panel? { overlay.panel }
  /// Scrolling that was asked for in order to read on, which is told when there was more.
  private var scrolls: Set<Int> = []
  private let tellsSpeech: Bool

  /// What is told when it changes.
  private struct State: Equatable {
    var speaksOnTouch = false
    var isCollapsed = false
    var speed = 1.0
    var caption: String?
  }

  /// Creates a narrator that follows no session yet.
  ///
  /// - Parameters:
  ///   - provider: the screen that is read.
  ///   - tellsSpeech: whether what is said is told as well.
  ///   - show: called with each line.
  public init(
    _ provider: any ScreenProvider, tellsSpeech: Bool = true, show: @escaping (String) -> Void
  ) {
    self.tellsSpeech = tellsSpeech
    super.init(provider, show: show)
  }

  /// Spoken Content as it is now.
  public var engine: SpokenContentEngine? { session?.engine(SpokenContentEngine.self) }

  /// What is said can be paused and skipped.
  open override var waitsForSpeech: Bool { false }

  open override func note(_ event: Event) {
    if case .outcome(let outcome) = event, scrolls.remove(outcome.request) != nil {
      if outcome.succeeded { tell("Scrolled to go on reading", parts: ["Scrolled"]) }
      return
    }
    super.note(event)
  }

  open override func show(_ effect: Effect, of technology: String, at time: Double) {
    switch effect {
    case .speak(let request):
      // What happened before it is told before it.
      look()
      guard tellsSpeech else { return }
      tell(request.utterance.caption, parts: request.utterance.parts.map(\.text.string))
    case .pauseSpeaking: tell("Paused")
    case .continueSpeaking: tell("Goes on")
    case .perform(let request):
      if case .scroll = request.action, technology == engine?.identifier {
        scrolls.insert(request.number)
        return
      }
      super.show(effect, of: technology, at: time)
    case .overlay(let new):
      overlay = new
      look()
    default: super.show(effect, of: technology, at: time)
    }
  }

  open override func look() {
    super.look()
    guard let controller = engine?.controller else { return }
    let state = State(
      speaksOnTouch: controller.speaksOnTouch, isCollapsed: controller.isCollapsed, speed: controller.speed,
      caption: overlay.caption)
    let before = last
    guard state != before else { return }
    last = state
    if state.caption != before.caption, let caption = state.caption {
      tell("Hover Text: \(caption)", parts: [caption])
    }
    if state.speed != before.speed { tell("Speed \(Self.number(state.speed))×") }
    if state.speaksOnTouch != before.speaksOnTouch {
      tell(state.speaksOnTouch ? "Speaks what is touched" : "No longer speaks what is touched")
    }
    if state.isCollapsed != before.isCollapsed {
      tell(state.isCollapsed ? "The controller is small" : "The controller is large")
    }
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\(value)"
  }
}
