import CurbcutFoundation
import Foundation

/// Is told what a completer suggests. All members are optional.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearchcompleterdelegate>.
public protocol MKLocalSearchCompleterDelegate: NSObjectProtocol {
  /// The suggestions have changed.
  func completerDidUpdateResults(_ completer: MKLocalSearchCompleter)
  /// There could be no suggestions.
  func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error)
}

extension MKLocalSearchCompleterDelegate {
  public func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {}
  public func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {}
}

/// What a completer suggests.
///
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearchcompletion>.
open class MKLocalSearchCompletion: NSObject, @unchecked Sendable {
  /// The first line.
  open var title: String { "" }
  /// The parts of the first line that the person has written.
  open var titleHighlightRanges: [NSValue] { [] }
  /// The second line.
  open var subtitle: String { "" }
  /// The parts of the second line that the person has written.
  open var subtitleHighlightRanges: [NSValue] { [] }

  /// Creates an empty suggestion.
  public override init() { super.init() }
}

/// Suggests what a person who has begun to write may search for.
///
/// There are no services of Apple Maps here: it fails, as on a device without a connection.
/// Follows <https://developer.apple.com/documentation/mapkit/mklocalsearchcompleter>.
open class MKLocalSearchCompleter: NSObject, @unchecked Sendable {
  /// What kinds of things are suggested.
  public struct ResultType: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Addresses.
    public static let address = Self(rawValue: 1)
    /// Places of interest.
    public static let pointOfInterest = Self(rawValue: 2)
    /// Searches for several places.
    public static let query = Self(rawValue: 4)
    /// Mountains, rivers and the like.
    public static let physicalFeature = Self(rawValue: 8)
  }

  /// What kinds of things were suggested before iOS 13.
  public enum FilterType: Int, Hashable, Sendable {
    /// Places and searches.
    case locationsAndQueries
    /// Places.
    case locationsOnly
  }

  /// Is told what is suggested; not retained.
  open weak var delegate: (any MKLocalSearchCompleterDelegate)?
  /// What the person has written. Setting it asks for suggestions, and fails, unless it is empty.
  open var queryFragment = "" {
    didSet {
      guard !queryFragment.isEmpty, queryFragment != oldValue else { return }
      MapService.fail { [weak self] error in
        guard let self else { return }
        self.delegate?.completer(self, didFailWithError: error)
      }
    }
  }
  /// Where the person looks for it.
  open var region = MKCoordinateRegion(.world)
  /// What kinds of things are suggested.
  open var resultTypes: ResultType = [.address, .pointOfInterest, .query]
  /// What kinds of things are suggested.
  open var filterType = FilterType.locationsAndQueries
  /// Which places of interest are suggested; nil, the default, for all.
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  /// Which parts of addresses are suggested; nil, the default, for all.
  open var addressFilter: MKAddressFilter?
  /// Whether places beyond the region are suggested, too; they are by default.
  open var regionPriority = MKLocalSearch.RegionPriority.default
  /// The suggestions: none.
  open var results: [MKLocalSearchCompletion] { [] }
  /// Whether suggestions are being looked for: they never are.
  open var isSearching: Bool { false }

  /// Creates a completer.
  public override init() { super.init() }

  /// Ends looking for suggestions.
  open func cancel() {}
}
