import CurbcutSwiftUI
import Testing

/// What a file that imports SwiftUI alone writes about the looks of an attributed string.
@MainActor
@Suite struct AttributedStringTests {
  // [O] CVS AttributedStringsView
  @Test func namesThatUIKitHasAsWellAreThoseOfSwiftUI() {
    var text = AttributedString("$99")
    text.strikethroughStyle = .single
    text.foregroundColor = .red
    text.font = .body
    text.inlinePresentationIntent = .stronglyEmphasized
    text.mergeAttributes(AttributeContainer.backgroundColor(.blue))
    #expect(text.swiftUI.strikethroughStyle == Text.LineStyle.single)
    #expect(text.swiftUI.foregroundColor == Color.red)
    #expect(text.swiftUI.font == Font.body)
    #expect(text.swiftUI.backgroundColor == Color.blue)
    #expect(text.inlinePresentationIntent == .stronglyEmphasized)
  }

  @Test func aColorOfUIKitIsKeptInItsOwnScope() {
    var text = AttributedString("$99")
    text.foregroundColor = UIColor.red
    #expect(text.uiKit.foregroundColor == UIColor.red)
    #expect(text.swiftUI.foregroundColor == nil)
  }
}
