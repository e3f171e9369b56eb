import Foundation

/// An `.xcassets` folder. Its tree is listed once; each asset is read when it is first requested.
final class AssetCatalog {
  let url: URL
  private(set) var diagnostics: [Diagnostic] = []
  private lazy var folders: [String: URL] = index()
  private var colors: [String: ColorSet] = [:]
  private var images: [String: ImageSet] = [:]

  /// The most entries to look at; no real catalog has so many assets.
  private static let maximumFolders = 20_000

  init(url: URL) {
    self.url = url
  }

  /// The colour of a name, which includes folders that provide a namespace: `Brand/Accent`. A set without a colour, like
  /// the accent colour of Xcode's templates, is compiled to nothing, and so nil.
  func color(named name: String) -> ColorSet? {
    if let color = colors[name] { return color }
    guard let folder = folders["colorset:" + name], let contents = contents(of: folder) else { return nil }
    let color = ColorSet(contents: contents)
    guard !color.variants.isEmpty else { return nil }
    colors[name] = color
    return color
  }

  /// The picture of a name.
  func image(named name: String) -> ImageSet? {
    if let image = images[name] { return image }
    guard let folder = folders["imageset:" + name] ?? folders["symbolset:" + name],
      let contents = contents(of: folder)
    else { return nil }
    let image = ImageSet(contents: contents, folder: folder)
    images[name] = image
    return image
  }

  /// The data of a name.
  func data(named name: String) -> DataSet? {
    guard let folder = folders["dataset:" + name], let contents = contents(of: folder) else { return nil }
    return DataSet(contents: contents, folder: folder)
  }

  private func contents(of folder: URL) -> [String: Any]? {
    let file = folder.appendingPathComponent("Contents.json")
    guard let data = try? SourceFile.read(file, what: "a Contents.json") else { return nil }
    guard let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      diagnostics.append(Diagnostic(file: file.path, message: "this is not a JSON object"))
      return nil
    }
    return object
  }

  private func index() -> [String: URL] {
    var found: [String: URL] = [:]
    var queue: [(folder: String, namespace: String)] = [(url.path, "")]
    var next = 0
    var visited = 0
    while next < queue.count, visited < Self.maximumFolders {
      let (folder, namespace) = queue[next]
      next += 1
      for entry in FolderListing(folder).entries {
        visited += 1
        let path = "\(folder)/\(entry.name)"
        switch entry.suffix {
        case "colorset", "imageset", "symbolset", "dataset":
          let key = "\(entry.suffix):\(namespace)\(entry.base)"
          if found[key] == nil { found[key] = URL(fileURLWithPath: path, isDirectory: true) }
        case "" where entry.isFolder:
          let child = URL(fileURLWithPath: path, isDirectory: true)
          let providesNamespace = (contents(of: child)?["properties"] as? [String: Any])?[
            "provides-namespace"]
          let deeper = (providesNamespace as? Bool) == true ? "\(namespace)\(entry.name)/" : namespace
          queue.append((path, deeper))
        default: break
        }
      }
    }
    return found
  }
}
