import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An Xcode workspace (.xcworkspace): the projects and packages that it lists.
struct Workspace: Hashable, Sendable {
  let url: URL
  private(set) var projects: [URL] = []
  private(set) var packages: [URL] = []

  init(url: URL) {
    self.url = url.standardizedFileURL
    // Foundation's parser crashes on a processing instruction that has a name alone, and Xcode writes none.
    guard let data = try? Data(contentsOf: url.appendingPathComponent("contents.xcworkspacedata")),
      data.dropFirst(2).range(of: Data("<?".utf8)) == nil
    else { return }
    let reader = WorkspaceReader(folder: url.deletingLastPathComponent())
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return }
    for url in reader.urls {
      if url.pathExtension == "xcodeproj" {
        projects.append(url)
      } else if PackageShelf.isPackage(url) {
        packages.append(url)
      } else if AppFolder.isFolder(url.path) {
        packages += PackageFolders.packages(below: url)
      }
    }
  }

  /// Where the versions of the packages may be written down.
  var resolvedPackages: [URL] { [url.appendingPathComponent("xcshareddata/swiftpm/Package.resolved")] }

  /// The workspaces in some folders that list a project.
  static func all(listing project: URL, in folders: [URL]) -> [Workspace] {
    let own = project.standardizedFileURL
    return folders.flatMap { folder -> [Workspace] in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      return names.sorted().filter { $0.hasSuffix(".xcworkspace") }.map {
        Workspace(url: folder.appendingPathComponent($0))
      }
    }.filter { $0.projects.contains(own) }
  }
}

private final class WorkspaceReader: NSObject, XMLParserDelegate {
  private let folder: URL
  private var groups: [URL]
  var urls: [URL] = []

  init(folder: URL) {
    self.folder = folder
    groups = [folder]
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard let location = attributes["location"] else { return }
    let url = place(location)
    if name == "Group" { groups.append(url) }
    if name == "FileRef" { urls.append(url) }
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?)
  {
    if name == "Group", groups.count > 1 { groups.removeLast() }
  }

  /// The file that a location means: `group:Kit/Kit.xcodeproj`.
  private func place(_ location: String) -> URL {
    let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(
      String.init)
    let path = parts.count > 1 ? parts[1] : location
    let start: URL
    switch parts[0] {
    case "container": start = folder
    case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
    default: start = groups.last ?? folder
    }
    return path.isEmpty ? start : start.appendingPathComponent(path).standardizedFileURL
  }
}
