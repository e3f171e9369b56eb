import Foundation

/// The names in Swift that Xcode gives the colours and images of asset catalogs: members of `ColorResource` and
/// `ImageResource`, and if a target asks for them, of `UIColor`, `UIImage` and SwiftUI's `Color`.
///
/// The names follow files that Xcode has generated: `AccentColor` is `accent`, `BGColorOne` `bgColorOne`, `AppIconImage`
/// `appIcon`, `sticky-note` `stickyNote`, `0b3b21` `_0B3B21`.
struct AssetSymbols {
  /// What a target asks for.
  struct Options: Hashable, Sendable {
    /// Whether resources have names (`ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS`).
    var names = true
    /// Whether the classes of the frameworks have them as members, too
    /// (`ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS`).
    var extensions = true
  }

  private enum Kind { case color, image }

  /// The assets of a folder, and of the folders in it that are a namespace.
  private struct Space {
    var assets: [(symbol: String, name: String, kind: Kind)] = []
    var spaces: [String: Space] = [:]

    func has(_ kind: Kind) -> Bool {
      assets.contains { $0.kind == kind } || spaces.values.contains { $0.has(kind) }
    }
  }

  /// The Swift file; nil where the catalogs have nothing that is given a name.
  let text: String?

  /// - Parameters:
  ///   - catalogs: the folders of the catalogs.
  ///   - options: what is asked for.
  ///   - sources: the sources of the module, whose declarations come first.
  ///   - bundle: the bundle in which the resources are, in Swift.
  init(_ catalogs: [URL], options: Options, sources: [String], bundle: String = ".main") {
    var root = Space()
    for catalog in catalogs { Self.read(catalog, prefix: "", into: &root) }
    guard options.names, root.has(.color) || root.has(.image) else {
      text = nil
      return
    }
    let usesSwiftUI = sources.contains { $0.contains("import SwiftUI") }
    var lines = ["import UIKit"] + (usesSwiftUI ? ["import SwiftUI"] : []) + [""]
    for (kind, type) in [(Kind.color, "ColorResource"), (.image, "ImageResource")] where root.has(kind) {
      lines += ["extension \(type) {"]
      lines += Self.members(of: root, kind) {
        "static let \($0.symbol) = \(type)(name: \(Self.literal($0.name)), bundle: \(bundle))"
      }
      lines += ["}", ""]
    }
    if options.extensions {
      let declared = Self.declared(in: sources)
      func extend(_ kind: Kind, _ head: String, _ type: String, _ label: String, _ taken: Set<String>) {
        guard root.has(kind) else { return }
        lines += ["extension \(head) {"]
        // No type can be nested in an extension of a protocol.
        lines += Self.members(of: root, kind, nested: !head.contains(" where ")) { asset in
          // What the framework or the app itself calls so keeps its name.
          if asset.path == asset.symbol, taken.contains(asset.symbol) || declared.contains(asset.symbol) {
            return nil
          }
          let resource = kind == .color ? "ColorResource" : "ImageResource"
          return "static var \(asset.symbol): \(type) { .init(\(label)\(resource).\(asset.path)) }"
        }
        lines += ["}", ""]
      }
      extend(.color, "UIColor", "UIColor", "resource: ", Self.colorsOfUIKit)
      extend(.image, "UIImage", "UIImage", "resource: ", [])
      if usesSwiftUI {
        extend(.color, "SwiftUI.Color", "SwiftUI.Color", "", Self.colorsOfSwiftUI)
        extend(
          .color, "SwiftUI.ShapeStyle where Self == SwiftUI.Color", "SwiftUI.Color", "", Self.colorsOfSwiftUI)
      }
    }
    text = lines.joined(separator: "\n")
  }

  // MARK: Reading

  private static func read(_ folder: URL, prefix: String, into space: inout Space) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      let base = url.deletingPathExtension().lastPathComponent
      switch url.pathExtension {
      case "colorset": add(base, .color, prefix, to: &space)
      case "imageset", "symbolset": add(base, .image, prefix, to: &space)
      case "":
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory),
          isDirectory.boolValue
        else { continue }
        if isNamespace(url), let symbol = typeName(name) {
          read(url, prefix: "\(prefix)\(name)/", into: &space.spaces[symbol, default: Space()])
        } else {
          read(url, prefix: prefix, into: &space)
        }
      default: continue
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = root["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }

  private static func add(_ name: String, _ kind: Kind, _ prefix: String, to space: inout Space) {
    guard let symbol = symbol(name, suffix: kind == .color ? "Color" : "Image"),
      !space.assets.contains(where: { $0.symbol == symbol && $0.kind == kind })
    else { return }
    space.assets.append((symbol, prefix + name, kind))
  }

  // MARK: Writing

  private static func members(
    of space: Space, _ kind: Kind, path: String = "", indent: String = "  ",
    nested: Bool = true, _ member: ((symbol: String, name: String, path: String)) -> String?
  ) -> [String] {
    var lines = space.assets.filter { $0.kind == kind }.compactMap {
      member(($0.symbol, $0.name, path + $0.symbol)).map { indent + $0 }
    }
    for (name, inner) in space.spaces.sorted(by: { $0.key < $1.key }) where nested && inner.has(kind) {
      lines +=
        ["\(indent)enum \(name) {"]
        + members(of: inner, kind, path: "\(path)\(name).", indent: indent + "  ", member) + ["\(indent)}"]
    }
    return lines
  }

  /// The names of all properties of types in the sources.
  ///
  /// Bytes are read, since a launch of an unchanged app passes here as well: searching strings takes longer than
  /// everything else that it does.
  private static func declared(in sources: [String]) -> Set<String> {
    let starts = ["static let ", "static var ", "class var "].map { Array($0.utf8) }
    var names: Set<String> = []
    for source in sources {
      let bytes = Array(source.utf8)
      var index = 0
      while let end = bytes[index...].firstIndex(of: space) {
        index = end + 1
        guard end > 0, bytes[end - 1] == UInt8(ascii: "t") || bytes[end - 1] == UInt8(ascii: "r"),
          starts.contains(where: { bytes[..<index].suffix($0.count).elementsEqual($0) })
        else { continue }
        let name = bytes[index...].prefix { isInName($0) }
        names.insert(String(decoding: name, as: UTF8.self))
      }
    }
    return names
  }

  private static let space = UInt8(ascii: " ")

  /// Whether a byte belongs to an identifier; all beyond ASCII do.
  private static func isInName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private static func literal(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
      + "\""
  }

  // MARK: Names

  /// The name of an asset in Swift, without what it is; nil where nothing of it can stand in a name.
  static func symbol(_ name: String, suffix: String) -> String? {
    let words = words(in: name)
    guard let first = words.first else { return nil }
    // A name all in capitals stays as it is: `BG`.
    let isAllCapitals = name.count > 1 && name.allSatisfy(\.isUppercase)
    var symbol =
      (isAllCapitals ? first : lowercasedStart(first)) + words.dropFirst().map(capitalized).joined()
    if symbol.hasSuffix(suffix), symbol.count > suffix.count { symbol.removeLast(suffix.count) }
    if symbol.first?.isNumber == true { symbol = "_" + symbol }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  private static func typeName(_ name: String) -> String? {
    let symbol = words(in: name).map(capitalized).joined()
    guard let first = symbol.first else { return nil }
    return first.isNumber ? "_" + symbol : symbol
  }

  /// The parts of a name between signs, and after digits.
  private static func words(in name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      let isPart = character.isLetter || character.isNumber
      if !isPart || character.isLetter && word.last?.isNumber == true {
        if !word.isEmpty { words.append(word) }
        word = ""
      }
      if isPart { word.append(character) }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  /// A word whose capitals at the beginning are small, but for the one that begins the next word: `BGColor` is `bgColor`.
  private static func lowercasedStart(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }
    guard !capitals.isEmpty else { return word }
    let count = capitals.count == word.count ? capitals.count : max(1, capitals.count - 1)
    // Digits end a run of capitals: `A4` is `a4`.
    let next = word.dropFirst(capitals.count).first
    let length = next?.isNumber == true ? capitals.count : count
    return word.prefix(length).lowercased() + word.dropFirst(length)
  }

  private static let keywords: Set<String> = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum",
    "extension", "false", "fallthrough", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal",
    "is", "let", "nil", "operator", "private", "protocol", "public", "repeat", "rethrows", "return", "self",
    "static",
    "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]

  /// Colours that both frameworks have.
  private static let colors: Set<String> = [
    "red", "orange", "yellow", "green", "blue", "purple", "brown", "gray", "white", "black", "clear", "cyan",
  ]
  private static let colorsOfUIKit = colors.union([
    "magenta", "darkGray", "lightGray", "tintColor", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel",
    "link", "separator", "opaqueSeparator", "placeholderText", "systemFill", "systemBackground", "darkText",
    "lightText",
  ])
  private static let colorsOfSwiftUI = colors.union([
    "mint", "teal", "indigo", "pink", "primary", "secondary", "accentColor",
  ])
}

extension AppContents {
  /// The same with sources that give the colours and images of asset catalogs names, in the app and in its packages.
  ///
  /// - Parameter folder: where the sources are written.
  func addingAssetSymbols(in folder: URL) -> AppContents {
    guard assetSymbols.names, !modules.isEmpty else { return self }
    var contents = self
    let catalogs = resources.filter { $0.url.pathExtension == "xcassets" }
    // The catalogs of packages lie in bundles of their own.
    contents.add(
      AssetSymbols.Source(
        catalogs: catalogs.filter { !$0.path.contains(".bundle/") }.map(\.url), bundle: ".main",
        file: folder.appendingPathComponent("GeneratedAssetSymbols.swift")),
      to: modules.count - 1)
    for index in modules.indices {
      guard let bundle = modules[index].resourceBundle?.name, modules[index].c == nil else { continue }
      let own = folder.appendingPathComponent("Generated/\(modules[index].name)")
      contents.add(
        AssetSymbols.Source(
          catalogs: catalogs.filter { $0.path.hasPrefix("\(bundle).bundle/") }.map(\.url), bundle: ".module",
          file: own.appendingPathComponent("GeneratedAssetSymbols.swift")),
        to: index)
    }
    return contents
  }

  private mutating func add(_ new: AssetSymbols.Source, to index: Int) {
    guard !new.catalogs.isEmpty else { return }
    let sources = modules[index].sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    guard
      let text = AssetSymbols(new.catalogs, options: assetSymbols, sources: sources, bundle: new.bundle).text
    else { return }
    // An unchanged file keeps its date, by which the build knows that nothing has changed.
    if (try? String(contentsOf: new.file, encoding: .utf8)) != text {
      let folder = new.file.deletingLastPathComponent()
      guard (try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)) != nil,
        (try? text.write(to: new.file, atomically: true, encoding: .utf8)) != nil
      else { return }
    }
    modules[index].sources.append(new.file)
  }
}

extension AssetSymbols {
  /// A source with names, before it is written.
  fileprivate struct Source {
    var catalogs: [URL]
    /// The bundle in which the resources are, in Swift.
    var bundle: String
    var file: URL
  }
}
