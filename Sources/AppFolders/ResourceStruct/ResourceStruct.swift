import CurbcutGraphics
import Foundation

/// The constant `R` that [R.swift](https://github.com/mac-cain13/R.swift) generates: a member for each image, colour, text,
/// font, storyboard, nib, cell, segue and file of a target.
///
/// What is written is the same as of its version 7, whose types are those of `RswiftResources`; where that package is not
/// here, they are part of the file (``ResourceStructLibrary``).
struct ResourceStruct {
  /// What a file is generated for.
  struct Options: Hashable {
    /// The name of the module that it is part of.
    var module: String
    /// The bundle in which the resources are, in Swift.
    var bundle = "Bundle.main"
    /// The language in which the app is developed.
    var developmentLanguage: String?
    /// Whether the module `RswiftResources` is here.
    var hasLibrary = false
  }

  /// The file.
  var text: String { writer.text }
  private var writer = SwiftWriter()
  private let options: Options

  private static let images: Set<String> = ["png", "jpg", "jpeg", "gif", "tif", "tiff", "bmp", "pdf"]
  private static let fonts: Set<String> = ["ttf", "otf"]
  /// What is read for other names, and is no file for the app.
  private static let others: Set<String> = [
    "xcassets", "strings", "stringsdict", "xcstrings", "storyboard", "xib", "nib", "bundle", "lproj",
  ]

  /// - Parameters:
  ///   - resources: the files of the target.
  ///   - options: what for.
  init(_ resources: [AppContents.Resource], options: Options) {
    self.options = options
    func data(_ resource: AppContents.Resource) -> Data { (try? Data(contentsOf: resource.url)) ?? Data() }
    func with(_ endings: Set<String>) -> [AppContents.Resource] {
      resources.filter { endings.contains($0.url.pathExtension) }
    }
    var assets = StructuredAssets()
    for catalog in with(["xcassets"]) { assets.add(catalog.url) }
    for image in with(Self.images) { assets.add(Self.imageName(image.url), .image) }
    var seen: Set<String> = []
    let screens = with(["storyboard", "xib"]).filter {
      // Translations of a screen have the same names in them.
      seen.insert($0.url.lastPathComponent).inserted
    }
    .compactMap { StructuredScreens($0.url, data: data($0), module: options.module) }
    let tables = with(["strings", "stringsdict", "xcstrings"]).filter {
      !$0.url.lastPathComponent.hasPrefix("InfoPlist.")
    }
    .flatMap { StructuredText.Table.tables(of: $0, data: data($0)) }

    writer.line("import Foundation")
    writer.line("import UIKit")
    if options.hasLibrary { writer.line("import RswiftResources") }
    let classes = screens.flatMap {
      $0.controllers.map(\.type) + $0.cells.map(\.type) + $0.segues.map(\.type)
    }
    for module in Set((classes + screens.compactMap(\.firstView)).compactMap(\.module)).sorted() {
      writer.line("import \(module)")
    }
    writer.line("let R = _R(bundle: \(options.bundle))")
    writer.block("struct _R") { writer in
      writer.line("let bundle: Foundation.Bundle")
      if let language = options.developmentLanguage {
        writer.block("struct project") { writer in
          writer.line("static let developmentRegion = \(ResourceName.literal(language))")
          writer.line("let developmentRegion = \(ResourceName.literal(language))")
        }
        writer.line("var project: project { .init() }")
      }
      Self.write(tables, language: options.developmentLanguage, &writer)
      for kind in StructuredAssets.Kind.allCases { Self.write(assets, kind, &writer) }
      var names: Set<String> = []
      let faces = with(Self.fonts).sorted { $0.path < $1.path }.flatMap { resource in
        FontFile.fonts(in: data(resource)).map {
          (name: $0.postScriptName, file: resource.url.lastPathComponent)
        }
      }
      .filter { names.insert($0.name).inserted }
      Self.write(fonts: faces, &writer)
      Self.write(files: resources.filter { !Self.others.contains($0.url.pathExtension) }, &writer)
      Self.write(screens, &writer)
      writer.block("func validate() throws") { writer in
        if !faces.isEmpty { writer.line("try self.font.validate()") }
        if screens.contains(where: \.isStoryboard) { writer.line("try self.storyboard.validate()") }
      }
    }
    if !options.hasLibrary { writer.line(ResourceStructLibrary.text) }
  }

  /// The name of a file without what tells its variants apart: `dog@2x~ipad.png` is `dog`.
  private static func imageName(_ file: URL) -> String {
    let base = file.deletingPathExtension().lastPathComponent
    let name = base.replacing(#/(?:@[123]x)?(?:~(?:ipad|iphone))?$/#, with: "")
    // Images that are not in the usual format keep its name.
    return file.pathExtension.lowercased() == "png" ? name : "\(name).\(file.pathExtension)"
  }

  // MARK: Texts

  private static func write(
    _ tables: [StructuredText.Table], language: String?, _ writer: inout SwiftWriter
  ) {
    let groups = ResourceName.unique(Array(Dictionary(grouping: tables, by: \.name))) { $0.key }
    guard !groups.isEmpty else { return }
    writer.line("var string: string { .init(bundle: bundle) }")
    writer.line("func string(bundle: Foundation.Bundle) -> string { .init(bundle: bundle) }")
    writer.line("func string(locale: Foundation.Locale) -> string { .init(bundle: bundle, locale: locale) }")
    writer.line(
      "func string(preferredLanguages: [String], locale: Foundation.Locale? = nil) -> string { .init(bundle: bundle, "
        + "preferredLanguages: preferredLanguages, locale: locale) }")
    writer.block("struct string") { writer in
      writer.line("var bundle: Foundation.Bundle")
      writer.line("var preferredLanguages: [String]? = nil")
      writer.line("var locale: Foundation.Locale? = nil")
      for (name, group) in groups {
        let table = ResourceName.literal(group.key)
        func source(_ languages: String) -> String {
          ".init(source: .init(bundle: bundle, tableName: \(table), preferredLanguages: \(languages), locale: locale))"
        }
        writer.line("var \(name): \(name) { \(source("preferredLanguages")) }")
        writer.line(
          "func \(name)(preferredLanguages: [String]) -> \(name) { \(source("preferredLanguages")) }")
        writer.block("struct \(name)") { writer in
          writer.line("let source: RswiftResources.StringResource.Source")
          let texts = StructuredText.texts(of: group.value, developmentLanguage: language)
          for (name, text) in ResourceName.unique(texts, by: \.key) {
            write(text, name, table: table, &writer)
          }
        }
      }
    }
  }

  private static func write(
    _ text: StructuredText, _ name: String, table: String, _ writer: inout SwiftWriter
  ) {
    let types = text.parameters.map(\.type)
    let type =
      types.isEmpty ? "StringResource" : "StringResource\(types.count)<\(types.joined(separator: ", "))>"
    let value = text.developmentValue.map(ResourceName.literal) ?? "nil"
    writer.line(
      "var \(name): RswiftResources.\(type) { .init(key: \(ResourceName.literal(text.key)), tableName: \(table), "
        + "source: source, developmentValue: \(value), comment: nil) }")
    guard text.parameters.contains(where: { $0.name != nil }) else { return }
    let parameters = text.parameters.enumerated().map { index, parameter in
      "\(parameter.name.flatMap(ResourceName.swift) ?? "_") value\(index + 1): \(parameter.type)"
    }
    let values = text.parameters.indices.map { "value\($0 + 1)" }.joined(separator: ", ")
    writer.line(
      "func \(name)(\(parameters.joined(separator: ", "))) -> String { String(format: \(name), \(values)) }")
  }

  // MARK: Assets

  private static func write(
    _ assets: StructuredAssets, _ kind: StructuredAssets.Kind, _ writer: inout SwiftWriter
  ) {
    guard assets.has(kind) else { return }
    write(assets, kind, as: kind.rawValue, path: [], &writer)
  }

  private static func write(
    _ assets: StructuredAssets, _ kind: StructuredAssets.Kind, as name: String, path: [String],
    _ writer: inout SwiftWriter
  ) {
    writer.line("var \(name): \(name) { .init(bundle: bundle) }")
    writer.line("func \(name)(bundle: Foundation.Bundle) -> \(name) { .init(bundle: bundle) }")
    writer.block("struct \(name)") { writer in
      writer.line("let bundle: Foundation.Bundle")
      let (type, more) =
        switch kind {
        case .color: ("ColorResource", "")
        case .image: ("ImageResource", ", locale: nil, onDemandResourceTags: nil")
        case .data: ("DataResource", ", onDemandResourceTags: nil")
        }
      let folders = "[\(path.map(ResourceName.literal).joined(separator: ", "))]"
      let names = ResourceName.unique(Array(assets.names[kind] ?? [])) { $0 }
      for (name, asset) in names {
        let full = ResourceName.literal((path + [asset]).joined(separator: "/"))
        writer.line(
          "var \(name): RswiftResources.\(type) { .init(name: \(full), path: \(folders), bundle: bundle\(more)) }"
        )
      }
      let taken = Set(names.map(\.name))
      let spaces = ResourceName.unique(Array(assets.spaces.filter { $0.value.has(kind) })) { $0.key }
      for (name, space) in spaces where !taken.contains(name) {
        write(space.value, kind, as: name, path: path + [space.key], &writer)
      }
    }
  }

  // MARK: Files

  private static func write(fonts: [(name: String, file: String)], _ writer: inout SwiftWriter) {
    guard !fonts.isEmpty else { return }
    writer.line("var font: font { .init(bundle: bundle) }")
    writer.line("func font(bundle: Foundation.Bundle) -> font { .init(bundle: bundle) }")
    writer.block("struct font: Sequence") { writer in
      writer.line("let bundle: Foundation.Bundle")
      let names = ResourceName.unique(fonts) { $0.name }
      for (name, font) in names {
        writer.line(
          "var \(name): RswiftResources.FontResource { .init(name: \(ResourceName.literal(font.name)), bundle: bundle, "
            + "filename: \(ResourceName.literal(font.file))) }")
      }
      writer.block("func makeIterator() -> IndexingIterator<[RswiftResources.FontResource]>") { writer in
        writer.line("[\(names.map(\.name).joined(separator: ", "))].makeIterator()")
      }
      writer.block("func validate() throws") { writer in
        writer.line(
          "for font in self where !font.canBeLoaded() { throw RswiftResources.ValidationError(\"[R.swift] Font "
            + "'\\(font.name)' could not be loaded, is '\\(font.filename)' added to the UIAppFonts array?\") }"
        )
      }
    }
  }

  private static func write(files: [AppContents.Resource], _ writer: inout SwiftWriter) {
    let names = ResourceName.unique(Array(Set(files.map(\.url.lastPathComponent)))) { $0 }
    guard !names.isEmpty else { return }
    writer.line("var file: file { .init(bundle: bundle) }")
    writer.line("func file(bundle: Foundation.Bundle) -> file { .init(bundle: bundle) }")
    writer.block("struct file") { writer in
      writer.line("let bundle: Foundation.Bundle")
      for (name, file) in names {
        let url = URL(fileURLWithPath: "/\(file)")
        writer.line(
          "var \(name): RswiftResources.FileResource { .init(name: "
            + "\(ResourceName.literal(url.deletingPathExtension().lastPathComponent)), pathExtension: "
            + "\(ResourceName.literal(url.pathExtension)), bundle: bundle, locale: nil) }")
      }
    }
  }
}

/// Lines of Swift, indented by the blocks that they are in.
struct SwiftWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func line(_ line: String) { text += String(repeating: "  ", count: depth) + line + "\n" }

  mutating func block(_ head: String, _ body: (inout SwiftWriter) -> Void) {
    line(head + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }
}
