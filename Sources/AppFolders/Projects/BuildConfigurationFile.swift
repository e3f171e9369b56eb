import Foundation

/// Reads .xcconfig files, with the files that they include.
///
/// Follows <https://developer.apple.com/documentation/xcode/adding-a-build-configuration-file-to-your-project>.
struct BuildConfigurationFile {
  /// The settings, in the order of the lines; none for a file that is not here, since it may be one that each developer
  /// has.
  private(set) var assignments: [BuildSettings.Assignment] = []
  /// What is included and is not here, though it must be (`#include`, not `#include?`): the place, and the path.
  private(set) var missing: [(place: String, path: String)] = []

  private static let maximumDepth = 20

  init(_ url: URL) { read(url, around: []) }

  /// - Parameters:
  ///   - url: the file.
  ///   - around: the files that include it.
  private mutating func read(_ url: URL, around: [URL]) {
    guard around.count < Self.maximumDepth, !around.contains(url), let data = try? Data(contentsOf: url)
    else { return }
    let text = String(decoding: data, as: UTF8.self)
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      let trimmed = code.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("#include") {
        // Within quotes, two slashes are no comment.
        let name = line.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first ?? ""
        let file =
          name.hasPrefix("/")
          ? URL(fileURLWithPath: String(name))
          : url.deletingLastPathComponent().appendingPathComponent(String(name))
        if let found = AppleFilePath.file(file.standardizedFileURL) {
          read(found.standardizedFileURL, around: around + [url])
        } else if !trimmed.hasPrefix("#include?") {
          missing.append(("\(url.path):\(index + 1):1", String(name)))
        }
      } else if let equals = Self.assignment(in: trimmed) {
        let name = trimmed[..<equals].trimmingCharacters(in: .whitespaces)
        var value = trimmed[trimmed.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        if value.hasSuffix(";") { value.removeLast() }
        assignments.append(BuildSettings.Assignment(name: name, value: value))
      }
    }
  }

  /// The equals sign that ends the name, which may have others in its conditions: `NAME[sdk=iphoneos*] = value`.
  private static func assignment(in line: String) -> String.Index? {
    var isInCondition = false
    for index in line.indices {
      switch line[index] {
      case "[": isInCondition = true
      case "]": isInCondition = false
      case "=" where !isInCondition: return index
      default: break
      }
    }
    return nil
  }
}
