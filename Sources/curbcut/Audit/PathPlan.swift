import AppFolders
import AuditReports
import Captures
import Foundation
import InterfaceBuilder

/// A path of an audit: what is to be looked at there, and how.
@MainActor
struct PathPlan {
  /// What the parts of the audit know of it.
  private(set) var about: AuditJob.Path
  let setUp: AuditCommand.SetUp
  private let options: ScreenOptions
  private let told = ToldWarnings()
  private let kind: Kind
  /// Whether an app's process was started already, and has told its warnings.
  private var hasTold = false

  private enum Kind {
    /// A storyboard or a xib, with the combinations of settings; nil where there are none.
    case document(MatrixWalk?)
    case recordings(RecordedScreens, [Int])
    /// An app, with the languages that it is launched in; nil for the one that it has by itself.
    case app([String?])
    /// An app whose screens are known only when it was explored.
    case exploration
  }

  init(_ path: String, of command: AuditCommand) throws {
    setUp = try command.setUp(for: path)
    var options = command.options
    options.file = path
    self.options = options
    let axes = command.matrixAxes
    let runner = command.runner(options, setUp)
    var screens = [""]
    var settings = [[""]]
    if command.explore {
      kind = .exploration
      screens = []
    } else if AuditRunner.isRecording(path) {
      guard axes.isEmpty else {
        throw Failure("\(path): a recording has the settings that it was made with; leave --matrix out.")
      }
      let recordings = try RecordedScreens(path)
      let wanted = try recordings.wanted(options, allByDefault: true)
      kind = .recordings(recordings, wanted)
      // Names may repeat, as those of a test's attachments.
      screens = wanted.map { "\(UnitNumber.text($0 + 1)) \(recordings.app.screens[$0].name)" }
    } else if AppFolder.isApp(path) {
      if options.allScreens, !WantedPreview.isWanted(by: options) { screens = try Self.scenes(options) }
      let languages = axes.first { $0.key == "language" }?.values ?? []
      kind = .app(languages.count > 1 ? languages : [nil])
      if !axes.isEmpty {
        settings = try (languages.count > 1 ? languages : [""]).map { language in
          let axes = axes.map { $0.key == "language" && language != "" ? $0.narrowed(to: language) : $0 }
          return try runner.walk(axes).combinations.map(\.label)
        }
      }
    } else {
      let document = try ScreenDocument(options)
      screens = Self.unique(try document.wanted(options).map { document.info($0).choice })
      let walk = axes.isEmpty ? nil : try runner.walk(axes)
      kind = .document(walk)
      if let walk { settings = walk.combinations.map { [$0.label] } }
    }
    let working = FileManager.default.currentDirectoryPath
    let root = setUp.paths.root
    about = AuditJob.Path(
      path: path,
      name: ReportPaths(root: root.isEmpty ? working : root, workingDirectory: working).relative(path),
      isApp: AppFolder.isApp(path) && !AuditRunner.isRecording(path) && !command.explore, root: root,
      screens: screens, settings: settings, content: "", configuration: setUp.file)
    if command.shard != nil { about.content = try content() }
  }

  /// The scenes of an app's storyboards; one without a name where it has none, and shows what it launches with.
  private static func scenes(_ options: ScreenOptions) throws -> [String] {
    let names = ScreenNames(try options.app.folder(options.file).contents(options.app.choice).scenes)
    let choices = unique(names.entries.indices.map(names.id))
    return choices.isEmpty ? [""] : choices
  }

  /// Each name once: scenes with one name are one unit.
  private static func unique(_ names: [String]) -> [String] {
    var seen: Set<String> = []
    return names.filter { seen.insert($0).inserted }
  }

  /// A digest of all that is read at the path.
  private func content() throws -> String {
    switch kind {
    case .document: return Self.digest([URL(fileURLWithPath: options.file)])
    case .recordings(let recordings, _):
      return Self.digest(
        recordings.app.screens.flatMap {
          [URL(fileURLWithPath: $0.capture.file), $0.pictureFile].compactMap { $0 }
        })
    case .app, .exploration:
      let contents = try options.app.folder(options.file).contents(options.app.choice)
      return Self.digest(contents.modules.flatMap(\.sources) + contents.resources.map(\.url))
    }
  }

  private static func digest(_ files: [URL]) -> String {
    let digests = files.map { file in
      (try? Data(contentsOf: file)).map { AuditJob.digest(of: [UInt8]($0)) } ?? ""
    }
    // Folders are listed in another order on each machine.
    return AuditJob.digest(of: digests.sorted().joined().utf8)
  }

  // MARK: Looking

  /// The pieces of work, as places in the combinations and the screens.
  var pieces: [(group: Int, screen: Int)] {
    about.settings.indices.flatMap { group in about.screens.indices.map { (group, $0) } }
  }

  /// The unit of a piece.
  func unit(_ group: Int, _ screen: Int) -> AuditUnit {
    AuditUnit(path: about.name, screen: about.screens[screen], settings: about.settings[group])
  }

  /// What is seen.
  mutating func looks(_ group: Int, _ screen: Int, of command: AuditCommand) throws -> [ScreenLook] {
    let name = about.screens[screen]
    var runner = command.runner(options, setUp)
    runner.told = told
    switch kind {
    case .document(let walk?):
      return try runner.looks(walk.only(name), [walk.combinations[group]])
    case .document(nil): return try runner.looks(only: name)
    case .recordings(let recordings, let wanted): return try runner.looks(at: wanted[screen], of: recordings)
    case .app(let languages):
      guard command.usesWorkers else { return try runner.looks(only: nil, matrix: command.matrixAxes) }
      defer { hasTold = true }
      return try AuditWorker(
        path: options.file, paths: command.paths, language: languages[group],
        scene: name.isEmpty ? nil : name, isQuiet: hasTold
      ).looks()
    case .exploration: return []
    }
  }
}

/// The number of a screen in the name of its unit.
enum UnitNumber {
  /// A number whose order as a text is its own.
  static func text(_ number: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(0, 5 - digits.count)) + digits
  }
}
