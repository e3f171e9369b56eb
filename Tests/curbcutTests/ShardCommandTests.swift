import AuditReports
import Foundation
import Testing

/// Audits in shares, and the reports of their parts.
@Suite("curbcut audit --shard and curbcut merge", .serialized)
struct ShardCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(at: folder.url("recordings"), withIntermediateDirectories: true)
    try FileManager.default.createDirectory(at: folder.url("parts"), withIntermediateDirectories: true)
    for number in 1...4 {
      _ = try folder.file("recordings/screen-\(number).xml", Self.capture(number))
    }
    _ = try folder.file(
      ".curbcut.json",
      "{\"audit\": {\"exclude\": [{\"rule\": \"hitRegion\", \"screen\": \"none\", \"reason\": \"Small.\"}]}}")
  }

  private static func capture(_ number: Int) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <XCUIElementTypeApplication type="XCUIElementTypeApplication" name="App" label="App" enabled="true" visible="true"
      accessible="false" x="0" y="0" width="390" height="844">
      <XCUIElementTypeButton type="XCUIElementTypeButton" label="\(number.isMultiple(of: 2) ? "Save" : "")" enabled="true"
        visible="true" accessible="true" x="20" y="\(100 * number)" width="20" height="20"/>
    </XCUIElementTypeApplication>
    """
  }

  private var recordings: String { folder.url("recordings").path }
  private func part(_ number: Int) -> String { folder.url("parts/\(number).jsonl").path }

  private func audit(_ paths: [String], _ more: [String], shard: String, to file: String) throws
    -> CommandLineTool.Result
  {
    try CommandLineTool.run(["audit"] + paths + more + ["--shard", shard, "-o", file])
  }

  /// Writes the parts of some machines.
  private func write(_ count: Int, _ paths: [String], _ more: String...) throws {
    for number in 1...count {
      // Each machine may list files in another order.
      let order = number.isMultiple(of: 2) ? paths.reversed() : paths
      let result = try audit(order, more, shard: "\(number)/\(count)", to: part(number))
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output.isEmpty)
    }
  }

  private func merge(_ arguments: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["merge"] + arguments)
  }

  @Test("The report of three machines is that of one, to the byte, in every form, with pictures")
  func bytes() throws {
    let paths = [CommandLineTool.example("After"), recordings, CommandLineTool.example("Before")]
    try write(3, paths, "--pictures")
    for format in ["text", "json", "sarif", "junit", "html"] {
      let (one, all) = (folder.url("one.\(format)"), folder.url("all.\(format)"))
      let single = try CommandLineTool.run(["audit"] + paths + ["--format", format, "-o", one.path])
      let merged = try merge(part(2), part(3), part(1), "--format", format, "-o", all.path)
      #expect(merged.status == single.status && merged.status == 1, "\(merged.errors)")
      #expect(try Data(contentsOf: all) == Data(contentsOf: one), "\(format)")
    }
    // A folder of parts is as good as their names; a baseline counts for the whole.
    let baseline = folder.url("known.json").path
    let known = try merge(folder.url("parts").path, "--baseline", baseline, "--update-baseline")
    #expect(known.status == 0, "\(known.errors)")
    let single = try CommandLineTool.run(["audit"] + paths + ["--baseline", baseline])
    #expect(single.status == 0)
    #expect(try merge(folder.url("parts").path, "--baseline", baseline).output == single.output)
  }

  @Test("Each combination of settings is a unit of its own")
  func matrix() throws {
    let paths = [CommandLineTool.example("After")]
    let matrix = ["--matrix", "appearance=light,dark", "textSize=large,AX3"]
    for number in 1...4 {
      let result = try audit(paths, matrix, shard: "\(number)/4", to: part(number))
      #expect(result.status == 0, "\(result.errors)")
      let part = try AuditPart(Data(contentsOf: folder.url("parts/\(number).jsonl")), file: "p")
      #expect(part.outcomes.count == 1)
    }
    let single = try CommandLineTool.run(["audit"] + paths + ["--format", "json"] + matrix)
    let merged = try merge(folder.url("parts").path, "--format", "json")
    #expect(merged.output == single.output)
    #expect(merged.status == single.status)
  }

  @Test("Without a part nothing is written, and the error says what to run; then the whole is complete")
  func missing() throws {
    try write(3, [recordings])
    let report = try folder.file("report.txt", "old")
    try FileManager.default.removeItem(atPath: part(2))
    let parts = folder.url("parts").path
    let result = try merge(parts, "-o", report)
    #expect(result.status == 2)
    #expect(result.errors.contains("--shard 2/3 again: its part is missing"))
    #expect(result.errors.contains("screen-2"), "the unit is named: \(result.errors)")
    #expect(try String(contentsOfFile: report, encoding: .utf8) == "old")
    // A report for all that, which is no pass.
    let some = try merge(parts, "-o", report, "--incomplete", "--fail-on", "never")
    #expect(some.status == 2)
    #expect(try String(contentsOfFile: report, encoding: .utf8).contains("Not judged: "))
    _ = try audit([recordings], [], shard: "2/3", to: part(2))
    let whole = try merge(parts)
    #expect(whole.status == 1)
    #expect(whole.output == (try CommandLineTool.run(["audit", recordings])).output)
  }

  @Test("Parts that do not belong together or are not whole are refused, with what to do")
  func wrong() throws {
    try write(2, [recordings])
    let report = try folder.file("report.txt", "old")
    func refused(_ words: String, _ arguments: String...) throws {
      let result = try CommandLineTool.run(["merge", "-o", report] + arguments)
      #expect(result.status == 2)
      #expect(result.errors.contains(words), "\(result.errors)")
      #expect(try String(contentsOfFile: report, encoding: .utf8) == "old")
    }
    // Twice the same is the same.
    try FileManager.default.copyItem(atPath: part(1), toPath: folder.url("copy.jsonl").path)
    #expect(try merge(part(1), folder.url("copy.jsonl").path, part(2)).status == 1)
    _ = try audit([recordings], ["--dark"], shard: "2/2", to: part(3))
    try refused("other arguments", part(1), part(3))
    _ = try audit([recordings], [], shard: "2/3", to: part(3))
    try refused("is shard 2/3", part(1), part(3))
    _ = try folder.file("recordings/screen-1.xml", Self.capture(7))
    _ = try audit([recordings], [], shard: "2/2", to: part(3))
    try refused("files with another content", part(1), part(3))
    let data = try Data(contentsOf: folder.url("parts/2.jsonl"))
    try data.prefix(data.count / 2).write(to: folder.url("parts/3.jsonl"))
    try refused("\(part(3)):", part(1), part(3))
    try refused("The parts have no pictures", part(1), part(2), "--format", "html")
    try refused("the file cannot be read", part(1), folder.url("nowhere.jsonl").path)
    try FileManager.default.createDirectory(at: folder.url("empty"), withIntermediateDirectories: true)
    try refused("there is no part in this folder", folder.url("empty").path)
  }

  @Test("What concerns the whole is refused for a share, and a share that is none is explained")
  func options() throws {
    for option in [["--format", "sarif"], ["--fail-on", "never"], ["--json"], ["--baseline", "b.json"]] {
      let result = try audit([recordings], option, shard: "1/2", to: part(1))
      #expect(result.status == 2)
      #expect(result.errors.contains("give \(option[0]) to ‘curbcut merge’"), "\(result.errors)")
    }
    for (shard, words) in [("0/4", "counted from 1"), ("/", "variables empty"), ("5/4", "no shard 5 of 4")] {
      let result = try audit([recordings], [], shard: shard, to: part(1))
      #expect(result.status == 2)
      #expect(result.errors.contains(words), "\(result.errors)")
    }
    // More machines than work: the last ones write that they had nothing to do.
    let idle = try audit([recordings], [], shard: "9/9", to: part(9))
    #expect(idle.status == 0)
    #expect(try AuditPart(Data(contentsOf: folder.url("parts/9.jsonl")), file: "p").outcomes.isEmpty)
  }

  @Test("An exclusion that has ended excludes nothing any more, and the report says so")
  func ended() throws {
    _ = try folder.file(
      ".curbcut.json",
      "{\"audit\": {\"exclude\": [{\"path\": \"*\", \"reason\": \"Soon.\", \"until\": \"2026-12-31\"}]}}")
    let file = folder.url("recordings/screen-1.xml").path
    _ = try FileManager.default.copyItem(
      atPath: folder.url(".curbcut.json").path, toPath: recordings + "/.curbcut.json")
    let before = try CommandLineTool.run("audit", file, "--date", "2026-12-31")
    #expect(before.status == 0, "\(before.errors)")
    #expect(!before.output.contains("has ended"))
    let after = try CommandLineTool.run("audit", file, "--date", "2027-01-01")
    #expect(after.status == 1)
    #expect(after.output.contains("has ended, and holds no more: path *, until 2026-12-31, because: Soon."))
    #expect(try CommandLineTool.run("audit", file, "--date", "tomorrow").status == 2)
  }

  @Test("The picture that was recorded with a screen is in the report, on one machine and on two")
  func recordedPictures() throws {
    let picture = folder.url("recordings/screen-1.png")
    let drawn = try CommandLineTool.run("render", CommandLineTool.example("After"), "-o", picture.path)
    #expect(drawn.status == 0, "\(drawn.errors)")
    let single = try CommandLineTool.run("audit", recordings, "--format", "html")
    #expect(single.output.components(separatedBy: "data:image/png;base64,").count == 2)
    let section = try #require(single.output.range(of: "data:image/png;base64,"))
    #expect(single.output[section.upperBound...].prefix { $0 != "\"" }.hasPrefix("iVBOR"))
    #expect(
      single.output.contains("<g class=\"box critical\" id=\"b1-1\"><rect x=\"20\" y=\"100\" width=\"20\""))
    try write(2, [recordings], "--pictures")
    #expect(try merge(part(1), part(2), "--format", "html").output == single.output)
  }

  // MARK: Services

  /// The commands of a file for a service: lines with a command in them, and those that they go on in.
  private static func commands(_ file: String) throws -> [String] {
    let url = CommandLineTool.package.appendingPathComponent("Examples/DesignSystem/\(file)")
    var commands: [String] = []
    var goesOn = false
    for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n") {
      var text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("- ") { text = String(text.dropFirst(2)) }
      if goesOn, !text.hasPrefix("#"), !text.hasPrefix("artifacts") {
        commands[commands.count - 1] += " " + text.trimmingCharacters(in: ["\\"])
        goesOn = text.hasSuffix("\\")
      } else if text.hasPrefix("curbcut ") || text.hasPrefix("mkdir ") || text.contains(#/^\w+=\$/#) {
        commands.append(text.trimmingCharacters(in: ["\\"]))
        // GitLab folds lines, and a shell takes them after a stroke.
        goesOn = text.hasSuffix("\\") || text.hasSuffix("--pictures")
      }
    }
    return commands
  }

  @Test(
    "The commands of each service's file make the report of one machine",
    arguments: [
      (".github/workflows/audit.yml", ["SHARD": "%1", "SHARDS": "%n"]),
      (".gitlab-ci.yml", ["CI_NODE_INDEX": "%1", "CI_NODE_TOTAL": "%n"]),
      ("ci/kubernetes.yaml", ["JOB_COMPLETION_INDEX": "%0", "SHARDS": "%n", "PARTS": "parts"]),
      ("ci/slurm.sh", ["SLURM_ARRAY_TASK_ID": "%1", "SLURM_ARRAY_TASK_COUNT": "%n"]),
    ])
  func services(_ file: String, _ variables: [String: String]) throws {
    let commands = try Self.commands(file)
    let index = commands.firstIndex { $0.hasPrefix("curbcut merge") } ?? commands.endIndex
    let (share, report) = (commands[..<index], commands[index...])
    #expect(share.contains { $0.contains("--shard") && $0.contains("-o") }, "\(commands)")
    let bin = URL(fileURLWithPath: CommandLineTool.path).deletingLastPathComponent().path
    func run(_ commands: [String], _ number: Int) throws -> Int32 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-euc", commands.joined(separator: "\n")]
      process.currentDirectoryURL = folder.url("")
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = "\(bin):/usr/bin:/bin"
      environment["SCREENS"] = "recordings"
      environment["GITHUB_STEP_SUMMARY"] = nil
      for (name, value) in variables {
        environment[name] = value.replacing("%1", with: "\(number)").replacing("%0", with: "\(number - 1)")
          .replacing("%n", with: "2")
      }
      process.environment = environment
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      return process.terminationStatus
    }
    for number in 1...2 { #expect(try run(Array(share), number) == 0, "\(share)") }
    if !report.isEmpty {
      // The last command of each finds the failures.
      #expect(try run(["mkdir -p out"] + report, 1) == 1)
      #expect(FileManager.default.fileExists(atPath: folder.url("out/audit.html").path))
    }
    // Paths in the report are those that were given, so the single machine works in the same folder.
    let merged = try merge(folder.url("parts").path, "--format", "json")
    let form = try JSONDecoder().decode(AuditForm.self, from: Data(merged.output.utf8))
    #expect(form.screens.map(\.name) == (1...4).map { "screen-\($0).xml" })
  }
}
