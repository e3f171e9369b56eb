import Foundation

/// The translation tables of bundles, read from their source files.
final class LocalizedTables: @unchecked Sendable {
  static let shared = LocalizedTables()

  private struct Key: Hashable {
    var bundle: String
    var table: String
    var language: String
  }

  private let lock = NSLock()
  private var tables: [Key: [String: LocalizedText]] = [:]
  private var catalogs: [String: StringCatalog] = [:]
  private var languages: [String: [String]] = [:]

  /// The languages that a bundle has translations for: those of its `.lproj` folders, and those in its catalogs.
  func languages(of bundle: URL) -> [String] {
    lock.withLock {
      if let known = languages[bundle.path] { return known }
      var found: [String] = []
      let names = (try? FileManager.default.contentsOfDirectory(atPath: bundle.path)) ?? []
      for name in names.sorted() {
        if name.hasSuffix(".lproj") {
          let tag = String(name.dropLast(".lproj".count))
          if tag != "Base", tag != "mul" { found.append(tag) }
        }
      }
      for url in catalogFiles(of: bundle, names: names) {
        guard let catalog = catalog(url) else { continue }
        found += ([catalog.sourceLanguage] + catalog.languages).filter { !found.contains($0) }
      }
      languages[bundle.path] = found
      return found
    }
  }

  /// A translation.
  ///
  /// - Parameters:
  ///   - key: the key of the translation.
  ///   - table: the table's name, without a suffix.
  ///   - bundle: the bundle's folder.
  ///   - languages: the languages to look in, best first.
  /// - Returns: the translation, and its language; nil when there is none.
  func text(
    _ key: String, table: String, bundle: URL, languages: [String]
  ) -> (text: LocalizedText, language: String)? {
    lock.withLock {
      for language in languages + ["Base", ""] {
        if let text = self.table(table, bundle, language)[key] { return (text, language) }
      }
      // A key that a catalog leaves untranslated falls back to the source language.
      for url in catalogFiles(of: bundle, names: ["\(table).xcstrings"]) {
        guard let catalog = catalog(url) else { continue }
        if let text = catalog.translations[catalog.sourceLanguage]?[key] {
          return (text, catalog.sourceLanguage)
        }
      }
      return nil
    }
  }

  private func table(_ name: String, _ bundle: URL, _ language: String) -> [String: LocalizedText] {
    let key = Key(bundle: bundle.path, table: name, language: language)
    if let known = tables[key] { return known }
    var texts: [String: LocalizedText] = [:]
    let folder = language.isEmpty ? bundle : bundle.appendingPathComponent("\(language).lproj")
    if let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).strings")) {
      let file = StringsFile(data, file: "\(folder.path)/\(name).strings")
      report(file.problems)
      texts = file.entries.mapValues { LocalizedText($0) }
    }
    if let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).stringsdict")) {
      let file = StringsDictionary(data, file: "\(folder.path)/\(name).stringsdict")
      report(file.problems)
      texts.merge(file.texts) { $1 }
    }
    for url in catalogFiles(of: bundle, names: ["\(name).xcstrings"]) {
      texts.merge(catalog(url)?.translations[language] ?? [:]) { $1 }
    }
    tables[key] = texts
    return texts
  }

  /// Catalogs are in the bundle's folder, or in `mul.lproj`, the folder for several languages.
  private func catalogFiles(of bundle: URL, names: [String]) -> [URL] {
    let many = bundle.appendingPathComponent("mul.lproj")
    let inMany =
      names.count == 1 ? names : (try? FileManager.default.contentsOfDirectory(atPath: many.path)) ?? []
    return names.filter { $0.hasSuffix(".xcstrings") }.map(bundle.appendingPathComponent)
      + inMany.filter { $0.hasSuffix(".xcstrings") }.map(many.appendingPathComponent)
  }

  private func catalog(_ url: URL) -> StringCatalog? {
    if let known = catalogs[url.path] { return known }
    guard let data = try? Data(contentsOf: url) else { return nil }
    let catalog = StringCatalog(data, file: url.path)
    report(catalog.problems)
    catalogs[url.path] = catalog
    return catalog
  }

  private func report(_ problems: [TableProblem]) {
    for problem in problems {
      let place = problem.line.map { ":\($0):\(problem.column ?? 1)" } ?? ""
      ObjCRuntime.report("\(problem.file)\(place): warning: \(problem.message)")
    }
  }
}
