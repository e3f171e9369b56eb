import Foundation

/// The files that a document's screen is made of: the document, and its translations, pictures and colours beside it.
///
/// Folders are included: a file that is added to one changes the folder's modification time.
struct WatchedResources {
  /// The files and folders.
  let files: [URL]

  /// The most files to watch: checking more of them five times a second would be slow.
  private static let most = 2_000
  private static let kinds: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings", "png", "jpg", "jpeg", "pdf", "svg", "json",
  ]
  private static let folders: Set<String> = [
    "lproj", "xcassets", "imageset", "colorset", "dataset", "symbolset",
  ]

  /// - Parameter document: a .storyboard or .xib.
  init(beside document: URL) {
    let folder = document.deletingLastPathComponent()
    // The other resources of a document in a language folder are beside that folder.
    let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    var found = [document]
    var waiting = [root]
    while let next = waiting.popLast(), found.count < Self.most {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: next.path))?.sorted() ?? []
      if next != root { found.append(next) }
      for name in names where !name.hasPrefix(".") {
        let url = next.appendingPathComponent(name)
        if Self.folders.contains(url.pathExtension) {
          waiting.append(url)
        } else if url != document, Self.isResource(url, in: next, root: root) {
          found.append(url)
        }
      }
    }
    files = Array(found.prefix(Self.most))
  }

  /// Directly beside the document only translations and pictures count; a JSON file counts only in a catalog.
  private static func isResource(_ url: URL, in folder: URL, root: URL) -> Bool {
    guard kinds.contains(url.pathExtension) else { return false }
    guard folder == root else { return true }
    return url.pathExtension != "json" && url.pathExtension != "storyboard" && url.pathExtension != "xib"
  }
}

/// The languages that a document has translations for.
struct TranslatedLanguages {
  /// Their tags, in alphabetical order.
  let tags: [String]

  /// - Parameter document: a .storyboard or .xib.
  init(beside document: URL) {
    let folder = document.deletingLastPathComponent()
    let root = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    var found = Set(
      names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }
        .filter { $0 != "Base" && $0 != "mul" })
    let stem = document.deletingPathExtension().lastPathComponent
    for catalog in ["\(stem).xcstrings", "mul.lproj/\(stem).xcstrings"] {
      found.formUnion(Self.languages(in: root.appendingPathComponent(catalog)))
    }
    tags = found.sorted()
  }

  private static func languages(in catalog: URL) -> Set<String> {
    struct Catalog: Decodable {
      struct Entry: Decodable { var localizations: [String: Localization]? }
      struct Localization: Decodable {}
      var sourceLanguage: String?
      var strings: [String: Entry]
    }
    guard let data = try? Data(contentsOf: catalog),
      let read = try? JSONDecoder().decode(Catalog.self, from: data)
    else { return [] }
    let languages = read.strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }
    return Set(languages + [read.sourceLanguage].compactMap { $0 })
  }
}
