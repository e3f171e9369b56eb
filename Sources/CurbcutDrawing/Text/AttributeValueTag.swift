/// A word that is the first stored property of every class whose objects stand in attributed strings.
///
/// Foundation on Linux compares the attributes of neighbouring runs with `CFEqual`, which takes the third word
/// of an object for the number of its Core Foundation type, and stops the process if that is zero. With any
/// number of a type that the object is not, it calls `isEqual(_:)` as it should.
struct AttributeValueTag: Sendable {
  private let word: UInt64 = 0x700
}
