import CurbcutFoundation
import Testing

@testable import CurbcutGameplayKit

@Suite("Random numbers and states of GameplayKit")
struct RandomTests {
  @Test func theTwisterGivesItsAuthorsNumbers() {
    // The first and, by C++'s standard, the ten thousandth number of MT19937-64 with the seed 5489.
    let source = GKMersenneTwisterRandomSource(seed: 5489)
    var bits = (0..<10_000).map { _ in source.nextBits() }
    #expect(bits[0] == 14_514_284_786_278_117_030 && bits[9999] == 9_981_545_732_273_789_042)
    source.seed = 5489
    bits = [source.nextBits()]
    #expect(bits == [14_514_284_786_278_117_030])
  }

  @Test func arc4GivesTheKnownKeyStream() {
    // RFC 6229, 40 bits.
    let source = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    #expect(source.nextBits() == 0xB239_6305_F03D_C027)
    let later = GKARC4RandomSource(seed: Data([1, 2, 3, 4, 5]))
    later.dropValues(768)
    #expect(later.nextBits() == 0xEB62_638D_4F0B_A1FE)
  }

  @Test func seedsRepeatAndBoundsHold() {
    for (first, second) in [
      (GKMersenneTwisterRandomSource(seed: 7), GKMersenneTwisterRandomSource(seed: 7)),
      (GKLinearCongruentialRandomSource(seed: 7), GKLinearCongruentialRandomSource(seed: 7)),
    ] as [(GKRandomSource, GKRandomSource)] {
      let numbers = (0..<1000).map { _ in first.nextInt(upperBound: 6) }
      #expect(numbers == (0..<1000).map { _ in second.nextInt(upperBound: 6) } && Set(numbers) == Set(0..<6))
      #expect((0..<1000).allSatisfy { _ in (0...1).contains(first.nextUniform()) })
      #expect((0..<100).contains { _ in first.nextInt() < 0 })
      #expect(first.nextInt(upperBound: 0) == 0)
    }
    let order = GKMersenneTwisterRandomSource(seed: 1001).arrayByShufflingObjects(in: Array(1...49)) as? [Int]
    let again = GKMersenneTwisterRandomSource(seed: 1001).arrayByShufflingObjects(in: Array(1...49)) as? [Int]
    #expect(order == again && order != Array(1...49) && order?.sorted() == Array(1...49))
  }

  @Test func distributionsAreWhatTheyAreCalled() {
    let source = GKMersenneTwisterRandomSource(seed: 3)
    let even = GKRandomDistribution(randomSource: source, lowestValue: 10, highestValue: 20)
    #expect(
      Set((0..<1000).map { _ in even.nextInt() }) == Set(10...20) && even.numberOfPossibleOutcomes == 11)
    #expect((0..<100).allSatisfy { _ in even.nextInt(upperBound: 13) < 13 })
    let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    for _ in 0..<20 { #expect(Set((0..<6).map { _ in shuffled.nextInt() }) == Set(1...6)) }
    let bell = GKGaussianDistribution(randomSource: source, mean: 50, deviation: 10)
    let numbers = (0..<10_000).map { _ in bell.nextInt() }
    #expect(
      bell.lowestValue == 20 && bell.highestValue == 80 && numbers.allSatisfy { (20...80).contains($0) })
    let near = numbers.count { (40...60).contains($0) }
    #expect((6500...7500).contains(near), "\(near) of 10000 within a deviation")
    #expect((1...6).contains(GKRandomDistribution.d6().nextInt()))
    #expect((1...20).contains(GKShuffledDistribution.d20().nextInt()))
  }

  private final class Log { var lines: [String] = [] }
  private class Logging: GKState {
    let log: Log
    init(_ log: Log) { self.log = log }
    override func didEnter(from previousState: GKState?) { log.lines.append("in \(type(of: self))") }
    override func willExit(to nextState: GKState) { log.lines.append("out \(type(of: self))") }
    override func update(deltaTime seconds: TimeInterval) { log.lines.append("\(seconds)") }
  }
  private final class Idle: Logging {
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Walking.self }
  }
  private final class Walking: Logging {}
  private final class Flying: Logging {}

  @Test func aMachineGoesWhereItsStatesAllow() {
    let log = Log()
    let machine = GKStateMachine(states: [Idle(log), Walking(log), Flying(log)])
    #expect(machine.currentState == nil && machine.enter(Idle.self))
    #expect(!machine.canEnterState(Flying.self) && !machine.enter(Flying.self))
    machine.update(deltaTime: 0.5)
    #expect(machine.enter(Walking.self) && machine.state(forClass: Walking.self) === machine.currentState)
    #expect(log.lines == ["in Idle", "0.5", "out Idle", "in Walking"])
    #expect(!machine.enter(GKState.self) && machine.currentState?.stateMachine === machine)
  }
}
