import Foundation
import Glibc

/// A run of a program, from start to exit.
///
/// Foundation's `Process` checks only every 50 ms whether a program has exited, which is longer than most of these
/// take.
struct WholeProcess {
  let program: String
  let arguments: [String]

  /// Runs the program, discards its output, and waits until it exits.
  ///
  /// - Parameter worst: the highest exit status that is not an error: 1 for findings, 3 for parts that were left out.
  func run(allowing worst: Int32) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    var words = ([program] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var process = pid_t()
    let refusal = posix_spawnp(&process, program, &actions, nil, &words, environ)
    guard refusal == 0 else { throw BenchmarkError("\(program): \(String(cString: strerror(refusal)))") }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7f
    let code = status >> 8 & 0xff
    guard signal == 0, code <= worst else {
      let end = signal == 0 ? "status \(code)" : "signal \(signal)"
      throw BenchmarkError("\(program) \(arguments.joined(separator: " ")) ended with \(end)")
    }
  }
}
