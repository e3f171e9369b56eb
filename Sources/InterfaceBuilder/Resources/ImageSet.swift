import Foundation

/// An `.imageset` or `.symbolset` of an asset catalog: one picture with its variants.
struct ImageSet: Hashable, Sendable {
  /// How the picture takes the tint colour.
  enum RenderingIntent: String, Hashable, Sendable {
    case original, template
  }

  /// One file and the circumstances that it is for.
  struct Variant: Hashable, Sendable {
    var match: AssetMatch
    var url: URL
  }

  var variants: [Variant] = []
  var renderingIntent: RenderingIntent?
  var isSymbol: Bool

  /// Reads the object of a `Contents.json`. The files need not exist.
  init(contents: [String: Any], folder: URL) {
    let symbols = contents["symbols"] as? [Any]
    isSymbol = symbols != nil
    for case let entry as [String: Any] in symbols ?? contents["images"] as? [Any] ?? [] {
      guard let name = entry["filename"] as? String, !name.isEmpty, !name.contains("/") else { continue }
      variants.append(Variant(match: AssetMatch(entry), url: folder.appendingPathComponent(name)))
    }
    let properties = contents["properties"] as? [String: Any]
    renderingIntent = (properties?["template-rendering-intent"] as? String).flatMap(RenderingIntent.init)
  }

  /// The file for the circumstances, of those that exist.
  func variant(for traits: AssetTraits) -> Variant? {
    let present = variants.filter { FileManager.default.fileExists(atPath: $0.url.path) }
    return AssetMatch.best(present, for: traits, match: \.match)
  }
}
