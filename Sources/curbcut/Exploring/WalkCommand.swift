import AppFolders
import ArgumentParser
import Audit
import AuditReports
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

  @Option(help: "The rules of a report on each new screen.")
  var audit: String?

  @Flag(help: "Report on what takes time, of the one screen at the end of the way.")
  var lasting = false

  @Flag(help: "Whether the reports have pictures.")
  var draws = false

  @Option(help: "Which of the new screens to report on.")
  var share: String?

  @Option(help: "The configuration of the audit.")
  var config: String?

  @Option(help: "The day that counts for the configuration.")
  var date: String?

  @Option(help: "Which text counts as large.", transform: Choice.parse(LargeTextDefinition.self))
  var largeText = LargeTextDefinition.wcag

  @Flag(help: "Let pass what Xcode lets pass.")
  var likeXcode = false

  func run() throws {
    guard let data = FileManager.default.contents(atPath: job),
      let job = try? JSONDecoder().decode(ExplorationJob.self, from: data)
    else { throw Failure("\(job) is no job of curbcut map.") }
    try MainActor.assumeIsolated {
      guard let screen = try LoadedScreen.load(options, recordsSources: audit != nil).first else { return }
      if job.way.isEmpty, AppFolder.isApp(options.file) { tell(.scenes(SceneClasses.all())) }
      var walk = ExplorationWalk(screen.window, job, report: try reporter(screen), tell: tell)
      walk.run()
    }
  }

  @MainActor
  private func reporter(_ screen: LoadedScreen) throws -> ((UIWindow, String, Int) -> String?)? {
    guard let audit else { return nil }
    // The names were checked by the command that started this one.
    let rules = audit.split(separator: ",").flatMap { Auditor.rules(named: String($0)) }
    let own = AuditCommand.options(largeText: largeText, likeXcode: likeXcode)
    let settings = try AuditFiles.settings(
      config, for: options.file, on: date.flatMap(Day.init) ?? AuditFiles.today)
    let shard = try share.map { try Shard($0) }
    let auditor = Auditor(rules: rules, options: settings?.options(own) ?? own)
    let file = options.file
    let paths = AuditFiles.paths(for: file)
    let app = URL(fileURLWithPath: file).lastPathComponent
    return { [draws, lasting] _, title, number in
      // The screens are dealt like cards, as the units of the whole are.
      if let shard, (number - 1) % shard.count != shard.number - 1 { return nil }
      let name = "\(app), \(title)"
      var seen = AuditRunner.seen(screen, name: name)
      var variants: [AuditedScreen] = []
      if lasting {
        seen.walkAndFilm(screen)
      } else {
        variants = ViewScreen.variants(
          of: screen.window, name: name, origin: AuditRunner.origin(in: screen.app))
      }
      let report = auditor.report(on: seen.screen, alsoSeenAs: variants)
      let size = screen.window.bounds.size
      var form = AuditForm.Screen(
        report, file: file, id: title, omission: screen.omission, size: [size.width, size.height],
        paths: paths)
      if draws, let picture = try? AuditRunner.picture(of: screen) { form.pictures = [picture] }
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
