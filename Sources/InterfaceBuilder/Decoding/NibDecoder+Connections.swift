import CurbcutFoundation
import CurbcutUIKit

extension NibDecoder {
  /// Makes the connections of one object, in the order of the document; outlet collections last.
  func connect(_ connections: Connections, of object: AnyObject) {
    let isStandIn = connections.isStandIn
    var collections: [(name: String, members: [AnyObject], element: IBElement)] = []
    let source = object === owner ? ownerIDs.first ?? "" : ""
    for element in connections.elements {
      let reader = document.reader(element)
      switch element.name {
      case "outlet": outlet(reader, object, source, isStandIn)
      case "outletCollection":
        reader.note("collectionClass", "appends")
        guard let name = reader.string("property") else { break }
        let member = destination(reader)
        record(.outletCollection, name, reader, source)
        if let index = collections.firstIndex(where: { $0.name == name }) {
          if let member { collections[index].members.append(member) }
        } else {
          collections.append((name, member.map { [$0] } ?? [], element))
        }
      case "action": action(reader, object, source)
      case "segue": segue(reader, object)
      default:
        document.warn("there is no connection <\(element.name)>", kind: element.name, at: element)
        continue
      }
      reader.finish()
    }
    for (name, members, element) in collections where !members.isEmpty {
      set(members, collection: name, of: object, at: element, isStandIn)
    }
  }

  private func destination(_ reader: ElementReader) -> AnyObject? {
    guard let id = reader.string("destination") else { return nil }
    if let object = object(id) { return object }
    // The first responder and the exit are placeholders, not objects.
    let name = document.file.elements[id]?.name
    if !isLeftOut(id), id != "-1", id != "-2", name != "placeholder", name != "exit" {
      document.warn(
        "a connection leads to ‘\(id)’, which is not in the scene, and was left out",
        kind: "destination \(id)", at: reader.element)
    }
    return nil
  }

  private func record(
    _ kind: NibConnection.Kind, _ name: String, _ reader: ElementReader, _ source: String
  ) {
    document.record(
      NibConnection(kind: kind, name: name, source: source, destination: reader.string("destination") ?? ""))
  }

  // MARK: Outlets

  private func outlet(
    _ reader: ElementReader, _ object: AnyObject, _ source: String, _ isStandIn: Bool
  ) {
    guard let name = reader.string("property") else { return }
    record(.outlet, name, reader, source)
    guard let target = destination(reader) else { return }
    set(target, name, of: object, at: reader.element, isStandIn)
  }

  private func set(
    _ members: [AnyObject], collection name: String, of object: AnyObject, at element: IBElement,
    _ isStandIn: Bool
  ) {
    if name == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
      return
    }
    set(members, name, of: object, at: element, isStandIn)
  }

  /// Sets an outlet: a property of the app's class, or else one of UIKit's own.
  private func set(
    _ value: Any, _ name: String, of object: AnyObject, at element: IBElement, _ isStandIn: Bool
  ) {
    do {
      try ObjCRuntime.setValue(value, forKey: name, of: object)
    } catch KeyValueError.mismatch(let type, _, let expected, let found) {
      let value = found.map { "\($0)" } ?? "nil"
      document.warn(
        "the outlet ‘\(name)’ of \(type) must be \(expected), and is connected to a \(value)",
        kind: "outlet \(type).\(name) \(value)", at: element)
    } catch {
      if KnownOutlets.set(value, name, of: object) { return }
      if UndefinedKeys.set(value, name, of: object) { return }
      // A placeholder for a view of another framework has no outlets.
      if isStandIn || object is PlaceholderView { return }
      if document.options.runsCode, raiseUndefinedKey(name, of: object, at: element) { return }
      document.warn(
        "\(type(of: object)) is not key value coding-compliant for the key ‘\(name)’",
        kind: "key \(type(of: object)).\(name)", at: element)
    }
  }

  /// Raises the exception that ends the app for an outlet that its class does not have, as iOS does. Returns false if
  /// not
  /// all outlets of the class are known.
  private func raiseUndefinedKey(_ key: String, of object: AnyObject, at element: IBElement) -> Bool {
    guard let object = object as? any NSObjectProtocol, ObjCRuntime.isFullyKnown(type(of: object)) else {
      return false
    }
    NSException.raise(
      .undefinedKeyException,
      "[\(ObjCRuntime.reference(to: object)) setValue:forUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key \(key).",
      place: "\(document.file.url.path):\(element.place)")
    return true
  }

  // MARK: Actions

  private func action(_ reader: ElementReader, _ object: AnyObject, _ source: String) {
    guard let name = reader.string("selector") else { return }
    let event = reader.string("eventType")
    record(.action(event: event), name, reader, source)
    let id = reader.string("destination") ?? ""
    // An action to the first responder has no target: it goes up the responder chain.
    let isFirstResponder =
      id == "-2" || document.file.elements[id]?["placeholderIdentifier"] == "IBFirstResponder"
    let target = isFirstResponder ? nil : destination(reader)
    guard target != nil || isFirstResponder else { return }
    let selector = Selector(name)
    switch object {
    case let control as UIControl:
      let events = event.flatMap { ControlEvents.named[$0] }
      if event != nil, events == nil {
        document.warn("there is no event ‘\(event ?? "")’", at: reader.element)
      }
      control.addTarget(target, action: selector, for: events ?? .primaryActionTriggered)
    case let item as UIBarButtonItem:
      item.target = target
      item.action = selector
    case let recognizer as UIGestureRecognizer:
      if let target { recognizer.addTarget(target, action: selector) }
    default: break
    }
  }
}

/// The names of control events in documents.
enum ControlEvents {
  static let named: [String: UIControl.Event] = [
    "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat, "touchDragInside": .touchDragInside,
    "touchDragOutside": .touchDragOutside, "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
    "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside, "touchCancel": .touchCancel,
    "valueChanged": .valueChanged, "primaryActionTriggered": .primaryActionTriggered,
    "menuActionTriggered": .menuActionTriggered, "editingDidBegin": .editingDidBegin,
    "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
    "editingDidEndOnExit": .editingDidEndOnExit, "allTouchEvents": .allTouchEvents,
    "allEditingEvents": .allEditingEvents, "allEvents": .allEvents,
  ]
}
