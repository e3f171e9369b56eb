/// What happened to an app, and which parts of it are left out.
package struct AppMessage: Equatable, Sendable, Encodable {
  /// Why the app is not there, is not the newest, or was started again; nil when nothing is wrong.
  package var problem: String?
  /// Where that is: `file:line`; nil if unknown.
  package var place: String?
  /// The app's own calls that led there, or the compiler's messages, a line each.
  package var details: [String]
  /// The parts that cannot be built, a line each with its place and the reason.
  package var leftOut: [String]
  /// Whether the app runs.
  package var isRunning: Bool

  /// Creates a message; by default about an app that runs and lacks nothing.
  package init(
    problem: String? = nil, place: String? = nil, details: [String] = [], leftOut: [String] = [],
    isRunning: Bool = true
  ) {
    self.problem = problem
    self.place = place
    self.details = details
    self.leftOut = leftOut
    self.isRunning = isRunning
  }
}
