import CurbcutCoreLocation
import CurbcutFoundation
import Foundation

/// Writes distances as maps do.
///
/// Apple does not document how far distances are rounded; here they have two digits that count.
/// Follows <https://developer.apple.com/documentation/mapkit/mkdistanceformatter>.
open class MKDistanceFormatter: Formatter, @unchecked Sendable {
  /// Which units are used.
  public enum Units: UInt, Hashable, Sendable {
    /// Those of the region.
    case `default`
    /// Metres and kilometres.
    case metric
    /// Feet and miles.
    case imperial
    /// Yards and miles.
    case imperialWithYards
  }

  /// How units are written.
  public enum DistanceUnitStyle: UInt, Hashable, Sendable {
    /// As the system likes: short.
    case `default`
    /// Short.
    case abbreviated
    /// In full.
    case full
  }

  /// The language and region; the user's by default.
  open var locale: Locale! = .current
  /// Which units are used; those of the region by default.
  open var units = Units.default
  /// How units are written.
  open var unitStyle = DistanceUnitStyle.default

  /// Creates a formatter.
  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A distance in metres in words.
  open func string(fromDistance distance: CLLocationDistance) -> String {
    let measurement = Self.rounded(Measurement(value: distance, unit: UnitLength.meters), actualUnits)
    let formatter = MeasurementFormatter()
    formatter.locale = locale ?? .current
    formatter.unitOptions = .providedUnit
    formatter.unitStyle = unitStyle == .full ? .long : .medium
    formatter.numberFormatter.locale = locale ?? .current
    formatter.numberFormatter.maximumFractionDigits = measurement.value < 10 ? 1 : 0
    return formatter.string(from: measurement)
  }

  /// The distance in metres that some words say; -1 where they say none.
  open func distance(from distance: String) -> CLLocationDistance {
    let text = distance.lowercased()
    let number = NumberFormatter()
    number.locale = locale ?? .current
    number.numberStyle = .decimal
    let digits = text.prefix { $0.isNumber || ",.'\u{a0}\u{202f}".contains($0) }
    guard let value = number.number(from: digits.trimmingCharacters(in: .whitespaces))?.doubleValue else {
      return -1
    }
    let unit = text.dropFirst(digits.count).trimmingCharacters(in: .whitespaces)
    let known: [(String, UnitLength)] = [
      ("km", .kilometers), ("kilom", .kilometers), ("mi", .miles), ("ft", .feet), ("feet", .feet),
      ("foot", .feet), ("yd", .yards), ("yard", .yards), ("m", .meters),
    ]
    guard let found = known.first(where: { unit.hasPrefix($0.0) }) else { return -1 }
    return Measurement(value: value, unit: found.1).converted(to: .meters).value
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? NSNumber).map { string(fromDistance: $0.doubleValue) }
      ?? (obj as? Double).map { string(fromDistance: $0) }
  }

  private var actualUnits: Units {
    guard units == .default else { return units }
    let locale = locale ?? .current
    switch locale.measurementSystem {
    case .us: return .imperial
    case .uk: return .imperialWithYards
    default: return .metric
    }
  }

  /// A distance in the unit that fits its size, with two digits that count.
  private static func rounded(_ distance: Measurement<UnitLength>, _ units: Units) -> Measurement<UnitLength>
  {
    let (small, large): (UnitLength, UnitLength) =
      switch units {
      case .imperial: (.feet, .miles)
      case .imperialWithYards: (.yards, .miles)
      default: (.meters, .kilometers)
      }
    let inLarge = distance.converted(to: large)
    // Miles begin at a tenth, kilometres at one.
    let unit = abs(inLarge.value) >= (units == .metric ? 0.995 : 0.0995) ? large : small
    let value = distance.converted(to: unit).value
    guard value != 0, value.isFinite else { return Measurement(value: 0, unit: small) }
    let digits = floor(log10(abs(value)))
    let step = unit == large && abs(value) >= 100 ? 1 : max(pow(10, digits - 1), unit == large ? 0.1 : 1)
    return Measurement(value: (value / step).rounded() * step, unit: unit)
  }
}
