import Foundation

/// An error of a purchase by the original API.
///
/// Follows <https://developer.apple.com/documentation/storekit/skerror>.
public struct SKError: Error, Hashable, CustomNSError, LocalizedError {
  /// What was wrong.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/skerror/code>.
  public enum Code: Int, Hashable, Sendable {
    /// Nobody knows what.
    case unknown
    /// The app may not ask for that.
    case clientInvalid
    /// The person has decided otherwise.
    case paymentCancelled
    /// The payment is not one that the store understands.
    case paymentInvalid
    /// The person may not pay.
    case paymentNotAllowed
    /// The store does not have the product.
    case storeProductNotAvailable
    /// The person does not allow that.
    case cloudServicePermissionDenied
    /// The network is not there, or failed.
    case cloudServiceNetworkConnectionFailed
    /// The person has taken the permission back.
    case cloudServiceRevoked
    /// The person has not agreed to the terms.
    case privacyAcknowledgementRequired
    /// The app asks for what it may not know.
    case unauthorizedRequestData
    /// The offer is not known.
    case invalidOfferIdentifier
    /// The offer is not signed rightly.
    case invalidSignature
    /// Something is missing of the offer.
    case missingOfferParams
    /// The price of the offer is wrong.
    case invalidOfferPrice
    /// The overlay was taken away.
    case overlayCancelled
    /// The overlay's configuration is not right.
    case overlayInvalidConfiguration
    /// The overlay took too long.
    case overlayTimeout
    /// The person may not have the offer.
    case ineligibleForOffer
    /// The system cannot do that.
    case unsupportedPlatform
    /// An overlay is shown in the scene already.
    case overlayPresentedInBackgroundScene
  }

  /// What was wrong.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of the errors.
  public static var errorDomain: String { SKErrorDomain }
  /// The number of the error.
  public var errorCode: Int { code.rawValue }
  /// What apps show of it.
  public var errorDescription: String? {
    switch code {
    case .paymentCancelled: "The operation couldn’t be completed. (SKErrorDomain error 2.)"
    default: "Cannot connect to iTunes Store"
    }
  }

  /// Nobody knows what.
  public static var unknown: Code { .unknown }
  /// The app may not ask for that.
  public static var clientInvalid: Code { .clientInvalid }
  /// The person has decided otherwise.
  public static var paymentCancelled: Code { .paymentCancelled }
  /// The payment is not one that the store understands.
  public static var paymentInvalid: Code { .paymentInvalid }
  /// The person may not pay.
  public static var paymentNotAllowed: Code { .paymentNotAllowed }
  /// The store does not have the product.
  public static var storeProductNotAvailable: Code { .storeProductNotAvailable }
}

/// The domain of the errors of the store.
public let SKErrorDomain = "SKErrorDomain"
