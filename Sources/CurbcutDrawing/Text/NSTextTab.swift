import Foundation

/// A place in a line to which a tab leads.
///
/// Kept in paragraph styles; tabs have the system's distance here.
/// Follows <https://developer.apple.com/documentation/uikit/nstexttab>.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// A key for the characters at which text ends a column.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// A `CharacterSet`: the characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }

  /// How text lies at the place.
  public let alignment: NSTextAlignment
  /// The distance from the side where lines begin, in points.
  public let location: CGFloat
  /// More about the place.
  public let options: [OptionKey: Any]

  /// Makes a place for tabs.
  public init(
    textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]
  ) {
    self.alignment = alignment
    location = loc
    self.options = options
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return other.alignment == alignment && other.location == location
  }

  open override var hash: Int { location.hashValue }
}
