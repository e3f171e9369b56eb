/// What a triple click of the side button does (Settings › Accessibility › Accessibility Shortcut).
///
/// A single item is toggled immediately; several are offered as a list. Follows
/// <https://support.apple.com/guide/iphone/iph3e2e31a5/ios>.
public enum AccessibilityShortcut {
  /// Something that the shortcut can toggle, in the order of Settings.
  public enum Item: String, Hashable, Sendable, Codable, CaseIterable {
    /// A setting, by its name in Settings.
    case assistiveTouch, classicInvert, colorFilters, darkAppearance, dimFlashingLights, fullKeyboardAccess
    /// A setting, by its name in Settings.
    case grayscale, guidedAccess, increaseContrast, reduceMotion, reduceTransparency, reduceWhitePoint
    /// A setting, by its name in Settings.
    case showBorders, smartInvert, speakScreen, switchControl, vehicleMotionCues, voiceControl, voiceOver,
      zoom

    /// The title in the list, in English.
    public var title: String {
      switch self {
      case .assistiveTouch: "AssistiveTouch"
      case .classicInvert: "Classic Invert"
      case .colorFilters: "Color Filters"
      case .darkAppearance: "Dark Appearance"
      case .dimFlashingLights: "Dim Flashing Lights"
      case .fullKeyboardAccess: "Full Keyboard Access"
      case .grayscale: "Grayscale"
      case .guidedAccess: "Guided Access"
      case .increaseContrast: "Increase Contrast"
      case .reduceMotion: "Reduce Motion"
      case .reduceTransparency: "Reduce Transparency"
      case .reduceWhitePoint: "Reduce White Point"
      case .showBorders: "Show Borders"
      case .smartInvert: "Smart Invert"
      case .speakScreen: "Speak Screen"
      case .switchControl: "Switch Control"
      case .vehicleMotionCues: "Vehicle Motion Cues"
      case .voiceControl: "Voice Control"
      case .voiceOver: "VoiceOver"
      case .zoom: "Zoom"
      }
    }

    /// The key of the setting that the item toggles.
    public var key: String {
      switch self {
      case .assistiveTouch: "isAssistiveTouchRunning"
      case .classicInvert: "invertColors"
      case .colorFilters: "colorFilters.isOn"
      case .darkAppearance: "appearance"
      case .dimFlashingLights: "dimFlashingLights"
      case .fullKeyboardAccess: "isFullKeyboardAccessEnabled"
      case .grayscale: "grayscale"
      case .guidedAccess: "isGuidedAccessEnabled"
      case .increaseContrast: "increaseContrast"
      case .reduceMotion: "reduceMotion"
      case .reduceTransparency: "reduceTransparency"
      case .reduceWhitePoint: "reduceWhitePoint.isOn"
      case .showBorders: "showBorders"
      case .smartInvert: "smartInvert"
      case .speakScreen: "isSpeakScreenEnabled"
      case .switchControl: "isSwitchControlRunning"
      case .vehicleMotionCues: "vehicleMotionCues"
      case .voiceControl: "isVoiceControlRunning"
      case .voiceOver: "voiceOver.isRunning"
      case .zoom: "isZoomEnabled"
      }
    }

    /// Whether the item's setting is on.
    public func isOn(in settings: Settings) -> Bool {
      if self == .darkAppearance { return settings.appearance == .dark }
      guard let definition = Settings.definition(of: key) else { return false }
      return definition.value(in: settings) == .bool(true)
    }

    /// Toggles the item's setting.
    public func toggle(in settings: inout Settings) {
      guard self != .darkAppearance else {
        settings.appearance = settings.appearance == .dark ? .light : .dark
        return
      }
      guard let definition = Settings.definition(of: key) else { return }
      let value = SettingValue.bool(!isOn(in: settings))
      do { try definition.set(value, in: &settings) } catch {
        // Cannot happen: every key above is that of a toggle, which the tests of the table check.
        return
      }
    }
  }

  /// What the shortcut offers, in the order of Settings: the items that were chosen, and Guided Access, which adds itself while
  /// it is on (<https://support.apple.com/guide/iphone/iph7fad0d10/ios>).
  public static func items(in settings: Settings) -> [Item] {
    let chosen = settings.accessibilityShortcut
    guard settings.guidedAccess.isAvailable, !chosen.contains(.guidedAccess) else { return chosen }
    return Item.allCases.filter { $0 == .guidedAccess || chosen.contains($0) }
  }
}

extension AccessibilityShortcut.Item {
  /// The items that change how the device is used so much that it first asks whether that is wanted.
  private static let asking: Set<Self> = [.voiceOver, .switchControl]

  /// Whether an alert asks before the item's setting is switched: when VoiceOver or Switch Control is switched on for the first
  /// time.
  ///
  /// Switching off never asks here: a triple click has to be a way out
  /// (<https://support.apple.com/guide/iphone/iph400b2f114/ios>).
  public func asksBeforeSwitching(in settings: Settings) -> Bool {
    Self.asking.contains(self) && !isOn(in: settings) && !settings.confirmedFeatures.contains(self)
  }
}
