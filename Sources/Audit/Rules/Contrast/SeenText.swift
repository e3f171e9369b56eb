import AccessibilityTree
import Foundation

/// A text as it is seen.
struct SeenText {
  /// Its words.
  var text: String
  /// Its colour.
  var color: Paint
  /// Where it stands, as far as it is on the screen.
  var area: CGRect

  /// The text that a node shows; nil when it shows none that can be judged.
  init?(_ index: Int, _ appearance: ElementAppearance, on screen: JudgedScreen) {
    let facts = screen.facts[index]
    let element = screen.nodes[index].element
    let value = (facts.kind?.isField ?? false) ? element.value?.string : nil
    let placeholder = appearance.placeholder ?? (element.hasDetails ? element.details.placeholder : nil)
    if let shown = [appearance.text, value, appearance.visibleText].compactMap({ $0 }).first(where: {
      !$0.isEmpty
    }),
      let color = appearance.textColor
    {
      (text, self.color) = (shown, color)
    } else if let shown = placeholder, !shown.isEmpty, let color = appearance.placeholderColor {
      (text, self.color) = (shown, color)
    } else {
      return nil
    }
    guard !TextTools.trimmed(text).isEmpty, !facts.isInvisible, appearance.font?.pointSize != 0,
      !facts.role.contains(.system), !appearance.isLogo, !appearance.isDecorative,
      !appearance.visibleTextIsSymbol,
      !Self.isDisabled(index, appearance, on: screen)
    else { return nil }
    let frame = appearance.textFrame ?? appearance.viewFrame ?? element.frame
    area = frame.intersection(screen.visibleArea(around: index))
    guard !area.isNull, area.width > 0, area.height > 0 else { return nil }
  }

  /// Whether it belongs to a control that takes no part, or names one.
  private static func isDisabled(_ index: Int, _ appearance: ElementAppearance, on screen: JudgedScreen)
    -> Bool
  {
    if screen.facts[index].role.contains(.disabled) { return true }
    if screen.ancestors(of: index).contains(where: { screen.facts[$0].role.contains(.disabled) }) {
      return true
    }
    return appearance.labelFor.map { screen.facts[$0].role.contains(.disabled) } ?? false
  }

  /// Letters and digits are words; signs may be something else.
  var hasWords: Bool { text.contains { $0.isLetter || $0.isNumber } }

  /// Emoji are drawn in colours of their own.
  var isEmoji: Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isWhitespace || scalar.value == 0xFE0F || scalar.value == 0x200D
        || (scalar.properties.isEmoji && scalar.value > 0xFF)
    }
  }

  /// One letter stands for a symbol.
  var isOneLetter: Bool { TextTools.trimmed(text).count == 1 }
}
