import CurbcutFoundation
import CurbcutUIKit

/// The pictures, colours and data of a project or a bundle, by name.
///
/// Its state is protected by a lock, since app code may use it on any thread.
final class ProjectAssets: @unchecked Sendable {
  private struct ImageKey: Hashable {
    var name: String
    var traits: AssetTraits
  }

  private struct AssetKey: Hashable {
    var name: String
    var language: String?
  }

  private let lock = NSLock()
  private let files: ProjectFiles
  private var images: [ImageKey: UIImage] = [:]
  private var assets: [AssetKey: UIImageAsset] = [:]
  private var colors: [String: UIColor] = [:]
  private var standIns: [String: UIImage] = [:]
  private var notedSizes: [String: CGSize]?
  private var hasAddedFonts = false

  /// The assets of the project that a document belongs to.
  init(document: URL) { files = ProjectFiles(document: document) }

  /// The assets in a folder, such as a bundle's.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - languages: the languages whose localised pictures are used, in order of preference.
  init(folder: URL, languages: [String]) { files = ProjectFiles(folder: folder, languages: languages) }

  /// Storyboards and xibs, by file name.
  var documents: [String: URL] { lock.withLock { files.documents } }

  /// Makes the project's fonts available by name.
  ///
  /// - Returns: whether this call added any.
  func addFonts() -> Bool {
    lock.withLock {
      guard !hasAddedFonts else { return false }
      hasAddedFonts = true
      return files.fonts.filter { !UIFont.addFonts(in: $0).isEmpty }.count > 0
    }
  }

  /// A picture from a catalog, or a loose file; nil if there is none.
  func image(named name: String, traits: AssetTraits) -> UIImage? {
    let key = ImageKey(name: name, traits: traits)
    return lock.withLock {
      if let image = images[key] { return image }
      let image =
        catalogImage(name, traits).map { inAsset($0, name, traits) } ?? looseImage(name, traits)
        ?? unadorned(name).flatMap { plain in
          catalogImage(plain, traits).map { inAsset($0, plain, traits) }
        }
      images[key] = image
      return image
    }
  }

  /// The name of an image set in the name of a file, as apps still write it whose pictures have moved to a catalog; nil
  /// when it has neither an ending nor a scale.
  private func unadorned(_ name: String) -> String? {
    let file = name as NSString
    var plain = name
    if ProjectFiles.pictureEndings.contains(file.pathExtension.lowercased()) {
      plain = file.deletingPathExtension
    }
    if let scale = ["@2x", "@3x"].first(where: plain.hasSuffix) { plain.removeLast(scale.count) }
    return plain == name ? nil : plain
  }

  /// The picture, as part of an image asset if the catalog has others for other appearances.
  private func inAsset(_ image: UIImage, _ name: String, _ traits: AssetTraits) -> UIImage {
    let set = files.catalogs.lazy.compactMap { $0.image(named: name) }.first
    guard let set, set.variants.contains(where: \.match.isForAppearance) else { return image }
    let key = AssetKey(name: name, language: traits.language)
    let asset =
      assets[key]
      ?? UIImageAsset(catalog: { [weak self] shown in
        var wanted = AssetTraits(shown)
        wanted.language = key.language
        return self?.image(named: name, traits: wanted)
      })
    assets[key] = asset
    return image.joining(asset)
  }

  /// An empty picture that replaces one that cannot be read: its file is missing or damaged. Nil if the project has no
  /// picture of that name.
  func standIn(named name: String) -> UIImage? {
    lock.withLock {
      if let known = standIns[name] { return known }
      let declared = [name, unadorned(name)].lazy.compactMap(\.self).compactMap { [files] name in
        files.catalogs.lazy.compactMap { $0.image(named: name)?.variants.first?.url }.first
      }.first
      guard let file = declared ?? looseFiles(name, AssetTraits(scale: 1)).first?.url else { return nil }
      let reason =
        FileManager.default.fileExists(atPath: file.path) ? "is not a readable picture" : "is missing"
      ObjCRuntime.report("\(file.path) \(reason); an empty picture stands in for ‘\(name)’")
      let image = UIImage.standIn(named: name, size: notedSize(of: name) ?? CGSize(width: 100, height: 100))
      standIns[name] = image
      return image
    }
  }

  /// The size that a document of the project gives for a picture, in points; nil if none does.
  private func notedSize(of name: String) -> CGSize? {
    let sizes = notedSizes ?? readNotedSizes()
    notedSizes = sizes
    return sizes[name] ?? unadorned(name).flatMap { sizes[$0] }
  }

  /// The sizes that the documents of the project give for pictures, in points, by name.
  private func readNotedSizes() -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for url in files.documents.values.sorted(by: { $0.path < $1.path }) {
      let resources = (try? NibFile.open(url))?.root.child("resources")?.children ?? []
      for image in resources where image.name == "image" {
        guard let name = image["name"], sizes[name] == nil,
          let width = image["width"].flatMap(ElementReader.number),
          let height = image["height"].flatMap(ElementReader.number)
        else { continue }
        sizes[name] = CGSize(width: min(width, 4096), height: min(height, 4096))
      }
    }
    return sizes
  }

  /// A dynamic colour from a catalog; nil if there is none.
  func color(named name: String) -> UIColor? {
    lock.withLock {
      if let color = colors[name] { return color }
      guard let set = files.catalogs.lazy.compactMap({ $0.color(named: name) }).first else { return nil }
      let color = UIColor { traits in Self.color(set.value(for: AssetTraits(traits))) ?? .clear }
      colors[name] = color
      return color
    }
  }

  /// The data of a data set in a catalog, with its type; nil if there is none.
  func data(named name: String, traits: AssetTraits) -> (data: Data, type: String)? {
    lock.withLock {
      for catalog in files.catalogs {
        guard let found = catalog.data(named: name)?.variant(for: traits),
          let data = try? SourceFile.read(found.url, what: "a data asset")
        else { continue }
        return (data, found.type)
      }
      return nil
    }
  }

  private func catalogImage(_ name: String, _ traits: AssetTraits) -> UIImage? {
    for catalog in files.catalogs {
      guard let set = catalog.image(named: name), let variant = set.variant(for: traits) else { continue }
      if set.isSymbol, let symbol = symbol(at: variant.url, name: name) { return symbol }
      guard let picture = self.picture(at: variant.url, scale: variant.match.scale, name: name)
      else { continue }
      let image = variant.resizing.map { $0.applied(to: picture) } ?? picture
      if set.isSymbol { return image.withRenderingMode(.alwaysTemplate) }
      switch set.renderingIntent {
      case .template: return image.withRenderingMode(.alwaysTemplate)
      case .original: return image.withRenderingMode(.alwaysOriginal)
      case nil: return image
      }
    }
    return nil
  }

  /// The symbol of a template; nil for a file that is none, which is then a picture like any other.
  private func symbol(at url: URL, name: String) -> UIImage? {
    guard let data = try? SourceFile.read(url, what: "a symbol") else { return nil }
    if LargeFilePointer.isPointer(data) {
      LargeFilePointer.report(url.path)
      return UIImage.greyStandIn(named: name, size: CGSize(width: 20, height: 20))
    }
    return SymbolTemplate.symbol(data, file: url.path).flatMap { UIImage.symbol(named: name, $0) }
  }

  private func looseImage(_ name: String, _ traits: AssetTraits) -> UIImage? {
    looseFiles(name, traits).lazy.compactMap { self.picture(at: $0.url, scale: $0.scale, name: name) }.first
  }

  /// The files that match a name, the best first.
  private func looseFiles(_ name: String, _ traits: AssetTraits) -> [(url: URL, scale: Double)] {
    let file = (name as NSString).lastPathComponent
    let written = (file as NSString).pathExtension.lowercased()
    let hasEnding = ProjectFiles.pictureEndings.contains(written)
    let base = hasEnding ? (file as NSString).deletingPathExtension : file
    let endings = hasEnding ? [(file as NSString).pathExtension] : ProjectFiles.pictureEndings
    let writtenScale = base.hasSuffix("@3x") ? 3.0 : base.hasSuffix("@2x") ? 2 : 1
    let devices = [traits.idiom == "ipad" ? "~ipad" : "~iphone", ""]
    var found: [(url: URL, scale: Double)] = []
    for suffix in ["@\(Int(traits.scale))x", "@2x", "@3x", ""] {
      let scale = suffix.isEmpty ? writtenScale : Double(suffix.dropFirst().dropLast()) ?? 1
      for device in devices {
        for ending in endings {
          if let url = files.pictures["\(base)\(suffix)\(device).\(ending)"] { found.append((url, scale)) }
        }
      }
    }
    return found
  }

  private func picture(at url: URL, scale: Double?, name: String) -> UIImage? {
    guard let data = try? SourceFile.read(url, what: "a picture") else { return nil }
    if LargeFilePointer.isPointer(data) {
      LargeFilePointer.report(url.path)
      return UIImage.greyStandIn(named: name, size: notedSize(of: name) ?? LargeFilePointer.standInSize)
    }
    return UIImage.named(name, data: data, scale: scale.map { CGFloat($0) } ?? 1)
  }

  private static func color(_ value: ColorSet.Value?) -> UIColor? {
    switch value {
    case .components(let red, let green, let blue, let alpha):
      UIColor(red: red, green: green, blue: blue, alpha: alpha)
    case .reference(let name): SystemColors.color(named: name)
    case nil: nil
    }
  }
}

extension ImageSet.Resizing {
  /// The picture with these cap insets, which the catalog gives in pixels.
  fileprivate func applied(to image: UIImage) -> UIImage {
    let scale = image.scale
    let insets = UIEdgeInsets(
      top: top / scale, left: left / scale, bottom: bottom / scale, right: right / scale)
    return image.resizableImage(withCapInsets: insets, resizingMode: tiles ? .tile : .stretch)
  }
}
