import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// A translucent layer that blurs what is behind it, as UIKit's materials do.
///
/// Follows <https://developer.apple.com/documentation/swiftui/material>.
public struct Material: ShapeStyle, Hashable {
  private let style: UIBlurEffect.Style

  /// Mostly what is behind.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// More of what is behind than of the layer.
  public static let thin = Material(style: .systemThinMaterial)
  /// Somewhat translucent.
  public static let regular = Material(style: .systemMaterial)
  /// More of the layer than of what is behind.
  public static let thick = Material(style: .systemThickMaterial)
  /// Mostly the layer.
  public static let ultraThick = Material(style: .systemChromeMaterial)
  /// As the bars of the system.
  public static let bar = Material(style: .systemChromeMaterial)

  /// What is seen where the layer cannot be drawn over a backdrop.
  public func _paint(in environment: EnvironmentValues) -> _Paint {
    let (style, traits) = (style, environment.traits)
    return Isolation.onMain {
      let blur = UIBlurEffect(style: style)
      return .color(
        UIAccessibility.isReduceTransparencyEnabled ? blur.opaqueColor(for: traits) : blur.tint(for: traits))
    }
  }

  @MainActor
  func draw(in rect: CGRect, _ context: CGContext, _ traits: UITraitCollection) {
    let blur = UIBlurEffect(style: style)
    if UIAccessibility.isReduceTransparencyEnabled {
      context.setFillColor(blur.opaqueColor(for: traits).cgColor)
    } else {
      context.blurBackdrop(in: rect, with: blur.backdrop)
      context.setFillColor(blur.tint(for: traits).cgColor)
    }
    context.fill(rect)
  }
}
