import Foundation

/// ICU's names for units of measurement, and which of them a region uses.
enum MeasurementUnits {
  /// The identifier of a unit, `length-kilometer`; nil for a unit that has none.
  static func identifier(_ unit: Unit) -> String? {
    guard let kind = kind(of: unit), let name = names[kind]?[unit.symbol] else { return nil }
    return "\(kind)-\(name)"
  }

  private static func kind(of unit: Unit) -> String? {
    switch unit {
    case is UnitLength: "length"
    case is UnitMass: "mass"
    case is UnitDuration: "duration"
    case is UnitTemperature: "temperature"
    case is UnitSpeed: "speed"
    case is UnitVolume: "volume"
    case is UnitArea: "area"
    case is UnitEnergy: "energy"
    case is UnitPower: "power"
    case is UnitPressure: "pressure"
    case is UnitAngle: "angle"
    case is UnitInformationStorage: "digital"
    case is UnitFrequency: "frequency"
    case is UnitElectricCurrent, is UnitElectricPotentialDifference, is UnitElectricResistance: "electric"
    case is UnitAcceleration: "acceleration"
    case is UnitFuelEfficiency: "consumption"
    default: nil
    }
  }

  /// ICU's names, by Foundation's symbols.
  private static let names: [String: [String: String]] = [
    "length": [
      "Mm": "megameter", "km": "kilometer", "hm": "hectometer", "m": "meter", "dm": "decimeter",
      "cm": "centimeter", "mm": "millimeter", "µm": "micrometer", "nm": "nanometer", "pm": "picometer",
      "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile", "smi": "mile-scandinavian",
      "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom", "fur": "furlong",
      "ua": "astronomical-unit", "pc": "parsec",
    ],
    "mass": [
      "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
      "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
    ],
    "duration": [
      "s": "second", "sec": "second", "m": "minute", "min": "minute", "h": "hour", "hr": "hour",
      "ms": "millisecond", "µs": "microsecond", "ns": "nanosecond",
    ],
    "temperature": ["K": "kelvin", "°C": "celsius", "°F": "fahrenheit"],
    "speed": ["m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot"],
    "volume": [
      "ML": "megaliter", "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter",
      "km³": "cubic-kilometer", "m³": "cubic-meter", "cm³": "cubic-centimeter", "in³": "cubic-inch",
      "ft³": "cubic-foot", "yd³": "cubic-yard", "mi³": "cubic-mile", "af": "acre-foot", "tsp": "teaspoon",
      "tbsp": "tablespoon", "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart",
      "gal": "gallon", "metric cup": "cup-metric",
    ],
    "area": [
      "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
      "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
    ],
    "energy": [
      "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
    ],
    "power": [
      "MW": "megawatt", "kW": "kilowatt", "W": "watt", "mW": "milliwatt", "hp": "horsepower",
      "GW": "gigawatt",
    ],
    "pressure": [
      "hPa": "hectopascal", "kPa": "kilopascal", "inHg": "inch-ofhg", "bar": "bar", "mbar": "millibar",
      "mmHg": "millimeter-ofhg", "psi": "pound-force-per-square-inch", "MPa": "megapascal",
      "N/m²": "pascal",
    ],
    "angle": ["°": "degree", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rad": "radian", "rev": "revolution"],
    "digital": [
      "bit": "bit", "B": "byte", "kb": "kilobit", "kB": "kilobyte", "Mb": "megabit", "MB": "megabyte",
      "Gb": "gigabit", "GB": "gigabyte", "Tb": "terabit", "TB": "terabyte", "PB": "petabyte",
    ],
    "frequency": ["GHz": "gigahertz", "MHz": "megahertz", "kHz": "kilohertz", "Hz": "hertz"],
    "electric": ["mA": "milliampere", "A": "ampere", "V": "volt", "Ω": "ohm"],
    "acceleration": ["m/s²": "meter-per-square-second", "g": "g-force"],
    "consumption": ["L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon"],
  ]

  /// A measurement in the unit that people in a region would choose, whatever its size.
  static func inRegionalUnit<UnitType: Unit>(
    _ measurement: Measurement<UnitType>, locale: Locale
  ) -> (value: Double, unit: Unit) {
    let system = locale.measurementSystem
    let target: Dimension? =
      switch measurement.unit {
      case is UnitLength: system == .metric ? UnitLength.kilometers : UnitLength.miles
      case is UnitMass: system == .us ? UnitMass.pounds : UnitMass.kilograms
      case is UnitTemperature: system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius
      case is UnitSpeed: system == .metric ? UnitSpeed.kilometersPerHour : UnitSpeed.milesPerHour
      case is UnitVolume: system == .us ? UnitVolume.gallons : UnitVolume.liters
      case is UnitArea: system == .metric ? UnitArea.squareKilometers : UnitArea.squareMiles
      default: nil
      }
    guard let target, let unit = measurement.unit as? Dimension else {
      return (measurement.value, measurement.unit)
    }
    let base = unit.converter.baseUnitValue(fromValue: measurement.value)
    return (target.converter.value(fromBaseUnitValue: base), target)
  }

  /// A measurement in words.
  ///
  /// - Parameters:
  ///   - value: the amount.
  ///   - unit: the unit.
  ///   - width: `full-name`, `short` or `narrow`.
  ///   - digits: ICU's notation for the number of digits: `.###`.
  ///   - usage: what is measured, by which ICU chooses a unit that suits the region and the size; nil to keep the
  ///     unit.
  ///   - locale: the locale.
  static func text(
    _ value: Double, _ unit: Unit, width: String, digits: String, usage: String?, locale: Locale
  ) -> String {
    guard let identifier = identifier(unit) else {
      return "\(value.formatted(.number.locale(locale))) \(unit.symbol)"
    }
    // With a usage, ICU chooses suitable digits, too.
    let rest = usage.map { "usage/\($0)" } ?? digits
    let skeleton = "measure-unit/\(identifier) unit-width-\(width) \(rest)"
    return ICU.format(value, skeleton: skeleton, locale: locale.identifier)
      ?? "\(value.formatted(.number.locale(locale))) \(unit.symbol)"
  }
}
