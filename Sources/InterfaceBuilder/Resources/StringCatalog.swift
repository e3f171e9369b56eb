import Foundation

/// An `.xcstrings` catalog: every language's translations of one table in one file.
struct StringCatalog: Sendable {
  /// The language in which the texts were first written.
  var sourceLanguage: String
  /// Translations by language, then by key.
  private(set) var translations: [String: [String: Translation]] = [:]
  /// What was not understood.
  private(set) var diagnostics: [Diagnostic] = []

  /// A translation that may differ by device; plural forms are given as the form for many.
  struct Translation: Hashable, Sendable {
    var text: String
    var byDevice: [String: String] = [:]

    /// The text for an idiom: `iphone` or `ipad`.
    func text(device: String) -> String { byDevice[device] ?? byDevice["other"] ?? text }
  }

  /// Reads the bytes of a catalog.
  init(_ data: Data, file: String) {
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      sourceLanguage = "en"
      diagnostics = [Diagnostic(file: file, message: "this string catalog is not JSON")]
      return
    }
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    guard let strings = root["strings"] as? [String: Any] else {
      diagnostics = [Diagnostic(file: file, message: "this string catalog has no ‘strings’")]
      return
    }
    for (key, value) in strings {
      guard let entry = value as? [String: Any] else { continue }
      let localizations = entry["localizations"] as? [String: Any] ?? [:]
      for (language, localization) in localizations {
        guard let localization = localization as? [String: Any] else { continue }
        if let translation = Self.translation(localization, depth: 0) {
          translations[language, default: [:]][key] = translation
        }
      }
    }
  }

  /// The languages that have a translation, in order of their names.
  var languages: [String] { translations.keys.sorted() }

  private static func translation(_ localization: [String: Any], depth: Int) -> Translation? {
    guard depth < 4 else { return nil }
    if let unit = localization["stringUnit"] as? [String: Any] {
      return (unit["value"] as? String).map { Translation(text: $0) }
    }
    if let set = localization["stringSet"] as? [String: Any] {
      return (set["values"] as? [String])?.first.map { Translation(text: $0) }
    }
    guard let variations = localization["variations"] as? [String: Any] else { return nil }
    if let plural = variations["plural"] as? [String: Any] {
      let form = (plural["other"] ?? plural["many"] ?? plural.values.first) as? [String: Any]
      return form.flatMap { translation($0, depth: depth + 1) }
    }
    if let devices = variations["device"] as? [String: Any] {
      var byDevice: [String: String] = [:]
      for (device, form) in devices {
        guard let form = form as? [String: Any] else { continue }
        byDevice[device] = translation(form, depth: depth + 1)?.text
      }
      let fallback =
        byDevice["other"] ?? byDevice["iphone"] ?? byDevice.sorted { $0.key < $1.key }.first?.value
      return fallback.map { Translation(text: $0, byDevice: byDevice) }
    }
    return nil
  }
}
