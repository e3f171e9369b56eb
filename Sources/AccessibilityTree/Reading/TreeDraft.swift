import Foundation

/// What the walk of a source has found so far: leaves in the order of the walk, and groups.
///
/// All groups share one array of items, so that a screen of any size takes only a handful of allocations.
@usableFromInline
struct TreeDraft {
  @usableFromInline let rules: ReadingRules
  @usableFromInline var elements: [AccessibilityElement] = []
  @usableFromInline var leaves: [Leaf] = []
  @usableFromInline var givers: [ContextGiver] = []
  @usableFromInline var containers: [ElementContainer] = []
  /// Contexts that could only be obtained during the walk, by leaf.
  @usableFromInline var contexts: [Int32: ElementContext] = [:]
  /// The items found at the current level of the walk, and at the levels around it.
  @usableFromInline var open: [Item] = []
  /// The items of every finished group, one group after the other.
  @usableFromInline var grouped: [Item] = []
  @usableFromInline var groups: [Group] = []

  /// The pinned elements that are followed by rows without elements.
  @usableFromInline var beforeGap: [AccessibilityElement.ID] = []

  @inlinable
  init(rules: ReadingRules) { self.rules = rules }

  /// What is kept about an element until its place is known.
  @usableFromInline
  struct Leaf {
    /// The giver of its context; -1 for none.
    @usableFromInline var giver: Int32
    @usableFromInline var isView: Bool

    @inlinable
    init(giver: Int32, isView: Bool) {
      self.giver = giver
      self.isView = isView
    }
  }

  /// A leaf or a group, and its place.
  @usableFromInline
  struct Item {
    /// An index into `elements`; below zero, the complement of an index into `groups`.
    @usableFromInline var reference: Int32
    @usableFromInline var place: ReadingPoint

    @inlinable
    init(reference: Int32, place: ReadingPoint) {
      self.reference = reference
      self.place = place
    }
  }

  /// Items that are read one after the other.
  @usableFromInline
  struct Group {
    /// A range of `grouped`.
    @usableFromInline var items: Range<Int>
    /// An index into `containers`; -1 for a group that is not a container.
    @usableFromInline var container: Int32
    /// The giver whose contents these are; -1 for none.
    @usableFromInline var giver: Int32

    @inlinable
    init(items: Range<Int>, container: Int32, giver: Int32) {
      self.items = items
      self.container = container
      self.giver = giver
    }
  }

  /// Something whose contents are announced by their position in it.
  @usableFromInline
  struct ContextGiver {
    @usableFromInline var kind: Kind
    /// True when the walk entered it through its explicit list, false through its subviews.
    @usableFromInline var isExplicit: Bool
    /// The number of items of a tab bar.
    @usableFromInline var itemCount: Int

    @inlinable
    init(kind: Kind, isExplicit: Bool, itemCount: Int = 0) {
      self.kind = kind
      self.isExplicit = isExplicit
      self.itemCount = itemCount
    }

    @usableFromInline
    enum Kind { case series, tabBarItem, tab, list, landmark, dataTable }
  }

  // MARK: Adding

  /// Reserves capacity for that many elements.
  @usableFromInline
  mutating func reserve(_ count: Int) {
    elements.reserveCapacity(count)
    leaves.reserveCapacity(count)
    open.reserveCapacity(count)
  }

  @inlinable
  mutating func add(_ element: consuming AccessibilityElement, giver: Int32, isView: Bool) {
    open.append(Item(reference: Int32(elements.count), place: ReadingPoint(element.frame)))
    leaves.append(Leaf(giver: giver, isView: isView))
    if !element.frame.isFinite { element.frame = .zero }
    elements.append(consume element)
  }

  /// Combines everything that was found since `mark` into one group.
  ///
  /// - Parameters:
  ///   - isFixed: true to keep the order in which the items were found.
  ///   - window: the part of a scroll view in which its contents are visible; the group is placed no higher
  ///     than that, and no farther left.
  @usableFromInline
  mutating func close(
    from mark: Int, isFixed: Bool, container: Int32 = -1, giver: Int32 = -1, at place: ReadingPoint? = nil,
    window: CGRect? = nil
  ) {
    if !isFixed { sort(from: mark) }
    var first = ReadingPoint.nowhere
    for (offset, item) in open[mark...].enumerated()
    where offset == 0 || rules.precedes(item.place, first) {
      first = item.place
    }
    if let window, first.y.isFinite {
      first.y = max(first.y, window.minY)
      first.x = max(first.x, window.minX)
    }
    let start = grouped.count
    grouped.append(contentsOf: open[mark...])
    open.removeLast(open.count - mark)
    open.append(Item(reference: ~Int32(groups.count), place: place ?? first))
    groups.append(Group(items: start..<grouped.count, container: container, giver: giver))
  }

  /// Places what was found since `mark` no higher than `top`, as a picture that fills the screen is read after the bar
  /// above it.
  @usableFromInline
  mutating func lower(from mark: Int, to top: Double) {
    for index in open.indices[mark...] where open[index].place.y < top { open[index].place.y = top }
  }

  /// Sorts what was found since `mark` into reading order, with the standard library's stable sort: the
  /// comparison is not transitive, so the algorithm is part of the behaviour.
  @usableFromInline
  mutating func sort(from mark: Int) {
    guard open.count - mark > 1 else { return }
    let rules = rules
    open.withUnsafeMutableBufferPointer { items in
      var level = UnsafeMutableBufferPointer(rebasing: items[mark...])
      level.sort { rules.precedes($0.place, $1.place) }
    }
  }
}
