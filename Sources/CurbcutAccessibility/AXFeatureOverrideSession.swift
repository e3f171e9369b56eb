import Foundation

/// A session during which an app has switched features of the device on or off (iOS 18.2).
///
/// Only the manager creates sessions, and it cannot create any here; see ``AXFeatureOverrideSessionManager``.
/// Follows <https://developer.apple.com/documentation/accessibility/axfeatureoverridesession>.
public final class AXFeatureOverrideSession: NSObject {
  /// Features that a session may switch.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the features.
    public let rawValue: UInt
    /// Creates a set of features from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Greyscale.
    public static let grayscale = Self(rawValue: 1 << 0)
    /// Inverted colours.
    public static let invertColors = Self(rawValue: 1 << 1)
    /// Voice Control.
    public static let voiceControl = Self(rawValue: 1 << 2)
    /// VoiceOver.
    public static let voiceOver = Self(rawValue: 1 << 3)
    /// Zoom.
    public static let zoom = Self(rawValue: 1 << 4)
  }

  package override init() { super.init() }
}

/// Begins and ends sessions in which an app switches features of the device on or off (iOS 18.2).
///
/// An app needs the entitlement `com.apple.developer.accessibility.merchant-api-control`, which Apple grants for
/// kiosks. No app has it here, so a session never begins.
/// Follows <https://developer.apple.com/documentation/accessibility/axfeatureoverridesessionmanager>.
public final class AXFeatureOverrideSessionManager: NSObject, Sendable {
  /// The shared manager.
  public static let sharedInstance = AXFeatureOverrideSessionManager()

  private override init() { super.init() }

  /// Begins a session.
  ///
  /// - Throws: `AXFeatureOverrideSessionError.appNotEntitled`.
  public func beginOverrideSession(
    enabling: AXFeatureOverrideSession.Options, disabling: AXFeatureOverrideSession.Options
  ) throws -> AXFeatureOverrideSession {
    throw AXFeatureOverrideSessionError(.appNotEntitled)
  }

  /// Ends a session.
  ///
  /// - Throws: `AXFeatureOverrideSessionError.overrideNotFoundForUUID`, because no session can have begun.
  public func end(_ session: AXFeatureOverrideSession) throws {
    throw AXFeatureOverrideSessionError(.overrideNotFoundForUUID)
  }
}

/// The domain of ``AXFeatureOverrideSessionError``.
public let AXFeatureOverrideSessionErrorDomain = "AXFeatureOverrideSessionErrorDomain"

/// Why a session could not begin or end (iOS 18.2).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axfeatureoverridesessionerror-swift.struct>.
public struct AXFeatureOverrideSessionError: _BridgedStoredNSError, Sendable {
  /// What went wrong.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = AXFeatureOverrideSessionError

    /// An undefined error.
    case undefined
    /// The app does not have the entitlement.
    case appNotEntitled
    /// A session of the app is already active.
    case overrideIsAlreadyActive
    /// There is no such session.
    case overrideNotFoundForUUID
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { AXFeatureOverrideSessionErrorDomain }

  /// An undefined error.
  public static var undefined: Code { .undefined }
  /// The app does not have the entitlement.
  public static var appNotEntitled: Code { .appNotEntitled }
  /// A session of the app is already active.
  public static var overrideIsAlreadyActive: Code { .overrideIsAlreadyActive }
  /// There is no such session.
  public static var overrideNotFoundForUUID: Code { .overrideNotFoundForUUID }
}
