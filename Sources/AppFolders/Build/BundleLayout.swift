import Foundation

/// Lays out an app's bundle: a flat `Name.app`, as on iOS, with symbolic links to the resources, so that edits to them
/// take effect.
struct BundleLayout {
  let contents: AppContents
  let bundle: URL

  func write() throws(AppFolderError) {
    do {
      let files = FileManager.default
      if files.fileExists(atPath: bundle.path) { try files.removeItem(at: bundle) }
      try files.createDirectory(at: bundle, withIntermediateDirectories: true)
      for resource in contents.resources {
        let target = bundle.appendingPathComponent(resource.path)
        // Of two files with the same name, Xcode also keeps only one, and warns.
        guard !files.fileExists(atPath: target.path) else { continue }
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(at: target, withDestinationURL: resource.url)
      }
      let list = try PropertyListSerialization.data(
        fromPropertyList: contents.information, format: .xml, options: 0)
      try list.write(to: bundle.appendingPathComponent("Info.plist"))
    } catch {
      throw AppFolderError(
        bundle.path, problem: "the app's bundle cannot be written (\(error.localizedDescription))",
        advice: "Give another folder with --scratch.")
    }
  }
}
