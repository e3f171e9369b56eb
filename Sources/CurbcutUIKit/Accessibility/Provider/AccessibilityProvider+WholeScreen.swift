import AccessibilityTree
import CurbcutFoundation

/// A screen with all rows of its lists, including those that are not visible.
public struct WholeScreen: Sendable {
  /// Every element, as if the screen were as tall as its lists are long.
  public var tree: ElementTree
  /// Lists that were not read to the end, in the order in which they were read.
  public var unfinished: [UnfinishedList]

  /// Whether a screen is being read to its end just now.
  @MainActor package internal(set) static var isBeingRead = false
  /// Posted when ``isBeingRead`` has changed.
  package static let isBeingReadDidChange = Notification.Name("CurbcutWholeScreenIsBeingReadDidChange")

  /// A list that was not read to the end.
  public struct UnfinishedList: Equatable, Sendable {
    /// How many elements of it were read.
    public var elements: Int
    /// How many rows it had when reading stopped.
    public var rows: Int
    /// Whether it gained rows while it was read, so that it may be endless.
    public var grows: Bool
  }
}

extension WholeScreen {
  /// Lets containers that make their views only when they come into sight make all of them, or no longer.
  @MainActor
  fileprivate static func tellIsBeingRead(_ isBeingRead: Bool) {
    self.isBeingRead = isBeingRead
    NotificationCenter.default.post(name: isBeingReadDidChange, object: nil)
    UIKitHost.shared.runUntilIdle(limit: 0)
  }
}

extension AccessibilityProvider {
  /// Reads the screen to the end of its lists by scrolling them page by page, as VoiceOver does. Afterwards their
  /// content offsets are restored.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of elements to read from one list.
  ///   - growthLimit: the same for a list that gains rows as it is scrolled.
  public func readWholeScreen(limit: Int = 10_000, growthLimit: Int = 1_000) -> WholeScreen {
    WholeScreen.tellIsBeingRead(true)
    defer { WholeScreen.tellIsBeingRead(false) }
    update()
    var reading = ListReading(provider: self, limit: limit, growthLimit: growthLimit)
    reading.gather(inside: nil)
    var tree = reading.gathered.tree
    addTexts(to: &tree)
    return WholeScreen(tree: tree, unfinished: reading.unfinished)
  }

  /// Adds the texts of fields, of which VoiceOver says whether words in them are misspelled.
  private func addTexts(to tree: inout ElementTree) {
    for var element in tree.elements where element.traits.contains(.textEntry) {
      guard let object = object(withID: element.id) else { continue }
      element.details.text = textContent(of: object, element)
      tree.update(element)
    }
  }
}

/// Reads the lists of a screen, one after another.
@MainActor
private struct ListReading {
  let provider: AccessibilityProvider
  let limit: Int
  let growthLimit: Int
  var gathered: GatheredTree
  var unfinished: [WholeScreen.UnfinishedList] = []
  private var done: Set<AccessibilityElement.ID> = []

  init(provider: AccessibilityProvider, limit: Int, growthLimit: Int) {
    self.provider = provider
    self.limit = limit
    self.growthLimit = growthLimit
    gathered = GatheredTree(provider.tree)
  }

  /// Reads the visible lists, or those inside another list, `shift` being how far that list is scrolled.
  mutating func gather(inside outer: AccessibilityElement.ID?, shift: CGPoint = .zero) {
    while let (id, list) = next(inside: outer) {
      done.insert(id)
      gather(list, id: id, shift: shift)
    }
  }

  private func next(inside outer: AccessibilityElement.ID?) -> (AccessibilityElement.ID, any RecyclingList)? {
    let containers = provider.tree.containers
    for container in containers where container.kind == .scrollView && !done.contains(container.id) {
      guard outer == nil || isInside(container, outer, containers),
        let list = provider.object(withID: container.id) as? any RecyclingList, !list.isStatic,
        list.isScrollEnabled, list.minimumOffset != list.maximumOffset
      else { continue }
      return (container.id, list)
    }
    return nil
  }

  private func isInside(
    _ container: ElementContainer, _ outer: AccessibilityElement.ID?, _ containers: [ElementContainer]
  ) -> Bool {
    var next = container.parent
    while let index = next {
      if containers[index].id == outer { return true }
      next = containers[index].parent
    }
    return false
  }

  private mutating func gather(_ list: any RecyclingList, id: AccessibilityElement.ID, shift: CGPoint) {
    let start = list.contentOffset
    let count = list.totalCount
    var most = limit
    list.settleMotion()
    show(list.minimumOffset, of: list)
    while true {
      // A page takes its time; a list of many does not mean that the app is stuck.
      MainTurns.note()
      let moved = CGPoint(
        x: shift.x + list.contentOffset.x - start.x, y: shift.y + list.contentOffset.y - start.y)
      gathered.add(contentsOf: id, in: provider.tree, shift: moved)
      gather(inside: id, shift: moved)
      if list.totalCount > count { most = min(most, growthLimit) }
      let read = gathered.count(inContainer: id)
      guard let goal = nextPage(of: list) else { break }
      guard read < most else {
        unfinished.append(.init(elements: read, rows: list.totalCount, grows: list.totalCount > count))
        break
      }
      show(goal, of: list)
    }
    show(start, of: list)
  }

  /// The content offset of the next page; nil at the end, where the app is first given time to load more rows.
  private func nextPage(of list: any RecyclingList) -> CGPoint? {
    func goal() -> CGPoint? {
      let goal = list.clamped(list.offset(afterPage: .next))
      return goal == list.contentOffset ? nil : goal
    }
    if let goal = goal() { return goal }
    UIKitHost.shared.runUntilIdle(limit: 2)
    provider.update()
    return goal()
  }

  private func show(_ offset: CGPoint, of list: any RecyclingList) {
    list.contentOffset = offset
    provider.update()
  }
}
