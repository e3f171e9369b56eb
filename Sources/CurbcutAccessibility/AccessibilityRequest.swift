import Foundation

/// An assistive technology that asks an app something (iOS 18).
///
/// Follows <https://developer.apple.com/documentation/accessibility/accessibilitytechnology>.
public struct AccessibilityTechnology: RawRepresentable, Hashable, Sendable {
  /// The name of the technology.
  public let rawValue: String
  /// A technology by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// VoiceOver.
  public static let voiceOver = Self(rawValue: "AXTechnologyVoiceOver")
  /// Switch Control.
  public static let switchControl = Self(rawValue: "AXTechnologySwitchControl")
  /// Voice Control.
  public static let voiceControl = Self(rawValue: "AXTechnologyVoiceControl")
  /// Full Keyboard Access.
  public static let fullKeyboardAccess = Self(rawValue: "AXTechnologyFullKeyboardAccess")
  /// Speak Screen.
  public static let speakScreen = Self(rawValue: "AXTechnologySpeakScreen")
  /// Automation.
  public static let automation = Self(rawValue: "AXTechnologyAutomation")
  /// Hover Text.
  public static let hoverText = Self(rawValue: "AXTechnologyHoverText")
  /// Zoom.
  public static let zoom = Self(rawValue: "AXTechnologyZoom")
}

/// What an app is being asked at this moment (iOS 18).
///
/// Follows <https://developer.apple.com/documentation/accessibility/accessibilityrequest>.
@preconcurrency @MainActor
public final class AccessibilityRequest: NSObject {
  /// The request that the app is answering; nil while nobody asks, or the one who asks did not say so.
  public private(set) static var current: AccessibilityRequest?

  /// Who asks.
  public let technology: AccessibilityTechnology

  private init(technology: AccessibilityTechnology) {
    self.technology = technology
    super.init()
  }

  /// Asks the app something in the name of a technology.
  package static func asking<Answer>(
    as technology: AccessibilityTechnology, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let before = current
    current = AccessibilityRequest(technology: technology)
    defer { current = before }
    return try body()
  }
}
