import Foundation

/// Lays out an app's bundle: a flat `Name.app`, as on iOS, with symbolic links to the resources, so that edits to them
/// take effect.
struct BundleLayout {
  let contents: AppContents
  let bundle: URL

  /// Brings the bundle up to date. What is right already is not touched: another command may be running the app from it.
  func write() throws(AppFolderError) {
    do {
      let files = FileManager.default
      try files.createDirectory(at: bundle, withIntermediateDirectories: true)
      // Of two files with the same name, Xcode also keeps only one, and warns.
      let wanted = Dictionary(contents.resources.map { ($0.path, $0.url.path) }) { first, _ in first }
      for path in Self.leaves(in: bundle.path) where wanted[path] == nil && path != Self.information {
        try files.removeItem(atPath: bundle.appendingPathComponent(path).path)
      }
      for (path, destination) in wanted.sorted(by: { $0.key < $1.key }) {
        let target = bundle.appendingPathComponent(path)
        if (try? files.destinationOfSymbolicLink(atPath: target.path)) == destination { continue }
        if (try? files.attributesOfItem(atPath: target.path)) != nil { try files.removeItem(at: target) }
        try files.createDirectory(at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
        try files.createSymbolicLink(atPath: target.path, withDestinationPath: destination)
      }
      let list = try PropertyListSerialization.data(
        fromPropertyList: contents.information, format: .xml, options: 0)
      let url = bundle.appendingPathComponent(Self.information)
      if (try? Data(contentsOf: url)) != list { try list.write(to: url, options: .atomic) }
    } catch {
      throw AppFolderError(
        bundle.path, problem: "the app's bundle cannot be written (\(error.localizedDescription))",
        advice: "Give another folder with --scratch.")
    }
  }

  private static let information = "Info.plist"

  /// The paths of the files and links in a folder, within it; links are not followed.
  private static func leaves(in folder: String, below prefix: String = "") -> [String] {
    let files = FileManager.default
    let names = (try? files.contentsOfDirectory(atPath: folder)) ?? []
    return names.flatMap { name -> [String] in
      let path = "\(folder)/\(name)"
      let type = (try? files.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      return type == .typeDirectory ? leaves(in: path, below: "\(prefix)\(name)/") : [prefix + name]
    }
  }
}
