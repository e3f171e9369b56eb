/// How quickly the side or home button has to be clicked for clicks to count together (Settings › Accessibility › Side
/// Button › Click Speed).
public enum ClickSpeed: String, Hashable, Sendable, Codable, CaseIterable {
  /// A speed by its name.
  case `default`, slow, slowest

  /// How long after a click the next one still counts with it, in seconds. Apple does not say; these are ours.
  public var interval: Double {
    switch self {
    case .default: 0.4
    case .slow: 0.8
    case .slowest: 1.2
    }
  }
}
