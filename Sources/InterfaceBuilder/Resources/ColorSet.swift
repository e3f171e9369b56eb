import Foundation

/// A `.colorset` of an asset catalog: one colour with its variants.
struct ColorSet: Hashable, Sendable {
  /// The value of a colour in a catalog.
  enum Value: Hashable, Sendable {
    /// Components in sRGB; outside 0…1 for wide-gamut colours.
    case components(red: Double, green: Double, blue: Double, alpha: Double)
    /// A colour of the system, by the name of UIColor's property: `systemBlueColor`, `labelColor`.
    case reference(String)
  }

  /// One colour and the traits that it is for.
  struct Variant: Hashable, Sendable {
    var match: AssetMatch
    var value: Value
  }

  var variants: [Variant] = []

  /// Reads the object of a `Contents.json`.
  init(contents: [String: Any]) {
    for case let entry as [String: Any] in contents["colors"] as? [Any] ?? [] {
      guard let color = entry["color"] as? [String: Any], let value = Self.value(color) else { continue }
      variants.append(Variant(match: AssetMatch(entry), value: value))
    }
  }

  /// The colour for the traits.
  func value(for traits: AssetTraits) -> Value? {
    AssetMatch.best(variants, for: traits, match: \.match)?.value
  }

  private static func value(_ color: [String: Any]) -> Value? {
    if let reference = color["reference"] as? String { return .reference(reference) }
    guard let components = color["components"] as? [String: Any] else { return nil }
    let space = color["color-space"] as? String ?? "srgb"
    let alpha = components["alpha"].map { unit($0) ?? 1 } ?? 1
    if let white = components["white"] {
      guard let white = eightBitOrUnit([white])?.first else { return nil }
      return .components(red: white, green: white, blue: white, alpha: alpha)
    }
    guard let red = components["red"], let green = components["green"], let blue = components["blue"],
      let rgb = eightBitOrUnit([red, green, blue])
    else { return nil }
    let converted = ColorSpaceConversion.sRGB(red: rgb[0], green: rgb[1], blue: rgb[2], space: space)
    return .components(red: converted.red, green: converted.green, blue: converted.blue, alpha: alpha)
  }

  /// The alpha component, which is normally written as a fraction.
  private static func unit(_ value: Any) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    guard let text = value as? String else { return nil }
    if let hex = hexadecimal(text) { return hex / 255 }
    return Double(text.trimmingCharacters(in: .whitespaces)).map { $0 > 1 ? $0 / 255 : $0 }
  }

  /// Components in one of three notations: `0xFF`, `255` or `1.000`.
  ///
  /// Whole numbers range to 255, unless another component has a decimal point or all of them are 0 or 1: those are
  /// meant
  /// as fractions.
  private static func eightBitOrUnit(_ values: [Any]) -> [Double]? {
    var isFraction = values.allSatisfy { isZeroOrOne($0) }
    for value in values {
      if value is NSNumber {
        if let number = value as? NSNumber, number.doubleValue <= 1 { isFraction = true }
      } else if let text = value as? String, text.contains(".") {
        isFraction = true
      }
    }
    var result: [Double] = []
    for value in values {
      if let text = value as? String, let hex = hexadecimal(text) {
        result.append(hex / 255)
      } else if let number = number(value), number.isFinite {
        result.append(isFraction ? number : number / 255)
      } else {
        return nil
      }
    }
    return result
  }

  private static func isZeroOrOne(_ value: Any) -> Bool {
    let number = number(value)
    return number == 0 || number == 1
  }

  private static func number(_ value: Any) -> Double? {
    if let number = value as? NSNumber { return number.doubleValue }
    return (value as? String).flatMap { Double($0.trimmingCharacters(in: .whitespaces)) }
  }

  private static func hexadecimal(_ text: String) -> Double? {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard text.hasPrefix("0x") || text.hasPrefix("0X") || text.hasPrefix("#") else { return nil }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text.dropFirst(2)
    return UInt32(digits, radix: 16).map(Double.init)
  }
}
