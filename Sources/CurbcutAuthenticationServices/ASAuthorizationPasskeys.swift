import CurbcutUIKit
import Foundation

/// Asks for a passkey that the device keeps, of which there are none.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialprovider>.
open class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, ASAuthorizationProvider {
  /// The site or app that the passkeys are for.
  public let relyingPartyIdentifier: String

  /// Creates a provider for a site or an app.
  public init(relyingPartyIdentifier: String) {
    self.relyingPartyIdentifier = relyingPartyIdentifier
    super.init()
  }

  /// Creates a request for a new passkey.
  open func createCredentialRegistrationRequest(challenge: Data, name: String, userID: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest
  {
    ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest(
      provider: self, challenge: challenge, name: name, userID: userID)
  }

  /// Creates a request to sign in with a passkey.
  open func createCredentialAssertionRequest(challenge: Data)
    -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest
  {
    ASAuthorizationPlatformPublicKeyCredentialAssertionRequest(provider: self, challenge: challenge)
  }
}

/// A request for a new passkey.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialregistrationrequest>.
open class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest {
  /// What the server sent.
  open var challenge: Data
  /// The name of the account.
  open var name: String
  /// The account, as the server knows it.
  open var userID: Data
  /// What the person reads of the account; nil for the name.
  open var displayName: String?
  /// The site or app.
  public let relyingPartyIdentifier: String

  init(
    provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data, name: String, userID: Data
  ) {
    self.challenge = challenge
    self.name = name
    self.userID = userID
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

/// A request to sign in with a passkey.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationplatformpublickeycredentialassertionrequest>.
open class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest {
  /// What the server sent.
  open var challenge: Data
  /// The passkeys that may be used; all of them where it is empty.
  open var allowedCredentials: [ASAuthorizationPlatformPublicKeyCredentialDescriptor] = []
  /// The site or app.
  public let relyingPartyIdentifier: String

  init(provider: ASAuthorizationPlatformPublicKeyCredentialProvider, challenge: Data) {
    self.challenge = challenge
    relyingPartyIdentifier = provider.relyingPartyIdentifier
    super.init(provider: provider)
  }
}

/// By what a server knows a passkey.
open class ASAuthorizationPlatformPublicKeyCredentialDescriptor: NSObject {
  /// By what the server knows it.
  open var credentialID: Data

  /// Creates a descriptor.
  public init(credentialID: Data) {
    self.credentialID = credentialID
    super.init()
  }
}

/// A new passkey. There never is one here.
open class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential {
  /// By what the server knows it.
  public let credentialID: Data
  /// What the device says of itself; nil for nothing.
  public let rawAttestationObject: Data?
  /// What was signed.
  public let rawClientDataJSON: Data

  init(credentialID: Data, rawAttestationObject: Data?, rawClientDataJSON: Data) {
    self.credentialID = credentialID
    self.rawAttestationObject = rawAttestationObject
    self.rawClientDataJSON = rawClientDataJSON
    super.init()
  }
}

/// The answer of a passkey. There never is one here.
open class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
  /// The account, as the server knows it.
  public let userID: Data!
  /// By what the server knows the passkey.
  public let credentialID: Data
  /// The signature.
  public let signature: Data!
  /// What the device says of itself.
  public let rawAuthenticatorData: Data!
  /// What was signed.
  public let rawClientDataJSON: Data

  init(userID: Data, credentialID: Data, signature: Data, rawAuthenticatorData: Data, rawClientDataJSON: Data)
  {
    self.userID = userID
    self.credentialID = credentialID
    self.signature = signature
    self.rawAuthenticatorData = rawAuthenticatorData
    self.rawClientDataJSON = rawClientDataJSON
    super.init()
  }
}

extension ASAuthorizationController {
  /// How a person is asked.
  ///
  /// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller/requestoptions>.
  public struct RequestOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Only if it can be done at once; else it fails.
    public static let preferImmediatelyAvailableCredentials = Self(rawValue: 1 << 0)
  }

  /// Asks in a certain way. The delegate hears a moment later that it has failed.
  public func performRequests(options: RequestOptions) { performRequests() }
  /// Asks while a field is filled in; nothing is offered.
  public func performAutoFillAssistedRequests() {}
}
