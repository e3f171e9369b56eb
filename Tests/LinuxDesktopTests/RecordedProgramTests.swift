import AccessibilityTree
import Foundation
import Testing
import VoiceOver

@testable import LinuxDesktop

/// What a real program answered, message by message.
struct RecordedProgram {
  private struct Line: Decodable {
    var object: String
    var fact: Int
    var answer: Data
  }

  private let lines: [Line]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(
      "Recordings/\(name)")
    lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
  }

  /// Reads the program as it is read live.
  ///
  /// - Parameter isLost: which answers never come.
  func read(_ toolkit: Toolkit, losing isLost: (String, Int) -> Bool = { _, _ in false }) throws
    -> DesktopModel
  {
    let answers = Dictionary(lines.map { ("\($0.object) \($0.fact)", $0.answer) }) { first, _ in first }
    let first = try #require(lines.first)
    let cache = try #require(try BusMessage([UInt8](first.answer)))
    var model = DesktopModel(bus: try #require(cache.sender))
    model.toolkit = toolkit
    try CacheItem.read(cache) { model.takeFromCache($0) }
    model.finishCache()
    while model.hasQuestions {
      for question in model.takeQuestions(most: 16) {
        let fact = question.fact.rawValue.trailingZeroBitCount
        guard !isLost(question.reference.path, fact),
          let bytes = answers["\(question.reference.path) \(fact)"],
          let answer = try BusMessage([UInt8](bytes))
        else { continue }
        try model.take(answer, to: question)
      }
    }
    return model
  }
}

@Suite("Recorded programs")
struct RecordedProgramTests {
  private func said(_ model: DesktopModel) -> [String] {
    var reader = ScreenReader(language: "en")
    reader.verbosity.includesHints = false
    let tree = DesktopSource(model: model).tree(rules: .init(isPhone: false), expectedCount: 0)
    return reader.transcript(of: tree).map { $0.utterance.caption }
  }

  @Test("A program of GTK 3 is read from what it answered")
  func gtk3() throws {
    let program = try RecordedProgram("gtk3.jsonl")
    #expect(said(try program.read(Toolkit(name: "gtk", version: "3.24.38"))) == ExpectedWords.gtk3)
  }

  @Test("A program of GTK 4 is read from what it answered")
  func gtk4() throws {
    let program = try RecordedProgram("gtk4.jsonl")
    #expect(said(try program.read(Toolkit(name: "GTK", version: "4.8.3"))) == ExpectedWords.gtk4)
  }

  @Test("Without any answer but the cache, what it lists is read")
  func cacheOnly() throws {
    let model = try RecordedProgram("gtk3.jsonl").read(Toolkit()) { _, _ in true }
    // The windows themselves have to be asked for.
    #expect(said(model).isEmpty || said(model).contains("Feed, Button"))
    let windows = try RecordedProgram("gtk3.jsonl").read(Toolkit()) { path, _ in !path.hasSuffix("/root") }
    let words = said(windows)
    #expect(words.contains("Feed, Button"))
    #expect(words.contains("Vaccinated, Switch button, on"))
    #expect(words.contains("Walks twice a day"))
  }
}

/// What VoiceOver says of the programs beside these tests, when they have just started.
enum ExpectedWords {
  static let gtk3 = [
    "Dogs of the house, Heading", "Name", "Name, Of the dog, Text field, is editing",
    "Password, 4 bullets, Secure text field", "Feed, Button", "Vaccinated, Switch button, on",
    "Outdoors, Switch button, off", "Bathe, dimmed, Button", "selected, Small, Button", "Large, Button",
    "Appetite, 40%, adjustable", "Poodle, Button, Pop up button", "Training, 25%", "Pedigree, Link",
    "selected, Habits, Tab, 1 of 2", "Food, Tab, 2 of 2", "Walks twice a day", "Pinky, List start",
    "Rex, List end", "Dog, Heading", "Breed, Heading", "Dog, Pinky, Row 1, Column 1",
    "Breed, Beagle, Column 2", "Dog, Rex, Row 2, Column 1", "Breed, Terrier, Column 2",
  ]

  static let gtk4 = [
    "Dogs of the house", "Name, Of the dog, Text field, is editing", "Feed, Button",
    "Vaccinated, Switch button, on", "Outdoors, Switch button, off", "Bathe, dimmed, Button",
    "Appetite, 40%, adjustable", "Pinky, List start", "Rex, List end",
  ]
}
