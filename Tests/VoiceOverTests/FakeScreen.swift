import AssistiveTechnology
import DeviceSettings
import Foundation
import VoiceOver

@testable import AccessibilityTree

/// A part of a screen that a test writes down.
indirect enum FakeNode {
  case element(AccessibilityElement, ElementContext?)
  case container(ElementContainer, [FakeNode])

  /// One stop. Without a frame it gets a row of its own, 40 points high, below the ones before it.
  static func element(
    _ label: String?, value: String? = nil, hint: String? = nil, traits: AccessibilityTraits = [],
    frame: CGRect? = nil, id: AccessibilityElement.ID = 0, context: ElementContext? = nil,
    details: AccessibilityElement.Details? = nil
  ) -> FakeNode {
    .element(
      AccessibilityElement(
        id: id, label: label.map { AccessibilityText($0) }, value: value.map { AccessibilityText($0) },
        hint: hint.map { AccessibilityText($0) }, traits: traits, frame: frame ?? .null,
        details: details), context)
  }

  /// A container with what is in it. It gets a frame around that when it has none.
  static func container(
    _ kind: ElementContainer.Kind, label: String? = nil, frame: CGRect = .zero, _ children: FakeNode...
  ) -> FakeNode {
    .container(
      ElementContainer(kind: kind, label: label.map { AccessibilityText($0) }, frame: frame), children)
  }

  /// A field that is being edited, with the insertion point at the end unless a selection is given.
  static func field(
    _ label: String, text: String, selection: Range<Int>? = nil, isEditing: Bool = true,
    traits: AccessibilityTraits = .textEntry, lines: [Range<Int>] = [], misspelled: [Range<Int>] = [],
    canPaste: Bool = false, id: AccessibilityElement.ID = 0
  ) -> FakeNode {
    var details = AccessibilityElement.Details()
    let end = text.utf16.count
    details.text = .init(
      text, lines: lines, selection: isEditing ? selection ?? end..<end : nil, isEditable: true,
      misspelled: misspelled, canPaste: canPaste)
    let shown = traits.contains(.secureTextField) ? text.bullets : text
    return .element(
      label, value: shown, traits: isEditing ? traits.union(.isEditing) : traits, id: id, details: details)
  }
}

/// A screen without an app behind it: it notes what it is asked for, and answers as it is told.
@MainActor
final class FakeScreen: ScreenProvider {
  private(set) var tree = ElementTree()
  var screenSize: CGSize?
  /// What was asked of the screen, oldest first.
  private(set) var requests: [ActionRequest] = []
  /// Where the cursor was sent.
  private(set) var focuses: [Focus] = []
  /// The announcements that came to an end, and whether they were said.
  private(set) var announcements: [(text: String, succeeded: Bool)] = []
  private(set) var settings = Settings()
  private(set) var now = 0.0
  /// Answers an action; nil leaves it to the screen, which carries out edits of text and takes the rest.
  var answer: ((ActionRequest, FakeScreen) -> ActionOutcome?)?
  /// What is on the pasteboard.
  var pasteboard = ""

  private var update: ScreenUpdate?
  private var posted: [AppNotification] = []

  init(_ nodes: [FakeNode]) { tree = ElementTree(fake: nodes) }

  init(_ tree: ElementTree) { self.tree = tree }

  /// The actions that were asked for, oldest first.
  var actions: [Action] { requests.map(\.action) }

  // MARK: What the app does

  /// Shows something else.
  func show(_ nodes: [FakeNode]) {
    tree = ElementTree(fake: nodes)
    update = .structure
  }

  /// Changes one element, by its id or its label.
  func change(_ id: AccessibilityElement.ID, _ edit: (inout AccessibilityElement) -> Void) {
    guard let index = tree.elements.firstIndex(where: { $0.id == id }) else { return }
    let before = tree.elements[index]
    edit(&tree.elements[index])
    guard tree.elements[index] != before else { return }
    switch update {
    case .structure: break
    case .attributes(let ids): update = .attributes(ids + [id])
    case nil: update = .attributes([id])
    }
  }

  func change(_ label: String, _ edit: (inout AccessibilityElement) -> Void) {
    guard let id = id(of: label) else { return }
    change(id, edit)
  }

  /// The first element with a label.
  func id(of label: String) -> AccessibilityElement.ID? {
    tree.elements.first { $0.label?.string == label }?.id
  }

  func post(_ notification: AppNotification) { posted.append(notification) }

  // MARK: As a provider

  func bringUpToDate() -> ScreenUpdate? {
    defer { update = nil }
    return update
  }

  func takeNotifications() -> [AppNotification] {
    defer { posted.removeAll() }
    return posted
  }

  func cursorMoved(to focus: Focus, of technology: String) { focuses.append(focus) }

  func perform(_ request: ActionRequest) -> ActionOutcome {
    requests.append(request)
    if let answer, let outcome = answer(request, self) { return outcome }
    switch request.action {
    case .edit(let edit):
      guard let id = request.element else { return ActionOutcome(request: request.number, succeeded: false) }
      return ActionOutcome(request: request.number, succeeded: carryOut(edit, on: id))
    case .scroll, .escape, .magicTap, .revealMore, .search, .key:
      return ActionOutcome(request: request.number, succeeded: false)
    default:
      return ActionOutcome(request: request.number, succeeded: true)
    }
  }

  func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {
    announcements.append((text.string, succeeded))
  }

  func apply(_ settings: Settings) { self.settings = settings }

  func advance(to time: Double) { now = time }

  // MARK: Text

  /// Changes the text of a field as UIKit would.
  @discardableResult
  func carryOut(_ edit: TextEdit, on id: AccessibilityElement.ID) -> Bool {
    guard let element = tree.element(withID: id), var text = element.details.text, text.isEditable else {
      return false
    }
    let selection = text.selection ?? text.string.utf16.count..<text.string.utf16.count
    switch edit {
    case .insert(let new): text.replace(selection, with: new)
    case .deleteBackward:
      if selection.isEmpty {
        guard let last = text.string.prefix(utf16: selection.lowerBound).last else { return false }
        let start = selection.lowerBound - String(last).utf16.count
        text.replace(start..<selection.lowerBound, with: "")
      } else {
        text.replace(selection, with: "")
      }
    case .select(let range): text.selection = range
    case .selectAll: text.selection = 0..<text.string.utf16.count
    case .copy: pasteboard = text.string.part(utf16: selection)
    case .cut:
      pasteboard = text.string.part(utf16: selection)
      text.replace(selection, with: "")
    case .paste: text.replace(selection, with: pasteboard)
    case .undo, .redo, .submit: return false
    }
    change(id) { element in
      element.details.text = text
      let isSecure = element.traits.contains(.secureTextField)
      element.value = AccessibilityText(isSecure ? text.string.bullets : text.string)
    }
    return true
  }
}

/// VoiceOver over a screen of a test.
@MainActor
final class FakeSession {
  let screen: FakeScreen
  let session: Session
  /// Every effect, oldest first.
  private(set) var effects: [Effect] = []
  private var heard = 0

  /// Starts with the cursor on the first element, after its words were said.
  init(_ nodes: [FakeNode], settings: Settings = Settings(), appName: String? = nil) {
    screen = FakeScreen(nodes)
    session = Session(provider: screen, engines: [VoiceOverEngine()], settings: settings)
    session.observer = { [unowned self] in
      if case .effect(let effect, _, _) = $0 { effects.append(effect) }
    }
    session.send(.start(appName: appName, isSwitchedOn: false))
    session.settle()
    heard = session.transcript.count
    effects.removeAll()
  }

  /// Sends an event and lets everything be said.
  /// - Returns: what was said since the last time.
  @discardableResult
  func send(_ event: Event) -> [String] {
    session.send(event)
    return listen()
  }

  @discardableResult
  func command(_ command: Command) -> [String] { send(.command(command.rawValue)) }

  @discardableResult
  func swipe(_ direction: Gesture.Direction) -> [String] { send(.gesture(Gesture(.swipe(direction)))) }

  @discardableResult
  func doubleTap() -> [String] { send(.gesture(Gesture(.tap(2)))) }

  /// Lets everything be said.
  /// - Returns: what was said since the last time.
  @discardableResult
  func listen() -> [String] {
    session.settle()
    defer { heard = session.transcript.count }
    return session.transcript[heard...].map(\.text)
  }

  /// What was said last, with its attributes.
  var lastUtterance: Utterance? { session.transcript.last?.request.utterance }

  /// The label of the element in focus.
  var focusedLabel: String? {
    session.engines[0].focus.element.flatMap { screen.tree.element(withID: $0)?.label?.string }
  }

  var focus: Focus { session.engines[0].focus }

  /// What was drawn over the screen last.
  var lastOverlay: Overlay? {
    effects.lazy.compactMap { if case .overlay(let overlay) = $0 { overlay } else { nil } }.last
  }

  /// The sounds since the last call.
  @discardableResult
  func takeSounds() -> [Earcon] {
    defer { effects.removeAll() }
    return effects.compactMap { if case .play(let earcon) = $0 { earcon } else { nil } }
  }
}

extension ElementTree {
  /// The tree of a screen that a test wrote down; elements without an id get 1, 2, 3 in reading order,
  /// containers 1001, 1002, 1003.
  init(fake nodes: [FakeNode]) {
    self.init()
    roots = nodes.map { add($0, to: nil) }
    depths = elements.indices.map { Int32($0) }
  }

  private mutating func add(_ node: FakeNode, to container: Int?) -> Item {
    switch node {
    case .element(var element, let context):
      let index = elements.count
      if element.id == 0 { element.id = AccessibilityElement.ID(index + 1) }
      if element.frame.isNull {
        element.frame = CGRect(x: 0, y: 100 + 40 * Double(index), width: 390, height: 40)
      }
      elements.append(element)
      places.append(Place(container: container, context: context))
      return .element(index)
    case .container(var made, let children):
      let index = containers.count
      if made.id == 0 { made.id = AccessibilityElement.ID(1001 + index) }
      made.parent = container
      containers.append(made)
      let first = elements.count
      let items = children.map { add($0, to: index) }
      containers[index].children = items
      if made.frame.isEmpty {
        containers[index].frame = elements[first...].reduce(CGRect.null) { $0.union($1.frame) }
      }
      return .container(index)
    }
  }
}

extension AccessibilityElement.TextContent {
  fileprivate mutating func replace(_ range: Range<Int>, with new: String) {
    var units = Array(string.utf16)
    units.replaceSubrange(range, with: Array(new.utf16))
    string = String(decoding: units, as: UTF16.self)
    let end = range.lowerBound + new.utf16.count
    selection = end..<end
    lines = []
  }
}

extension String {
  /// As a secure field shows it.
  fileprivate var bullets: String { String(repeating: "•", count: count) }

  fileprivate func part(utf16 range: Range<Int>) -> String {
    String(decoding: Array(utf16)[range], as: UTF16.self)
  }

  fileprivate func prefix(utf16 count: Int) -> String { part(utf16: 0..<count) }
}
