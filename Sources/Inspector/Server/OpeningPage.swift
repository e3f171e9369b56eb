import CurbcutFoundation
import Foundation
import Glibc

/// A file that redirects a browser to the Inspector's page.
///
/// Every user of a machine can list the arguments of every program. So a browser is not started with the URL, which
/// admits whoever uses it first, but with the path of this file, which only its owner can read.
package struct OpeningPage: Sendable {
  /// The file to open.
  package let file: URL

  /// For how many seconds to keep the file: a browser takes a while to start. The token in the file works once.
  package static let lifetime = 60.0

  /// Writes the file.
  ///
  /// - Parameters:
  ///   - url: the URL that it redirects to.
  ///   - folder: the folder to write to; nil for a folder in the user's runtime directory, or else in the cache.
  /// - Throws: a `POSIXError` when it cannot be written.
  package init(leadingTo url: String, in folder: URL? = nil) throws {
    let folder = folder ?? Self.folder
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    file = folder.appendingPathComponent("inspect-\(ProcessInfo.processInfo.processIdentifier).html")
    let address = url.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing(
      "<", with: "&lt;")
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <meta charset="utf-8">
      <meta name="referrer" content="no-referrer">
      <meta http-equiv="refresh" content="0; url=\(address)">
      <title>Curbcut Inspector</title>
      <p><a href="\(address)">Open the Inspector</a></p>
      </html>

      """
    unlink(file.path)
    // Do not write to a file or link that somebody else has put there meanwhile.
    let descriptor = open(file.path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    try FileHandle(fileDescriptor: descriptor, closeOnDealloc: true).write(contentsOf: Data(page.utf8))
  }

  /// Deletes the file.
  package func remove() { try? FileManager.default.removeItem(at: file) }

  private static var folder: URL {
    let environment = ProcessInfo.processInfo.environment
    if let runtime = environment["XDG_RUNTIME_DIR"], !runtime.isEmpty {
      return URL(fileURLWithPath: runtime).appendingPathComponent("curbcut")
    }
    let cache =
      environment["XDG_CACHE_HOME"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
      ?? AppContainer.machineHome.appendingPathComponent(".cache")
    return cache.appendingPathComponent("curbcut")
  }
}
