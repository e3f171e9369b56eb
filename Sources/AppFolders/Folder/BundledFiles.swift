import Foundation

/// Tells which files Xcode copies into a bundle, and to which path.
enum BundledFiles {
  /// Extensions of sources, settings and documentation, which are never resources.
  private static let left: Set<String> = [
    "swift", "h", "m", "mm", "c", "cpp", "hpp", "pch", "xcconfig", "entitlements", "md", "markdown",
    "modulemap",
    "xcodeproj", "xcworkspace", "playground", "docc", "xctestplan", "metal", "intentdefinition", "gyb", "rb",
    "sh", "py", "lock", "yml", "yaml", "podspec", "resolved", "xcprivacy", "storekit", "gitignore", "app",
    "framework", "xcframework", "xcdatamodeld", "xcdatamodel", "mlmodel",
  ]
  /// Extensions of folders that are one resource each.
  private static let whole: Set<String> = [
    "xcassets", "bundle", "scnassets", "lproj", "xcstickers", "xcdatamodeld", "xcdatamodel",
  ]

  /// Whether a folder is a single resource, whose files are not listed.
  static func isWhole(_ url: URL) -> Bool {
    whole.contains(url.pathExtension) && url.pathExtension != "lproj"
  }

  /// Whether a folder is a model of Core Data.
  static func isDataModel(_ url: URL) -> Bool { ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) }

  /// Whether a file is a model of Core ML.
  static func isMachineLearningModel(_ url: URL) -> Bool { url.pathExtension == "mlmodel" }

  static func isResource(_ url: URL) -> Bool {
    let name = url.lastPathComponent
    guard !name.hasPrefix("."), !left.contains(url.pathExtension.lowercased()) else { return false }
    return !name.hasSuffix("Info.plist") && !["LICENSE", "LICENSE.txt", "Podfile", "Cartfile"].contains(name)
  }

  /// The path in the bundle: the file's name, in its language folder if it has one.
  static func path(of url: URL) -> String {
    let folder = url.deletingLastPathComponent()
    let name = url.lastPathComponent
    return folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/\(name)" : name
  }
}
