import AppFolders
import ArgumentParser
import Audit
import CurbcutUIKit
import Exploration
import Foundation
import ScreenAudit

/// One run of an app for `curbcut map`, which tells in lines of JSON what it meets.
struct WalkCommand: ScreenCommand {
  static let name = "explore-once"
  static let configuration = CommandConfiguration(
    commandName: name, abstract: "One run of an app for curbcut map.", shouldDisplay: false)

  @OptionGroup var options: ScreenOptions

  @Option(help: "The file with what is to be tried.")
  var job: String

  @Option(help: "The rules of a report on each new screen; empty for the standard rules.")
  var audit: String?

  func run() throws {
    guard let data = FileManager.default.contents(atPath: job),
      let job = try? JSONDecoder().decode(ExplorationJob.self, from: data)
    else { throw Failure("\(job) is no job of curbcut map.") }
    try MainActor.assumeIsolated {
      guard let screen = try LoadedScreen.load(options).first else { return }
      if job.way.isEmpty, AppFolder.isApp(options.file) { tell(.scenes(SceneClasses.all())) }
      var walk = ExplorationWalk(screen.window, job, report: reporter(screen), tell: tell)
      walk.run()
    }
  }

  @MainActor
  private func reporter(_ screen: LoadedScreen) -> ((UIWindow, String) -> String?)? {
    guard let audit else { return nil }
    // The names were checked by the command that started this one.
    let names = audit.split(separator: ",").map { String($0) }
    let rules = names.isEmpty ? Auditor.standardRules : names.flatMap { Auditor.rules(named: $0) }
    let auditor = Auditor(rules: rules)
    let file = options.file
    let app = URL(fileURLWithPath: file).lastPathComponent
    return { _, title in
      let name = "\(app), \(title)"
      let seen = ViewScreen(screen.window, name: name)
      let report = auditor.report(
        on: seen.screen, alsoSeenAs: ViewScreen.variants(of: screen.window, name: name))
      let form = AuditForm.Screen(report, file: file, omission: screen.omission)
      return (try? JSONEncoder().encode(form)).map { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func tell(_ event: ExplorationEvent) {
    guard let data = try? JSONEncoder().encode(event) else { return }
    Console.show(String(decoding: data, as: UTF8.self))
  }
}

/// The controllers of the storyboards in the app's bundle.
@MainActor
enum SceneClasses {
  static func all() -> [String] {
    let names = RunningApp.current?.process.scenes.map(\.screen.className) ?? []
    // Those of UIKit itself are containers, which have no screen of their own.
    return Set(names).filter { !$0.hasPrefix("UI") }.sorted()
  }
}
