import AccessibilityTree
import AssistiveTechnology
import Foundation
import VoiceOver

/// A view, a controller or a SwiftUI view on the screen of a device, as assistive technologies find it.
///
/// ```swift
/// let screen = Screen(of: SignInController())
/// screen.expectTranscript {
///   """
///   Sign in, Heading
///   Name, Text field
///       Double tap to edit.
///   """
/// }
/// screen.expectAudit()
/// ```
@MainActor
public final class Screen {
  /// The device, and its settings.
  public let environment: ScreenEnvironment
  /// What shows it.
  package let stage: any ScreenStage

  /// Shows a screen.
  ///
  /// - Parameters:
  ///   - environment: the device and its settings; nil for what the traits of the test say.
  ///   - stage: what shows it there.
  package init(_ environment: ScreenEnvironment?, on stage: (ScreenEnvironment) -> any ScreenStage) {
    self.environment = environment ?? .current
    self.stage = stage(self.environment)
  }

  // MARK: What is on it

  /// The elements in reading order, and the containers around them, as they are now.
  public var tree: ElementTree {
    stage.install()
    return stage.tree
  }

  /// What VoiceOver says, from the first element to the last: a line for each, the hint of an element indented below it.
  ///
  /// - Parameter hints: whether hints are among it.
  public func transcript(hints: Bool = true) -> String {
    var reader = ScreenReader(language: environment.language)
    reader.verbosity.includesHints = hints
    let late: Set<Utterance.Kind> = [.hint, .notice]
    var lines: [String] = []
    for stop in reader.transcript(of: tree) {
      lines.append(stop.utterance.without(late).caption)
      let hint = Utterance(stop.utterance.parts.filter { late.contains($0.kind) }).caption
      if !hint.isEmpty { lines.append("    " + hint) }
    }
    return lines.joined(separator: "\n")
  }

  /// Fails a test whose screen cannot be read at all.
  ///
  /// - Returns: whether it can.
  func isReadable(at place: TestPlace) -> Bool {
    guard let problem = stage.problem else { return true }
    TestFailure.report(problem, at: place)
    return false
  }
}
