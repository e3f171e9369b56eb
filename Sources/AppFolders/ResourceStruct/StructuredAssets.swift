import Foundation

/// The assets of catalogs, in the folders that are a namespace.
struct StructuredAssets {
  /// The kinds of assets that have names.
  enum Kind: String, CaseIterable {
    case color, image, data

    fileprivate static func of(_ pathExtension: String) -> Kind? {
      switch pathExtension {
      case "colorset": .color
      case "imageset", "symbolset": .image
      case "dataset": .data
      default: nil
      }
    }
  }

  private(set) var names: [Kind: Set<String>] = [:]
  private(set) var spaces: [String: StructuredAssets] = [:]

  func has(_ kind: Kind) -> Bool {
    names[kind]?.isEmpty == false || spaces.values.contains { $0.has(kind) }
  }

  mutating func add(_ name: String, _ kind: Kind) { names[kind, default: []].insert(name) }

  /// Adds the assets of a catalog.
  mutating func add(_ folder: URL, depth: Int = 0) {
    guard depth < 24 else { return }
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for entry in entries.sorted() where !entry.hasPrefix(".") {
      let url = folder.appendingPathComponent(entry)
      if let kind = Kind.of(url.pathExtension) {
        add(url.deletingPathExtension().lastPathComponent, kind)
      } else if url.pathExtension.isEmpty, AppFolder.isFolder(url.path) {
        if Self.isNamespace(url) {
          spaces[entry, default: StructuredAssets()].add(url, depth: depth + 1)
        } else {
          add(url, depth: depth + 1)
        }
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = root["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
