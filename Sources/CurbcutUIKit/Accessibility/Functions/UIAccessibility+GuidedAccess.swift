import CurbcutFoundation

extension UIAccessibility {
  /// Whether a person may use a part of the app while Guided Access is on.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/guidedaccessrestrictionstate>.
  public enum GuidedAccessRestrictionState: Int, Hashable, Sendable {
    /// The person may use it.
    case allow
    /// The person may not use it.
    case deny
  }

  /// Requests the start or the end of a Single App Mode session, in which the device stays in this app (iOS 7).
  ///
  /// Only an app that a supervised device's owner has approved is granted a session: here the setting
  /// `guidedAccess.isSupervised` says so, and without it the completion handler receives false.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/requestguidedaccesssession(enabled:completionhandler:)>.
  public static func requestGuidedAccessSession(
    enabled enable: Bool, completionHandler: @escaping @Sendable @MainActor (Bool) -> Void
  ) {
    completionHandler(GuidedAccessHost.request(enabled: enable))
  }

  /// Requests the start or the end of a Single App Mode session; returns whether it was granted.
  public static func requestGuidedAccessSession(enabled enable: Bool) async -> Bool {
    GuidedAccessHost.request(enabled: enable)
  }

  /// The state of a restriction that the app's delegate lists: `allow` until it is changed (iOS 7).
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/guidedaccessrestrictionstate(foridentifier:)>.
  public static func guidedAccessRestrictionState(
    forIdentifier restrictionIdentifier: String
  ) -> GuidedAccessRestrictionState {
    GuidedAccessRestrictions.shared.state(of: restrictionIdentifier)
  }

  /// Turns accessibility features on or off during a Single App Mode session (iOS 12.2).
  ///
  /// Without such a session, which cannot be started here, the completion handler receives false and the error
  /// `permissionDenied`.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/configureforguidedaccess(features:enabled:completionhandler:)>.
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool,
    completionHandler: @escaping @Sendable @MainActor (Bool, (any Error)?) -> Void
  ) {
    completionHandler(false, GuidedAccessError(.permissionDenied))
  }

  /// Turns accessibility features on or off during a Single App Mode session.
  ///
  /// - Throws: `permissionDenied`, as no such session can be started here.
  public static func configureForGuidedAccess(
    features: UIGuidedAccessAccessibilityFeature, enabled: Bool
  ) async throws -> Bool {
    throw GuidedAccessError(.permissionDenied)
  }

  /// Why Guided Access could not be configured.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uiaccessibility/guidedaccesserror>.
  public struct GuidedAccessError: _SystemError {
    /// What went wrong.
    public enum Code: Int, _ErrorCodeProtocol, Sendable {
      public typealias _ErrorType = GuidedAccessError

      /// The app is not permitted to do this now.
      case permissionDenied = 0
      /// The system failed to do it.
      case failed = 0x7fff_ffff_ffff_ffff
    }

    public let _nsError: NSError
    public init(_nsError error: NSError) { _nsError = error }
    /// The domain of the errors.
    public static var _nsErrorDomain: String { "UIGuidedAccessErrorDomain" }

    /// The app is not permitted to do this now.
    public static var permissionDenied: Code { .permissionDenied }
    /// The system failed to do it.
    public static var failed: Code { .failed }
  }
}

/// The features that an app may turn on or off during a Single App Mode session (iOS 12.2).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiguidedaccessaccessibilityfeature>.
public struct UIGuidedAccessAccessibilityFeature: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// VoiceOver.
  public static let voiceOver = Self(rawValue: 1 << 0)
  /// Zoom.
  public static let zoom = Self(rawValue: 1 << 1)
  /// AssistiveTouch.
  public static let assistiveTouch = Self(rawValue: 1 << 2)
  /// Inverted colours.
  public static let invertColors = Self(rawValue: 1 << 3)
  /// Greyscale.
  public static let grayscaleDisplay = Self(rawValue: 1 << 4)
}

/// Adopted by an app's delegate to let parts of the app be disabled in Guided Access (iOS 7).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiguidedaccessrestrictiondelegate>.
@preconcurrency @MainActor
public protocol UIGuidedAccessRestrictionDelegate: NSObjectProtocol {
  /// The identifiers of the restrictions, in the order in which they are shown. Use reverse-DNS names to keep them
  /// distinct from those of others.
  var guidedAccessRestrictionIdentifiers: [String]? { get }
  /// A part of the app was allowed or denied.
  func guidedAccessRestriction(
    withIdentifier restrictionIdentifier: String,
    didChange newRestrictionState: UIAccessibility.GuidedAccessRestrictionState)
  /// The name of a restriction, in the person's language.
  func textForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
  /// A longer description of a restriction, in the person's language.
  func detailTextForGuidedAccessRestriction(withIdentifier restrictionIdentifier: String) -> String?
}

extension UIGuidedAccessRestrictionDelegate {
  /// No longer description.
  public func detailTextForGuidedAccessRestriction(
    withIdentifier restrictionIdentifier: String
  ) -> String? { nil }
}

/// The parts of the app that are allowed or denied, for code that shows the Guided Access settings.
@MainActor
package final class GuidedAccessRestrictions {
  package static let shared = GuidedAccessRestrictions()

  private var denied: Set<String> = []

  func state(of identifier: String) -> UIAccessibility.GuidedAccessRestrictionState {
    denied.contains(identifier) ? .deny : .allow
  }

  /// A restriction that the app's delegate offers.
  package struct Restriction: Equatable, Sendable {
    package var identifier: String
    package var text: String?
    package var detail: String?
    package var state: UIAccessibility.GuidedAccessRestrictionState
  }

  /// The restrictions that the app's delegate offers, in its order.
  package var offered: [Restriction] {
    guard let delegate else { return [] }
    return (delegate.guidedAccessRestrictionIdentifiers ?? []).map { identifier in
      Restriction(
        identifier: identifier, text: delegate.textForGuidedAccessRestriction(withIdentifier: identifier),
        detail: delegate.detailTextForGuidedAccessRestriction(withIdentifier: identifier),
        state: state(of: identifier))
    }
  }

  /// Allows or denies a part of the app, and notifies its delegate. An identifier that the delegate does not list has
  /// no effect.
  package func set(_ state: UIAccessibility.GuidedAccessRestrictionState, for identifier: String) {
    guard let delegate, delegate.guidedAccessRestrictionIdentifiers?.contains(identifier) ?? false,
      self.state(of: identifier) != state
    else { return }
    if state == .deny { denied.insert(identifier) } else { denied.remove(identifier) }
    delegate.guidedAccessRestriction(withIdentifier: identifier, didChange: state)
  }

  private var delegate: (any UIGuidedAccessRestrictionDelegate)? {
    UIApplication.shared.delegate as? any UIGuidedAccessRestrictionDelegate
  }
}
