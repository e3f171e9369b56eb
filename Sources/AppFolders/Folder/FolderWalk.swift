import Foundation

/// All files in a folder and its subfolders, each folder sorted by name.
struct FolderWalk {
  /// Folders with build products or dependencies.
  static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "fastlane", "vendor", ".git", ".build",
    ".swiftpm",
  ]
  private static let maximumFiles = 20_000
  private static let maximumDepth = 24

  private(set) var files: [URL] = []

  init(_ folder: URL, excluding excluded: Set<URL> = []) {
    visit(folder.standardizedFileURL, excluding: excluded, depth: 0)
  }

  private mutating func visit(_ folder: URL, excluding excluded: Set<URL>, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") && files.count < Self.maximumFiles {
      let url = folder.appendingPathComponent(name).standardizedFileURL
      guard !excluded.contains(url) else { continue }
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) else { continue }
      if !isDirectory.boolValue || BundledFiles.isWhole(url) {
        files.append(url)
      } else if !Self.skipped.contains(name), !Self.isProduct(url) {
        visit(url, excluding: excluded, depth: depth + 1)
      }
    }
  }

  private static func isProduct(_ url: URL) -> Bool {
    ["app", "framework", "xcframework", "xcodeproj", "xcworkspace", "playground", "docc"]
      .contains(url.pathExtension)
  }
}
