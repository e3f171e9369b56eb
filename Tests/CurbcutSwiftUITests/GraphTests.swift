import Testing

@testable import CurbcutSwiftUI

/// Attributes are evaluated on demand, and only those that a change really concerns.
@MainActor
@Suite(.serialized)
struct GraphTests {
  @Test func aValueIsComputedWhenItIsReadAndNotAgain() {
    var runs = 0
    let source = Attribute(1)
    let double = Attribute<Int> {
      runs += 1
      return source.value * 2
    }
    #expect(runs == 0)
    #expect(double.value == 2)
    #expect(double.value == 2)
    #expect(runs == 1)
    source.set(3)
    #expect(runs == 1)
    #expect(double.value == 6)
    #expect(runs == 2)
  }

  @Test func anEqualValueStopsTheChange() {
    var runs = 0
    let source = Attribute(1)
    let isOdd = source.map { $0 % 2 == 1 }
    let word = Attribute<String> {
      runs += 1
      return isOdd.value ? "odd" : "even"
    }
    #expect(word.value == "odd")
    source.set(3)
    #expect(word.value == "odd")
    #expect(runs == 1)
    source.set(4)
    #expect(word.value == "even")
    #expect(runs == 2)
  }

  @Test func aValueThatIsReachedByTwoWaysIsComputedOnce() {
    var runs = 0
    let source = Attribute(1)
    let left = source.map { $0 + 1 }
    let right = source.map { $0 + 2 }
    let sum = Attribute<Int> {
      runs += 1
      return left.value + right.value
    }
    #expect(sum.value == 5)
    source.set(2)
    #expect(sum.value == 7)
    #expect(runs == 2)
  }

  @Test func whatIsNoLongerReadIsNoLongerASource() {
    var runs = 0
    let choice = Attribute(true)
    let first = Attribute("a")
    let second = Attribute("b")
    let shown = Attribute<String> {
      runs += 1
      return choice.value ? first.value : second.value
    }
    #expect(shown.value == "a")
    choice.set(false)
    #expect(shown.value == "b")
    first.set("c")
    #expect(shown.value == "b")
    #expect(runs == 2)
  }

  @Test func manyDependentsComeAndGo() {
    let source = Attribute(0)
    var kept: [Attribute<Int>] = []
    for index in 0..<1_000 {
      let dependent = source.map { $0 + index }
      _ = dependent.value
      if index.isMultiple(of: 3) { kept.append(dependent) }
    }
    source.set(1)
    for (place, dependent) in kept.enumerated() { #expect(dependent.value == 1 + place * 3) }
  }

  @Test func aCycleIsReportedAndEnds() {
    var warnings: [String] = []
    GraphWarning.handler = { warnings.append($0) }
    defer { GraphWarning.handler = nil }
    let source = Attribute(1)
    var second: Attribute<Int>?
    let first = Attribute<Int> { source.value > 1 ? (second?.value ?? 0) + 1 : 1 }
    second = Attribute<Int> { first.value + 1 }
    #expect(second?.value == 2)
    source.set(2)
    _ = second?.value
    #expect(!warnings.isEmpty)
    #expect(warnings.allSatisfy { $0.hasPrefix("=== AttributeGraph: cycle detected through attribute ") })
  }

  @Test func valuesAreComparedFieldByField() {
    struct Plain {
      var number: Int
      var text: String
      var inner: (Int, String?)
    }
    #expect(
      areEqual(
        Plain(number: 1, text: "a", inner: (2, "b")), Plain(number: 1, text: "a", inner: (2, "b"))))
    #expect(
      !areEqual(
        Plain(number: 1, text: "a", inner: (2, "b")), Plain(number: 1, text: "a", inner: (2, nil))))
    #expect(
      !areEqual(Plain(number: 1, text: "a", inner: (2, "b")), Plain(number: 1, text: "c", inner: (2, "b"))))
    struct WithClosure {
      var run: () -> Void
    }
    let run = {}
    #expect(areEqual(WithClosure(run: run), WithClosure(run: run)))
    final class Object {}
    let object = Object()
    struct WithObject {
      var object: Object
    }
    #expect(areEqual(WithObject(object: object), WithObject(object: object)))
    #expect(!areEqual(WithObject(object: object), WithObject(object: Object())))
  }
}
