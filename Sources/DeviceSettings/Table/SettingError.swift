/// Why a setting cannot have a value.
public struct SettingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The key of the setting: `voiceOver.speakingRate`.
  public var key: String
  public var expected: String
  public var found: String
  /// The file and line that the value comes from; nil for one from elsewhere.
  public var place: String?

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
