import CurbcutGraphics
import CurbcutUIKit
import Foundation

nonisolated extension GraphicsContext {
  /// What changes all that is drawn.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/graphicscontext/filter>.
  public struct Filter: Sendable {
    let resolve: @Sendable (EnvironmentValues) -> PictureFilter

    private init(_ filter: PictureFilter) { resolve = { _ in filter } }
    private init(_ resolve: @escaping @Sendable (EnvironmentValues) -> PictureFilter) {
      self.resolve = resolve
    }

    /// A shadow, in points.
    public static func shadow(
      color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
      y: CGFloat = 0, options: ShadowOptions = ShadowOptions()
    ) -> Filter {
      Filter {
        .shadow(
          color.platformColor($0).cgColor, radius: radius, offset: CGSize(width: x, height: y),
          keepsPicture: !options.contains(.shadowOnly))
      }
    }

    /// A blur, by a radius in points.
    public static func blur(radius: CGFloat) -> Filter { Filter(.blur(radius)) }

    /// Makes colours brighter, 1 making them white, or darker.
    public static func brightness(_ amount: Double) -> Filter { Filter(.matrix(.brightness(amount))) }

    /// Sets the distance of colours from the middle; 1 changes nothing.
    public static func contrast(_ amount: Double) -> Filter { Filter(.matrix(.contrast(amount))) }

    /// Sets how intense colours are; 1 changes nothing.
    public static func saturation(_ amount: Double) -> Filter { Filter(.matrix(.saturation(amount))) }

    /// Takes colours away, 1 leaving only grey.
    public static func grayscale(_ amount: Double) -> Filter { Filter(.matrix(.saturation(1 - amount))) }

    /// Turns the hue of all colours.
    public static func hueRotation(_ angle: Angle) -> Filter {
      Filter(.matrix(.hueRotation(cos: cos(angle.radians), sin: sin(angle.radians))))
    }

    /// Inverts colours, 1 all the way.
    public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(.matrix(.inversion(amount))) }

    /// Colours each pixel with a shader; shaders do not run here, and change nothing.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/graphicscontext/filter/colorshader(_:)>.
    public static func colorShader(_ shader: Shader) -> Filter {
      unsupported(
        "GraphicsContext.Filter.colorShader(_:): shaders do not run; what is drawn stays as it is")
    }

    /// Moves pixels with a shader; shaders do not run here, and change nothing.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/graphicscontext/filter/distortionshader(_:maxsampleoffset:)>.
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      unsupported(
        "GraphicsContext.Filter.distortionShader(_:maxSampleOffset:): shaders do not run; what is drawn stays as it is"
      )
    }

    /// Makes each pixel from all with a shader; shaders do not run here, and change nothing.
    ///
    /// Follows <https://developer.apple.com/documentation/swiftui/graphicscontext/filter/layershader(_:maxsampleoffset:)>.
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> Filter {
      unsupported(
        "GraphicsContext.Filter.layerShader(_:maxSampleOffset:): shaders do not run; what is drawn stays as it is"
      )
    }

    private static func unsupported(_ message: StaticString) -> Filter {
      UnsupportedMembers.wasSet(message)
      return brightness(0)
    }

    /// Multiplies colours with one.
    public static func colorMultiply(_ color: Color) -> Filter {
      Filter {
        let found = color.resolve(in: $0)
        return .matrix(
          .multiplication(
            by: SIMD4(Double(found.red), Double(found.green), Double(found.blue), Double(found.opacity))))
      }
    }

    /// Mixes red, green, blue and the opacity of each point.
    public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(.matrix(matrix.pixels)) }

    /// Makes black of all colours, as opaque as they were bright.
    public static var luminanceToAlpha: Filter { Filter(.matrix(.luminanceToAlpha)) }

    /// Shows one colour where the opacity is in a range, and nothing elsewhere.
    public static func alphaThreshold(min: Double, max: Double = 1, color: Color = .black) -> Filter {
      Filter { .alphaThreshold(min: min, max: max, color.platformColor($0).cgColor) }
    }
  }

  /// What is drawn of a shadow.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/graphicscontext/shadowoptions>.
  public struct ShadowOptions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Only the shadow, without what casts it.
    public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
  }

  /// Changes all that is drawn from now on, before the changes that were added earlier.
  public mutating func addFilter(_ filter: Filter) { filters.insert(filter.resolve(environment), at: 0) }
}

/// How red, green, blue and the opacity of a point are mixed: a row for each of them, with a column for each, and one
/// for what is added.
///
/// Follows <https://developer.apple.com/documentation/swiftui/colormatrix>.
public struct ColorMatrix: Equatable, Sendable {
  public var r1: Float = 1
  public var r2: Float = 0
  public var r3: Float = 0
  public var r4: Float = 0
  public var r5: Float = 0
  public var g1: Float = 0
  public var g2: Float = 1
  public var g3: Float = 0
  public var g4: Float = 0
  public var g5: Float = 0
  public var b1: Float = 0
  public var b2: Float = 0
  public var b3: Float = 1
  public var b4: Float = 0
  public var b5: Float = 0
  public var a1: Float = 0
  public var a2: Float = 0
  public var a3: Float = 0
  public var a4: Float = 1
  public var a5: Float = 0

  /// Creates a matrix that changes nothing.
  public init() {}

  var pixels: PixelMatrix {
    PixelMatrix(
      red: SIMD4<Double>(SIMD4<Float>(r1, r2, r3, r4)), green: SIMD4<Double>(SIMD4<Float>(g1, g2, g3, g4)),
      blue: SIMD4<Double>(SIMD4<Float>(b1, b2, b3, b4)), alpha: SIMD4<Double>(SIMD4<Float>(a1, a2, a3, a4)),
      added: SIMD4<Double>(SIMD4<Float>(r5, g5, b5, a5)))
  }
}

nonisolated extension GraphicsContext {
  /// How colours mix with those behind.
  public struct BlendMode: RawRepresentable, Equatable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    private init(_ mode: CGBlendMode) { rawValue = mode.rawValue }

    /// As Core Graphics mixes colours by that name.
    public static var normal: BlendMode { BlendMode(.normal) }
    /// As Core Graphics mixes colours by that name.
    public static var multiply: BlendMode { BlendMode(.multiply) }
    /// As Core Graphics mixes colours by that name.
    public static var screen: BlendMode { BlendMode(.screen) }
    /// As Core Graphics mixes colours by that name.
    public static var overlay: BlendMode { BlendMode(.overlay) }
    /// As Core Graphics mixes colours by that name.
    public static var darken: BlendMode { BlendMode(.darken) }
    /// As Core Graphics mixes colours by that name.
    public static var lighten: BlendMode { BlendMode(.lighten) }
    /// As Core Graphics mixes colours by that name.
    public static var colorDodge: BlendMode { BlendMode(.colorDodge) }
    /// As Core Graphics mixes colours by that name.
    public static var colorBurn: BlendMode { BlendMode(.colorBurn) }
    /// As Core Graphics mixes colours by that name.
    public static var softLight: BlendMode { BlendMode(.softLight) }
    /// As Core Graphics mixes colours by that name.
    public static var hardLight: BlendMode { BlendMode(.hardLight) }
    /// As Core Graphics mixes colours by that name.
    public static var difference: BlendMode { BlendMode(.difference) }
    /// As Core Graphics mixes colours by that name.
    public static var exclusion: BlendMode { BlendMode(.exclusion) }
    /// As Core Graphics mixes colours by that name.
    public static var hue: BlendMode { BlendMode(.hue) }
    /// As Core Graphics mixes colours by that name.
    public static var saturation: BlendMode { BlendMode(.saturation) }
    /// As Core Graphics mixes colours by that name.
    public static var color: BlendMode { BlendMode(.color) }
    /// As Core Graphics mixes colours by that name.
    public static var luminosity: BlendMode { BlendMode(.luminosity) }
    /// As Core Graphics mixes colours by that name.
    public static var clear: BlendMode { BlendMode(.clear) }
    /// As Core Graphics mixes colours by that name.
    public static var copy: BlendMode { BlendMode(.copy) }
    /// As Core Graphics mixes colours by that name.
    public static var sourceIn: BlendMode { BlendMode(.sourceIn) }
    /// As Core Graphics mixes colours by that name.
    public static var sourceOut: BlendMode { BlendMode(.sourceOut) }
    /// As Core Graphics mixes colours by that name.
    public static var sourceAtop: BlendMode { BlendMode(.sourceAtop) }
    /// As Core Graphics mixes colours by that name.
    public static var destinationOver: BlendMode { BlendMode(.destinationOver) }
    /// As Core Graphics mixes colours by that name.
    public static var destinationIn: BlendMode { BlendMode(.destinationIn) }
    /// As Core Graphics mixes colours by that name.
    public static var destinationOut: BlendMode { BlendMode(.destinationOut) }
    /// As Core Graphics mixes colours by that name.
    public static var destinationAtop: BlendMode { BlendMode(.destinationAtop) }
    /// As Core Graphics mixes colours by that name.
    public static var xor: BlendMode { BlendMode(.xor) }
    /// As Core Graphics mixes colours by that name.
    public static var plusDarker: BlendMode { BlendMode(.plusDarker) }
    /// As Core Graphics mixes colours by that name.
    public static var plusLighter: BlendMode { BlendMode(.plusLighter) }
  }
}
