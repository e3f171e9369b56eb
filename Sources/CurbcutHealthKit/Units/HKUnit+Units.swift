import CurbcutFoundation

extension HKUnit {
  /// Parts or multiples of grams.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "g") }
  /// Parts or multiples of metres.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "m") }
  /// Parts or multiples of litres.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "L") }
  /// Parts or multiples of pascals.
  public class func pascalUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Pa") }
  /// Parts or multiples of seconds.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "s") }
  /// Parts or multiples of joules.
  public class func jouleUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "J") }
  /// Parts or multiples of siemens.
  public class func siemenUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "S") }
  /// Parts or multiples of hertz.
  public class func hertzUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "Hz") }
  /// Parts or multiples of volts.
  public class func voltUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "V") }
  /// Parts or multiples of watts.
  public class func wattUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "W") }
  /// Parts or multiples of lux.
  public class func luxUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit(from: prefix.symbol + "lx") }
  /// Gram: `g`.
  public class func gram() -> HKUnit { HKUnit(from: "g") }
  /// Ounce: `oz`.
  public class func ounce() -> HKUnit { HKUnit(from: "oz") }
  /// Pound: `lb`.
  public class func pound() -> HKUnit { HKUnit(from: "lb") }
  /// Stone: `st`.
  public class func stone() -> HKUnit { HKUnit(from: "st") }
  /// Meter: `m`.
  public class func meter() -> HKUnit { HKUnit(from: "m") }
  /// Inch: `in`.
  public class func inch() -> HKUnit { HKUnit(from: "in") }
  /// Foot: `ft`.
  public class func foot() -> HKUnit { HKUnit(from: "ft") }
  /// Yard: `yd`.
  public class func yard() -> HKUnit { HKUnit(from: "yd") }
  /// Mile: `mi`.
  public class func mile() -> HKUnit { HKUnit(from: "mi") }
  /// Liter: `L`.
  public class func liter() -> HKUnit { HKUnit(from: "L") }
  /// Fluid ounce us: `fl_oz_us`.
  public class func fluidOunceUS() -> HKUnit { HKUnit(from: "fl_oz_us") }
  /// Fluid ounce imperial: `fl_oz_imp`.
  public class func fluidOunceImperial() -> HKUnit { HKUnit(from: "fl_oz_imp") }
  /// Cup us: `cup_us`.
  public class func cupUS() -> HKUnit { HKUnit(from: "cup_us") }
  /// Cup imperial: `cup_imp`.
  public class func cupImperial() -> HKUnit { HKUnit(from: "cup_imp") }
  /// Pint us: `pt_us`.
  public class func pintUS() -> HKUnit { HKUnit(from: "pt_us") }
  /// Pint imperial: `pt_imp`.
  public class func pintImperial() -> HKUnit { HKUnit(from: "pt_imp") }
  /// Pascal: `Pa`.
  public class func pascal() -> HKUnit { HKUnit(from: "Pa") }
  /// Millimeter of mercury: `mmHg`.
  public class func millimeterOfMercury() -> HKUnit { HKUnit(from: "mmHg") }
  /// Inches of mercury: `inHg`.
  public class func inchesOfMercury() -> HKUnit { HKUnit(from: "inHg") }
  /// Centimeter of water: `cmAq`.
  public class func centimeterOfWater() -> HKUnit { HKUnit(from: "cmAq") }
  /// Atmosphere: `atm`.
  public class func atmosphere() -> HKUnit { HKUnit(from: "atm") }
  /// Decibel aweighted sound pressure level: `dBASPL`.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit(from: "dBASPL") }
  /// Decibel hearing level: `dBHL`.
  public class func decibelHearingLevel() -> HKUnit { HKUnit(from: "dBHL") }
  /// Second: `s`.
  public class func second() -> HKUnit { HKUnit(from: "s") }
  /// Minute: `min`.
  public class func minute() -> HKUnit { HKUnit(from: "min") }
  /// Hour: `hr`.
  public class func hour() -> HKUnit { HKUnit(from: "hr") }
  /// Day: `d`.
  public class func day() -> HKUnit { HKUnit(from: "d") }
  /// Joule: `J`.
  public class func joule() -> HKUnit { HKUnit(from: "J") }
  /// Kilocalorie: `kcal`.
  public class func kilocalorie() -> HKUnit { HKUnit(from: "kcal") }
  /// Small calorie: `cal`.
  public class func smallCalorie() -> HKUnit { HKUnit(from: "cal") }
  /// Large calorie: `Cal`.
  public class func largeCalorie() -> HKUnit { HKUnit(from: "Cal") }
  /// Calorie: `cal`.
  public class func calorie() -> HKUnit { HKUnit(from: "cal") }
  /// Degree celsius: `degC`.
  public class func degreeCelsius() -> HKUnit { HKUnit(from: "degC") }
  /// Degree fahrenheit: `degF`.
  public class func degreeFahrenheit() -> HKUnit { HKUnit(from: "degF") }
  /// Kelvin: `K`.
  public class func kelvin() -> HKUnit { HKUnit(from: "K") }
  /// Siemen: `S`.
  public class func siemen() -> HKUnit { HKUnit(from: "S") }
  /// International unit: `IU`.
  public class func internationalUnit() -> HKUnit { HKUnit(from: "IU") }
  /// Count: `count`.
  public class func count() -> HKUnit { HKUnit(from: "count") }
  /// Percent: `%`.
  public class func percent() -> HKUnit { HKUnit(from: "%") }
  /// Hertz: `Hz`.
  public class func hertz() -> HKUnit { HKUnit(from: "Hz") }
  /// Volt: `V`.
  public class func volt() -> HKUnit { HKUnit(from: "V") }
  /// Watt: `W`.
  public class func watt() -> HKUnit { HKUnit(from: "W") }
  /// Lux: `lx`.
  public class func lux() -> HKUnit { HKUnit(from: "lx") }
  /// Diopter: `D`.
  public class func diopter() -> HKUnit { HKUnit(from: "D") }
  /// Prism diopter: `pD`.
  public class func prismDiopter() -> HKUnit { HKUnit(from: "pD") }
  /// Radian angle: `rad`.
  public class func radianAngle() -> HKUnit { HKUnit(from: "rad") }
  /// Degree angle: `deg`.
  public class func degreeAngle() -> HKUnit { HKUnit(from: "deg") }
  /// Parts or multiples of moles of a substance, by the grams of a mole.
  public class func moleUnit(with prefix: HKMetricPrefix, molarMass gramsPerMole: Double) -> HKUnit {
    HKUnit(from: "\(prefix.symbol)mol<\(gramsPerMole)>")
  }
  /// Moles of a substance, by the grams of a mole.
  public class func moleUnit(withMolarMass gramsPerMole: Double) -> HKUnit {
    moleUnit(with: .none, molarMass: gramsPerMole)
  }
}
