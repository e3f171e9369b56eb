import AssistiveTechnology
import DeviceSettings
import TestScreens
import Testing

@testable import AccessibilityTree
@testable import VoiceControl

@MainActor
@Suite("What has to be said")
struct VoiceReachTests {
  private func phrases(_ parts: [ScreenPart], _ settings: VoiceControlSettings = .init()) -> [[String]] {
    VoiceReach(ElementTree(parts), settings: settings).ways.map(\.phrases)
  }

  @Test("An item is called by its name, by the beginning of a long one, and by an input label")
  func names() {
    let parts: [ScreenPart] = [
      .element("Send"), .element("Title", .header), .element("Volume", .adjustable),
      .element("Apollo 7, the first mission with a crew"), .element("A mission without any crew at all"),
      .element("btn_42") { $0.userInputLabels = ["Help"] },
    ]
    #expect(
      phrases(parts) == [
        ["Tap Send"], ["Increment Volume"], ["Tap Apollo 7"], ["Tap A mission without"], ["Tap Help"],
      ])
  }

  @Test("Names that collide take a number, and so does an item without a name")
  func numbers() {
    let parts: [ScreenPart] = [.element("Delete"), .element("Delete"), .element(""), .element("Delete all")]
    #expect(
      phrases(parts) == [
        ["Tap Delete", "1"], ["Tap Delete", "2"], ["Show numbers", "3"], ["Tap Delete all"],
      ])
    var settings = VoiceControlSettings()
    settings.overlay = .itemNumbers
    #expect(phrases(parts, settings)[2] == ["Tap 3"])
    #expect(VoiceReach(ElementTree(parts)).ways.map(\.words) == [3, 3, 3, 3])
  }

  @Test("What an app takes out of reach is named, and what is scrolled away")
  func unreached() {
    let reach = VoiceReach(
      ElementTree([
        .element("A"), .element("B") { $0.respondsToUserInteraction = false },
        .element("C", frame: .init(x: 0, y: 5_000, width: 100, height: 44)),
      ]), screenSize: .init(width: 390, height: 844))
    #expect(reach.ways.map(\.element) == [0])
    #expect(
      reach.unreached == [
        .init(element: 1, reason: .doesNotRespond), .init(element: 2, reason: .scrolledAway),
      ])
  }

  @Test("What is listed, said to the engine, uses that item and no other", arguments: ["en", "de"])
  func isTrue(language: String) throws {
    let twins: [ScreenPart] = [
      .element("Like"), .element("Like"), .element("Volume", .adjustable), .element("Volume", .adjustable),
      .element("12"), .element("Go back"), .element(""), .element("", .toggleButton, value: "1"),
      .element("Show numbers"),
      .element("Edit", .searchField),
    ]
    for (seed, parts) in ([twins] + (0..<20).map { RandomScreens.screen(seed: $0) }).enumerated() {
      for overlay in [VoiceControlSettings.Overlay.none, .itemNumbers] {
        var settings = Settings()
        settings.voiceControl.language = language
        settings.voiceControl.overlay = overlay
        let tree = ElementTree(parts)
        for way in VoiceReach(tree, settings: settings.voiceControl).ways {
          let voice = VoiceSession(parts, settings: settings)
          _ = voice.screen.takeRequests()
          for phrase in way.phrases { voice.say(Phrase(phrase)) }
          let used = voice.screen.takeRequests().compactMap { request -> AccessibilityElement.ID? in
            switch request.action {
            case .activate, .increment: request.element
            default: nil
            }
          }
          #expect(used == [tree.elements[way.element].id], "\(language) screen \(seed): \(way.phrases)")
        }
      }
    }
  }
}
