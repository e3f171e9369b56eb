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
  /// Words that are to be said otherwise than the voice would.
  public var pronunciations: [Pronunciation] = []

  /// A word and how it is to be said (VoiceOver › Speech › Pronunciations).
  public struct Pronunciation: Hashable, Sendable, Codable {
    /// The words as they are written.
    public var phrase: String
    /// The words that are spoken in their place.
    public var substitution: String
    /// The BCP-47 tag of the language that it holds for; nil for all.
    public var language: String?
    /// True to find the words in capital and small letters alike.
    public var ignoresCase: Bool

    /// A pronunciation; by default for all languages, whatever the case.
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
    /// Told in words.
    case speak
    /// Told by a sound.
    case playSound
    /// Told by a higher or lower voice.
    case changePitch
    /// Told in braille only.
    case braille
    /// Told in words and in braille.
    case speakAndBraille
    /// Not told.
    case doNothing

    /// True when it is said in words.
    public var speaks: Bool { self == .speak || self == .speakAndBraille }
    /// True when it stands on the braille display.
    public var showsInBraille: Bool { self == .braille || self == .speakAndBraille }
  }

  /// Which punctuation is said by name.
  public enum Punctuation: String, Hashable, Sendable, Codable, CaseIterable {
    /// Every mark.
    case all
    /// The marks that carry a meaning.
    case some
    /// No mark; pauses stand for them.
    case none
  }
  /// How a capital letter is told from a small one, where letters are said one by one.
  public enum CapitalLetters: String, Hashable, Sendable, Codable, CaseIterable {
    /// "Cap" is said before the letter.
    case speakCap
    /// A sound is heard before the letter.
    case playSound
    /// The letter is said in a higher voice.
    case changePitch
    /// The letter is said as a small one is.
    case doNothing
  }
  /// How text that was deleted is told from text that was typed.
  public enum DeletingText: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is said in a lower voice.
    case changePitch
    /// "Deleted" is said with it.
    case speak
    /// A sound is heard.
    case playSound
    /// It is said as typed text is.
    case doNothing
  }
  /// How a picture, a film or a song in a text is described.
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
  /// What becomes of a banner that comes down.
  public enum BannerNotifications: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is read.
    case speak
    /// The device taps.
    case playHaptic
    /// It stands on the braille display.
    case braille
    /// VoiceOver says nothing of it.
    case doNothing
  }
  /// What becomes of a notification while the screen is locked.
  public enum LockedNotifications: String, Hashable, Sendable, Codable, CaseIterable {
    /// It is read.
    case speak
    /// It stands on the braille display.
    case braille
    /// VoiceOver says nothing of it.
    case doNothing
  }
  /// How a number of several digits is said.
  public enum Numbers: String, Hashable, Sendable, Codable, CaseIterable {
    /// As a number: "twelve".
    case words
    /// Digit by digit: "one two".
    case digits
  }
  /// Whether "Actions available" is said.
  public enum ActionsOutput: String, Hashable, Sendable, Codable, CaseIterable {
    /// Said of every element that has actions.
    case speak
    /// Said of the first of several elements in a row that have actions.
    case firstItemOnly
    /// A sound is heard instead.
    case playSound
    /// Told in braille only.
    case braille
    /// Told in words and in braille.
    case speakAndBraille
    /// Not told.
    case doNothing
  }

  /// Says what an element does, after a pause (Hints).
  public var speaksHints = true
  /// Which punctuation is said by name.
  public var punctuation = Punctuation.some
  /// How capital letters are told, where letters are said one by one.
  public var capitalLetters = CapitalLetters.speakCap
  /// How deleted text is told.
  public var deletingText = DeletingText.changePitch
  /// How a link in a text is told.
  public var links = Output.speakAndBraille
  /// How it is told that an element has actions.
  public var actions = ActionsOutput.speakAndBraille
  /// "More content available".
  public var moreContent = Output.speakAndBraille
  /// How the label of a container is told when the cursor enters it.
  public var containerDescriptions = Output.speakAndBraille
  /// How numbers are said.
  public var numbers = Numbers.words
  /// Says the headers of a table's row and column when they are entered (Table Headers).
  public var speaksTableHeaders = true
  /// Says the numbers of a table's row and column when they are entered (Row & Column Numbers).
  public var speaksRowAndColumnNumbers = true
  /// Confirms in words what the rotor did (Speak Rotor Confirmation).
  public var speaksRotorConfirmation = true
  /// Says the names of emoji; without it they are left out (Emojis).
  public var speaksEmoji = true
  /// Says "emoji" after the name of one.
  public var speaksEmojiSuffix = false
  /// How pictures, films and songs in a text are described.
  public var mediaDescriptions = MediaDescriptions.off
  /// What the keyboard offers to complete a word.
  public var predictiveText = Output.speak
  /// How many headings and links a web page has.
  public var webRotorSummary = Output.speak
  /// How it is told that Quick Nav was switched on or off.
  public var quickNavAnnouncements = Output.playSound
  /// What becomes of a banner that comes down.
  public var bannerNotifications = BannerNotifications.speak
  /// What becomes of a notification while the screen is locked.
  public var lockedNotifications = LockedNotifications.speak
  /// Speaks notifications also while the device is locked or the screen is off (Always Speak Notifications).
  public var alwaysSpeaksNotifications = false
  /// The camera light flashes for a notification (Flashlight Notifications).
  public var flashesForNotifications = false
  /// The light flashes also while the device is silent (Use Silent Mode).
  public var usesSilentModeForNotifications = false

  // MARK: Typing

  /// Whether a letter is followed by the word that stands for it: "Alpha".
  public enum PhoneticFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    /// Only the letter is said.
    case off
    /// The letter, and after a moment its word.
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
  /// How keys of the on-screen keyboard are typed.
  public enum TypingStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// A key is found first, then typed by a double tap or a split tap.
    case standard
    /// A key is found with a finger, and typed when the finger is lifted.
    case touch
    /// A tap types the key, as without VoiceOver.
    case directTouch
  }
  /// The keys of a hardware keyboard that stand for VO.
  public enum ModifierKeys: String, Hashable, Sendable, Codable, CaseIterable {
    /// Control and Option together.
    case controlOption
    /// Caps Lock, held.
    case capsLock
    /// Either of the two.
    case both
  }

  /// How keys of the on-screen keyboard are typed.
  public var typingStyle = TypingStyle.standard
  /// Whether letters are followed by the words that stand for them.
  public var phoneticFeedback = PhoneticFeedback.characterAndPhonetics
  /// What is said while the on-screen keyboard types.
  public var softwareTypingFeedback = TypingFeedback.charactersAndWords
  /// What is said while a hardware keyboard types.
  public var hardwareTypingFeedback = TypingFeedback.charactersAndWords
  /// The keys that stand for VO.
  public var modifierKeys = ModifierKeys.controlOption
  /// Arrow keys move the cursor and turn the rotor without VO (Quick Nav).
  public var isQuickNavOn = false
  /// Single letters move the cursor: H to the next heading (Single-Letter Quick Nav).
  public var isSingleLetterQuickNavOn = false
  /// A finger types a word by sliding over its letters (Slide to Type).
  public var slidesToType = false
  /// How long a key must be touched before it can be typed, in seconds, 0 to 4.
  public var keyboardInteractionTime = 1.0

  // MARK: Navigation

  /// Whether containers are stops of the cursor.
  public enum NavigationStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// The cursor goes through all elements, one by one.
    case flat
    /// A container is one stop, until the cursor is moved into it.
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

  /// Whether containers are stops of the cursor.
  public var navigationStyle = NavigationStyle.flat
  /// Which images the cursor stops at.
  public var navigateImages = NavigateImages.always
  /// The cursor is drawn with a thick line (Large Cursor).
  public var usesLargeCursor = false
  /// What is said also stands at the bottom of the screen (Caption Panel).
  public var showsCaptionPanel = false
  /// The longest time between the taps of a double tap, in seconds, 0.25 to 2.
  public var doubleTapTimeout = 0.35
  /// How long a finger must rest before what is under it is selected, in seconds.
  public var delayBeforeSelection = 0.0
  /// The screen is black (Screen Curtain).
  public var isScreenCurtained = false
  /// True lets touches of direct touch areas through to the app.
  public var usesDirectTouch = true

  // MARK: Audio

  /// When other sounds are lowered for VoiceOver's sake.
  public enum AudioDucking: String, Hashable, Sendable, Codable, CaseIterable {
    /// Never.
    case off
    /// While VoiceOver speaks.
    case whenSpeaking
    /// As long as VoiceOver is on.
    case always
  }

  /// Plays short sounds that say what happened (Sounds).
  public var playsSounds = true
  /// Lets the device tap and buzz (Haptics).
  public var usesHaptics = true
  /// When other sounds are lowered.
  public var audioDucking = AudioDucking.whenSpeaking
  /// Speaks also during a telephone call (Speak on Calls).
  public var speaksOnCalls = false
  /// A call goes to the loudspeaker when the device is not at the ear (Auto-select Speaker in Call).
  public var selectsSpeakerInCalls = false
  /// Speech also goes to a screen that is connected (Send to HDMI).
  public var sendsToHDMI = false
  /// Silences everything the device plays; for users of a braille display.
  public var isSoundCurtained = false

  // MARK: Recognition

  /// How what was recognised is told apart from what the app says.
  public enum RecognitionFeedback: String, Hashable, Sendable, Codable, CaseIterable {
    /// In words.
    case speak
    /// By a sound.
    case playSound
    /// Not at all.
    case doNothing
  }

  /// Describes images that the app gives no label (Image Descriptions).
  public var describesImages = false
  /// Finds elements in screens that the app does not make accessible (Screen Recognition).
  public var recognizesScreens = false
  /// Reads text that is found in images (Speak Detected Text).
  public var speaksDetectedText = false
  /// Reads what Screen Recognition sees also where the app is accessible (Ignore App Accessibility).
  public var ignoresAppAccessibility = false
  /// How recognised elements are told apart (Feedback Style).
  public var recognitionFeedback = RecognitionFeedback.speak
  /// How images with sensitive content are announced (Sensitive Content Output).
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
  /// As ``gestureCommands``, by the names of key presses: `vo+command+h`.
  public var keyCommands: [String: String] = [:]
  /// As ``gestureCommands``, by the names of braille chords.
  public var brailleCommands: [String: String] = [:]

  // MARK: Braille

  /// How text and cells stand for each other.
  public enum BrailleMode: String, Hashable, Sendable, Codable, CaseIterable {
    /// Each character by itself, in six dots.
    case uncontractedSixDot
    /// Each character by itself, in eight dots.
    case uncontractedEightDot
    /// With the contractions of the language, in six dots.
    case contracted
  }
  /// Where on the display the status cell stands.
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
  /// The liblouis table for input; nil is that for output.
  public var brailleInputTable: String?
  /// The liblouis tables that the rotor offers.
  public var rotorBrailleTables: [String] = []
  /// Shows text with the contractions of its language (Contracted Braille).
  public var isBrailleContracted = true
  /// Shows text in eight dots, without contractions (Eight-Dot Braille).
  public var usesEightDotBraille = false
  /// How what is typed on a braille keyboard is read.
  public var brailleInput = BrailleMode.contracted
  /// Where the status cell stands.
  public var brailleStatusCell = BrailleStatusCell.off
  /// How long a message stays on the display, in seconds.
  public var brailleMessageDuration = 3.0
  /// Seconds between lines while the display moves on by itself, 0.25 to 20.
  public var brailleAutoAdvance = 5.0
  /// Shows announcements on the display for a moment (Braille Alert Messages).
  public var showsBrailleMessages = true
  /// Shows bold, italic and underlined text with the marks of the braille code.
  public var showsBrailleFormatting = true

  // MARK: What the user named

  /// Labels that the user gave to elements, by the key that VoiceOver keeps them under.
  public var userLabels: [String: String] = [:]

  /// The settings of a new iPhone.
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
