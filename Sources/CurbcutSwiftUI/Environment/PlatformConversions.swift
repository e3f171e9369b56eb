import CurbcutDrawing
import CurbcutUIKit
import Foundation

// What SwiftUI and UIKit say of the same thing, each made from the other.

extension UIColor {
  /// Creates a colour from one of SwiftUI, which is found anew for the traits with which it is used.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uicolor/init(_:)-9iqu6>.
  public convenience init(_ color: Color) {
    self.init { traits in
      let safe = Unchecked((color, traits))
      return Isolation.onMain {
        var values = EnvironmentValues()
        values.traits = safe.value.1
        values.hostTint = AccentColor.current
        return Unchecked(safe.value.0.platformColor(values))
      }.value
    }
  }
}

extension Color {
  /// The colour for Core Graphics; nil for one that depends on the environment.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/cgcolor>.
  public var cgColor: CGColor? { fixedPlatformColor?.cgColor }

  /// A colour that is another one, such as one of the app's own types.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/color/init(_:)-4sl8d>.
  @_disfavoredOverload
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    if let color = color as? Color {
      self = color
    } else {
      self.init(
        UIColor { traits in
          let safe = Unchecked((color, traits))
          return Isolation.onMain {
            var values = EnvironmentValues()
            values.traits = safe.value.1
            return Unchecked(safe.value.0.resolve(in: values).platformColor)
          }.value
        })
    }
  }

  /// A colour of Core Graphics. `Color(.black)` means UIKit's, as Apple's form of this is deprecated.
  @_disfavoredOverload
  public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }
}

extension NSDirectionalEdgeInsets {
  /// Creates insets from those of SwiftUI.
  public init(_ edgeInsets: EdgeInsets) {
    self.init(
      top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
      trailing: edgeInsets.trailing)
  }
}

extension UIContentSizeCategory {
  /// Creates a category from one of SwiftUI.
  public init(_ contentSizeCategory: ContentSizeCategory?) { self.init(contentSizeCategory?.dynamicTypeSize) }
}

extension ContentSizeCategory {
  /// Creates a category from one of UIKit; nil for `unspecified`.
  public init?(_ uiSizeCategory: UIContentSizeCategory) {
    guard let size = DynamicTypeSize(uiSizeCategory) else { return nil }
    self.init(size)
  }
}

extension ColorScheme {
  /// Creates a scheme from a style of UIKit; nil for `unspecified`.
  public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
    switch uiUserInterfaceStyle {
    case .light: self = .light
    case .dark: self = .dark
    default: return nil
    }
  }
}

extension UIUserInterfaceStyle {
  /// Creates a style from a scheme of SwiftUI.
  public init(_ colorScheme: ColorScheme?) {
    switch colorScheme {
    case .light: self = .light
    case .dark: self = .dark
    case nil: self = .unspecified
    }
  }
}

extension LayoutDirection {
  /// Creates a direction from one of UIKit; nil for `unspecified`.
  public init?(_ uiTraitEnvironmentLayoutDirection: UITraitEnvironmentLayoutDirection) {
    switch uiTraitEnvironmentLayoutDirection {
    case .leftToRight: self = .leftToRight
    case .rightToLeft: self = .rightToLeft
    default: return nil
    }
  }
}

extension UITraitEnvironmentLayoutDirection {
  /// Creates a direction from one of SwiftUI.
  public init(_ layoutDirection: LayoutDirection) {
    self = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
}

extension LegibilityWeight {
  /// Creates a weight from one of UIKit; nil for `unspecified`.
  public init?(_ uiLegibilityWeight: UILegibilityWeight) {
    switch uiLegibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    default: return nil
    }
  }
}

extension UILegibilityWeight {
  /// Creates a weight from one of SwiftUI.
  public init(_ legibilityWeight: LegibilityWeight?) {
    switch legibilityWeight {
    case .regular: self = .regular
    case .bold: self = .bold
    case nil: self = .unspecified
    }
  }
}

extension ColorSchemeContrast {
  /// Creates a contrast from one of UIKit; nil for `unspecified`.
  public init?(_ uiAccessibilityContrast: UIAccessibilityContrast) {
    switch uiAccessibilityContrast {
    case .normal: self = .standard
    case .high: self = .increased
    default: return nil
    }
  }
}

extension UIAccessibilityContrast {
  /// Creates a contrast from one of SwiftUI.
  public init(_ colorSchemeContrast: ColorSchemeContrast?) {
    switch colorSchemeContrast {
    case .standard: self = .normal
    case .increased: self = .high
    case nil: self = .unspecified
    }
  }
}
