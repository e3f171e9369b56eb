/// The settings of VoiceOver (Settings › Accessibility › VoiceOver), with the defaults of a new iPhone.
///
/// Follows <https://support.apple.com/guide/iphone/iph9a246898/ios> and the pages after it.
public struct VoiceOverSettings: Hashable, Sendable {
  /// VoiceOver is on.
  public var isRunning = false

  // MARK: Speech

  /// 0 (slow) to 1 (fast).
  public var speakingRate = 0.5
  /// 0 (low) to 1 (high).
  public var pitch = 0.5
  /// 0 to 1, independent of the volume of the device.
  public var volume = 1.0
  /// True while speech is muted (three-finger double tap).
  public var isMuted = false
  /// Raises or lowers the pitch for what is not the label: containers, deleted text (Use Pitch Change).
  public var usesPitchChange = true
  /// The name of a voice; nil chooses one by language.
  public var voice: String?
  /// Detects the language of each text, and speaks it in that language.
  public var detectsLanguages = true
  /// Languages that the rotor offers, by BCP-47 tag.
  public var rotorLanguages: [String] = []
  /// The language chosen with the rotor, in which everything is spoken; nil speaks each text in its own
  /// language.
  public var speechLanguage: String?
  /// Words with custom pronunciations.
  public var pronunciations: [Pronunciation] = []

  /// A word and its pronunciation (VoiceOver › Speech › Pronunciations).
  public struct Pronunciation: Hashable, Sendable, Codable {
    /// The words as they are written.
    public var phrase: String
    /// The words that are spoken in their place.
    public var substitution: String
    /// The BCP-47 tag of the language that it applies to; nil for all.
    public var language: String?
    /// True to match the words in upper and lower case alike.
    public var ignoresCase: Bool

    /// Creates a pronunciation; by default for all languages, ignoring case.
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

  /// How something is conveyed.
  public enum Output: String, Hashable, Sendable, Codable, CaseIterable {
    /// Spoken.
    case speak
    /// By a sound.
    case playSound
    /// By a higher or lower pitch.
    case changePitch
    /// In braille only.
    case braille
    /// Spoken, and in braille.
    case speakAndBraille
    /// Not conveyed.
    case doNothing

    /// True when it is spoken.
    public var speaks: Bool { self == .speak || self == .speakAndBraille }
    /// True when it is shown on the braille display.
    public var showsInBraille: Bool { self == .braille || self == .speakAndBraille }
  }

  /// Which punctuation is spoken by name.
  public enum Punctuation: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every mark.
    case all
    /// Marks that carry meaning.
    case some
    /// No mark; pauses represent them.
    case none
  }
  /// How a capital letter is distinguished from a small one when letters are spoken one by one.
  public enum CapitalLetters: String, Hashable, Sendable, Codable, CaseIterable {
    /// "Cap" is said before the letter.
    case speakCap
    /// A sound is played before the letter.
    case playSound
    /// The letter is spoken at a higher pitch.
    case changePitch
    /// The letter is spoken like a small one.
    case doNothing
  }
  /// How deleted text is distinguished from typed text.
  public enum DeletingText: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is spoken at a lower pitch.
    case changePitch
    /// "Deleted" is said with it.
    case speak
    /// A sound is played.
    case playSound
    /// It is spoken like typed text.
    case doNothing
  }
  /// How an image, a video or audio within text is described.
  public enum MediaDescriptions: String, Hashable, Sendable, Codable, CaseIterable {
    /// Not at all.
    case off
    /// In words.
    case speech
    /// In braille.
    case braille
    /// In words and in braille.
    case speechAndBraille
  }
  /// How a notification banner is conveyed.
  public enum BannerNotifications: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is read.
    case speak
    /// A haptic is played.
    case playHaptic
    /// It is shown on the braille display.
    case braille
    /// VoiceOver ignores it.
    case doNothing
  }
  /// How a notification is conveyed while the screen is locked.
  public enum LockedNotifications: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is read.
    case speak
    /// It is shown on the braille display.
    case braille
    /// VoiceOver ignores it.
    case doNothing
  }
  /// How a number with several digits is spoken.
  public enum Numbers: String, Hashable, Sendable, Codable, CaseIterable {
    /// As a number: "twelve".
    case words
    /// Digit by digit: "one two".
    case digits
  }
  /// How VoiceOver conveys that actions are available.
  public enum ActionsOutput: String, Hashable, Sendable, Codable, CaseIterable {
    /// Spoken for every element that has actions.
    case speak
    /// Spoken only for the first of several consecutive elements that have actions.
    case firstItemOnly
    /// A sound is played instead.
    case playSound
    /// In braille only.
    case braille
    /// Spoken, and in braille.
    case speakAndBraille
    /// Not conveyed.
    case doNothing
  }

  /// Speaks hints after a pause (Hints).
  public var speaksHints = true
  /// Which punctuation is spoken by name.
  public var punctuation = Punctuation.some
  /// How capital letters are distinguished when letters are spoken one by one.
  public var capitalLetters = CapitalLetters.speakCap
  /// How deleted text is conveyed.
  public var deletingText = DeletingText.changePitch
  /// How a link in text is conveyed.
  public var links = Output.speakAndBraille
  /// How it is conveyed that an element has actions.
  public var actions = ActionsOutput.speakAndBraille
  /// How "More content available" is conveyed.
  public var moreContent = Output.speakAndBraille
  /// How the label of a container is conveyed when the cursor enters it.
  public var containerDescriptions = Output.speakAndBraille
  /// How numbers are spoken.
  public var numbers = Numbers.words
  /// Speaks the headers of a table's row and column when the cursor enters them (Table Headers).
  public var speaksTableHeaders = true
  /// Speaks the numbers of a table's row and column when the cursor enters them (Row & Column Numbers).
  public var speaksRowAndColumnNumbers = true
  /// Speaks a confirmation of what the rotor did (Speak Rotor Confirmation).
  public var speaksRotorConfirmation = true
  /// Speaks the names of emoji; otherwise they are left out (Emojis).
  public var speaksEmoji = true
  /// Says "emoji" after the name of an emoji.
  public var speaksEmojiSuffix = false
  /// How images, videos and audio within text are described.
  public var mediaDescriptions = MediaDescriptions.off
  /// How predictive text is conveyed.
  public var predictiveText = Output.speak
  /// How the number of headings and links of a web page is conveyed.
  public var webRotorSummary = Output.speak
  /// How it is conveyed that Quick Nav was switched on or off.
  public var quickNavAnnouncements = Output.playSound
  /// How a notification banner is conveyed.
  public var bannerNotifications = BannerNotifications.speak
  /// How a notification is conveyed while the screen is locked.
  public var lockedNotifications = LockedNotifications.speak
  /// Also speaks notifications while the device is locked or the screen is off (Always Speak Notifications).
  public var alwaysSpeaksNotifications = false
  /// The flashlight flashes for a notification (Flashlight Notifications).
  public var flashesForNotifications = false
  /// The flashlight also flashes in silent mode (Use Silent Mode).
  public var usesSilentModeForNotifications = false

  // MARK: Typing

  /// Whether a letter is followed by the word that represents it: "Alpha".
  public enum PhoneticFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    /// Only the letter is said.
    case off
    /// The letter and, after a pause, its word.
    case characterAndPhonetics
    /// Only the word is said.
    case phoneticsOnly
  }
  /// What is said while text is typed.
  public enum TypingFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    /// Nothing.
    case nothing
    /// Each character.
    case characters
    /// Each word at its end.
    case words
    /// Each character, and each word at its end.
    case charactersAndWords

    /// True when each character is said.
    public var speaksCharacters: Bool { self == .characters || self == .charactersAndWords }
    /// True when each word is said at its end.
    public var speaksWords: Bool { self == .words || self == .charactersAndWords }
  }
  /// How keys of the on-screen keyboard are entered.
  public enum TypingStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// A key is found first, then entered with a double tap or a split tap.
    case standard
    /// A key is found with a finger, and entered when the finger is lifted.
    case touch
    /// A tap enters the key, as without VoiceOver.
    case directTouch
  }
  /// The keys of a hardware keyboard that act as the VO modifier.
  public enum ModifierKeys: String, Hashable, Sendable, Codable, CaseIterable {
    /// Control and Option together.
    case controlOption
    /// Caps Lock, held.
    case capsLock
    /// Either of the two.
    case both
  }

  /// How keys of the on-screen keyboard are entered.
  public var typingStyle = TypingStyle.standard
  /// Whether letters are followed by the words that represent them.
  public var phoneticFeedback = PhoneticFeedback.characterAndPhonetics
  /// What is said while typing on the on-screen keyboard.
  public var softwareTypingFeedback = TypingFeedback.charactersAndWords
  /// What is said while typing on a hardware keyboard.
  public var hardwareTypingFeedback = TypingFeedback.charactersAndWords
  /// The keys that act as the VO modifier.
  public var modifierKeys = ModifierKeys.controlOption
  /// Arrow keys move the cursor and turn the rotor without the VO modifier (Quick Nav).
  public var isQuickNavOn = false
  /// Single letters move the cursor, such as H to the next heading (Single-Letter Quick Nav).
  public var isSingleLetterQuickNavOn = false
  /// A word is typed by sliding a finger over its letters (Slide to Type).
  public var slidesToType = false
  /// How long a key must be touched before it can be entered, in seconds, 0 to 4.
  public var keyboardInteractionTime = 1.0

  // MARK: Navigation

  /// Whether the cursor stops at containers.
  public enum NavigationStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// The cursor moves through all elements, one by one.
    case flat
    /// A container is a single stop until the cursor is moved into it.
    case grouped
  }
  /// Which images the cursor stops at.
  public enum NavigateImages: String, Hashable, Sendable, Codable, CaseIterable {
    /// All of them.
    case always
    /// Those that have a label.
    case withDescriptions
    /// None.
    case never
  }

  /// Whether the cursor stops at containers.
  public var navigationStyle = NavigationStyle.flat
  /// Which images the cursor stops at.
  public var navigateImages = NavigateImages.always
  /// The cursor is drawn with a thick line (Large Cursor).
  public var usesLargeCursor = false
  /// Shows what is said at the bottom of the screen (Caption Panel).
  public var showsCaptionPanel = false
  /// The longest time between the taps of a double tap, in seconds, 0.25 to 2.
  public var doubleTapTimeout = 0.35
  /// How long a finger must rest on an item before it is selected, in seconds.
  public var delayBeforeSelection = 0.0
  /// The screen is black (Screen Curtain).
  public var isScreenCurtained = false
  /// True to pass touches in direct touch areas through to the app.
  public var usesDirectTouch = true

  // MARK: Audio

  /// When other audio is lowered in favour of VoiceOver.
  public enum AudioDucking: String, Hashable, Sendable, Codable, CaseIterable {
    /// Never.
    case off
    /// While VoiceOver speaks.
    case whenSpeaking
    /// Whenever VoiceOver is on.
    case always
  }

  /// Plays short sounds for events (Sounds).
  public var playsSounds = true
  /// Plays haptics for events (Haptics).
  public var usesHaptics = true
  /// When other audio is lowered.
  public var audioDucking = AudioDucking.whenSpeaking
  /// Also speaks during a phone call (Speak on Calls).
  public var speaksOnCalls = false
  /// A call switches to the speaker when the device is not at the ear (Auto-select Speaker in Call).
  public var selectsSpeakerInCalls = false
  /// Speech is also sent to a connected display (Send to HDMI).
  public var sendsToHDMI = false
  /// Silences all audio of the device, for users of a braille display (Sound Curtain).
  public var isSoundCurtained = false

  // MARK: Recognition

  /// How recognised content is distinguished from what the app provides.
  public enum RecognitionFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    /// In words.
    case speak
    /// By a sound.
    case playSound
    /// Not at all.
    case doNothing
  }

  /// Describes images that have no label from the app (Image Descriptions).
  public var describesImages = false
  /// Finds elements in screens that the app does not make accessible (Screen Recognition).
  public var recognizesScreens = false
  /// Speaks text that is detected in images (Speak Detected Text).
  public var speaksDetectedText = false
  /// Uses Screen Recognition even where the app is accessible (Ignore App Accessibility).
  public var ignoresAppAccessibility = false
  /// How recognised elements are distinguished (Feedback Style).
  public var recognitionFeedback = RecognitionFeedback.speak
  /// How images with sensitive content are announced (Sensitive Content Output).
  public var sensitiveContentOutput = RecognitionFeedback.speak

  // MARK: Activities

  /// The name of the active activity; nil for none.
  public var activity: String?

  // MARK: Rotor

  /// The enabled items of the rotor, by their names in `VoiceOver`'s list, in the user's order.
  public var rotorItems = [
    "characters", "words", "lines", "speakingRate", "containers", "headings", "links",
    "formControls", "typingMode", "directTouch",
  ]
  /// Turns the rotor to Adjust Value or Actions for an element that supports them, and back again.
  public var changesRotorWithItem = true

  // MARK: Quick Settings

  /// The keys of the settings in the quick settings, in the user's order.
  public var quickSettings = Self.allQuickSettings

  /// The keys of all settings that the quick settings can offer, in the alphabetical order of their names.
  public static let allQuickSettings = [
    "activity", "audioDucking", "showsBrailleMessages", "brailleAutoAdvance", "brailleInput",
    "brailleOutput", "brailleTable", "showsBrailleFormatting", "showsCaptionPanel", "usesDirectTouch",
    "hardwareTypingFeedback", "speaksHints", "speechLanguage", "usesLargeCursor", "mediaDescriptions",
    "navigateImages", "navigationStyle", "phoneticFeedback", "usesPitchChange", "punctuation",
    "isScreenCurtained", "sendsToHDMI", "slidesToType", "softwareTypingFeedback", "isSoundCurtained",
    "playsSounds", "speaksRotorConfirmation", "speakingRate", "bannerNotifications", "typingStyle", "volume",
  ].map { "voiceOver." + $0 }

  // MARK: Commands

  /// Commands assigned to gestures in place of the defaults: the name of the command by the name of the
  /// gesture; an empty command removes the gesture's command.
  public var gestureCommands: [String: String] = [:]
  /// Like ``gestureCommands``, by the names of key presses: `vo+command+h`.
  public var keyCommands: [String: String] = [:]
  /// Like ``gestureCommands``, by the names of braille chords.
  public var brailleCommands: [String: String] = [:]

  // MARK: Braille

  /// How text is written in cells.
  public enum BrailleMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Each character by itself, in six-dot braille.
    case uncontractedSixDot
    /// Each character by itself, in eight-dot braille.
    case uncontractedEightDot
    /// With the contractions of the language, in six-dot braille.
    case contracted
  }
  /// The place of the status cell on the display.
  public enum BrailleStatusCell: String, Hashable, Sendable, Codable, CaseIterable {
    /// There is none: all cells show text.
    case off
    /// The first cell.
    case left
    /// The last cell.
    case right
  }

  /// The liblouis table for output; nil chooses one by language.
  public var brailleTable: String?
  /// The liblouis table for input; nil uses the one for output.
  public var brailleInputTable: String?
  /// The liblouis tables that the rotor offers.
  public var rotorBrailleTables: [String] = []
  /// Shows text with the contractions of its language (Contracted Braille).
  public var isBrailleContracted = true
  /// Shows text in eight-dot braille, without contractions (Eight-Dot Braille).
  public var usesEightDotBraille = false
  /// How input from a braille keyboard is interpreted.
  public var brailleInput = BrailleMode.contracted
  /// The place of the status cell.
  public var brailleStatusCell = BrailleStatusCell.off
  /// How long a message stays on the display, in seconds.
  public var brailleMessageDuration = 3.0
  /// Seconds between lines while the display advances automatically, 0.25 to 20.
  public var brailleAutoAdvance = 5.0
  /// Shows announcements on the display briefly (Braille Alert Messages).
  public var showsBrailleMessages = true
  /// Shows bold, italic and underlined text with the marks of the braille code.
  public var showsBrailleFormatting = true

  // MARK: User labels

  /// Labels that the user gave to elements, by the key under which VoiceOver stores them.
  public var userLabels: [String: String] = [:]

  /// Creates the settings of a new iPhone.
  public init() {}
}

extension VoiceOverSettings {
  /// How text is shown in braille: the two settings for output, combined into one as in Settings.
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
