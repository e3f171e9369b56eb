import Foundation

/// An error of one of Apple's frameworks: a reason with a number, in a domain, and what belongs to it.
///
/// The reasons of such an error are found as on iOS, by their names: `catch CLError.denied`.
/// Follows <https://developer.apple.com/documentation/foundation/nserror>.
public protocol _SystemError: _BridgedStoredNSError, Sendable
where Code: RawRepresentable, Code.RawValue: FixedWidthInteger {
  /// What the system says of a reason; nil where it says only its number.
  static func systemDescription(of code: Code) -> String?
}

extension _SystemError {
  public static func systemDescription(of code: Code) -> String? { nil }

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - code: the reason.
  ///   - userInfo: what belongs to it. What the system says of the reason is added where it has no description.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    var userInfo = userInfo
    if userInfo[NSLocalizedDescriptionKey] == nil, let text = Self.systemDescription(of: code) {
      userInfo[NSLocalizedDescriptionKey] = text
    }
    self.init(_nsError: NSError(domain: Self._nsErrorDomain, code: Int(code.rawValue), userInfo: userInfo))
  }
}
