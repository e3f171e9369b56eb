import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// Changes the picture of a view by an amount.
struct PictureEffect: VisualEffectModifier, Animatable {
  enum Kind {
    case blur(isOpaque: Bool)
    case brightness, contrast, saturation, grayscale, hueRotation, inversion, luminanceToAlpha
  }

  var kind: Kind
  var amount: Double

  nonisolated var animatableData: Double {
    get { amount }
    set { amount = newValue }
  }

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    let isOpaque = if case .blur(isOpaque: true) = kind { true } else { false }
    view.show(kind.filter(amount).map { LayerEffects([$0], isBounded: isOpaque) })
  }
}

extension PictureEffect.Kind {
  /// What changes the picture; nil when nothing does.
  nonisolated func filter(_ amount: Double) -> PictureFilter? {
    switch self {
    case .blur: amount > 0 ? .blur(amount) : nil
    case .brightness: amount == 0 ? nil : .matrix(.brightness(amount))
    case .contrast: amount == 1 ? nil : .matrix(.contrast(amount))
    case .saturation: amount == 1 ? nil : .matrix(.saturation(amount))
    case .grayscale: amount == 0 ? nil : .matrix(.saturation(1 - amount))
    case .hueRotation: amount == 0 ? nil : .matrix(.hueRotation(cos: cos(amount), sin: sin(amount)))
    case .inversion: amount == 0 ? nil : .matrix(.inversion(amount))
    case .luminanceToAlpha: .matrix(.luminanceToAlpha)
    }
  }
}

extension UIView {
  /// Shows the picture of the view with effects, or without.
  func show(_ effects: LayerEffects?) {
    guard layer.effects != effects else { return }
    layer.effects = effects
    setNeedsDisplay()
  }
}

/// Multiplies the colours of a view, with the colour of the place.
struct ColorMultiplyModifier: PrimitiveModifier {
  var color: Color

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    let environment = inputs.environment
    return VisualEffectNode(
      Attribute { ColorMultiplyEffect(modifier.value.color.resolve(in: environment.value)) }, inputs,
      body(inputs))
  }
}

/// Multiplies the colours of a view.
struct ColorMultiplyEffect: VisualEffectModifier, Animatable {
  typealias Parts = AnimatablePair<Double, Double>

  private var color: SIMD4<Double>

  init(_ resolved: Color.Resolved) {
    color = [
      Double(resolved.red), Double(resolved.green), Double(resolved.blue), Double(resolved.opacity),
    ]
  }

  nonisolated var animatableData: AnimatablePair<Parts, Parts> {
    get { AnimatablePair(Parts(color.x, color.y), Parts(color.z, color.w)) }
    set {
      color = [newValue.first.first, newValue.first.second, newValue.second.first, newValue.second.second]
    }
  }

  func apply(to view: UIView, size: CGSize, _ environment: EnvironmentValues) {
    view.show(LayerEffects([.matrix(.multiplication(by: color))]))
  }
}

extension View {
  private func effect(_ kind: PictureEffect.Kind, _ amount: Double) -> some View {
    modifier(PictureEffect(kind: kind, amount: amount))
  }

  /// Blurs the view, by a radius in points. With `opaque`, its edges stay sharp.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/blur(radius:opaque:)>.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect(.blur(isOpaque: opaque), Double(radius))
  }

  /// Makes the view brighter, 1 making it white, or darker.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/brightness(_:)>.
  public func brightness(_ amount: Double) -> some View { effect(.brightness, amount) }

  /// Sets the distance of colours from the middle; 1 changes nothing.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contrast(_:)>.
  public func contrast(_ amount: Double) -> some View { effect(.contrast, amount) }

  /// Sets how intense the colours are; 1 changes nothing.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/saturation(_:)>.
  public func saturation(_ amount: Double) -> some View { effect(.saturation, amount) }

  /// Takes the colours away, 1 leaving only grey.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/grayscale(_:)>.
  public func grayscale(_ amount: Double) -> some View { effect(.grayscale, amount) }

  /// Turns the hue of all colours.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/huerotation(_:)>.
  public func hueRotation(_ angle: Angle) -> some View { effect(.hueRotation, angle.radians) }

  /// Inverts the colours.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/colorinvert()>.
  public func colorInvert() -> some View { effect(.inversion, 1) }

  /// Multiplies the colours with one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/colormultiply(_:)>.
  public func colorMultiply(_ color: Color) -> some View { modifier(ColorMultiplyModifier(color: color)) }

  /// Makes the view black, as opaque as it was bright.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/luminancetoalpha()>.
  public func luminanceToAlpha() -> some View { effect(.luminanceToAlpha, 1) }
}
