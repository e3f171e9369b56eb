import AccessibilityTree
import DeviceSettings
import Foundation
import KeyboardAccess
import SwitchControl
import VoiceControl

/// The ways of Switch Control, Voice Control and Full Keyboard Access over a screen that stays as it is.
public struct OtherWays: Sendable {
  private let keys: [AccessibilityElement.ID: KeyboardReach.Way]
  private let switches: [AccessibilityElement.ID: SwitchReach.Way]
  private let voice: [AccessibilityElement.ID: VoiceReach.Way]
  /// What they do not reach.
  public let unreached: [ReachReport.Unreached]
  /// How many times the effort with switches is the least that any grouping could take; nil where nothing is scanned.
  let switchRatio: Double?

  /// Follows the ways.
  ///
  /// - Parameters:
  ///   - tree: the screen.
  ///   - screenSize: its size in points; nil when unknown.
  ///   - settings: the scheme of the switches, how Voice Control is set, and the language.
  ///   - isRightToLeft: whether the screen is laid out from right to left, which the arrow keys follow.
  public init(
    _ tree: ElementTree, screenSize: CGSize? = nil, settings: Settings = Settings(),
    isRightToLeft: Bool = false
  ) {
    func byElement<Way>(_ ways: [Way], _ element: (Way) -> Int) -> [AccessibilityElement.ID: Way] {
      Dictionary(ways.map { (tree.elements[element($0)].id, $0) }, uniquingKeysWith: { first, _ in first })
    }
    let keyboard = KeyboardReach(tree, isRightToLeft: isRightToLeft)
    let scanning = SwitchReach(tree, screenSize: screenSize, settings: settings.switchControl)
    let speaking = VoiceReach(
      tree, screenSize: screenSize, settings: settings.voiceControl,
      language: settings.systemLanguage ?? settings.language)
    keys = byElement(keyboard.ways.filter { $0.fewest < .max }, \.element)
    switches = byElement(scanning.ways, \.element)
    voice = byElement(speaking.ways, \.element)
    switchRatio = scanning.ways.isEmpty ? nil : (scanning.ratio * 100).rounded() / 100
    unreached =
      scanning.unreached.map {
        .init(tree.elements[$0.element], by: .switchControl, reason: Self.words($0.reason == .scrolledAway))
      }
      + speaking.unreached.map {
        .init(tree.elements[$0.element], by: .voiceControl, reason: Self.words($0.reason == .scrolledAway))
      }
      + keyboard.unreached.map {
        .init(tree.elements[$0], by: .fullKeyboardAccess, reason: Self.words(false))
      }
      + keyboard.ways.filter { $0.fewest == .max }.map {
        .init(tree.elements[$0.element], by: .fullKeyboardAccess, reason: "no key leads to it")
      }
  }

  private static func words(_ isScrolledAway: Bool) -> String {
    isScrolledAway ? "scroll first" : "the app says that it does not respond"
  }

  /// Adds what it takes to reach an element.
  func note(_ id: AccessibilityElement.ID, in stop: inout ReachReport.Stop) {
    if let way = keys[id] {
      stop.keystrokes = way.fewest
      if way.keystrokes == way.fewest { stop.keys = way.keys }
    }
    if let way = switches[id] {
      stop.switchPresses = way.presses
      stop.switchSeconds = ReachReport.rounded(way.seconds)
    }
    stop.phrases = voice[id]?.phrases
  }
}
