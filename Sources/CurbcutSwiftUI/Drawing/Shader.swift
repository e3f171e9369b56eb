import CurbcutUIKit
import Foundation

/// A function of an app's Metal library, with what it is called with.
///
/// There is no Metal here: a shader keeps what it was given, and what it changes is drawn as it would be without it,
/// which a warning says once. What is laid out, read aloud and touched does not depend on it.
/// Follows <https://developer.apple.com/documentation/swiftui/shader>.
nonisolated public struct Shader: Hashable, Sendable {
  /// What a shader is used for, when it is compiled ahead of its use.
  public struct UsageType: Hashable, Sendable {
    private let name: String
    /// To fill a shape.
    public static let shapeStyle = Self(name: "shapeStyle")
    /// To change colours.
    public static let colorEffect = Self(name: "colorEffect")
    /// To move pixels.
    public static let distortionEffect = Self(name: "distortionEffect")
    /// To draw anew from all pixels.
    public static let layerEffect = Self(name: "layerEffect")
  }

  /// A value that a shader is called with.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/shader/argument>.
  public struct Argument: Hashable, Sendable {
    private enum Value: Hashable, Sendable {
      case numbers([Float])
      case color(Color)
      case colors([Color])
      case image(Image)
      case data(Data)
      case bounds

      func hash(into hasher: inout Hasher) {
        switch self {
        case .numbers(let numbers): hasher.combine(numbers)
        case .color(let color): hasher.combine(color)
        case .colors(let colors): hasher.combine(colors)
        case .data(let data): hasher.combine(data)
        // Pictures can only be compared.
        case .image, .bounds: break
        }
      }
    }

    private let value: Value

    private init(_ value: Value) { self.value = value }

    private static func numbers(_ numbers: [Float]) -> Self { Self(.numbers(numbers)) }

    /// A number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { numbers([Float(x)]) }
    /// Two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      numbers([Float(x), Float(y)])
    }
    /// Three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      numbers([Float(x), Float(y), Float(z)])
    }
    /// Four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      numbers([Float(x), Float(y), Float(z), Float(w)])
    }
    /// A point.
    public static func float2(_ point: CGPoint) -> Argument { float2(point.x, point.y) }
    /// A size.
    public static func float2(_ size: CGSize) -> Argument { float2(size.width, size.height) }
    /// A vector.
    public static func float2(_ vector: CGVector) -> Argument { float2(vector.dx, vector.dy) }
    /// Numbers in a row.
    public static func floatArray(_ array: [Float]) -> Argument { numbers(array) }
    /// The rectangle of the view that is drawn.
    public static var boundingRect: Argument { Self(.bounds) }
    /// A colour.
    public static func color(_ color: Color) -> Argument { Self(.color(color)) }
    /// Colours in a row.
    public static func colorArray(_ array: [Color]) -> Argument { Self(.colors(array)) }
    /// A picture.
    public static func image(_ image: Image) -> Argument { Self(.image(image)) }
    /// Bytes.
    public static func data(_ data: Data) -> Argument { Self(.data(data)) }
  }

  /// The function.
  public var function: ShaderFunction
  /// What it is called with, after what the system adds.
  public var arguments: [Argument]
  /// Whether colours are dithered.
  public var dithersColor = false

  /// Creates a shader.
  public init(function: ShaderFunction, arguments: [Argument]) {
    self.function = function
    self.arguments = arguments
  }

  /// Compiles the shader ahead of its use: there is nothing to compile.
  public func compile(as type: UsageType) async throws {}
}

/// A function of an app's Metal library.
///
/// Follows <https://developer.apple.com/documentation/swiftui/shaderfunction>.
@dynamicCallable
nonisolated public struct ShaderFunction: Hashable, Sendable {
  /// The library.
  public var library: ShaderLibrary
  /// The name.
  public var name: String

  /// Creates a function.
  public init(library: ShaderLibrary, name: String) {
    self.library = library
    self.name = name
  }

  /// The shader that calls the function.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// The functions of a Metal library.
///
/// Follows <https://developer.apple.com/documentation/swiftui/shaderlibrary>.
@dynamicMemberLookup
nonisolated public struct ShaderLibrary: Hashable, Sendable {
  private enum Origin: Hashable, Sendable {
    case app
    case bundle(URL)
    case file(URL)
    case data(Data)
  }

  private let origin: Origin

  private init(_ origin: Origin) { self.origin = origin }

  /// A library in memory.
  public init(data: Data) { origin = .data(data) }
  /// A library in a file.
  public init(url: URL) { origin = .file(url) }

  /// The app's own library.
  public static let `default` = ShaderLibrary(.app)
  /// The library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary { Self(.bundle(bundle.bundleURL)) }

  /// A function of the app's own library.
  public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
  /// A function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

extension Shader: ShapeStyle {
  public typealias Resolved = Never

  /// Fills with the foreground's colour, since the shader does not run.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    UnsupportedMembers.wasSet("Shader as a style: shaders do not run; the foreground's colour is drawn")
    return ForegroundStyle()._paint(in: environment)
  }
}

extension View {
  /// Lets a shader change the colour of each pixel. It does not run here: the view is drawn as it is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/coloreffect(_:isenabled:)>.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View {
    if isEnabled {
      UnsupportedMembers.wasSet(
        "View.colorEffect(_:isEnabled:): shaders do not run; the view is drawn as it is")
    }
    return self
  }

  /// Lets a shader move each pixel. It does not run here: the view is drawn as it is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/distortioneffect(_:maxsampleoffset:isenabled:)>.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View
  {
    if isEnabled {
      UnsupportedMembers.wasSet(
        "View.distortionEffect(_:maxSampleOffset:isEnabled:): shaders do not run; the view is drawn as it is")
    }
    return self
  }

  /// Lets a shader draw each pixel from all others. It does not run here: the view is drawn as it is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/layereffect(_:maxsampleoffset:isenabled:)>.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
    if isEnabled {
      UnsupportedMembers.wasSet(
        "View.layerEffect(_:maxSampleOffset:isEnabled:): shaders do not run; the view is drawn as it is")
    }
    return self
  }
}

nonisolated extension VisualEffect {
  /// Lets a shader change the colour of each pixel. It does not run here: the view is drawn as it is.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    if isEnabled {
      UnsupportedMembers.wasSet(
        "VisualEffect.colorEffect(_:isEnabled:): shaders do not run; the view is drawn as it is")
    }
    return adding { _ in }
  }

  /// Lets a shader move each pixel. It does not run here: the view is drawn as it is.
  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    if isEnabled {
      UnsupportedMembers.wasSet(
        "VisualEffect.distortionEffect(_:maxSampleOffset:isEnabled:): shaders do not run; the view is drawn as it is"
      )
    }
    return adding { _ in }
  }

  /// Lets a shader draw each pixel from all others. It does not run here: the view is drawn as it is.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true)
    -> some VisualEffect
  {
    if isEnabled {
      UnsupportedMembers.wasSet(
        "VisualEffect.layerEffect(_:maxSampleOffset:isEnabled:): shaders do not run; the view is drawn as it is"
      )
    }
    return adding { _ in }
  }
}
