import DeviceSettings

/// The device that a screen is shown on, and its settings.
public struct ScreenEnvironment: Sendable {
  /// The device; an iPhone 16 by default.
  public var device = Device.iPhone16
  /// Whether the device is held sideways.
  public var isLandscape = false
  /// The text size.
  public var textSize = ContentSize.large
  /// The BCP-47 tag of the language in which the screen speaks.
  public var language = "en"
  /// Whether the appearance is dark.
  public var isDark = false
  /// Whether the screen is laid out from right to left, whatever the language.
  public var isRightToLeft = false
  /// What is done where the words in a test are missing or differ; nil for what the environment variable says.
  public var record: RecordMode?

  /// Creates an environment with what is usual: an iPhone 16, upright, in English.
  public init() {}

  /// What the traits of the running test say.
  public static var current: ScreenEnvironment { scoped }

  @TaskLocal static var scoped = ScreenEnvironment()

  /// Every setting, with VoiceOver on.
  package var settings: Settings {
    var settings = Settings()
    settings.voiceOver.isRunning = true
    settings.contentSize = textSize
    settings.language = language
    settings.appearance = isDark ? .dark : .light
    settings.forceRightToLeft = isRightToLeft
    return settings
  }
}

/// What is done with the words of a screen that a test does not have, or that differ from those it has.
public enum RecordMode: String, Sendable, CaseIterable {
  /// The words are always written into the test, which fails, so that it is not left so by mistake.
  case all
  /// Words that differ are written into the test, and so are those that are missing.
  case failed
  /// Only words that are missing are written into the test.
  case missing
  /// Nothing is written, as in continuous integration.
  case never

  /// The environment variables that are asked, in this order. The second is that of snapshot tests.
  static let variables = ["ACCESSIBILITY_TESTING_RECORD", "SNAPSHOT_TESTING_RECORD"]
}
