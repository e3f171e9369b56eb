import CurbcutFoundation
import Foundation

/// Which parts of addresses a search finds.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mkaddressfilter>.
open class MKAddressFilter: NSObject, @unchecked Sendable {
  /// Parts of addresses.
  public struct Options: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Countries.
    public static let country = Self(rawValue: 1)
    /// States.
    public static let administrativeArea = Self(rawValue: 2)
    /// Counties.
    public static let subAdministrativeArea = Self(rawValue: 4)
    /// Cities.
    public static let locality = Self(rawValue: 8)
    /// Parts of cities.
    public static let subLocality = Self(rawValue: 16)
    /// Postal codes.
    public static let postalCode = Self(rawValue: 32)
  }

  private let options: Options
  private let isExcluding: Bool

  private init(_ options: Options, isExcluding: Bool) {
    self.options = options
    self.isExcluding = isExcluding
    super.init()
  }

  /// All parts.
  public static let includingAll = MKAddressFilter([], isExcluding: true)
  /// No parts.
  public static let excludingAll = MKAddressFilter([], isExcluding: false)

  /// Creates a filter for some parts.
  public convenience init(including options: Options) { self.init(options, isExcluding: false) }
  /// Creates a filter for all parts but some.
  public convenience init(excluding options: Options) { self.init(options, isExcluding: true) }

  /// Whether all of some parts are found.
  open func includes(_ options: Options) -> Bool {
    isExcluding ? self.options.isDisjoint(with: options) : self.options.isSuperset(of: options)
  }
  /// Whether some of the parts are not found.
  open func excludes(_ options: Options) -> Bool { !includes(options) }
}
