import Foundation

/// Writes a measurement in the unit that the region uses: `3.107 mi`.
///
/// Follows <https://developer.apple.com/documentation/foundation/measurementformatter>.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// Which unit is written.
  public struct UnitOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The measurement's own.
    public static let providedUnit = Self(rawValue: 1)
    /// One that fits its size: `50 ft` and not `0.009 mi`.
    public static let naturalScale = Self(rawValue: 2)
    /// A temperature has no unit, only a degree sign.
    public static let temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// Which unit is written; by default no option: the region's unit, whatever the size.
  open var unitOptions: UnitOptions = []
  /// How units are written; medium, as `mi`, by default. Short has no space: `3mi`.
  open var unitStyle = Formatter.UnitStyle.medium
  /// The language and region; the user's by default.
  open var locale: Locale! = Locale.current
  /// Determines the number of fraction digits.
  open var numberFormatter: NumberFormatter! = {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    return formatter
  }()

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A measurement in words.
  ///
  /// - Parameter measurement: the measurement.
  open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
    let locale = locale ?? Locale.current
    var (value, unit): (Double, Unit) = (measurement.value, measurement.unit)
    let isScaled = unitOptions.contains(.naturalScale) && !unitOptions.contains(.providedUnit)
    if !unitOptions.contains(.providedUnit), !isScaled {
      (value, unit) = MeasurementUnits.inRegionalUnit(measurement, locale: locale)
    }
    if unitOptions.contains(.temperatureWithoutUnit), unit is UnitTemperature {
      let number = MeasurementUnits.text(
        value, UnitAngle.degrees, width: "narrow", digits: digits, usage: nil, locale: locale)
      return number
    }
    return MeasurementUnits.text(
      value, unit, width: width, digits: digits, usage: isScaled ? "default" : nil, locale: locale)
  }

  /// The name of a unit.
  ///
  /// - Parameter unit: the unit.
  open func string(from unit: Unit) -> String {
    let locale = locale ?? Locale.current
    // The plural form without its number, as in a table header.
    let text = MeasurementUnits.text(0, unit, width: width, digits: "", usage: nil, locale: locale)
    return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
  }

  open override func string(for obj: Any?) -> String? { nil }

  private var width: String {
    switch unitStyle {
    case .long: "full-name"
    case .medium: "short"
    default: "narrow"
    }
  }

  private var digits: String {
    let (least, most) = (
      numberFormatter?.minimumFractionDigits ?? 0, numberFormatter?.maximumFractionDigits ?? 3
    )
    let grouping = numberFormatter?.usesGroupingSeparator ?? true ? "" : " group-off"
    guard most > 0 else { return "precision-integer\(grouping)" }
    let zeros = String(repeating: "0", count: min(least, most))
    return ".\(zeros)\(String(repeating: "#", count: max(0, most - least)))\(grouping)"
  }
}

extension Measurement where UnitType: Unit {
  /// Writes measurements.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/measurement/formatstyle>.
  public struct FormatStyle: Foundation.FormatStyle {
    /// How units are written.
    public struct UnitWidth: Codable, Hashable, Sendable {
      let name: String
      /// `kilometers`
      public static var wide: UnitWidth { Self(name: "full-name") }
      /// `km`
      public static var abbreviated: UnitWidth { Self(name: "short") }
      /// `km`, without a space before it.
      public static var narrow: UnitWidth { Self(name: "narrow") }
    }

    /// How units are written.
    public var width: UnitWidth
    /// The language and region.
    public var locale: Locale
    /// What is measured, which determines the unit; nil for the measurement's own unit.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// How the number is written; nil for a default that suits it.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: how units are written.
    ///   - locale: the language and region.
    ///   - usage: what is measured.
    ///   - numberFormatStyle: how the number is written.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType>? = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// A measurement in words.
    ///
    /// - Parameter value: the measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      let isOwn = usage == nil || usage?.name == nil
      let text = MeasurementUnits.text(
        value.value, value.unit, width: width.name, digits: ".######", usage: isOwn ? nil : usage?.name,
        locale: locale)
      guard isOwn, let numberFormatStyle else { return text }
      let plain = ICU.format(value.value, skeleton: ".######", locale: locale.identifier) ?? ""
      return text.replacingOccurrences(of: plain, with: numberFormatStyle.locale(locale).format(value.value))
    }

    /// The style in a locale.
    ///
    /// - Parameter locale: the locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }
  }

  /// The measurement in words, in a style.
  ///
  /// - Parameter style: the style.
  public func formatted<Style: Foundation.FormatStyle>(_ style: Style) -> Style.FormatOutput
  where Style.FormatInput == Self { style.format(self) }

  /// The measurement in a unit that the region uses and that fits its size.
  public func formatted() -> String { FormatStyle(width: .abbreviated).format(self) }
}

/// What is measured, which determines the unit.
///
/// Follows <https://developer.apple.com/documentation/foundation/measurementformatunitusage>.
public struct MeasurementFormatUnitUsage<UnitType: Unit>: Codable, Hashable, Sendable {
  let name: String?
  /// Anything.
  public static var general: Self { Self(name: "default") }
  /// The measurement's own unit is written.
  public static var asProvided: Self { Self(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The height of a person.
  public static var personHeight: Self { Self(name: "person-height") }
  /// A distance along a road.
  public static var road: Self { Self(name: "road") }
  /// A length of the body.
  public static var person: Self { Self(name: "person") }
  /// The focal length of a lens.
  public static var focalLength: Self { Self(name: "focal-length") }
  /// How much rain has fallen.
  public static var rainfall: Self { Self(name: "rainfall") }
  /// How much snow has fallen.
  public static var snowfall: Self { Self(name: "snowfall") }
  /// How far one can see.
  public static var visibility: Self { Self(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitEnergy {
  /// The energy in food.
  public static var food: Self { Self(name: "food") }
  /// The energy that a workout takes.
  public static var workout: Self { Self(name: "food") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitVolume {
  /// Something to drink.
  public static var liquid: Self { Self(name: "fluid") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { Self(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { Self(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitConcentrationMass {
  /// Sugar in the blood.
  public static var bloodGlucose: Self { Self(name: "blood-glucose") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The weight of a person.
  public static var personWeight: Self { Self(name: "person") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// Air temperature.
  public static var weather: Self { Self(name: "weather") }
  /// Body temperature.
  public static var person: Self { Self(name: "person") }
}

extension FormatStyle {
  /// The style for measurements.
  ///
  /// - Parameters:
  ///   - width: how units are written.
  ///   - usage: what is measured.
  ///   - numberFormatStyle: how the number is written.
  public static func measurement<UnitType: Unit>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    Measurement<UnitType>.FormatStyle(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }
}
