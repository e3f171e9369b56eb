import Foundation

/// Measures the contrast of the texts of a screen with what lies behind them.
struct TextContrast {
  let screen: JudgedScreen
  let levels: (normal: Double, large: Double)
  private let backdrops: Backdrops

  init(_ screen: JudgedScreen, levels: (normal: Double, large: Double)) {
    self.screen = screen
    self.levels = levels
    backdrops = Backdrops(screen)
  }

  /// Judges every text.
  func judge(into outcome: inout RuleOutcome) {
    for index in ShownText.nodes(of: screen) {
      guard let appearance = screen.screen.appearance(of: index),
        let text = SeenText(index, appearance, on: screen)
      else { continue }
      if let judgement = judge(text, index, appearance) { outcome.add(judgement, at: index) }
    }
  }

  private func judge(_ text: SeenText, _ index: Int, _ appearance: ElementAppearance) -> AuditJudgement? {
    let above = backdrops.above(index, text.area)
    if case .covered = above { return nil }
    if text.isEmoji { return nil }
    let level = self.level(of: appearance.font)
    if backdrops.below(index, text.area).isImageMissing {
      return doubt("the file of the picture behind the text is missing", level, "missingImage")
    }
    if let judgement = measured(text, index, appearance, above, level) { return judgement }
    guard case .color(let declared) = text.color else {
      return doubt("the colour of the text is not known", level, "unknownColour")
    }
    var below = backdrops.below(index, text.area)
    let letters = declared.faded(by: opacity(of: index))
    let plain = below.colors.map { AuditColor.contrast(letters.over($0), $0) }
    guard let color = Lettering(letters, appearance, below: &below) else {
      return doubt("the colour of the text's shadow is not known", level, "textShadow")
    }
    let ratios = below.colors.map { color.contrast(on: $0) }
    guard let lowest = ratios.min(), let highest = ratios.max() else { return nil }
    if case .something = above {
      return doubt(ratioText(lowest, highest) + ", and something lies over it", level, "obscured")
    }
    // What was drawn decides: a view may draw more than its background.
    if below.colors.count == 1, let seen = screen.screen.picture?.commonestColor(in: text.area),
      !seen.isNear(below.colors[0])
    {
      // With either background it is enough.
      if min(lowest, color.contrast(on: seen)) >= level.needed { return .pass }
      return doubt(
        ratioText(lowest, highest) + ", but the picture shows \(seen.hex) behind the text", level,
        "drawnOtherwise")
    }
    var figures: [String: AuditFigure] = [:]
    if screen.keepsFigures || lowest < level.needed {
      figures = self.figures(plain, below, level.needed)
      figures["text"] = .text(declared.hex)
      if below.colors.count == 1 { figures["background"] = .text(below.colors[0].hex) }
    }
    if lowest >= level.needed { return AuditJudgement(.pass, figures: figures) }
    let measured = words(declared, below, lowest, highest, appearance.font)
    if highest >= (level.least ?? level.needed) {
      let reason = highest >= level.needed && lowest < level.needed ? below.reason : "unknownSize"
      return .review(measured, required: level.text, reason: reason ?? "severalColours", figures: figures)
    }
    if !text.hasWords {
      return .review(
        measured + ", of signs that may be no text", required: level.text, reason: "symbolsOnly",
        figures: figures)
    }
    if text.isOneLetter {
      return .review(
        measured + ", of a letter that may be a symbol", required: level.text, reason: "shortText",
        figures: figures)
    }
    if appearance.hasSystemTextColor {
      return .review(
        measured + ", as the system has it", required: level.text, reason: "systemColour", figures: figures)
    }
    var failure = AuditJudgement.fail(
      measured, required: level.text, reason: highest < 1.005 ? "equalColours" : nil, figures: figures)
    if below.colors.count == 1,
      let better = letters.over(below.colors[0]).reaching(level.needed, on: below.colors[0])
    {
      failure.fix = "Take a colour with more contrast, such as \(better.hex) on \(below.colors[0].hex)."
    }
    return failure
  }

  private func opacity(of index: Int) -> Double {
    var opacity = screen.screen.appearance(of: index)?.opacity ?? 1
    for outer in screen.ancestors(of: index) { opacity *= screen.screen.appearance(of: outer)?.opacity ?? 1 }
    return opacity
  }

  // MARK: Letter by letter

  /// What the pictures with and without texts say; nil where there are none, or the letters cannot be told from what
  /// lies behind them.
  private func measured(
    _ text: SeenText, _ index: Int, _ appearance: ElementAppearance, _ above: Backdrops.Above, _ level: Level
  ) -> AuditJudgement? {
    // A shadow or an outline belongs to the letters in the picture, and is measured by its declared colour.
    guard let picture = screen.screen.picture, let plain = screen.screen.pictureWithoutText,
      appearance.textShadows.isEmpty, appearance.textStroke == nil,
      let mask = TextMask(picture, without: plain, in: text.area)
    else { return nil }
    var declared: AuditColor?
    var doubt: String?
    if case .color(let color) = text.color { declared = color } else { doubt = "unknownColour" }
    if case .something = above { (declared, doubt) = (nil, "obscured") }
    // What is around it may be drawn as one picture that can be seen through.
    if opacity(of: index) < 0.995 { declared = nil }
    let contrast = mask.contrast(of: declared)
    var figures: [String: AuditFigure] = [:]
    if screen.keepsFigures || contrast.lowest < level.needed {
      figures = [
        "required": .number(level.needed), "text": .text(contrast.ink.hex),
        "ratioMin": .number(contrast.lowest),
        "ratioMax": .number(contrast.highest), "tenth": .number(contrast.tenth),
        "letters": .number(Double(contrast.ratios.count)),
      ]
      if contrast.highest - contrast.lowest < 0.005 { figures["ratio"] = .number(contrast.lowest) }
      if contrast.isPlain, let ground = contrast.worstGrounds.first {
        figures["background"] = .text(ground.hex)
      }
    }
    if contrast.lowest >= level.needed { return AuditJudgement(.pass, figures: figures) }
    let words = seenWords(contrast, level, appearance.font)
    func review(_ reason: String) -> AuditJudgement {
      .review(words, required: level.text, reason: reason, figures: figures)
    }
    if let doubt { return review(doubt) }
    if contrast.highest >= (level.least ?? level.needed) {
      if contrast.share(below: level.needed) <= 0.5 || level.least != nil {
        return review(level.least != nil ? "unknownSize" : "severalColours")
      }
    }
    if !text.hasWords { return review("symbolsOnly") }
    if text.isOneLetter { return review("shortText") }
    // Thin letters of a text that can be seen through are drawn paler than they are.
    if declared == nil { return review("opacity") }
    if appearance.hasSystemTextColor { return review("systemColour") }
    var failure = AuditJudgement.fail(words, required: level.text, figures: figures)
    if contrast.isPlain, let ground = contrast.worstGrounds.first,
      let better = contrast.ink.reaching(level.needed, on: ground)
    {
      failure.fix = "Take a colour with more contrast, such as \(better.hex) on \(ground.hex)."
    }
    return failure
  }

  private func seenWords(_ contrast: TextMask.Contrast, _ level: Level, _ font: TextFont?) -> String {
    let ground =
      contrast.worstGrounds.count == 1 || contrast.isPlain
      ? contrast.worstGrounds.first?.hex ?? "its background"
      : contrast.worstGrounds.map(\.hex).joined(separator: ", ")
    var words =
      "\(ratioText(contrast.lowest, contrast.highest)), \(contrast.ink.hex) on \(ground)\(Self.size(font))"
    let share = contrast.share(below: level.needed)
    if share < 1 {
      words +=
        "; \(Int((share * 100).rounded())) % of \(contrast.ratios.count) letters are below \(Self.number(level.needed)):1"
    }
    return words
  }

  private static func size(_ font: TextFont?) -> String {
    font?.pointSize.map { ", \(Target.number($0)) points" + ((font?.isBold ?? false) ? " bold" : "") } ?? ""
  }

  // MARK: What is needed

  private struct Level {
    /// The ratio that is enough in any case.
    var needed: Double
    /// The ratio that would be enough if the text is large; nil when its size is known.
    var least: Double?
    var text: String
  }

  private func level(of font: TextFont?) -> Level {
    guard let size = font?.pointSize else {
      return Level(
        needed: levels.normal, least: levels.large,
        text: "\(Self.number(levels.normal)):1, or \(Self.number(levels.large)):1 for large text")
    }
    let isLarge = screen.options.isLarge(pointSize: size, isBold: font?.isBold ?? false)
    let needed = isLarge ? levels.large : levels.normal
    return Level(
      needed: needed, least: nil, text: "\(Self.number(needed)):1" + (isLarge ? " for large text" : ""))
  }

  private func doubt(_ measured: String, _ level: Level, _ reason: String) -> AuditJudgement {
    .review(measured, required: level.text, reason: reason)
  }

  // MARK: Words

  private func words(
    _ color: AuditColor, _ below: Backdrops.Below, _ lowest: Double, _ highest: Double, _ font: TextFont?
  ) -> String {
    let ground = below.colors.count == 1 ? below.colors[0].hex : Self.ground(below.reason)
    return "\(ratioText(lowest, highest)), \(color.hex) on \(ground)\(Self.size(font))"
  }

  private static func ground(_ reason: String?) -> String {
    switch reason {
    case "gradient": "a gradient"
    case "backgroundImage": "a picture"
    case "material": "a material"
    case "unknownBackground", "unknownColour": "something that is not known"
    default: "several colours"
    }
  }

  private func ratioText(_ lowest: Double, _ highest: Double) -> String {
    let (low, high) = (Self.number(lowest), Self.number(highest))
    return low == high ? "\(low):1" : "\(low):1 to \(high):1"
  }

  /// The ratios of the declared colours, without shadows and outlines, where the background is known.
  private func figures(_ ratios: [Double], _ below: Backdrops.Below, _ needed: Double) -> [String:
    AuditFigure]
  {
    var figures: [String: AuditFigure] = ["required": .number(needed)]
    guard below.isKnown, let lowest = ratios.min(), let highest = ratios.max() else { return figures }
    if highest - lowest < 0.005 {
      figures["ratio"] = .number(lowest)
    } else {
      figures["ratioMin"] = .number(lowest)
      figures["ratioMax"] = .number(highest)
    }
    return figures
  }

  /// Two digits after the point, never rounded up to a level that was not reached.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

/// Letters with what is drawn around and below them.
private struct Lettering {
  let color: AuditColor
  /// The colours of thin shadows, which work as an outline.
  private var outlines: [AuditColor] = []

  /// Creates the letters of a text; nil when a colour is not known.
  ///
  /// Shadows with a blur of at least a fifth of the font's size work as a background, softened; others as an outline.
  init?(_ color: AuditColor, _ appearance: ElementAppearance, below: inout Backdrops.Below) {
    var letters = color
    // An outline of at least 3 % of the size is what is seen of the letters.
    if let stroke = appearance.textStroke, stroke.width >= 0.03 { letters = stroke.color }
    self.color = letters
    let size = appearance.font?.pointSize ?? 17
    for shadow in appearance.textShadows {
      guard case .color(let shade) = shadow.color else { return nil }
      let blur = shadow.blur / max(size, 1)
      if blur > 0.1999 {
        let soft = shade.faded(by: 0.185 / (blur + 0.4))
        below.colors = below.colors.map { soft.over($0) }
      } else if blur > 0.001 {
        outlines.append(shade)
      }
      // A sharp shadow to one side surrounds nothing.
    }
  }

  /// The contrast of what is read with a background.
  func contrast(on background: AuditColor) -> Double {
    let own = AuditColor.contrast(color.over(background), background)
    guard !outlines.isEmpty else { return own }
    let outline = outlines.reduce(background) { $1.over($0) }
    return max(
      own, AuditColor.contrast(background, outline), AuditColor.contrast(outline, color.over(outline)))
  }
}
