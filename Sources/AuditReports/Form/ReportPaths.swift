/// How reports name files: relative to the root of the repository, as code hosts and baselines want them.
public struct ReportPaths: Sendable {
  /// The absolute path of the root; empty when there is none.
  public var root: String
  /// The absolute path of the folder that relative paths start from.
  public var workingDirectory: String

  /// Creates the paths of a run.
  public init(root: String = "", workingDirectory: String = "") {
    self.root = Self.tidied(root)
    self.workingDirectory = Self.tidied(workingDirectory)
  }

  /// A path relative to the root; the whole path of what lies outside, and the name alone when there is no root.
  public func relative(_ path: String) -> String {
    let whole = absolute(path)
    guard !root.isEmpty else { return whole.split(separator: "/").last.map(String.init) ?? whole }
    if whole == root { return "." }
    let start = root == "/" ? root : root + "/"
    return whole.hasPrefix(start) ? String(whole.dropFirst(start.count)) : whole
  }

  /// The relative path of the file of a source, which may be named without its folder, as a document names itself.
  ///
  /// - Parameters:
  ///   - source: the file, as the source names it.
  ///   - screenFile: the file or folder that was looked at.
  public func relative(source: String, of screenFile: String) -> String {
    guard !source.hasPrefix("/"), !source.contains("/") else { return relative(source) }
    let name = screenFile.split(separator: "/").last.map(String.init) ?? screenFile
    if name == source { return relative(screenFile) }
    // Of an app, the document lies somewhere in its folder.
    return relative(screenFile + "/" + source)
  }

  /// A source with its file's relative path: `App/Main.storyboard:41:13 (abc-de-fgh)`.
  func relative(place source: String, of screenFile: String) -> String {
    let file = SourcePlace(source).file
    return relative(source: file, of: screenFile) + source.dropFirst(file.count)
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") || workingDirectory.isEmpty
      ? Self.tidied(path) : Self.tidied(workingDirectory + "/" + path)
  }

  /// A path without `.`, `..` and doubled strokes.
  private static func tidied(_ path: String) -> String {
    guard !path.isEmpty else { return "" }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else if part != ".." || !path.hasPrefix("/") {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }
}
