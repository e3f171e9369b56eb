import CurbcutUIKit
import Foundation

/// Makes controllers for `UIStoryboard`.
@MainActor
final class StoryboardReader: StoryboardContents {
  private let document: NibDocument

  init(_ document: NibDocument) { self.document = document }

  func initialViewController() -> UIViewController? {
    guard let id = document.file.header.initialViewController else { return nil }
    return document.controller(id)
  }

  func initialViewController(creator: @escaping (NSCoder) -> UIViewController?) -> UIViewController? {
    guard let id = document.file.header.initialViewController else { return nil }
    return document.controller(id, creator: creator)
  }

  func viewController(
    identifier: String, creator: ((NSCoder) -> UIViewController?)?
  ) -> UIViewController? {
    guard let id = document.controllerID(storyboardIdentifier: identifier) else { return nil }
    return document.controller(id, creator: creator)
  }
}

/// Finds and reads the documents of bundles for `UIStoryboard` and `UINib`.
@MainActor
struct BundleLoader: InterfaceBuilderLoader {
  func storyboard(named name: String, bundle: Bundle) -> (any StoryboardContents)? {
    document(name, "storyboard", bundle).map(StoryboardReader.init)
  }

  func nib(named name: String, bundle: Bundle, owner: Any?) -> [Any]? {
    document(name, "xib", bundle)?.views(owner: owner)
  }

  func nib(data: Data, bundle: Bundle, owner: Any?) -> [Any]? {
    guard let root = try? IBElementParser.parse(data, file: "nib"),
      let file = try? NibFile(url: URL(fileURLWithPath: "nib.xib"), root: root)
    else { return nil }
    return NibDocument(file, options: InterfaceBuilderOptions()).views(owner: owner)
  }

  private func document(_ name: String, _ suffix: String, _ bundle: Bundle) -> NibDocument? {
    // Bundles on Linux hold the sources, in Base.lproj or a language's folder.
    let folder = bundle.resourceURL ?? bundle.bundleURL
    let language = bundle.preferredLocalizations.first
    let found = bundle.url(forResource: name, withExtension: suffix)
    let places = [
      found, folder.appendingPathComponent("Base.lproj/\(name).\(suffix)"),
      folder.appendingPathComponent("\(name).\(suffix)"),
    ]
    for case let url? in places where FileManager.default.fileExists(atPath: url.path) {
      guard let file = try? NibFile.open(url) else { continue }
      return NibDocument(file, options: InterfaceBuilderOptions(language: language))
    }
    return nil
  }
}

extension NibDocument {
  /// Makes the top-level objects of a xib, in order, with an object in the place of the file's owner.
  func views(owner: Any?) -> [Any] {
    let decoder = NibDecoder(self)
    let elements = file.root.child("objects")?.children ?? []
    let ownerObject = owner as AnyObject?
    decoder.owner = ownerObject
    decoder.ownerIDs = ["-1"]
    var objects: [Any] = []
    for element in elements where element.isView { objects.append(decoder.view(element)) }
    decoder.otherObjects(elements.filter { !$0.isView })
    (owner as? UIViewController)?.holdSceneObjects(decoder.keepAlive)
    if let placeholder = elements.first(where: { $0.id == "-1" }), let ownerObject {
      let reader = reader(placeholder)
      reader.note("placeholderIdentifier")
      decoder.addConnections(reader, of: ownerObject)
      decoder.readRuntimeAttributes(reader, ownerObject)
    }
    decoder.finish()
    return objects
  }
}

extension IBElement {
  /// Whether a top-level element is a view. Every view has a frame; other objects have none.
  var isView: Bool { child("rect", key: "frame") != nil || NibDecoder.knownViews.contains(name) }
}
