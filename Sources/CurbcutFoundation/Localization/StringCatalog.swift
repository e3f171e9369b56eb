import Foundation

/// An `.xcstrings` catalog: every language's translations of one table in one file.
package struct StringCatalog: Sendable {
  /// The language in which the texts were first written.
  package var sourceLanguage: String
  /// Translations by language, then by key.
  package private(set) var translations: [String: [String: LocalizedText]] = [:]
  /// What could not be parsed.
  package private(set) var problems: [TableProblem] = []

  /// Reads the bytes of a catalog.
  ///
  /// - Parameters:
  ///   - data: the bytes.
  ///   - file: the file's path, for messages.
  package init(_ data: Data, file: String) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      sourceLanguage = "en"
      problems = [TableProblem(file: file, message: "this string catalog is not JSON")]
      return
    }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    guard let strings = root["strings"] as? [String: Any] else {
      problems = [TableProblem(file: file, message: "this string catalog has no ‘strings’")]
      return
    }
    for (key, value) in strings {
      guard let entry = value as? [String: Any] else { continue }
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any] else { continue }
        if let text = Self.text(localization, key: key) { translations[language, default: [:]][key] = text }
      }
    }
  }

  /// The languages that have a translation, sorted by tag.
  package var languages: [String] { translations.keys.sorted() }

  private static func text(_ localization: [String: Any], key: String) -> LocalizedText? {
    guard let variation = variation(localization, depth: 0) else { return nil }
    var variables: [String: LocalizedText.Variable] = [:]
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = value as? [String: Any],
        let forms = Self.variation(substitution, depth: 0)
      else { continue }
      variables[name] = LocalizedText.Variable(
        argument: substitution["argNum"] as? Int,
        specifier: substitution["formatSpecifier"] as? String ?? "lld", forms: forms)
    }
    guard variation.hasPlurals else { return LocalizedText(format: variation, variables: variables) }
    // The whole text is one variable, which depends on the first number among the values.
    let text = LocalizedText.choose(variation, device: "iphone") { _ in "other" }
    let number = FormatPiece.placeOfNumber(in: key) ?? FormatPiece.placeOfNumber(in: text)
    variables["value"] = LocalizedText.Variable(
      argument: number, specifier: "lld", forms: variation, isWhole: true)
    return LocalizedText(format: .text("%#@value@"), variables: variables)
  }

  private static func variation(_ entry: [String: Any], depth: Int) -> LocalizedText.Variation? {
    guard depth < 4 else { return nil }
    if let unit = entry["stringUnit"] as? [String: Any] {
      return (unit["value"] as? String).map { .text($0) }
    }
    if let set = entry["stringSet"] as? [String: Any] {
      return (set["values"] as? [String])?.first.map { .text($0) }
    }
    guard let variations = entry["variations"] as? [String: Any] else { return nil }
    for (kind, make) in kinds {
      guard let forms = variations[kind] as? [String: Any] else { continue }
      let texts = forms.compactMapValues { form in
        (form as? [String: Any]).flatMap { variation($0, depth: depth + 1) }
      }
      return texts.isEmpty ? nil : make(texts)
    }
    return nil
  }

  private static let kinds:
    [(String, @Sendable ([String: LocalizedText.Variation]) -> LocalizedText.Variation)] =
      [("plural", { .plural($0) }), ("device", { .device($0) })]
}
