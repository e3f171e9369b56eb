import CurbcutCombine
import CurbcutFoundation
import Testing

extension Shared {
  @MainActor
  @Suite("By the host's clock")
  struct HostTimeTests {
    /// What arrived, and when by the clock.
    private final class Heard {
      var all: [String] = []
      let clock: TestClock

      init(_ clock: TestClock) { self.clock = clock }

      func add(_ word: String) {
        let time = ((clock.time - 100) * 1_000).rounded() / 1_000
        all.append("\(time) \(word)")
      }
    }

    @Test(
      "a debounced search answers once, when the typing has paused for the time given",
      arguments: MainScheduler.allCases)
    func debounce(_ scheduler: MainScheduler) async {
      await TestClock.run { clock in
        let (text, heard) = (PassthroughSubject<String, Never>(), Heard(clock))
        let search = text.on(scheduler, .debounce, 300).sink { heard.add($0) }
        text.send("p")
        await clock.advance(by: 0.2)
        text.send("po")
        await clock.advance(by: 0.2)
        text.send("poo")
        #expect(clock.awaited == 1)
        await clock.advance(by: 0.299)
        #expect(heard.all.isEmpty)
        await clock.advance(by: 0.001)
        #expect(heard.all == ["0.7 poo"])
        await clock.advance(by: 5)
        #expect(heard.all.count == 1)
        #expect(clock.count == 0)
        text.send("pood")
        search.cancel()
        #expect(clock.count == 0)
      }
    }

    @Test("delays every value and the end by the time given", arguments: MainScheduler.allCases)
    func delay(_ scheduler: MainScheduler) async {
      await TestClock.run { clock in
        let (words, heard) = (PassthroughSubject<String, Never>(), Heard(clock))
        let late = words.on(scheduler, .delay, 1_500)
          .sink { _ in
            heard.add("end")
          } receiveValue: {
            heard.add($0)
          }
        words.send("a")
        words.send("b")
        await clock.advance(by: 1)
        words.send("c")
        words.send(completion: .finished)
        await clock.advance(by: 10)
        #expect(heard.all == ["1.5 a", "1.5 b", "2.5 c", "2.5 end"])
        withExtendedLifetime(late) {}
      }
    }

    @Test(
      "throttles to one value in each interval: the newest, or the first", arguments: MainScheduler.allCases)
    func throttle(_ scheduler: MainScheduler) async {
      for latest in [true, false] {
        await TestClock.run { clock in
          let (words, heard) = (PassthroughSubject<String, Never>(), Heard(clock))
          let fewer = words.on(scheduler, .throttle(latest: latest), 1_000).sink { heard.add($0) }
          for word in ["a", "b", "c", "d", "e"] {
            words.send(word)
            await clock.advance(by: 0.4)
          }
          await clock.advance(by: 5)
          #expect(
            heard.all == (latest ? ["0.0 a", "1.0 c", "2.0 e"] : ["0.0 a", "1.0 b", "2.0 d"]), "\(latest)")
          withExtendedLifetime(fewer) {}
        }
      }
    }

    @Test("ends what is silent for longer than the time given", arguments: MainScheduler.allCases)
    func timeout(_ scheduler: MainScheduler) async {
      await TestClock.run { clock in
        let (words, heard) = (PassthroughSubject<String, Never>(), Heard(clock))
        let ending = words.on(scheduler, .timeout, 2_000)
          .sink { _ in
            heard.add("end")
          } receiveValue: {
            heard.add($0)
          }
        await clock.advance(by: 1.5)
        words.send("a")
        await clock.advance(by: 1.9)
        words.send("b")
        await clock.advance(by: 10)
        words.send("c")
        await clock.advance(by: 1)
        #expect(heard.all == ["1.5 a", "3.4 b", "5.4 end"])
        withExtendedLifetime(ending) {}
      }
    }

    @Test(
      "what is received on a scheduler comes in the next turn, in order; the clock stands still",
      arguments: MainScheduler.allCases)
    func receive(_ scheduler: MainScheduler) async {
      await TestClock.run { clock in
        let heard = Heard(clock)
        let words = ["a", "b", "c"].publisher.received(on: scheduler)
          .sink { _ in
            heard.add("end")
          } receiveValue: {
            heard.add($0)
          }
        #expect(heard.all.isEmpty)
        await turn()
        #expect(heard.all == ["0.0 a", "0.0 b", "0.0 c", "0.0 end"])
        withExtendedLifetime(words) {}
      }
    }

    @Test(
      "values sent from another thread are debounced by the host's clock, too",
      arguments: MainScheduler.allCases)
    func otherThread(_ scheduler: MainScheduler) async {
      await TestClock.run { clock in
        let heard = Heard(clock)
        nonisolated(unsafe) let text = PassthroughSubject<String, Never>()
        let search = text.on(scheduler, .debounce, 300).sink { heard.add($0) }
        await withCheckedContinuation { done in
          DispatchQueue.global().async {
            text.send("p")
            text.send("po")
            done.resume()
          }
        }
        await clock.advance(by: 0.299)
        #expect(heard.all.isEmpty)
        await clock.advance(by: 0.001)
        #expect(heard.all == ["0.3 po"])
        withExtendedLifetime(search) {}
      }
    }

    @Test("a scheduler's own times: now, later, again and again until it is cancelled")
    func schedulers() async {
      await TestClock.run { clock in
        let heard = Heard(clock)
        let start = RunLoop.main.now
        let queueStart = DispatchQueue.main.now
        RunLoop.main.schedule(after: start.advanced(by: .seconds(2))) { heard.add("later") }
        RunLoop.main.schedule(after: .init(Date())) { heard.add("at once") }
        DispatchQueue.main.schedule(after: .init(.now())) { heard.add("queue") }
        DispatchQueue.main.schedule(after: .init(.distantFuture)) { heard.add("never") }
        let often = OperationQueue.main.schedule(
          after: OperationQueue.main.now.advanced(by: 0.5), interval: .seconds(1)
        ) { heard.add("tick") }
        #expect(heard.all.isEmpty)
        await clock.advance(by: 3)
        often.cancel()
        await clock.advance(by: 3)
        #expect(
          heard.all == ["0.0 at once", "0.0 queue", "0.5 tick", "1.5 tick", "2.0 later", "2.5 tick"])
        #expect(start.distance(to: RunLoop.main.now) == .seconds(6))
        #expect(queueStart.distance(to: DispatchQueue.main.now) == .seconds(6))
      }
    }

    @Test("other queues go by real time")
    func otherQueues() async {
      await TestClock.run { clock in
        let queue = DispatchQueue(label: "other")
        await withCheckedContinuation { done in
          queue.schedule(after: queue.now.advanced(by: .milliseconds(10))) { done.resume() }
        }
        #expect(clock.time == 100)
        #expect(clock.count == 0)
      }
    }
  }
}
