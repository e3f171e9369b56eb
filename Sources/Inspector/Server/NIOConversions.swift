import Foundation
import NIOCore
import NIOHTTP1
import NIOWebSocket

extension HTTPRequest {
  /// Creates a request from a request head of SwiftNIO.
  init(_ head: HTTPRequestHead) {
    var headers: [String: String] = [:]
    var repeated: Set<String> = []
    for (name, value) in head.headers where headers.updateValue(value, forKey: name.lowercased()) != nil {
      repeated.insert(name.lowercased())
    }
    for name in repeated { headers[name] = nil }
    self.init(method: head.method.rawValue, target: head.uri, headers: headers)
  }
}

extension WebSocketFrame {
  /// Creates the single frame of a message.
  init(_ message: WebSocketMessage) {
    switch message {
    case .text(let text): self.init(fin: true, opcode: .text, data: ByteBuffer(string: text))
    case .binary(let data): self.init(fin: true, opcode: .binary, data: ByteBuffer(bytes: data))
    case .pong(let data): self.init(fin: true, opcode: .pong, data: ByteBuffer(bytes: data))
    }
  }

  /// Creates the frame that ends a session, with the reason.
  init(closing code: WebSocketErrorCode) {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    self.init(fin: true, opcode: .connectionClose, data: data)
  }
}

extension WebSocketErrorCode {
  init(_ code: WebSocketCloseCode) {
    self =
      switch code {
      case .normal: .normalClosure
      case .goingAway: .goingAway
      case .protocolError: .protocolError
      case .unsupported: .unacceptableData
      case .notText: .dataInconsistentWithMessage
      case .refused: .policyViolation
      case .tooLong: .messageTooLarge
      }
  }
}

/// Refuses frames that no browser sends: browsers mask every frame, and no extension was negotiated that would use the
/// reserved bits (RFC 6455 § 5).
final class BrowserFrameCheck: ChannelInboundHandler {
  typealias InboundIn = WebSocketFrame
  typealias InboundOut = WebSocketFrame

  /// The frame violates the protocol.
  struct Refusal: Error {}

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let frame = Self.unwrapInboundIn(data)
    guard frame.maskKey != nil, !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
      return context.fireErrorCaught(Refusal())
    }
    context.fireChannelRead(data)
  }
}
