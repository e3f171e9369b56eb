import Foundation
import Glibc
import Hearing

/// A stream of sound that was opened, before a fence is around the process: standard input, a pipe, a device.
struct OpenSound {
  /// What it is called in messages.
  let name: String
  let form: SoundStream.Form
  private let handle: FileHandle

  /// The samples for each second of sound without a header.
  static let rawRate = 16_000
  /// What is read at once, in bytes: a tenth of a second of such sound.
  private static let piece = 3_200

  /// Opens a stream; “-” is standard input.
  ///
  /// - Parameter isRaw: whether it has no header.
  init(_ path: String, isRaw: Bool) throws {
    form = isRaw ? .raw(sampleRate: Self.rawRate) : .wav
    if path == "-" {
      name = "standard input"
      handle = .standardInput
    } else {
      name = path
      guard let opened = FileHandle(forReadingAtPath: path) else {
        throw Failure("\(path) cannot be opened: \(String(cString: strerror(errno))).")
      }
      handle = opened
    }
  }

  /// Whether sound comes from a path little by little, rather than being there as a whole.
  static func isStream(_ path: String) -> Bool {
    if path == "-" { return true }
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT != S_IFREG && facts.st_mode & S_IFMT != S_IFDIR
  }

  /// Reads what has come, without waiting until there is more; none at the end.
  func read() throws -> Data {
    var buffer = [UInt8](repeating: 0, count: Self.piece)
    while true {
      let count = Glibc.read(handle.fileDescriptor, &buffer, buffer.count)
      if count >= 0 { return Data(buffer[..<count]) }
      guard errno == EINTR else { throw Failure(String(cString: strerror(errno))) }
    }
  }
}
