import CurbcutFoundation
import CurbcutUIKit

/// Creates controllers for `UIStoryboard`.
@MainActor
final class StoryboardReader: StoryboardContents {
  private let document: NibDocument

  init(_ document: NibDocument) { self.document = document }

  var identifiers: [String] { document.identified.map(\.identifier) }

  func initialViewController(creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
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

extension NibDocument {
  /// Creates the top-level objects of a xib, in order, with an object as the file's owner.
  ///
  /// - Parameters:
  ///   - owner: the file's owner.
  ///   - externalObjects: the objects for placeholders, by identifier.
  func objects(owner: Any?, externalObjects: [String: Any] = [:]) -> [Any] {
    let decoder = NibDecoder(self)
    let elements = file.root.child("objects")?.children ?? []
    let ownerObject = owner as AnyObject?
    decoder.owner = ownerObject
    decoder.ownerIDs = ["-1"]
    for element in elements where element.name == "placeholder" && element.id != "-1" && element.id != "-2" {
      let identifier = element["placeholderIdentifier"] ?? ""
      if let object = externalObjects[identifier] {
        decoder.register(object as AnyObject, for: element)
      } else if options.runsCode {
        warn("nothing was given for the placeholder ‘\(identifier)’", at: element)
      }
    }
    var made: [(index: Int, object: Any)] = []
    // Views first: gesture recognizers and objects of the app refer to them.
    for (index, element) in elements.enumerated() where element.isView {
      made.append((index, decoder.view(element)))
    }
    for (index, element) in elements.enumerated() where !element.isView {
      if let object = decoder.otherObject(element) { made.append((index, object)) }
    }
    let objects = made.sorted { $0.index < $1.index }.map(\.object)
    if let placeholder = elements.first(where: { $0.id == "-1" }), let ownerObject {
      let reader = reader(placeholder)
      reader.note("placeholderIdentifier")
      decoder.addConnections(reader, of: ownerObject)
      decoder.readRuntimeAttributes(reader, ownerObject)
    }
    decoder.finish()
    (owner as? UIViewController)?.holdSceneObjects(objects.map { $0 as AnyObject } + decoder.keepAlive)
    return objects
  }
}

extension IBElement {
  /// Whether a top-level element is a view: it has a frame, or the name of a view.
  var isView: Bool { child("rect", key: "frame") != nil || NibDecoder.knownViews.contains(name) }
}
