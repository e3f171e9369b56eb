import CurbcutFoundation

/// An error of a purchase by the original API.
///
/// Follows <https://developer.apple.com/documentation/storekit/skerror>.
public struct SKError: _SystemError {
  /// What was wrong.
  ///
  /// Follows <https://developer.apple.com/documentation/storekit/skerror/code>.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = SKError

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

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { SKErrorDomain }
  public static func systemDescription(of code: Code) -> String? {
    switch code {
    case .paymentCancelled: nil
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
  /// The person does not allow that.
  public static var cloudServicePermissionDenied: Code { .cloudServicePermissionDenied }
  /// The network is not there, or failed.
  public static var cloudServiceNetworkConnectionFailed: Code { .cloudServiceNetworkConnectionFailed }
  /// The person has taken the permission back.
  public static var cloudServiceRevoked: Code { .cloudServiceRevoked }
  /// The person has not agreed to the terms.
  public static var privacyAcknowledgementRequired: Code { .privacyAcknowledgementRequired }
  /// The app asks for what it may not know.
  public static var unauthorizedRequestData: Code { .unauthorizedRequestData }
  /// The offer is not known.
  public static var invalidOfferIdentifier: Code { .invalidOfferIdentifier }
  /// The offer is not signed rightly.
  public static var invalidSignature: Code { .invalidSignature }
  /// Something is missing of the offer.
  public static var missingOfferParams: Code { .missingOfferParams }
  /// The price of the offer is wrong.
  public static var invalidOfferPrice: Code { .invalidOfferPrice }
  /// The overlay was taken away.
  public static var overlayCancelled: Code { .overlayCancelled }
  /// The overlay's configuration is not right.
  public static var overlayInvalidConfiguration: Code { .overlayInvalidConfiguration }
  /// The overlay took too long.
  public static var overlayTimeout: Code { .overlayTimeout }
  /// The person may not have the offer.
  public static var ineligibleForOffer: Code { .ineligibleForOffer }
  /// The system cannot do that.
  public static var unsupportedPlatform: Code { .unsupportedPlatform }
  /// An overlay is shown in the scene already.
  public static var overlayPresentedInBackgroundScene: Code { .overlayPresentedInBackgroundScene }
}

/// The domain of the errors of the store.
public let SKErrorDomain = "SKErrorDomain"
