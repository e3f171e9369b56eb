import AccessibilityTree
import ArgumentParser
import Audit
import AuditReports
import Exploration
import Foundation

/// Audits the screens of an app that exploring it comes to.
///
/// Each shard explores the whole app, and looks at its share of the screens; whether all shards came to the same screens
/// is seen when their parts are merged.
struct ExploredScreens {
  /// The command, with the app's folder.
  let command: AuditCommand
  /// The names of the rules to run.
  let rules: [String]
  /// Whether the report has pictures.
  let takesPictures: Bool

  /// What exploring found.
  struct Result {
    /// The screens, each with its number and title, in the order in which they were found.
    var names: [String]
    /// What is found on the screens, by number.
    var screens: [Int: AuditForm.Screen] = [:]
  }

  /// Explores. What was not tried is told on the standard error.
  func run() throws -> Result {
    var run = command.exploration.run(command.options, of: AuditCommand.self)
    run.arguments =
      ["--audit", rules.joined(separator: ",")] + (takesPictures ? ["--draws"] : [])
      + (command.shard.map { ["--share", $0.description] } ?? [])
    var result = Result(names: [])
    let map = try run.run { number, text in
      result.screens[number] = try Self.screen(text)
    }
    let lasting = rules.filter(Self.lasting.contains)
    var unwatched = lasting.isEmpty ? [] : Set(result.screens.keys)
    if !lasting.isEmpty {
      run.arguments = ["--audit", lasting.joined(separator: ","), "--lasting"]
      try run.visit(map.screens.filter { result.screens[$0.number] != nil }) { number, text in
        unwatched.remove(number)
        try result.screens[number]?.add(Self.screen(text))
      }
    }
    if rules.contains(ChangeUnannounced.about.id) {
      for number in result.screens.keys.sorted() {
        guard var screen = result.screens[number] else { continue }
        add(map.steps.filter { $0.from == number }, to: &screen)
        result.screens[number] = screen
      }
    }
    result.names = map.screens.map { "\(UnitNumber.text($0.number)) \($0.title)" }
    let left = map.untried.count + map.unseen.count
    if left > 0 || map.ending != .complete {
      let audited = command.shard == nil ? map.screens.count : result.screens.count
      let screens = audited == 1 ? "1 screen was audited" : "\(audited) screens were audited"
      let untried =
        left == 1 ? "1 action or screen was not tried" : "\(left) actions and screens were not tried"
      Console.complain("\(map.app): \(screens), and \(untried); ‘curbcut map’ lists them.")
    }
    if !unwatched.isEmpty {
      Console.complain(
        "\(map.app): \(unwatched.count) of them could not be walked through and watched: \(lasting.joined(separator: ", ")) did not judge these."
      )
    }
    return result
  }

  /// The rules that judge what takes time: a walk through the screen, and a film of it.
  private static let lasting: Set<String> = Set(
    [
      FocusTrap.about, UnreachableElement.about, ChangeUnannounced.about, Flashing.about, MotionPause.about,
      MotionReduce.about,
    ].map(\.id))

  private static func screen(_ text: String) throws -> AuditForm.Screen {
    do { return try JSONDecoder().decode(AuditForm.Screen.self, from: Data(text.utf8)) } catch {
      throw Failure("The report of a screen cannot be read: \(error)")
    }
  }

  /// Adds what was not announced after the actions that were tried on a screen.
  private func add(_ steps: [ExplorationMap.Step], to screen: inout AuditForm.Screen) {
    let tried = steps.filter { $0.outcome == .change }
    guard !tried.isEmpty else { return }
    var seen = AuditedScreen(name: screen.name, bounds: .zero, nodes: [])
    seen.silentChanges = tried.compactMap { step in
      guard !step.unannounced.isEmpty, let address = step.action.element else { return nil }
      let element = AccessibilityElement(
        label: address.label.map { AccessibilityText($0) },
        traits: AccessibilityTraits(rawValue: address.traits),
        frame: .null, identifier: address.identifier)
      seen.nodes.append(AuditedNode(element, exposure: .none))
      return SilentChange(node: seen.nodes.count - 1, texts: step.unannounced)
    }
    let form = AuditForm.Screen(
      Auditor(rules: [ChangeUnannounced.self]).report(on: seen), file: screen.file, id: screen.id,
      paths: AuditFiles.paths(for: command.options.file))
    screen.add(form)
  }
}

extension AuditForm.Screen {
  /// Adds what was found on the same screen at another time.
  fileprivate mutating func add(_ other: AuditForm.Screen) {
    findings += other.findings
    for rule in other.rules {
      guard let index = rules.firstIndex(where: { $0.rule == rule.rule }) else {
        rules.append(rule)
        continue
      }
      rules[index].judged += rule.judged
      rules[index].failed += rule.failed
      rules[index].needsReview += rule.needsReview
    }
  }
}
