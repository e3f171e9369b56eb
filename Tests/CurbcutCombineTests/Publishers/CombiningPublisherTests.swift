import CurbcutCombine
import Testing

@Suite("Several publishers as one")
struct CombiningPublisherTests {
  @Test("merged publishers publish what each publishes, and finish when all have")
  func merge() {
    let (first, second, third) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    nonisolated(unsafe) var heard: [Int] = []
    nonisolated(unsafe) var isFinished = false
    let merged = first.map { $0 * 10 }.merge(with: second.filter { $0 > 0 }, third)
      .sink { _ in
        isFinished = true
      } receiveValue: {
        heard.append($0)
      }
    first.send(1)
    second.send(2)
    third.send(3)
    second.send(-1)
    #expect(heard == [10, 2, 3])
    for subject in [first, second] { subject.send(completion: .finished) }
    #expect(!isFinished)
    third.send(completion: .finished)
    #expect(isFinished)
    merged.cancel()
  }

  @Test("the latest values are published whenever one changes, once there is one of each")
  func combineLatest() {
    let (name, age) = (PassthroughSubject<String, Never>(), CurrentValueSubject<Int, Never>(1))
    nonisolated(unsafe) var heard: [String] = []
    nonisolated(unsafe) var isFinished = false
    let both = name.combineLatest(age) { "\($0) \($1)" }
      .sink { _ in
        isFinished = true
      } receiveValue: {
        heard.append($0)
      }
    age.send(2)
    name.send("Rex")
    age.send(3)
    name.send("Max")
    #expect(heard == ["Rex 2", "Rex 3", "Max 3"])
    name.send(completion: .finished)
    #expect(!isFinished)
    age.send(completion: .finished)
    #expect(isFinished)
    both.cancel()
  }

  @Test("what was cancelled is heard no more")
  func cancellation() {
    let (first, second, third) = (
      CurrentValueSubject<Int, Never>(1), CurrentValueSubject<Int, Never>(2),
      CurrentValueSubject<Int, Never>(3)
    )
    nonisolated(unsafe) var sums: [Int] = []
    let all = first.combineLatest(second, third).map { $0 + $1 + $2 }.sink { sums.append($0) }
    second.send(10)
    all.cancel()
    first.send(5)
    #expect(sums == [6, 14])
  }
}
