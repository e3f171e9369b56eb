import Foundation

/// Reads .xcconfig files, with the files that they include.
enum BuildConfigurationFile {
  /// - Returns: the settings; none for a file that cannot be read, since it may be one that each developer has locally.
  static func settings(of url: URL, depth: Int = 0) -> [String: String] {
    guard depth < 10, let text = try? String(contentsOf: url, encoding: .utf8) else { return [:] }
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let code = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
      let trimmed = code.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("#include") {
        let name = trimmed.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
        let file = url.deletingLastPathComponent().appendingPathComponent(name)
        settings.merge(self.settings(of: file, depth: depth + 1)) { $1 }
      } else if let equals = trimmed.firstIndex(of: "=") {
        let name = trimmed[..<equals].trimmingCharacters(in: .whitespaces)
        let value = trimmed[trimmed.index(after: equals)...].trimmingCharacters(in: .whitespaces)
        settings[name] = value.replacing("$(inherited)", with: settings[name] ?? "$(inherited)")
      }
    }
    return settings
  }
}
