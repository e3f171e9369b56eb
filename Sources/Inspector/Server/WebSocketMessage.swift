import Foundation

/// What the Inspector says over a WebSocket at a time.
enum WebSocketMessage: Equatable, Sendable {
  case text(String)
  case binary(Data)
  case pong(Data)
}

/// Why a session ends (RFC 6455 § 7.4.1).
enum WebSocketCloseCode: Sendable {
  case normal, goingAway, protocolError, unsupported, notText, refused, tooLong
}
