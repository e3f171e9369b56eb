import DeviceSettings
import Foundation

/// The functions, flags and notifications of UIKit's accessibility.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility>.
@MainActor
public struct UIAccessibility: Sendable {
  private static var settings: Settings { UIKitHost.shared.settings }

  // MARK: Flags

  public static var isVoiceOverRunning: Bool { settings.voiceOver.isRunning }
  public static var isMonoAudioEnabled: Bool { settings.monoAudio }
  public static var isClosedCaptioningEnabled: Bool { settings.closedCaptions }
  public static var isInvertColorsEnabled: Bool { settings.invertColors }
  public static var isGuidedAccessEnabled: Bool { settings.isGuidedAccessEnabled }
  public static var isBoldTextEnabled: Bool { settings.boldText }
  public static var isGrayscaleEnabled: Bool { settings.grayscale }
  public static var isReduceTransparencyEnabled: Bool { settings.reduceTransparency }
  public static var isReduceMotionEnabled: Bool { settings.reduceMotion }
  /// Increase Contrast.
  public static var isDarkerSystemColorsEnabled: Bool { settings.increaseContrast }
  public static var isSwitchControlRunning: Bool { settings.isSwitchControlRunning }
  public static var isSpeakSelectionEnabled: Bool { settings.isSpeakSelectionEnabled }
  public static var isSpeakScreenEnabled: Bool { settings.isSpeakScreenEnabled }
  public static var isShakeToUndoEnabled: Bool { settings.shakeToUndo }
  /// False unless a Guided Access session runs, as Apple documents.
  public static var isAssistiveTouchRunning: Bool {
    settings.isAssistiveTouchRunning && settings.isGuidedAccessEnabled
  }
  public static var shouldDifferentiateWithoutColor: Bool { settings.differentiateWithoutColor }
  public static var isOnOffSwitchLabelsEnabled: Bool { settings.onOffLabels }
  public static var isVideoAutoplayEnabled: Bool { settings.videoAutoplay }
  public static var buttonShapesEnabled: Bool { settings.buttonShapes }
  /// Only while Reduce Motion is on.
  public static var prefersCrossFadeTransitions: Bool {
    settings.reduceMotion && settings.prefersCrossFadeTransitions
  }

  // MARK: Functions

  /// Tells the assistive technologies of a change.
  ///
  /// - Parameter argument: an element to move to, or words to speak, as the notification documents.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityChanges.shared.post(notification, argument: argument)
  }

  /// A rectangle of a view's coordinates, in screen coordinates.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// A path in a view's coordinates, in screen coordinates.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    let origin = view.convertToScreen(CGRect.zero).origin
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(CGAffineTransform(translationX: origin.x, y: origin.y))
    return converted
  }

  /// The element under an assistive technology's cursor; nil asks for the latest of any of them.
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    AccessibilityFocus.shared.element(for: technology)
  }
}

extension UIAccessibility {
  /// The name of an assistive technology.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// What an app tells the assistive technologies.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let screenChanged = Self(rawValue: 1000)
    public static let layoutChanged = Self(rawValue: 1001)
    public static let announcement = Self(rawValue: 1008)
    public static let pageScrolled = Self(rawValue: 1009)
    public static let pauseAssistiveTechnology = Self(rawValue: 1019)
    public static let resumeAssistiveTechnology = Self(rawValue: 1020)
  }

  /// How a direct touch area behaves.
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let none: Self = []
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    public static let requiresActivation = Self(rawValue: 1 << 1)
  }

  /// Whether an element discloses more.
  public enum ExpandedStatus: Int, Hashable, Sendable {
    case unsupported, expanded, collapsed
  }

  /// What `zoomFocusChanged` follows.
  public enum ZoomType: Int, Hashable, Sendable { case insertionPoint }
}

extension UIAccessibility {
  public nonisolated static let voiceOverStatusDidChangeNotification = name("VoiceOverStatus")
  public nonisolated static let monoAudioStatusDidChangeNotification = name("MonoAudioStatus")
  public nonisolated static let closedCaptioningStatusDidChangeNotification = name("ClosedCaptioningStatus")
  public nonisolated static let invertColorsStatusDidChangeNotification = name("InvertColorsStatus")
  public nonisolated static let guidedAccessStatusDidChangeNotification = name("GuidedAccessStatus")
  public nonisolated static let boldTextStatusDidChangeNotification = name("BoldTextStatus")
  public nonisolated static let grayscaleStatusDidChangeNotification = name("GrayscaleStatus")
  public nonisolated static let reduceTransparencyStatusDidChangeNotification = name(
    "ReduceTransparencyStatus")
  public nonisolated static let reduceMotionStatusDidChangeNotification = name("ReduceMotionStatus")
  public nonisolated static let darkerSystemColorsStatusDidChangeNotification = name(
    "DarkerSystemColorsStatus")
  public nonisolated static let switchControlStatusDidChangeNotification = name("SwitchControlStatus")
  public nonisolated static let speakSelectionStatusDidChangeNotification = name("SpeakSelectionStatus")
  public nonisolated static let speakScreenStatusDidChangeNotification = name("SpeakScreenStatus")
  public nonisolated static let shakeToUndoDidChangeNotification = name("ShakeToUndo")
  public nonisolated static let assistiveTouchStatusDidChangeNotification = name("AssistiveTouchStatus")
  public nonisolated static let differentiateWithoutColorDidChangeNotification = name(
    "ShouldDifferentiateWithoutColor")
  public nonisolated static let onOffSwitchLabelsDidChangeNotification = name("OnOffSwitchLabels")
  public nonisolated static let videoAutoplayStatusDidChangeNotification = name("VideoAutoplayStatus")
  public nonisolated static let buttonShapesEnabledStatusDidChangeNotification = name(
    "ButtonShapesEnabledStatus")
  public nonisolated static let prefersCrossFadeTransitionsStatusDidChange = name(
    "PrefersCrossFadeTransitionsStatus")

  public nonisolated static let announcementDidFinishNotification = NSNotification.Name(
    "UIAccessibilityAnnouncementDidFinishNotification")
  public nonisolated static let announcementStringValueUserInfoKey =
    "UIAccessibilityAnnouncementKeyStringValue"
  public nonisolated static let announcementWasSuccessfulUserInfoKey =
    "UIAccessibilityAnnouncementKeyWasSuccessful"
  public nonisolated static let elementFocusedNotification = NSNotification.Name(
    "UIAccessibilityElementFocusedNotification")
  public nonisolated static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
  public nonisolated static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
  public nonisolated static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

  private nonisolated static func name(_ subject: String) -> NSNotification.Name {
    NSNotification.Name("UIAccessibility\(subject)DidChangeNotification")
  }
}

/// Container semantics (`UIAccessibilityContainerType`).
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  case none, dataTable, list, landmark, semanticGroup
}

/// How Switch Control steps into an element.
public enum UIAccessibilityNavigationStyle: Int, Hashable, Sendable {
  case automatic, separate, combined
}

/// The direction of a scroll: horizontal values follow the finger, vertical ones the scroll bar.
public enum UIAccessibilityScrollDirection: Int, Hashable, Sendable {
  case right = 1, left, up, down, next, previous
}

/// The kind of content of a text.
public struct UIAccessibilityTextualContext: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}

/// How an announcement competes with other speech (iOS 17).
public struct UIAccessibilityPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
