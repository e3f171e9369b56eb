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
  private func launch() throws -> LiveScreen {
    try LiveScreen(example: "AccessibilityGuide", delegate: AppDelegate.self)
  }

  /// Opens an example from the list.
  private func open(_ title: String, in app: LiveScreen) -> [String] {
    let row = GuideViewController.Example.all.first { $0.title == title }
    app.go(to: "\(title), \(row?.summary ?? "")")
    app.activate()
    return app.walk()
  }

  @Test("The list is read section by section, and each row opens its example and comes back")
  func everyExample() throws {
    let app = try launch()
    let heard = app.walk()
    #expect(heard.first == "Guide Heading")
    #expect(
      heard.filter { $0.hasSuffix("Heading") }.suffix(4) == [
        "Views Heading", "Containers Heading", "Actions Heading", "Speech Heading",
      ])
    for example in GuideViewController.Example.all {
      let row = "\(example.title), \(example.summary)"
      app.go(to: row)
      #expect(app.focused == row)
      app.activate()
      let heard = app.walk()
      #expect(!heard.isEmpty, "\(example.title)")
      app.scrub()
      #expect(app.focused == row)
    }
  }

  @Test("Keys of the app's keyboard are keys: no role, capital under shift, and typing is heard")
  func keyboard() throws {
    let app = try launch()
    let heard = open("Keyboard Key", in: app)
    #expect(heard.prefix(5) == ["Guide Back button", "Keyboard Key Heading", "Text empty", "q", "Quebec"])
    app.go(to: "shift")
    app.activate()
    #expect(app.said().last?.localizedCaseInsensitiveContains("selected") == true)
    app.go(to: "Z")
    app.activate()
    app.go(to: "z")
    app.activate()
    app.go(to: "Text")
    app.previous()
    app.next()
    #expect(app.said().last == "Text Zz")
  }

  @Test("Stars are words and change by flicks")
  func rating() throws {
    let app = try launch()
    let heard = open("Star Rating", in: app)
    #expect(heard.last == "Rating 3 stars adjustable Swipe up or down with one finger to adjust the value.")
    app.swipeUp()
    app.swipeDown()
    #expect(app.said() == ["4 stars", "3 stars"])
  }

  @Test("City and temperature are one stop")
  func weather() throws {
    let app = try launch()
    #expect(
      open("Weather", in: app).suffix(3) == ["Lisbon, 24 degrees", "Oslo, 9 degrees", "Nairobi, 21 degrees"])
  }

  @Test("The facets of one view are stops of their own, in their order")
  func facets() throws {
    let app = try launch()
    #expect(open("Facets", in: app).suffix(3) == ["Kitchen", "Bath", "Living room"])
  }

  @Test("A timetable tells rows, columns and headers")
  func timetable() throws {
    let app = try launch()
    let heard = open("Timetable", in: app)
    #expect(heard.contains { $0.contains("10:15") && $0.contains("Leaves") })
  }

  @Test("The player is closed by a scrub and plays by a magic tap")
  func player() throws {
    let app = try launch()
    #expect(open("Player", in: app) == ["Close Button", "Play Button"])
    app.magicTap()
    #expect(app.id("Pause") != 0)
    app.scrub()
    #expect(app.focused == "Player, Escape closes, a magic tap plays")
  }

  @Test("On a new screen the cursor starts where the app says")
  func arrivals() throws {
    let app = try launch()
    app.go(to: "Arrivals, Where reading starts on a new screen")
    app.activate()
    #expect(app.said().last == "Arrivals Heading")
  }

  @Test("The book reads itself to its end")
  func book() throws {
    let app = try launch()
    _ = open("Book", in: app)
    app.go(to: "Read")
    app.activate()
    #expect(
      app.said().suffix(4) == [
        "The lighthouse keeper had three cats.", "Two of them liked the sea.", "The third one liked",
        "to be asked.",
      ])
  }
}
