import Foundation

/// Where packages are checked out: beside the project, and in folders that the user names.
///
/// Nothing is fetched. Xcode and SwiftPM keep their checkouts in folders of these names.
struct PackageShelf: Hashable, Sendable {
  private static let places = [
    "SourcePackages/checkouts", "checkouts", "Packages", ".build/checkouts",
    "DerivedData/SourcePackages/checkouts",
  ]
  /// Folders with a folder for each project, which has checkouts in turn.
  private static let collections = ["DerivedData"]

  /// By name in small letters.
  private var found: [String: URL] = [:]

  /// - Parameters:
  ///   - folders: the folders that the user names, each of checkouts, or a checkout itself.
  ///   - bases: the folders beside whose files checkouts may be.
  init(folders: [URL], beside bases: [URL]) {
    for folder in folders {
      if Self.isPackage(folder) { add(folder) }
      addAll(in: folder)
    }
    for base in bases {
      for place in Self.places { addAll(in: base.appendingPathComponent(place)) }
      for collection in Self.collections {
        for folder in Self.folders(in: base.appendingPathComponent(collection)) {
          addAll(in: folder.appendingPathComponent("SourcePackages/checkouts"))
        }
      }
    }
  }

  /// The checkout of a package; nil when there is none. An archive of a version, `Name-1.2.3`, is one too.
  func checkout(of identity: String) -> URL? {
    let identity = identity.lowercased()
    if let url = found[identity] { return url }
    // A registry's names have two parts.
    if let dot = identity.lastIndex(of: "."), let url = found[String(identity[identity.index(after: dot)...])]
    {
      return url
    }
    return found.filter {
      $0.key.hasPrefix("\(identity)-") && Self.isVersion($0.key.dropFirst(identity.count + 1))
    }
    .max { $0.key < $1.key }?.value
  }

  private static func isVersion(_ text: Substring) -> Bool {
    let digits = text.hasPrefix("v") ? text.dropFirst() : text
    return digits.first?.isNumber == true || text == "main" || text == "master"
  }

  /// Whether a folder is a package's.
  static func isPackage(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path)
  }

  private mutating func addAll(in folder: URL) {
    for folder in Self.folders(in: folder) where Self.isPackage(folder) { add(folder) }
  }

  private mutating func add(_ folder: URL) {
    let name = folder.lastPathComponent.lowercased()
    if found[name] == nil { found[name] = folder.standardizedFileURL }
  }

  private static func folders(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
  }
}
