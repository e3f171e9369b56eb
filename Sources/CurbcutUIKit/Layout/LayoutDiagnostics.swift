import Foundation

/// The issues that Auto Layout reports.
@MainActor
package enum LayoutDiagnostics {
  package enum Issue {
    /// Required constraints conflict; the last associated value is the one that is broken.
    case unsatisfiable([NSLayoutConstraint], breaking: NSLayoutConstraint)
    /// The items of a constraint have no common ancestor.
    case noCommonAncestor(NSLayoutConstraint)
    /// A visual format that cannot be parsed.
    case unreadableFormat(String, reason: String)

    /// The constraints involved.
    package var constraints: [NSLayoutConstraint] {
      switch self {
      case .unsatisfiable(let constraints, _): constraints
      case .noCommonAncestor(let constraint): [constraint]
      case .unreadableFormat: []
      }
    }

    /// The message that UIKit logs, with names in place of addresses.
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

  /// Called with each issue, once, when it arises. If nil, issues are ignored.
  package static var handler: (@MainActor (Issue) -> Void)?

  static func report(_ issue: Issue) { handler?(issue) }
}
