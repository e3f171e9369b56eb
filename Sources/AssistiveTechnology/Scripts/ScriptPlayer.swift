import DeviceSettings
import Foundation

/// Plays a ``GestureScript`` on a session, in the session's own time.
///
/// ```swift
/// let script = try GestureScript.parse(text, file: "dogs.gestures")
/// try ScriptPlayer(session).play(script)
/// ```
@MainActor
public final class ScriptPlayer {
  private let session: Session
  private let account: (any ScriptAccount)?
  /// The index after the last thing told that was expected.
  private var heard = 0
  /// The index into the transcript after what was said before the last action.
  private var saidBefore = 0

  /// - Parameters:
  ///   - session: a session that has been started; what it has already said may be expected. Its transcript is kept from now
  ///     on.
  ///   - account: what the user is told; nil for what is said.
  public init(_ session: Session, account: (any ScriptAccount)? = nil) {
    self.session = session
    self.account = account
    session.keepsTranscript = true
  }

  /// Plays every line; speech finishes before the next line begins.
  ///
  /// - Throws: ``ScriptFailure`` for the first line that fails.
  public func play(_ script: GestureScript) throws(ScriptFailure) {
    for line in script.lines {
      do throws(Failure) {
        try play(line.statement)
      } catch {
        throw ScriptFailure(file: script.file, line: line.number, message: error.message)
      }
    }
    if !waits { session.settle() }
  }

  private var waits: Bool { account?.waitsForSpeech ?? true }

  private struct Failure: Error { var message: String }

  private func play(_ statement: GestureScript.Statement) throws(Failure) {
    switch statement {
    case .gesture(let gesture): act([.gesture(gesture)])
    case .touch(let point):
      act([.gesture(Gesture(.explore, at: point)), .gesture(Gesture(.lift, at: point))])
    case .flick(let words): try flick(to: words)
    case .rotor(let name): try turnRotor(to: name)
    case .key(let press): act(Self.events(of: press))
    case .keys(let presses):
      begin()
      for press in presses {
        for event in Self.events(of: press) { session.send(event) }
        session.settle()
      }
    case .press(let source): hold(source, for: source.canBeHeld ? Self.pressTime : 0)
    case .hold(let source, let seconds): hold(source, for: seconds)
    case .say(let text):
      act([.phrase(Phrase(text))])
      // As who speaks pauses between two commands.
      session.advance(to: session.now + Self.pause)
    case .order(let order): try carryOut(order)
    case .drag(let drag): make(drag.plan)
    case .type(let text): act(text.flatMap { Self.events(of: Self.press(typing: $0)) })
    case .wait(let seconds): session.advance(to: session.now + seconds)
    case .waitFor(let words): try wait(for: words)
    case .expect(let words): try expect(words)
    }
  }

  private func act(_ events: [Event]) {
    begin()
    for event in events { session.send(event) }
    if waits { session.settle() } else { session.advance(to: session.now + Self.pause) }
  }

  /// Waits for what came before: what is told from now on follows the action.
  private func begin() {
    if waits { session.settle() }
    heard = toldCount
    saidBefore = session.transcript.count
  }

  private var toldCount: Int { account?.told.count ?? session.transcript.count }

  /// What was told since the last action, after what was expected before.
  private var news: ArraySlice<ScriptTold> {
    let all = account?.told ?? session.transcript.map { ScriptTold($0) }
    return all[min(heard, all.count)...]
  }

  private func carryOut(_ order: ScriptOrder) throws(Failure) {
    begin()
    guard let account else { throw Failure(message: "Nothing here can carry out “\(order.line)”.") }
    do {
      try account.carryOut(order, in: session)
    } catch {
      throw Failure(message: error.message)
    }
    if waits { session.settle() }
  }

  // MARK: Dragging

  /// Makes a gesture touch by touch, as fingers do.
  private func make(_ plan: TouchPlan) {
    begin()
    let start = session.now
    for step in plan.steps { session.send(.touch(step.touch), at: max(start + step.time, session.now)) }
    session.settle()
  }

  // MARK: Switches

  /// How long a switch is down that is pressed and not held, and how long who speaks pauses, in seconds.
  private static let (pressTime, pause) = (0.1, 1.0)

  /// A cursor that scans by itself would move on while the screen settles, so that nothing is waited for.
  private func hold(_ source: SwitchSource, for seconds: Double) {
    heard = toldCount
    session.send(.switchPress(SwitchPress(source)))
    if seconds > 0 { session.advance(to: session.now + seconds) }
    session.send(.switchPress(SwitchPress(source, isDown: false)))
  }

  // MARK: Waiting

  /// The longest time in which words are waited for, in seconds, and the most things that may happen meanwhile.
  private static let (longestWait, mostSteps) = (300.0, 20_000)

  private func wait(for words: String) throws(Failure) {
    let end = session.now + Self.longestWait
    for _ in 0..<Self.mostSteps {
      let news = news
      if let place = news.firstIndex(where: { $0.says(words) }) {
        heard = place + 1
        return
      }
      let work = session.provider.nextWork.map { max($0, session.now) }
      guard let due = [session.nextDue, work].compactMap({ $0 }).min(), due <= end else { break }
      session.advance(to: due)
    }
    let last = news.suffix(20).map(\.line)
    throw Failure(message: "Waited for “\(words)” until nothing more came. \(Self.told(last))")
  }

  // MARK: Keys

  private static func events(of press: KeyPress) -> [Event] {
    var released = press
    released.isDown = false
    return [.key(press), .key(released)]
  }

  private static func press(typing character: Character) -> KeyPress {
    let text = String(character)
    switch character {
    case " ": return KeyPress("space", characters: text)
    case "\n": return KeyPress("return", characters: text)
    case "\t": return KeyPress("tab", characters: text)
    default:
      return KeyPress(
        text.lowercased(), modifiers: character.isUppercase ? .shift : [], characters: text)
    }
  }

  // MARK: Moving

  /// More elements than a person would flick through.
  private static let mostFlicks = 2000

  private func flick(to words: String) throws(Failure) {
    var passed: [String] = []
    var startedOver = false
    var (cursors, spokenAt): ([Focus], [Focus]) = ([], [])
    for _ in 0..<Self.mostFlicks {
      let start = account == nil ? heard : saidBefore
      let said = session.transcript[min(start, session.transcript.count)...]
      if said.contains(where: { Self.says($0, words) }) { return }
      // At the last element a flick only sounds, or says the same again. Neighbours may be said alike.
      let caption = said.last?.caption
      let now = session.engines.map(\.focus)
      if caption == nil || caption == passed.last, now == cursors {
        if startedOver { break }
        startedOver = true
        cursors = []
        act([.gesture(Gesture(.tap(1), fingers: 4, in: .topHalf))])
        continue
      }
      cursors = now
      // After the way back to the first element, it is said once more.
      if let caption, caption != passed.last || now != spokenAt {
        passed.append(caption)
        spokenAt = now
      }
      act([.gesture(Gesture(.swipe(.right)))])
    }
    throw Failure(message: "No element is said as “\(words)”. \(Self.told(Array(passed.suffix(20))))")
  }

  private static func says(_ entry: Session.TranscriptEntry, _ words: String) -> Bool {
    entry.caption == words || entry.text == words
      || entry.request.utterance.parts.contains { $0.text.string == words }
  }

  // MARK: Rotor

  /// More settings than any rotor has.
  private static let mostRotorItems = 200

  private func turnRotor(to name: String) throws(Failure) {
    var names: [String] = []
    while names.count < Self.mostRotorItems {
      act([.gesture(Gesture(.rotate(clockwise: true), fingers: 2))])
      guard let said = session.transcript[saidBefore...].last?.request.utterance else { break }
      let parts = said.parts.map(\.text.string) + [said.text(), said.caption]
      if parts.contains(where: { $0.lowercased() == name.lowercased() }) { return }
      if names.first == said.caption { break }
      names.append(said.caption)
    }
    let known = names.isEmpty ? "It says nothing." : "It has: \(names.joined(separator: ", "))."
    throw Failure(message: "The rotor has no “\(name)”. \(known)")
  }

  // MARK: Expecting

  private func expect(_ words: String?) throws(Failure) {
    let news = news
    let said = news.map(\.line)
    guard let words else {
      if said.isEmpty { return }
      throw Failure(message: "Nothing was expected to be said. \(Self.told(said))")
    }
    // Recordings by XCTest, which people have, are without the commas.
    guard let place = news.firstIndex(where: { $0.isAll(words) }) else {
      throw Failure(message: "Expected “\(words)”. \(Self.told(said))")
    }
    heard = place + 1
  }

  private static func told(_ said: [String]) -> String {
    said.isEmpty ? "Nothing was said." : "Said: " + said.map { "“\($0)”" }.joined(separator: ", ") + "."
  }
}

/// A line of a script that failed.
public struct ScriptFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name of the script.
  public var file: String
  /// Counts from 1.
  public var line: Int
  /// What was expected, and what was said instead.
  public var message: String

  /// Creates a failure at a line, which counts from 1.
  public init(file: String, line: Int, message: String) {
    self.file = file
    self.line = line
    self.message = message
  }

  public var description: String { "\(file):\(line): error: \(message)" }
}
