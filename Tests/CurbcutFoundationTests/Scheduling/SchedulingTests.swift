import CurbcutFoundation
import Testing

private final class Listener: NSObject {
  var heard: [String] = []
  func tick(_ timer: Timer) { heard.append("tick \(timer.userInfo ?? "")") }
  func tock() { heard.append("tock") }
  func say(_ word: String?) { heard.append(word ?? "nil") }
}

private let registration: Void = {
  ObjCRuntime.register(Listener.self) { c in
    c.method("tick:") { o, a in o.tick(try a.value(0)) }
    c.method("tock") { o, _ in o.tock() }
    c.method("say:") { o, a in o.say(try a.value(0)) }
  }
}()

extension Shared {
  @MainActor
  @Suite("By the host's clock")
  struct HostTimeTests {
    init() { registration }

    @Test("a delayed message comes when its time does, never at once, and can be cancelled")
    func delayed() {
      TestClock.run { clock in
        let listener = Listener()
        listener.perform("say:", with: "later", afterDelay: 2)
        listener.perform("tock", with: nil, afterDelay: 0)
        #expect(listener.heard.isEmpty)
        clock.advance(by: 1)
        #expect(listener.heard == ["tock"])
        clock.advance(by: 1)
        #expect(listener.heard == ["tock", "later"])
        for word in ["a", "b", nil] { listener.perform("say:", with: word, afterDelay: 1) }
        listener.perform("tock", with: nil, afterDelay: 1)
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "say:", object: "a")
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "say:", object: nil)
        clock.advance(by: 1)
        #expect(listener.heard.suffix(2) == ["b", "tock"])
        listener.perform("tock", with: nil, afterDelay: 1)
        Listener.cancelPreviousPerformRequests(withTarget: listener)
        #expect(clock.count == 0)
      }
    }

    @Test("a timer with a selector fires once or again and again, and keeps its target until it is done")
    func selectorTimers() {
      TestClock.run { clock in
        var listener: Listener? = Listener()
        weak let target = listener
        let once = Timer.scheduledTimer(
          timeInterval: 1, target: listener!, selector: "tock", userInfo: nil, repeats: false)
        let often = Timer.scheduledTimer(
          timeInterval: 0.5, target: listener!, selector: "tick:", userInfo: "tack", repeats: true)
        listener = nil
        clock.advance(by: 1.6)
        #expect(target?.heard == ["tick tack", "tock", "tick tack", "tick tack"])
        #expect(!once.isValid)
        #expect(often.isValid)
        often.invalidate()
        #expect(target == nil)
        #expect(clock.count == 0)
      }
    }

    @Test("a timer with a block may end itself, and goes on the main run loop in any mode, once")
    func blockTimers() {
      TestClock.run { clock in
        nonisolated(unsafe) var count = 0
        let timer = Timer(timeInterval: 1, repeats: true) { timer in
          count += 1
          if count == 3 { timer.invalidate() }
        }
        RunLoop.main.add(timer, forMode: .common)
        RunLoop.main.add(timer, forMode: .default)
        #expect(abs(timer.fireDate.timeIntervalSinceNow - 1) < 0.2)
        clock.advance(by: 10)
        #expect(count == 3)
        let moved = Timer.scheduledTimer(withTimeInterval: 5, repeats: false) { _ in count += 10 }
        moved.fireDate = Date(timeIntervalSinceNow: 1)
        clock.advance(by: 1.1)
        #expect(count == 13)
      }
    }

    @Test("asyncAfter on the main queue waits for the clock; on others for real time")
    func queues() async {
      nonisolated(unsafe) var order: [String] = []
      TestClock.run { clock in
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) { order.append("two") }
        DispatchQueue.main.asyncAfter(
          deadline: .now() + .seconds(1), execute: DispatchWorkItem { order.append("one") })
        let cancelled = DispatchWorkItem { order.append("never") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: cancelled)
        cancelled.cancel()
        DispatchQueue.main.asyncAfter(wallDeadline: .now() + 3) { order.append("three") }
        let other = DispatchSemaphore(value: 0)
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) { other.signal() }
        #expect(other.wait(timeout: .now() + 5) == .success)
        #expect(order.isEmpty)
        clock.advance(by: 3.5)
      }
      #expect(order == ["one", "two", "three"])
    }

    @Test("another thread puts off work of the main thread by the clock, which it never touches itself")
    func otherThread() async {
      let (clock, before) = (TestClock(), HostTime.scheduler)
      HostTime.scheduler = clock
      defer { HostTime.scheduler = before }
      nonisolated(unsafe) var order: [String] = []
      await withCheckedContinuation { done in
        DispatchQueue.global().async {
          DispatchQueue.main.asyncAfter(deadline: .now() + 2) { order.append("work") }
          let timer = Timer(timeInterval: 1, repeats: false) { _ in order.append("timer") }
          RunLoop.main.add(timer, forMode: .default)
          DispatchQueue.main.async { done.resume() }
        }
      }
      clock.advance(by: 0.9)
      #expect(order.isEmpty)
      clock.advance(by: 1.1)
      #expect(order == ["timer", "work"])
    }
  }
}

@Suite("By real time")
struct RealTimeTests {
  @Test("timers and delayed messages run on the run loop of their thread")
  func runLoop() async {
    registration
    let heard: [String] = await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        let listener = Listener()
        listener.perform("say:", with: "soon", afterDelay: 0.01)
        listener.perform("say:", with: "never", afterDelay: 0.02)
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: "say:", object: "never")
        Timer.scheduledTimer(
          timeInterval: 0.05, target: listener, selector: "tick:", userInfo: "x", repeats: false)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.2))
        continuation.resume(returning: listener.heard)
      }
    }
    #expect(heard == ["soon", "tick x"])
  }

  @Test("a message goes to the main thread, and to one of its own")
  func threads() async {
    registration
    nonisolated(unsafe) let listener = Listener()
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        listener.performSelector(onMainThread: "say:", with: "main", waitUntilDone: true)
        continuation.resume()
      }
    }
    #expect(listener.heard == ["main"])
  }
}
