import CurbcutUIKit
import Foundation

/// A variant of a symbol: filled, struck through, in a frame.
///
/// Follows <https://developer.apple.com/documentation/swiftui/symbolvariants>.
public struct SymbolVariants: Hashable, Sendable {
  private enum Frame: String, Hashable { case circle, square, rectangle }
  private var frame: Frame?
  private var isFilled = false
  private var isStruck = false

  /// The symbol by itself.
  public static let none = SymbolVariants()
  /// Filled.
  public static let fill = none.fill
  /// In a circle.
  public static let circle = none.circle
  /// In a square.
  public static let square = none.square
  /// In a rectangle.
  public static let rectangle = none.rectangle
  /// Struck through.
  public static let slash = none.slash

  /// This variant, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// This variant in a circle.
  public var circle: SymbolVariants { with { $0.frame = .circle } }
  /// This variant in a square.
  public var square: SymbolVariants { with { $0.frame = .square } }
  /// This variant in a rectangle.
  public var rectangle: SymbolVariants { with { $0.frame = .rectangle } }
  /// This variant, struck through.
  public var slash: SymbolVariants { with { $0.isStruck = true } }

  /// Whether this variant includes another one.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.frame == nil || other.frame == frame) && (!other.isFilled || isFilled)
      && (!other.isStruck || isStruck)
  }

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  func union(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.frame = other.frame ?? frame
      $0.isFilled = isFilled || other.isFilled
      $0.isStruck = isStruck || other.isStruck
    }
  }

  /// The names to look for, from the most special to the symbol's own.
  func names(for name: String) -> [String] {
    guard self != .none else { return [name] }
    func named(_ frame: Frame?, _ isStruck: Bool, _ isFilled: Bool) -> String {
      var parts = name.split(separator: ".").map(String.init)
      for part in [frame?.rawValue, isStruck ? "slash" : nil, isFilled ? "fill" : nil] {
        if let part, !parts.contains(part) { parts.append(part) }
      }
      return parts.joined(separator: ".")
    }
    return [
      named(frame, isStruck, isFilled), named(frame, isStruck, false), named(nil, isStruck, isFilled),
      named(nil, false, isFilled), name,
    ]
  }
}

private enum SymbolVariantsKey: EnvironmentKey {
  static let defaultValue = SymbolVariants.none
}

extension EnvironmentValues {
  /// The variants of symbols.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

extension View {
  /// Shows the symbols in the view in a variant, where there is one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/symbolvariant(_:)>.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.union(variant) }
  }
}

/// How the colours of a symbol are chosen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/symbolrenderingmode>.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// One colour.
  public static let monochrome = Self(name: "monochrome")
  /// One colour in several strengths.
  public static let hierarchical = Self(name: "hierarchical")
  /// A colour for each layer.
  public static let palette = Self(name: "palette")
  /// The symbol's own colours.
  public static let multicolor = Self(name: "multicolor")

  var configuration: UIImage.SymbolConfiguration {
    switch self {
    case .hierarchical: .preferringHierarchical()
    case .multicolor: .preferringMulticolor()
    default: .preferringMonochrome()
    }
  }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// How the colours of symbols are chosen; nil for as suits the symbol.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}

extension View {
  /// Sets how the colours of the symbols in the view are chosen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/symbolrenderingmode(_:)>.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension Image {
  /// Sets how the colours of the symbol are chosen.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
    var copy = self
    copy.symbolRendering = mode
    return copy
  }
}
