/// Every setting of a device that a screen or an assistive technology uses.
///
/// The defaults are those of a new iPhone.
public struct Settings: Hashable, Sendable {
  /// Light or dark.
  public enum Appearance: String, Hashable, Sendable, Codable, CaseIterable {
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }

  // MARK: System

  /// The version of iOS whose looks and measures hold.
  public var system = SystemVersion.iOS26

  // MARK: Display and text

  /// The text size of Dynamic Type (Larger Text).
  public var contentSize: ContentSize = .large
  /// Light or dark.
  public var appearance: Appearance = .light
  /// Text is set in a heavier weight (Bold Text).
  public var boldText = false
  /// Colours contrast more (Increase Contrast).
  public var increaseContrast = false
  /// Translucent surfaces are solid (Reduce Transparency).
  public var reduceTransparency = false
  /// Buttons without a shape are underlined or outlined (Button Shapes).
  public var buttonShapes = false
  /// Switches show a stroke or a circle for on and off (On/Off Labels).
  public var onOffLabels = false
  /// Nothing is conveyed by colour alone (Differentiate Without Color).
  public var differentiateWithoutColor = false
  /// The colours of the whole screen are changed (Color Filters).
  public var colorFilters = ColorFilters()
  /// Colours are inverted, except for images and views that apps exempt (Smart Invert). Mutually exclusive
  /// with ``invertColors``: switching one on switches the other off.
  public var smartInvert = false { didSet { if smartInvert { invertColors = false } } }
  /// Colours are inverted (Classic Invert).
  public var invertColors = false { didSet { if invertColors { smartInvert = false } } }
  /// The intensity of bright colours is reduced (Reduce White Point).
  public var reduceWhitePoint = ReduceWhitePoint()
  /// The brightness adapts to the ambient light (Auto-Brightness).
  public var autoBrightness = true

  // MARK: Motion and media

  /// There are fewer animations with movement (Reduce Motion).
  public var reduceMotion = false
  /// With Reduce Motion, screens cross-fade into each other (Prefer Cross-Fade Transitions).
  public var prefersCrossFadeTransitions = false
  /// Video previews play automatically (Auto-Play Video Previews).
  public var videoAutoplay = true
  /// Videos show captions when available (Closed Captions + SDH).
  public var closedCaptions = false
  /// Both channels play the same sound (Mono Audio).
  public var monoAudio = false
  /// Shaking the device undoes the last change (Shake to Undo).
  public var shakeToUndo = true

  /// Effects in Messages play automatically (Auto-Play Message Effects).
  public var messageEffects = true
  /// Flashing video is dimmed (Dim Flashing Lights).
  public var dimFlashingLights = false
  /// The frame rate is at most 60 frames per second (Limit Frame Rate).
  public var limitFrameRate = false
  /// Dots at the edges of the screen move with the vehicle (Vehicle Motion Cues).
  public var vehicleMotionCues = false
  /// Videos play audio descriptions when available (Audio Descriptions).
  public var audioDescriptions = false
  /// The balance between the left and right channels: -1 is left only, 1 is right only.
  public var audioBalance = 0.0

  // MARK: What the Accessibility framework reports

  /// Animated images play automatically (Auto-Play Animated Images).
  public var animatedImages = true
  /// Text that can be set vertically, such as Japanese, is set horizontally (Prefer Horizontal Text).
  public var prefersHorizontalTextLayout = false
  /// The insertion point does not blink (Prefer Non-Blinking Cursor).
  public var prefersNonBlinkingTextInsertionIndicator = false
  /// Sliders that trigger an action are replaced by buttons (Prefer Single-Touch Actions).
  public var prefersActionSliderAlternative = false
  /// Controls show their borders (Show Borders).
  public var showBorders = false
  /// Highlights are less bright (Reduce Highlighting Effects).
  public var reduceHighlightingEffects = false
  /// Assistive Access is on: apps show a simplified interface.
  public var isAssistiveAccessEnabled = false

  // MARK: Language

  /// The BCP-47 tag of the language in which apps are shown.
  public var language = "en"
  /// The BCP-47 tag of the device's own language; nil for that of the apps.
  public var systemLanguage: String?
  /// The BCP-47 tags of the languages of the keyboards, in the order in which the globe key shows them; empty for the
  /// language of the apps alone.
  public var keyboards: [String] = []
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
  /// The settings of Switch Control.
  public var switchControl: SwitchControlSettings {
    _read { yield sharedSwitchControl.value }
    _modify { yield &sharedSwitchControl.value }
  }
  private var sharedSwitchControl = Shared(SwitchControlSettings())
  /// A two-finger swipe down from the top reads the screen (Speak Screen).
  public var isSpeakScreenEnabled = false
  /// Selected text can be read aloud (Speak Selection).
  public var isSpeakSelectionEnabled = false
  /// The settings of Speak Screen, Speak Selection and typing feedback.
  public var spokenContent: SpokenContentSettings {
    _read { yield sharedSpokenContent.value }
    _modify { yield &sharedSpokenContent.value }
  }
  private var sharedSpokenContent = Shared(SpokenContentSettings())
  /// AssistiveTouch is on.
  public var isAssistiveTouchRunning = false
  /// The settings of AssistiveTouch.
  public var assistiveTouch: AssistiveTouchSettings {
    _read { yield sharedAssistiveTouch.value }
    _modify { yield &sharedAssistiveTouch.value }
  }
  private var sharedAssistiveTouch = Shared(AssistiveTouchSettings())
  /// Guided Access restricts the device to one app.
  public var isGuidedAccessEnabled = false
  /// The settings of Guided Access.
  public var guidedAccess: GuidedAccessSettings {
    _read { yield sharedGuidedAccess.value }
    _modify { yield &sharedGuidedAccess.value }
  }
  private var sharedGuidedAccess = Shared(GuidedAccessSettings())
  /// Voice Control is on.
  public var isVoiceControlRunning = false
  /// The settings of Voice Control.
  public var voiceControl: VoiceControlSettings {
    _read { yield sharedVoiceControl.value }
    _modify { yield &sharedVoiceControl.value }
  }
  private var sharedVoiceControl = Shared(VoiceControlSettings())
  /// Everything can be reached and used with a keyboard (Full Keyboard Access).
  public var isFullKeyboardAccessEnabled = false
  /// The settings of Full Keyboard Access.
  public var fullKeyboardAccess: FullKeyboardAccessSettings {
    _read { yield sharedFullKeyboardAccess.value }
    _modify { yield &sharedFullKeyboardAccess.value }
  }
  private var sharedFullKeyboardAccess = Shared(FullKeyboardAccessSettings())
  /// Zoom is on. It takes over three-finger taps, so that VoiceOver's need one more tap.
  public var isZoomEnabled = false
  /// How Zoom magnifies the screen.
  public var zoom = ZoomSettings()

  // MARK: Services

  /// What the device's services answer to apps.
  public var services: ServiceSettings {
    _read { yield sharedServices.value }
    _modify { yield &sharedServices.value }
  }
  private var sharedServices = Shared(ServiceSettings())

  // MARK: Apps and shortcuts

  /// Settings that apply to one app only, by bundle identifier and key; `perAppKeys` lists the keys.
  public var perApp: [String: [String: SettingValue]] = [:]
  /// What a triple click of the side button toggles (Accessibility Shortcut).
  public var accessibilityShortcut: [AccessibilityShortcut.Item] = []
  /// What taps on the back of the device do (Back Tap).
  public var backTap = BackTapSettings()
  /// How quickly the side or home button is clicked (Click Speed).
  public var clickSpeed = ClickSpeed.default
  /// What the user has once confirmed to switch on although it changes how the device is used; no alert asks again.
  public var confirmedFeatures: [AccessibilityShortcut.Item] = []

  /// Creates the settings of a new iPhone.
  public init() {}

  /// The screen is shown in shades of grey (Color Filters › Grayscale).
  public var grayscale: Bool {
    get { colorFilters.isOn && colorFilters.filter == .grayscale }
    set {
      guard newValue != grayscale else { return }
      colorFilters.isOn = newValue
      if newValue { colorFilters.filter = .grayscale }
    }
  }
}
