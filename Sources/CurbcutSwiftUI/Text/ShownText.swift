import CurbcutDrawing
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The lines of a text.
@MainActor
struct ShownText {
  let layout: TextLayout
  /// Where there is more than one string in one look.
  let attributed: AttributedTextLayout?
  /// The parts that are drawn with more than a colour, each as if the rest were not there.
  private var painted: [(paint: _Paint, layout: TextLayout)] = []

  /// - Parameters:
  ///   - ink: the colour of a text in one look; nil for its own.
  ///   - inParts: whether the lines are drawn in parts, by an app.
  ///   - kern: by how much the letters of such a text are further apart, in points.
  init(
    _ text: ResolvedText, defaults: TextDefaults, width: CGFloat?, _ environment: EnvironmentValues,
    ink: UIColor? = nil, kern: CGFloat = 0, inParts: Bool = false
  ) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if !inParts, defaults.fontScale == 1, let run = text.only?.run(ink: ink, kern: kern) {
      attributed = nil
      layout = TextLayout(
        runs: [run], maxWidth: width,
        options: TextLayoutOptions(
          alignment: Self.alignment(defaults.alignment), lineBreak: Self.lineBreak(defaults.lineBreakMode),
          maximumLines: defaults.maximumLines, isRightToLeft: isRightToLeft,
          usesFontLeading: defaults.usesFontLeading))
    } else {
      func lines(_ drawn: NSAttributedString) -> AttributedTextLayout {
        AttributedTextLayout(
          drawn, defaults: defaults, maxWidth: width, traits: environment.traits,
          isRightToLeft: isRightToLeft)
      }
      let drawn = text.drawn
      let made: AttributedTextLayout
      if text.paints.isEmpty {
        made = lines(drawn)
      } else {
        let rest = NSMutableAttributedString(attributedString: drawn)
        for (range, _) in text.paints {
          rest.addAttribute(.foregroundColor, value: UIColor.clear, range: range)
        }
        made = lines(rest)
        painted = text.paints.map { range, paint in
          let alone = NSMutableAttributedString(attributedString: drawn)
          let all = NSRange(location: 0, length: alone.length)
          alone.addAttribute(.foregroundColor, value: UIColor.clear, range: all)
          alone.removeAttribute(.backgroundColor, range: all)
          alone.addAttribute(.foregroundColor, value: UIColor.black, range: range)
          return (paint, lines(alone).layout)
        }
      }
      attributed = made
      layout = made.layout
    }
  }

  func draw(in context: CGContext, at origin: CGPoint, width: CGFloat) {
    if let attributed {
      attributed.draw(in: context, at: origin, width: width)
      let rect = CGRect(x: origin.x, y: origin.y, width: width, height: layout.size.height)
      for (paint, part) in painted {
        paint.draw(in: context, rect) { part.draw(in: $0, at: origin, width: width) }
      }
    } else {
      layout.draw(in: context, at: origin, width: width)
    }
  }

  private static func alignment(_ alignment: NSTextAlignment) -> TextLayoutOptions.Alignment {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }

  private static func lineBreak(_ mode: NSLineBreakMode) -> TextLayoutOptions.LineBreak {
    switch mode {
    case .byWordWrapping: .wordWrap
    case .byCharWrapping: .characterWrap
    case .byClipping: .clip
    case .byTruncatingHead: .truncateHead
    case .byTruncatingTail: .truncateTail
    case .byTruncatingMiddle: .truncateMiddle
    }
  }
}

extension ResolvedText {
  var isEmpty: Bool { only == nil && (drawnParts?.length ?? 0) == 0 }

  /// The letters that are drawn.
  var shownString: String { only?.string ?? drawn.string }
}

extension ResolvedText.Part {
  /// The part for the text engine; nil for one with lines under or through it.
  fileprivate func run(ink: UIColor?, kern: CGFloat) -> TextRun? {
    guard look.underline?.0 != true, look.strikethrough?.0 != true else { return nil }
    let traits = environment.traits
    return TextRun(
      text: string, font: look.font(traits).core(for: traits),
      color: (ink ?? look.ink(environment)).resolvedColor(with: traits).cgColor,
      kern: (look.kerning ?? 0) + kern,
      baselineOffset: look.baselineOffset ?? 0)
  }
}
