import CurbcutUIKit
import Testing

@MainActor
@Suite("Attributed strings, of Swift and of Objective-C")
struct AttributedStringConversionTests {
  @Test("looks and links go there and back")
  func thereAndBack() throws {
    let url = try #require(URL(string: "https://example.org"))
    let old = NSMutableAttributedString(string: "Plain ")
    old.append(
      NSAttributedString(
        string: "bold",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red,
          .underlineStyle: NSUnderlineStyle.single.rawValue, .link: url,
        ]))
    let new = AttributedString(old)
    #expect(String(new.characters) == "Plain bold")
    let run = try #require(new.runs.last)
    #expect(run.uiKit.font == UIFont.boldSystemFont(ofSize: 20))
    #expect(run.uiKit.underlineStyle == .single)
    let back = NSAttributedString(new)
    #expect(back.string == old.string)
    let attributes = back.attributes(at: 7, effectiveRange: nil)
    #expect(attributes[.foregroundColor] as? UIColor == .red)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
    #expect(attributes[.link] as? URL == url)
    #expect(back.attributes(at: 0, effectiveRange: nil).isEmpty)
  }

  @Test("how a text is spoken goes with it")
  func speech() {
    var text = AttributedString("WHO")
    text.accessibilitySpeechSpellsOutCharacters = true
    text.accessibilityHeadingLevel = .h2
    let attributes = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    #expect(attributes[.accessibilitySpeechSpellOut] as? Bool == true)
    #expect(attributes[.accessibilityTextHeadingLevel] as? Int == 2)
  }

  @Test("a container is made of old attributes")
  func container() {
    let title = AttributedString(
      "Pay", attributes: AttributeContainer([.font: UIFont.systemFont(ofSize: 18), .kern: 2]))
    #expect(title.uiKit.font == UIFont.systemFont(ofSize: 18))
    #expect(title.uiKit.kern == 2)
  }
}
