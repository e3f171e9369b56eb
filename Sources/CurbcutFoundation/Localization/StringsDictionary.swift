import Foundation

/// The entries of a `.stringsdict` file: texts that depend on numbers, on the device, or on the available width.
package struct StringsDictionary: Sendable {
  /// The translations by key.
  package var texts: [String: LocalizedText] = [:]
  /// What could not be parsed.
  package var problems: [TableProblem] = []

  /// Reads the bytes of a property list.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - file: the file's path, for messages.
  package init(_ data: Data, file: String) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let dictionary = list as? [String: Any] else {
      problems = [TableProblem(file: file, message: "this is not a property list of plural rules")]
      return
    }
    for (key, value) in dictionary {
      guard let rules = value as? [String: Any] else { continue }
      texts[key] = Self.width(rules) ?? Self.device(rules) ?? Self.plural(rules)
    }
  }

  /// The translations when there is no number to choose by: plural rules give their `other` form, and width rules the
  /// text for the widest screen.
  package var entries: [String: String] { texts.mapValues { $0.text(device: "iphone") } }

  private static func width(_ rules: [String: Any]) -> LocalizedText? {
    guard let widths = rules["NSStringVariableWidthRuleType"] as? [String: Any] else { return nil }
    let texts = widths.compactMap { key, value -> (Int, String)? in
      guard let width = Int(key), let text = value as? String else { return nil }
      return (width, text)
    }
    guard !texts.isEmpty else { return nil }
    return LocalizedText(format: .width(Dictionary(texts) { $1 }), variables: [:])
  }

  private static func device(_ rules: [String: Any]) -> LocalizedText? {
    guard let devices = rules["NSStringDeviceSpecificRuleType"] as? [String: Any] else { return nil }
    let texts = devices.compactMapValues { ($0 as? String).map(LocalizedText.Variation.text) }
    guard !texts.isEmpty else { return nil }
    return LocalizedText(format: .device(texts), variables: [:])
  }

  private static func plural(_ rules: [String: Any]) -> LocalizedText? {
    guard let format = rules["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: LocalizedText.Variable] = [:]
    for (name, value) in rules {
      guard let rule = value as? [String: Any] else { continue }
      let forms = rule.compactMapValues { $0 as? String }.filter { categories.contains($0.key) }
      guard !forms.isEmpty else { continue }
      variables[name] = LocalizedText.Variable(
        argument: nil, specifier: rule["NSStringFormatValueTypeKey"] as? String ?? "d",
        forms: .plural(forms.mapValues(LocalizedText.Variation.text)))
    }
    return LocalizedText(format: .text(format), variables: variables)
  }

  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]
}
