import Testing

@testable import CurbcutSwiftUI

private enum MentionAttribute: AttributedStringKey {
  typealias Value = Int
  static let name = "Mention"
  static let inheritedByAddedText = false
}

private struct NoteScope: AttributeScope {
  let mention: MentionAttribute
  let font: AttributeScopes.SwiftUIAttributes.FontAttribute
  let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
}

/// Fonts are either those of titles or none.
private struct TitleFonts: AttributedTextValueConstraint {
  typealias Scope = NoteScope
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.FontAttribute

  func constrain(_ container: inout Attributes) {
    guard let font = container.font else { return }
    let isBold = font.resolve(in: EnvironmentValues().fontResolutionContext).isBold
    container.font = isBold ? .title : nil
  }
}

/// Mentions are green, and titles that are none are red.
private struct Colors: AttributedTextValueConstraint {
  typealias Scope = NoteScope
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  let known: Set<Int>

  func constrain(_ container: inout Attributes) {
    if let mention = container[MentionAttribute.self], known.contains(mention) {
      container.foregroundColor = .green
    } else {
      container.foregroundColor = container.font == .title ? .red : nil
    }
  }
}

private struct NoteDefinition: AttributedTextFormattingDefinition {
  var known: Set<Int> = [1]
  var hasLines = true

  var body: some AttributedTextFormattingDefinition<NoteScope> {
    TitleFonts()
    Colors(known: known)
    if hasLines { ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single) }
  }
}

/// What formatting definitions make of texts.
@MainActor
@Suite(.serialized)
struct TextFormattingTests {
  private typealias Scope = AttributeScopes.SwiftUIAttributes

  private func constrained(
    _ definition: NoteDefinition = NoteDefinition(), _ change: (inout AttributeContainer) -> Void
  ) -> AttributeContainer {
    var container = AttributeContainer()
    change(&container)
    definition.constrain(&container)
    return container
  }

  @Test func constraintsAreAppliedInOrderEachToWhatThoseBeforeMade() {
    let bold = constrained { $0[Scope.FontAttribute.self] = .body.bold() }
    #expect(bold[Scope.FontAttribute.self] == .title)
    #expect(bold[Scope.ForegroundColorAttribute.self] == .red)
    let light = constrained {
      $0[Scope.FontAttribute.self] = .body
      $0[Scope.ForegroundColorAttribute.self] = .blue
    }
    #expect(light[Scope.FontAttribute.self] == nil && light[Scope.ForegroundColorAttribute.self] == nil)
    let mention = constrained { $0[MentionAttribute.self] = 1 }
    #expect(mention[Scope.ForegroundColorAttribute.self] == .green)
    #expect(
      constrained { $0[MentionAttribute.self] = 2 }[Scope.ForegroundColorAttribute.self] == nil)
  }

  @Test func aValueThatIsNotAllowedBecomesTheDefault() {
    let dotted = Text.LineStyle(pattern: .dot)
    let lined = constrained { $0[Scope.UnderlineStyleAttribute.self] = dotted }
    #expect(lined[Scope.UnderlineStyleAttribute.self] == .single)
    #expect(constrained { _ in }[Scope.UnderlineStyleAttribute.self] == nil)
    let free = constrained(NoteDefinition(hasLines: false)) {
      $0[Scope.UnderlineStyleAttribute.self] = dotted
    }
    #expect(free[Scope.UnderlineStyleAttribute.self] == dotted)
  }

  private func drawn(_ text: AttributedString, _ environment: EnvironmentValues) -> [UIColor?] {
    let drawn = ResolvedText(Text(text), environment).drawn
    return (0..<drawn.length).map {
      drawn.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
    }
  }

  @Test func textsAreShownAsTheDefinitionSaysWithoutWhatItsScopeLacks() {
    var text = AttributedString("ab")
    text[text.startIndex..<text.index(afterCharacter: text.startIndex)][MentionAttribute.self] = 1
    text.backgroundColor = Color.yellow
    var environment = EnvironmentValues()
    environment.textFormatting = TextFormatting(NoteDefinition())
    let colors = drawn(text, environment)
    #expect(
      colors.count == 2 && colors[0] == Color.green.platformColor(environment) && colors[1] != colors[0])
    let ground = ResolvedText(Text(text), environment).drawn.attribute(
      .backgroundColor, at: 0, effectiveRange: nil)
    #expect(ground == nil)
    // A scope alone leaves out, and changes nothing.
    environment.textFormatting = TextFormatting(AttributedTextFormatting.EmptyDefinition<NoteScope>())
    #expect(drawn(text, environment)[0] == drawn(text, environment)[1])
    environment.textFormatting = nil
    #expect(
      ResolvedText(Text(text), environment).drawn.attribute(.backgroundColor, at: 0, effectiveRange: nil)
        != nil)
  }

  @Test func whatIsTypedBehindAMentionIsNotPartOfIt() {
    var text = AttributedString("Anna")
    text[MentionAttribute.self] = 1
    text.foregroundColor = Color.red
    let selection = AttributedTextSelection(insertionPoint: text.endIndex)
    let typing = selection.typingAttributes(in: text)
    #expect(typing[MentionAttribute.self] == nil && typing[Scope.ForegroundColorAttribute.self] == .red)
  }

  @Test func aSelectionFollowsATransformedText() {
    var text = AttributedString("one two")
    let two = text.index(text.startIndex, offsetByCharacters: 4)
    var selection = AttributedTextSelection(range: two..<text.endIndex)
    text.transform(updating: &selection) { $0.insert(AttributedString("and "), at: two) }
    #expect(String(text.characters) == "one and two")
    #expect(String(text[selection].characters) == "two")
    #expect(selection.attributes(in: text)[\.foregroundColor] == [nil])
  }

  @Test func aTextGoesToOthersAsRichTextAndComesBack() throws {
    var text = AttributedString("Hellö ")
    text.font = .title.bold()
    text.foregroundColor = Color(red: 1, green: 0, blue: 0)
    text += AttributedString("wörld")
    let environment = EnvironmentValues()
    let carried = AttributedTextFormatting.Transferable(text: text, in: environment)
    let back = try AttributedString(transferable: carried, in: environment)
    #expect(String(back.characters) == "Hellö wörld")
    let first = try #require(back.runs.first)
    #expect(
      first.attributes[Scope.FontAttribute.self]?.resolve(in: environment.fontResolutionContext).isBold
        == true)
    let color = try #require(first.attributes[Scope.ForegroundColorAttribute.self])
    #expect(color.platformColor(environment).cgColor.srgb.red > 0.99)
  }
}
