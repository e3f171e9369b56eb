import Foundation
import Glibc

/// Watches one process from its start to its end.
struct AppWatch {
  private let process: WatchedProcess
  private var app: RunningAppInfo
  private let supervisor: AppSupervisor
  private var record = AppSupervisor.Run(ending: .exited(status: 0))
  private var output = AppOutput(.output)
  private var errors = AppOutput(.errors)
  private var heldTime = 0.0
  private var unread: [UInt8] = []

  /// Whether the app's code runs, so that its main queue must have turns.
  private var isRunning = false
  private var isPaused = false
  /// How long the main queue has had no turn, in seconds. Time in which this process, too, was stopped does not count.
  private var silence = 0.0
  /// How long an answer about the calls has been awaited; nil when none is.
  private var question: Double?
  private var isEndedByItself = false
  private var wantsRestart = false
  private var exception: String?
  private var exitStatus: Int32?
  private var crash: AppEnding.Kind?
  private var hang: AppEnding.Kind?
  private var calls: [AppCall] = []

  /// How often to look, in seconds.
  private static let interval = 0.25
  /// How long to wait for the crash that a line announces, in seconds.
  private static let longestHold = 2.0
  /// How long a stuck process may take to say where it is, in seconds.
  private static let patience = 5.0

  init(_ process: WatchedProcess, _ supervisor: AppSupervisor) {
    self.process = process
    self.supervisor = supervisor
    app = RunningAppInfo(name: supervisor.name)
  }

  private var timeout: Double { supervisor.timeout }

  /// Watches until the process has ended.
  mutating func run() -> AppSupervisor.Run {
    var last = ProcessInfo.processInfo.systemUptime
    while true {
      var descriptors = [process.messages, process.calls, process.output, process.errors].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      poll(&descriptors, nfds_t(descriptors.count), Int32(Self.interval * 1000))
      let now = ProcessInfo.processInfo.systemUptime
      let elapsed = min(now - last, 2 * Self.interval)
      last = now
      if record.hasLaunched { record.seconds += elapsed }
      show()
      let hasEnded = !takeMessages()
      takeCalls()
      if hasEnded { break }
      showHeld(elapsed)
      lookAtClock(elapsed)
    }
    let (status, processorTime) = process.wait()
    show()
    record.ending = ending(status, processorTime)
    let hasCrashed =
      if case .app(let ending) = record.ending, case .crash = ending.kind { true } else { false }
    tell(output.end(hasCrashed: false) + errors.end(hasCrashed: hasCrashed))
    process.closePipes()
    return record
  }

  // MARK: What the app prints

  private mutating func show() {
    tell(output.take(WatchedProcess.read(process.output) ?? []))
    tell(errors.take(WatchedProcess.read(process.errors) ?? []))
  }

  /// Shows lines that looked like those of a crash, if the app has gone on.
  private mutating func showHeld(_ elapsed: Double) {
    guard errors.isHolding, crash == nil else { return }
    heldTime += elapsed
    guard heldTime >= Self.longestHold else { return }
    heldTime = 0
    tell(errors.takeHeld())
  }

  private func tell(_ lines: [String]) {
    for line in lines { supervisor.complain(AppSupervisor.mark + line) }
  }

  // MARK: What the process tells

  /// - Returns: false when the process has ended.
  private mutating func takeMessages() -> Bool {
    guard let bytes = WatchedProcess.read(process.messages) else { return false }
    unread += bytes
    while let end = unread.firstIndex(of: UInt8(ascii: "\n")) {
      let line = Data(unread[..<end])
      unread.removeFirst(end + 1)
      if let message = try? JSONDecoder().decode(SupervisionMessage.self, from: line) { take(message) }
    }
    return true
  }

  private mutating func take(_ message: SupervisionMessage) {
    silence = 0
    let supervisor = supervisor
    switch message {
    case .app(let app):
      self.app = app
      isRunning = true
    case .turn: break
    case .pause(let isPaused): self.isPaused = isPaused
    case .exception(let text): exception = text
    case .end: isEndedByItself = true
    case .state(let state): record.state = state
    case .restart: wantsRestart = true
    case .launched: record.hasLaunched = true
    case .used: record.wasUsed = true
    case .file(let path, let content, let isMore): serve { try supervisor.write(content, path, isMore) }
    case .sound(let sound): serve { try supervisor.play(sound) }
    }
    if isEndedByItself || wantsRestart { isRunning = false }
  }

  /// Does for the process what it cannot do inside its fence.
  private mutating func serve(_ body: () throws -> Void) {
    do { try body() } catch {
      supervisor.complain("\(error)")
      record.hasLostOutput = true
    }
  }

  private mutating func takeCalls() {
    guard let bytes = WatchedProcess.read(process.calls), !bytes.isEmpty else { return }
    let words = bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
    guard words.count >= CallRecorder.Header.count else { return process.sendReceipt() }
    let signal = Int32(truncatingIfNeeded: Int(bitPattern: words[CallRecorder.Header.signal]))
    let value = words[CallRecorder.Header.value]
    let calls = calls(words[CallRecorder.Header.count...], isInterrupted: signal != 0)
    process.sendReceipt()
    switch signal {
    case SupervisionDescriptors.question:
      question = nil
      if !calls.isEmpty || silence > 2 * timeout { end(afterHangIn: calls) }
    case 0:
      exitStatus = Int32(truncatingIfNeeded: Int(bitPattern: value))
      self.calls = calls
    default:
      crash = .crash(signal: signal, address: value)
      self.calls = calls
    }
  }

  private func calls(_ stack: ArraySlice<UInt>, isInterrupted: Bool) -> [AppCall] {
    guard let library = app.library,
      let maps = try? FileHandle(forReadingAtPath: "/proc/\(process.id)/maps")?.readToEnd(),
      let reader = AppCallReader(library: library, maps: String(decoding: maps, as: UTF8.self))
    else { return [] }
    return reader.calls(at: reader.offsets(in: Array(stack), isInterrupted: isInterrupted))
  }

  // MARK: The clock

  private mutating func lookAtClock(_ elapsed: Double) {
    guard timeout > 0, isRunning, !isPaused, crash == nil, hang == nil else { return }
    silence += elapsed
    guard silence >= timeout else { return }
    if let waited = question {
      question = waited + elapsed
      if waited > Self.patience { end(afterHangIn: []) }
    } else {
      question = 0
      kill(process.id, SupervisionDescriptors.question)
    }
  }

  /// Ends the process, whose app is stuck. While none of its own calls is to be seen, the process may be busy with
  /// something else, and is given more time.
  private mutating func end(afterHangIn calls: [AppCall]) {
    hang = .hang(seconds: timeout)
    self.calls = calls
    kill(process.id, SIGKILL)
  }

  // MARK: The end

  private func ending(_ status: Int32, _ processorTime: Double) -> AppSupervisor.Ending {
    func app(_ kind: AppEnding.Kind, _ words: String? = nil) -> AppSupervisor.Ending {
      .app(AppEnding(name: self.app.name, kind: kind, words: words, calls: calls))
    }
    if let hang { return app(hang) }
    if let exception { return app(.exception, exception) }
    if wantsRestart { return .restart }
    let signal = status & 0x7f
    if signal != 0 {
      if let crash { return app(crash, errors.crashWords) }
      // The limit ends it by the first, and where nobody hears that, by the second.
      if let limit = supervisor.processorTime, signal == SIGXCPU || signal == SIGKILL, processorTime >= limit
      {
        return app(.overtime(seconds: limit))
      }
      // Of the signals that end a process at once, only this one may be due to the app.
      if signal == SIGKILL, isRunning { return app(.crash(signal: signal, address: 0)) }
      return CallRecorder.crashes.contains(signal)
        ? app(.crash(signal: signal, address: 0), errors.crashWords) : .killed(signal: signal)
    }
    let code = (status >> 8) & 0xff
    if isEndedByItself { return .exited(status: code) }
    if let exitStatus { return app(.exit(status: exitStatus)) }
    // The terminal's handlers end the process with these.
    if [SIGINT, SIGTERM, SIGHUP].contains(code - 128) { return .exited(status: code) }
    return isRunning ? app(.exit(status: code)) : .exited(status: code)
  }
}
