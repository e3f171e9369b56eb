import Foundation

/// Something that the store has signed, or that somebody claims it has.
///
/// Follows <https://developer.apple.com/documentation/storekit/verificationresult>.
public enum VerificationResult<SignedType> {
  /// Why a signature is not right.
  public enum VerificationError: Error, Hashable, Sendable {
    case revokedCertificate, invalidCertificateChain, invalidDeviceVerification, invalidEncoding
    case invalidSignature, missingRequiredProperties
  }

  /// The signature is not right.
  case unverified(SignedType, VerificationError)
  /// The signature is right.
  case verified(SignedType)

  /// What was signed, whether the signature is right or not.
  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }

  /// What was signed, if the signature is right.
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): return value
      }
    }
  }
}

extension VerificationResult: Equatable where SignedType: Equatable {}
extension VerificationResult: Hashable where SignedType: Hashable {}
extension VerificationResult: Sendable where SignedType: Sendable {}

/// What can go wrong in the store.
///
/// Follows <https://developer.apple.com/documentation/storekit/storekiterror>.
public enum StoreKitError: Error, Sendable {
  /// Nobody knows what.
  case unknown
  /// The person has decided otherwise.
  case userCancelled
  /// The store cannot be reached.
  case networkError(URLError)
  /// The system has failed.
  case systemError(any Error)
  /// The app is not sold in the person's country.
  case notAvailableInStorefront
  /// The app may not do that.
  case notEntitled
  /// The system cannot do that.
  case unsupported
}
