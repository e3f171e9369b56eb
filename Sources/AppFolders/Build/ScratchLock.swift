import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// Holds a scratch folder for one build at a time: two commands that read the same app, as tests that run side by side,
/// would otherwise write the same files.
///
/// The system releases it when the process ends, however it ends.
final class ScratchLock {
  private let descriptor: Int32

  /// Waits until no other process builds in the folder.
  ///
  /// - Parameters:
  ///   - scratch: the folder, which exists.
  ///   - onWait: called if another process builds there now.
  init(_ scratch: URL, onWait: () -> Void) throws(AppFolderError) {
    let path = scratch.appendingPathComponent("lock").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw AppFolderError(
        path, problem: "the file cannot be written (\(String(cString: strerror(errno))))",
        advice: "Give another folder with --scratch.")
    }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return }
    onWait()
    // A signal that does not end the process interrupts the call.
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  deinit { close(descriptor) }
}
