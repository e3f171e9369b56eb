import Foundation

/// The versions of repositories that Carthage resolved last: what a Cartfile.resolved says.
struct CarthageVersions: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    var address: String
    var version: String

    /// The name of the repository.
    var name: String { PackageIdentity.name(of: address) }
  }

  private(set) var entries: [Entry] = []

  init(_ text: String) {
    entries = text.split(whereSeparator: \.isNewline).compactMap { line in
      line.firstMatch(of: #/^\s*(?:github|git|binary)\s+"([^"]+)"\s+"([^"]+)"/#).map {
        Entry(address: String($0.1), version: String($0.2))
      }
    }
  }

  init(in folders: [URL]) {
    let texts = folders.lazy.compactMap {
      try? String(contentsOf: $0.appendingPathComponent("Cartfile.resolved"), encoding: .utf8)
    }
    self.init(texts.first ?? "")
  }

  /// ` 1.2.3 (Owner/Repository)` for a framework; nothing where it is not known which repository it is from.
  func description(of framework: String) -> String {
    func plain(_ name: String) -> String { name.lowercased().filter { $0.isLetter || $0.isNumber } }
    let wanted = plain(framework)
    let entry =
      entries.first { plain($0.name) == wanted }
      ?? entries.first { plain($0.name).contains(wanted) || wanted.contains(plain($0.name)) }
    return entry.map { " \($0.version) (\($0.address))" } ?? ""
  }
}

/// The projects that Carthage has checked out.
struct CarthageCheckouts {
  private var projects: [XcodeProject] = []

  init(in folders: [URL]) {
    let files = FileManager.default
    func names(_ folder: URL) -> [String] {
      ((try? files.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
    }
    var seen: Set<URL> = []
    for folder in folders.map({ $0.appendingPathComponent("Carthage/Checkouts") })
    where seen.insert(folder).inserted {
      for checkout in names(folder).map(folder.appendingPathComponent) {
        let here = names(checkout).filter { $0.hasSuffix(".xcodeproj") }.map(checkout.appendingPathComponent)
        let below =
          here.isEmpty
          ? names(checkout).map(checkout.appendingPathComponent).flatMap { inner in
            names(inner).filter { $0.hasSuffix(".xcodeproj") }.map(inner.appendingPathComponent)
          } : []
        projects += (here + below).compactMap { try? XcodeProject(url: $0) }
      }
    }
  }

  /// The target that makes a framework for iOS.
  func target(named name: String) -> (project: XcodeProject, target: XcodeProject.Target)? {
    for project in projects {
      let makers = project.targets.filter { $0.isLibrary && project.productName(of: $0) == name }
      let phones = makers.first { target in
        let settings = project.settings(of: target)
        return "\(settings["SUPPORTED_PLATFORMS"] ?? "") \(settings["SDKROOT"] ?? "iphoneos")".contains(
          "iphone")
      }
      if let target = phones ?? makers.first { return (project, target) }
    }
    return nil
  }
}
