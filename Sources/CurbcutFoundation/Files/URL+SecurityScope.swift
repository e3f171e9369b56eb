import Foundation

extension URL {
  /// Asks for access to a file that another app or a person has given: every file that an app is given here can be used, so
  /// that this succeeds for any file.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/url/startaccessingsecurityscopedresource()>.
  public func startAccessingSecurityScopedResource() -> Bool { isFileURL }
  /// Ends the access to a file that another app or a person has given.
  public func stopAccessingSecurityScopedResource() {}
}
