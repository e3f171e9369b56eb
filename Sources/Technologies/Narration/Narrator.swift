import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import VoiceOver

/// Tells in words what a technology shows and does that does not speak: one line for each thing, as it happens.
///
/// Each technology has a narrator of its own, which tells of its cursor or of what it heard. What all have in common is told
/// here: what the app was asked to do and whether it did, new screens, and addresses that the app opened.
@MainActor
open class Narrator: SessionOutput, ScriptAccount {
  /// The screen that the technology reads.
  public let provider: any ScreenProvider
  /// The session that it follows; nil before ``follow(_:engine:)``.
  public private(set) weak var session: Session?
  /// Called for each line, besides being shown.
  public var onTell: ((ScriptTold) -> Void)?
  /// How many lines are kept; nil for all.
  public var mostLines: Int?
  private let show: (String) -> Void
  /// What was told, oldest first.
  public private(set) var lines: [ScriptTold] = []
  private var typed = ""
  private var touches = TouchWords()
  private var openedCount = 0
  /// The elements that the app was asked to do something with, and their values before.
  private var requests: [Int: (element: AccessibilityElement.ID?, value: String?)] = [:]

  /// Creates a narrator that follows no session yet.
  ///
  /// - Parameters:
  ///   - provider: the screen that the technology reads.
  ///   - show: called with each line.
  public init(_ provider: any ScreenProvider, show: @escaping (String) -> Void) {
    self.provider = provider
    self.show = show
  }

  /// Follows a session that has not begun yet.
  ///
  /// - Parameters:
  ///   - session: what is told of.
  ///   - engine: the technology whose events are noted, by its place in the session.
  public func follow(_ session: Session, engine: Int = 0) {
    self.session = session
    openedCount = UIKitHost.shared.openedURLs.count
    let before = session.observer
    session.observer = { [weak self] occurrence in
      before?(occurrence)
      if case .event(let event, engine, _) = occurrence { self?.note(event) }
    }
  }

  /// What is drawn over the screen besides what technologies draw.
  open var standingMarks: [Overlay.Mark] { [] }

  // MARK: Telling

  /// What was told, and what there is to tell now.
  public var told: [ScriptTold] {
    look()
    finishTyping()
    return lines
  }

  /// Tells a line, after what was typed before it.
  public func tell(_ line: String, parts: [String]? = nil) {
    finishTyping()
    append(ScriptTold(line, parts: parts))
  }

  private func append(_ line: ScriptTold) {
    lines.append(line)
    if let mostLines, lines.count > mostLines { lines.removeFirst(lines.count - mostLines) }
    show(line.line)
    onTell?(line)
  }

  /// Characters come one by one, and are told together.
  private func finishTyping() {
    guard !typed.isEmpty else { return }
    let text = typed
    typed = ""
    append(ScriptTold("Typed “\(text)”", parts: ["Typed", text]))
  }

  /// Looks whether something is other than it was told last.
  open func look() {
    let opened = UIKitHost.shared.openedURLs
    for url in opened.dropFirst(openedCount) { tell("Opened \(url.absoluteString)") }
    openedCount = opened.count
  }

  // MARK: What happens

  /// Notes an event of the technology.
  open func note(_ event: Event) {
    switch event {
    case .outcome(let outcome):
      if let asked = requests.removeValue(forKey: outcome.request) { tell(outcome, of: asked) }
    case .notification(.screenChanged):
      let heading = provider.tree.elements.first { $0.traits.contains(.header) }?.label?.string
      tell(
        "New screen" + (heading.map { ": \($0)" } ?? ""), parts: ["New screen"] + [heading].compactMap { $0 })
    case .notification(.announcement(let text)): tell("Announced: \(text.string)", parts: [text.string])
    default: break
    }
  }

  private func tell(_ outcome: ActionOutcome, of asked: (element: AccessibilityElement.ID?, value: String?)) {
    if !outcome.succeeded { tell("Nothing happened") }
    // Of an element that was acted on several times, the last value is told.
    let others = requests.filter { asked.element != nil && $0.value.element == asked.element }.keys
    guard others.isEmpty else {
      for number in others { requests[number]?.value = asked.value }
      return
    }
    // Where no cursor tells the new value by itself.
    let value = value(of: asked.element)
    if tellsValues, let value, value != asked.value { tell("Now \(value)", parts: ["Now", value]) }
    look()
  }

  open func show(_ effect: Effect, of technology: String, at time: Double) {
    switch effect {
    case .perform(let request): tell(of: request, at: time)
    case .system(let request): tell("Asked of the system: \(request.rawValue)")
    case .copy(let text): tell("On the clipboard: \(text)")
    default: break
    }
  }

  /// Whether a line of a script waits for speech.
  open var waitsForSpeech: Bool { true }

  /// Whether the new value of an element is told after something was done with it.
  open var tellsValues: Bool { false }

  private func value(of id: AccessibilityElement.ID?) -> String? {
    guard let element = id.flatMap({ provider.tree.element(withID: $0) }),
      !element.traits.contains(.secureTextField)
    else { return nil }
    return element.value?.string
  }

  /// What becomes of an event on its way to the technologies.
  open func translate(_ event: Event) -> [Event] { [event] }

  private func tell(of request: ActionRequest, at time: Double) {
    if case .touch(let touch) = request.action {
      if let words = touches.add(touch, at: time, on: provider.tree) { tell(words.line, parts: words.parts) }
      return
    }
    if case .edit(.insert(let text)) = request.action {
      typed += text
      return
    }
    // Escape is for the screen, wherever it is asked for.
    let element = request.action == .escape ? nil : request.element
    let name = element.flatMap { provider.tree.element(withID: $0) }.map { ElementWords.name(of: $0) }
    guard let deed = ElementWords.deed(request, in: provider.tree) else { return }
    requests[request.number] = (request.element, value(of: request.element))
    tell([deed, name].compactMap { $0 }.joined(separator: " "), parts: [deed] + [name].compactMap { $0 })
  }

  // MARK: The device

  /// Does something to the device that a script asks for.
  ///
  /// - Throws: why that cannot be done.
  open func carryOut(_ order: ScriptOrder, in session: Session) throws(ScriptOrderFailure) {
    throw ScriptOrderFailure("Nothing here can carry out “\(order.line)”.")
  }
}
