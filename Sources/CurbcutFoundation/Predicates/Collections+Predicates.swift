import Foundation

extension NSArray {
  /// The elements that fulfil a predicate.
  public func filtered(using predicate: NSPredicate) -> [Any] { filter { predicate.evaluate(with: $0) } }

  /// The elements in the order of some descriptors: each decides where those before it find no difference.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    NSSortDescriptor.sorted(map { $0 }, by: sortDescriptors)
  }

  /// The elements in the order of a method such as `caseInsensitiveCompare:`.
  public func sortedArray(using comparator: Selector) -> [Any] {
    sortedArray(using: [NSSortDescriptor(key: nil, ascending: true, selector: comparator)])
  }
}

extension NSMutableArray {
  /// Removes the elements that do not fulfil a predicate.
  public func filter(using predicate: NSPredicate) { setArray(filtered(using: predicate)) }

  /// Puts the elements into the order of some descriptors.
  public func sort(using sortDescriptors: [NSSortDescriptor]) {
    setArray(sortedArray(using: sortDescriptors))
  }

  /// Puts the elements into the order of a method such as `caseInsensitiveCompare:`.
  public func sort(using comparator: Selector) { setArray(sortedArray(using: comparator)) }
}

extension NSSet {
  /// The elements that fulfil a predicate.
  public func filtered(using predicate: NSPredicate) -> Set<AnyHashable> {
    Set(allObjects.filter { predicate.evaluate(with: $0) }.compactMap { $0 as? AnyHashable })
  }

  /// The elements in the order of some descriptors: each decides where those before it find no difference.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    NSSortDescriptor.sorted(allObjects, by: sortDescriptors)
  }
}

extension NSMutableSet {
  /// Removes the elements that do not fulfil a predicate.
  public func filter(using predicate: NSPredicate) {
    for element in allObjects where !predicate.evaluate(with: element) { remove(element) }
  }
}

extension NSOrderedSet {
  /// The elements that fulfil a predicate.
  public func filtered(using p: NSPredicate) -> NSOrderedSet {
    NSOrderedSet(array: array.filter { p.evaluate(with: $0) })
  }

  /// The elements in the order of some descriptors: each decides where those before it find no difference.
  public func sortedArray(using sortDescriptors: [NSSortDescriptor]) -> [Any] {
    NSSortDescriptor.sorted(array, by: sortDescriptors)
  }
}

extension NSMutableOrderedSet {
  /// Removes the elements that do not fulfil a predicate.
  public func filter(using p: NSPredicate) {
    for element in array where !p.evaluate(with: element) { remove(element) }
  }

  /// Puts the elements into the order of some descriptors.
  public func sort(using sortDescriptors: [NSSortDescriptor]) {
    let sorted = sortedArray(using: sortDescriptors)
    removeAllObjects()
    addObjects(from: sorted)
  }
}
