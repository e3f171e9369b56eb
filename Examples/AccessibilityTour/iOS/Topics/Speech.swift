import SwiftUI

extension Topic {
  /// How a text is spoken.
  @MainActor static var speech: [Exhibit] {
    [
      Exhibit(".speechSpellsOutCharacters()", says: "abCayer-muQai") {
        Text("abCayer-muQai").speechSpellsOutCharacters()
      },
      Exhibit(".speechAlwaysIncludesPunctuation()", says: "Really? Yes!") {
        Text("Really? Yes!").speechAlwaysIncludesPunctuation()
      },
      Exhibit(".speechAdjustedPitch(0.5)", says: "Higher") {
        Text("Higher").speechAdjustedPitch(0.5)
      },
      Exhibit(".accessibilityTextContentType(.sourceCode)", says: "let a = 1") {
        Text(verbatim: "let a = 1").monospaced()
          .accessibilityTextContentType(.sourceCode)
      },
    ]
  }
}
