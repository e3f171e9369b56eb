import CurbcutUIKit
import Foundation

extension NibDecoder {
  /// Makes the connections of one object.
  func connect(_ connections: IBElement, of object: AnyObject) {
    var collections: [String: [AnyObject]] = [:]
    let source = object === owner ? ownerIDs.first ?? "" : ""
    for element in connections.children {
      let reader = document.reader(element)
      switch element.name {
      case "outlet": outlet(reader, object, source)
      case "outletCollection":
        reader.note("collectionClass", "appends")
        guard let name = reader.string("property") else { break }
        if let member = destination(reader) { collections[name, default: []].append(member) }
        record(.outletCollection, name, reader, source)
      case "action": action(reader, object, source)
      case "segue": segue(reader, object)
      default:
        document.warn("there is no connection <\(element.name)>", kind: element.name, at: element)
        continue
      }
      reader.finish()
    }
    for (name, members) in collections { set(members, collection: name, of: object) }
  }

  private func destination(_ reader: ElementReader) -> AnyObject? {
    guard let id = reader.string("destination") else { return nil }
    if let object = object(id) { return object }
    // The first responder and the exit are no objects of their own.
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
    document.connections.append(
      NibConnection(kind: kind, name: name, source: source, destination: reader.string("destination") ?? ""))
  }

  // MARK: Outlets

  private func outlet(_ reader: ElementReader, _ object: AnyObject, _ source: String) {
    guard let name = reader.string("property") else { return }
    record(.outlet, name, reader, source)
    guard let target = destination(reader) else { return }
    if let receiver = object as? any InterfaceBuilderReceiver,
      receiver.setInterfaceBuilderValue(target, forKeyPath: name)
    {
      return
    }
    KnownOutlets.set(target, name, of: object)
  }

  private func set(_ members: [AnyObject], collection name: String, of object: AnyObject) {
    if name == "gestureRecognizers", let view = object as? UIView {
      for case let recognizer as UIGestureRecognizer in members { view.addGestureRecognizer(recognizer) }
      return
    }
    if let receiver = object as? any InterfaceBuilderReceiver,
      receiver.setInterfaceBuilderValue(members, forKeyPath: name)
    {
      return
    }
    if name == "accessibilityElements", let object = object as? AccessibleObject {
      object.accessibilityElements = members
    }
  }

  // MARK: Actions

  private func action(_ reader: ElementReader, _ object: AnyObject, _ source: String) {
    guard let name = reader.string("selector") else { return }
    let event = reader.string("eventType")
    record(.action(event: event), name, reader, source)
    let id = reader.string("destination") ?? ""
    // Without a target, the message goes up the responder chain.
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

/// How documents spell the events of controls.
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

/// The outlets of UIKit's own classes.
@MainActor
enum KnownOutlets {
  static func set(_ target: AnyObject, _ name: String, of object: AnyObject) {
    switch (object, name) {
    case (let table as UITableView, "dataSource"):
      if let source = target as? any UITableViewDataSource { table.dataSource = source }
    case (let table as UITableView, "delegate"):
      if let delegate = target as? any UITableViewDelegate { table.delegate = delegate }
    case (let collection as UICollectionView, "dataSource"):
      if let source = target as? any UICollectionViewDataSource { collection.dataSource = source }
    case (let collection as UICollectionView, "delegate"):
      if let delegate = target as? any UICollectionViewDelegate { collection.delegate = delegate }
    case (let picker as UIPickerView, "dataSource"):
      if let source = target as? any UIPickerViewDataSource { picker.dataSource = source }
    case (let picker as UIPickerView, "delegate"):
      if let delegate = target as? any UIPickerViewDelegate { picker.delegate = delegate }
    case (let field as UITextField, "delegate"):
      if let delegate = target as? any UITextFieldDelegate { field.delegate = delegate }
    case (let text as UITextView, "delegate"):
      if let delegate = target as? any UITextViewDelegate { text.delegate = delegate }
    case (let scroll as UIScrollView, "delegate"):
      if let delegate = target as? any UIScrollViewDelegate { scroll.delegate = delegate }
    case (let bar as UISearchBar, "delegate"):
      if let delegate = target as? any UISearchBarDelegate { bar.delegate = delegate }
    case (let recognizer as UIGestureRecognizer, "delegate"):
      if let delegate = target as? any UIGestureRecognizerDelegate { recognizer.delegate = delegate }
    case (let cell as UITableViewCell, "accessoryView"):
      if let view = target as? UIView { cell.accessoryView = view }
    case (let cell as UITableViewCell, "backgroundView"):
      if let view = target as? UIView { cell.backgroundView = view }
    case (let cell as UITableViewCell, "selectedBackgroundView"):
      if let view = target as? UIView { cell.selectedBackgroundView = view }
    case (let controller as UIViewController, "view"):
      if let view = target as? UIView { controller.view = view }
    default:
      // Outlets of classes that are not here are recorded, and have nobody to take them.
      break
    }
  }
}
