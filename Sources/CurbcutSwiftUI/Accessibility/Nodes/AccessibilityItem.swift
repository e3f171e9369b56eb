import CurbcutUIKit
import Foundation

/// What a view gives to assistive technologies: an element, a container with others in it, or a view of UIKit.
@MainActor
struct AccessibilityItem {
  enum Kind {
    case element
    /// An element that stands for others, which `accessibilityElement(children: .contain)` around it shows again.
    case combined([AccessibilityItem])
    case container([AccessibilityItem])
    case view(UIView)
  }

  var kind: Kind { didSet { stamp = Self.nextStamp() } }
  /// The node that made the element, and by which it is known from one reading to the next. Nodes keep their items,
  /// and forget those of nodes that go.
  unowned let owner: ViewNode
  /// The node whose rectangle is the element's.
  unowned var place: ViewNode { didSet { stamp = Self.nextStamp() } }
  var properties: AccessibilityProperties { didSet { stamp = Self.nextStamp() } }
  /// Another number after each change, by which an item that was read before is known to be the same.
  private(set) var stamp: Int

  private static var lastStamp = 0

  private static func nextStamp() -> Int {
    lastStamp += 1
    return lastStamp
  }

  init(kind: Kind, owner: ViewNode, place: ViewNode, properties: AccessibilityProperties) {
    self.kind = kind
    self.owner = owner
    self.place = place
    self.properties = properties
    stamp = Self.nextStamp()
    // Texts and containers too are dimmed; a view of UIKit says itself whether it is.
    if case .view = kind { return }
    if !owner.environment.value.isEnabled { self.properties.traits.formUnion(.notEnabled) }
  }

  static func element(_ owner: ViewNode, _ properties: AccessibilityProperties) -> AccessibilityItem {
    AccessibilityItem(kind: .element, owner: owner, place: owner, properties: properties)
  }

  static func view(_ view: UIView, _ owner: ViewNode) -> AccessibilityItem {
    AccessibilityItem(kind: .view(view), owner: owner, place: owner, properties: AccessibilityProperties())
  }

  var isContainer: Bool {
    if case .container = kind { true } else { false }
  }

  /// Whether it is a text and nothing more, dimmed or not.
  var isPlainText: Bool { properties.traits.subtracting(.notEnabled) == .staticText }

  /// The elements, whether in a container or not.
  var leaves: [AccessibilityItem] {
    switch kind {
    case .element, .combined, .view: [self]
    case .container(let items): items.flatMap(\.leaves)
    }
  }

  /// The object under which technologies know the item, once it was read.
  var object: UIResponder? {
    if case .view(let view) = kind { return view }
    return owner.accessibilityObject
  }

  /// What the item says of itself, with what a view of UIKit says where nothing else was set.
  var described: AccessibilityProperties {
    guard case .view(let view) = kind else { return properties }
    return properties.completed(by: view)
  }

  /// What a whole is made of: the item, or the elements in a view of UIKit that is none itself.
  var parts: [AccessibilityProperties] {
    guard case .view(let view) = kind, !view.isAccessibilityElement else { return [described] }
    return view.elementsInside.map { object in
      (object as? AccessibilityNode)?.properties ?? AccessibilityProperties().completed(by: object)
    }
  }
}

extension AccessibilityProperties {
  /// These properties, and what an object of UIKit says where they say nothing.
  func completed(by object: UIResponder) -> AccessibilityProperties {
    var all = self
    func words(_ string: NSAttributedString?) -> AccessibilityWords? {
      string.flatMap { $0.length > 0 ? AccessibilityWords($0) : nil }
    }
    if all.label == nil { all.label = words(object.accessibilityAttributedLabel) }
    if all.value == nil { all.value = words(object.accessibilityAttributedValue) }
    if all.hint == nil { all.hint = words(object.accessibilityAttributedHint) }
    if all.identifier == nil { all.identifier = object.accessibilityIdentifier }
    all.traits.formUnion(object.accessibilityTraits.subtracting(removedTraits))
    if all.traits.contains(.adjustable), all.adjust == nil {
      all.adjust = { [weak object] direction in
        if direction == .increment {
          object?.accessibilityIncrement()
        } else {
          object?.accessibilityDecrement()
        }
      }
    }
    if all.defaultAction == nil, !all.traits.contains(.notEnabled),
      object is UIControl || all.traits.contains(.button)
    {
      all.defaultAction = { [weak object] in _ = object?.accessibilityActivate() }
    }
    return all
  }
}
