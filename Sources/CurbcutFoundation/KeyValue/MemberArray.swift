import Foundation

/// Stands for the array that a property of an object holds. Each change goes to the property, by the methods that the class
/// has for it, or else by its setter, and is told to its observers.
final class MemberArray: NSMutableArray {
  private var owner: (any NSObjectProtocol)?
  private var key = ""

  convenience init(of owner: any NSObjectProtocol, _ key: String) {
    self.init()
    (self.owner, self.key) = (owner, key)
  }

  /// The members of the array that a property holds; none where it holds none.
  static func members(of owner: any NSObjectProtocol, _ key: String) -> [Any] {
    switch owner.value(forKey: key) {
    case let array as NSArray: array.map { $0 }
    case let array as [Any]: array
    default: []
    }
  }

  private var members: [Any] { owner.map { Self.members(of: $0, key) } ?? [] }

  // MARK: Changing

  /// Makes a change, and tells observers of it.
  private func change(_ kind: NSKeyValueChange, _ indexes: IndexSet, _ make: (inout [Any]) -> Void) {
    guard let owner, !indexes.isEmpty else { return }
    owner.willChange(kind, valuesAt: indexes, forKey: key)
    if !changeByMethods(kind, indexes, make) {
      var new = members
      make(&new)
      if let array = owner.value(forKey: key) as? NSMutableArray {
        array.setArray(new)
      } else {
        do { try ObjCRuntime.set(new, forKey: key, of: owner) } catch { ObjCRuntime.report("\(error)") }
      }
    }
    owner.didChange(kind, valuesAt: indexes, forKey: key)
  }

  /// Changes the collection by `insertObject:inItemsAtIndex:` and `removeObjectFromItemsAtIndex:`, if the class has them.
  private func changeByMethods(
    _ kind: NSKeyValueChange, _ indexes: IndexSet, _ make: (inout [Any]) -> Void
  ) -> Bool {
    guard let owner, let first = key.first else { return false }
    let name = "\(first.uppercased())\(key.dropFirst())"
    let insertion = Selector("insertObject:in\(name)AtIndex:")
    let removal = Selector("removeObjectFrom\(name)AtIndex:")
    guard ObjCRuntime.responds(owner, to: insertion), ObjCRuntime.responds(owner, to: removal) else {
      return false
    }
    var new = members
    make(&new)
    if kind != .insertion {
      for index in indexes.reversed() { _ = ObjCRuntime.deliver(removal, to: owner, arguments: [index]) }
    }
    if kind != .removal {
      for index in indexes {
        _ = ObjCRuntime.deliver(insertion, to: owner, arguments: [new[index], index])
      }
    }
    return true
  }

  // MARK: What a subclass must have

  override var count: Int { members.count }
  override func object(at index: Int) -> Any { members[index] }
  override func insert(_ anObject: Any, at index: Int) {
    change(.insertion, IndexSet(integer: index)) { $0.insert(anObject, at: index) }
  }
  override func removeObject(at index: Int) {
    change(.removal, IndexSet(integer: index)) { $0.remove(at: index) }
  }
  override func add(_ anObject: Any) { insert(anObject, at: count) }
  override func removeLastObject() { if count > 0 { removeObject(at: count - 1) } }
  override func replaceObject(at index: Int, with anObject: Any) {
    change(.replacement, IndexSet(integer: index)) { $0[index] = anObject }
  }

  // MARK: Several members at once

  override func addObjects(from otherArray: [Any]) {
    let count = count
    change(.insertion, IndexSet(integersIn: count..<(count + otherArray.count))) { $0 += otherArray }
  }

  override func insert(_ objects: [Any], at indexes: IndexSet) {
    change(.insertion, indexes) { members in
      for (index, object) in zip(indexes, objects) { members.insert(object, at: index) }
    }
  }

  override func removeObjects(at indexes: IndexSet) {
    change(.removal, indexes) { members in for index in indexes.reversed() { members.remove(at: index) } }
  }

  override func removeObjects(in range: NSRange) {
    removeObjects(at: IndexSet(integersIn: range.location..<(range.location + range.length)))
  }

  override func removeAllObjects() { removeObjects(at: IndexSet(integersIn: 0..<count)) }

  override func replaceObjects(in range: NSRange, withObjectsFrom otherArray: [Any]) {
    let common = Swift.min(range.length, otherArray.count)
    let end = range.location + common
    change(.replacement, IndexSet(integersIn: range.location..<end)) { members in
      members.replaceSubrange(range.location..<end, with: otherArray.prefix(common))
    }
    removeObjects(in: NSRange(location: end, length: range.length - common))
    let rest = otherArray.dropFirst(common)
    insert(Array(rest), at: IndexSet(integersIn: end..<(end + rest.count)))
  }

  override func setArray(_ otherArray: [Any]) {
    removeAllObjects()
    addObjects(from: otherArray)
  }

  override func exchangeObject(at idx1: Int, withObjectAt idx2: Int) {
    change(.replacement, IndexSet([idx1, idx2])) { $0.swapAt(idx1, idx2) }
  }
}
