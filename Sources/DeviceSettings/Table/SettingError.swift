/// An invalid key or value of a setting.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key of the setting: `voiceOver.speakingRate`.
  public var key: String
  /// What was expected, in words: `a number from 0 to 1`.
  public var expected: String
  /// What was found, in words.
  public var found: String
  /// The file and line that the value comes from; nil for one from elsewhere.
  public var place: String?

  /// Creates an error for a value from a file (`place`) or from elsewhere.
  public init(key: String, expected: String, found: String, place: String? = nil) {
    self.key = key
    self.expected = expected
    self.found = found
    self.place = place
  }

  public var description: String {
    let place = place.map { "\($0): " } ?? ""
    return "\(place)\(key): expected \(expected), found \(found)"
  }
}
