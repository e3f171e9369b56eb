import AssistiveTechnology
import DeviceSettings
import TestScreens
import Testing

@testable import KeyboardAccess

@Suite("The keys of commands")
struct AssignmentTests {
  @Test("Every command is in the table once, and no two have the same keys")
  func table() {
    let table = CommandTable.standard
    let commands = table.sections.flatMap(\.commands)
    #expect(commands.count == KeyboardCommand.allCases.count)
    #expect(Set(commands) == Set(KeyboardCommand.allCases))
    let keys = commands.compactMap { table.defaultKeys(of: $0) }
    #expect(keys.count == 26)
    #expect(keys.allSatisfy { KeyPress(named: $0) != nil })
    let assignments = KeyAssignments()
    #expect(commands.filter { assignments.keys(of: $0) != nil }.count == keys.count)
  }

  @Test("Every command and section has a title, and every word stands for one")
  func words() {
    let english = KeyboardWords(language: "en")
    for command in KeyboardCommand.allCases { #expect(english.title(of: command) != command.rawValue) }
    for section in CommandTable.standard.sections {
      #expect(english.title(ofSection: section.name) != section.name)
    }
    for phrase in KeyboardWords.Phrase.allCases { #expect(english.phrase(phrase) != phrase.rawValue) }
    #expect(KeyboardWords.languages == ["de", "en"])
    for language in KeyboardWords.languages {
      let keys = KeyboardWords.keys(of: language)
      for key in keys["commands"] ?? [] { #expect(KeyboardCommand(rawValue: key) != nil, "\(key)") }
      for key in keys["keys"] ?? [] { #expect(KeyPress.names.contains(key), "\(key)") }
      for key in keys["phrases"] ?? [] {
        #expect(KeyboardWords.Phrase(rawValue: key) != nil, "\(key)")
      }
    }
    #expect(KeyboardWords(language: "de-CH").title(of: .goBack) == "Zurück")
    #expect(KeyboardWords(language: "de").title(of: .siri) == "Siri")
    #expect(KeyboardWords(language: "xx").title(of: .goBack) == "Go back")
  }

  @Test("Keys are given to a command, taken away, and given back")
  func assign() throws {
    var assignments = KeyAssignments()
    let press = try #require(KeyPress(named: "tab+l"))
    try assignments.assign(press, to: .nextLink)
    #expect(assignments.command(for: press) == .nextLink)
    try assignments.assign(nil, to: .home)
    #expect(assignments.keys(of: .home) == nil)
    #expect(assignments.chosen == ["nextLink": "tab+l", "home": ""])
    let read = KeyAssignments(assignments.chosen)
    #expect(read == assignments)
    assignments.restoreDefaults()
    #expect(assignments == KeyAssignments())
    #expect(assignments.keys(of: .home) == "fn+h")
    // The default keys are not stored as a choice.
    try assignments.assign(KeyPress(named: "fn+h"), to: .home)
    #expect(assignments.chosen.isEmpty)
  }

  @Test("Keys of another command are refused with its name, keys that type or edit altogether")
  func refused() throws {
    var assignments = KeyAssignments()
    let words = KeyboardWords(language: "en")
    func refusal(_ name: String) -> KeyAssignments.Refusal? {
      guard let press = KeyPress(named: name) else { return nil }
      do throws(KeyAssignments.Refusal) {
        try assignments.assign(press, to: .nextLink)
        return nil
      } catch {
        return error
      }
    }
    #expect(refusal("tab+h") == .assigned(.help))
    #expect(
      words.reason(.assigned(.help)) == "This shortcut is already assigned to the “Help” command")
    for name in [
      "a", "shift+a", "option+a", "return", "command+escape", "delete", "tab+space", "shift+control",
    ] {
      #expect(refusal(name) == .notAllowed, "\(name)")
    }
    for name in ["command+l", "f5", "fn+l", "tab+up"] { #expect(refusal(name) == nil, "\(name)") }
  }

  @Test("What was chosen for an unknown command or key counts for nothing; a choice comes before a default")
  func file() throws {
    let assignments = KeyAssignments(["fly": "tab+l", "nextLink": "hyper+l", "nextButton": "tab+h"])
    #expect(assignments.keys(of: .nextLink) == nil)
    #expect(assignments.keys(of: .nextButton) == "tab+h")
    #expect(assignments.keys(of: .help) == nil)
  }

  @MainActor
  @Test("A changed assignment holds from the next key on")
  func settings() {
    let session = KeyboardSession([.element("A"), .element("B", .link)])
    session.session.settings.fullKeyboardAccess.commands = ["nextLink": "command+l", "moveForward": ""]
    #expect(session.walk("tab", "command+l") == ["A", "B"])
  }

  @Test("Keys are shown with their signs")
  func signs() throws {
    let words = KeyboardWords(language: "en")
    func text(_ name: String) throws -> String { words.keys(try #require(KeyPress(named: name))) }
    #expect(try text("control+shift+tab") == "⌃ ⇧ Tab")
    #expect(try text("control+option+shift+command+.") == "⌃ ⌥ ⇧ ⌘ .")
    #expect(try text("tab+left") == "Tab ←")
    #expect(KeyboardWords(language: "de").keys(KeyPress("space")) == "Leertaste")
  }
}
