import Foundation

/// Measures what the project promises, and prints each goal with its figure and a verdict.
@main
enum Benchmarks {
  private static let usage = """
    usage: Benchmarks [--command path/to/curbcut] [--keep] [--only part,part…] [file.storyboard… | app-folder…]

    Without files the documents of the corpus beside the project are read, where it is there, and the examples.
      --command  the command whose processes are measured
      --keep     put the figures into Benchmarks/figures.json and into the README's table
      --only     of \(ids.keys.sorted().joined(separator: ", "))
    The status is 1 when a goal is missed for which Benchmarks/goals.json gives no reason, and 2 when the command line
    cannot be understood.
    """

  private struct Arguments {
    var command: String?
    var keeps = false
    var asksForHelp = false
    var parts: [String] = []
    var files: [String] = []

    init(_ arguments: [String]) throws {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--command": command = rest.popFirst()
        case "--only": parts = (rest.popFirst() ?? "").split(separator: ",").map(String.init)
        case "--keep": keeps = true
        case "-h", "--help": asksForHelp = true
        case _ where argument.hasPrefix("-"):
          throw BenchmarkError("There is no option “\(argument)”.")
        default: files.append(argument)
        }
      }
      if let part = parts.first(where: { ids[$0] == nil }) {
        throw BenchmarkError("There is no part “\(part)” to measure.")
      }
    }

    func wants(_ part: String) -> Bool { parts.isEmpty || parts.contains(part) }
  }

  /// The figures of each part, by the prefixes of their ids.
  private static let ids: [String: [String]] = [
    "tree": ["tree", "change"], "lists": ["open"], "voiceover": ["gesture"], "audit": ["audit"],
    "speech": ["speech"],
    "lowering": ["lowering"],
    "pictures": ["picture", "difference", "png"], "swiftui": ["swiftui"], "inspector": ["inspector"],
    "process": ["start", "read", "folder"], "apps": ["generated"],
    "technologies": ["switch", "voice", "keys", "content", "zoom", "touch", "fence"],
  ]

  @MainActor
  static func main() throws {
    let arguments: Arguments
    do {
      arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("\(error)\n\(usage)\n".utf8))
      exit(2)
    }
    if arguments.asksForHelp { return print(usage) }
    let goals: [Goal]
    do {
      goals = try JSONDecoder().decode(
        [Goal].self, from: Data(contentsOf: URL(fileURLWithPath: "Benchmarks/goals.json")))
    } catch {
      throw BenchmarkError("Benchmarks/goals.json, looked for from the project's folder: \(error)")
    }
    print("On \(Report.machine)")
    #if DEBUG
      print("A debug build: these figures say nothing about the goals.")
    #endif
    var report = Report()
    measure(arguments, into: &report)
    let only = arguments.parts.flatMap { ids[$0] ?? [] }
    let isGood = report.judge(goals, only: only)
    let figures = URL(fileURLWithPath: "Benchmarks/figures.json")
    report.compare(with: figures)
    if arguments.keeps {
      try report.keep(in: figures)
      try report.writeTable(goals, into: URL(fileURLWithPath: "README.md"))
      print("\nKept in \(figures.relativePath) and in the README's table.")
    }
    if !isGood { exit(1) }
  }

  @MainActor
  private static func measure(_ arguments: Arguments, into report: inout Report) {
    func part(_ name: String, _ title: String, _ body: (inout Report) throws -> Void) {
      guard arguments.wants(name) else { return }
      print("\n\(title)")
      do {
        try body(&report)
      } catch {
        for id in ids[name] ?? [] { report.cannotMeasure(id, "\(error)") }
      }
    }
    let example = "Examples/DogAdoption/After.storyboard"
    part("tree", "Accessibility tree of mixed classes of views") { report in
      for count in [1_000, 10_000, 100_000] { TreeBenchmark(count: count).run(into: &report) }
    }
    part("lists", "Lists, from their controller to what shows") { ListBenchmark().run(into: &$0) }
    part("voiceover", "VoiceOver, from a gesture to its words") { report in
      for count in [600, 10_000] { VoiceOverBenchmark(count: count).run(into: &report) }
    }
    part("technologies", "Switch Control, Voice Control and Full Keyboard Access") {
      TechnologyBenchmark().run(into: &$0)
    }
    part("audit", "Rules of the audit that need only a tree") { report in
      for count in [608, 2_408, 100_000] { AuditBenchmark(count: count).run(into: &report) }
      PixelAuditBenchmark().run(into: &report)
    }
    part("swiftui", "SwiftUI, beside UIKit with the same rows") { SwiftUIBenchmark().run(into: &$0) }
    part("speech", "Speech, from an utterance to its first sample") { try SpeechBenchmark().run(into: &$0) }
    part("lowering", "Lowering of sources for iOS") { report in
      try LoweringBenchmark(folder: "Examples").run("examples", into: &report)
      for folder in arguments.files where isFolder(folder) {
        try LoweringBenchmark(folder: folder).run(
          URL(fileURLWithPath: folder).lastPathComponent, into: &report)
      }
    }
    part("pictures", "Pictures of a screen at 3x: \(example)") {
      try PictureBenchmark(file: example).run(into: &$0)
    }
    part("inspector", "The Inspector, from what a page does to what it is sent: \(example)") { report in
      try InspectorBenchmark(file: example).run(into: &report)
      do {
        try PageLoadBenchmark().run(into: &report)
      } catch {
        report.cannotMeasure("inspector.page", "\(error)")
      }
    }
    part("process", "Whole processes") { report in
      guard let command = arguments.command else { throw BenchmarkError("no --command was given") }
      let process = ProcessBenchmark(command: command)
      try process.start(into: &report)
      try process.read("read.example", "the example to transcript", [example], into: &report)
      let given = arguments.files.filter { !isFolder($0) }
      let documents = given.isEmpty ? corpus() : given
      if documents.isEmpty {
        report.cannotMeasure("read.corpus", "no ../shared/corpus here")
      } else {
        try process.read("read.corpus", "corpus document to transcript", documents, into: &report)
      }
      for folder in ["Examples/DogAdoption"] + arguments.files.filter(isFolder) {
        try AppFolderBenchmark(command: command, folder: folder).run(into: &report)
      }
    }
    part("apps", "Generated apps of SwiftUI, from their folder to their transcript") { report in
      guard let command = arguments.command else { throw BenchmarkError("no --command was given") }
      for count in [50, 300] { try GeneratedAppBenchmark(command: command, count: count).run(into: &report) }
    }
  }

  /// Every document of the corpus beside the project.
  private static func corpus() -> [String] {
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: "../shared/corpus"), includingPropertiesForKeys: nil)
    var found: [String] = []
    while let file = files?.nextObject() as? URL {
      if ["storyboard", "xib"].contains(file.pathExtension) { found.append(file.path) }
    }
    return found.sorted()
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }
}
