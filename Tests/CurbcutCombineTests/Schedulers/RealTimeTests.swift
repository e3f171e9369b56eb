import CurbcutCombine
import CurbcutFoundation
import Testing

extension Shared {
  @MainActor
  @Suite("By real time")
  struct RealTimeTests {
    @Test("a delay lasts, and a debounced value comes on the main thread", arguments: MainScheduler.allCases)
    func real(_ scheduler: MainScheduler) async {
      let host = HostTime.scheduler
      HostTime.scheduler = nil
      defer { HostTime.scheduler = host }
      for what in [MainScheduler.Operator.delay, .debounce, .throttle(latest: true)] {
        let words = PassthroughSubject<String, Never>()
        let start = DispatchTime.now().uptimeNanoseconds
        var subscription: AnyCancellable?
        let word = await withCheckedContinuation { done in
          subscription = words.on(scheduler, what, 20).first().sink { word in
            #expect(HostTime.isMainThread)
            done.resume(returning: word)
          }
          words.send("word")
        }
        #expect(word == "word")
        if case .throttle = what { continue }
        #expect(DispatchTime.now().uptimeNanoseconds - start >= 19_000_000)
        withExtendedLifetime(subscription) {}
      }
    }

    @Test("what is received on a scheduler comes in order", arguments: MainScheduler.allCases)
    func order(_ scheduler: MainScheduler) async {
      let host = HostTime.scheduler
      HostTime.scheduler = nil
      defer { HostTime.scheduler = host }
      var heard: [Int] = []
      var subscription: AnyCancellable?
      await withCheckedContinuation { done in
        subscription = (0..<100).publisher.received(on: scheduler)
          .sink { _ in
            done.resume()
          } receiveValue: {
            heard.append($0)
          }
        #expect(heard.isEmpty)
      }
      #expect(heard == Array(0..<100))
      withExtendedLifetime(subscription) {}
    }

    @Test("a queue of the app's repeats until it is cancelled")
    func repeats() async {
      let host = HostTime.scheduler
      HostTime.scheduler = nil
      defer { HostTime.scheduler = host }
      let queues: [any Scheduler] = [DispatchQueue(label: "own"), OperationQueue()]
      for queue in queues { await repeats(on: queue) }
    }

    private func repeats(on queue: some Scheduler) async {
      let (ticks, send) = AsyncStream.makeStream(of: Void.self)
      let repetition = queue.schedule(after: queue.now, interval: .milliseconds(5)) { @Sendable in
        send.yield()
      }
      var count = 0
      for await _ in ticks {
        count += 1
        if count == 3 { break }
      }
      repetition.cancel()
      #expect(count == 3)
    }
  }
}
