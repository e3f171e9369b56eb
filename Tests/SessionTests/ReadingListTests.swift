import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit
@testable import ReadingList

@MainActor
@Suite("An app of UIKit that uses SwiftUI, with VoiceOver", .serialized)
struct ReadingListTests {
  private func launch() throws -> (app: LiveScreen, library: LibraryViewController) {
    let app = try LiveScreen(example: "ReadingList", delegate: AppDelegate.self)
    let navigation = try #require(app.window.rootViewController as? UINavigationController)
    return (app, try #require(navigation.viewControllers.first as? LibraryViewController))
  }

  @Test("Rows of SwiftUI in a table of UIKit are one stop each")
  func walk() throws {
    let (app, _) = try launch()
    #expect(
      app.walk() == [
        "Reading List Heading", "Add Book Button", "Momo, Michael Ende Button",
        "Orlando, Virginia Woolf Button", "Solaris, Stanisław Lem Button",
      ])
  }

  @Test("A book is opened, finished, rated and noted, and its row says so")
  func book() throws {
    let (app, _) = try launch()
    app.go(to: "Orlando, Virginia Woolf")
    app.activate()
    #expect(app.said().last == "Reading List Back button")
    #expect(
      app.walk() == [
        "Orlando Heading", "Author, Virginia Woolf",
        "Finished Switch button off Double tap to toggle setting.",
        "Rating No stars adjustable Swipe up or down with one finger to adjust the value.", "Note Heading",
        "Write a Note Button",
      ])
    app.go(to: "Finished")
    app.activate()
    #expect(app.said() == ["on"])
    app.go(to: "Rating")
    for _ in 0..<4 { app.swipeUp() }
    #expect(app.said() == ["1 star", "2 stars", "3 stars", "4 stars"])
    app.go(to: "Write a Note")
    app.activate()
    app.go(to: "Note")
    app.go(to: "Done")
    app.activate()
    app.scrub()
    #expect(app.walk().contains("Orlando, Virginia Woolf, Finished Button"))
  }
}
