extension AsyncSequence where Element == UInt8 {
  /// The lines of a text in UTF-8; empty ones are left out, as Apple's do.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/asyncsequence/lines>.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(self) }

  /// The characters of a text in UTF-8.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/asyncsequence/characters>.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(self) }
}

/// The lines of a text that comes byte by byte.
///
/// Follows <https://developer.apple.com/documentation/foundation/asynclinesequence>.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = String
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Goes through the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    private var line: [UInt8] = []

    fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next line; nil after the last.
    public mutating func next() async rethrows -> String? {
      while let byte = try await bytes.next() {
        line.append(byte)
        guard let end = Self.lengthOfEnd(of: line) else { continue }
        if line.count > end { return take(line.count - end) }
        line.removeAll(keepingCapacity: true)
      }
      return line.isEmpty ? nil : take(line.count)
    }

    private mutating func take(_ count: Int) -> String {
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line[..<count], as: UTF8.self)
    }

    /// How many bytes at the end of a line end it: LF, VT, FF and CR, NEL, and the line and paragraph separators.
    private static func lengthOfEnd(of line: [UInt8]) -> Int? {
      switch line.last {
      case 0x0A?, 0x0B?, 0x0C?, 0x0D?: 1
      case 0x85? where line.dropLast().last == 0xC2: 2
      case 0xA8?, 0xA9?: line.suffix(3).starts(with: [0xE2, 0x80]) ? 3 : nil
      default: nil
      }
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

/// The characters of a text that comes byte by byte.
///
/// Follows <https://developer.apple.com/documentation/foundation/asynccharactersequence>.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  public typealias Element = Character
  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Goes through the characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var bytes: Base.AsyncIterator
    /// What has come of the character, of which the next scalar may be a part.
    private var text = ""
    private var scalar: [UInt8] = []

    fileprivate init(_ bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// The next character; nil after the last.
    public mutating func next() async rethrows -> Character? {
      while let byte = try await bytes.next() {
        scalar.append(byte)
        guard scalar.count >= Self.length(of: scalar[0]) else { continue }
        text += String(decoding: scalar, as: UTF8.self)
        scalar.removeAll(keepingCapacity: true)
        if text.count > 1 { return text.removeFirst() }
      }
      if !scalar.isEmpty {
        text += String(decoding: scalar, as: UTF8.self)
        scalar.removeAll()
      }
      return text.isEmpty ? nil : text.removeFirst()
    }

    /// The number of bytes of a scalar that begins with a byte.
    private static func length(of first: UInt8) -> Int {
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    }
  }

  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }
}

extension AsyncCharacterSequence: Sendable where Base: Sendable {}
