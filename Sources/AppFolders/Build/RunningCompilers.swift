import Foundation
import Glibc

/// The compilers that this process has started and that still run.
///
/// Each leads a group of processes of its own, so that Control-C in a terminal does not reach it. When a signal ends this
/// process, its compilers are ended with it: they would go on for minutes, for nobody.
enum RunningCompilers {
  /// Notes a compiler that has been started.
  static func add(_ id: pid_t) {
    lock.withLock {
      if running.isEmpty { hear() }
      running.insert(id)
    }
  }

  /// Notes that a compiler has ended.
  static func remove(_ id: pid_t) {
    lock.withLock {
      running.remove(id)
      if running.isEmpty { stopHearing() }
    }
  }

  /// Ends all, with what they have started.
  ///
  /// No other signal is certain to be heard: a process that a thread of libdispatch starts inherits that it blocks them.
  static func end() { lock.withLock { endAll() } }

  private static func endAll() {
    let ids = running
    // What the driver starts leads groups of its own, and goes on without it. A driver that stands still starts no more.
    for id in ids { kill(-id, SIGSTOP) }
    let started = ProcessTable.descendants(of: ids)
    for id in ids { kill(-id, SIGKILL) }
    for id in started { kill(id, SIGKILL) }
  }

  private static let lock = NSLock()
  /// The numbers of the compilers.
  private nonisolated(unsafe) static var running: Set<pid_t> = []

  private static let ends = [SIGINT, SIGTERM, SIGHUP]
  private nonisolated(unsafe) static var handlers: [Int32: sigaction] = [:]

  /// Where a handler of signals, which may do little, tells the thread that does the rest which signal came.
  private static let bell: Int32 = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let listening = ends[0]
    Thread.detachNewThread { listen(listening) }
    return ends[1]
  }()

  private static func listen(_ descriptor: Int32) {
    var number: UInt8 = 0
    while read(descriptor, &number, 1) != 1 { guard errno == EINTR else { return } }
    // It is not given back: nobody is to hear of compilers that failed.
    lock.lock()
    endAll()
    signal(Int32(number), SIG_DFL)
    kill(getpid(), Int32(number))
  }

  private static func hear() {
    guard bell >= 0 else { return }
    for number in ends {
      var before = sigaction()
      guard sigaction(number, nil, &before) == 0 else { continue }
      handlers[number] = before
      signal(number) { number in
        var number = UInt8(truncatingIfNeeded: number)
        let error = errno
        _ = write(RunningCompilers.bell, &number, 1)
        errno = error
      }
    }
  }

  private static func stopHearing() {
    for (number, before) in handlers {
      var before = before
      sigaction(number, &before, nil)
    }
    handlers = [:]
  }
}
