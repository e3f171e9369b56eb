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

  /// Whether pocketsphinx and its model are installed.
  static let canHear = (try? Decoder(.english)) != nil
  static let advice = "needs pocketsphinx: apt-get install libpocketsphinx-dev pocketsphinx-en-us"

  /// Voice Control on a screen.
  struct Screen {
    private var engine = VoiceControlEngine()
    private let context: Context

    init(_ name: String) {
      context = SpokenCommands.context(of: name)
      _ = engine.handle(.start(appName: nil, isSwitchedOn: true), in: context)
      if name.hasSuffix("with numbers") { _ = engine.handle(.phrase(Phrase("show numbers")), in: context) }
    }

    var grammar: SpokenGrammar {
      mutating get { engine.grammar(in: context) }
    }

    /// Whether what was heard is what was said, or does the same: "take a screenshot" and "take screenshot".
    func understands(_ heard: String, as said: String) -> Bool {
      if heard == said.lowercased() { return true }
      let (wanted, done) = (outcome(of: said), outcome(of: heard))
      return !wanted.effects.isEmpty && wanted == done
    }

    private struct Outcome: Equatable {
      var effects: [Effect]
      var isAwake: Bool
      var mode: VoiceControlMode
    }

    /// What a phrase does, without the words at the top of the screen.
    private func outcome(of text: String) -> Outcome {
      var engine = engine
      let effects = engine.handle(.phrase(Phrase(text)), in: context).compactMap { effect -> Effect? in
        switch effect {
        case .wake: return nil
        case .overlay(var overlay):
          overlay.caption = nil
          return overlay == Overlay() ? nil : .overlay(overlay)
        default: return effect
        }
      }
      return Outcome(effects: effects, isAwake: engine.isAwake, mode: engine.mode)
    }
  }

  private static func context(of screen: String) -> Context {
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
    return Context(
      tree: ElementTree(elements: elements), settings: Settings(), now: 0,
      screenSize: CGSize(width: 390, height: 844))
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
