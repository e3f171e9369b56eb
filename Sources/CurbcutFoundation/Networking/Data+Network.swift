import Foundation
import SystemModules

// In a file of an app, which reaches Foundation only through this module, these take the place of Foundation's own. In one that
// imports Foundation itself both are seen, and Foundation's own are favoured.

extension URL {
  /// Whether what is at the address comes over the network.
  fileprivate var isRemote: Bool { ["http", "https", "ftp"].contains(scheme?.lowercased() ?? "") }
}

extension AppNetwork {
  /// What is in a file, or what a server answers.
  static func content(
    of url: URL, options: Data.ReadingOptions = []
  ) throws -> Data {
    do {
      if url.isRemote, let data = try wait(for: _NetworkRequest(url)) { return data }
    } catch {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.fileReadUnknown.rawValue,
        userInfo: [NSURLErrorKey: url, NSUnderlyingErrorKey: error as NSError])
    }
    return try FoundationFiles.data(at: url, options: options)
  }

  /// The text in a file, or of a server, and in which encoding it is: UTF-8, or else, with a mark of its order at the beginning,
  /// UTF-16.
  fileprivate static func text(of url: URL) throws -> (text: String, encoding: String.Encoding) {
    let data = try content(of: url)
    let hasMark = data.starts(with: [0xFE, 0xFF]) || data.starts(with: [0xFF, 0xFE])
    let encoding = hasMark ? String.Encoding.utf16 : .utf8
    guard let text = String(data: data, encoding: encoding) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.fileReadUnknownStringEncoding.rawValue,
        userInfo: [NSURLErrorKey: url])
    }
    return (text, encoding)
  }
}

extension Data {
  /// Reads a file, or what a server answers.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/data/init(contentsof:options:)>.
  @_disfavoredOverload
  public init(contentsOf url: __shared URL, options: Data.ReadingOptions = []) throws {
    self = try AppNetwork.content(of: url, options: options)
  }
}

extension String {
  /// Reads a text file, or what a server answers.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/string/init(contentsof:encoding:)>.
  @_disfavoredOverload
  public init(contentsOf url: __shared URL, encoding: String.Encoding) throws {
    let data = try AppNetwork.content(of: url)
    guard let text = String(data: data, encoding: encoding) else {
      throw NSError(
        domain: NSCocoaErrorDomain, code: CocoaError.fileReadInapplicableStringEncoding.rawValue,
        userInfo: [NSURLErrorKey: url, NSStringEncodingErrorKey: encoding.rawValue])
    }
    self = text
  }

  /// Reads a text file, or what a server answers, in UTF-8 or else, with a mark of its order at the beginning, in UTF-16.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/string/init(contentsof:)>.
  @_disfavoredOverload
  public init(contentsOf url: __shared URL) throws {
    self = try AppNetwork.text(of: url).text
  }

  /// Reads a text file, or what a server answers, and tells in which encoding it was.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/string/init(contentsof:usedencoding:)>.
  @_disfavoredOverload
  public init(contentsOf url: __shared URL, usedEncoding: inout String.Encoding) throws {
    (self, usedEncoding) = try AppNetwork.text(of: url)
  }
}
