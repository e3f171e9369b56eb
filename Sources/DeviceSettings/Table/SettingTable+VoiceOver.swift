extension SettingDefinition {
  private static let outputTitles = [
    "Speak", "Play Sound", "Change Pitch", "Braille", "Speak, Braille", "Do Nothing",
  ]

  /// The settings of VoiceOver, in the order of Settings.
  static let voiceOver: [SettingDefinition] = [
    .toggle("voiceOver.isRunning", "VoiceOver", \.voiceOver.isRunning),

    // MARK: Speech

    .number("voiceOver.speakingRate", "Speaking Rate", 0...1, step: 0.05, \.voiceOver.speakingRate),
    .number("voiceOver.pitch", "Pitch", 0...1, step: 0.05, \.voiceOver.pitch),
    .number("voiceOver.volume", "Volume", 0...1, step: 0.05, \.voiceOver.volume),
    .toggle("voiceOver.isMuted", "Mute Speech", \.voiceOver.isMuted),
    .toggle("voiceOver.usesPitchChange", "Pitch Change", \.voiceOver.usesPitchChange),
    .optionalText("voiceOver.voice", "Voice", \.voiceOver.voice),
    .toggle("voiceOver.detectsLanguages", "Detect Languages", \.voiceOver.detectsLanguages),
    .texts("voiceOver.rotorLanguages", "Rotor Languages", \.voiceOver.rotorLanguages),
    .optionalText("voiceOver.speechLanguage", "Language", \.voiceOver.speechLanguage),
    .pronunciations("voiceOver.pronunciations", \.voiceOver.pronunciations),

    // MARK: Verbosity

    .toggle("voiceOver.speaksHints", "Hints", \.voiceOver.speaksHints),
    .choice("voiceOver.punctuation", "Punctuation", \.voiceOver.punctuation, ["All", "Some", "None"]),
    .choice(
      "voiceOver.capitalLetters", "Capital Letters", \.voiceOver.capitalLetters,
      ["Speak Cap", "Play Sound", "Change Pitch", "Do Nothing"]),
    .choice(
      "voiceOver.deletingText", "Deleting Text", \.voiceOver.deletingText,
      ["Change Pitch", "Speak", "Play Sound", "Do Nothing"]),
    .choice("voiceOver.links", "Links", \.voiceOver.links, outputTitles),
    .choice(
      "voiceOver.actions", "Actions", \.voiceOver.actions,
      ["Speak", "First Item Only", "Play Sound", "Braille", "Speak, Braille", "Do Nothing"]),
    .choice("voiceOver.moreContent", "More Content", \.voiceOver.moreContent, outputTitles),
    .choice(
      "voiceOver.containerDescriptions", "Container Descriptions", \.voiceOver.containerDescriptions,
      outputTitles),
    .choice("voiceOver.numbers", "Numbers", \.voiceOver.numbers, ["Words", "Digits"]),
    .toggle("voiceOver.speaksTableHeaders", "Table Headers", \.voiceOver.speaksTableHeaders),
    .toggle(
      "voiceOver.speaksRowAndColumnNumbers", "Row & Column Numbers", \.voiceOver.speaksRowAndColumnNumbers),
    .toggle(
      "voiceOver.speaksRotorConfirmation", "Speak Rotor Confirmation", \.voiceOver.speaksRotorConfirmation),
    .toggle("voiceOver.speaksEmoji", "Emojis", \.voiceOver.speaksEmoji),
    .toggle("voiceOver.speaksEmojiSuffix", "Emoji Suffix", \.voiceOver.speaksEmojiSuffix),
    .choice(
      "voiceOver.mediaDescriptions", "Media Descriptions", \.voiceOver.mediaDescriptions,
      ["Off", "Speech", "Braille", "Speech and Braille"]),
    .choice("voiceOver.predictiveText", "Predictive Text Feedback", \.voiceOver.predictiveText, outputTitles),
    .choice("voiceOver.webRotorSummary", "Web Rotor Summary", \.voiceOver.webRotorSummary, outputTitles),
    .choice(
      "voiceOver.quickNavAnnouncements", "QuickNav Announcements", \.voiceOver.quickNavAnnouncements,
      outputTitles),
    .choice(
      "voiceOver.bannerNotifications", "System Notifications", \.voiceOver.bannerNotifications,
      ["Speak", "Play Haptic", "Braille", "Do Nothing"]),
    .choice(
      "voiceOver.lockedNotifications", "Notifications When Locked", \.voiceOver.lockedNotifications,
      ["Speak", "Braille", "Do Nothing"]),
    .toggle(
      "voiceOver.alwaysSpeaksNotifications", "Always Speak Notifications",
      \.voiceOver.alwaysSpeaksNotifications),
    .toggle(
      "voiceOver.flashesForNotifications", "Flashlight Notifications", \.voiceOver.flashesForNotifications),
    .toggle(
      "voiceOver.usesSilentModeForNotifications", "Use Silent Mode",
      \.voiceOver.usesSilentModeForNotifications),

    // MARK: Typing

    .choice(
      "voiceOver.typingStyle", "Typing Style", \.voiceOver.typingStyle,
      ["Standard Typing", "Touch Typing", "Direct Touch Typing"]),
    .choice(
      "voiceOver.phoneticFeedback", "Phonetic Feedback", \.voiceOver.phoneticFeedback,
      ["Off", "Character and Phonetics", "Phonetics Only"]),
    .choice(
      "voiceOver.softwareTypingFeedback", "Software Typing Feedback", \.voiceOver.softwareTypingFeedback,
      ["Nothing", "Characters", "Words", "Characters and Words"]),
    .choice(
      "voiceOver.hardwareTypingFeedback", "Hardware Typing Feedback", \.voiceOver.hardwareTypingFeedback,
      ["Nothing", "Characters", "Words", "Characters and Words"]),
    .choice(
      "voiceOver.modifierKeys", "Modifier Keys", \.voiceOver.modifierKeys,
      ["Control+Option", "Caps Lock", "Both"]),
    .toggle("voiceOver.isQuickNavOn", "Quick Nav", \.voiceOver.isQuickNavOn),
    .toggle(
      "voiceOver.isSingleLetterQuickNavOn", "Single-Letter Quick Nav", \.voiceOver.isSingleLetterQuickNavOn),
    .toggle("voiceOver.slidesToType", "Slide to Type", \.voiceOver.slidesToType),
    .number(
      "voiceOver.keyboardInteractionTime", "Keyboard Interaction Time", 0...4, step: 0.2,
      \.voiceOver.keyboardInteractionTime),

    // MARK: Navigation

    .choice(
      "voiceOver.navigationStyle", "Navigation Style", \.voiceOver.navigationStyle, ["Flat", "Grouped"]),
    .choice(
      "voiceOver.navigateImages", "Navigate Images", \.voiceOver.navigateImages,
      ["Always", "With Descriptions", "Never"]),
    .toggle("voiceOver.usesLargeCursor", "Large Cursor", \.voiceOver.usesLargeCursor),
    .toggle("voiceOver.showsCaptionPanel", "Caption Panel", \.voiceOver.showsCaptionPanel),
    .number(
      "voiceOver.doubleTapTimeout", "Double-tap Timeout", 0.25...2, step: 0.05, \.voiceOver.doubleTapTimeout),
    .number(
      "voiceOver.delayBeforeSelection", "Delay before Selection", 0...10, step: 0.1,
      \.voiceOver.delayBeforeSelection),
    .toggle("voiceOver.isScreenCurtained", "Screen Curtain", \.voiceOver.isScreenCurtained),
    .toggle("voiceOver.usesDirectTouch", "Direct Touch", \.voiceOver.usesDirectTouch),

    // MARK: Audio

    .toggle("voiceOver.playsSounds", "Sounds", \.voiceOver.playsSounds),
    .toggle("voiceOver.usesHaptics", "Haptics", \.voiceOver.usesHaptics),
    .choice(
      "voiceOver.audioDucking", "Audio Ducking", \.voiceOver.audioDucking, ["Off", "When Speaking", "Always"]),
    .toggle("voiceOver.speaksOnCalls", "Speak on Calls", \.voiceOver.speaksOnCalls),
    .toggle(
      "voiceOver.selectsSpeakerInCalls", "Auto-select Speaker in Call", \.voiceOver.selectsSpeakerInCalls),
    .toggle("voiceOver.sendsToHDMI", "Send to HDMI", \.voiceOver.sendsToHDMI),
    .toggle("voiceOver.isSoundCurtained", "Sound Curtain", \.voiceOver.isSoundCurtained),

    // MARK: Recognition

    .toggle("voiceOver.describesImages", "Image Descriptions", \.voiceOver.describesImages),
    .toggle("voiceOver.recognizesScreens", "Screen Recognition", \.voiceOver.recognizesScreens),
    .toggle("voiceOver.speaksDetectedText", "Speak Detected Text", \.voiceOver.speaksDetectedText),
    .toggle(
      "voiceOver.ignoresAppAccessibility", "Ignore App Accessibility", \.voiceOver.ignoresAppAccessibility),
    .choice(
      "voiceOver.recognitionFeedback", "Feedback Style", \.voiceOver.recognitionFeedback,
      ["Speak", "Play Sound", "Do Nothing"]),
    .choice(
      "voiceOver.sensitiveContentOutput", "Sensitive Content Output", \.voiceOver.sensitiveContentOutput,
      ["Speak", "Play Sound", "Do Nothing"]),

    // MARK: Rotor, activities, quick settings

    .texts("voiceOver.rotorItems", "Rotor", \.voiceOver.rotorItems),
    .toggle("voiceOver.changesRotorWithItem", "Change Rotor with Item", \.voiceOver.changesRotorWithItem),
    .optionalText("voiceOver.activity", "Activities", \.voiceOver.activity),
    .texts("voiceOver.quickSettings", "Quick Settings", \.voiceOver.quickSettings),

    // MARK: Commands

    .textsByName("voiceOver.gestureCommands", "Touch Gestures", \.voiceOver.gestureCommands),
    .textsByName("voiceOver.keyCommands", "Keyboard Shortcuts", \.voiceOver.keyCommands),
    .textsByName("voiceOver.brailleCommands", "Braille Commands", \.voiceOver.brailleCommands),

    // MARK: Braille

    .optionalText("voiceOver.brailleTable", "Braille Tables", \.voiceOver.brailleTable),
    .optionalText("voiceOver.brailleInputTable", "Braille Input Table", \.voiceOver.brailleInputTable),
    .texts("voiceOver.rotorBrailleTables", "Rotor Braille Tables", \.voiceOver.rotorBrailleTables),
    .toggle("voiceOver.isBrailleContracted", "Contracted Braille", \.voiceOver.isBrailleContracted),
    .toggle("voiceOver.usesEightDotBraille", "Eight-Dot Braille", \.voiceOver.usesEightDotBraille),
    .choice(
      "voiceOver.brailleInput", "Braille Input", \.voiceOver.brailleInput,
      ["Uncontracted Six-dot", "Uncontracted Eight-dot", "Contracted"]),
    .choice(
      "voiceOver.brailleStatusCell", "Status Cell", \.voiceOver.brailleStatusCell, ["Off", "Left", "Right"]),
    .number(
      "voiceOver.brailleMessageDuration", "Alert Display Duration", 0.5...30, step: 0.5,
      \.voiceOver.brailleMessageDuration),
    .number(
      "voiceOver.brailleAutoAdvance", "Braille Auto Advance", 0.25...20, step: 0.25,
      \.voiceOver.brailleAutoAdvance),
    .toggle("voiceOver.showsBrailleMessages", "Braille Alert Messages", \.voiceOver.showsBrailleMessages),
    .toggle(
      "voiceOver.showsBrailleFormatting", "Braille Text Formatting", \.voiceOver.showsBrailleFormatting),

    // MARK: User labels

    .textsByName("voiceOver.userLabels", "Labels", \.voiceOver.userLabels),
  ]

  /// Keys that present other settings in another form. They are not stored.
  static let aliases: [SettingDefinition] = [
    .choice(
      "voiceOver.brailleOutput", "Braille Output", \.voiceOver.brailleOutput,
      ["Uncontracted Six-dot", "Uncontracted Eight-dot", "Contracted"])
  ]
}
