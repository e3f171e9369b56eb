import CurbcutDrawing
import CurbcutGraphics
import CurbcutUIKit
import Foundation

/// The lines of a text.
@MainActor
struct ShownText {
  let layout: TextLayout
  /// Where there is more than one string in one look.
  private let attributed: AttributedTextLayout?

  /// - Parameters:
  ///   - ink: the colour of a text in one look; nil for its own.
  ///   - kern: by how much the letters of such a text are further apart, in points.
  init(
    _ text: ResolvedText, defaults: TextDefaults, width: CGFloat?, _ environment: EnvironmentValues,
    ink: UIColor? = nil, kern: CGFloat = 0
  ) {
    let isRightToLeft = environment.layoutDirection == .rightToLeft
    if defaults.fontScale == 1, let run = text.only?.run(ink: ink, kern: kern) {
      attributed = nil
      layout = TextLayout(
        runs: [run], maxWidth: width,
        options: TextLayoutOptions(
          alignment: Self.alignment(defaults.alignment), lineBreak: Self.lineBreak(defaults.lineBreakMode),
          maximumLines: defaults.maximumLines, isRightToLeft: isRightToLeft,
          usesFontLeading: defaults.usesFontLeading))
    } else {
      let made = AttributedTextLayout(
        text.drawn, defaults: defaults, maxWidth: width, traits: environment.traits,
        isRightToLeft: isRightToLeft)
      attributed = made
      layout = made.layout
    }
  }

  func draw(in context: CGContext, at origin: CGPoint, width: CGFloat) {
    if let attributed {
      attributed.draw(in: context, at: origin, width: width)
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
