import CurbcutUIKit
import Foundation

extension NibDecoder {
  /// Makes the objects beside the controller or the views: gesture recognisers, objects of the app,
  /// views that code adds later.
  func otherObjects(_ elements: [IBElement]) {
    for element in elements {
      if let recognizer = gestureRecognizer(element) {
        register(recognizer, for: element)
      } else if element.name == "customObject" {
        customObject(element)
      } else if let item = barItem(element) {
        register(item, for: element)
      } else if element.isView {
        // A view beside the controller, which code shows when it wants to.
        keepAlive.append(view(element))
      }
    }
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

  private func customObject(_ element: IBElement) {
    let reader = document.reader(element)
    // NSObject promises no initializer to its subclasses on Linux; those of UIKit do.
    let object: AnyObject = make(element) {
      NSObject()
    } custom: { type in
      (type as? UIView.Type)?.init(coder: NibCoder())
        ?? (type as? UIViewController.Type)?.init(coder: NibCoder())
    }
    register(object, for: element)
    keepAlive.append(object)
    readRuntimeAttributes(reader, object)
    addConnections(reader, of: object)
    reader.finish()
  }

  // MARK: Gestures

  private func gestureRecognizer(_ element: IBElement) -> UIGestureRecognizer? {
    guard let type = Self.recognizers[element.name] else { return nil }
    let reader = document.reader(element)
    defer { reader.finish() }
    let recognizer: UIGestureRecognizer = make(element) {
      type.init(coder: NibCoder()) ?? UIGestureRecognizer(target: nil, action: nil)
    } custom: { custom in
      (custom as? UIGestureRecognizer.Type)?.init(coder: NibCoder())
    }
    reader.bool("enabled") { recognizer.isEnabled = $0 }
    reader.bool("cancelsTouchesInView") { recognizer.cancelsTouchesInView = $0 }
    reader.bool("delaysTouchesBegan") { recognizer.delaysTouchesBegan = $0 }
    reader.bool("delaysTouchesEnded") { recognizer.delaysTouchesEnded = $0 }
    reader.string("name") { recognizer.name = $0 }
    readOwn(reader, recognizer)
    addConnections(reader, of: recognizer)
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

  /// Edges that are flags: `top="YES"`.
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
    // Interface Builder's own name for the long press.
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
