import AssistiveTechnology
import DeviceSettings
import Foundation
import VoiceControl

@testable import AccessibilityTree

/// A part of a screen that a test writes down.
indirect enum ScreenPart {
  case element(AccessibilityElement)
  case container(ElementContainer, [ScreenPart])

  /// One element. Without a frame it gets a row of its own, 40 points high, below the ones before it.
  static func element(
    _ label: String, _ traits: AccessibilityTraits = .button, id: AccessibilityElement.ID = 0,
    value: String? = nil, frame: CGRect = .null, type: Any.Type? = nil,
    _ edit: (inout AccessibilityElement.Details) -> Void = { _ in }
  ) -> ScreenPart {
    var details = AccessibilityElement.Details()
    edit(&details)
    return .element(
      AccessibilityElement(
        id: id, label: AccessibilityText(label), value: value.map { AccessibilityText($0) }, traits: traits,
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
final class VoiceScreen: ScreenProvider {
  private(set) var tree: ElementTree
  var screenSize: CGSize? { CGSize(width: 390, height: 844) }
  private(set) var requests: [ActionRequest] = []
  var pasteboard = ""
  private var update: ScreenUpdate?
  private var posted: [AppNotification] = []
  /// Answers an action; nil leaves it to the screen, which edits text and takes everything but a search for more.
  var answer: ((ActionRequest, VoiceScreen) -> Bool?)?

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
    if case .revealMore = request.action { return ActionOutcome(request: request.number, succeeded: false) }
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
    case .cut, .copy:
      pasteboard = String(decoding: units[selection], as: UTF16.self)
      if edit == .cut {
        units.removeSubrange(selection)
        text.selection = selection.lowerBound..<selection.lowerBound
      }
    case .paste:
      units.replaceSubrange(selection, with: Array(pasteboard.utf16))
      let end = selection.lowerBound + pasteboard.utf16.count
      text.selection = end..<end
    case .undo, .redo, .submit: return true
    }
    text.string = String(decoding: units, as: UTF16.self)
    change(id) {
      $0.details.text = text
      $0.value = AccessibilityText(text.string)
    }
    return true
  }
}

/// Voice Control over a screen of a test.
@MainActor
final class VoiceSession {
  let screen: VoiceScreen
  let session: Session
  private(set) var overlay = Overlay()
  private(set) var system: [SystemRequest] = []
  private(set) var changes: [SettingChange] = []
  private(set) var sounds: [Earcon] = []
  private(set) var problem: String?

  init(_ parts: [ScreenPart], settings: Settings = Settings()) {
    screen = VoiceScreen(parts)
    session = Session(provider: screen, engines: [VoiceControlEngine()], settings: settings)
    session.observer = { [unowned self] occurrence in
      switch occurrence {
      case .effect(.overlay(let overlay), _, _): self.overlay = overlay
      case .effect(.system(let request), _, _): system.append(request)
      case .effect(.change(let change), _, _): changes.append(change)
      case .effect(.play(let sound), _, _): sounds.append(sound)
      case .runaway(let event, _): problem = "a loop of events: \(event)"
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: true))
  }

  var engine: VoiceControlEngine? { session.engines[0] as? VoiceControlEngine }

  /// Says phrases one after the other, and lets the gestures that they make end.
  func say(_ phrases: String...) {
    for phrase in phrases { say(Phrase(phrase)) }
  }

  func say(_ phrase: Phrase) {
    session.send(.phrase(phrase))
    session.advance(to: session.now + 3)
  }

  /// What was asked of the screen since the last call: `activate Save`, `swipe 100 200`.
  func takeActions() -> [String] {
    screen.takeRequests().map { request in
      let name = request.element.flatMap { screen.tree.element(withID: $0)?.label?.string } ?? ""
      switch request.action {
      case .touch(let touch): return "\(touch.phase) \(touch.finger)"
      case .custom(let index): return "custom \(index) \(name)"
      case .scroll(let direction): return "scroll \(direction) \(name)"
      default: return "\(request.action) \(name)"
      }
    }
  }

  var touches: [Touch] {
    screen.takeRequests().compactMap { if case .touch(let touch) = $0.action { touch } else { nil } }
  }

  /// The badges that are shown, in order: the label of the item and what its badge says.
  var badges: [String] {
    overlay.marks.compactMap { mark in
      guard case .badge(let text) = mark.kind else { return nil }
      return text
    }
  }

  var cells: [CGRect] {
    overlay.marks.compactMap { if case .gridCell = $0.kind { $0.frame } else { nil } }
  }

  /// The text that is being edited, with its selection in brackets.
  var text: String {
    guard let text = screen.tree.elements.first(where: { $0.traits.contains(.isEditing) })?.details.text
    else {
      return "no field"
    }
    var units = Array(text.string.utf16)
    let selection = text.selection ?? units.count..<units.count
    units.insert(contentsOf: Array("]".utf16), at: selection.upperBound)
    units.insert(contentsOf: Array("[".utf16), at: selection.lowerBound)
    return String(decoding: units, as: UTF16.self)
  }
}
