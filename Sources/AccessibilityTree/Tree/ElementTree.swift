import Foundation

/// A screen as an assistive technology sees it: elements in reading order, and the containers
/// around them.
public struct ElementTree: Sendable {
  /// Every element, in reading order.
  public internal(set) var elements: [AccessibilityElement] = []
  /// The place of each element, parallel to ``elements``.
  public internal(set) var places: [Place] = []
  /// Every container, each before the ones inside it.
  public internal(set) var containers: [ElementContainer] = []
  /// The top level, in reading order.
  public internal(set) var roots: [Item] = []

  /// The depth of each element, parallel to ``elements``: of two that overlap, the one with the greater depth
  /// is in front and is touched.
  var depths: [Int32] = []
  /// The pinned headers that are followed by rows without elements, because those rows are scrolled out of sight.
  public internal(set) var beforeGap: Set<AccessibilityElement.ID> = []

  /// The index of elements by id; nil until ``prepareForEdits()`` is called.
  var positions: PositionIndex?

  /// Creates the tree of an empty screen.
  public init() {}

  /// A member of a container, or of the top level.
  public enum Item: Hashable, Sendable {
    /// An index into ``ElementTree/elements``.
    case element(Int)
    /// An index into ``ElementTree/containers``.
    case container(Int)
  }

  /// The place of an element in the tree.
  public struct Place: Equatable, Sendable {
    /// The nearest container around the element, as an index into ``ElementTree/containers``; nil on the top
    /// level.
    public var container: Int? {
      get { storedContainer < 0 ? nil : Int(storedContainer) }
      set { storedContainer = newValue.map(Int32.init) ?? -1 }
    }
    /// What is spoken about the element's place.
    public var context: ElementContext?
    private var storedContainer: Int32 = -1

    /// Creates a place; without a container the element is on the top level.
    public init(container: Int? = nil, context: ElementContext? = nil) {
      self.context = context
      self.container = container
    }
  }
}

extension ElementTree {
  /// The same tree, its elements numbered anew: those of several recordings must not be taken for each other.
  ///
  /// - Parameter offset: one less than the id of the first element. Containers come after the elements.
  package func withIDs(after offset: AccessibilityElement.ID) -> ElementTree {
    var tree = self
    for index in tree.elements.indices {
      tree.elements[index].id = offset + AccessibilityElement.ID(index + 1)
    }
    let first = offset + AccessibilityElement.ID(tree.elements.count + 1)
    for index in tree.containers.indices {
      tree.containers[index].id = first + AccessibilityElement.ID(index)
    }
    tree.beforeGap = []
    tree.positions = nil
    return tree
  }
}

extension ElementTree {
  /// The same tree with other ids.
  ///
  /// - Parameter new: gives the id for one; no two get the same.
  package func withIDs(_ new: (AccessibilityElement.ID) -> AccessibilityElement.ID) -> ElementTree {
    var tree = self
    for index in tree.elements.indices { tree.elements[index].id = new(tree.elements[index].id) }
    for index in tree.containers.indices { tree.containers[index].id = new(tree.containers[index].id) }
    tree.beforeGap = Set(beforeGap.map(new))
    tree.positions = nil
    return tree
  }
}

extension ElementTree: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.elements == b.elements && a.places == b.places && a.containers == b.containers && a.roots == b.roots
  }
}
