import CurbcutAccessibility
import CurbcutUIKit
import Foundation
import Synchronization

/// The effects of changed settings that an app notices: flags, traits and notifications.
@MainActor
final class SettingEffects {
  /// The notifications that were posted since the last call. Apps may post these as well, on any thread.
  private let names = NameList()
  private var lastFlags: [NameAndValue] = []
  private var lastTraits: [NameAndValue] = []
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []

  init() {
    lastFlags = Self.flags
    lastTraits = Self.traits
    // Observe each by name: an observer of all names would also receive Foundation's internal messages.
    observers = Self.notifications.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [names] _ in
        names.add(name.rawValue)
      }
    }
  }

  deinit { for observer in observers { NotificationCenter.default.removeObserver(observer) } }

  /// Every notification that a change of a setting may cause.
  private static let notifications: [Notification.Name] = [
    UIAccessibility.voiceOverStatusDidChangeNotification,
    UIAccessibility.monoAudioStatusDidChangeNotification,
    UIAccessibility.closedCaptioningStatusDidChangeNotification,
    UIAccessibility.invertColorsStatusDidChangeNotification,
    UIAccessibility.guidedAccessStatusDidChangeNotification,
    UIAccessibility.boldTextStatusDidChangeNotification,
    UIAccessibility.grayscaleStatusDidChangeNotification,
    UIAccessibility.reduceTransparencyStatusDidChangeNotification,
    UIAccessibility.reduceMotionStatusDidChangeNotification,
    UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
    UIAccessibility.switchControlStatusDidChangeNotification,
    UIAccessibility.speakSelectionStatusDidChangeNotification,
    UIAccessibility.speakScreenStatusDidChangeNotification,
    UIAccessibility.shakeToUndoDidChangeNotification,
    UIAccessibility.assistiveTouchStatusDidChangeNotification,
    UIAccessibility.differentiateWithoutColorDidChangeNotification,
    UIAccessibility.onOffSwitchLabelsDidChangeNotification,
    UIAccessibility.videoAutoplayStatusDidChangeNotification,
    UIAccessibility.buttonShapesEnabledStatusDidChangeNotification,
    UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
    UIAccessibility.reduceHighlightingEffectsStatusDidChangeNotification,
    UIContentSizeCategory.didChangeNotification,
    AccessibilitySettings.animatedImagesEnabledDidChangeNotification,
    AccessibilitySettings.prefersHorizontalTextLayoutDidChangeNotification,
    AccessibilitySettings.prefersNonBlinkingTextInsertionIndicatorDidChangeNotification,
    AccessibilitySettings.showBordersEnabledStatusDidChangeNotification,
    AccessibilitySettings.prefersActionSliderAlternativeDidChangeNotification,
  ]

  /// Names in the order in which they were added, each once.
  private final class NameList: Sendable {
    private let names = Mutex<[String]>([])

    func add(_ name: String) { names.withLock { if !$0.contains(name) { $0.append(name) } } }

    func drain() -> [String] {
      names.withLock { names in
        defer { names = [] }
        return names
      }
    }
  }

  /// The notifications since the last call, and the flags and traits that have changed since then.
  func drain() -> (notifications: [String], flags: [NameAndValue], traits: [NameAndValue]) {
    let (flags, traits) = (Self.flags, Self.traits)
    defer { (lastFlags, lastTraits) = (flags, traits) }
    return (
      names.drain(), flags.filter { !lastFlags.contains($0) }, traits.filter { !lastTraits.contains($0) }
    )
  }

  // MARK: Current values

  /// The flags of the system, by the names of the API.
  static var flags: [NameAndValue] {
    let flags: [(String, Bool)] = [
      ("UIAccessibility.isVoiceOverRunning", UIAccessibility.isVoiceOverRunning),
      ("UIAccessibility.isMonoAudioEnabled", UIAccessibility.isMonoAudioEnabled),
      ("UIAccessibility.isClosedCaptioningEnabled", UIAccessibility.isClosedCaptioningEnabled),
      ("UIAccessibility.isInvertColorsEnabled", UIAccessibility.isInvertColorsEnabled),
      ("UIAccessibility.isGuidedAccessEnabled", UIAccessibility.isGuidedAccessEnabled),
      ("UIAccessibility.isBoldTextEnabled", UIAccessibility.isBoldTextEnabled),
      ("UIAccessibility.isGrayscaleEnabled", UIAccessibility.isGrayscaleEnabled),
      ("UIAccessibility.isReduceTransparencyEnabled", UIAccessibility.isReduceTransparencyEnabled),
      ("UIAccessibility.isReduceMotionEnabled", UIAccessibility.reducesMotion),
      ("UIAccessibility.isDarkerSystemColorsEnabled", UIAccessibility.isDarkerSystemColorsEnabled),
      ("UIAccessibility.isSwitchControlRunning", UIAccessibility.isSwitchControlRunning),
      ("UIAccessibility.isSpeakSelectionEnabled", UIAccessibility.isSpeakSelectionEnabled),
      ("UIAccessibility.isSpeakScreenEnabled", UIAccessibility.isSpeakScreenEnabled),
      ("UIAccessibility.isShakeToUndoEnabled", UIAccessibility.isShakeToUndoEnabled),
      ("UIAccessibility.isAssistiveTouchRunning", UIAccessibility.isAssistiveTouchRunning),
      ("UIAccessibility.shouldDifferentiateWithoutColor", UIAccessibility.shouldDifferentiateWithoutColor),
      ("UIAccessibility.isOnOffSwitchLabelsEnabled", UIAccessibility.isOnOffSwitchLabelsEnabled),
      ("UIAccessibility.isVideoAutoplayEnabled", UIAccessibility.isVideoAutoplayEnabled),
      ("UIAccessibility.buttonShapesEnabled", UIAccessibility.buttonShapesEnabled),
      ("UIAccessibility.prefersCrossFadeTransitions", UIAccessibility.prefersCrossFadeTransitions),
      (
        "UIAccessibility.isReduceHighlightingEffectsEnabled",
        UIAccessibility.isReduceHighlightingEffectsEnabled
      ),
    ]
    return flags.map { NameAndValue(name: $0.0, value: "\($0.1)") }
  }

  /// The traits of the screen that depend on settings and the device.
  static var traits: [NameAndValue] {
    let traits = UIKitHost.shared.traits
    let values: [(String, Any)] = [
      ("userInterfaceStyle", traits.userInterfaceStyle == .dark ? "dark" : "light"),
      ("preferredContentSizeCategory", traits.preferredContentSizeCategory.rawValue),
      ("accessibilityContrast", traits.accessibilityContrast == .high ? "high" : "normal"),
      ("legibilityWeight", traits.legibilityWeight == .bold ? "bold" : "regular"),
      ("layoutDirection", traits.layoutDirection == .rightToLeft ? "rightToLeft" : "leftToRight"),
      ("horizontalSizeClass", traits.horizontalSizeClass == .regular ? "regular" : "compact"),
      ("verticalSizeClass", traits.verticalSizeClass == .regular ? "regular" : "compact"),
      ("userInterfaceIdiom", traits.userInterfaceIdiom == .pad ? "pad" : "phone"),
      ("displayScale", Int(traits.displayScale)),
    ]
    return values.map { NameAndValue(name: $0.0, value: "\($0.1)") }
  }
}
