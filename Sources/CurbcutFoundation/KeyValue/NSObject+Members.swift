import Foundation

/// Changes of members of the collections that an object has.
///
/// Follows <https://developer.apple.com/documentation/objectivec/nsobject/nskeyvaluecoding>.
extension NSObjectProtocol {
  /// The array that a property holds, to be changed: what is done to it is done to the property's array, and its observers
  /// are told which members have changed.
  ///
  /// - Parameter key: the property's name.
  public func mutableArrayValue(forKey key: String) -> NSMutableArray { MemberArray(of: self, key) }

  /// The array that a property of an object holds to which this one refers, to be changed.
  ///
  /// - Parameter keyPath: the names of properties, from this object on, with dots between them.
  public func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    guard let dot = keyPath.lastIndex(of: ".") else { return mutableArrayValue(forKey: keyPath) }
    let owner = value(forKeyPath: String(keyPath[..<dot])).map { $0 as AnyObject } as? NSObject
    return owner?.mutableArrayValue(forKey: String(keyPath[keyPath.index(after: dot)...]))
      ?? NSMutableArray()
  }

  /// Tells observers that members of a collection are about to change.
  ///
  /// - Parameters:
  ///   - changeKind: what will be done with them.
  ///   - indexes: where they are, or will be after an insertion.
  ///   - key: the name of the property that holds the collection.
  public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObjCRuntime.isObserving else { return }
    let members = MemberArray.members(of: self, key)
    Observations.shared.willChangeMembers(MemberChange(changeKind, indexes, of: members), of: self, key)
  }

  /// Tells observers that members of a collection have changed.
  ///
  /// - Parameters:
  ///   - changeKind: what was done with them.
  ///   - indexes: where they are, or were before a removal.
  ///   - key: the name of the property that holds the collection.
  public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    guard ObjCRuntime.isObserving else { return }
    Observations.shared.didChangeMembers(of: self, key, members: MemberArray.members(of: self, key))
  }
}
