import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// What a person was authorised with.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationresult>.
public enum ASAuthorizationResult {
  /// A password.
  case password(ASPasswordCredential)
  /// An Apple Account.
  case appleID(ASAuthorizationAppleIDCredential)
  /// A passkey.
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  /// A new passkey.
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
}

/// Asks a person to authorise themselves, from a view of SwiftUI.
///
/// Nobody has signed in to an Apple Account on this device, and it remembers neither passwords nor passkeys: a request fails with
/// ``ASAuthorizationError/Code/unknown``.
/// Follows <https://developer.apple.com/documentation/authenticationservices/authorizationcontroller>.
@preconcurrency @MainActor
public struct AuthorizationController: Sendable {
  nonisolated init() {}

  /// Asks for one of several things.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], customMethods: [ASAuthorizationCustomMethod] = [],
    options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.unknown) }

  /// Asks for one thing.
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult { throw ASAuthorizationError(.unknown) }

  /// Offers what fits while a field is filled in: nothing.
  public func performAutoFillAssistedRequests(_ requests: [ASAuthorizationRequest]) async throws
    -> ASAuthorizationResult
  { throw ASAuthorizationError(.unknown) }
}

/// A way to sign in that the app offers beside others.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationcustommethod>.
public struct ASAuthorizationCustomMethod: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Video of the app's own.
  public static let videoSubscriberAccount = Self(rawValue: "video-subscriber-account")
  /// Purchases that were made before.
  public static let restorePurchase = Self(rawValue: "restore-purchase")
  /// Another one.
  public static let other = Self(rawValue: "other")
}

private enum AuthorizationControllerKey: EnvironmentKey {
  static var defaultValue: AuthorizationController { AuthorizationController() }
}

extension EnvironmentValues {
  /// Asks a person to authorise themselves.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/authorizationcontroller>.
  public var authorizationController: AuthorizationController { self[AuthorizationControllerKey.self] }
}
