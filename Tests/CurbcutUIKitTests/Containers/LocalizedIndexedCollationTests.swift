import CurbcutFoundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("The index of a table")
struct LocalizedIndexedCollationTests {
  @Test("Has the letters of English, and a section for all others")
  func english() {
    let collation = UILocalizedIndexedCollation.current()
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".map(String.init)
    #expect(collation.sectionTitles == letters + ["#"])
    #expect(collation.sectionIndexTitles == collation.sectionTitles)
    #expect(collation.section(forSectionIndexTitle: 3) == 3)
    #expect(collation.section(forSectionIndexTitle: 99) == 26)
    for (text, letter) in [
      ("apple", "A"), ("Émile", "E"), (" zoo", "Z"), ("7 Dwarfs", "#"), ("", "#"), ("яма", "#"),
    ] {
      let section = collation.section(for: text, collationStringSelector: Selector("description"))
      #expect(collation.sectionTitles[section] == letter, "\(text)")
    }
  }

  @Test("Sorts objects by a text of theirs, those that are equal in their order")
  func sorted() {
    let collation = UILocalizedIndexedCollation.current()
    let sorted = collation.sortedArray(
      from: ["zebra", "Étude", "apple", "etude", "Äpfel"], collationStringSelector: Selector("self"))
    #expect(sorted as? [String] == ["Äpfel", "apple", "etude", "Étude", "zebra"])
  }
}
