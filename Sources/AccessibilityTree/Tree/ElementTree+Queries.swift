import Foundation

extension ElementTree {
  /// True when the screen has no elements; it may still have containers.
  public var isEmpty: Bool { elements.isEmpty }

  /// The index of the element with that id, in reading order; nil when it is not on the screen.
  ///
  /// Takes constant time after ``prepareForEdits()``, otherwise linear time.
  public func index(of id: AccessibilityElement.ID) -> Int? {
    if let known = positions { return known[id] }
    return elements.firstIndex { $0.id == id }
  }

  /// The element with that id; nil when it is not on the screen.
  public func element(withID id: AccessibilityElement.ID) -> AccessibilityElement? {
    index(of: id).map { elements[$0] }
  }

  /// The first element with that accessibility identifier, in reading order.
  public func element(identifier: String) -> AccessibilityElement? {
    elements.first { $0.identifier == identifier }
  }

  /// The containers around an element, outermost first, as indices into ``containers``.
  public func containers(around index: Int) -> [Int] {
    var result: [Int] = []
    var next = places[index].container
    while let container = next {
      result.append(container)
      next = containers[container].parent
    }
    return result.reversed()
  }

  /// The elements in a container at any depth, in reading order.
  public func elements(in container: Int) -> [Int] {
    containers[container].children.flatMap { item -> [Int] in
      switch item {
      case .element(let index): [index]
      case .container(let index): elements(in: index)
      }
    }
  }

  /// The frontmost element at a point, as an index into ``elements``; nil when there is none.
  ///
  /// - Parameter point: a point in screen coordinates, in points.
  public func hitTest(_ point: CGPoint) -> Int? {
    var best: Int?
    for index in elements.indices where elements[index].contains(point) {
      if let found = best, depth(of: found) > depth(of: index) { continue }
      if isScrolledAway(index, at: point) { continue }
      best = index
    }
    return best
  }

  func depth(of index: Int) -> Int32 { index < depths.count ? depths[index] : Int32(index) }

  /// True when a scroll view around the element does not contain the point, so that the element is clipped
  /// there.
  func isScrolledAway(_ index: Int, at point: CGPoint) -> Bool {
    var next = places[index].container
    while let container = next {
      if containers[container].kind == .scrollView, !containers[container].frame.contains(point) {
        return true
      }
      next = containers[container].parent
    }
    return false
  }
}

extension AccessibilityElement {
  /// True when a point, in screen coordinates, is inside the element.
  public func contains(_ point: CGPoint) -> Bool {
    if hasDetails, let path = details.path, !path.isEmpty, path.isFinite { return path.contains(point) }
    return frame.contains(point)
  }
}
