import CurbcutFoundation
import CurbcutUIKit

/// Creates the objects of one scene, one xib or one prototype, and connects them.
@MainActor
final class NibDecoder {
  let document: NibDocument
  /// The scene's controller or the file's owner. Until its view is loaded it keeps the decoder, so a strong reference
  /// would be a cycle.
  weak var owner: AnyObject?
  /// The ids of the owner: its own, or `-1` in a xib.
  var ownerIDs: Set<String> = []
  /// For a prototype, the decoder of its scene, where objects are looked up that are not in the prototype.
  let outer: NibDecoder?
  /// Whether the objects are shown in place of rows that code would supply.
  var isPrototype = false
  /// The size, according to the document, of the view whose subviews are being created.
  var containerSize = CGSize.zero
  /// Whether references to missing objects are accepted, because the objects are elsewhere in the scene.
  var toleratesMissing = false

  private var objects: [String: AnyObject] = [:]
  private var guides: [String: (view: UIView, key: String)] = [:]
  /// The ids of views that a variation does not install, and of what is in them: they are created, but not added to a
  /// superview.
  private(set) var leftOut: Set<String> = []
  /// Objects that nothing else retains. As on iOS, the scene's controller retains them.
  var keepAlive: [AnyObject] = []
  /// The top and bottom layout guides of the controller.
  var layoutGuides: [ControllerLayoutGuide] = []
  /// The ids of the objects that are created with a controller's view; connections to them are made then.
  var madeWithView: Set<String> = []
  var pendingConstraints: [(elements: [IBElement], isInstalled: Bool, view: UIView)] = []
  private var pending = Pending()

  /// The connections of one object.
  struct Connections {
    var elements: [IBElement]
    /// The object; nil for the owner, which may retain the decoder until its view is loaded.
    var object: AnyObject?
    /// Whether the object replaces one whose custom class is not in the process.
    var isStandIn: Bool
  }

  /// What to do when all objects of a nib exist.
  private struct Pending {
    var attributes: [() -> Void] = []
    var accessibility: [() -> Void] = []
    var connections: [Connections] = []
    var awakening: [AnyObject] = []
  }

  init(_ document: NibDocument, outer: NibDecoder? = nil) {
    self.document = document
    self.outer = outer
  }

  // MARK: Objects

  func register(_ object: AnyObject, for element: IBElement) {
    if let id = element.id { objects[id] = object }
  }

  /// The object or layout guide with an id.
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

  /// Defers an object's connections until all objects exist.
  func addConnections(_ reader: ElementReader, of object: AnyObject) {
    let isStandIn = document.lacksClass(of: reader.element)
    for element in reader.children("connections") {
      pending.connections.append(
        Connections(
          elements: element.children, object: object === owner ? nil : object, isStandIn: isStandIn))
    }
  }

  /// Defers setting runtime attributes until all objects exist.
  func setLater(_ attributes: @escaping () -> Void) { pending.attributes.append(attributes) }

  /// Defers setting an object's accessibility until all objects exist, so that it overrides what the object's
  /// initializer
  /// set.
  func setAccessibilityLater(_ accessibility: @escaping () -> Void) {
    pending.accessibility.append(accessibility)
  }

  /// Defers an object's `awakeFromNib()` until all objects exist.
  func awakenLater(_ object: AnyObject) { pending.awakening.append(object) }

  /// Does what was deferred until all objects exist: constraints, attributes and connections; then calls
  /// `awakeFromNib()`. Connections to objects that come with a controller's view wait for the next call.
  func finish() {
    activateConstraints()
    var now = pending
    pending = Pending()
    for attribute in now.attributes { attribute() }
    for accessibility in now.accessibility { accessibility() }
    for index in now.connections.indices where !madeWithView.isEmpty {
      var later = now.connections[index]
      later.elements = connectionsToView(later.elements)
      guard !later.elements.isEmpty else { continue }
      pending.connections.append(later)
      now.connections[index].elements.removeAll { one in later.elements.contains { $0 === one } }
    }
    for connections in now.connections {
      if let object = connections.object ?? owner { connect(connections, of: object) }
    }
    for object in now.awakening { awaken(object) }
  }

  /// The connections that lead to objects of the controller's view. An outlet collection is deferred as a whole.
  private func connectionsToView(_ elements: [IBElement]) -> [IBElement] {
    func leadsToView(_ element: IBElement) -> Bool {
      element["destination"].map { madeWithView.contains($0) && object($0) == nil } ?? false
    }
    let collections = Set(
      elements.filter { $0.name == "outletCollection" && leadsToView($0) }.compactMap { $0["property"] })
    return elements.filter { element in
      switch element.name {
      case "outlet", "action": leadsToView(element)
      case "outletCollection": element["property"].map { collections.contains($0) } ?? false
      default: false
      }
    }
  }

  private func awaken(_ object: AnyObject) {
    switch object {
    case let view as UIView: view.awakeFromNib()
    case let controller as UIViewController: controller.awakeFromNib()
    case let item as UIBarItem: item.awakeFromNib()
    default:
      let selector = Selector("awakeFromNib")
      if ObjCRuntime.responds(object, to: selector) { ObjCRuntime.deliver(selector, to: object) }
    }
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

  /// Creates an object of the custom class that an element names, or else of its standard class.
  ///
  /// - Parameters:
  ///   - element: the object's element.
  ///   - read: applies the element to the object, while an object of a custom class is being initialised.
  ///   - standard: creates an object of the standard class.
  ///   - custom: creates an object of a class with a coder, if the class is of the right kind.
  func make<Object: AnyObject>(
    _ element: IBElement, reading read: ((Object) -> Void)? = nil, standard: () -> Object,
    custom: (AnyClass, NibCoder) -> Made<Object>
  ) -> Object {
    guard let name = element["customClass"], !name.isEmpty else { return standard() }
    let before = pending
    if let type = document.customClass(of: element) {
      let coder = document.coder(element) { object in
        if let object = object as? Object { read?(object) }
      }
      switch custom(type, coder) {
      case .object(let object): return object
      case .declined:
        pending = before
        let made = standard()
        document.warn(
          "init(coder:) of \(name) returned nil; \(Swift.type(of: made)) stands in", kind: "nil \(name)",
          at: element)
        return made
      case .otherKind:
        let made = standard()
        document.warn(
          "the class \(name) is not a \(Swift.type(of: made)), which <\(element.name)> needs; that stands in",
          kind: "class \(name)", at: element)
        return made
      }
    }
    let made = standard()
    document.warn(
      "the class \(name) is not in this process; \(Swift.type(of: made)) stands in", kind: "class \(name)",
      at: element)
    return made
  }

  /// The result of creating an object of a custom class.
  enum Made<Object> {
    case object(Object)
    /// The class is not a subclass of the class that is needed.
    case otherKind
    /// The initializer returned nil.
    case declined

    /// The result of a failable initializer, which is not called when the class is of another kind.
    init(_ made: Object??) {
      switch made {
      case .some(.some(let object)): self = .object(object)
      case .some(.none): self = .declined
      case .none: self = .otherKind
      }
    }
  }
}
