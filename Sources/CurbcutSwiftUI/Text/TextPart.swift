import CurbcutFoundation
import Foundation

/// A part of a text from the app's strings: in one style, or a value with its own.
struct TextPart: Equatable {
  /// What a part consists of.
  enum Content: Equatable {
    case string(String)
    case text(Text)
  }

  var content: Content
  /// The style, as Markdown gives it.
  var style: InlineMarkdown.Part

  /// The parts of a text, with values in place of their marks.
  ///
  /// - Parameters:
  ///   - text: the text, with marks.
  ///   - arguments: the values.
  ///   - language: the code of the text's language.
  static func parts(of text: String, arguments: [Content] = [], language: String? = nil) -> [TextPart] {
    let agreed = GrammarAgreement.agreed(text, language: language)
    return InlineMarkdown.parts(of: agreed).flatMap { style -> [TextPart] in
      guard !arguments.isEmpty else { return [TextPart(content: .string(style.string), style: style)] }
      return insert(arguments, in: style)
    }
  }

  private static func insert(_ arguments: [Content], in style: InlineMarkdown.Part) -> [TextPart] {
    var parts: [TextPart] = []
    var plain = ""
    func flush() {
      if !plain.isEmpty { parts.append(TextPart(content: .string(plain), style: style)) }
      plain = ""
    }
    for piece in MarkedValues.pieces(of: style.string, count: arguments.count) {
      switch piece {
      case .text(let text): plain += text
      case .value(let number):
        switch arguments[number] {
        case .string(let value): plain += value
        case .text:
          flush()
          parts.append(TextPart(content: arguments[number], style: style))
        }
      }
    }
    flush()
    return parts
  }
}
