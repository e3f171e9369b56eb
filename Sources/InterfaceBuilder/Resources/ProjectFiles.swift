import Foundation

/// Finds the files of the project that a document belongs to: asset catalogs and pictures.
///
/// The search starts in the document's folder (the one that contains its `.lproj`) and widens to the folders above, up
/// to the project's own folder. It never looks at more than a few thousand entries, and nearer files win.
final class ProjectFiles {
  private let start: URL
  private let levelsUp: Int
  /// The language folders whose files are used.
  private let languageFolders: [String]
  private lazy var found = search()

  /// The names of folders that contain other projects, or build products.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "fastlane", "vendor",
  ]
  private static let skippedExtensions: Set<String> = [
    "framework", "xcframework", "xcodeproj", "xcworkspace", "app", "bundle", "playground",
    "appiconset", "storyboardc", "nib",
  ]
  /// A folder that contains one of these is the project's own folder: nothing above belongs to the project.
  private static let projectMarks: Set<String> = [
    ".git", "Package.swift", "Podfile", "Cartfile", "project.yml", "Gemfile", "LICENSE", "LICENSE.txt",
    "LICENSE.md", "README.md",
  ]
  /// The endings of pictures, in the order in which a name without one is tried.
  static let pictureEndings = [
    "png", "jpg", "jpeg", "pdf", "svg", "gif", "heic", "webp", "tiff", "tif", "bmp",
  ]
  private static let maximumEntries = 4000
  private static let maximumLevelsUp = 4
  private static let maximumDepth = 6

  /// - Parameter document: the document's file.
  init(document: URL) {
    var folder = document.standardizedFileURL.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder.deleteLastPathComponent() }
    start = folder
    levelsUp = Self.maximumLevelsUp
    languageFolders = ["Base.lproj"]
  }

  /// Finds the files of a folder and its subfolders only.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - languages: the languages whose localised files are used.
  init(folder: URL, languages: [String]) {
    start = folder
    levelsUp = 0
    languageFolders = languages.map { "\($0).lproj" } + ["Base.lproj"]
  }

  /// The catalogs, nearest first.
  lazy var catalogs: [AssetCatalog] = found.catalogs.map(AssetCatalog.init(url:))

  /// The loose pictures of the project, by file name.
  var pictures: [String: URL] { found.pictures }

  /// Storyboards and xibs of the project, by file name.
  var documents: [String: URL] { found.documents }

  /// The files of fonts.
  var fonts: [URL] { found.fonts }

  private struct Found {
    var catalogs: [URL] = []
    var fonts: [URL] = []
    var pictures: [String: URL] = [:]
    var documents: [String: URL] = [:]
  }

  private func search() -> Found {
    var result = Found()
    var seen: Set<String> = []
    var entries = 0
    var top = start
    for level in 0...levelsUp {
      if level > 0 {
        let above = top.deletingLastPathComponent()
        guard !isProject(top), above.path.split(separator: "/").count > 1, above != top else { break }
        top = above
      }
      var queue: [(path: String, depth: Int)] = [(top.path, 0)]
      var next = 0
      while next < queue.count, entries < Self.maximumEntries {
        let (folder, depth) = queue[next]
        next += 1
        guard seen.insert(folder).inserted else { continue }
        for entry in FolderListing(folder).entries {
          entries += 1
          let name = entry.name
          guard !name.hasPrefix("."), !Self.skipped.contains(name) else { continue }
          let path = "\(folder)/\(name)"
          switch entry.suffix.lowercased() {
          case "xcassets": result.catalogs.append(URL(fileURLWithPath: path, isDirectory: true))
          case let suffix where Self.pictureEndings.contains(suffix):
            if result.pictures[name] == nil { result.pictures[name] = URL(fileURLWithPath: path) }
          case "ttf", "otf", "ttc": result.fonts.append(URL(fileURLWithPath: path))
          case "storyboard", "xib":
            if result.documents[name] == nil { result.documents[name] = URL(fileURLWithPath: path) }
          case "lproj" where !languageFolders.contains(name): break
          case let suffix where Self.skippedExtensions.contains(suffix): break
          default:
            if depth < Self.maximumDepth, entry.isFolder { queue.append((path, depth + 1)) }
          }
        }
      }
    }
    return result
  }

  private func isProject(_ folder: URL) -> Bool {
    FolderListing(folder.path).entries.contains { entry in
      Self.projectMarks.contains(entry.name) || entry.suffix == "xcodeproj" || entry.suffix == "xcworkspace"
    }
  }
}
