/// A colour in sRGB, as WCAG computes with it.
public struct AuditColor: Hashable, Sendable {
  /// The channels, each from 0 to 1, without the opacity multiplied in.
  public var red, green, blue: Double
  /// The opacity, from 0 (clear) to 1.
  public var alpha: Double

  /// Creates a colour; all values from 0 to 1.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A grey, from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black.
  public static let black = AuditColor(white: 0)
  /// White.
  public static let white = AuditColor(white: 1)
  /// No colour at all.
  public static let clear = AuditColor(white: 0, alpha: 0)

  /// Reads `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  public init?(hex: String) {
    let digits = hex.utf8.dropFirst()
    guard hex.utf8.first == UInt8(ascii: "#"), digits.count == 6 || digits.count == 8,
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { return nil }
    let value = digits.count == 6 ? number << 8 | 0xFF : number
    func channel(_ shift: UInt32) -> Double { Double(value >> shift & 0xFF) / 255 }
    self.init(red: channel(24), green: channel(16), blue: channel(8), alpha: channel(0))
  }

  /// `#RRGGBB`, with two more digits for the opacity unless it is 1.
  public var hex: String {
    func pair(_ value: Double) -> String {
      let number = Int((min(max(value, 0), 1) * 255).rounded())
      let digits = String(number, radix: 16, uppercase: true)
      return digits.count < 2 ? "0" + digits : digits
    }
    let color = "#" + pair(red) + pair(green) + pair(blue)
    let opacity = pair(alpha)
    return opacity == "FF" ? color : color + opacity
  }

  /// The same colour, its opacity multiplied by a factor from 0 to 1.
  public func faded(by factor: Double) -> AuditColor {
    AuditColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// This colour painted over another one (source-over). No colour over no colour stays none.
  public func over(_ below: AuditColor) -> AuditColor {
    if alpha >= 1 { return self }
    let rest = below.alpha * (1 - alpha)
    let sum = alpha + rest
    guard sum > 0 else { return .clear }
    func mixed(_ above: Double, _ under: Double) -> Double { (above * alpha + under * rest) / sum }
    return AuditColor(
      red: mixed(red, below.red), green: mixed(green, below.green), blue: mixed(blue, below.blue), alpha: sum)
  }

  /// A colour between this one (0) and another (1).
  public func mixed(with other: AuditColor, at share: Double) -> AuditColor {
    func between(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
    return AuditColor(
      red: between(red, other.red), green: between(green, other.green), blue: between(blue, other.blue),
      alpha: between(alpha, other.alpha))
  }
}
