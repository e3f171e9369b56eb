import Conformance

/// What the process that shows the views tells the one that compares them, a line of JSON each.
enum ViewCaseMessage: Codable {
  /// The view of a case is about to be made.
  case begins(Int)
  /// The case has been shown.
  case shown(Int, [ShownView])
}
