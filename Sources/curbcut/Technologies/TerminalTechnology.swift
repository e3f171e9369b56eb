import AssistiveTechnology
import Technologies

/// An assistive technology as it is used in a terminal: what keys mean, and what is told of it.
///
/// Lines are only appended, never overwritten, so it works over ssh, in a dumb terminal, and with the user's own
/// screen reader or braille display.
@MainActor
protocol TerminalTechnology: SessionOutput {
  /// The screen that is used.
  var provider: any ScreenProvider { get }
  /// The technologies that take part, as new.
  var engines: [any TechnologyEngine] { get }
  /// Decides which of them takes what the user does; nil where all of them do.
  var arbiter: TechnologyArbiter? { get }
  /// What is told first.
  var greeting: String { get }
  /// What a script for it may hold.
  var scripts: ScriptLanguage { get }
  /// Whether the terminal gives whole lines, which it lets its user edit.
  var takesLines: Bool { get }
  /// Tells what the user is told; nil where all of it is said.
  var narrator: Narrator? { get }

  /// Called once, before the session begins.
  func join(_ session: Session)
  /// Called once, when the technologies have started and keys are taken.
  func began(_ session: Session)
  /// Lists what is on the screen, if it is another one than the last time.
  func showStops()
  /// What a key means.
  func handle(_ key: TerminalKey) -> TerminalOutcome
}

extension TerminalTechnology {
  var takesLines: Bool { false }
  var arbiter: TechnologyArbiter? { nil }
  var narrator: Narrator? { nil }
  func join(_ session: Session) {}
  func began(_ session: Session) {}
}

/// The result of a key: events for the session, something that is done to the device, or the end of it.
enum TerminalOutcome: Equatable {
  case events([Event])
  case order(ScriptOrder)
  case quit
}
