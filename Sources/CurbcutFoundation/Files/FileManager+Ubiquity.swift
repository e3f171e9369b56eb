import Foundation

/// Files in iCloud, which this device is not signed in to.
extension FileManager {
  /// The folder of the app's files in iCloud: nil, as on a device that is not signed in.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/filemanager/url(forubiquitycontaineridentifier:)>.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// By what the person's account is known: nil, as nobody is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Whether a file is in iCloud: false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Throws an error, as no file is in iCloud.
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw Self.notInCloud(url) }

  /// Throws an error, as no file is in iCloud.
  public func evictUbiquitousItem(at url: URL) throws { throw Self.notInCloud(url) }

  /// Throws an error, as no file can be moved to iCloud.
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw Self.notInCloud(url)
  }

  private static func notInCloud(_ url: URL) -> CocoaError {
    CocoaError(CocoaError.Code(rawValue: 4353), userInfo: [NSURLErrorKey: url])
  }
}
