/// The version of iOS whose looks, sizes and distances a device has.
///
/// VoiceOver, and what apps may call, are those of iOS 26 with either.
public enum SystemVersion: String, Hashable, Sendable, Codable, CaseIterable {
  /// iOS 18: bars across the whole width, rows 44 points high.
  case iOS18 = "18"
  /// iOS 26: bars of glass, rows 52 points high.
  case iOS26 = "26"
}
