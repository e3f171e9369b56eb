import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@testable import AccessibilityGuide
@testable import CurbcutUIKit

@MainActor
@Suite("The accessibility guide as an app, with VoiceOver", .serialized)
struct AccessibilityGuideTests {
  let app: LiveScreen

  init() throws {
    app = try LiveScreen(example: "AccessibilityGuide", delegate: AppDelegate.self)
  }

  /// Opens an example from the list.
  private func open(_ title: String) -> [String] {
    let row = GuideViewController.Example.all.first { $0.title == title }
    app.go(to: "\(title), \(row?.summary ?? "")")
    app.activate()
    return app.walk()
  }

  @Test("The list is read section by section, and each row opens its example and comes back")
  func everyExample() {
    let heard = app.walk()
    #expect(heard.first == "Guide Guide Heading" || heard.first == "Guide Heading")
    #expect(
      heard.filter { $0.hasSuffix("Heading") }.suffix(4) == [
        "Views Heading", "Containers Heading", "Actions Heading", "Speech Heading",
      ])
    for example in GuideViewController.Example.all {
      let row = "\(example.title), \(example.summary)"
      app.send(.gesture(Gesture(.tap(1), fingers: 4, at: CGPoint(x: 100, y: 100))))
      app.go(to: row)
      #expect(app.focused == row)
      app.activate()
      let heard = app.walk()
      #expect(heard.count > 1, "\(example.title): \(heard)")
      app.scrub()
      #expect(app.focused == row)
    }
  }

  @Test("Keys of the app's keyboard are keys: no role, capital under shift, and typing is heard")
  func keyboard() {
    let heard = open("Keyboard Key")
    #expect(heard.prefix(5) == ["Guide Back button", "Keyboard Key Heading", "Text empty", "q", "w"])
    app.go(to: "shift")
    app.activate()
    #expect(app.said().last?.localizedCaseInsensitiveContains("selected") == true)
    app.go(to: "z")
    #expect(app.focused == "Z")
  }

  @Test("Stars are words and change by flicks")
  func rating() {
    let heard = open("Star Rating")
    #expect(heard.last == "Rating 3 stars adjustable Swipe up or down with one finger to adjust the value.")
    app.swipeUp()
    app.swipeDown()
    #expect(app.said() == ["4 stars", "3 stars"])
  }

  @Test("City and temperature are one stop")
  func weather() {
    #expect(
      open("Weather").suffix(3) == ["Lisbon, 24 degrees", "Oslo, 9 degrees", "Nairobi, 21 degrees"])
  }

  @Test("The facets of one view are stops of their own, in their order")
  func facets() {
    #expect(open("Facets").suffix(3) == ["Kitchen", "Bath", "Living room"])
  }

  @Test("A timetable tells rows, columns and headers")
  func timetable() {
    let heard = open("Timetable")
    #expect(heard.contains { $0.contains("10:15") && $0.contains("Leaves") })
  }

  @Test("The player is closed by a scrub and plays by a magic tap")
  func player() {
    #expect(open("Player") == ["Close Button", "Play Button"])
    app.magicTap()
    #expect(app.id("Pause") != 0)
    app.scrub()
    #expect(app.focused == "Player, Escape closes, a magic tap plays")
  }

  @Test("On a new screen the cursor starts where the app says")
  func arrivals() {
    app.go(to: "Arrivals, Where reading starts on a new screen")
    app.activate()
    #expect(app.said().last == "Arrivals Heading")
  }

  @Test("The book reads itself to its end")
  func book() {
    _ = open("Book")
    app.go(to: "Read")
    app.activate()
    #expect(
      app.said().suffix(4) == [
        "The lighthouse keeper had three cats.", "Two of them liked the sea.", "The third one liked",
        "to be asked.",
      ])
  }
}
