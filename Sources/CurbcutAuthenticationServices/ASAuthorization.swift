import CurbcutUIKit
import Foundation

/// Why nobody was authorised.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationerror-swift.struct>.
public struct ASAuthorizationError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = ASAuthorizationError

    /// Another one, such as a device on which nobody has signed in to an Apple Account.
    case unknown = 1000
    /// The person cancelled.
    case canceled
    /// The answer was invalid.
    case invalidResponse
    /// Nobody handled the request.
    case notHandled
    /// It failed.
    case failed
    /// The person would have to be asked.
    case notInteractive
    /// There is such a credential already.
    case matchedExcludedCredential
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "com.apple.AuthenticationServices.AuthorizationError" }

  /// Another one, such as a device on which nobody has signed in to an Apple Account.
  public static var unknown: Code { .unknown }
  /// The person cancelled.
  public static var canceled: Code { .canceled }
  /// The answer was invalid.
  public static var invalidResponse: Code { .invalidResponse }
  /// Nobody handled the request.
  public static var notHandled: Code { .notHandled }
  /// It failed.
  public static var failed: Code { .failed }
  /// The person would have to be asked.
  public static var notInteractive: Code { .notInteractive }
  /// There is such a credential already.
  public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}

/// Something about a person that a request may ask for.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// Who can authorise a person.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What a person has been authorised with.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorization>.
open class ASAuthorization: NSObject {
  /// Something about a person.
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name.
    public static let fullName = Scope(rawValue: "full_name")
    /// The mail address.
    public static let email = Scope(rawValue: "email")
  }

  /// Who has authorised the person.
  public let provider: any ASAuthorizationProvider
  /// What the app gets.
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
    super.init()
  }
}

/// A request to authorise a person.
open class ASAuthorizationRequest: NSObject {
  /// Who is asked.
  public let provider: any ASAuthorizationProvider

  init(provider: any ASAuthorizationProvider) {
    self.provider = provider
    super.init()
  }
}

/// A request to authorise a person by OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
  /// What the app would like to know of the person; nil for nothing.
  open var requestedScopes: [ASAuthorization.Scope]?
  /// What comes back with the answer.
  open var state: String?
  /// What ties the answer to the request.
  open var nonce: String?
}

/// A request to authorise a person by their Apple Account.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidrequest>.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
  /// Whom the app knows already.
  open var user: String?
}

/// Authorises a person by their Apple Account, of which this device has none.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidprovider>.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider, @unchecked Sendable {
  /// How things are between a person and an app.
  public enum CredentialState: Int, Hashable, Sendable {
    /// The person has ended it.
    case revoked
    /// The person uses it.
    case authorized
    /// The app does not know the person.
    case notFound
    /// The app was given to another team.
    case transferred
  }

  /// The notification that a person has ended it.
  public static let credentialRevokedNotification = Notification.Name(
    "ASAuthorizationAppleIDProviderCredentialRevokedNotification")

  /// Creates a request.
  open func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest(provider: self) }

  /// Tells how things are with a person: the app does not know them.
  open func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) { DispatchQueue.global().async { completion(.notFound, nil) } }

  /// How things are with a person: the app does not know them.
  open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// What an app gets of a person with an Apple Account.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationappleidcredential>.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  /// By what the app knows the person.
  public let user: String
  /// What came with the request.
  public let state: String?
  /// What the person has let the app know.
  public let authorizedScopes: [ASAuthorization.Scope]
  /// A proof for the app's server.
  public let authorizationCode: Data?
  /// Who the person is, signed by Apple.
  public let identityToken: Data?
  /// The mail address.
  public let email: String?
  /// The name.
  public let fullName: PersonNameComponents?

  init(user: String) {
    self.user = user
    (state, authorizedScopes, authorizationCode, identityToken) = (nil, [], nil, nil)
    (email, fullName) = (nil, nil)
    super.init()
  }
}

/// A password that the system remembers.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  /// The name of the account.
  public let user: String
  /// The password.
  public let password: String

  /// Creates a password.
  public init(user: String, password: String) {
    self.user = user
    self.password = password
    super.init()
  }
}

/// Asks for a password that the system remembers, of which there are none.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
  /// Creates a request.
  open func createRequest() -> ASAuthorizationPasswordRequest {
    ASAuthorizationPasswordRequest(provider: self)
  }
}

/// A request for a password that the system remembers.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}
