import AccessibilityTree
import Foundation

/// The objects of a program as far as they are known: kept up to date by what the program tells, and by its answers.
///
/// Pure: it says what has to be asked, and is told the answers. Nothing that a program says of itself is trusted to be
/// consistent: children may be missing, belong to several parents, or to themselves.
struct DesktopModel {
  private(set) var objects: [DesktopObject] = []
  private(set) var extras: [Int32: DesktopExtra] = [:]
  var slots: [ObjectReference: Int32] = [:]
  private var free: [Int32] = []
  private var queue: [Int32] = []
  private var queueStart = 0
  /// What the program is made with.
  var toolkit = Toolkit()
  /// What has changed since it was last taken.
  var changes = DesktopChanges()
  /// Whether the program has more objects than are kept.
  private(set) var isTruncated = false

  /// The slot of the object that stands for the program as a whole.
  let root: Int32 = 0

  /// The most objects that are kept of one program.
  static let mostObjects = 250_000
  /// The most rows that are asked for of a list that makes them when they are needed.
  static let mostRows = 1_000
  /// The most objects beside each other that are all asked for their places.
  static let mostPlaced = 500
  /// No object lies deeper.
  static let deepest = 200

  /// The objects of a program, of which nothing is known yet.
  init(bus: String) {
    _ = slot(making: .root(of: bus))
    enqueue(0)
  }

  // MARK: Slots

  /// The slot of an object; nil when it is not known.
  func slot(of reference: ObjectReference) -> Int32? { slots[reference] }

  /// The number by which the tree knows an object.
  func id(of slot: Int32) -> AccessibilityElement.ID {
    UInt64(objects[Int(slot)].generation) << 32 | UInt64(slot + 1)
  }

  /// The slot of the object that the tree knows by a number; nil when it is gone.
  func slot(of id: AccessibilityElement.ID) -> Int32? {
    let slot = Int64(id & 0xFFFF_FFFF) - 1
    guard slot >= 0, slot < objects.count, slots[objects[Int(slot)].reference] == Int32(slot),
      objects[Int(slot)].generation == UInt32(id >> 32)
    else { return nil }
    return Int32(slot)
  }

  subscript(_ slot: Int32) -> DesktopObject {
    _read { yield objects[Int(slot)] }
    _modify { yield &objects[Int(slot)] }
  }

  func extra(_ slot: Int32) -> DesktopExtra { extras[slot] ?? DesktopExtra() }

  mutating func setExtra(_ slot: Int32, _ edit: (inout DesktopExtra) -> Void) {
    edit(&extras[slot, default: DesktopExtra()])
  }

  mutating func slot(making reference: ObjectReference) -> Int32? {
    if let known = slots[reference] { return known }
    guard !reference.isNull else { return nil }
    guard slots.count < Self.mostObjects else {
      isTruncated = true
      return nil
    }
    let slot: Int32
    if let old = free.popLast() {
      slot = old
      let generation = objects[Int(slot)].generation &+ 1
      objects[Int(slot)] = DesktopObject(reference: reference, generation: generation)
    } else {
      slot = Int32(objects.count)
      objects.append(DesktopObject(reference: reference, generation: 0))
    }
    slots[reference] = slot
    return slot
  }

  /// Forgets an object and everything in it.
  mutating func remove(_ slot: Int32) {
    guard slot != root else { return }
    var rest = [slot]
    while let next = rest.popLast() {
      let object = objects[Int(next)]
      guard slots[object.reference] == next else { continue }
      slots[object.reference] = nil
      extras[next] = nil
      rest += object.children.filter { objects[Int($0)].parent == next }
      objects[Int(next)].children = []
      objects[Int(next)].parent = -1
      objects[Int(next)].name = ""
      objects[Int(next)].description = ""
      free.append(next)
      changes.elements.remove(next)
    }
    changes.isStructure = true
  }

  mutating func detach(_ slot: Int32) {
    let parent = self[slot].parent
    self[slot].parent = -1
    guard parent >= 0 else { return }
    self[parent].children.removeAll { $0 == slot }
    changes.isStructure = true
  }

  /// Whether `inner` is `slot` or lies in it.
  func contains(_ slot: Int32, _ inner: Int32) -> Bool {
    var next = inner
    for _ in 0..<Self.deepest where next >= 0 {
      if next == slot { return true }
      next = self[next].parent
    }
    return false
  }

  /// The objects around one, innermost first.
  func ancestors(of slot: Int32) -> [Int32] {
    var result: [Int32] = []
    var next = self[slot].parent
    while next >= 0, result.count < Self.deepest {
      result.append(next)
      next = self[next].parent
    }
    return result
  }

  /// The children that really are an object's.
  func children(of slot: Int32) -> some Sequence<Int32> {
    objects[Int(slot)].children.lazy.filter { objects[Int($0)].parent == slot }
  }

  // MARK: What programs tell

  /// Takes one of the objects that a program's cache lists. ``finishCache()`` follows after the last.
  mutating func takeFromCache(_ item: CacheItem) { take(item, isBulk: true) }

  /// Puts what the cache listed in order.
  mutating func finishCache() {
    for slot in objects.indices where !objects[slot].children.isEmpty { sortChildren(of: Int32(slot)) }
    changes.isStructure = true
  }

  @discardableResult
  mutating func take(_ item: CacheItem, isBulk: Bool = false) -> Int32? {
    guard let slot = slot(making: item.reference) else { return nil }
    let isNew = !self[slot].known.isSuperset(of: .item)
    let before = self[slot]
    self[slot].role = item.role
    self[slot].interfaces = item.interfaces
    self[slot].states = item.states
    self[slot].name = toolkit.name(item.name)
    self[slot].description = item.description
    self[slot].known.formUnion(.item)
    self[slot].asked.subtract(.item)
    // Of a list that makes its rows when they are needed, the number has to be asked for.
    if item.childCount == nil, item.children == nil { self[slot].known.remove(.childCount) }
    self[slot].claimedIndex = Int32(clamping: item.index ?? -1)
    if item.childCount != nil || isNew { self[slot].childCount = Int32(clamping: item.childCount ?? -1) }
    if let children = item.children { setChildren(of: slot, children) }
    if slot != root, let parent = self.slot(making: item.parent), parent != before.parent,
      !contains(slot, parent)
    {
      detach(slot)
      self[slot].parent = parent
      // A list of GTK 3 tells of what is in a new row, and not of the row.
      if !self[parent].known.isSuperset(of: .item) { enqueue(parent) }
      if isBulk {
        self[parent].children.append(slot)
      } else {
        insert(slot, at: item.index ?? self[parent].children.count, of: parent)
      }
    }
    if self[slot].childCount == 0, slot != root { self[slot].known.insert(.children) }
    enqueue(slot)
    if isNew { changes.isStructure = true } else { note(slot) }
    return slot
  }

  /// Puts the children in the order that they claim; whether these are all must otherwise be asked.
  private mutating func sortChildren(of slot: Int32) {
    guard !self[slot].known.contains(.children) else { return }
    let children = self[slot].children.filter { self[$0].parent == slot }
      .sorted { (self[$0].claimedIndex, $0) < (self[$1].claimedIndex, $1) }
    self[slot].children = children
    let isComplete = children.indices.allSatisfy { self[children[$0]].claimedIndex == Int32($0) }
    if isComplete, children.count == Int(self[slot].childCount) { self[slot].known.insert(.children) }
  }

  mutating func insert(_ slot: Int32, at index: Int, of parent: Int32) {
    let place = min(max(0, index), self[parent].children.count)
    self[parent].children.insert(slot, at: place)
    changes.isStructure = true
  }

  /// Sets all children of an object.
  mutating func setChildren(of slot: Int32, _ references: [ObjectReference]) {
    var children: [Int32] = []
    var seen: Set<Int32> = []
    for reference in references {
      guard let child = self.slot(making: reference), child != root, seen.insert(child).inserted,
        !contains(child, slot)
      else { continue }
      children.append(child)
    }
    let before = self[slot].children
    for old in before where !seen.contains(old) && self[old].parent == slot { self[old].parent = -1 }
    for child in children {
      if self[child].parent != slot { detach(child) }
      self[child].parent = slot
      enqueue(child)
    }
    self[slot].children = children
    self[slot].childCount = Int32(clamping: children.count)
    self[slot].known.insert(.children)
    for old in before where self[old].parent < 0 && slots[self[old].reference] == old { remove(old) }
    if before != children { changes.isStructure = true }
  }

  /// Notes that an object has other attributes.
  mutating func note(_ slot: Int32) {
    changes.elements.insert(slot)
    // More than a screen shows is not worth being told one by one.
    if changes.elements.count > 2_000 {
      changes.elements = []
      changes.isStructure = true
    }
  }

  /// Makes some facts to be asked for again.
  mutating func forget(_ facts: DesktopFacts, of slot: Int32) {
    self[slot].known.subtract(facts)
    self[slot].asked.subtract(facts)
    enqueue(slot)
  }

  // MARK: What is to be asked

  mutating func enqueue(_ slot: Int32) {
    guard !self[slot].isWaiting else { return }
    self[slot].isWaiting = true
    queue.append(slot)
  }

  /// Whether there may be something to ask.
  var hasQuestions: Bool { queueStart < queue.count }

  /// How many objects the program was not asked about yet, of those that are only known by name.
  var unknownCount: Int {
    queue[queueStart...].lazy.filter { objects[Int($0)].known.isDisjoint(with: .item) }.count
  }

  /// What is to be asked next.
  ///
  /// - Parameter most: about how many questions.
  mutating func takeQuestions(most: Int) -> [DesktopQuestion] {
    var questions: [DesktopQuestion] = []
    while queueStart < queue.count, questions.count < most {
      let slot = queue[queueStart]
      queueStart += 1
      self[slot].isWaiting = false
      guard slots[self[slot].reference] == slot else { continue }
      let facts = wanted(of: slot).subtracting(self[slot].known).subtracting(self[slot].asked)
      questions += ask(facts, of: slot)
    }
    if queueStart > 4_096 || queueStart == queue.count {
      queue.removeFirst(queueStart)
      queueStart = 0
    }
    return questions
  }

  /// The questions for some facts about an object, which count as asked from now on.
  mutating func ask(_ facts: DesktopFacts, of slot: Int32) -> [DesktopQuestion] {
    self[slot].asked.formUnion(facts)
    return DesktopFacts.each.filter(facts.contains).map {
      DesktopQuestion(
        object: id(of: slot), reference: self[slot].reference, fact: $0,
        isPlaceInWindow: toolkit.tellsPlacesInWindow)
    }
  }
}

/// What has changed since it was last asked for.
struct DesktopChanges: Equatable {
  /// The objects with other attributes.
  var elements: Set<Int32> = []
  /// Whether objects came, went, or are shown now.
  var isStructure = false
  /// The object that got the focus last.
  var focus: Int32?
  /// The window that became the active one.
  var window: Int32?
  var announcements: [Announcement] = []
  /// Whether the program has ended.
  var isGone = false

  struct Announcement: Equatable {
    var text: String
    var isAssertive: Bool
  }

  /// Only the latest are kept of a program that never stops.
  private static let mostAnnouncements = 16

  mutating func announce(_ text: String, isAssertive: Bool) {
    announcements.append(Announcement(text: text, isAssertive: isAssertive))
    if announcements.count > Self.mostAnnouncements { announcements.removeFirst() }
  }
}
