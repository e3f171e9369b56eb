import AssistiveTechnology
import DeviceSettings
import Foundation
import SpokenContent

@testable import AccessibilityTree

/// A part of a screen that a test writes down.
indirect enum ScreenPart {
  case element(AccessibilityElement)
  case container(ElementContainer, [ScreenPart])

  /// One element. Without a frame it gets a row of its own, 40 points high, below the ones before it.
  static func element(
    _ label: String?, _ traits: AccessibilityTraits = .staticText, id: AccessibilityElement.ID = 0,
    value: String? = nil, frame: CGRect = .null, type: Any.Type? = nil,
    _ edit: (inout AccessibilityElement.Details) -> Void = { _ in }
  ) -> ScreenPart {
    var details = AccessibilityElement.Details()
    edit(&details)
    return .element(
      AccessibilityElement(
        id: id, label: label.map { AccessibilityText($0) }, value: value.map { AccessibilityText($0) },
        traits: traits,
        frame: frame, type: type, details: details))
  }

  static func container(
    _ kind: ElementContainer.Kind, frame: CGRect = .zero, label: String? = nil, _ parts: [ScreenPart]
  ) -> ScreenPart {
    .container(
      ElementContainer(kind: kind, label: label.map { AccessibilityText($0) }, frame: frame), parts)
  }

  /// A field with text in it, being edited unless said otherwise.
  static func field(
    _ label: String, _ text: String, selection: Range<Int>? = nil, isEditing: Bool = true,
    traits: AccessibilityTraits = .textEntry, id: AccessibilityElement.ID = 0
  ) -> ScreenPart {
    let end = text.utf16.count
    return element(label, isEditing ? traits.union(.isEditing) : traits, id: id, value: text) {
      $0.text = .init(text, selection: isEditing ? selection ?? end..<end : nil, isEditable: true)
    }
  }
}

extension ElementTree {
  /// The tree of a screen that a test wrote down; elements without an id get 1, 2, 3 in reading order.
  init(_ parts: [ScreenPart]) {
    self.init()
    roots = parts.map { add($0, to: nil) }
    depths = elements.indices.map { Int32($0) }
    prepareForEdits()
  }

  private mutating func add(_ part: ScreenPart, to container: Int?) -> Item {
    switch part {
    case .element(var element):
      let index = elements.count
      if element.id == 0 { element.id = AccessibilityElement.ID(index + 1) }
      if element.frame.isNull {
        element.frame = CGRect(x: 0, y: 100 + 40 * Double(index), width: 390, height: 40)
      }
      elements.append(element)
      places.append(Place(container: container))
      return .element(index)
    case .container(var made, let parts):
      let index = containers.count
      if made.id == 0 { made.id = AccessibilityElement.ID(100_001 + index) }
      made.parent = container
      containers.append(made)
      let first = elements.count
      containers[index].children = parts.map { add($0, to: index) }
      if made.frame.isEmpty {
        containers[index].frame = elements[first...].reduce(CGRect.null) { $0.union($1.frame) }
      }
      return .container(index)
    }
  }
}

/// A screen without an app behind it: it notes what it is asked for, and answers as it is told.
@MainActor
final class ContentScreen: ScreenProvider {
  private(set) var tree: ElementTree
  var screenSize: CGSize? { CGSize(width: 390, height: 844) }
  private(set) var requests: [ActionRequest] = []
  private var update: ScreenUpdate?
  private var posted: [AppNotification] = []
  /// Answers an action; nil leaves it to the screen, which edits text and takes everything but a scroll.
  var answer: ((ActionRequest, ContentScreen) -> Bool?)?

  init(_ parts: [ScreenPart]) { tree = ElementTree(parts) }

  func show(_ parts: [ScreenPart]) { show(ElementTree(parts)) }

  func show(_ new: ElementTree) {
    tree = new
    update = .structure
  }

  func change(_ id: AccessibilityElement.ID, _ edit: (inout AccessibilityElement) -> Void) {
    guard let index = tree.index(of: id) else { return }
    var element = tree.elements[index]
    edit(&element)
    _ = tree.update(element)
    switch update {
    case .structure: break
    case .attributes(let ids): update = .attributes(ids + [id])
    case nil: update = .attributes([id])
    }
  }

  func post(_ notification: AppNotification) { posted.append(notification) }

  func takeRequests() -> [ActionRequest] {
    defer { requests = [] }
    return requests
  }

  // MARK: As a provider

  func bringUpToDate() -> ScreenUpdate? {
    defer { update = nil }
    return update
  }

  func takeNotifications() -> [AppNotification] {
    defer { posted = [] }
    return posted
  }

  func cursorMoved(to focus: Focus, of technology: String) {}

  func perform(_ request: ActionRequest) -> ActionOutcome {
    requests.append(request)
    if let answered = answer?(request, self) {
      return ActionOutcome(request: request.number, succeeded: answered)
    }
    if case .edit(let edit) = request.action, let id = request.element {
      return ActionOutcome(request: request.number, succeeded: carryOut(edit, on: id))
    }
    if case .scroll = request.action { return ActionOutcome(request: request.number, succeeded: false) }
    return ActionOutcome(request: request.number, succeeded: true)
  }

  private func carryOut(_ edit: TextEdit, on id: AccessibilityElement.ID) -> Bool {
    guard var text = tree.element(withID: id)?.details.text, text.isEditable else { return false }
    var units = Array(text.string.utf16)
    let selection = text.selection ?? units.count..<units.count
    switch edit {
    case .insert(let new):
      units.replaceSubrange(selection, with: Array(new.utf16))
      let end = selection.lowerBound + new.utf16.count
      text.selection = end..<end
    case .deleteBackward where selection.isEmpty && selection.lowerBound == 0: return false
    case .deleteBackward:
      let range = selection.isEmpty ? selection.lowerBound - 1..<selection.lowerBound : selection
      units.removeSubrange(range)
      text.selection = range.lowerBound..<range.lowerBound
    case .select(let range): text.selection = range
    case .selectAll: text.selection = 0..<units.count
    default: return false
    }
    text.string = String(decoding: units, as: UTF16.self)
    change(id) {
      $0.details.text = text
      $0.value = AccessibilityText(text.string)
    }
    return true
  }
}

/// Speech without sound that tells of each word: a tenth of a second for each.
@MainActor
final class WordSpeech: SpeechOutput {
  private var waiting: [(time: Double, progress: SpeechProgress)] = []
  private var pausedAt: Double?
  /// What was spoken, with the settings of its voice.
  private(set) var spoken: [(request: SpeechRequest, settings: Settings)] = []

  static let wordTime = 0.1

  func speak(_ request: SpeechRequest, settings: Settings, at time: Double) {
    spoken.append((request, settings))
    pausedAt = nil
    waiting = [(time, .began(request.id))]
    var at = time
    for (number, part) in request.utterance.parts.enumerated() {
      var offset = 0
      var isInWord = false
      for character in part.text.string {
        if !character.isWhitespace, !isInWord {
          waiting.append((at, .reached(request.id, part: number, offset: offset)))
          at += Self.wordTime
        }
        isInWord = !character.isWhitespace
        offset += character.utf16.count
      }
    }
    waiting.append((at, .finished(request.id)))
  }

  func stop(at time: Double) {
    waiting = []
    pausedAt = nil
  }

  func pause(at time: Double) { if !waiting.isEmpty { pausedAt = time } }

  func resume(at time: Double) {
    guard let pausedAt else { return }
    waiting = waiting.map { ($0.time + time - pausedAt, $0.progress) }
    self.pausedAt = nil
  }

  var nextProgress: Double? { pausedAt == nil ? waiting.first?.time : nil }

  func takeProgress(until time: Double) -> [SpeechProgress] {
    guard pausedAt == nil else { return [] }
    let due = waiting.prefix { $0.time <= time + 1e-9 }
    waiting.removeFirst(due.count)
    return due.map(\.progress)
  }
}

/// Spoken Content over a screen of a test.
@MainActor
final class ContentSession {
  let screen: ContentScreen
  let speech = WordSpeech()
  let session: Session
  private(set) var overlay = Overlay()
  private(set) var problem: String?
  private var heard = 0

  init(_ parts: [ScreenPart], _ change: (inout Settings) -> Void = { _ in }) {
    screen = ContentScreen(parts)
    var settings = Settings()
    settings.isSpeakScreenEnabled = true
    settings.isSpeakSelectionEnabled = true
    change(&settings)
    session = Session(provider: screen, engines: [SpokenContentEngine()], settings: settings, speech: speech)
    session.observer = { [unowned self] occurrence in
      switch occurrence {
      case .effect(.overlay(let overlay), _, _): self.overlay = overlay
      case .runaway(let event, _): problem = "a loop of events: \(event)"
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
  }

  var engine: SpokenContentEngine? { session.engines[0] as? SpokenContentEngine }

  func command(_ command: SpokenContentCommand) { session.send(.command(command.rawValue)) }

  func wait(_ seconds: Double) { session.advance(to: session.now + seconds) }

  /// Reads the screen to its end.
  /// - Returns: what was spoken.
  func readScreen() -> [String] {
    command(.speakScreen)
    session.settle()
    return listen()
  }

  /// What was spoken since the last call.
  func listen() -> [String] {
    defer { heard = session.transcript.count }
    return session.transcript[heard...].map(\.text)
  }
}
