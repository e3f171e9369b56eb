import Foundation

/// An assistive technology that makes a request to an app (iOS 18).
///
/// Follows <https://developer.apple.com/documentation/accessibility/accessibilitytechnology>.
public struct AccessibilityTechnology: RawRepresentable, Hashable, Sendable {
  /// The name of the technology.
  public let rawValue: String
  /// Creates a technology from its name.
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

/// A request that an assistive technology is making to the app (iOS 18).
///
/// Follows <https://developer.apple.com/documentation/accessibility/accessibilityrequest>.
@preconcurrency @MainActor
public final class AccessibilityRequest: NSObject {
  /// The request that the app is answering; nil while there is none, or when the caller did not identify itself.
  public private(set) static var current: AccessibilityRequest?

  /// The technology that makes the request.
  public let technology: AccessibilityTechnology

  private init(technology: AccessibilityTechnology) {
    self.technology = technology
    super.init()
  }

  /// Queries the app on behalf of a technology.
  package static func asking<Answer>(
    as technology: AccessibilityTechnology, _ body: () throws -> Answer
  ) rethrows -> Answer {
    let before = current
    current = AccessibilityRequest(technology: technology)
    defer { current = before }
    return try body()
  }
}
