import AccessibilityTree
import Testing

@Suite("The edit distance")
struct EditDistanceTests {
  @Test(
    "counts letters inserted, deleted and changed",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("flick", "flick", 0), ("flik", "flick", 1), ("kitten", "sitting", 3),
      ("über", "uber", 1), ("👩‍👩‍👧", "👩", 1),
    ])
  func counts(first: String, second: String, distance: Int) {
    #expect(EditDistance.between(Array(first), Array(second)) == distance)
    #expect(EditDistance.between(Array(second), Array(first)) == distance)
  }

  @Test("is nil above the limit, and the same at it")
  func limit() {
    #expect(EditDistance.between(Array("kitten"), Array("sitting"), atMost: 3) == 3)
    #expect(EditDistance.between(Array("kitten"), Array("sitting"), atMost: 2) == nil)
    #expect(EditDistance.between(Array("a"), Array("abcdef"), atMost: 2) == nil)
  }
}
