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

  /// What the item says, shared by all who pass it on as it is.
  private var content: Content

  @MainActor
  private final class Content {
    var kind: Kind
    /// Nodes keep their items, and forget those of nodes that go.
    unowned let owner: ViewNode
    unowned var place: ViewNode { didSet { placeID = ObjectIdentifier(place) } }
    /// By these the nodes are compared, of which some may have gone.
    let ownerID: ObjectIdentifier
    var placeID: ObjectIdentifier
    var properties: AccessibilityProperties
    var isShown = false
    var row: ObjectIdentifier?
    /// What is said of the containers around a view of UIKit, as far as it concerns what is inside; nil for nothing.
    var outer: OuterProperties?

    init(_ kind: Kind, _ owner: ViewNode, _ place: ViewNode, _ properties: AccessibilityProperties) {
      self.kind = kind
      self.owner = owner
      self.place = place
      ownerID = ObjectIdentifier(owner)
      placeID = ObjectIdentifier(place)
      self.properties = properties
    }
  }

  init(kind: Kind, owner: ViewNode, place: ViewNode, properties: AccessibilityProperties) {
    content = Content(kind, owner, place, properties)
    // Texts and containers too are dimmed; a view of UIKit says itself whether it is.
    if case .view = kind { return }
    if !owner.environment.value.isEnabled { content.properties.traits.formUnion(.notEnabled) }
  }

  private mutating func makeOwn() {
    guard !isKnownUniquelyReferenced(&content) else { return }
    let row = content.row
    content = Content(content.kind, content.owner, content.place, content.properties)
    content.row = row
  }

  var kind: Kind {
    get { content.kind }
    set {
      makeOwn()
      content.kind = newValue
    }
  }

  /// The node that made the element, and by which it is known from one reading to the next.
  var owner: ViewNode { content.owner }

  /// The node whose rectangle is the element's.
  var place: ViewNode {
    get { content.place }
    set {
      makeOwn()
      content.place = newValue
    }
  }

  /// The lazy row that the item is in, which keeps the items of each of its columns together.
  var row: ObjectIdentifier? {
    get { content.row }
    set {
      guard content.row != newValue else { return }
      makeOwn()
      content.row = newValue
    }
  }

  var properties: AccessibilityProperties {
    _read { yield content.properties }
    _modify {
      makeOwn()
      yield &content.properties
    }
  }

  /// Whether technologies read the item as it is, not as a part of another one.
  var isShown: Bool {
    get { content.isShown }
    nonmutating set { content.isShown = newValue }
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

  var isView: Bool {
    if case .view = kind { true } else { false }
  }

  /// Whether it is an element of SwiftUI's own, whether or not it stands for others.
  var isElement: Bool { !isContainer && !isView }

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

// MARK: - Keeping up to date

extension AccessibilityItem {
  /// Whether two lists are of the same items, not only of equal ones.
  static func areSame(_ first: [AccessibilityItem], _ second: [AccessibilityItem]) -> Bool {
    first.count == second.count && zip(first, second).allSatisfy { $0.content === $1.content }
  }

  func isSame(as other: AccessibilityItem) -> Bool { content === other.content }

  /// Changes items to what others say that were made in their place, for all who have passed them on.
  ///
  /// - Returns: whether that was possible: the same elements at the same places of the order.
  static func bring(_ old: [AccessibilityItem], upTo new: [AccessibilityItem]) -> Bool {
    guard areAlike(old, new) else { return false }
    for (item, other) in zip(old, new) where item.content !== other.content { item.take(other) }
    return true
  }

  private static func areAlike(_ first: [AccessibilityItem], _ second: [AccessibilityItem]) -> Bool {
    first.count == second.count
      && zip(first, second).allSatisfy { $0.content === $1.content || $0.isAlike($1) }
  }

  private func isAlike(_ other: AccessibilityItem) -> Bool {
    guard content.ownerID == other.content.ownerID, content.placeID == other.content.placeID,
      properties.hasSameRelations(as: other.properties)
    else { return false }
    return switch (kind, other.kind) {
    case (.element, .element), (.combined, .combined): true
    case (.view(let view), .view(let second)): view === second
    case (.container(let items), .container(let second)): Self.areAlike(items, second)
    default: false
    }
  }

  private func take(_ other: AccessibilityItem) {
    if case .container(let items) = kind, case .container(let new) = other.kind {
      for (item, new) in zip(items, new) where item.content !== new.content { item.take(new) }
    } else {
      content.kind = other.kind
    }
    content.properties = other.properties
    content.row = other.content.row
    guard isShown else { return }
    if case .view(let view) = kind {
      applyToView(view)
    } else {
      owner.accessibilityObject?.itemDidChange(self)
    }
  }

  /// Has a view of UIKit say what modifiers around it say.
  func applyToView(_ view: UIView) {
    let properties = content.outer.map { self.properties.inheriting($0.properties) } ?? self.properties
    PlatformAccessibility.apply(properties, to: view)
    PlatformDetails.apply(properties, to: view)
  }

  /// Has a view of UIKit say also what is said of the containers around it.
  func applyToView(_ view: UIView, inside outer: OuterProperties?) {
    content.outer = outer
    applyToView(view)
  }

  /// What concerns the items of this container, which is itself in others.
  func outerProperties(inside outer: OuterProperties?) -> OuterProperties? {
    guard properties.concernsWhatIsInside else { return outer }
    return OuterProperties(outer.map { properties.inheriting($0.properties) } ?? properties)
  }

  /// What is said of a container, for the views in it.
  final class OuterProperties {
    let properties: AccessibilityProperties
    init(_ properties: AccessibilityProperties) { self.properties = properties }
  }
}

extension AccessibilityProperties {
  /// Whether an element with these properties stands where one with others stood, and means the same for those around.
  fileprivate func hasSameRelations(as other: AccessibilityProperties) -> Bool {
    sortPriority == other.sortPriority && isModal == other.isModal && pairs.isEmpty && other.pairs.isEmpty
      && linkedGroups.isEmpty && other.linkedGroups.isEmpty
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
