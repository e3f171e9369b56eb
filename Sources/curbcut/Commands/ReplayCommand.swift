import ArgumentParser
import AssistiveTechnology
import Foundation
import Technologies

struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay", abstract: "Play a recorded session again, without its app, and compare.",
    discussion: """
      Prints what is said when a session is replayed that ‘curbcut voiceover --record’ recorded, or the command of another \
      technology. The status is 1 when the technology now says or does something else; the first difference is printed.
      """)

  @Argument(
    help: "A file that ‘curbcut voiceover --record’ wrote.", completion: .file(extensions: ["jsonl"]))
  var file: String

  @Flag(help: "Print the cause of each utterance, too.")
  var causes = false

  func run() throws {
    let log = try SessionLog(contentsOf: file)
    let engines: [any TechnologyEngine]
    do throws(UnknownTechnology) {
      engines = try TechnologyEngines.recorded(log.engines)
    } catch {
      throw Failure(error.description)
    }
    let replay = SessionReplay(log, engines: engines)
    Console.show(replay.transcript.map { $0.line(withCause: causes) }.joined(separator: "\n"))
    if replay.transcript.isEmpty, replay.difference == nil {
      Console.show(
        "Nothing is said; what is shown and done is as it was recorded: \(replay.effects.count) effects.")
    }
    if !log.isComplete {
      Console.complain("\(file): warning: the recording is incomplete; what there is was played")
    }
    if let difference = replay.difference {
      Console.complain("\(file):\(difference.line): \(difference)")
      throw Curbcut.findings
    }
  }
}

extension Session.TranscriptEntry {
  /// One line: what was said, whether it was interrupted, and on request why it was said.
  func line(withCause: Bool) -> String {
    var line = caption
    if !isFinished { line += " …" }
    if withCause {
      let cause = request.cause
      line += "  [\(cause.source.rawValue)\(cause.name.isEmpty ? "" : " \(cause.name)"): \(cause.rule)]"
    }
    return line
  }
}
