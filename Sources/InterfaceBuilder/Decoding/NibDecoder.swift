import CurbcutUIKit
import Foundation

/// Makes the objects of one scene, one xib or one prototype, and connects them.
@MainActor
final class NibDecoder {
  let document: NibDocument
  /// The scene's controller or the file's owner. Its view may be made later than itself: a strong reference
  /// would be a cycle until then.
  weak var owner: AnyObject?
  /// The ids by which the owner is known: its own, or `-1` in a xib.
  var ownerIDs: Set<String> = []
  /// Where objects are looked for that are not here: the scene of a prototype.
  let outer: NibDecoder?
  /// Whether what is made stands for rows that code would supply.
  var isPrototype = false
  /// The size of the view whose subviews are being made, as the document has it.
  var containerSize = CGSize.zero
  /// References to objects that are not here are no mistake: they are elsewhere in the scene.
  var toleratesMissing = false

  private var objects: [String: AnyObject] = [:]
  private var guides: [String: (view: UIView, key: String)] = [:]
  /// Objects that a variation leaves out. References to them are no mistake.
  private(set) var leftOut: Set<String> = []
  /// Objects of the app that nothing else holds. The scene's controller does, as on iOS.
  var keepAlive: [AnyObject] = []
  /// The guides of a controller's view from before safe areas.
  var layoutGuides: [ControllerLayoutGuide] = []
  var pendingConstraints: [(elements: [IBElement], view: UIView)] = []
  private var pendingConnections: [(element: IBElement, object: AnyObject)] = []
  private var awakening: [UIView] = []

  init(_ document: NibDocument, outer: NibDecoder? = nil) {
    self.document = document
    self.outer = outer
  }

  // MARK: Objects

  func register(_ object: AnyObject, for element: IBElement) {
    if let id = element.id { objects[id] = object }
  }

  /// The object of an id; layout guides too.
  func object(_ id: String) -> AnyObject? {
    if let object = objects[id] { return object }
    if ownerIDs.contains(id) { return owner }
    if let (view, key) = guides[id] { return guide(key, of: view) }
    return outer?.object(id)
  }

  func registerGuide(_ element: IBElement, of view: UIView) {
    if let id = element.id { guides[id] = (view, element.key ?? "") }
  }

  func leaveOut(_ element: IBElement) {
    element.visit { if let id = $0.id { leftOut.insert(id) } }
  }

  func isLeftOut(_ id: String) -> Bool {
    toleratesMissing || leftOut.contains(id) || outer?.isLeftOut(id) ?? false
  }

  /// Notes that an object has connections, made when everything is there.
  func addConnections(_ reader: ElementReader, of object: AnyObject) {
    for element in reader.children("connections") { pendingConnections.append((element, object)) }
  }

  func awakenLater(_ view: UIView) { awakening.append(view) }

  /// Makes what needs all objects: constraints, connections; then tells the objects.
  func finish() {
    activateConstraints()
    let connections = pendingConnections
    pendingConnections = []
    for (element, object) in connections { connect(element, of: object) }
    let views = awakening
    awakening = []
    for view in views { view.awakeFromNib() }
  }

  private func guide(_ key: String, of view: UIView) -> AnyObject? {
    switch key {
    case "safeArea": return view.safeAreaLayoutGuide
    case "layoutMargins", "margins": return view.layoutMarginsGuide
    case "readable", "readableContent": return view.readableContentGuide
    case "keyboard": return view.keyboardLayoutGuide
    case "contentLayoutGuide": return (view as? UIScrollView)?.contentLayoutGuide
    case "frameLayoutGuide": return (view as? UIScrollView)?.frameLayoutGuide
    default:
      document.warn("there is no layout guide ‘\(key)’", at: nil)
      return nil
    }
  }

  // MARK: Classes

  /// An object of the custom class that an element names, else of its standard class.
  func make<Object>(
    _ element: IBElement, standard: () -> Object, custom: (AnyClass) -> Object?
  ) -> Object {
    guard let name = element["customClass"], !name.isEmpty else { return standard() }
    if let type = ClassLookup.find(
      name, module: element["customModule"], modules: document.options.modules),
      let object = custom(type)
    {
      return object
    }
    let made = standard()
    document.warn(
      "the class \(name) is not in this process; \(type(of: made)) stands in", kind: "class \(name)",
      at: element)
    return made
  }
}
