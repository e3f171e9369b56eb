import CurbcutUIKit
import Foundation

/// The window over which a person is asked.
public typealias ASPresentationAnchor = UIWindow

/// Hears what became of a request.
///
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationcontrollerdelegate>.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
  /// Called when the person has been authorised.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  /// Called when the person has not been authorised.
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}

/// Says over which window a person is asked.
@preconcurrency @MainActor
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
  /// The window.
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks a person to authorise themselves.
///
/// Nobody has signed in to an Apple Account on this device, and it remembers no passwords: as in a simulator without an
/// account, a request fails with ``ASAuthorizationError/Code/unknown``.
/// Follows <https://developer.apple.com/documentation/authenticationservices/asauthorizationcontroller>.
@preconcurrency @MainActor
open class ASAuthorizationController: NSObject {
  /// What is asked for.
  public let authorizationRequests: [ASAuthorizationRequest]
  /// Hears what became of it; not retained.
  open weak var delegate: (any ASAuthorizationControllerDelegate)?
  /// Says over which window the person is asked; not retained.
  open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?

  /// Creates a controller.
  public init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
    super.init()
  }

  /// Asks. The delegate hears a moment later that it has failed.
  open func performRequests() {
    UIKitHost.shared.clock.after(0) { [self] in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.unknown))
    }
  }

  /// Ends asking.
  open func cancel() {}
}
