import Foundation
import SystemModules

/// What iOS says of errors.
///
/// Foundation on Linux has other words for most, and for those of the network none; an app shows them to people.
enum ErrorDescription {
  /// The words for an error, in English.
  static func text(of error: any Error) -> String {
    if let text = (error as? any LocalizedError)?.errorDescription { return text }
    if let text = decoding(error) { return text }
    let error = error as NSError
    // Where a request failed, Foundation on Linux puts the words of its library for the network.
    if error.domain == NSURLErrorDomain, error.userInfo[NSURLErrorFailingURLErrorKey] != nil,
      let text = network[error.code]
    {
      return text
    }
    if let text = error.userInfo[NSLocalizedDescriptionKey] as? String { return text }
    switch error.domain {
    case NSURLErrorDomain: if let text = network[error.code] { return text }
    case NSCocoaErrorDomain: if let text = cocoa(error) { return text }
    default: break
    }
    let reason = error.userInfo[NSLocalizedFailureReasonErrorKey] as? String
    return "The operation couldn’t be completed. \(reason ?? "(\(domain(error)) error \(error.code).)")"
  }

  /// The domain of an error of Swift begins with the name of its module, as the app calls it.
  private static func domain(_ error: NSError) -> String {
    guard let dot = error.domain.firstIndex(of: ".") else { return error.domain }
    let module = error.domain[..<dot]
    guard module.hasSuffix(SystemModule.suffixOfApps) else { return error.domain }
    return String(module.dropLast(SystemModule.suffixOfApps.count)) + error.domain[dot...]
  }

  // MARK: Data

  private static let wrongFormat = "The data couldn’t be read because it isn’t in the correct format."
  private static let missing = "The data couldn’t be read because it is missing."

  private static func decoding(_ error: any Error) -> String? {
    switch error {
    case DecodingError.keyNotFound, DecodingError.valueNotFound: missing
    case is DecodingError: wrongFormat
    case is EncodingError: "The data couldn’t be written because it isn’t in the correct format."
    default: nil
    }
  }

  // MARK: Files

  private static func cocoa(_ error: NSError) -> String? {
    let path = error.userInfo[NSFilePathErrorKey] as? String ?? (error.userInfo[NSURLErrorKey] as? URL)?.path
    let parts = path?.split(separator: "/") ?? []
    let file = parts.last.map { "The file “\($0)”" } ?? "The file"
    let folder = parts.dropLast().last.map { " in the folder “\($0)”" } ?? ""
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile: return "\(file) doesn’t exist."
    case .fileReadUnknown: return "\(file) couldn’t be opened."
    case .fileReadNoSuchFile: return "\(file) couldn’t be opened because there is no such file."
    case .fileReadNoPermission:
      return "\(file) couldn’t be opened because you don’t have permission to view it."
    case .fileReadCorruptFile: return "\(file) couldn’t be opened because it isn’t in the correct format."
    case .fileReadUnknownStringEncoding:
      return "\(file) couldn’t be opened because the text encoding of its contents can’t be determined."
    case .fileReadUnsupportedScheme:
      return "\(file) couldn’t be opened because the specified URL type isn’t supported."
    case .fileWriteUnknown: return "\(file) couldn’t be saved\(folder)."
    case .fileWriteNoPermission:
      let name = parts.last.map { "the file “\($0)”" } ?? "the file"
      return "You don’t have permission to save \(name)\(folder)."
    case .fileWriteFileExists:
      return "\(file) couldn’t be saved\(folder) because a file with the same name already exists."
    case .fileWriteOutOfSpace: return "\(file) couldn’t be saved because there isn’t enough space."
    case .fileWriteVolumeReadOnly: return "\(file) couldn’t be saved because the volume is read only."
    case .propertyListReadCorrupt, .coderReadCorrupt: return wrongFormat
    case .coderValueNotFound: return missing
    case .userCancelled: return "The operation was cancelled."
    default: return nil
    }
  }

  // MARK: The network

  /// The words of `NSURLErrorDomain`, by code.
  private static let network: [Int: String] = [
    NSURLErrorUnknown: "unknown error",
    NSURLErrorCancelled: "cancelled",
    NSURLErrorBadURL: "bad URL",
    NSURLErrorTimedOut: "The request timed out.",
    NSURLErrorUnsupportedURL: "unsupported URL",
    NSURLErrorCannotFindHost: "A server with the specified hostname could not be found.",
    NSURLErrorCannotConnectToHost: "Could not connect to the server.",
    NSURLErrorNetworkConnectionLost: "The network connection was lost.",
    NSURLErrorDNSLookupFailed: "A server with the specified hostname could not be found.",
    NSURLErrorHTTPTooManyRedirects: "too many HTTP redirects",
    NSURLErrorResourceUnavailable: "resource unavailable",
    NSURLErrorNotConnectedToInternet: "The Internet connection appears to be offline.",
    NSURLErrorRedirectToNonExistentLocation: "redirected to nowhere",
    NSURLErrorBadServerResponse: "There was a bad response from the server.",
    NSURLErrorUserCancelledAuthentication: "cancelled",
    NSURLErrorUserAuthenticationRequired: "User authentication required.",
    NSURLErrorZeroByteResource: "zero byte resource",
    NSURLErrorCannotDecodeRawData: "cannot decode raw data",
    NSURLErrorCannotDecodeContentData: "cannot decode content data",
    NSURLErrorCannotParseResponse: "cannot parse response",
    NSURLErrorFileDoesNotExist: "The requested URL was not found on this server.",
    NSURLErrorFileIsDirectory: "file is directory",
    NSURLErrorNoPermissionsToReadFile: "You do not have permission to access the requested resource.",
    NSURLErrorDataLengthExceedsMaximum: "resource exceeds maximum size",
    NSURLErrorSecureConnectionFailed:
      "An SSL error has occurred and a secure connection to the server cannot be made.",
    NSURLErrorServerCertificateHasBadDate: "The certificate for this server is invalid.",
    NSURLErrorServerCertificateUntrusted: "The certificate for this server is invalid.",
    NSURLErrorServerCertificateHasUnknownRoot: "The certificate for this server is invalid.",
    NSURLErrorServerCertificateNotYetValid: "The certificate for this server is invalid.",
    NSURLErrorAppTransportSecurityRequiresSecureConnection:
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
  ]
}

extension Error {
  /// What iOS says of the error.
  ///
  /// Follows <https://developer.apple.com/documentation/swift/error/localizeddescription>.
  @_disfavoredOverload
  public var localizedDescription: String { ErrorDescription.text(of: self) }
}

extension NSError {
  /// What iOS says of the error.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/nserror/localizeddescription>.
  @_disfavoredOverload
  public var localizedDescription: String { ErrorDescription.text(of: self) }
}
