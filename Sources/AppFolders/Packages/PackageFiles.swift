import Foundation

/// The files of a package's target, told apart as SwiftPM and Xcode do: sources, headers, and resources by their rules.
struct PackageFiles: Hashable, Sendable {
  /// Swift sources.
  private(set) var swift: [URL] = []
  /// Sources in C.
  private(set) var c: [URL] = []
  /// Sources in other languages: Objective-C, whose headers are read, C++ and assembler.
  private(set) var others: [URL] = []
  /// The files of the resource bundle.
  private(set) var resources: [AppContents.Resource] = []
  private(set) var dataModels: [URL] = []
  /// Files whose bytes become constants.
  private(set) var embedded: [URL] = []

  /// - Parameters:
  ///   - folder: the target's folder.
  ///   - target: what the manifest says of it.
  ///   - language: the language of resources that are marked to be in the default one.
  init(folder: URL, target: PackageManifest.Target, language: String) {
    let walk = PackageWalk(folder, excluding: Set(target.exclude.map { Self.place($0, in: folder).path }))
    let wanted = target.sources.map { $0.map { Self.place($0, in: folder).path } }
    let rules = target.resources.map { (path: Self.place($0.path, in: folder).path, rule: $0) }
    for rule in rules where rule.rule.rule == .copy {
      guard FileManager.default.fileExists(atPath: rule.path) else { continue }
      let url = URL(fileURLWithPath: rule.path)
      resources.append(AppContents.Resource(url: url, path: url.lastPathComponent))
    }
    for file in walk.files {
      // The rule that is nearest to a file counts.
      let rule = rules.filter { Self.contains($0.path, file.path) }.max {
        $0.path.utf8.count < $1.path.utf8.count
      }
      switch rule?.rule.rule {
      case .copy: continue
      case .embed: embedded.append(file)
      case .process: addProcessed(file, rule?.rule.localization, language)
      case nil:
        if let wanted, !wanted.contains(where: { Self.contains($0, file.path) }), Self.isSource(file) {
          continue
        }
        add(file, language)
      }
    }
  }

  private mutating func add(_ file: URL, _ language: String) {
    switch file.pathExtension {
    case "swift": swift.append(file)
    case "c": c.append(file)
    case "m", "mm", "cpp", "cc", "cxx", "s", "S": others.append(file)
    default:
      let isOfLanguage = file.deletingLastPathComponent().pathExtension == "lproj"
      if isOfLanguage || Self.automatic.contains(file.pathExtension) { addProcessed(file, nil, language) }
    }
  }

  private mutating func addProcessed(_ file: URL, _ localization: String?, _ language: String) {
    if BundledFiles.isDataModel(file) {
      dataModels.append(file)
      return
    }
    let folder = localization.map { $0 == "base" ? "Base" : language }
    let path = folder.map { "\($0).lproj/\(file.lastPathComponent)" } ?? BundledFiles.path(of: file)
    resources.append(AppContents.Resource(url: file, path: path))
  }

  /// What Xcode takes for a resource without being told.
  private static let automatic: Set<String> = [
    "xcassets", "xcstrings", "xib", "nib", "storyboard", "xcdatamodeld", "xcdatamodel",
  ]

  /// Whether a source is in Objective-C.
  static func isObjectiveC(_ file: URL) -> Bool { ["m", "mm"].contains(file.pathExtension) }

  private static func isSource(_ file: URL) -> Bool {
    ["swift", "c", "m", "mm", "cpp", "cc", "cxx", "s", "S"].contains(file.pathExtension)
  }

  private static func place(_ path: String, in folder: URL) -> URL {
    path == "." ? folder : folder.appendingPathComponent(path).standardizedFileURL
  }

  private static func contains(_ folder: String, _ file: String) -> Bool {
    file == folder || file.hasPrefix("\(folder)/")
  }

  /// The folder of a target; nil when there is none.
  ///
  /// - Parameters:
  ///   - target: the target.
  ///   - manifest: the manifest that it is from.
  ///   - package: the folder of the package.
  static func folder(of target: PackageManifest.Target, in manifest: PackageManifest, at package: URL) -> URL?
  {
    if let path = target.path {
      let folder = path == "." || path == "./" ? package : package.appendingPathComponent(path)
      return AppFolder.isFolder(folder.path) ? folder.standardizedFileURL : nil
    }
    let usual = ["Sources", "Source", "src", "srcs"].map { package.appendingPathComponent($0) }
    for folder in usual.map({ $0.appendingPathComponent(target.name) }) where AppFolder.isFolder(folder.path)
    {
      return folder.standardizedFileURL
    }
    // A target that is alone need not have a folder of its own.
    let isAlone = manifest.targets.filter { $0.kind == target.kind }.count == 1
    guard isAlone, manifest.isAtLeast(5, 9) else { return nil }
    return usual.first { AppFolder.isFolder($0.path) }?.standardizedFileURL
  }
}

/// All files of a target's folder, each folder sorted by name.
private struct PackageWalk {
  private static let maximumFiles = 20_000
  private static let maximumDepth = 24
  private static let whole: Set<String> = [
    "xcassets", "bundle", "scnassets", "xcstickers", "xcdatamodeld", "xcdatamodel", "framework",
    "xcframework", "docc",
  ]

  private(set) var files: [URL] = []

  init(_ folder: URL, excluding excluded: Set<String>) {
    visit(folder, excluding: excluded, depth: 0)
  }

  private static func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name == "Package.resolved" || name.hasPrefix("Package@")
  }

  private mutating func visit(_ folder: URL, excluding excluded: Set<String>, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    // A package in the folder of a target is one of its own.
    guard depth == 0 || !names.contains("Package.swift") else { return }
    for name in names.sorted() where !name.hasPrefix(".") && files.count < Self.maximumFiles {
      let url = folder.appendingPathComponent(name)
      guard !excluded.contains(url.path), depth > 0 || !Self.isManifest(name) else { continue }
      if AppFolder.isFolder(url.path), !Self.whole.contains(url.pathExtension) {
        visit(url, excluding: excluded, depth: depth + 1)
      } else {
        files.append(url)
      }
    }
  }
}
