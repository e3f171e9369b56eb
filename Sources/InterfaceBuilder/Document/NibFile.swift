import Foundation

/// A parsed document: its elements, also by id.
final class NibFile: Sendable {
  let url: URL
  let root: IBElement
  let header: DocumentHeader
  /// The elements by id. Connections have ids, too, but they are left out, since nothing refers to them.
  let elements: [String: IBElement]
  /// The scene of each object, by the object's id.
  private let scenes: [String: IBElement]

  init(url: URL, root: IBElement) throws {
    self.url = url
    self.root = root
    header = try DocumentHeader(root: root, file: url.path)
    var elements: [String: IBElement] = [:]
    var scenes: [String: IBElement] = [:]
    for child in root.children where child.name == "scenes" || child.name == "objects" {
      child.visit { element in
        guard let id = element.id, !Self.connections.contains(element.name) else { return }
        if elements[id] == nil { elements[id] = element }
      }
      for scene in child.children where child.name == "scenes" {
        for object in scene.child("objects")?.children ?? [] {
          if let id = object.id { scenes[id] = scene }
        }
      }
    }
    self.elements = elements
    self.scenes = scenes
  }

  static func open(_ url: URL) throws -> NibFile {
    try NibFile(url: url, root: IBElement.document(at: url))
  }

  private static let connections: Set<String> = ["outlet", "outletCollection", "action", "segue"]

  /// The scene that has an object at its top level.
  func scene(of id: String) -> IBElement? { scenes[id] }

  /// The element in `<resources>` of a kind and a name.
  func resource(_ kind: String, named name: String) -> IBElement? {
    root.child("resources")?.children.first { $0.name == kind && $0["name"] == name }
  }
}
