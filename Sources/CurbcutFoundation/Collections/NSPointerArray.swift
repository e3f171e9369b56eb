import Foundation

/// An array of pointers to objects, which may be held weakly, with places that are empty.
///
/// Follows <https://developer.apple.com/documentation/foundation/nspointerarray>. Pointers to something other than
/// objects are not supported.
open class NSPointerArray: NSObject, NSCopying {
  private var members: [CollectionMember?] = []
  private let options: NSPointerFunctions.Options

  /// Creates an array.
  ///
  /// - Parameter options: how members are held.
  public init(options: NSPointerFunctions.Options = []) {
    self.options = options
    super.init()
  }

  /// Creates an array that does not keep its members alive; one that is deallocated leaves an empty place.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }

  /// Creates an array that keeps its members alive.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// How many places there are, with those that are empty. Setting it cuts the array, or adds empty places.
  open var count: Int {
    get { members.count }
    set {
      let wanted = max(0, newValue)
      members = Array(members.prefix(wanted))
      members += [CollectionMember?](repeating: nil, count: wanted - members.count)
    }
  }

  /// The objects, without empty places.
  open var allObjects: [Any] { members.compactMap { $0?.value } }

  /// The pointer at a place; nil for an empty one. A place that does not exist raises `NSRangeException`.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    guard isPlace(index, upTo: members.count) else { return nil }
    return members[index]?.value.map { Unmanaged.passUnretained($0).toOpaque() }
  }

  /// Adds a pointer at the end; nil for an empty place.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { members.append(member(pointer)) }

  /// Inserts a pointer. A place that does not exist raises `NSRangeException`.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    guard isPlace(index, upTo: members.count + 1) else { return }
    members.insert(member(item), at: index)
  }

  /// Replaces a pointer. A place that does not exist raises `NSRangeException`.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    guard isPlace(index, upTo: members.count) else { return }
    members[index] = member(item)
  }

  /// Removes a pointer. A place that does not exist raises `NSRangeException`.
  open func removePointer(at index: Int) {
    guard isPlace(index, upTo: members.count) else { return }
    members.remove(at: index)
  }

  /// Removes the empty places.
  open func compact() { members.removeAll { $0?.value == nil } }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSPointerArray(options: options)
    copy.members = members
    return copy
  }

  private func member(_ pointer: UnsafeMutableRawPointer?) -> CollectionMember? {
    pointer.map { CollectionMember(Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), options) }
  }

  private func isPlace(_ index: Int, upTo end: Int) -> Bool {
    if (0..<end).contains(index) { return true }
    NSException.raise(
      .rangeException,
      "*** -[NSConcretePointerArray pointerAtIndex:]: attempt to access pointer at index \(index) beyond bounds \(members.count)"
    )
    return false
  }
}
