import AccessibilityTree
import AssistiveTechnology
import Foundation
import VoiceOver

/// A person who uses a screen with VoiceOver: makes gestures, types, and hears what is said.
///
/// ```swift
/// let user = VoiceOverUser(of: Screen(of: SignInController()))
/// user.hears("Sign in, Heading")
/// user.flick(.right)
/// user.hears("Name, Text field")
/// user.activate()
/// user.type("Ada")
/// ```
@MainActor
public final class VoiceOverUser {
  /// The screen that is used.
  public let screen: Screen
  /// Everything that was said, oldest first, as VoiceOver's caption panel shows it.
  public var heard: [String] { session.transcript.map(\.caption) }
  /// What was said since the last action.
  public var lastHeard: [String] { session.transcript[since...].map(\.caption) }

  private let session: Session
  private var since = 0
  /// What was expected and heard already since the last action.
  private var matched = 0

  /// The direction of a flick.
  public enum Direction: String, Sendable, CaseIterable {
    /// To the element before.
    case left
    /// To the next element.
    case right
    /// To what the rotor is set to, before the cursor; or more of an adjustable element.
    case up
    /// To what the rotor is set to, behind the cursor; or less of an adjustable element.
    case down
  }

  /// Turns VoiceOver on: its cursor goes to the first element, which is said.
  public init(of screen: Screen) {
    self.screen = screen
    screen.stage.install()
    session = Session(
      provider: screen.stage.provider, engines: [VoiceOverEngine()], settings: screen.environment.settings)
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
  }

  /// The element under the cursor; nil for none.
  public var element: AccessibilityElement? {
    session.engines.first?.focus.element.flatMap { session.provider.tree.element(withID: $0) }
  }

  // MARK: Acting

  private func act(_ events: [Event]) {
    screen.stage.install()
    session.settle()
    since = session.transcript.count
    matched = since
    for event in events { session.send(event) }
    session.settle()
  }

  /// Flicks with one finger.
  ///
  /// - Parameter times: how often; what is said counts from the last flick on.
  public func flick(_ direction: Direction, times: Int = 1) {
    let swipe = Gesture.Direction(rawValue: direction.rawValue) ?? .right
    for _ in 0..<times { act([.gesture(Gesture(.swipe(swipe)))]) }
  }

  /// Double-taps: activates the element under the cursor.
  public func activate() { act([.gesture(Gesture(.tap(2)))]) }

  /// Moves to an element and activates it.
  ///
  /// - Parameter name: the label or the identifier of the element.
  public func activate(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard move(to: name, TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)) else {
      return
    }
    activate()
  }

  /// Rests a finger on an element, so that it is said.
  ///
  /// - Parameter name: the label or the identifier of the element.
  public func touch(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    _ = move(to: name, TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func move(to name: String, _ place: TestPlace) -> Bool {
    let elements = screen.tree.elements
    let found = elements.first { $0.identifier == name } ?? elements.first { $0.label?.string == name }
    guard let found else {
      let names = elements.compactMap { $0.label?.string ?? $0.identifier }
      fail(
        "There is no element “\(name)”. There are: \(names.map { "“\($0)”" }.joined(separator: ", ")).",
        at: place)
      return false
    }
    let point = CGPoint(x: found.bounds.midX, y: found.bounds.midY)
    act([.gesture(Gesture(.explore, at: point)), .gesture(Gesture(.lift, at: point))])
    // What lies under another element, or is scrolled away, is reached by flicks.
    for _ in elements where element?.id != found.id {
      let before = element?.id
      flick(.right)
      if element?.id == before { break }
    }
    for _ in elements where element?.id != found.id { flick(.left) }
    return true
  }

  /// Turns the rotor to a setting.
  ///
  /// - Parameter name: what VoiceOver calls it: `Headings`, `Actions`.
  public func rotor(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.rotor(name), TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Types on a hardware keyboard.
  public func type(
    _ text: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    perform(.type(text), TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Presses keys: `vo+right`, `shift+tab`, `return`.
  public func press(
    _ keys: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let press = KeyPress(named: keys) else { return fail("“\(keys)” are no keys.", at: place) }
    perform(.key(press), place)
  }

  /// Makes any gesture, by the name that gesture scripts have for it: `two-finger scrub`, `three-finger swipe left`.
  public func gesture(
    _ name: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    guard let gesture = Gesture(named: name.lowercased()) else {
      return fail(
        "“\(name)” is no gesture.",
        at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
    }
    act([.gesture(gesture)])
  }

  /// Scrubs with two fingers: goes back, or dismisses.
  public func scrub() { act([.gesture(Gesture(.scrub, fingers: 2))]) }

  /// Lets time pass, in seconds.
  public func wait(_ seconds: Double) {
    screen.stage.wait(seconds)
    session.advance(to: session.now + seconds)
  }

  private func perform(_ statement: GestureScript.Statement, _ place: TestPlace) {
    screen.stage.install()
    session.settle()
    since = session.transcript.count
    matched = since
    do throws(ScriptFailure) {
      try ScriptPlayer(session).play(GestureScript([.init(statement, number: 1)]))
    } catch {
      fail(error.message, at: place)
    }
  }

  // MARK: Hearing

  /// Expects that words were said since the last action, after those that were expected before.
  ///
  /// - Parameter words: one utterance, as the caption panel shows it; without the hint it is enough.
  public func hears(
    _ words: String, fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let place = TestPlace(fileID: fileID, filePath: filePath, line: line, column: column)
    // Before the first action, what VoiceOver said when it was turned on counts.
    let entries = session.transcript[matched...]
    let late: Set<Utterance.Kind> = [.hint, .notice]
    let found = entries.firstIndex { entry in
      entry.caption == words || entry.text == words
        || entry.request.utterance.without(late).caption == words
    }
    guard let found else {
      let said = entries.isEmpty ? "nothing" : entries.map { "“\($0.caption)”" }.joined(separator: ", ")
      return fail("Expected: “\(words)”\nHeard:    \(said)", at: place)
    }
    matched = found + 1
  }

  /// Expects that nothing was said since the last action, after the words that were expected before.
  public func hearsNothing(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {
    let entries = session.transcript[matched...]
    guard !entries.isEmpty else { return }
    fail(
      "Expected: nothing\nHeard:    \(entries.map { "“\($0.caption)”" }.joined(separator: ", "))",
      at: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Expects everything that was said from the beginning, an utterance in each line; see
  /// ``Screen/expectTranscript(record:hints:fileID:filePath:line:column:matches:)``.
  public func expectTranscript(
    record: RecordMode? = nil, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
  ) {
    let check = ExpectedTranscript(
      heard: heard.joined(separator: "\n"), expected: expected?(),
      record: ExpectedTranscript.mode(record, screen.environment),
      place: TestPlace(fileID: fileID, filePath: filePath, line: line, column: column),
      function: "expectTranscript")
    check.check { _ in sketch }
  }

  /// The screen with the element under the cursor outlined.
  private var sketch: [UInt8]? {
    screen.stage.picture(outlining: element.map { [$0.bounds] } ?? [])
  }

  private func fail(_ message: String, at place: TestPlace) {
    let cursor =
      element.map { "\nCursor:   “\($0.label?.string ?? $0.identifier ?? $0.className ?? "")”" } ?? ""
    let remarks = [screen.stage.problem, screen.stage.remark].compactMap { $0 }.map { "\n" + $0 }.joined()
    TestFailure.report(message + cursor + remarks, picture: sketch, at: place)
  }
}
