import Foundation

/// A message from the Inspector over a WebSocket.
enum WebSocketMessage: Equatable, Sendable {
  case text(String)
  case binary(Data)
  case pong(Data)
}

/// Why a session ends (RFC 6455 § 7.4.1).
enum WebSocketCloseCode: Sendable {
  case normal, goingAway, protocolError, unsupported, notText, refused, tooLong
}
