import CurbcutCombine
import CurbcutFoundation
import Testing

extension Shared {
  @MainActor
  @Suite("The publisher of a timer")
  struct TimerPublisherTests {
    @Test(
      "ticks by the host's clock from the first subscription on, an interval apart, until it is cancelled")
    func autoconnected() async {
      await TestClock.run { clock in
        var dates: [Date] = []
        let start = Date()
        let publisher = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
        #expect(clock.count == 0)
        let ticks = publisher.sink { dates.append($0) }
        await clock.advance(by: 0.999)
        #expect(dates.isEmpty)
        await clock.advance(by: 3.001)
        #expect(dates.count == 4)
        // The dates are as far apart as the clock has gone, though no real time has gone by.
        let seconds = dates.map { ($0.timeIntervalSince(start) * 10).rounded() / 10 }
        #expect(seconds == [1, 2, 3, 4])
        #expect(clock.awaited == 0)
        ticks.cancel()
        #expect(clock.count == 0)
        await clock.advance(by: 3)
        #expect(dates.count == 4)
      }
    }

    @Test("ticks only while it is connected, for its subscribers in their order")
    func connected() async {
      await TestClock.run { clock in
        var heard: [String] = []
        let publisher = Timer.TimerPublisher(interval: 0.5, runLoop: .main, mode: .default)
        let subscriptions = ["a", "b", "c"].map { name in publisher.sink { _ in heard.append(name) } }
        await clock.advance(by: 2)
        #expect(heard.isEmpty)
        let connection = publisher.connect()
        await clock.advance(by: 1)
        #expect(heard == ["a", "b", "c", "a", "b", "c"])
        subscriptions[1].cancel()
        await clock.advance(by: 0.5)
        #expect(heard.suffix(2) == ["a", "c"])
        connection.cancel()
        await clock.advance(by: 2)
        #expect(heard.count == 8)
        #expect(clock.count == 0)
      }
    }

    @Test("ticks by the real clock where no host has one")
    func realTime() async {
      let publisher = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect()
      let start = Date()
      let dates = await withCheckedContinuation { done in
        var subscription: AnyCancellable?
        subscription = publisher.prefix(3).collect().sink { dates in
          done.resume(returning: dates)
          subscription = nil
        }
        withExtendedLifetime(subscription) {}
      }
      #expect(dates == dates.sorted())
      #expect((dates.last ?? start).timeIntervalSince(start) >= 0.025)
    }
  }
}
