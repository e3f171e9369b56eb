import Foundation

/// Several readings of one screen, between which something in it was scrolled, combined into one tree.
///
/// A list has elements only for its visible rows. Each reading adds the rows that have appeared since the one before,
/// at their place among those already known.
public struct GatheredTree {
  private var items: Items

  /// Creates a gathered tree from a first reading of the whole screen.
  public init(_ tree: ElementTree) { items = Items(tree.roots.map { Item($0, of: tree, shift: .zero) }) }

  /// Adds what a later reading has in a container and this tree lacks.
  ///
  /// - Parameters:
  ///   - id: the id of the container.
  ///   - tree: the later reading.
  ///   - shift: the offset, in points, to add to the frames of the container's contents to undo the scrolling.
  public mutating func add(contentsOf id: AccessibilityElement.ID, in tree: ElementTree, shift: CGPoint) {
    guard let index = tree.containers.firstIndex(where: { $0.id == id }) else { return }
    let new = tree.containers[index].children.map { Item($0, of: tree, shift: shift) }
    items.merge(new, intoContainer: id)
  }

  /// How many elements have been gathered in a container so far, at any depth.
  public func count(inContainer id: AccessibilityElement.ID) -> Int { items.find(id)?.elementCount ?? 0 }

  /// Everything gathered so far, in reading order.
  public var tree: ElementTree {
    var tree = ElementTree()
    tree.roots = items.list.map { $0.write(to: &tree, container: nil) }
    return tree
  }
}

/// Items in order, indexed by id.
private struct Items {
  var list: [Item]
  var places: [AccessibilityElement.ID: Int] = [:]

  init(_ list: [Item]) {
    self.list = list
    number(from: 0)
  }

  private mutating func number(from start: Int) {
    for index in list.indices.dropFirst(start) { places[list[index].id] = index }
  }

  mutating func merge(_ new: [Item]) {
    var position = 0
    for item in new {
      if let known = places[item.id] {
        list[known].takeIn(item)
        position = known + 1
        continue
      }
      list.insert(item, at: position)
      number(from: position)
      position += 1
    }
  }

  /// Merges into a container at any depth; false when there is none with that id.
  @discardableResult
  mutating func merge(_ new: [Item], intoContainer id: AccessibilityElement.ID) -> Bool {
    for index in list.indices where list[index].merge(new, intoContainer: id) { return true }
    return false
  }

  func find(_ id: AccessibilityElement.ID) -> Item? { list.lazy.compactMap { $0.find(id) }.first }
}

/// An element, or a container with its contents.
private enum Item {
  case element(AccessibilityElement, ElementContext?)
  indirect case container(ElementContainer, Items)

  init(_ item: ElementTree.Item, of tree: ElementTree, shift: CGPoint) {
    switch item {
    case .element(let index):
      self = .element(tree.elements[index].shifted(by: shift), tree.places[index].context)
    case .container(let index):
      var container = tree.containers[index]
      container.frame = container.frame.offsetBy(dx: shift.x, dy: shift.y)
      self = .container(container, Items(container.children.map { Item($0, of: tree, shift: shift) }))
    }
  }

  var id: AccessibilityElement.ID {
    switch self {
    case .element(let element, _): element.id
    case .container(let container, _): container.id
    }
  }

  var elementCount: Int {
    switch self {
    case .element: 1
    case .container(_, let inside): inside.list.reduce(0) { $0 + $1.elementCount }
    }
  }

  /// Merges the contents of a later reading of the same container.
  mutating func takeIn(_ other: Item) {
    guard case .container(let container, var inside) = self, case .container(_, let new) = other else {
      return
    }
    inside.merge(new.list)
    self = .container(container, inside)
  }

  mutating func merge(_ new: [Item], intoContainer id: AccessibilityElement.ID) -> Bool {
    guard case .container(let container, var inside) = self else { return false }
    if container.id == id {
      inside.merge(new)
    } else if !inside.merge(new, intoContainer: id) {
      return false
    }
    self = .container(container, inside)
    return true
  }

  func find(_ id: AccessibilityElement.ID) -> Item? {
    guard case .container(let container, let inside) = self else { return nil }
    return container.id == id ? self : inside.find(id)
  }

  func write(to tree: inout ElementTree, container: Int?) -> ElementTree.Item {
    switch self {
    case .element(let element, let context):
      tree.elements.append(element)
      tree.places.append(ElementTree.Place(container: container, context: context))
      return .element(tree.elements.count - 1)
    case .container(var own, let inside):
      let index = tree.containers.count
      own.parent = container
      own.children = []
      tree.containers.append(own)
      tree.containers[index].children = inside.list.map { $0.write(to: &tree, container: index) }
      return .container(index)
    }
  }
}

extension AccessibilityElement {
  fileprivate func shifted(by shift: CGPoint) -> AccessibilityElement {
    guard shift != .zero else { return self }
    var element = self
    element.frame = frame.offsetBy(dx: shift.x, dy: shift.y)
    guard hasDetails else { return element }
    if let point = details.activationPoint {
      element.details.activationPoint = CGPoint(x: point.x + shift.x, y: point.y + shift.y)
    }
    if let path = details.path { element.details.path = path.offset(by: shift) }
    return element
  }
}
