import CurbcutFoundation
import Synchronization
import Testing

private final class Heard: Sendable {
  private let entries = Mutex<[SystemLog.Entry]>([])
  var all: [SystemLog.Entry] { entries.withLock { $0 } }
  func add(_ entry: SystemLog.Entry) { entries.withLock { $0.append(entry) } }
}

extension Shared {
  @MainActor
  @Suite("The log")
  struct LogTests {
    private func messages(_ body: () -> Void) -> [SystemLog.Entry] {
      let heard = Heard()
      SystemLog.listener = { heard.add($0) }
      defer { SystemLog.listener = nil }
      body()
      return heard.all
    }

    @Test("takes messages with their part and importance, and hides texts that are not public")
    func logger() {
      let logger = Logger(subsystem: "org.example", category: "ui")
      let name = "Ada"
      let entries = messages {
        logger.info("count \(3) of \(name) \(name, privacy: .public) \(true)")
        logger.error("\(CocoaError(.fileNoSuchFile), privacy: .public)")
        logger.debug(
          "\(255, format: .hex(includePrefix: true)) \(2.5, format: .fixed(precision: 1)) \(7, align: .right(columns: 3))"
        )
        logger.log(level: .fault, "plain")
      }
      #expect(entries[0].message == "count 3 of <private> Ada true")
      #expect(entries[0].subsystem == "org.example" && entries[0].category == "ui")
      #expect(entries[2].message == "0xff 2.5   7")
      #expect(entries.map(\.level) == [.info, .error, .debug, .fault])
    }

    @Test("takes formats of old, and points in time")
    func functions() {
      let log = OSLog(subsystem: "org.example", category: .pointsOfInterest)
      let entries = messages {
        os_log("%{public}@ and %@ and %d%%", log: log, type: .error, "open", "closed", 5)
        os_log("new \(1)")
        os_log(.info, log: log, "other")
        os_signpost(.begin, log: log, name: "load")
        OSSignposter(logHandle: log).withIntervalSignpost("work") {}
        os_log("nothing", log: .disabled, type: .info)
      }
      #expect(
        entries.map(\.message) == [
          "open and <private> and 5%", "new 1", "other", "load begin", "work begin", "work end",
        ])
    }

    @Test("is silent while nobody listens")
    func silent() {
      Logger().error("\({ Issue.record("was made"); return 1 }())")
    }
  }
}

@Suite("Locks of the system")
struct LockTests {
  @Test("let one in at a time")
  func locks() {
    let pointer = os_unfair_lock_t.allocate(capacity: 1)
    pointer.initialize(to: os_unfair_lock())
    nonisolated(unsafe) let word = pointer
    nonisolated(unsafe) var count = 0
    let other = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 200) { _ in
      os_unfair_lock_lock(word)
      let before = count
      count = before + 1
      os_unfair_lock_unlock(word)
      other.withLock { $0 += 1 }
    }
    #expect(count == 200)
    #expect(other.withLock { $0 } == 200)
    #expect(os_unfair_lock_trylock(pointer))
    #expect(!os_unfair_lock_trylock(pointer))
    pointer.deallocate()
  }
}
