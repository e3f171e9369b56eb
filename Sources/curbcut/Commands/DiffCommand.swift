import AppFolders
import ArgumentParser
import AuditReports
import Foundation
import Inspector

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Show what is different between two versions of screens.",
    discussion: """
      Two documents, folders of apps or recordings are compared; or, with --revision, one of them with an earlier version \
      in its git repository. Told are elements that came, went, moved or are called otherwise, what VoiceOver says, and \
      findings of the audit. The status is 1 when there are new failures.
      """)

  @OptionGroup var options: ScreenOptions

  @Argument(help: "The later version; with --revision, there is none.", completion: .file())
  var later: String?

  @Option(
    help: ArgumentHelp(
      "The earlier revision, as git names it; two revisions as OLD..NEW.", valueName: "revision"))
  var revision: String?

  @Option(help: "The form of the report: text, json or html.", transform: Choice.parse(Format.self))
  var format = Format.text

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file to write to, in place of standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  enum Format: String, CaseIterable {
    case text, json, html
  }

  func validate() throws {
    if output?.isEmpty ?? false { throw ValidationError("The name of the file of --output is empty.") }
    switch (later, revision) {
    case (nil, nil): throw ValidationError("Give two versions, or one and --revision.")
    case (.some, .some):
      throw ValidationError("--revision compares versions of one file or folder: give one.")
    case (.some(""), nil): throw ValidationError("A file's name is empty.")
    default: break
    }
  }

  func run() throws {
    let sides = try Sides(options.file, later: later, revision: revision)
    defer { sides.remove() }
    let before = try snapshots(of: sides.before)
    let after = try snapshots(of: sides.after)
    let form = DiffForm(before, after, before: sides.before.name, after: sides.after.name)
    let text: String
    switch options.json ? .json : format {
    case .text: text = DiffText(form).text
    case .json: text = try JSONForm.text(form)
    case .html: text = DiffPage(form).text
    }
    if let output {
      try AuditFiles.write(text.hasSuffix("\n") ? text : text + "\n", to: output)
    } else {
      Console.show(text)
    }
    if form.newFailures > 0 { throw Curbcut.findings }
  }

  /// The screens of a side, which a process of its own looks at: an app runs once in a process.
  private func snapshots(of side: Sides.Side) throws -> [ScreenSnapshot] {
    var arguments = ["audit", side.path] + Self.arguments(without: [options.file, later]) + ["--snapshot"]
    if !options.allScreens, options.screen == nil, options.preview == nil, Self.hasScreens(side.path) {
      arguments.append("--all-screens")
    }
    if format == .html { arguments.append("--pictures") }
    if let scratch = side.scratch { arguments += ["--scratch", scratch] }
    return try OwnProcess.answer(SnapshotForm.self, to: arguments, about: side.name).screens
  }

  private static func hasScreens(_ path: String) -> Bool {
    !["xml", "json"].contains(URL(fileURLWithPath: path).pathExtension.lowercased())
  }

  /// The arguments of this run that are also those of an audit.
  private static func arguments(without paths: [String?]) -> [String] {
    let own = ["--revision", "--format", "--output", "-o"]
    var kept: [String] = []
    var skips = false
    for argument in OwnArguments.all.dropFirst(2) {
      if skips {
        skips = false
      } else if own.contains(argument) {
        skips = true
      } else if !paths.contains(argument), argument != "--json", argument != "--",
        !own.contains(where: { argument.hasPrefix($0 + "=") })
      {
        kept.append(argument)
      }
    }
    return kept
  }
}

/// The two versions that are compared.
private struct Sides {
  struct Side {
    /// The file or folder.
    var path: String
    /// What it is called.
    var name: String
    /// The folder to build in; nil for the usual one.
    var scratch: String?
    var checkOut: Revisions.CheckOut?
  }

  var before, after: Side

  init(_ path: String, later: String?, revision: String?) throws {
    guard let revision else {
      before = Side(path: path, name: path)
      after = Side(path: later ?? path, name: later ?? path)
      return
    }
    let names = revision.range(of: "..").map {
      [String(revision[..<$0.lowerBound]), String(revision[$0.upperBound...])]
    }
    before = try Self.side(path, names?[0] ?? revision)
    do {
      after = try names.map { try Self.side(path, $0[1]) } ?? Side(path: path, name: path)
    } catch {
      before.checkOut?.remove()
      throw error
    }
  }

  private static func side(_ path: String, _ revision: String) throws -> Side {
    let checkOut = try Revisions(of: URL(fileURLWithPath: path)).checkOut(
      revision, whole: AppFolder.isApp(path))
    return Side(
      path: checkOut.file.path, name: "\(path) in \(revision)",
      scratch: AppFolder.isApp(path) ? checkOut.folder.path + "-build" : nil, checkOut: checkOut)
  }

  /// Deletes what was checked out and built.
  func remove() {
    for side in [before, after] {
      side.checkOut?.remove()
      if let scratch = side.scratch { try? FileManager.default.removeItem(atPath: scratch) }
    }
  }
}
