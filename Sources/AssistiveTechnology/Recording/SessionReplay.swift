import AccessibilityTree
import DeviceSettings

/// A recorded session, replayed without the app.
///
/// Engines are pure: given the same events and screens, they say and do the same again. If they do not, an
/// engine was changed, or is not pure.
/// ```swift
/// let log = try SessionLog(contentsOf: "session.jsonl")
/// let replay = SessionReplay(log, engines: [VoiceOverEngine()])
/// for entry in replay.transcript { print(entry.caption) }
/// if let difference = replay.difference { print(difference) }
/// ```
public struct SessionReplay: Sendable {
  /// What was said this time, oldest first.
  public private(set) var transcript: [Session.TranscriptEntry] = []
  /// Where the engines first deviated from the recording; nil when they never did.
  public private(set) var difference: Difference?
  /// Every effect, in order.
  public private(set) var effects: [Effect] = []

  /// The first effect that differs from the recorded one.
  public struct Difference: Equatable, Sendable, CustomStringConvertible {
    /// The line of the effect in the log, or of the event when the log has no effect in its place.
    public var line: Int
    /// What was recorded; nil when nothing was.
    public var expected: Effect?
    /// What the engine asked for this time; nil for nothing.
    public var got: Effect?

    public var description: String {
      func text(_ effect: Effect?) -> String { effect.map { "\($0)" } ?? "nothing" }
      return "line \(line): expected \(text(expected)), got \(text(got))"
    }
  }

  /// Replays a log.
  ///
  /// - Parameters:
  ///   - log: what was recorded.
  ///   - engines: new ones, in place of those that were recorded. Events for an engine that is not among them
  ///     are skipped.
  public init(_ log: SessionLog, engines: [any TechnologyEngine]) {
    var engines = engines
    var context = Context(tree: ElementTree(), settings: log.settings, now: 0)
    // The effects of the last event that have not been matched with the log yet.
    var pending: ArraySlice<Effect> = []
    var lastLine = 1
    var owners: [Int: Int] = [:]
    for entry in log.entries {
      switch entry.content {
      case .effect(let expected, let engine, _):
        guard engines.indices.contains(engine) else { continue }
        note(expected, pending.popFirst(), line: entry.line)
        lastLine = entry.line
        continue
      default:
        if let left = pending.first { note(nil, left, line: lastLine) }
        pending = []
      }
      switch entry.content {
      case .screen(let tree): context.tree = tree
      case .settings(let settings): context.settings = settings
      case .screenSize(let size): context.screenSize = size
      case .event(let event, let engine, let time):
        lastLine = entry.line
        guard engines.indices.contains(engine) else { continue }
        context.now = time
        if case .speech(.finished(let id)) = event { finish(id, of: engine, owners) }
        let answer = engines[engine].handle(event, in: context)
        for case .speak(let request) in answer {
          owners[transcript.count] = engine
          transcript.append(.init(time: time, request: request, isFinished: false))
        }
        effects += answer
        pending = answer[...]
      case .effect, .runaway: break
      }
    }
    if let left = pending.first { note(nil, left, line: lastLine) }
  }

  private mutating func note(_ expected: Effect?, _ got: Effect?, line: Int) {
    if difference == nil, expected != got {
      difference = Difference(line: line, expected: expected, got: got)
    }
  }

  private mutating func finish(_ id: Int, of engine: Int, _ owners: [Int: Int]) {
    guard
      let last = transcript.indices.last(where: {
        transcript[$0].request.id == id && owners[$0] == engine
      })
    else { return }
    transcript[last].isFinished = true
  }
}
