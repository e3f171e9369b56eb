import ArgumentParser
import AuditReports
import Foundation

struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge", abstract: "Make one report of the parts that many machines wrote.",
    discussion: """
      The parts are what ‘curbcut audit --shard i/n’ wrote on each machine, in any order; of a folder, all its .jsonl \
      files are taken. The report is the one that a single machine would have made, to the byte. Where parts are missing, \
      units failed, or parts are of another audit, nothing is written and the status is 2. \
      Documentation/many-machines.md has examples for GitHub, GitLab, Kubernetes and Slurm.
      """)

  @Argument(help: "The parts, or folders with them.", completion: .file(extensions: ["jsonl"]))
  var parts: [String]

  @OptionGroup(title: "Report")
  var report: ReportOptions

  @Flag(
    help:
      "Make a report even if parts are missing or units failed. It names what was not judged, and the status is still 2."
  )
  var incomplete = false

  func validate() throws {
    if parts.contains("") { throw ValidationError("A file's name is empty.") }
    if incomplete, report.updateBaseline {
      throw ValidationError("--update-baseline is for a complete report: leave --incomplete out.")
    }
  }

  func run() throws {
    let known = try report.known()
    var named: [PartsMerge.Named] = []
    for file in try PartFiles.find(parts) {
      named.append(.init(file: file, part: try AuditPart(AuditFiles.read(file), file: file)))
    }
    let merge = try PartsMerge(named)
    guard incomplete || merge.unjudged.isEmpty else { throw Failure(unjudged(merge)) }
    if report.draws, !merge.job.hasPictures {
      throw Failure(
        "The parts have no pictures: give --pictures to each ‘curbcut audit --shard’, or choose another --format here."
      )
    }
    let assembly = AuditAssembly(merge.job, takesPictures: report.draws)
    let form = try assembly.form(of: merge.outcomes, unjudged: merge.unjudged)
    let isBad = try report.give(form, known: known, paths: assembly.paths, format: report.format)
    if !merge.unjudged.isEmpty {
      Console.complain("error: \(unjudged(merge))")
      throw Curbcut.badInput
    }
    if isBad { throw Curbcut.findings }
    if !merge.job.allowsOmissions, form.screens.contains(where: { $0.omission != nil }) {
      throw Curbcut.incomplete
    }
  }

  /// How many units are named in an error.
  private static let mostNamed = 20

  private func unjudged(_ merge: PartsMerge) -> String {
    let count = merge.unjudged.count
    var lines = [
      "\(count) of \(merge.job.units.count) \(merge.job.units.count == 1 ? "unit was" : "units were") not judged:"
    ]
    lines += merge.unjudged.prefix(Self.mostNamed).map { "  \($0.unit.words): \($0.reason)" }
    if count > Self.mostNamed { lines.append("  and \(count - Self.mostNamed) more") }
    lines += merge.again.prefix(Self.mostNamed).map {
      "Run ‘curbcut audit’ with --shard \($0.shard) again: \($0.reason)."
    }
    if merge.again.count > Self.mostNamed {
      lines.append("And \(merge.again.count - Self.mostNamed) more shards.")
    }
    lines.append("Then merge again.")
    return lines.joined(separator: "\n")
  }
}

/// The files of parts.
private enum PartFiles {
  /// The files as they are named, and those in folders.
  static func find(_ paths: [String]) throws -> [String] {
    try paths.flatMap { path -> [String] in
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue else {
        return [path]
      }
      let folder = URL(fileURLWithPath: path)
      let names = (FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []).filter {
        $0.hasSuffix(".jsonl")
      }
      guard !names.isEmpty else {
        throw Failure("\(path): there is no part in this folder: no file whose name ends in .jsonl.")
      }
      return names.sorted().map { folder.appending(path: $0).relativePath }
    }
  }
}
