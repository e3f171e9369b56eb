import AccessibilityTree
import AppFolders
import ArgumentParser
import Audit
import Captures
import CurbcutUIKit
import Foundation
import Reach
import ScreenAudit

/// Audits the screens of a path.
enum AuditRunner {
  /// The reports of the screens that the options select.
  @MainActor
  static func screens(_ options: ScreenOptions, _ audit: Auditor) throws -> [AuditForm.Screen] {
    let url = URL(fileURLWithPath: options.file)
    if ["xml", "json"].contains(url.pathExtension.lowercased()) { return [try recording(options, audit)] }
    let base = try baseWords(options)
    let screens = try LoadedScreen.load(options)
    let forms = screens.enumerated().map { index, screen in
      let heading = screen.info.heading
      let name =
        "\(url.lastPathComponent), \(heading.hasPrefix("# ") ? String(heading.dropFirst(2)) : heading)"
      var seen = ViewScreen(screen.window, name: name)
      let variants = ViewScreen.variants(of: screen.window, name: name)
      // The walk comes last: it scrolls, and the app hears of each stop.
      seen.screen.base = base.count == screens.count ? base[index] : nil
      let walk = ReachWalk(AccessibilityProvider(screen.window), settings: screen.settings, limit: 300)
      seen.add(walk: walk.unreached.map(\.id), trap: walk.trap, isComplete: walk.isComplete)
      let report = audit.report(on: seen.screen, alsoSeenAs: variants)
      return AuditForm.Screen(report, file: options.file, omission: screen.omission)
    }
    return forms
  }

  /// What the screens of a document say in the language that it is written in, where another one was asked for; empty
  /// for an app, which runs in one language only.
  @MainActor
  private static func baseWords(_ options: ScreenOptions) throws -> [BaseWords] {
    guard options.device.language != nil, !AppFolder.isApp(options.file) else { return [] }
    var base = options
    base.device.language = nil
    return try LoadedScreen.load(base).map { screen in
      let said = screen.tree.elements.flatMap { [$0.label, $0.value, $0.hint].compactMap { $0?.string } }
      return BaseWords(language: "Base", words: Set(said))
    }
  }

  private static func recording(_ options: ScreenOptions, _ audit: Auditor) throws -> AuditForm.Screen {
    let capture = try Capture(file: options.file)
    var tree = AuditedScreen(
      name: URL(fileURLWithPath: options.file).lastPathComponent, tree: capture.tree(),
      bounds: capture.roots.map(\.frame).reduce(CGRect.null) { $0.union($1) },
      language: try options.setUp().settings.language)
    tree.picture = try screenshot(beside: options.file, showing: tree.bounds)
    tree.isPhone = min(tree.bounds.width, tree.bounds.height) < 700
    for index in tree.nodes.indices where tree.nodes[index].element.hasDetails {
      guard let line = tree.nodes[index].element.details.source?.split(separator: " ").last else { continue }
      tree.nodes[index].element.details.source = "\(options.file):\(line)"
    }
    return AuditForm.Screen(audit.report(on: tree), file: options.file)
  }

  /// The screenshot with the name of a recording: `settings.png` beside `settings.xml`; nil when there is none.
  private static func screenshot(beside file: String, showing frame: CGRect) throws -> AuditPicture? {
    let name = URL(fileURLWithPath: file).deletingPathExtension()
    for ending in ["png", "jpg", "jpeg"] {
      let url = name.appendingPathExtension(ending)
      guard let data = FileManager.default.contents(atPath: url.path) else { continue }
      do { return try AuditPicture(screenshot: data, frame: frame) } catch {
        throw Failure("\(url.path): the screenshot cannot be read: \(error)")
      }
    }
    return nil
  }

  // MARK: Apps

  /// The reports of all screens of an app that exploring it comes to.
  static func explored(_ command: AuditCommand) throws -> [AuditForm.Screen] {
    var run = command.exploration.run(command.options, of: AuditCommand.self)
    run.arguments = ["--audit", command.rules ?? ""]
    var screens: [AuditForm.Screen] = []
    let map = try run.run { _, text in
      do {
        screens.append(try JSONDecoder().decode(AuditForm.Screen.self, from: Data(text.utf8)))
      } catch {
        throw Failure("The report of a screen cannot be read: \(error)")
      }
    }
    let left = map.untried.count + map.unseen.count
    if left > 0 || map.ending != .complete {
      Console.complain(
        "\(map.app): \(map.screens.count) screens were audited, and \(left) actions and screens were not tried; ‘curbcut map’ lists them."
      )
    }
    return screens
  }

  /// The reports of an app among several paths, which a process of its own runs.
  static func runAlone(_ path: String, among paths: [String]) throws -> [AuditForm.Screen] {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    let others = Set(paths)
    let arguments = CommandLine.arguments.dropFirst().filter { !others.contains($0) }
    process.arguments = arguments + [path, "--format", "json", "--fail-on", "never"]
    process.standardOutput = output
    do { try process.run() } catch { throw Failure("Cannot start a process for \(path): \(error)") }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw ExitStatus.of(process) }
    do {
      return try JSONDecoder().decode(AuditForm.self, from: data).screens
    } catch {
      throw Failure("The report of \(path) cannot be read: \(error)")
    }
  }
}

/// The status with which a process ended, as that of this one.
enum ExitStatus {
  static func of(_ process: Process) -> any Error {
    process.terminationReason == .exit ? ExitCode(process.terminationStatus) : ExitCode(4)
  }
}
