import Foundation

/// What one side of a WebSocket says at a time.
enum WebSocketMessage: Equatable, Sendable {
  case text(String)
  case binary(Data)
  case ping(Data)
  case pong(Data)
  /// The connection is to end, for that reason (RFC 6455 § 7.4.1).
  case close(WebSocketCloseCode)
}

/// Why a WebSocket ends.
enum WebSocketCloseCode: UInt16, Error, Sendable {
  case normal = 1000
  case goingAway = 1001
  case protocolError = 1002
  case unsupported = 1003
  case notText = 1007
  case refused = 1008
  case tooLong = 1009
}

extension WebSocketMessage {
  /// The message in a frame, as servers send it: in one piece, without a mask.
  var frame: Data {
    switch self {
    case .text(let text): Self.frame(1, Data(text.utf8))
    case .binary(let data): Self.frame(2, data)
    case .close(let code): Self.frame(8, Data([UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]))
    case .ping(let data): Self.frame(9, data)
    case .pong(let data): Self.frame(10, data)
    }
  }

  private static func frame(_ kind: UInt8, _ content: Data) -> Data {
    var frame = Data(capacity: content.count + 10)
    frame.append(0x80 | kind)
    switch content.count {
    case ...125: frame.append(UInt8(content.count))
    case ...0xFFFF: frame.append(contentsOf: [126, UInt8(content.count >> 8), UInt8(content.count & 0xFF)])
    default:
      frame.append(127)
      for shift in stride(from: 56, through: 0, by: -8) {
        frame.append(UInt8(truncatingIfNeeded: content.count >> shift))
      }
    }
    frame.append(content)
    return frame
  }
}

/// Takes the bytes that a browser sends over a WebSocket and gives the messages in them (RFC 6455 § 5).
struct WebSocketReader: Sendable {
  /// The longest message, in bytes: a recording to be replayed is the longest that a page sends.
  static let longest = 8_000_000

  private var bytes: [UInt8] = []
  private var head = 0
  /// The message that has come in part: what it is, and the part.
  private var begun: (kind: UInt8, content: [UInt8])?

  init() {}

  /// Takes what was read from the connection.
  mutating func take(_ more: [UInt8]) {
    if head > 0 {
      bytes.removeFirst(head)
      head = 0
    }
    bytes += more
  }

  /// The next message; nil until all of it has come.
  ///
  /// - Throws: why the connection must end.
  mutating func next() throws(WebSocketCloseCode) -> WebSocketMessage? {
    while let frame = try nextFrame() {
      if let message = try message(from: frame) { return message }
    }
    return nil
  }

  private struct Frame {
    var isLast: Bool
    var kind: UInt8
    var content: [UInt8]
  }

  private mutating func nextFrame() throws(WebSocketCloseCode) -> Frame? {
    let rest = bytes[head...]
    guard rest.count >= 2 else { return nil }
    let (first, second) = (rest[head], rest[head + 1])
    // Nothing was agreed on that would use the reserved bits, and browsers must mask.
    guard first & 0x70 == 0, second & 0x80 != 0 else { throw .protocolError }
    let kind = first & 0x0F
    var (length, offset) = (UInt64(second & 0x7F), 2)
    if length >= 126 {
      let size = length == 126 ? 2 : 8
      guard rest.count >= 2 + size else { return nil }
      length = rest[(head + 2)..<(head + 2 + size)].reduce(0) { $0 << 8 | UInt64($1) }
      offset += size
      guard length > (size == 2 ? 125 : 0xFFFF) else { throw .protocolError }
    }
    let isControl = kind >= 8
    guard !isControl || (length <= 125 && first & 0x80 != 0) else { throw .protocolError }
    guard length <= UInt64(Self.longest),
      isControl || Int(length) + (begun?.content.count ?? 0) <= Self.longest
    else { throw .tooLong }
    let end = offset + 4 + Int(length)
    guard rest.count >= end else { return nil }
    let mask = Array(rest[(head + offset)..<(head + offset + 4)])
    var content = Array(rest[(head + offset + 4)..<(head + end)])
    for index in content.indices { content[index] ^= mask[index & 3] }
    head += end
    return Frame(isLast: first & 0x80 != 0, kind: kind, content: content)
  }

  /// Nil for a part of a message.
  private mutating func message(from frame: Frame) throws(WebSocketCloseCode) -> WebSocketMessage? {
    switch frame.kind {
    case 8:
      // A code is two bytes, and words may follow.
      guard frame.content.count != 1, String(validating: frame.content.dropFirst(2), as: UTF8.self) != nil
      else { throw .protocolError }
      return .close(.normal)
    case 9: return .ping(Data(frame.content))
    case 10: return .pong(Data(frame.content))
    case 0:
      guard begun != nil else { throw .protocolError }
      begun?.content += frame.content
    case 1, 2:
      guard begun == nil else { throw .protocolError }
      begun = (frame.kind, frame.content)
    default: throw .protocolError
    }
    guard frame.isLast, let whole = begun else { return nil }
    begun = nil
    guard whole.kind == 1 else { return .binary(Data(whole.content)) }
    guard let text = String(validating: whole.content, as: UTF8.self) else { throw .notText }
    return .text(text)
  }
}
