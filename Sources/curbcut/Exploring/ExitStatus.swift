import ArgumentParser
import Foundation

/// The status with which a process ended, as that of this one.
enum ExitStatus {
  static func of(_ process: Process) -> any Error {
    process.terminationReason == .exit ? ExitCode(process.terminationStatus) : ExitCode(4)
  }
}
