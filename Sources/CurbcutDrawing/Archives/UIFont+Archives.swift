import Foundation

/// A font in an archive: the name of a face, or the text style or weight of the system's font.
///
/// The keys of the name and the size are those of UIKit's own archives.
extension UIFont {
  static func read(_ coder: NSCoder) -> UIFont? {
    if let style = coder.text("UIFontTextStyle") {
      return preferredFont(forTextStyle: TextStyle(rawValue: style))
    }
    guard let name = coder.text("UIFontName") else { return nil }
    let size = coder.number("UIFontPointSize")
    if coder.containsValue(forKey: "UIFontWeight") {
      let system = systemFont(ofSize: size, weight: Weight(rawValue: coder.number("UIFontWeight")))
      guard coder.decodeBool(forKey: "UIFontItalic") else { return system }
      return system.fontDescriptor.withSymbolicTraits(.traitItalic).map { UIFont(descriptor: $0, size: 0) }
    }
    return UIFont(name: name, size: size) ?? systemFont(ofSize: size)
  }

  func write(_ coder: NSCoder) {
    coder.encode(fontName as NSString, forKey: "UIFontName")
    coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    if case .style(let style) = scaling {
      coder.encode(style.rawValue as NSString, forKey: "UIFontTextStyle")
    }
    guard requestedName == nil else { return }
    coder.encode(Double(core.weight), forKey: "UIFontWeight")
    coder.encode(core.isItalic, forKey: "UIFontItalic")
  }
}
