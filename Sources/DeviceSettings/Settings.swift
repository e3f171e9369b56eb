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
  /// The colours of the whole screen are changed (Color Filters).
  public var colorFilters = ColorFilters()
  /// The screen shows opposite colours, but for pictures and what apps exempt (Smart Invert). Excludes
  /// ``invertColors``: the one that is switched on last holds.
  public var smartInvert = false { didSet { if smartInvert { invertColors = false } } }
  /// The screen shows opposite colours (Classic Invert).
  public var invertColors = false { didSet { if invertColors { smartInvert = false } } }
  /// Bright colours are less bright (Reduce White Point).
  public var reduceWhitePoint = ReduceWhitePoint()
  /// The brightness follows the light around (Auto-Brightness).
  public var autoBrightness = true

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

  /// Effects in Messages play by themselves (Auto-Play Message Effects).
  public var messageEffects = true
  /// Films that flash are dimmed (Dim Flashing Lights).
  public var dimFlashingLights = false
  /// The screen shows no more than 60 pictures a second (Limit Frame Rate).
  public var limitFrameRate = false
  /// Dots at the edges move as the vehicle does (Vehicle Motion Cues).
  public var vehicleMotionCues = false
  /// Films tell in words what is seen, where they can (Audio Descriptions).
  public var audioDescriptions = false
  /// How much louder one ear hears than the other: -1 only the left, 1 only the right.
  public var audioBalance = 0.0

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
  public var voiceOver: VoiceOverSettings {
    _read { yield sharedVoiceOver.value }
    _modify { yield &sharedVoiceOver.value }
  }
  private var sharedVoiceOver = Shared(VoiceOverSettings())
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
  /// Voice Control is on.
  public var isVoiceControlRunning = false
  /// Everything can be reached and used by a keyboard (Full Keyboard Access).
  public var isFullKeyboardAccessEnabled = false
  /// Zoom takes three-finger taps for itself; VoiceOver's then need one more.
  public var isZoomEnabled = false
  /// What Zoom shows, where, and how much larger.
  public var zoom = ZoomSettings()

  // MARK: Apps and shortcuts

  /// Settings that hold for one app only, by bundle identifier and key; `perAppKeys` lists the keys.
  public var perApp: [String: [String: SettingValue]] = [:]
  /// What three clicks of the side button switch (Accessibility Shortcut).
  public var accessibilityShortcut: [AccessibilityShortcut.Item] = []

  /// The settings of a new iPhone.
  public init() {}

  /// The screen shows no colours (Color Filters › Grayscale).
  public var grayscale: Bool {
    get { colorFilters.isOn && colorFilters.filter == .grayscale }
    set {
      guard newValue != grayscale else { return }
      colorFilters.isOn = newValue
      if newValue { colorFilters.filter = .grayscale }
    }
  }
}
