import AccessibilityTree

/// A title is no heading, or a screen with text has none.
///
/// Which text is a title is told by its style, or by letters that are larger than those of the rest. Where nothing looks
/// like a title, a screen of many texts may need one; a short screen needs none.
public struct HeadingMissing: AuditRule {
  public static let about = RuleDescription(
    "heading-missing", title: "A heading is missing",
    why: "Headings are how somebody who does not see the screen gets an overview of it and jumps to a part.",
    audit: .trait, criterion: .infoAndRelationships, severity: .moderate,
    fix: "Add the header trait to the text that names the screen or the part.", page: ApplePage.traits)

  public init() {}

  /// From how many texts on a screen without anything like a title may need one.
  private static let manyTexts = 8

  public func judge(_ screen: JudgedScreen, into outcome: inout RuleOutcome) {
    let survey = Survey(screen)
    for (place, index) in survey.styled.enumerated() {
      guard !screen.facts[index].role.contains(.header) else {
        outcome.add(.pass, at: index)
        continue
      }
      let style = screen.screen.appearance(of: index)?.font?.textStyle ?? ""
      let measured = "text in the style \(style) without the header trait"
      let next = survey.styled.dropFirst(place + 1).first ?? screen.nodes.count
      let below = screen.nodes.indices[(index + 1)..<next].filter { screen.facts[$0].isJudged }
      // Large figures and words, each with a caption, are no headings of one another.
      outcome.add(
        place > 0 && below.count < 2
          ? .review(measured + ", which may be a value", required: "the header trait", reason: "value")
          : .fail(measured, required: "the header trait"), at: index)
    }
    let fails = survey.styled.contains { !screen.facts[$0].role.contains(.header) }
    guard survey.textCount > 0, !survey.isAlert, !fails else { return }
    if survey.hasHeader { return outcome.add(.pass, at: nil) }
    let required = "a heading at least"
    guard survey.knowsViews else {
      // A recording seldom says which text is a heading.
      return outcome.add(
        survey.textCount >= Self.manyTexts
          ? .review("no heading among \(survey.textCount) texts", required: required, reason: "recording")
          : .pass, at: nil)
    }
    guard survey.knowsFonts else {
      return outcome.add(.fail("no heading on the screen", required: required), at: nil)
    }
    if let largest = survey.title {
      return outcome.add(
        .review(
          "“\(screen.facts[largest].label)” looks like a title, and no heading is on the screen",
          required: "the header trait, if it is one", reason: "size"), at: largest)
    }
    outcome.add(
      survey.textCount >= Self.manyTexts
        ? .review("no heading among \(survey.textCount) texts", required: required, reason: "manyTexts")
        : .pass,
      at: nil)
  }

  /// What texts and headings a screen has.
  private struct Survey {
    var hasHeader = false
    var isAlert = false
    var textCount = 0
    /// Whether anything is known of how the texts look, and whether their fonts are.
    var knowsViews = false
    var knowsFonts = false
    /// The texts in a style of titles.
    var styled: [Int] = []
    /// The text that is larger than the others by a quarter at least; nil when there is none.
    var title: Int?

    init(_ screen: JudgedScreen) {
      var sizes: [(size: Double, index: Int)] = []
      for index in screen.nodes.indices {
        let node = screen.nodes[index]
        if node.container == .alert || screen.facts[index].kind == .alert
          || node.element.traits.contains(.alert)
        {
          isAlert = true
        }
        if screen.screen.appearance(of: index)?.font != nil { knowsFonts = true }
        guard screen.facts[index].isJudged else { continue }
        let role = screen.facts[index].role
        if role.contains(.header) { hasHeader = true }
        guard !role.contains(.system), !screen.facts[index].label.isEmpty else { continue }
        if role.contains(.text) { textCount += 1 }
        guard let appearance = screen.screen.appearance(of: index) else { continue }
        if appearance.viewFrame != nil { knowsViews = true }
        guard let font = appearance.font, !appearance.isDecorative, !role.contains(.interactive) else {
          continue
        }
        if let style = font.textStyle, TextStyleSizes.isTitle(style), Self.isTitle(screen.facts[index].label)
        {
          styled.append(index)
        }
        if let size = font.pointSize, role.contains(.text) { sizes.append((size, index)) }
      }
      let ordered = sizes.map(\.size).sorted()
      guard ordered.count > 1, let largest = ordered.last else { return }
      let usual = ordered[(ordered.count - 1) / 2]
      let candidates = sizes.filter { $0.size == largest && Self.isTitle(screen.facts[$0.index].label) }
      if largest >= usual * 1.25, candidates.count == 1 { title = candidates[0].index }
    }

    /// Figures are often large and are no titles: a balance, a time, a temperature.
    private static func isTitle(_ label: String) -> Bool {
      label.contains(where: \.isLetter) && label.count <= 100
    }
  }
}
