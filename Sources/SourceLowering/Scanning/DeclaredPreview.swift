/// A preview that a source declares: with `#Preview`, or as a `PreviewProvider`.
public struct DeclaredPreview: Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The line that it begins at, from 1.
  public var line: Int
  /// The name of the type, for a `PreviewProvider`, which may give several; nil for `#Preview`.
  public var provider: String?

  /// Creates a preview from its place.
  public init(path: String, line: Int, provider: String? = nil) {
    self.path = path
    self.line = line
    self.provider = provider
  }
}

/// A preview in a file that is being lowered.
struct PreviewSite {
  /// The offset that it begins at.
  var offset: Int
  /// The type that makes the preview, or provides several, as code at the top level of the file names it; nil for one
  /// that cannot be shown.
  var type: String?
  var isProvider: Bool
  /// The enclosing `#if` conditions that are left to the compiler.
  var conditions: [String]

  /// The statement that makes the preview known when the library is loaded.
  func registration(path: String, line: Int) -> String? {
    guard let type else { return nil }
    let escaped = path.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
    let place = "file: \"\(escaped)\", line: \(line)"
    return isProvider
      ? "CurbcutSwiftUI.Preview._register(\(type).self, \(place))"
      : "CurbcutSwiftUI.Preview._register(\(place)) { \(type).make() }"
  }
}
