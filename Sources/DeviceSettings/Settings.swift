/// Every setting of a device that a screen or an assistive technology asks for.
///
/// The defaults are those of a new iPhone.
public struct Settings: Hashable, Sendable {
  /// Light or dark.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
    /// Dark text on a light ground.
    case light
    /// Light text on a dark ground.
    case dark
  }

  // MARK: Display and text

  /// The text size of Dynamic Type (Larger Text).
  public var contentSize: ContentSize = .large
  /// Light or dark.
  public var appearance: Appearance = .light
  /// Text is set in a heavier weight (Bold Text).
  public var boldText = false
  /// Colours stand out more from each other (Increase Contrast).
  public var increaseContrast = false
  /// Translucent surfaces are solid (Reduce Transparency).
  public var reduceTransparency = false
  /// Buttons without a shape are underlined or outlined (Button Shapes).
  public var buttonShapes = false
  /// Switches show a stroke or a circle for on and off (On/Off Labels).
  public var onOffLabels = false
  /// Nothing is told by colour alone (Differentiate Without Color).
  public var differentiateWithoutColor = false
  /// The screen shows no colours (Color Filters › Grayscale).
  public var grayscale = false
  /// The screen shows opposite colours (Classic Invert).
  public var invertColors = false

  // MARK: Motion and media

  /// Animations that move things are fewer (Reduce Motion).
  public var reduceMotion = false
  /// With Reduce Motion, screens fade into each other (Prefer Cross-Fade Transitions).
  public var prefersCrossFadeTransitions = false
  /// Previews of films play by themselves (Auto-Play Video Previews).
  public var videoAutoplay = true
  /// Films show captions where they have them (Closed Captions + SDH).
  public var closedCaptions = false
  /// Both ears hear the same (Mono Audio).
  public var monoAudio = false
  /// Shaking the device takes the last change back (Shake to Undo).
  public var shakeToUndo = true

  // MARK: What the Accessibility framework tells

  /// Moving pictures move by themselves (Auto-Play Animated Images).
  public var animatedImages = true
  /// Text that may run downwards, as Japanese, runs horizontally (Prefer Horizontal Text).
  public var prefersHorizontalTextLayout = false
  /// The insertion point does not blink (Prefer Non-Blinking Cursor).
  public var prefersNonBlinkingTextInsertionIndicator = false
  /// Sliders that start something are buttons (Prefer Single-Touch Actions).
  public var prefersActionSliderAlternative = false
  /// Controls show their borders (Show Borders).
  public var showBorders = false
  /// Highlights are less bright (Reduce Highlighting Effects).
  public var reduceHighlightingEffects = false
  /// Assistive Access is on: apps show their simplest form.
  public var isAssistiveAccessEnabled = false

  // MARK: Language

  /// The BCP-47 tag of the language that apps are shown in.
  public var language = "en"
  /// The BCP-47 tag of the language that the device itself is set to; nil for that of the apps.
  public var systemLanguage: String?
  /// Lays every screen out from right to left, whatever the language.
  public var forceRightToLeft = false

  // MARK: Assistive technologies

  /// The settings of VoiceOver.
  public var voiceOver = VoiceOverSettings()
  /// Switch Control is on.
  public var isSwitchControlRunning = false
  /// A swipe of two fingers from the top reads the screen (Speak Screen).
  public var isSpeakScreenEnabled = false
  /// Selected text can be read aloud (Speak Selection).
  public var isSpeakSelectionEnabled = false
  /// AssistiveTouch is on.
  public var isAssistiveTouchRunning = false
  /// Guided Access holds the device in one app.
  public var isGuidedAccessEnabled = false
  /// Zoom takes three-finger taps for itself; VoiceOver's then need one more.
  public var isZoomEnabled = false

  /// The settings of a new iPhone.
  public init() {}
}
