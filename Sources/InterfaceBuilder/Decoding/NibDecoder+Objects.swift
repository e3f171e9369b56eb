import CurbcutFoundation
import CurbcutUIKit
import Foundation

extension NibDecoder {
  /// Creates the objects beside the controller or the views: gesture recognizers, objects of the app, and views that
  /// code
  /// adds later.
  func otherObjects(_ elements: [IBElement]) {
    for element in elements {
      if let object = otherObject(element), !(object is UIGestureRecognizer) { keepAlive.append(object) }
    }
  }

  /// Creates an object that is not a controller; nil for a placeholder of an object that is created elsewhere.
  func otherObject(_ element: IBElement) -> AnyObject? {
    if let recognizer = gestureRecognizer(element) {
      register(recognizer, for: element)
      return recognizer
    }
    if element.name == "customObject" { return customObject(element) }
    if let item = barItem(element) {
      register(item, for: element)
      return item
    }
    return element.isView ? view(element) : nil
  }

  private func barItem(_ element: IBElement) -> UIBarItem? {
    switch element.name {
    case "barButtonItem": return barButtonItem(element)
    case "tabBarItem":
      let item = UITabBarItem()
      readTabBarItem(element, item)
      return item
    default: return nil
    }
  }

  /// Creates an object of the app, with `init(coder:)` if it is a subclass of one of UIKit's classes, else with
  /// `init()`.
  private func customObject(_ element: IBElement) -> AnyObject {
    let reader = document.reader(element)
    let object: AnyObject = make(element) {
      NSObject()
    } custom: { type, coder in
      switch type {
      case let type as UIView.Type: Made(.some(type.init(coder: coder)))
      case let type as UIViewController.Type: Made(.some(type.init(coder: coder)))
      case let type as UIGestureRecognizer.Type: Made(.some(type.init(coder: coder)))
      case let type as UIBarItem.Type: Made(.some(type.init(coder: coder)))
      case let type as NSObject.Type: .object(ObjectMaking.make(type, .object) ?? NSObject())
      default: .otherKind
      }
    }
    register(object, for: element)
    readRuntimeAttributes(reader, object)
    addConnections(reader, of: object)
    awakenLater(object)
    reader.finish()
    return object
  }

  // MARK: Gestures

  private func gestureRecognizer(_ element: IBElement) -> UIGestureRecognizer? {
    guard let type = Self.recognizers[element.name] else { return nil }
    let reader = document.reader(element)
    defer { reader.finish() }
    let recognizer: UIGestureRecognizer = make(element) {
      type.init(coder: NibCoder()) ?? UIGestureRecognizer(target: nil, action: nil)
    } custom: { custom, coder in
      Made((custom as? UIGestureRecognizer.Type)?.init(coder: coder))
    }
    reader.bool("enabled") { recognizer.isEnabled = $0 }
    reader.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
    reader.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = $0 }
    reader.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = $0 }
    reader.string("name") { recognizer.name = $0 }
    readOwn(reader, recognizer)
    readRuntimeAttributes(reader, recognizer)
    addConnections(reader, of: recognizer)
    awakenLater(recognizer)
    return recognizer
  }

  private func readOwn(_ reader: ElementReader, _ recognizer: UIGestureRecognizer) {
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      reader.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = $0 }
      reader.integer("numberOfTouchesRequired") { tap.numberOfTouchesRequired = $0 }
    case let press as UILongPressGestureRecognizer:
      reader.number("minimumPressDuration") { press.minimumPressDuration = TimeInterval($0) }
      reader.number("allowableMovement") { press.allowableMovement = $0 }
      reader.integer("numberOfTapsRequired") { press.numberOfTapsRequired = $0 }
      reader.integer("numberOfTouchesRequired") { press.numberOfTouchesRequired = $0 }
    case let swipe as UISwipeGestureRecognizer:
      reader.choice(
        "direction",
        ["right": UISwipeGestureRecognizer.Direction.right, "left": .left, "up": .up, "down": .down]
      ) { swipe.direction = $0 }
      reader.integer("numberOfTouchesRequired") { swipe.numberOfTouchesRequired = $0 }
    case let pan as UIPanGestureRecognizer:
      reader.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = $0 }
      reader.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = $0 }
      if let edge = pan as? UIScreenEdgePanGestureRecognizer, let flags = reader.child(key: "edges") {
        edge.edges = edges(flags)
      }
    case let pinch as UIPinchGestureRecognizer:
      reader.number("scale") { pinch.scale = $0 }
    default: break
    }
  }

  /// Edges that are written as flags: `top="YES"`.
  func edges(_ element: IBElement) -> UIRectEdge {
    let reader = document.reader(element)
    defer { reader.finish() }
    var edges: UIRectEdge = []
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    for (name, edge) in names where reader.bool(name) == true { edges.insert(edge) }
    return edges
  }

  private static let recognizers: [String: UIGestureRecognizer.Type] = [
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    // Interface Builder really spells it like this.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "longPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]
}
