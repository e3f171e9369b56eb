import CurbcutUIKit
import Foundation

extension NibDocument {
  /// The colour that a `<color>` element describes.
  func color(_ element: IBElement) -> UIColor? {
    let reader = reader(element)
    defer { reader.finish() }
    reader.note("colorSpace", "customColorSpace", "catalog", "alpha", "white", "red", "green", "blue")
    reader.note("cocoaTouchSystemColor", "xcode11CocoaTouchSystemColor", "systemColor", "name")
    if let name = element["systemColor"] ?? element["xcode11CocoaTouchSystemColor"] {
      if let color = SystemColors.color(named: name) { return color }
      if let value = file.resource("systemColor", named: name)?.child("color") { return components(value) }
      warn("the system has no colour ‘\(name)’", at: element)
      return components(element)
    }
    if let name = element["cocoaTouchSystemColor"] {
      return SystemColors.color(named: name) ?? components(element)
    }
    if let name = element["name"] {
      return element["catalog"] == "System"
        ? SystemColors.color(named: name) : color(named: name, at: element)
    }
    return components(element)
  }

  /// The colour of a name in the project's catalogs, or else the one in the document's resources.
  func color(named name: String, at element: IBElement?) -> UIColor? {
    if let color = colors[name] { return color }
    if let color = surroundings.assets.color(named: name) {
      colors[name] = color
      return color
    }
    guard let value = file.resource("namedColor", named: name)?.child("color") else {
      warn("no asset catalog of the project has the colour ‘\(name)’", at: element)
      return nil
    }
    let color = color(value)
    colors[name] = color
    return color
  }

  private func components(_ element: IBElement) -> UIColor? {
    func value(_ name: String) -> CGFloat? { element[name].flatMap(ElementReader.number) }
    let alpha = value("alpha") ?? 1
    if let white = value("white") { return UIColor(white: white, alpha: alpha) }
    guard let red = value("red"), let green = value("green"), let blue = value("blue") else {
      warn(
        "this colour has no components; expected red, green and blue, or white", kind: "color", at: element)
      return nil
    }
    let space = element["customColorSpace"] ?? element["colorSpace"] ?? ""
    let color = ColorSpaceConversion.sRGB(red: red, green: green, blue: blue, space: space)
    return UIColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
  }
}

extension AssetTraits {
  /// The asset traits for a trait collection.
  init(_ traits: UITraitCollection) {
    self.init(
      idiom: traits.userInterfaceIdiom == .pad ? "ipad" : "iphone",
      isDark: traits.userInterfaceStyle == .dark,
      isHighContrast: traits.accessibilityContrast == .high,
      isRightToLeft: traits.layoutDirection == .rightToLeft,
      scale: traits.displayScale > 0 ? traits.displayScale : 2)
  }
}
