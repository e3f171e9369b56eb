import DeviceSettings
import Testing

@testable import AssistiveTouch

@Suite("The words of AssistiveTouch")
struct WordTests {
  @Test("Every action, item and phrase has English words, and no language has others")
  func complete() {
    let english = AssistiveTouchWords.keys(of: "en")
    #expect(Set(english["actions"] ?? []) == Set(([.none] + AssistiveTouchAction.plain).map(\.name)))
    #expect(Set(english["phrases"] ?? []) == Set(AssistiveTouchWords.Phrase.allCases.map(\.rawValue)))
    #expect(Set(english["shortcut"] ?? []) == Set(AccessibilityShortcut.Item.allCases.map(\.rawValue)))
    for language in AssistiveTouchWords.languages {
      for (section, keys) in AssistiveTouchWords.keys(of: language) {
        #expect(Set(keys).isSubset(of: english[section] ?? []), "\(language)")
      }
    }
  }

  @Test("The English titles of the shortcut are those of Settings")
  func titles() {
    let words = AssistiveTouchWords(language: "en")
    for item in AccessibilityShortcut.Item.allCases { #expect(words.title(of: item) == item.title) }
  }

  @Test("A language that there are no words in shows English ones; a gesture is called by its name")
  func fallback() {
    #expect(AssistiveTouchWords(language: "fi").title(of: AssistiveTouchAction.device) == "Device")
    #expect(AssistiveTouchWords(language: "de-AT").title(of: AssistiveTouchAction.device) == "Gerät")
    #expect(AssistiveTouchWords(language: "de").title(of: AssistiveTouchAction.siri) == "Siri")
    #expect(AssistiveTouchWords(language: "en").title(of: .gesture("Wave")) == "Wave")
    #expect(AssistiveTouchWords(language: "en").phrase(.gesture, "3") == "Gesture 3")
  }

  @Test("Every action that asks the system has a title that no other one has")
  func distinct() {
    let titles = AssistiveTouchAction.plain.map(AssistiveTouchWords(language: "en").title(of:))
    #expect(Set(titles).count == titles.count)
  }
}
