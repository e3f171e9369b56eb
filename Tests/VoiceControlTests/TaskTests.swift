import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing
import VoiceControl

/// A list of dogs that scrolls, with a search, and a screen behind each: by voice alone.
@MainActor
@Suite("A whole task by voice")
struct TaskTests {
  private let names = ["Pinky", "Rex", "Bella", "Milo", "Luna", "Rocky", "Layla", "Coco"]

  private func list(offset: Double, search: String? = nil, favourites: Set<String> = []) -> [ScreenPart] {
    let shown = names.enumerated().filter { search.map($0.element.lowercased().contains) ?? true }
    let rows = shown.enumerated().map { place, name in
      ScreenPart.element(
        name.element, id: AccessibilityElement.ID(name.offset + 10),
        value: favourites.contains(name.element) ? "Favorite" : nil,
        frame: CGRect(x: 0, y: 200 + Double(place) * 60 - offset, width: 390, height: 60)
      ) { $0.customActions = [.init(name: "Favorite")] }
    }
    return [
      .field("Search dogs", search ?? "", isEditing: search != nil, traits: .searchField, id: 3),
      .container(.scrollView, frame: CGRect(x: 0, y: 200, width: 390, height: 240), rows),
    ]
  }

  private let details: [ScreenPart] = [
    .element("Dogs", [.button, .backButton], id: 90), .element("Call Shelter", id: 91),
    .element("Gallery", id: 92),
  ]

  @Test("Find Layla below, make her a favourite, search for her, call, and go back", arguments: ["en", "de"])
  func task(language: String) {
    var settings = Settings()
    settings.voiceControl.language = language
    let session = VoiceSession(list(offset: 0), settings: settings)
    var offset = 0.0
    var favourites: Set<String> = []
    var called = 0
    session.answer = { request, screen in
      switch (request.action, request.element) {
      case (.scroll(.down), _):
        offset = min(offset + 240, 240)
        screen.show(list(offset: offset, favourites: favourites))
      case (.custom(0), let id?):
        favourites.insert(names[Int(id) - 10])
        screen.show(list(offset: offset, favourites: favourites))
      case (.activate, 3): screen.show(list(offset: 0, search: "", favourites: favourites))
      case (.edit(.insert(let text)), 3):
        screen.show(list(offset: 0, search: text.lowercased(), favourites: favourites))
      case (.activate, 16):
        screen.show(details)
        screen.post(.screenChanged(.none))
      case (.activate, 91): called += 1
      case (.activate, 90): screen.show(list(offset: 0, favourites: favourites))
      default: return false
      }
      return true
    }
    let said =
      language == "en"
      ? [
        "tap layla", "scroll down", "favorite for layla", "tap search dogs", "layla", "tap layla",
        "call shelter", "go back",
      ]
      : [
        "tippe auf layla", "scrolle nach unten", "favorite für layla", "tippe auf search dogs", "layla",
        "tippe auf layla", "call shelter", "gehe zurück",
      ]
    session.say(said[0])
    // Out of sight, she cannot be tapped.
    #expect(session.takeActions().isEmpty)
    for phrase in said.dropFirst() { session.say(phrase) }
    #expect(favourites == ["Layla"])
    #expect(called == 1)
    #expect(session.screen.tree.elements.contains { $0.label?.string == "Pinky" })
    #expect(session.problem == nil)
  }
}
