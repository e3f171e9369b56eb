import AssistiveTechnology
import DeviceSettings
import Foundation
import Speech
import Testing
import VoiceControl

@testable import AccessibilityTree
@testable import Hearing

/// The commands that are said, and the screens on which they are.
enum SpokenCommands {
  static let voices = ["en-us", "en-us+f3", "en-gb"]

  /// The commands of `commands.txt` by screen, in order.
  static let all: [(screen: String, commands: [String])] = {
    guard
      let url = Bundle.module.url(forResource: "commands", withExtension: "txt", subdirectory: "Fixtures"),
      let text = try? String(contentsOf: url, encoding: .utf8)
    else { return [] }
    var result: [(screen: String, commands: [String])] = []
    for line in text.split(separator: "\n") where !line.hasPrefix("#") {
      if line.hasPrefix("[") {
        result.append((String(line.dropFirst().dropLast()), []))
      } else if !result.isEmpty {
        result[result.count - 1].commands.append(String(line))
      }
    }
    return result
  }()

  /// Voice Control on a screen, as far as it knows what can be said there.
  static func grammar(of screen: String) -> SpokenGrammar {
    var elements: [AccessibilityElement] = []
    if screen == "note" {
      elements = [
        AccessibilityElement(
          id: 1, label: "Note", traits: [.textEntry, .isEditing],
          frame: CGRect(x: 0, y: 100, width: 390, height: 200)),
        AccessibilityElement(
          id: 2, label: "Done", traits: .button, frame: CGRect(x: 0, y: 400, width: 390, height: 40)),
      ]
      elements[0].details.text = .init("The quick brown fox jumps over the lazy dog", isEditable: true)
    } else {
      let names = [
        "Layla", "Pinky", "Biscuit", "Search", "Gallery", "Call Shelter", "Favorite", "Settings", "Map",
        "Share", "Volume",
      ]
      for (index, name) in names.enumerated() {
        elements.append(
          AccessibilityElement(
            id: AccessibilityElement.ID(index + 1), label: AccessibilityText(name),
            traits: name == "Volume" ? .adjustable : .button,
            frame: CGRect(x: 0, y: 60 * Double(index), width: 390, height: 50)))
      }
      elements[0].details.customActions = [.init(name: "Adopt")]
    }
    let context = Context(
      tree: ElementTree(elements: elements), settings: Settings(), now: 0,
      screenSize: CGSize(width: 390, height: 844))
    var engine = VoiceControlEngine()
    _ = engine.handle(.start(appName: nil, isSwitchedOn: true), in: context)
    if screen.hasSuffix("with numbers") { _ = engine.handle(.phrase(Phrase("show numbers")), in: context) }
    return engine.grammar(in: context)
  }

  /// What a voice says, as a file of sound that is read again.
  static func sound(_ text: String, voice: String) throws -> RecordedSound {
    let audio = try EspeakSynthesizer().synthesize(
      SpeechScript([.init(text)]), settings: SpeechSettings(rate: 0.45, voice: voice))
    return try RecordedSound(wav: audio.wavData, file: "\(text).wav")
  }
}

extension ElementTree {
  /// A screen of these elements without containers.
  fileprivate init(elements: [AccessibilityElement]) {
    self.init()
    self.elements = elements
    places = elements.map { _ in Place() }
    roots = elements.indices.map { .element($0) }
    depths = elements.indices.map { Int32($0) }
  }
}
