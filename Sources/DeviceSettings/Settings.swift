/// Every setting of a device that a screen or an assistive technology asks for.
///
/// The defaults are those of a new iPhone.
public struct Settings: Hashable, Sendable {
  /// Light or dark.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable { case light, dark }

  // MARK: Display and text

  public var contentSize: ContentSize = .large
  public var appearance: Appearance = .light
  public var boldText = false
  public var increaseContrast = false
  public var reduceTransparency = false
  public var buttonShapes = false
  public var onOffLabels = false
  public var differentiateWithoutColor = false
  public var grayscale = false
  public var invertColors = false

  // MARK: Motion and media

  public var reduceMotion = false
  public var prefersCrossFadeTransitions = false
  public var videoAutoplay = true
  public var closedCaptions = false
  public var monoAudio = false
  public var shakeToUndo = true

  // MARK: What the Accessibility framework tells

  public var animatedImages = true
  public var prefersHorizontalTextLayout = false
  public var prefersNonBlinkingTextInsertionIndicator = false
  public var prefersActionSliderAlternative = false
  public var showBorders = false
  public var reduceHighlightingEffects = false
  public var isAssistiveAccessEnabled = false

  // MARK: Language

  /// The BCP-47 tag of the language that apps are shown in.
  public var language = "en"
  /// The BCP-47 tag of the language that the device itself is set to; nil for that of the apps.
  public var systemLanguage: String?
  /// Lays every screen out from right to left, whatever the language.
  public var forceRightToLeft = false

  // MARK: Assistive technologies

  public var voiceOver = VoiceOverSettings()
  public var isSwitchControlRunning = false
  public var isSpeakScreenEnabled = false
  public var isSpeakSelectionEnabled = false
  public var isAssistiveTouchRunning = false
  public var isGuidedAccessEnabled = false
  /// Zoom takes three-finger taps for itself; VoiceOver's then need one more.
  public var isZoomEnabled = false

  public init() {}
}
