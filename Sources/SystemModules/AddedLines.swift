/// Lines that lowering adds to an app's sources to register what Objective-C's runtime would know.
///
/// They correspond to lines of the app, but bear another file's name, so that the compiler's errors in them are told
/// from those in the app.
public enum AddedLines: String, CaseIterable, Codable, Sendable {
  /// Registers a declaration of the app.
  case registration = ".registration"
  /// Registers an inherited method that a `#selector` of the app names, if there is such a method.
  case selector = ".selector"

  /// What follows the path of the app's file in the name.
  public var mark: String { rawValue }

  /// The path of the app's file that a line belongs to, and what the line does if it was added.
  ///
  /// - Parameter path: the path that the compiler or a call stack gives.
  public static func parts(of path: String) -> (original: String, added: AddedLines?) {
    guard let found = allCases.first(where: { path.hasSuffix($0.mark) }) else { return (path, nil) }
    return (String(path.dropLast(found.mark.count)), found)
  }
}
