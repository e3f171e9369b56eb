import CurbcutDrawing
import CurbcutSwiftUI
import CurbcutUIKit
import Testing

@MainActor
@Suite("What SwiftUI and UIKit make of each other")
struct PlatformConversionTests {
  @Test("A colour of SwiftUI is found anew for the traits with which UIKit uses it")
  func colors() throws {
    let red = UIColor(Color.red)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(
        red.resolvedColor(with: traits).cgColor == UIColor.systemRed.resolvedColor(with: traits).cgColor)
    }
    #expect(UIColor(.accentColor).cgColor == UIColor.systemBlue.cgColor)
    let half = UIColor(Color(red: 1, green: 0, blue: 0).opacity(0.5))
    #expect(half.cgColor.alpha == 0.5)
    // Nil for a colour that depends on the environment, as Apple's documentation says.
    #expect(Color.red.cgColor == nil)
    let green = try #require(Color(red: 0, green: 1, blue: 0).cgColor?.components)
    #expect(green.map { ($0 * 255).rounded() } == [0, 255, 0, 255])
    #expect(Color(Color.pink) == .pink)
    let mixed = try #require(UIColor.green.cgColor.copy(alpha: 0.25))
    #expect(Color(cgColor: mixed).cgColor == mixed)
  }

  @Test("Each value comes back from the other side, and an unspecified one is none")
  func values() {
    for scheme in ColorScheme.allCases { #expect(ColorScheme(UIUserInterfaceStyle(scheme)) == scheme) }
    for direction in LayoutDirection.allCases {
      #expect(LayoutDirection(UITraitEnvironmentLayoutDirection(direction)) == direction)
    }
    for contrast in ColorSchemeContrast.allCases {
      #expect(ColorSchemeContrast(UIAccessibilityContrast(contrast)) == contrast)
    }
    for weight in [LegibilityWeight.regular, .bold] {
      #expect(LegibilityWeight(UILegibilityWeight(weight)) == weight)
    }
    for size in ContentSizeCategory.allCases {
      #expect(ContentSizeCategory(UIContentSizeCategory(size)) == size)
    }
    #expect(ColorScheme(.unspecified) == nil)
    #expect(LayoutDirection(.unspecified) == nil)
    #expect(ColorSchemeContrast(.unspecified) == nil)
    #expect(LegibilityWeight(.unspecified) == nil)
    #expect(ContentSizeCategory(.unspecified) == nil)
    #expect(UIUserInterfaceStyle(nil) == .unspecified)
    #expect(UILegibilityWeight(nil) == .unspecified)
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(EdgeInsets(NSDirectionalEdgeInsets(insets)) == insets)
  }

  /// What Xcode writes for an asset: the same name in `UIColor` and in `ColorResource`.
  @Test func aNameOfAnAssetMeansTheResource() {
    #expect(Color(.sea) == Color(ColorResource.sea))
  }

  @Test func theBorderOfButtonsIsAShape() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    func path<S: Shape>(_ shape: S) -> Path { shape.path(in: rect) }
    #expect(path(.buttonBorder).boundingRect == rect)
    #expect(
      ButtonBorderShape.roundedRectangle.inset(by: 5).path(in: rect).boundingRect
        == rect.insetBy(dx: 5, dy: 5))
  }
}

extension ColorResource {
  fileprivate static let sea = ColorResource(name: "Sea", bundle: .main)
}

extension UIColor {
  fileprivate static var sea: UIColor { .blue }
}
