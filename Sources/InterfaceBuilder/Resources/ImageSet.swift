import Foundation

/// An `.imageset` or `.symbolset` of an asset catalog: one picture with its variants.
struct ImageSet: Hashable, Sendable {
  /// Whether the picture is tinted.
  enum RenderingIntent: String, Hashable, Sendable {
    case original, template
  }

  /// One file and the traits that it is for.
  struct Variant: Hashable, Sendable {
    var match: AssetMatch
    var url: URL
    var resizing: Resizing?
  }

  /// The cap insets, in pixels: the edges that keep their size when the picture is resized.
  struct Resizing: Hashable, Sendable {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0
    /// Whether the middle is tiled, not stretched.
    var tiles = false

    /// Reads the `resizing` of an entry; nil if it has none.
    init?(_ entry: [String: Any]) {
      guard let resizing = entry["resizing"] as? [String: Any],
        let insets = resizing["cap-insets"] as? [String: Any]
      else { return nil }
      func inset(_ name: String) -> Double { (insets[name] as? NSNumber)?.doubleValue ?? 0 }
      top = inset("top")
      left = inset("left")
      bottom = inset("bottom")
      right = inset("right")
      tiles = (resizing["center"] as? [String: Any])?["mode"] as? String == "tile"
    }
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
      variants.append(
        Variant(
          match: AssetMatch(entry), url: folder.appendingPathComponent(name), resizing: Resizing(entry)))
    }
    let properties = contents["properties"] as? [String: Any]
    renderingIntent = (properties?["template-rendering-intent"] as? String).flatMap(RenderingIntent.init)
  }

  /// The file for the traits, among those that exist.
  func variant(for traits: AssetTraits) -> Variant? {
    let present = variants.filter { FileManager.default.fileExists(atPath: $0.url.path) }
    return AssetMatch.best(present, for: traits, match: \.match)
  }
}
