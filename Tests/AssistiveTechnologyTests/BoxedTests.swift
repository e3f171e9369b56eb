import AssistiveTechnology
import Testing

@Suite("Values in boxes")
struct BoxedTests {
  private struct Holder: Sendable {
    @Boxed var values = [1, 2]
  }

  @Test func aCopyKeepsItsValueWhenTheOtherChanges() {
    var first = Holder()
    let second = first
    first.values.append(3)
    #expect(first.values == [1, 2, 3] && second.values == [1, 2])
    let third = first
    first.values[0] = 0
    #expect(first.values == [0, 2, 3] && third.values == [1, 2, 3])
  }

  @Test func aBoxIsSharedUntilOneChanges() {
    let first = Holder()
    var second = Holder()
    second.$values = first.$values
    #expect(second.values == [1, 2])
    second.values = []
    #expect(first.values == [1, 2] && second.values.isEmpty)
  }
}
