import CurbcutFoundation
import Foundation
import Glibc
import Synchronization

/// The process that runs an app, under the eyes of an ``AppSupervisor``.
///
/// In a process that nobody watches, all of this does nothing.
package enum SupervisedProcess {
  /// Whether another process watches this one.
  package static var isSupervised: Bool { state.withLock { $0.isSupervised } }

  private struct State: Sendable {
    var isSupervised = false
    var isEnding = false
    var pauses = 0
    var lastTurn: UInt64 = 0
  }

  private static var isEnding: Bool { state.withLock { $0.isEnding } }

  private static let state = Mutex(State())
  private static let pipe = Mutex(())
  /// How long the main queue's turns are not told after one that was, in nanoseconds.
  private static let turnInterval: UInt64 = 200_000_000

  /// Begins supervision if another process has started this one for it. It must be called before anything else.
  package static func begin() {
    guard getenv(SupervisionDescriptors.variable) != nil else { return }
    unsetenv(SupervisionDescriptors.variable)
    unsetenv("SWIFT_BACKTRACE")
    // What this process starts must not hold on to what is watched.
    for descriptor in SupervisionDescriptors.messages...SupervisionDescriptors.complaints {
      _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }
    state.withLock { $0.isSupervised = true }
    AppStandardOutput.writeEachLine()
    endWithSupervisor()
    var none = rlimit()
    if getrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none) == 0 {
      none.rlim_cur = 0
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
    }
    CallRecorder.begin()
    on_exit(
      { status, _ in
        guard !SupervisedProcess.isEnding else { return }
        CallRecorder.recordExit(status: status)
      }, nil)
    HostMessages.setHandler { kind, text in
      switch kind {
      case .exceptionFollows: pauseForGood()
      case .exception: tell(.exception(text))
      case .complaint: complaints.write(Data(text.utf8))
      }
    }
    MainTurns.setHandler { turn() }
  }

  /// Has the system end this process when the one that watches it is gone.
  private static func endWithSupervisor() {
    typealias Function = @convention(c) (Int32, UInt) -> Int32
    guard let symbol = dlsym(nil, "prctl") else { return }
    let setDeathSignal: Int32 = 1
    _ = unsafeBitCast(symbol, to: Function.self)(setDeathSignal, UInt(SIGHUP))
  }

  // MARK: What the command tells

  /// The command's standard output; that of the process is the app's.
  package static var results: FileHandle {
    isSupervised
      ? FileHandle(fileDescriptor: SupervisionDescriptors.results, closeOnDealloc: false) : .standardOutput
  }

  /// The command's standard error; that of the process is the app's.
  package static var complaints: FileHandle {
    isSupervised
      ? FileHandle(fileDescriptor: SupervisionDescriptors.complaints, closeOnDealloc: false) : .standardError
  }

  /// The app will be loaded now. Until then, nothing is expected of the main queue.
  static func appWillLoad(_ name: String, library: URL?) {
    tell(.app(RunningAppInfo(name: name, library: library?.resolvingSymlinksInPath().path)))
  }

  /// The app has launched.
  package static func appHasLaunched() { tell(.launched) }

  /// A person has used the app.
  package static func appWasUsed() { tell(.used) }

  /// Does something that may take any time and runs no code of the app.
  package static func pausing<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isSupervised else { return try body() }
    if state.withLock({ state -> Bool in
      state.pauses += 1
      return state.pauses == 1
    }) {
      tell(.pause(true))
    }
    defer {
      if state.withLock({ state -> Bool in
        state.pauses -= 1
        return state.pauses == 0
      }) {
        tell(.pause(false))
      }
    }
    return try body()
  }

  /// Nothing more is expected of the main queue, since the app is ending.
  private static func pauseForGood() {
    state.withLock { $0.pauses += 1 }
    tell(.pause(true))
  }

  /// The process is about to end by itself: what comes now is not the app's doing.
  package static func end() {
    tell(.end)
    state.withLock { $0.isEnding = true }
  }

  /// Keeps what a process that replaces this one needs.
  package static func keep(_ state: String) { tell(.state(state)) }

  /// Has the process that watches this one write a file, which this one, inside its fence, cannot.
  ///
  /// - Parameter isMore: whether it is added to the end of the file.
  package static func hand(over content: Data, for path: String, isMore: Bool = false) {
    tell(.file(path: URL(fileURLWithPath: path).path, content: content, isMore: isMore))
  }

  /// Has the process that watches this one play sound, a WAV file.
  package static func play(_ sound: Data) { tell(.sound(sound)) }

  /// Ends this process, so that another replaces it.
  package static func restart() -> Never {
    tell(.restart)
    state.withLock { $0.isEnding = true }
    exit(0)
  }

  private static func turn() {
    let now = DispatchTime.now().uptimeNanoseconds
    let isDue = state.withLock { state in
      guard now >= state.lastTurn + turnInterval else { return false }
      state.lastTurn = now
      return true
    }
    if isDue { tell(.turn) }
  }

  private static func tell(_ message: SupervisionMessage) {
    guard isSupervised, var data = try? JSONEncoder().encode(message) else { return }
    data.append(UInt8(ascii: "\n"))
    pipe.withLock { _ in
      data.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress, !rest.isEmpty {
          let count = write(SupervisionDescriptors.messages, start, rest.count)
          if count < 0, errno != EINTR { return }
          rest = rest.dropFirst(max(0, count))
        }
      }
    }
  }
}
