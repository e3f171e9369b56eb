/// Why an app's folder could not be opened, built or launched: the place, what was found, what was expected,
/// and what to do.
public struct AppFolderError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file or folder, with line and column if there is one.
  public var place: String
  /// What was found.
  public var problem: String
  /// What was expected instead.
  public var expected: String?
  /// What to do about it.
  public var advice: String?

  /// Creates an error, with its place and a remedy.
  public init(_ place: String, problem: String, expected: String? = nil, advice: String? = nil) {
    self.place = place
    self.problem = problem
    self.expected = expected
    self.advice = advice
  }

  /// `place: error: problem; expected …. advice`.
  public var description: String {
    var text = "\(place): error: \(problem)"
    if let expected { text += "; expected \(expected)" }
    text += "."
    if let advice { text += " \(advice)" }
    return text
  }
}
