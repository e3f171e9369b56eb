import CurbcutFoundation
import CurbcutUIKit

/// A file together with everything that its objects are made with: language, traits, pictures, colours.
@MainActor
final class NibDocument {
  let file: NibFile
  let options: InterfaceBuilderOptions
  let traits: UITraitCollection
  let localization: Localization
  /// What the document shares with others of its project.
  let surroundings: Surroundings
  var collector: DiagnosticCollector { surroundings.collector }
  /// What a controller answers as its storyboard. Controllers hold it, and it holds the document.
  var storyboard: UIStoryboard {
    if let known = knownStoryboard { return known }
    let name = file.url.deletingPathExtension().lastPathComponent
    let made = UIStoryboard(name: name, contents: StoryboardReader(self))
    knownStoryboard = made
    return made
  }
  private weak var knownStoryboard: UIStoryboard?
  /// The connections of everything that was made, for tools.
  var connections: [NibConnection] = []
  var images: [String: UIImage] = [:]
  var colors: [String: UIColor] = [:]

  /// More scenes than this at once are scenes that hold each other twice over.
  private static let maximumScenes = 400

  /// A document with surroundings of its own, or with those of others.
  init(_ file: NibFile, options: InterfaceBuilderOptions, surroundings: Surroundings? = nil) {
    self.file = file
    self.options = options
    traits = options.traits ?? UIScreen.main.traitCollection
    self.surroundings = surroundings ?? Surroundings(assets: ProjectAssets(document: file.url))
    localization = Self.localization(file, options, traits)
    collector.add(localization.diagnostics)
  }

  private static func localization(
    _ file: NibFile, _ options: InterfaceBuilderOptions, _ traits: UITraitCollection
  ) -> Localization {
    guard let language = options.language else { return Localization() }
    let device = traits.userInterfaceIdiom == .pad ? "ipad" : "iphone"
    return Localization(document: file.url, language: language, device: device)
  }

  func warn(_ message: String, kind: String? = nil, at element: IBElement?) {
    collector.warn(message, kind: kind, file: file.url.path, place: element?.place)
  }

  /// Notes a connection that was made, for tools; an app that runs would only gather them.
  func record(_ connection: @autoclosure () -> NibConnection) {
    if !options.runsCode { connections.append(connection()) }
  }

  /// Makes a scene, or a scene's view, unless that is being made already: a scene inside itself never ends.
  func make<Result>(_ element: IBElement, what: String, _ body: () -> Result?) -> Result? {
    let key = "\(what) \(element.id ?? "") \(file.url.path)"
    guard surroundings.beingMade.insert(key).inserted else {
      warnOfScene(insideItself: element)
      return nil
    }
    defer { surroundings.beingMade.remove(key) }
    surroundings.made += 1
    guard options.runsCode || surroundings.made <= Self.maximumScenes else {
      warn(
        "there are more than \(Self.maximumScenes) scenes inside each other; the rest was left out",
        at: element)
      return nil
    }
    return body()
  }

  func warnOfScene(insideItself element: IBElement?) {
    warn("the scene of ‘\(element?.id ?? "")’ holds itself, and was left out there", at: element)
  }

  /// A coder for an object of a class of the app.
  func coder(_ element: IBElement, reading read: @escaping @MainActor (AnyObject) -> Void) -> NibCoder {
    NibCoder(element, color: { [self] in color($0) }, reader: read)
  }

  func reader(_ element: IBElement) -> ElementReader { ElementReader(element, in: self) }

  func variationRank(_ variation: IBElement) -> VariationFit {
    Variations.fit(key: variation.key ?? "", traits: traits)
  }

  /// The text of a `<string>`, which may be written in base 64.
  func text(of element: IBElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    // Interface Builder leaves out the padding and breaks the lines.
    var encoded = element.text.filter { !$0.isWhitespace }
    while !encoded.count.isMultiple(of: 4) { encoded.append("=") }
    guard let data = Data(base64Encoded: encoded), let text = String(data: data, encoding: .utf8) else {
      warn("this text is not base 64 of UTF-8", at: element)
      return ""
    }
    return text
  }

  /// Where an object stands in the file.
  func source(of element: IBElement, isPrototype: Bool = false) -> InterfaceBuilderSource {
    InterfaceBuilderSource(
      file: file.url.path, line: element.line, column: element.column, objectID: element.id ?? "",
      isPrototype: isPrototype)
  }

  // MARK: Other files

  /// Another storyboard of the project, beside this one or below the folder of its project.
  func storyboard(named name: String) -> NibDocument? { other("\(name).storyboard") }

  /// A .xib of the project.
  func nib(named name: String) -> NibDocument? { other("\(name).xib") }

  private func other(_ name: String) -> NibDocument? {
    if let known = surroundings.documents[name] { return known }
    guard let url = find(name), let file = try? NibFile.open(url) else { return nil }
    let document = NibDocument(file, options: options, surroundings: surroundings)
    surroundings.documents[name] = document
    return document
  }

  private func find(_ name: String) -> URL? {
    let folder = file.url.deletingLastPathComponent()
    let around = folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : folder
    for place in [folder, around, around.appendingPathComponent("Base.lproj")] {
      let url = place.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: url.path) { return url }
    }
    return surroundings.assets.documents[name]
  }
}

/// What the documents of a project share.
@MainActor
final class Surroundings {
  let assets: ProjectAssets
  let collector = DiagnosticCollector()
  /// Files of the project that storyboard references led to, by file name.
  var documents: [String: NibDocument] = [:]
  var beingMade: Set<String> = []
  var made = 0

  init(assets: ProjectAssets) { self.assets = assets }
}
