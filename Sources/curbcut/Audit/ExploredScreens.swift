import ArgumentParser
import AuditReports
import Foundation

/// Audits the screens of an app that exploring it comes to.
struct ExploredScreens {
  /// The command, with the app's folder.
  let command: AuditCommand
  /// The names of the rules to run.
  let rules: [String]
  /// Whether the report has pictures.
  let takesPictures: Bool

  /// The forms of all screens that were reached. What was not tried is told on the standard error.
  func screens() throws -> [AuditForm.Screen] {
    var run = command.exploration.run(command.options, of: AuditCommand.self)
    run.arguments = ["--audit", rules.joined(separator: ",")] + (takesPictures ? ["--draws"] : [])
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
}
