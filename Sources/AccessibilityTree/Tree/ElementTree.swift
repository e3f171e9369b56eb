import Foundation

/// A screen as an assistive technology sees it: elements in reading order, and the containers
/// around them.
public struct ElementTree: Sendable {
  /// Every element, in reading order.
  public internal(set) var elements: [AccessibilityElement] = []
  /// Where each element stands, parallel to ``elements``.
  public internal(set) var places: [Place] = []
  /// Every container, each before the ones inside it.
  public internal(set) var containers: [ElementContainer] = []
  /// The top level, in reading order.
  public internal(set) var roots: [Item] = []

  /// How far in front each element lies, parallel to ``elements``: of two that overlap, the one with
  /// the greater depth is touched.
  var depths: [Int32] = []
  /// The elements after which there are rows that have no elements, because they are scrolled out of sight: a header
  /// that stays in sight while the rows of its section scroll by.
  public internal(set) var beforeGap: Set<AccessibilityElement.ID> = []

  /// Where the element with an id stands; nil until somebody edits or asks.
  var positions: PositionIndex?

  /// Makes the tree of an empty screen.
  public init() {}

  /// A member of a container, or of the top level.
  public enum Item: Hashable, Sendable {
    /// An index into ``ElementTree/elements``.
    case element(Int)
    /// An index into ``ElementTree/containers``.
    case container(Int)
  }

  /// Where an element stands in the tree.
  public struct Place: Equatable, Sendable {
    /// The nearest container that means something to a person, as an index into ``ElementTree/containers``.
    public var container: Int? {
      get { storedContainer < 0 ? nil : Int(storedContainer) }
      set { storedContainer = newValue.map(Int32.init) ?? -1 }
    }
    /// What the words say of its place.
    public var context: ElementContext?
    private var storedContainer: Int32 = -1

    /// Makes a place; without a container the element stands on the top level.
    public init(container: Int? = nil, context: ElementContext? = nil) {
      self.context = context
      self.container = container
    }
  }
}

extension ElementTree: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.elements == b.elements && a.places == b.places && a.containers == b.containers && a.roots == b.roots
  }
}
