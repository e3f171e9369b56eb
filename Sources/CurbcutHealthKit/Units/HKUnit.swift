import CurbcutFoundation

/// What a unit is made of, as numbers.
struct Measure: Hashable, Sendable {
  /// The powers of gram, metre, second, kelvin, ampere and of units by themselves, by their symbols; none is 0.
  var dimensions: [String: Int] = [:]
  /// How many of the units of the dimensions it is.
  var scale = 1.0
  /// What is added after scaling, for temperatures.
  var offset = 0.0
}

/// What a number is multiplied with.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkmetricprefix>.
public enum HKMetricPrefix: Int, Hashable, Sendable {
  /// 1
  case none = 0
  /// 10⁻¹²
  case pico
  /// 10⁻⁹
  case nano
  /// 10⁻⁶
  case micro
  /// 0.001
  case milli
  /// 0.01
  case centi
  /// 0.1
  case deci
  /// 10
  case deca
  /// 100
  case hecto
  /// 1000
  case kilo
  /// 10⁶
  case mega
  /// 10⁹
  case giga
  /// 10¹²
  case tera
  /// 10⁻¹⁵
  case femto

  var symbol: String {
    ["", "p", "n", "mc", "m", "c", "d", "da", "h", "k", "M", "G", "T", "f"][rawValue]
  }
}

/// The grams of a mole of blood glucose.
public let HKUnitMolarMassBloodGlucose = 180.15588000005408

/// A unit of health data.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkunit>.
open class HKUnit: NSObject, NSCopying, @unchecked Sendable {
  /// The units and their powers, in the order in which they were put together.
  let factors: [(symbol: String, power: Int)]
  let measure: Measure

  init(factors: [(symbol: String, power: Int)]) {
    var merged: [(symbol: String, power: Int)] = []
    for factor in factors {
      if let index = merged.firstIndex(where: { $0.symbol == factor.symbol }) {
        merged[index].power += factor.power
      } else {
        merged.append(factor)
      }
    }
    merged.removeAll { $0.power == 0 }
    self.factors = merged
    measure = UnitTable.measure(of: merged)
    super.init()
  }

  /// Creates a unit from its symbols: `kcal`, `count/min`, `mg/dL`, `mL/kg*min`. Unknown ones raise an exception.
  public convenience init(from string: String) {
    if let factors = UnitTable.factors(of: string) {
      self.init(factors: factors)
    } else {
      NSException(
        name: .invalidArgumentException, reason: "Unable to parse factorization string \(string)"
      ).raise()
      self.init(factors: [])
    }
  }

  /// Creates the unit of a formatter for masses.
  public convenience init(from massFormatterUnit: MassFormatter.Unit) {
    switch massFormatterUnit {
    case .kilogram: self.init(from: "kg")
    case .ounce: self.init(from: "oz")
    case .pound: self.init(from: "lb")
    case .stone: self.init(from: "st")
    default: self.init(from: "g")
    }
  }

  /// Creates the unit of a formatter for lengths.
  public convenience init(from lengthFormatterUnit: LengthFormatter.Unit) {
    switch lengthFormatterUnit {
    case .millimeter: self.init(from: "mm")
    case .centimeter: self.init(from: "cm")
    case .kilometer: self.init(from: "km")
    case .inch: self.init(from: "in")
    case .foot: self.init(from: "ft")
    case .yard: self.init(from: "yd")
    case .mile: self.init(from: "mi")
    default: self.init(from: "m")
    }
  }

  /// Creates the unit of a formatter for energies.
  public convenience init(from energyFormatterUnit: EnergyFormatter.Unit) {
    switch energyFormatterUnit {
    case .kilojoule: self.init(from: "kJ")
    case .calorie: self.init(from: "cal")
    case .kilocalorie: self.init(from: "kcal")
    default: self.init(from: "J")
    }
  }

  /// The symbols.
  open var unitString: String {
    func text(_ factors: [(symbol: String, power: Int)]) -> String {
      factors.map { $0.symbol + (abs($0.power) == 1 ? "" : "^\(abs($0.power))") }.joined(separator: "·")
    }
    let over = factors.filter { $0.power > 0 }
    let under = factors.filter { $0.power < 0 }
    if factors.isEmpty { return "()" }
    if under.isEmpty { return text(over) }
    return (over.isEmpty ? "1" : text(over)) + "/" + (under.count == 1 ? text(under) : "(\(text(under)))")
  }

  /// Whether it is the unit of numbers without one.
  open func isNull() -> Bool { factors.isEmpty }

  /// This unit times another.
  open func unitMultiplied(by unit: HKUnit) -> HKUnit { HKUnit(factors: factors + unit.factors) }
  /// This unit per another.
  open func unitDivided(by unit: HKUnit) -> HKUnit { unitMultiplied(by: unit.reciprocal()) }
  /// This unit times itself.
  open func unitRaised(toPower power: Int) -> HKUnit {
    HKUnit(factors: factors.map { ($0.symbol, $0.power * power) })
  }
  /// One per this unit.
  open func reciprocal() -> HKUnit { unitRaised(toPower: -1) }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKUnit else { return false }
    return Dictionary(uniqueKeysWithValues: factors.map { ($0.symbol, $0.power) })
      == Dictionary(uniqueKeysWithValues: other.factors.map { ($0.symbol, $0.power) })
  }
  open override var hash: Int { factors.reduce(0) { $0 ^ $1.symbol.hashValue &* $1.power } }
  open override var description: String { unitString }
}

/// A number with a unit.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkquantity>.
open class HKQuantity: NSObject, NSCopying, @unchecked Sendable {
  let unit: HKUnit
  let value: Double

  /// Creates a quantity.
  public init(unit: HKUnit, doubleValue value: Double) {
    self.unit = unit
    self.value = value
    super.init()
  }

  /// Whether the quantity can be told in a unit.
  open func `is`(compatibleWith unit: HKUnit) -> Bool {
    self.unit.measure.dimensions == unit.measure.dimensions
  }

  /// The number in another unit; one that measures something else raises an exception.
  open func doubleValue(for unit: HKUnit) -> Double {
    if !self.is(compatibleWith: unit) {
      NSException(
        name: .invalidArgumentException,
        reason: "Attempt to convert incompatible units: \(self.unit.unitString), \(unit.unitString)"
      ).raise()
    }
    if self.unit == unit { return value }
    let base = value * self.unit.measure.scale + self.unit.measure.offset
    return (base - unit.measure.offset) / unit.measure.scale
  }

  /// Compares two quantities; those that measure something else raise an exception.
  open func compare(_ quantity: HKQuantity) -> ComparisonResult {
    let other = quantity.doubleValue(for: unit)
    return value == other ? .orderedSame : value < other ? .orderedAscending : .orderedDescending
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? HKQuantity, other.is(compatibleWith: unit) else { return false }
    return compare(other) == .orderedSame
  }
  open override var hash: Int { (value * unit.measure.scale + unit.measure.offset).hashValue }
  open override var description: String { "\(value.formatted(.number.grouping(.never))) \(unit.unitString)" }
}
