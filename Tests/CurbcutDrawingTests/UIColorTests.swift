import Foundation
import Testing

@testable import CurbcutDrawing

@Suite("Colours")
struct UIColorTests {
  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
    let value = color.resolvedColor(with: traits).cgColor.srgb
    let parts = [value.red, value.green, value.blue].map { Int(($0 * 255).rounded()) }
    return parts.map { String(format: "%02X", $0) }.joined()
  }

  private func traits(dark: Bool = false, high: Bool = false, elevated: Bool = false) -> UITraitCollection {
    UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: dark ? .dark : .light),
      UITraitCollection(accessibilityContrast: high ? .high : .normal),
      UITraitCollection(userInterfaceLevel: elevated ? .elevated : .base),
    ])
  }

  @Test(
    "system colours have the published value in every appearance",
    arguments: [
      (UIColor.systemBlue, ["007AFF", "0A84FF", "0040DD", "409CFF"]),
      (UIColor.systemRed, ["FF3B30", "FF453A", "D70015", "FF6961"]),
      (UIColor.systemGray6, ["F2F2F7", "1C1C1E", "EBEBF0", "242426"]),
      (UIColor.label, ["000000", "FFFFFF", "000000", "FFFFFF"]),
    ])
  func systemColors(color: UIColor, values: [String]) {
    #expect(hex(color, traits()) == values[0])
    #expect(hex(color, traits(dark: true)) == values[1])
    #expect(hex(color, traits(high: true)) == values[2])
    #expect(hex(color, traits(dark: true, high: true)) == values[3])
  }

  @Test("backgrounds are lighter where they are raised in the dark")
  func elevated() {
    #expect(hex(.systemBackground, traits(dark: true)) == "000000")
    #expect(hex(.systemBackground, traits(dark: true, elevated: true)) == "1C1C1E")
    #expect(hex(.systemBackground, traits(elevated: true)) == "FFFFFF")
  }

  @Test("a dynamic colour stays dynamic with another alpha")
  func dynamic() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    #expect(hex(color, traits(dark: true)) == "FFFFFF")
    let faint = color.withAlphaComponent(0.25)
    #expect(hex(faint, traits(dark: true)) == "FFFFFF")
    #expect(hex(faint, traits()) == "000000")
    #expect(faint.resolvedColor(with: traits()).cgColor.alpha == 0.25)
  }

  @Test("components come back as they went in")
  func components() {
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 0.6, saturation: 0.4, brightness: 0.8, alpha: 0.5)
      .getHue(&h, saturation: &s, brightness: &b, alpha: &a)
    #expect(abs(h - 0.6) < 1e-9 && abs(s - 0.4) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 0.5)
    var (r, g) = (CGFloat(0), CGFloat(0))
    UIColor(white: 0.3, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: &a)
    #expect(r == 0.3 && g == 0.3 && b == 0.3 && a == 1)
    UIColor(displayP3Red: 1, green: 1, blue: 1, alpha: 1).getRed(&r, green: &g, blue: &b, alpha: nil)
    #expect(abs(r - 1) < 0.001 && abs(g - 1) < 0.001 && abs(b - 1) < 0.001)
  }

  @Test("colours are equal by what they are")
  func equality() {
    #expect(UIColor(white: 1, alpha: 1) == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.systemRed == UIColor.systemRed)
    #expect(UIColor.systemRed != UIColor.systemPink)
    #expect(UIColor.clear != UIColor.black)
  }

  @Test(
    "colours have names in words",
    arguments: [
      (UIColor.red, "red"), (UIColor.green, "green"), (UIColor.blue, "blue"), (UIColor.black, "black"),
      (UIColor.white, "white"), (UIColor.gray, "gray"), (UIColor(white: 0.93, alpha: 1), "very light gray"),
      (UIColor(red: 0, green: 0.4, blue: 0, alpha: 1), "dark green"), (UIColor.brown, "brown"),
      (UIColor.orange, "orange"), (UIColor.yellow, "yellow"), (UIColor.clear, "clear"),
      (UIColor(red: 1, green: 0.8, blue: 0.8, alpha: 1), "very light red"),
    ])
  func names(color: UIColor, name: String) {
    #expect(color.accessibilityName == name)
  }

  @Test("a named colour comes from a source, and is nil without one")
  func named() throws {
    AssetRegistry.register(
      AssetSource(color: { $0 == "UIColorTests.brand" ? .systemIndigo : nil }, image: { _, _ in nil }))
    #expect(UIColor(named: "UIColorTests.brand")?.cgColor == UIColor.systemIndigo.cgColor)
    #expect(UIColor(named: "UIColorTests.none") == nil)
  }
}
