import Foundation

/// The versions of packages that were resolved last: what a Package.resolved says, in any of its forms.
struct PackageVersions: Hashable, Sendable {
  struct Pin: Hashable, Sendable {
    /// The version; for a branch its name, else the beginning of the revision.
    var version: String?
    var location: String
  }

  /// By identity.
  private(set) var pins: [String: Pin] = [:]

  /// Reads the files that are there; of two that speak of the same package, the first counts.
  init(_ urls: [URL]) {
    for url in urls {
      guard let data = try? Data(contentsOf: url) else { continue }
      pins.merge(Self.pins(in: data)) { first, _ in first }
    }
  }

  /// - Returns: the pins by identity; none where the text is not such a file.
  static func pins(in data: Data) -> [String: Pin] {
    guard let root = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else { return [:] }
    // In the first form, the pins are one level below.
    let list = root["pins"] ?? (root["object"] as? [String: Any])?["pins"]
    var pins: [String: Pin] = [:]
    for pin in list as? [[String: Any]] ?? [] {
      guard let location = (pin["location"] ?? pin["repositoryURL"]) as? String else { continue }
      let identity = pin["identity"] as? String ?? PackageIdentity.identity(of: location)
      let state = pin["state"] as? [String: Any] ?? [:]
      let version =
        state["version"] as? String ?? state["branch"] as? String
        ?? (state["revision"] as? String).map { String($0.prefix(7)) }
      pins[identity.lowercased()] = Pin(version: version, location: location)
    }
    return pins
  }
}

/// The names by which packages are told apart: the last part of the address, whatever its capitals.
enum PackageIdentity {
  /// - Parameter location: an address or a path.
  static func identity(of location: String) -> String { name(of: location).lowercased() }

  /// The last part of an address, as it is written there.
  static func name(of location: String) -> String {
    let last = location.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? location
    return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
  }
}
