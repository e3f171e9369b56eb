import CurbcutFoundation
import CurbcutUIKit

/// A file together with everything that is needed to create its objects: language, traits, pictures, colours.
@MainActor
final class NibDocument {
  let file: NibFile
  let options: InterfaceBuilderOptions
  let traits: UITraitCollection
  let localization: Localization
  /// What the document shares with the other documents of its project.
  let surroundings: Surroundings
  var collector: DiagnosticCollector { surroundings.collector }
  /// The storyboard of the document's controllers. They retain it, and it retains the document.
  var storyboard: UIStoryboard {
    if let known = knownStoryboard { return known }
    let name = file.url.deletingPathExtension().lastPathComponent
    let made = UIStoryboard(name: name, contents: StoryboardReader(self))
    knownStoryboard = made
    return made
  }
  private weak var knownStoryboard: UIStoryboard?
  /// The connections of everything that was created, for tools.
  var connections: [NibConnection] = []
  var images: [String: UIImage] = [:]
  var colors: [String: UIColor] = [:]

  /// The most scenes to create. More than this can only be scenes that embed each other several times over.
  private static let maximumScenes = 400

  /// Creates a document, with surroundings of its own unless others are given.
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

  /// Records a connection, for tools. A running app does not need them.
  func record(_ connection: @autoclosure () -> NibConnection) {
    if !options.runsCode { connections.append(connection()) }
  }

  /// Creates a scene, or a scene's view, unless it is already being created: a scene inside itself would never end.
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

  /// Creates a coder for an object of a class of the app.
  func coder(_ element: IBElement, reading read: @escaping @MainActor (AnyObject) -> Void) -> NibCoder {
    NibCoder(element, color: { [self] in color($0) }, reader: read)
  }

  func reader(_ element: IBElement) -> ElementReader { ElementReader(element, in: self) }

  func variationRank(_ variation: IBElement) -> VariationFit {
    Variations.fit(key: variation.key ?? "", traits: traits)
  }

  /// The text of a `<string>`, which may be Base64-encoded.
  func text(of element: IBElement) -> String {
    guard element["base64-UTF8"] == "YES" else { return element.text }
    // Interface Builder omits the padding and wraps the lines.
    var encoded = element.text.filter { !$0.isWhitespace }
    while !encoded.count.isMultiple(of: 4) { encoded.append("=") }
    guard let data = Data(base64Encoded: encoded), let text = String(data: data, encoding: .utf8) else {
      warn("this text is not UTF-8 in Base64", at: element)
      return ""
    }
    return text
  }

  /// The place of an object in the file.
  func source(of element: IBElement, isPrototype: Bool = false) -> InterfaceBuilderSource {
    InterfaceBuilderSource(
      file: file.url.path, line: element.line, column: element.column, objectID: element.id ?? "",
      isPrototype: isPrototype)
  }

  // MARK: Other files

  /// Another storyboard, beside this one or in the folder of its project.
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
  /// The project's files that storyboard references led to, by file name.
  var documents: [String: NibDocument] = [:]
  var beingMade: Set<String> = []
  var made = 0

  init(assets: ProjectAssets) { self.assets = assets }
}
