import DeviceSettings

/// The assistive technology that a command is about, and that is on from the beginning unless the options turn it off.
enum UsedTechnology {
  case voiceOver, switchControl, voiceControl, keyboardAccess, assistiveTouch, zoom, spokenContent

  /// Switches it on.
  func begin(in settings: inout Settings) {
    switch self {
    case .voiceOver: settings.voiceOver.isRunning = true
    case .switchControl: settings.isSwitchControlRunning = true
    case .voiceControl: settings.isVoiceControlRunning = true
    case .keyboardAccess: settings.isFullKeyboardAccessEnabled = true
    case .assistiveTouch: settings.isAssistiveTouchRunning = true
    case .zoom: settings.isZoomEnabled = true
    case .spokenContent:
      settings.isSpeakScreenEnabled = true
      settings.isSpeakSelectionEnabled = true
      settings.spokenContent.isHoverTextEnabled = true
    }
  }
}
