import ArgumentParser
import AssistiveTechnology
import Captures
import CurbcutUIKit
import DeviceSettings
import Foundation
import Reach

struct ReachCommand: ScreenCommand {
  static let configuration = CommandConfiguration(
    commandName: "reach",
    abstract: "Say what it costs to reach each control with each assistive technology.",
    discussion: """
      VoiceOver goes through the screen by flicking, from the first element to the last: each stop with the flicks and the \
      seconds of speech until it has been heard, and the way by the rotor where that is shorter. For each control there are \
      also the presses of a switch and the seconds of scanning, the words to say to Voice Control, and the keys of Full \
      Keyboard Access; then what is not reached, and totals. Recordings of other tools are taken, too. With --before and \
      the JSON of an earlier run, both are compared. The status is 1 when flicking never comes to something, or cannot \
      leave.
      """)

  @OptionGroup var options: ScreenOptions

  @Option(
    help: ArgumentHelp("Compare with the report of an earlier run, made with --json.", valueName: "file"),
    completion: .file(extensions: ["json"]))
  var before: String?

  @Option(help: ArgumentHelp("How many flicks are made at most.", valueName: "number"))
  var limit = 500

  func validate() throws {
    if limit < 1 { throw ValidationError("--limit is a number of flicks from 1 on, not \(limit).") }
    if before?.isEmpty == true { throw ValidationError("The name of the report is empty.") }
  }

  func run() throws {
    let earlier = try before.map(ReachReports.init(file:))
    try MainActor.assumeIsolated {
      let (reports, omission) = try reports()
      let all = ReachReports(omission: omission, screens: reports)
      Console.show(try options.json ? JSONForm.text(all) : all.text(comparedWith: earlier))
      if reports.contains(where: \.hasFailures) { throw Curbcut.findings }
      try options.app.check(omission: omission)
    }
  }

  @MainActor
  private func reports() throws -> ([ReachReport], omission: String?) {
    let url = URL(fileURLWithPath: options.file)
    if ["xml", "json"].contains(url.pathExtension.lowercased()) {
      let screen = StillScreen(try Capture(file: options.file).tree())
      let settings = try options.setUp().settings
      return ([report(screen, settings, name: url.lastPathComponent)], nil)
    }
    let screens = try LoadedScreen.load(options)
    let reports = screens.map { screen in
      let heading = screen.info.heading
      return report(
        AccessibilityProvider(screen.window), screen.settings,
        name: heading.hasPrefix("# ") ? String(heading.dropFirst(2)) : heading,
        isRightToLeft: screen.window.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }
    return (reports, screens.lazy.compactMap(\.omission).first)
  }
}

extension ReachCommand {
  @MainActor
  private func report(
    _ provider: any ScreenProvider, _ settings: Settings, name: String, isRightToLeft: Bool = false
  ) -> ReachReport {
    let walk = ReachWalk(provider, settings: settings, limit: limit)
    let others = OtherWays(
      walk.tree, scrolled: walk.scrolled, screenSize: provider.screenSize, settings: settings,
      isRightToLeft: isRightToLeft)
    let rotor = RotorWays(provider, settings: settings, beginning: walk.tree, limit: limit)
    return ReachReport(walk, screen: name, others: others, rotor: rotor)
  }
}

/// The output of `curbcut reach --json`, which Documentation/json-schema.md describes.
struct ReachReports: Codable {
  /// Says which parts of the app are missing; nil if none are.
  var omission: String?
  var screens: [ReachReport]

  init(omission: String?, screens: [ReachReport]) {
    self.omission = omission
    self.screens = screens
  }

  /// - Throws: a ``Failure`` for a file that cannot be read or is no such report.
  init(file: String) throws {
    guard let data = FileManager.default.contents(atPath: file) else { throw Failure("Cannot read \(file).") }
    do {
      self = try JSONDecoder().decode(ReachReports.self, from: data)
    } catch {
      throw Failure(
        "\(file): this is no report of ‘curbcut reach --json’ (\(DecodingPlace.words(error))). Make one with the older screen."
      )
    }
  }

  func text(comparedWith before: ReachReports?) -> String {
    var parts = [omission.map { "\($0)\n" }].compactMap { $0 }
    for (index, report) in screens.enumerated() {
      parts.append(report.text)
      guard let before else { continue }
      let same =
        before.screens.first { $0.screen == report.screen }
        ?? (before.screens.count == screens.count ? before.screens[index] : nil)
      parts.append(
        same.map { report.comparison(with: $0) } ?? "The earlier report has no screen “\(report.screen)”.\n")
    }
    return parts.joined(separator: "\n")
  }
}

/// Where JSON is not as it should be.
enum DecodingPlace {
  static func words(_ error: any Error) -> String {
    func path(_ context: DecodingError.Context) -> String {
      context.codingPath.isEmpty
        ? "at the top"
        : "at "
          + context.codingPath.map { $0.intValue.map { "[\($0)]" } ?? $0.stringValue }.joined(separator: ".")
    }
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      return "‘\(key.stringValue)’ is missing \(path(context))"
    case DecodingError.typeMismatch(let type, let context): return "no \(type) \(path(context))"
    case DecodingError.valueNotFound(let type, let context): return "no \(type) \(path(context))"
    case DecodingError.dataCorrupted(let context): return "\(context.debugDescription) \(path(context))"
    default: return "\(error)"
    }
  }
}
