/// What went wrong between this process and another program on a bus.
public enum BusError: Error, Equatable, CustomStringConvertible {
  /// There is no such bus, or it does not let this process in.
  case unreachable(String)
  /// The bus closed the connection.
  case disconnected
  /// A message that is none, with the number of bytes before the mistake.
  case malformed(String, offset: Int)
  /// Nobody answered in time; the seconds that were waited.
  case noAnswer(Double)
  /// The program answered with an error: its name, and what it says.
  case refused(name: String, message: String)

  public var description: String {
    switch self {
    case .unreachable(let why): why
    case .disconnected: "the bus closed the connection"
    case .malformed(let what, let offset): "a message is malformed at byte \(offset): \(what)"
    case .noAnswer(let seconds): "there was no answer within \(seconds) seconds"
    case .refused(let name, let message): message.isEmpty ? name : "\(message) (\(name))"
    }
  }
}
