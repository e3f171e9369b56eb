import Foundation

/// The keys are those of UIKit's own archives.
extension UIColor.Storage {
  init?(_ coder: NSCoder) {
    if let name = coder.text("UISystemColorName"), let color = SystemColors.color(named: name) {
      self = color.storage
    } else if coder.containsValue(forKey: "UIRed") {
      self = .fixed(
        CGColor(
          red: coder.number("UIRed"), green: coder.number("UIGreen"), blue: coder.number("UIBlue"),
          alpha: coder.number("UIAlpha")))
    } else if coder.containsValue(forKey: "UIWhite") {
      self = .fixed(CGColor(gray: coder.number("UIWhite"), alpha: coder.number("UIAlpha")))
    } else {
      return nil
    }
  }

  /// Writes the storage of a colour that looks like this for the current traits.
  func encode(_ color: CGColor, _ coder: NSCoder) {
    if case .system(let name, _) = self { coder.encode(name as NSString, forKey: "UISystemColorName") }
    let parts = color.srgb
    coder.encode(Double(parts.red), forKey: "UIRed")
    coder.encode(Double(parts.green), forKey: "UIGreen")
    coder.encode(Double(parts.blue), forKey: "UIBlue")
    coder.encode(Double(parts.alpha), forKey: "UIAlpha")
  }
}

extension NSCoder {
  /// The text of a key; nil where there is none.
  func text(_ key: String) -> String? {
    // An archive whose missing values were asked for counts as damaged.
    containsValue(forKey: key) ? decodeObject(of: NSString.self, forKey: key)?.description : nil
  }

  /// The number of a key; 0 where there is none.
  func number(_ key: String) -> CGFloat { CGFloat(decodeDouble(forKey: key)) }
}
