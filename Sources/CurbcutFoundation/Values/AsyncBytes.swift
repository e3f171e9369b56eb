import Foundation

/// Bytes, one after the other: what `URLSession.AsyncBytes` and `URL.AsyncBytes` are here.
///
/// Follows <https://developer.apple.com/documentation/foundation/urlsession/asyncbytes>.
public struct _AsyncBytes: AsyncSequence, Sendable {
  public typealias Element = UInt8
  private let load: @Sendable () async throws -> Data

  /// Bytes that are there.
  public init(_ data: Data) { load = { data } }

  /// Bytes that are read when the first is asked for.
  init(reading load: @escaping @Sendable () async throws -> Data) { self.load = load }

  /// Goes through the bytes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate let load: @Sendable () async throws -> Data
    private var bytes: Data.Iterator?

    fileprivate init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

    /// The next byte; nil after the last.
    public mutating func next() async throws -> UInt8? {
      try Task.checkCancellation()
      if bytes == nil { bytes = try await load().makeIterator() }
      return bytes?.next()
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }
}

extension URL {
  /// Bytes, one after the other.
  public typealias AsyncBytes = _AsyncBytes

  /// The bytes of a file, or of what is at an address, one after the other. They are told when all have arrived.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/url/resourcebytes>.
  public var resourceBytes: AsyncBytes { AsyncBytes { try AppNetwork.content(of: self) } }

  /// The lines of a text file, or of a text at an address.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/url/lines>.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// Bytes, one after the other.
  public typealias AsyncBytes = _AsyncBytes

  /// The bytes of the file from where it is read, one after the other.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/filehandle/bytes>.
  public var bytes: AsyncBytes { AsyncBytes { try self.readToEnd() ?? Data() } }
}
