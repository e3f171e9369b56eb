import Foundation

/// The functions, flags and notifications of UIKit's accessibility.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility>.
@preconcurrency @MainActor
public struct UIAccessibility: Sendable {
  /// Tells the assistive technologies of a change.
  ///
  /// - Parameters:
  ///   - notification: the kind of change.
  ///   - argument: an element to move to, or words to speak, as the notification documents.
  public static func post(notification: Notification, argument: Any?) {
    AccessibilityChanges.shared.post(notification, argument: argument)
  }

  /// Tells those assistive technologies that read a view: of what UIKit itself does there a while after it was
  /// asked to.
  static func post(notification: Notification, argument: Any?, in view: UIView?) {
    guard let view else { return }
    AccessibilityChanges.shared.post(notification, argument: argument, in: view)
  }

  /// A rectangle in a view's coordinates, in screen coordinates, in points.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)-5l9nq>.
  public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convertToScreen(rect)
  }

  /// A path in a view's coordinates, in screen coordinates. The path that is given stays as it is.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/converttoscreencoordinates(_:in:)-78ys0>.
  public static func convertToScreenCoordinates(_ path: UIBezierPath, in view: UIView) -> UIBezierPath {
    func onScreen(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      view.convertToScreen(CGRect(x: x, y: y, width: 0, height: 0)).origin
    }
    // Three points tell how a view is moved, turned and scaled.
    let origin = onScreen(0, 0)
    let (right, down) = (onScreen(1, 0), onScreen(0, 1))
    let converted = UIBezierPath(cgPath: path.cgPath)
    converted.apply(
      CGAffineTransform(
        a: right.x - origin.x, b: right.y - origin.y, c: down.x - origin.x, d: down.y - origin.y,
        tx: origin.x, ty: origin.y))
    return converted
  }

  /// The element under an assistive technology's cursor; nil asks for the latest of any of them (iOS 9).
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

  /// What an app tells the assistive technologies.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/notification>.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// A major part of the screen is another one. The argument is nil, an element to move to, or words.
    public static let screenChanged = Self(rawValue: 1000)
    /// A part of the screen changed. The argument is nil, an element to move to, or words.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Words to be said now, without moving the cursor: a `String` or an `NSAttributedString` (iOS 4).
    public static let announcement = Self(rawValue: 1008)
    /// A scroll has ended. The argument says where: "Page 2 of 5". The same words as the time before
    /// tell that there is no more (iOS 4.2).
    public static let pageScrolled = Self(rawValue: 1009)
    /// Asks a technology to rest; the argument is its identifier. Balance it with
    /// ``resumeAssistiveTechnology`` (iOS 8; Switch Control hears it).
    public static let pauseAssistiveTechnology = Self(rawValue: 1019)
    /// Lets a technology go on that rests; the argument is its identifier (iOS 8).
    public static let resumeAssistiveTechnology = Self(rawValue: 1020)
  }

  /// How VoiceOver treats an area with the trait `allowsDirectInteraction` (iOS 17).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/directtouchoptions>.
  public struct DirectTouchOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches pass to the app at once, and VoiceOver speaks as everywhere.
    public static let none: Self = []
    /// VoiceOver is silent while the area is touched, so that the app's own sounds are heard.
    public static let silentOnTouch = Self(rawValue: 1 << 0)
    /// A double tap comes first; only then touches pass to the app.
    public static let requiresActivation = Self(rawValue: 1 << 1)
  }

  /// Whether an element discloses more, and does so now (iOS 18).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/expandedstatus>.
  public enum ExpandedStatus: Int, Hashable, Sendable {
    /// There is nothing to disclose; the default.
    case unsupported
    /// What belongs to the element shows.
    case expanded
    /// What belongs to the element is hidden.
    case collapsed
  }
}
