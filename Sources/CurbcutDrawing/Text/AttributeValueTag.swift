/// A word that must be the first stored property of every class whose objects are used as attribute values.
///
/// Foundation on Linux compares the attributes of adjacent runs with `CFEqual`, which interprets the third word of an
/// object as its Core Foundation type ID, and traps if that is zero. With the ID of any type other than the object's
/// own, it calls `isEqual(_:)`, as it should.
struct AttributeValueTag: Sendable {
  private let word: UInt64 = 0x700
}
