import AccessibilityTree
import AppFolders
import ArgumentParser
import Audit
import Captures
import CurbcutUIKit
import Foundation
import ScreenAudit

/// Audits the screens of a path.
enum AuditRunner {
  /// The reports of the screens that the options select.
  @MainActor
  static func screens(_ options: ScreenOptions, _ audit: Auditor) throws -> [AuditForm.Screen] {
    let url = URL(fileURLWithPath: options.file)
    if RecordedApp.isRecorded(options.file) || ["xml", "json"].contains(url.pathExtension.lowercased()) {
      return try recordings(options, audit)
    }
    let screens = try LoadedScreen.load(options)
    let forms = screens.map { screen in
      let heading = screen.info.heading
      let name =
        "\(url.lastPathComponent), \(heading.hasPrefix("# ") ? String(heading.dropFirst(2)) : heading)"
      let seen = ViewScreen(screen.window, name: name)
      return AuditForm.Screen(
        audit.report(on: seen.screen), file: options.file, omission: screen.omission)
    }
    return forms
  }

  @MainActor
  private static func recordings(_ options: ScreenOptions, _ audit: Auditor) throws -> [AuditForm.Screen] {
    let recordings = try RecordedScreens(options.file)
    let setUp = try options.setUp()
    return try recordings.wanted(options, allByDefault: true).map { index in
      let language = recordings.settings(setUp, for: index).language
      let screen = recordings.audited(index, language: language)
      return AuditForm.Screen(
        audit.report(on: screen), file: recordings.app.screens[index].capture.file)
    }
  }

  // MARK: Apps

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
private enum ExitStatus {
  static func of(_ process: Process) -> any Error {
    process.terminationReason == .exit ? ExitCode(process.terminationStatus) : ExitCode(4)
  }
}
