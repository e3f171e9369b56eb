import CurbcutUIKit
import Foundation

/// A colour, found when it is shown, for the appearance at that place.
///
/// Follows <https://developer.apple.com/documentation/swiftui/color>.
public struct Color: Hashable, CustomStringConvertible, @unchecked Sendable {
  private indirect enum Source: Hashable {
    case platform(UIColor)
    case system(String, UIColor)
    case named(String, Bundle?)
    case accent
    case tint
    case primary
    case secondary
    case opacity(Color, Double)
    case resolved(Resolved)
    case mixed(Color, Color, Double, Gradient.ColorSpace)
    case exposed(Color, Double)
  }

  private let source: Source

  private init(_ source: Source) { self.source = source }

  /// A colour of UIKit.
  ///
  /// Of a name that an asset catalog gives to `UIColor` and to `ColorResource`, the resource is meant.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(.platform(color)) }

  /// A colour of Core Graphics.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/init(cgcolor:)>.
  public init(cgColor: CGColor) { self.init(.platform(UIColor(cgColor: cgColor))) }

  /// A colour of UIKit.
  public init(uiColor: UIColor) { self.init(.platform(uiColor)) }

  /// A colour of the app's assets.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle)) }

  /// A colour by its components, 0 to 1.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      .resolved(
        Resolved(
          colorSpace: colorSpace, red: Float(red), green: Float(green), blue: Float(blue),
          opacity: Float(opacity))))
  }

  /// A grey, 0 for black to 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour by hue, saturation and brightness, 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let sixth = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let place = (offset + sixth).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// A resolved colour.
  public init(_ resolved: Resolved) { self.init(.resolved(resolved)) }

  /// The system's red.
  public static let red = Color(.system("red", .systemRed))
  /// The system's orange.
  public static let orange = Color(.system("orange", .systemOrange))
  /// The system's yellow.
  public static let yellow = Color(.system("yellow", .systemYellow))
  /// The system's green.
  public static let green = Color(.system("green", .systemGreen))
  /// The system's mint.
  public static let mint = Color(.system("mint", .systemMint))
  /// The system's teal.
  public static let teal = Color(.system("teal", .systemTeal))
  /// The system's cyan.
  public static let cyan = Color(.system("cyan", .systemCyan))
  /// The system's blue.
  public static let blue = Color(.system("blue", .systemBlue))
  /// The system's indigo.
  public static let indigo = Color(.system("indigo", .systemIndigo))
  /// The system's purple.
  public static let purple = Color(.system("purple", .systemPurple))
  /// The system's pink.
  public static let pink = Color(.system("pink", .systemPink))
  /// The system's brown.
  public static let brown = Color(.system("brown", .systemBrown))
  /// The system's gray.
  public static let gray = Color(.system("gray", .systemGray))
  /// The system's white.
  public static let white = Color(.system("white", .white))
  /// The system's black.
  public static let black = Color(.system("black", .black))
  /// No colour.
  public static let clear = Color(.system("clear", .clear))
  /// The colour of the app's accents, or the one that ``View/accentColor(_:)`` sets around; a tint does not change it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/accentcolor>.
  public static let accentColor = Color(.accent)
  /// The colour of controls: that of the nearest tint, or else the accent colour.
  static let controlTint = Color(.tint)
  /// The colour of the most important content.
  public static let primary = Color(.primary)
  /// The colour of less important content.
  public static let secondary = Color(.secondary)

  /// The colour with an opacity, multiplied by its own.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(self, opacity)) }

  /// The colour mixed with another one; 0 is this one, 1 the other.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/mix(with:by:in:)>.
  ///
  /// - Parameters:
  ///   - rhs: the other colour.
  ///   - fraction: its part, 0 to 1.
  ///   - colorSpace: the space in which the parts are mixed.
  public func mix(
    with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color { Color(.mixed(self, rhs, fraction, colorSpace)) }

  /// The colour brighter or darker: twice as much light for each stop.
  ///
  /// Screens here show no more than the brightest of their usual colours.
  /// Follows <https://developer.apple.com/documentation/swiftui/color/exposureadjust(_:)>.
  public func exposureAdjust(_ stops: Double) -> Color { Color(.exposed(self, stops)) }

  /// The colour's name or components.
  public var description: String {
    switch source {
    case .named(let name, _): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .resolved(let resolved): "\(resolved)"
    case .accent: "accentColor"
    case .tint: "tint"
    case .primary: "primary"
    case .secondary: "secondary"
    case .platform(let color): "\(color)"
    case .system(let name, _): name
    case .opacity(let color, let opacity): "\(Int((opacity * 100).rounded()))% \(color)"
    case .mixed(let a, let b, let fraction, _): "\(a) mixed with \(b) by \(fraction)"
    case .exposed(let color, let stops): "\(color) exposed by \(stops)"
    }
  }

  /// The colour of UIKit in an environment.
  func platformColor(_ environment: EnvironmentValues) -> UIColor {
    switch source {
    case .platform(let color), .system(_, let color): return color.resolvedColor(with: environment.traits)
    case .named(let name, let bundle):
      return UIColor(named: name, in: bundle, compatibleWith: environment.traits)?
        .resolvedColor(with: environment.traits) ?? .clear
    case .accent: return environment.accentPlatformColor
    case .tint: return environment.tintPlatformColor
    case .primary: return UIColor.label.resolvedColor(with: environment.traits)
    case .secondary: return UIColor.secondaryLabel.resolvedColor(with: environment.traits)
    case .opacity(let color, let opacity):
      let base = color.platformColor(environment)
      return base.withAlphaComponent(base.cgColor.alpha * opacity)
    case .resolved(let resolved): return resolved.platformColor
    case .exposed(let color, let stops):
      let base = color.resolve(in: environment)
      let factor = Float(exp2(stops))
      return Resolved(
        colorSpace: .sRGBLinear, red: min(1, base.linearRed * factor),
        green: min(1, base.linearGreen * factor), blue: min(1, base.linearBlue * factor),
        opacity: base.opacity
      ).platformColor
    case .mixed(let a, let b, let fraction, let space):
      let part = Float(min(max(fraction, 0), 1))
      return a.resolve(in: environment).mixed(with: b.resolve(in: environment), by: part, in: space)
        .platformColor
    }
  }

  /// The colour of UIKit where it is the same in every environment; else nil.
  var fixedPlatformColor: UIColor? {
    switch source {
    case .platform(let color): color.isDynamic ? nil : color
    case .resolved(let resolved): resolved.platformColor
    default: nil
    }
  }

  /// The components of the colour in an environment.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/resolve(in:)>.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    if case .resolved(let resolved) = source { return resolved }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    platformColor(environment).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return Resolved(red: Float(red), green: Float(green), blue: Float(blue), opacity: Float(alpha))
  }

  /// A space of colours.
  public enum RGBColorSpace: Hashable, Sendable {
    /// Bytes of sRGB as they are on screens.
    case sRGB
    /// Light in the primaries of sRGB.
    case sRGBLinear
    /// The primaries of Display P3.
    case displayP3
  }

  /// The components of a colour. Those in the linear space are kept, so that mixing is exact.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/resolved>.
  public struct Resolved: Hashable, Sendable, CustomStringConvertible {
    /// The parts in linear light.
    public var linearRed, linearGreen, linearBlue: Float
    /// How much of what is behind is covered, 0 to 1.
    public var opacity: Float

    /// Creates a colour by its components.
    public init(
      colorSpace: RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      self.opacity = opacity
      switch colorSpace {
      case .sRGB:
        (linearRed, linearGreen, linearBlue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // From Display P3 to sRGB, both with the white point D65; the recorded bytes come of factors as short as these.
        linearRed = 1.2249 * r - 0.2247 * g
        linearGreen = -0.0420 * r + 1.0419 * g
        linearBlue = -0.0197 * r - 0.0786 * g + 1.0979 * b
      }
    }

    /// The red part, 0 to 1.
    public var red: Float {
      get { Self.curved(linearRed) }
      set { linearRed = Self.linear(newValue) }
    }
    /// The green part, 0 to 1.
    public var green: Float {
      get { Self.curved(linearGreen) }
      set { linearGreen = Self.linear(newValue) }
    }
    /// The blue part, 0 to 1.
    public var blue: Float {
      get { Self.curved(linearBlue) }
      set { linearBlue = Self.linear(newValue) }
    }

    private static func linear(_ value: Float) -> Float {
      let size = abs(value)
      // Multiplied out, as the recorded bytes of 0.3 are those of a value just below it.
      let result =
        size <= 0.04045 ? size * 0.077_399_380_8 : pow(size * 0.947_867_298_6 + 0.052_132_701_4, 2.4)
      return value < 0 ? -result : result
    }

    private static func curved(_ value: Float) -> Float {
      let size = abs(value)
      let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
      return value < 0 ? -result : result
    }

    /// Red, green, blue and opacity as hexadecimal bytes.
    public var description: String {
      let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255 + 0.5).rounded(.down)) }
      return "#" + bytes.map { String(format: "%02X", $0) }.joined()
    }

    var platformColor: UIColor {
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity))
    }
  }
}

private enum TintStyleKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}
private enum AccentKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}
private enum TintKey: EnvironmentKey {
  static let defaultValue: Color? = nil
}
private enum ForegroundKey: EnvironmentKey {
  static let defaultValue: AnyShapeStyle? = nil
}
private enum SystemForegroundKey: EnvironmentKey {
  static let defaultValue = false
}

private enum OwnForegroundKey: EnvironmentKey {
  static let defaultValue = false
}
private enum ForegroundLevelsKey: EnvironmentKey {
  static var defaultValue: [AnyShapeStyle] { [] }
}
private enum PlatformTintKey: EnvironmentKey {
  static let defaultValue = UIColor.systemBlue
}

extension EnvironmentValues {
  /// The tint that a view has set; nil for the accent colour.
  var tint: Color? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }

  /// The accent colour of the app or the window's tint.
  var hostTint: UIColor {
    get { self[PlatformTintKey.self] }
    set { self[PlatformTintKey.self] = newValue }
  }

  /// The style of text, symbols and shapes that have none of their own.
  var foregroundStyle: AnyShapeStyle? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  /// Whether it is the app that has set the foreground: buttons show that in place of the tint.
  var hasOwnForeground: Bool {
    get { self[OwnForegroundKey.self] }
    set { self[OwnForegroundKey.self] = newValue }
  }

  /// Whether the foreground is one that the system chose for a place, such as the header of a list.
  var hasSystemForeground: Bool {
    get { self[SystemForegroundKey.self] && !hasOwnForeground }
    set { self[SystemForegroundKey.self] = newValue }
  }

  /// The styles of the second and further levels of the foreground.
  var foregroundLevels: [AnyShapeStyle] {
    get { self[ForegroundLevelsKey.self] }
    set { self[ForegroundLevelsKey.self] = newValue }
  }

  /// A level of the foreground where a view has set its style; nil for those of the system.
  func foregroundStyle(level: Int) -> AnyShapeStyle? {
    if level > 0, level <= foregroundLevels.count { return foregroundLevels[level - 1] }
    guard let foregroundStyle else { return nil }
    return level == 0 ? foregroundStyle : AnyShapeStyle(ForegroundLevel(base: foregroundStyle, level: level))
  }

  /// The style of what is drawn in the tint; nil where that is one colour.
  var tintStyle: AnyShapeStyle? {
    get { self[TintStyleKey.self] }
    set { self[TintStyleKey.self] = newValue }
  }

  var tintPlatformColor: UIColor {
    guard let tint else { return hostTint.resolvedColor(with: traits) }
    var outer = self
    // A tint that is the accent colour means the app's.
    outer.tint = nil
    return tint.platformColor(outer)
  }

  /// The accent colour that a view has set; nil for the app's.
  private(set) var accent: Color? {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  fileprivate var accentPlatformColor: UIColor {
    guard let accent else { return hostTint.resolvedColor(with: traits) }
    var outer = self
    outer.accent = nil
    return accent.platformColor(outer)
  }

  /// Sets the accent colour, which is that of controls, too.
  mutating func setAccent(_ color: Color?) {
    accent = color
    tint = color
    tintStyle = nil
  }

  var foregroundPlatformColor: UIColor {
    foregroundStyle?.platformColor(self) ?? UIColor.label.resolvedColor(with: traits)
  }
}

extension View {
  /// Sets the colour of controls and links in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tint(_:)-23xyq>.
  public func tint(_ tint: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.tint = tint
      values.tintStyle = nil
    }
  }

  /// Sets the style of gauges, and of what else is drawn in the tint; controls take it where it is one colour.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tint(_:)-93mfq>.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    transformEnvironment(\.self) { values in
      if case .color(let color)? = tint?._paint(in: values) { values.tint = Color(color) }
      values.tintStyle = tint.map { AnyShapeStyle($0) }
    }
  }

  /// Sets the accent colour of the view.
  public func accentColor(_ accentColor: Color?) -> some View {
    transformEnvironment(\.self) { $0.setAccent(accentColor) }
  }

  /// Sets the colour of the view's texts and symbols.
  public func foregroundColor(_ color: Color?) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundStyle = color.map { AnyShapeStyle($0) }
      values.foregroundLevels = []
      values.hasOwnForeground = color != nil
    }
  }

  /// Sets the style of the view's texts, symbols and shapes.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:)>.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundStyle = AnyShapeStyle(style).bound(to: values)
      values.foregroundLevels = []
      values.hasOwnForeground = true
    }
  }

  /// Sets the style that the system gives the view's texts and symbols, under which a button keeps its tint.
  func systemForeground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundStyle = AnyShapeStyle(style).bound(to: values)
      values.foregroundLevels = []
      values.hasOwnForeground = false
      values.hasSystemForeground = false
    }
  }

  /// Sets the style that the system chose for texts of a place, unless the app sets another.
  package func placeForeground<S: ShapeStyle>(_ style: S) -> some View {
    transformEnvironment(\.self) { values in
      values.foregroundStyle = AnyShapeStyle(style).bound(to: values)
      values.foregroundLevels = []
      values.hasOwnForeground = false
      values.hasSystemForeground = true
    }
  }

  /// Sets the styles of the first two levels of the foreground.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:)>.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    transformEnvironment(\.self) { values in
      let outer = values
      values.foregroundStyle = AnyShapeStyle(primary).bound(to: outer)
      values.foregroundLevels = [AnyShapeStyle(secondary).bound(to: outer)]
      values.hasOwnForeground = true
    }
  }

  /// Sets the styles of the first three levels of the foreground.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/foregroundstyle(_:_:_:)>.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    transformEnvironment(\.self) { values in
      let outer = values
      values.foregroundStyle = AnyShapeStyle(primary).bound(to: outer)
      values.foregroundLevels = [
        AnyShapeStyle(secondary).bound(to: outer), AnyShapeStyle(tertiary).bound(to: outer),
      ]
      values.hasOwnForeground = true
    }
  }

  /// Prefers a light or dark appearance for what shows the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/colorscheme(_:)>.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
}
