/// The settings of VoiceOver (Settings › Accessibility › VoiceOver), with the defaults of a new iPhone.
///
/// Follows <https://support.apple.com/guide/iphone/iph9a246898/ios> and the pages after it.
public struct VoiceOverSettings: Hashable, Sendable {
  public var isRunning = false

  // MARK: Speech

  /// 0 (slow) to 1 (fast).
  public var speakingRate = 0.5
  /// 0 (low) to 1 (high).
  public var pitch = 0.5
  /// 0 to 1, apart from the volume of the device.
  public var volume = 1.0
  /// True while speech is muted (three-finger double tap).
  public var isMuted = false
  /// Raises or lowers the voice for what is not the label: containers, deleted text (Use Pitch Change).
  public var usesPitchChange = true
  /// A voice by name; nil picks one by language.
  public var voice: String?
  /// Speaks each text in the language that it is recognised to be in.
  public var detectsLanguages = true
  /// Languages that the rotor offers, by BCP-47 tag.
  public var rotorLanguages: [String] = []
  /// The one of them that the rotor chose, in which everything is spoken; nil speaks each text in its own.
  public var speechLanguage: String?
  public var pronunciations: [Pronunciation] = []

  /// A word and how it is to be said (VoiceOver › Speech › Pronunciations).
  public struct Pronunciation: Hashable, Sendable, Codable {
    public var phrase: String
    public var substitution: String
    /// The BCP-47 tag of the language that it holds for; nil for all.
    public var language: String?
    public var ignoresCase: Bool

    public init(
      phrase: String, substitution: String, language: String? = nil, ignoresCase: Bool = true
    ) {
      self.phrase = phrase
      self.substitution = substitution
      self.language = language
      self.ignoresCase = ignoresCase
    }
  }

  // MARK: Verbosity

  /// How something is told beside words, or instead of them.
  public enum Output: String, Hashable, Sendable, Codable, CaseIterable {
    case speak, playSound, changePitch, braille, speakAndBraille, doNothing

    public var speaks: Bool { self == .speak || self == .speakAndBraille }
    public var showsInBraille: Bool { self == .braille || self == .speakAndBraille }
  }

  public enum Punctuation: String, Hashable, Sendable, Codable, CaseIterable { case all, some, none }
  public enum CapitalLetters: String, Hashable, Sendable, Codable, CaseIterable {
    case speakCap, playSound, changePitch, doNothing
  }
  public enum DeletingText: String, Hashable, Sendable, Codable, CaseIterable {
    case changePitch, speak, playSound, doNothing
  }
  /// How a picture, a film or a song in a text is described.
  public enum MediaDescriptions: String, Hashable, Sendable, Codable, CaseIterable {
    case off, speech, braille, speechAndBraille
  }
  /// What becomes of a banner that comes down.
  public enum BannerNotifications: String, Hashable, Sendable, Codable, CaseIterable {
    case speak, playHaptic, braille, doNothing
  }
  /// What becomes of a notification while the screen is locked.
  public enum LockedNotifications: String, Hashable, Sendable, Codable, CaseIterable {
    case speak, braille, doNothing
  }
  public enum Numbers: String, Hashable, Sendable, Codable, CaseIterable { case words, digits }
  /// Whether "Actions available" is said.
  public enum ActionsOutput: String, Hashable, Sendable, Codable, CaseIterable {
    case speak, firstItemOnly, playSound, braille, speakAndBraille, doNothing
  }

  public var speaksHints = true
  public var punctuation = Punctuation.some
  public var capitalLetters = CapitalLetters.speakCap
  public var deletingText = DeletingText.changePitch
  public var links = Output.speakAndBraille
  public var actions = ActionsOutput.speakAndBraille
  /// "More content available".
  public var moreContent = Output.speakAndBraille
  public var containerDescriptions = Output.speakAndBraille
  public var numbers = Numbers.words
  public var speaksTableHeaders = true
  public var speaksRowAndColumnNumbers = true
  public var speaksRotorConfirmation = true
  public var speaksEmoji = true
  /// Says "emoji" after the name of one.
  public var speaksEmojiSuffix = false
  public var mediaDescriptions = MediaDescriptions.off
  /// What the keyboard offers to complete a word.
  public var predictiveText = Output.speak
  /// How many headings and links a web page has.
  public var webRotorSummary = Output.speak
  public var quickNavAnnouncements = Output.playSound
  public var bannerNotifications = BannerNotifications.speak
  public var lockedNotifications = LockedNotifications.speak
  /// Speaks notifications also while the device is locked or the screen is off (Always Speak Notifications).
  public var alwaysSpeaksNotifications = false
  public var flashesForNotifications = false
  public var usesSilentModeForNotifications = false

  // MARK: Typing

  public enum PhoneticFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    case off, characterAndPhonetics, phoneticsOnly
  }
  public enum TypingFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    case nothing, characters, words, charactersAndWords

    public var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
    public var speaksWords: Bool { self == .words || self == .charactersAndWords }
  }
  public enum TypingStyle: String, Hashable, Sendable, Codable, CaseIterable {
    case standard, touch, directTouch
  }
  public enum ModifierKeys: String, Hashable, Sendable, Codable, CaseIterable {
    case controlOption, capsLock, both
  }

  public var typingStyle = TypingStyle.standard
  public var phoneticFeedback = PhoneticFeedback.characterAndPhonetics
  public var softwareTypingFeedback = TypingFeedback.charactersAndWords
  public var hardwareTypingFeedback = TypingFeedback.charactersAndWords
  public var modifierKeys = ModifierKeys.controlOption
  public var isQuickNavOn = false
  public var isSingleLetterQuickNavOn = false
  public var slidesToType = false
  /// How long a key must be touched before it can be typed, in seconds, 0 to 4.
  public var keyboardInteractionTime = 1.0

  // MARK: Navigation

  public enum NavigationStyle: String, Hashable, Sendable, Codable, CaseIterable { case flat, grouped }
  public enum NavigateImages: String, Hashable, Sendable, Codable, CaseIterable {
    case always, withDescriptions, never
  }

  public var navigationStyle = NavigationStyle.flat
  public var navigateImages = NavigateImages.always
  public var usesLargeCursor = false
  public var showsCaptionPanel = false
  /// The longest time between the taps of a double tap, in seconds, 0.25 to 2.
  public var doubleTapTimeout = 0.35
  /// How long a finger must rest before what is under it is selected, in seconds.
  public var delayBeforeSelection = 0.0
  public var isScreenCurtained = false
  /// True lets touches of direct touch areas through to the app.
  public var usesDirectTouch = true

  // MARK: Audio

  public enum AudioDucking: String, Hashable, Sendable, Codable, CaseIterable {
    case off, whenSpeaking, always
  }

  public var playsSounds = true
  public var usesHaptics = true
  public var audioDucking = AudioDucking.whenSpeaking
  public var speaksOnCalls = false
  public var selectsSpeakerInCalls = false
  public var sendsToHDMI = false
  /// Silences everything the device plays; for users of a braille display.
  public var isSoundCurtained = false

  // MARK: Recognition

  /// How what was recognised is told apart from what the app says.
  public enum RecognitionFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    case speak, playSound, doNothing
  }

  public var describesImages = false
  public var recognizesScreens = false
  public var speaksDetectedText = false
  /// Reads what Screen Recognition sees also where the app is accessible (Ignore App Accessibility).
  public var ignoresAppAccessibility = false
  public var recognitionFeedback = RecognitionFeedback.speak
  public var sensitiveContentOutput = RecognitionFeedback.speak

  // MARK: Activities

  /// The activity that is on, by its name; nil for none.
  public var activity: String?

  // MARK: Rotor

  /// The items of the rotor that are on, by the names in `VoiceOver`'s list, in the user's order.
  public var rotorItems = [
    "characters", "words", "lines", "speakingRate", "containers", "headings", "links",
    "formControls", "typingMode", "directTouch",
  ]
  /// Turns the rotor to Adjust Value or Actions for an element that has them, and back.
  public var changesRotorWithItem = true

  // MARK: Quick Settings

  /// The settings that the quick settings offer, by key, in the user's order.
  public var quickSettings = Self.allQuickSettings

  /// Every setting that the quick settings can offer, in alphabetical order of its name.
  public static let allQuickSettings = [
    "activity", "audioDucking", "showsBrailleMessages", "brailleAutoAdvance", "brailleInput",
    "brailleOutput", "brailleTable", "showsBrailleFormatting", "showsCaptionPanel", "usesDirectTouch",
    "hardwareTypingFeedback", "speaksHints", "speechLanguage", "usesLargeCursor", "mediaDescriptions",
    "navigateImages", "navigationStyle", "phoneticFeedback", "usesPitchChange", "punctuation",
    "isScreenCurtained", "sendsToHDMI", "slidesToType", "softwareTypingFeedback", "isSoundCurtained",
    "playsSounds", "speaksRotorConfirmation", "speakingRate", "bannerNotifications", "typingStyle", "volume",
  ].map { "voiceOver." + $0 }

  // MARK: Commands

  /// Gestures and keys that do something other than by default: the name of the gesture or key, and of
  /// the command; an empty command takes the gesture away.
  public var gestureCommands: [String: String] = [:]
  public var keyCommands: [String: String] = [:]
  public var brailleCommands: [String: String] = [:]

  // MARK: Braille

  /// How text and cells stand for each other.
  public enum BrailleMode: String, Hashable, Sendable, Codable, CaseIterable {
    case uncontractedSixDot, uncontractedEightDot, contracted
  }
  public enum BrailleStatusCell: String, Hashable, Sendable, Codable, CaseIterable { case off, left, right }

  /// The liblouis table for output; nil chooses one by language.
  public var brailleTable: String?
  /// The liblouis table for input; nil is that for output.
  public var brailleInputTable: String?
  /// The liblouis tables that the rotor offers.
  public var rotorBrailleTables: [String] = []
  public var isBrailleContracted = true
  public var usesEightDotBraille = false
  /// How what is typed on a braille keyboard is read.
  public var brailleInput = BrailleMode.contracted
  public var brailleStatusCell = BrailleStatusCell.off
  /// How long a message stays on the display, in seconds.
  public var brailleMessageDuration = 3.0
  /// Seconds between lines while the display moves on by itself, 0.25 to 20.
  public var brailleAutoAdvance = 5.0
  public var showsBrailleMessages = true
  /// Shows bold, italic and underlined text with the marks of the braille code.
  public var showsBrailleFormatting = true

  // MARK: What the user named

  /// Labels that the user gave to elements, by the key that VoiceOver keeps them under.
  public var userLabels: [String: String] = [:]

  public init() {}
}

extension VoiceOverSettings {
  /// How text is shown in braille: the two settings for output as one, as Settings shows them.
  public var brailleOutput: BrailleMode {
    get {
      usesEightDotBraille ? .uncontractedEightDot : isBrailleContracted ? .contracted : .uncontractedSixDot
    }
    set {
      usesEightDotBraille = newValue == .uncontractedEightDot
      isBrailleContracted = newValue == .contracted
    }
  }
}
