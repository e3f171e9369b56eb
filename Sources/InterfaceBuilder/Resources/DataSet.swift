import Foundation

/// A `.dataset` of an asset catalog: a file with its variants.
struct DataSet: Hashable, Sendable {
  /// One file and the traits that it is for.
  struct Variant: Hashable, Sendable {
    var match: AssetMatch
    var url: URL
    /// The uniform type identifier, such as `public.json`.
    var type: String
  }

  var variants: [Variant] = []

  /// Reads the object of a `Contents.json`. The files need not exist.
  init(contents: [String: Any], folder: URL) {
    for case let entry as [String: Any] in contents["data"] as? [Any] ?? [] {
      guard let name = entry["filename"] as? String, !name.isEmpty, !name.contains("/") else { continue }
      variants.append(
        Variant(
          match: AssetMatch(entry), url: folder.appendingPathComponent(name),
          type: entry["universal-type-identifier"] as? String ?? "public.data"))
    }
  }

  /// The file for the traits, among those that exist.
  func variant(for traits: AssetTraits) -> Variant? {
    let present = variants.filter { FileManager.default.fileExists(atPath: $0.url.path) }
    return AssetMatch.best(present, for: traits, match: \.match)
  }
}
