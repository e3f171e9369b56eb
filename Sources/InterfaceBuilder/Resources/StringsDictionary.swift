import Foundation

/// The entries of a `.stringsdict` file, as the text that a key without an argument gives.
///
/// A document's texts have no count and no width to choose by: plural rules give their form for many, and
/// width rules the text for the widest screen.
struct StringsDictionary: Sendable {
  var entries: [String: String] = [:]
  var diagnostics: [Diagnostic] = []

  /// Reads the bytes of a property list.
  init(_ data: Data, file: String) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let dictionary = list as? [String: Any] else {
      diagnostics = [Diagnostic(file: file, message: "this is not a property list of plural rules")]
      return
    }
    for (key, value) in dictionary {
      guard let rules = value as? [String: Any] else { continue }
      entries[key] = Self.width(rules) ?? Self.plural(rules)
    }
  }

  private static func width(_ rules: [String: Any]) -> String? {
    guard let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] else { return nil }
    let widest = widths.compactMap { key, value in Int(key).map { ($0, value as? String) } }.max {
      $0.0 < $1.0
    }
    return widest?.1
  }

  private static func plural(_ rules: [String: Any]) -> String? {
    guard var format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    for (variable, value) in rules {
      guard let forms = value as? [String: Any], let other = forms["other"] as? String else { continue }
      format = format.replacingOccurrences(of: "%#@\(variable)@", with: other)
    }
    return format
  }
}
