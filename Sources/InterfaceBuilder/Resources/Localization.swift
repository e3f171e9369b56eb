import CurbcutFoundation
import Foundation

/// The translations of one document into one language, by `ObjectID.property`.
struct Localization: Sendable {
  private var texts: [String: String] = [:]
  private(set) var diagnostics: [Diagnostic] = []

  /// No translations: the texts of the document itself.
  init() {}

  /// Reads the translations into a language from the files beside the document.
  ///
  /// - Parameters:
  ///   - document: the document's file, in an `.lproj` folder or not.
  ///   - language: a language tag, such as `de` or `pt-BR`. A region falls back to its language, and
  ///     `zh-Hant-HK` to `zh-Hant`.
  ///   - device: `iphone` or `ipad`, for catalogs that vary texts by device.
  init(document: URL, language: String, device: String) {
    let name = document.deletingPathExtension().lastPathComponent
    var folder = document.deletingLastPathComponent()
    let own = folder.pathExtension == "lproj" ? folder.deletingPathExtension().lastPathComponent : nil
    if own != nil { folder.deleteLastPathComponent() }

    let folders = languageFolders(in: folder)
    // The most general first, so that more specific ones override them.
    for tag in LanguageTag.fallbacks(language).reversed() {
      read(catalog: folder.appendingPathComponent("mul.lproj/\(name).xcstrings"), tag: tag, device: device)
      read(catalog: folder.appendingPathComponent("\(name).xcstrings"), tag: tag, device: device)
      guard let folder = folders[tag.lowercased()], tag.lowercased() != own?.lowercased() else { continue }
      read(strings: folder.appendingPathComponent("\(name).strings"))
      read(rules: folder.appendingPathComponent("\(name).stringsdict"))
    }
  }

  /// Whether no translation was found.
  var isEmpty: Bool { texts.isEmpty }

  /// The translation of an object's property.
  func text(_ object: String?, _ property: String) -> String? {
    guard let object, !texts.isEmpty else { return nil }
    return texts["\(object).\(property)"]
  }

  private func languageFolders(in folder: URL) -> [String: URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    var folders: [String: URL] = [:]
    for name in names where name.hasSuffix(".lproj") {
      let tag = name.dropLast(".lproj".count).replacingOccurrences(of: "_", with: "-").lowercased()
      folders[tag] = folder.appendingPathComponent(name)
    }
    return folders
  }

  private mutating func read(strings url: URL) {
    guard FileManager.default.fileExists(atPath: url.path), let data = data(url) else { return }
    let file = StringsFile(data, file: url.path)
    texts.merge(file.entries) { $1 }
    note(file.problems)
  }

  private mutating func read(rules url: URL) {
    guard FileManager.default.fileExists(atPath: url.path), let data = data(url) else { return }
    let file = StringsDictionary(data, file: url.path)
    texts.merge(file.entries) { $1 }
    note(file.problems)
  }

  private mutating func read(catalog url: URL, tag: String, device: String) {
    guard FileManager.default.fileExists(atPath: url.path), let data = data(url) else { return }
    let catalog = StringCatalog(data, file: url.path)
    let language = catalog.languages.first { $0.caseInsensitiveCompare(tag) == .orderedSame }
    let translations = language.flatMap { catalog.translations[$0] } ?? [:]
    for (key, translation) in translations { texts[key] = translation.text(device: device) }
    note(catalog.problems)
  }

  private mutating func note(_ problems: [TableProblem]) {
    diagnostics += problems.map { problem in
      let place = problem.line.map { SourcePlace(line: $0, column: problem.column ?? 1) }
      return Diagnostic(file: problem.file, place: place, message: problem.message)
    }
  }

  private mutating func data(_ url: URL) -> Data? {
    do {
      return try SourceFile.read(url, what: "a file of translations")
    } catch let error as InterfaceBuilderError {
      diagnostics.append(Diagnostic(file: url.path, message: error.problem))
    } catch {
      diagnostics.append(Diagnostic(file: url.path, message: "the file cannot be read"))
    }
    return nil
  }
}
