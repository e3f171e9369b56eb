import Foundation

/// What Auto Layout complained about.
@MainActor
package enum LayoutDiagnostics {
  package enum Issue {
    /// Required constraints contradict each other; the last argument is the one left out.
    case unsatisfiable([NSLayoutConstraint], breaking: NSLayoutConstraint)
    /// The items of a constraint are in no common view.
    case noCommonAncestor(NSLayoutConstraint)
    /// A visual format that has no meaning.
    case unreadableFormat(String, reason: String)

    /// The constraints that the issue is about.
    package var constraints: [NSLayoutConstraint] {
      switch self {
      case .unsatisfiable(let constraints, _): constraints
      case .noCommonAncestor(let constraint): [constraint]
      case .unreadableFormat: []
      }
    }

    /// The words that UIKit logs, with names in place of addresses.
    @MainActor package var message: String {
      switch self {
      case .unsatisfiable(let constraints, let broken):
        let lines: [String] = constraints.map { "    \"\($0.statement)\"" }
        let list = lines.joined(separator: ",\n")
        return """
          Unable to simultaneously satisfy constraints.
          (
          \(list)
          )

          Will attempt to recover by breaking constraint
          \(broken.statement)
          """
      case .noCommonAncestor(let constraint):
        return
          "Unable to activate constraint because its items have no common ancestor: \(constraint.statement)"
      case .unreadableFormat(let format, let reason):
        return "Unable to parse constraint format: \(reason)\n\(format)"
      }
    }
  }

  /// Hears of issues as they come up, each once. Nothing is printed if it is nil.
  package static var handler: (@MainActor (Issue) -> Void)?

  static func report(_ issue: Issue) { handler?(issue) }
}
