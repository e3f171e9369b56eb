import CurbcutFoundation
import Foundation
import Glibc

/// Runs this program a second time to build, load and run an app, and stands beside it: an app that crashes, exits or
/// hangs takes only that second process with it.
package struct AppSupervisor {
  /// What became of a run.
  package enum Ending: Equatable {
    /// The process ended by itself.
    case exited(status: Int32)
    /// A signal that was not the app's doing ended it, such as that of Control-C.
    case killed(signal: Int32)
    /// It asks to be replaced.
    case restart
    /// The app ended it, or was stuck.
    case app(AppEnding)
  }

  /// What is known of a run that has ended.
  package struct Run: Equatable {
    package var ending: Ending
    /// What a process that replaces it needs; nil when it told nothing.
    package var state: String?
    /// Whether the app had launched.
    package var hasLaunched = false
    /// Whether a person had used the app.
    package var wasUsed = false
    /// How long it ran after the app had launched, in seconds.
    package var seconds = 0.0
    /// Whether a file could not be written for it, or sound not be played.
    package var hasLostOutput = false
  }

  /// What to call the app until it has told its name.
  package var name: String
  /// After how many seconds without a turn of its main queue an app is stuck; 0 for never.
  package var timeout: Double
  /// For how many seconds of a processor the app may compute; nil for no bound.
  package var processorTime: Double?
  /// Takes each line that is meant for standard error.
  package var complain: (String) -> Void
  /// Writes a file for the process, or adds to its end. The app could ask for it as well as the command.
  package var write: FileWriter

  /// Plays sound for the process, a WAV file.
  package var play: (_ sound: Data) throws -> Void

  /// Writes a file, or adds to its end.
  package typealias FileWriter = (_ content: Data, _ path: String, _ isMore: Bool) throws -> Void

  package init(
    name: String, timeout: Double, processorTime: Double? = nil, complain: @escaping (String) -> Void,
    write: @escaping FileWriter, play: @escaping (_ sound: Data) throws -> Void
  ) {
    self.name = name
    self.timeout = timeout
    self.processorTime = processorTime
    self.complain = complain
    self.write = write
    self.play = play
  }

  /// What marks a line that the app printed.
  package static let mark = "app: "

  /// Runs the program with the arguments of this one, and waits until it has ended.
  ///
  /// - Parameter environment: what is added to this process's environment.
  package func run(environment: [String: String] = [:]) throws(AppFolderError) -> Run {
    var terminal = termios()
    let isTerminal = tcgetattr(STDIN_FILENO, &terminal) == 0
    let process = try WatchedProcess(environment: environment)
    // An app that ends while keys are read takes nobody's time to put the terminal in order.
    defer { if isTerminal { tcsetattr(STDIN_FILENO, TCSADRAIN, &terminal) } }
    defer { AppContainer.remove(of: process.id) }
    var watch = AppWatch(process, self)
    return watch.run()
  }

  /// Ends this process by a signal, as if the signal had ended it in the first place.
  package static func end(by signal: Int32) -> Never {
    Glibc.signal(signal, SIG_DFL)
    raise(signal)
    exit(128 + signal)
  }
}

/// The process that is being watched, for signal handlers; 0 for none.
private nonisolated(unsafe) var watchedProcess: pid_t = 0

/// A second process of this program, and the pipes that connect it with this one.
struct WatchedProcess {
  let id: pid_t
  let messages, calls, receipts, output, errors: Int32

  /// The signals with which others end a command.
  private static let ends = [SIGINT, SIGTERM, SIGHUP]

  /// - Parameter environment: what is added to this process's environment.
  init(environment: [String: String]) throws(AppFolderError) {
    func failure(_ number: Int32) -> AppFolderError {
      AppFolderError(
        CommandLine.arguments[0],
        problem: "the process for the app cannot be started (\(String(cString: strerror(number))))")
    }
    var pipes: [(read: Int32, write: Int32)] = []
    for _ in 0..<5 {
      var ends: [Int32] = [0, 0]
      guard pipe(&ends) == 0 else { throw failure(errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      pipes.append((ends[0], ends[1]))
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (from, to) in [
      (STDOUT_FILENO, SupervisionDescriptors.results), (STDERR_FILENO, SupervisionDescriptors.complaints),
      (pipes[0].write, SupervisionDescriptors.messages), (pipes[1].write, SupervisionDescriptors.calls),
      (pipes[2].read, SupervisionDescriptors.receipts), (pipes[3].write, STDOUT_FILENO),
      (pipes[4].write, STDERR_FILENO),
    ] {
      posix_spawn_file_actions_adddup2(&actions, from, to)
    }
    var all = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    all[SupervisionDescriptors.variable] = "1"
    // Otherwise Swift prints all calls when it stops a program.
    all["SWIFT_BACKTRACE"] = "enable=yes"
    var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    var variables = all.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    // Whoever started the command may have blocked signals, which both processes inherit; but either must end.
    var heard = sigset_t()
    sigemptyset(&heard)
    for number in Self.ends { sigaddset(&heard, number) }
    pthread_sigmask(Int32(SIG_UNBLOCK), &heard, nil)
    var id: pid_t = 0
    let result = posix_spawn(&id, "/proc/self/exe", &actions, nil, &arguments, &variables)
    for end in [pipes[0].write, pipes[1].write, pipes[2].read, pipes[3].write, pipes[4].write] { close(end) }
    guard result == 0 else { throw failure(result) }
    self.id = id
    (messages, calls, receipts) = (pipes[0].read, pipes[1].read, pipes[2].write)
    (output, errors) = (pipes[3].read, pipes[4].read)
    for end in [messages, calls, output, errors] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    watchedProcess = id
    // In a terminal both processes hear of Control-C; a signal to this one alone must reach the other, which puts the
    // terminal in order and ends.
    for number in Self.ends { signal(number) { if watchedProcess > 0 { kill(watchedProcess, $0) } } }
    signal(SIGPIPE, SIG_IGN)
  }

  /// What can be read from a descriptor now; nil when nothing more will come.
  static func read(_ descriptor: Int32) -> [UInt8]? {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        all += buffer[..<count]
      } else if count < 0, errno == EINTR {
        continue
      } else {
        return count == 0 && all.isEmpty ? nil : all
      }
    }
  }

  /// Lets the process go on after it has recorded its calls.
  func sendReceipt() {
    var byte: UInt8 = 1
    _ = write(receipts, &byte, 1)
  }

  /// Waits for the end of the process.
  ///
  /// - Returns: the status as `waitpid` has it, and for how many seconds of a processor it ran.
  func wait() -> (status: Int32, processorTime: Double) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0, errno == EINTR {}
    watchedProcess = 0
    let times = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
    return (status, times.reduce(0, +))
  }

  func closePipes() { for end in [messages, calls, receipts, output, errors] { close(end) } }
}
