import Foundation

/// The functions, flags and notifications of UIKit's accessibility.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility>.
@preconcurrency @MainActor
public struct UIAccessibility: Sendable {
  /// Notifies the assistive technologies of a change.
  ///
  /// - Parameters:
  ///   - notification: the kind of change.
  ///   - argument: an element to move to, or a string to speak, as the notification documents.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityChanges.shared.post(notification, argument: argument)
  }

  /// Notifies the assistive technologies that read a view of something that UIKit did there, some time after the
  /// request.
  static func post(notification: Notification, argument: Any?, in view: UIView?) {
    guard let view else { return }
    AccessibilityChanges.shared.post(notification, argument: argument, in: view)
  }

  /// Converts a rectangle from a view's coordinates to screen coordinates, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)-5l9nq>.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// Converts a path from a view's coordinates to screen coordinates. The original path is not changed.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)-78ys0>.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    func onScreen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      view.convertToScreen(CGRect(x: x, y: y, width: 0, height: 0)).origin
    }
    // Three points determine how a view is translated, rotated and scaled.
    let origin = onScreen(0, 0)
    let (right, down) = (onScreen(1, 0), onScreen(0, 1))
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return converted
  }

  /// The element under an assistive technology's cursor; nil means the technology whose cursor moved last (iOS 9).
  public static func focusedElement(using technology: AssistiveTechnologyIdentifier?) -> Any? {
    AccessibilityFocus.shared.element(for: technology)
  }
}

extension UIAccessibility {
  /// The name of an assistive technology.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/assistivetechnologyidentifier>.
  public struct AssistiveTechnologyIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Switch Control (iOS 8).
    public static let notificationSwitchControl = Self(
      rawValue: "UIAccessibilityNotificationSwitchControlIdentifier")
    /// VoiceOver (iOS 9).
    public static let notificationVoiceOver = Self(
      rawValue: "UIAccessibilityNotificationVoiceOverIdentifier")
  }

  /// A notification that an app posts to the assistive technologies.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A major part of the screen was replaced. The argument is nil, an element to move to, or a string to speak.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen changed. The argument is nil, an element to move to, or a string to speak.
    public static let layoutChanged = Self(rawValue: 1001)
    /// A `String` or an `NSAttributedString` to be spoken now, without moving the cursor (iOS 4).
    public static let announcement = Self(rawValue: 1008)
    /// A scroll has ended. The argument says where: "Page 2 of 5". Repeating the previous string tells the person
    /// that there is nothing more (iOS 4.2).
    public static let pageScrolled = Self(rawValue: 1009)
    /// Asks a technology to pause; the argument is its identifier. Balance it with ``resumeAssistiveTechnology`` (iOS
    /// 8; only Switch Control supports it).
    public static let pauseAssistiveTechnology = Self(rawValue: 1019)
    /// Lets a paused technology resume; the argument is its identifier (iOS 8).
    public static let resumeAssistiveTechnology = Self(rawValue: 1020)
  }

  /// How VoiceOver treats an area with the trait `allowsDirectInteraction` (iOS 17).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/directtouchoptions>.
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches pass to the app at once, and VoiceOver speaks as it does elsewhere.
    public static let none: Self = []
    /// VoiceOver is silent while the area is touched, so that the app's own sounds can be heard.
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    /// The person must double-tap the area first; only then do touches pass to the app.
    public static let requiresActivation = Self(rawValue: 1 << 1)
  }

  /// Whether an element can be expanded, and whether it is expanded now (iOS 18).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus>.
  public enum ExpandedStatus: Int, Hashable, Sendable {
    /// The element cannot be expanded; the default.
    case unsupported
    /// The element's content is shown.
    case expanded
    /// The element's content is hidden.
    case collapsed
  }
}
