import AssistiveTechnology
import CurbcutSwiftUI
import DeviceSettings
import Testing

@testable import CurbcutUIKit
@testable import DogAdoption
@testable import DogAdoptionSwiftUI

/// The dog adoption app in SwiftUI: what is heard is what is heard of the one in UIKit.
@MainActor
@Suite("The dog adoption app in SwiftUI, with VoiceOver", .serialized)
struct DogAdoptionSwiftUITests {
  private func launch(_ settings: Settings = Settings()) throws -> LiveScreen {
    let delegate: AnyClass = try #require(AppEntry.delegateClass(for: DogAdoptionApp.self))
    let app = try LiveScreen(example: "DogAdoptionSwiftUI", delegate: delegate, settings: settings)
    UIKitHost.shared.openedURLs = []
    return app
  }

  @Test("Is read word for word like the app in UIKit", arguments: ["en", "de"])
  func sameWords(language: String) throws {
    var settings = Settings()
    settings.language = language
    let original = try LiveScreen(
      example: "DogAdoption", delegate: DogAdoption.AppDelegate.self, settings: settings)
    let words = original.walk()
    #expect(words.count == 10)
    #expect(try launch(settings).walk() == words)
  }

  @Test("Flicks up and down show other dogs, and the facts follow")
  func picker() throws {
    let app = try launch()
    app.go(to: "Dog Picker")
    app.swipeUp()
    #expect(app.said() == ["Otto"])
    app.swipeDown()
    #expect(app.said() == ["Luna"])
    app.swipeDown()
    #expect(app.said() == ["Luna"])
    app.swipeUp()
    _ = app.said()
    app.next()
    app.next()
    #expect(app.said() == ["Add to favorites Button", "Name, Otto"])
    app.go(to: "Age, 1 year")
    #expect(app.focused == "Age, 1 year")
  }

  @Test("On an iPad, commands of the menu bar change what is shown, and follow it")
  func menuBar() throws {
    let delegate: AnyClass = try #require(AppEntry.delegateClass(for: DogAdoptionApp.self))
    let app = try LiveScreen(example: "DogAdoptionSwiftUI", delegate: delegate, device: .iPadPro11)
    func choose(_ command: String) throws {
      app.send(.key(KeyPress("m", modifiers: .function)))
      app.go(to: "Browse")
      app.activate()
      app.go(to: command)
      app.activate()
    }
    app.go(to: "Dog Picker")
    try choose("Next Dog")
    #expect(app.focused == "Dog Picker")
    app.go(to: "Name, Otto")
    #expect(app.focused == "Name, Otto")
    try choose("Add to favorites")
    app.go(to: "Remove from favorites")
    #expect(app.focused == "Remove from favorites")
    try choose("Remove from favorites")
    #expect(app.focused == "Add to favorites")
  }

  @Test("A swipe with three fingers turns the page, and says the place")
  func scroll() throws {
    let app = try launch()
    app.go(to: "Dog Picker")
    app.send(.gesture(Gesture(.swipe(.left), fingers: 3)))
    #expect(app.said().contains("Otto, 2 of 4"))
  }

  @Test("The shelter offers its buttons as actions")
  func shelter() throws {
    let app = try launch()
    app.go(to: "Happy Tails Shelter, 12 Orchard Lane")
    var names: Set<String> = []
    for _ in 0..<2 {
      app.swipeUp()
      names.formUnion(app.said())
    }
    #expect(names.isSuperset(of: ["Open address in Maps", "Call"]))
    for _ in 0..<3 where app.session.transcript.last?.text != "Call" { app.swipeUp() }
    app.activate()
    #expect(UIKitHost.shared.openedURLs.map(\.absoluteString) == ["tel:+1-555-0100"])
  }

  @Test("The gallery opens with the focus in it, holds the focus, and a scrub closes it")
  func gallery() throws {
    let app = try launch()
    app.go(to: "Gallery")
    app.activate()
    #expect(app.said().contains("Pictures of Luna Heading"))
    app.go(to: "Photo 3 of 3 of Luna")
    app.next()
    #expect(app.focused == "Close")
    app.scrub()
    #expect(app.focused == "Gallery")
  }

  @Test("A favorite is a row that leads back to its dog, and is deleted while the list is edited")
  func favorites() throws {
    let app = try launch()
    app.go(to: "Add to favorites")
    app.activate()
    #expect(app.said().last?.contains("Remove from favorites") == true)
    app.previous()
    #expect(app.said().first?.hasPrefix("Dog Picker Luna, favorite adjustable") == true)
    app.swipeUp()
    app.go(to: "Favorites")
    app.activate()
    _ = app.said()
    app.go(to: "Luna, Happy Tails Shelter")
    app.activate()
    app.go(to: "Name, Luna")
    #expect(app.focused == "Name, Luna")
    app.go(to: "Favorites")
    app.activate()
    app.go(to: "Edit")
    app.activate()
    app.go(to: "Remove Luna, Happy Tails Shelter")
    app.activate()
    #expect(app.focused == "Delete")
    app.activate()
    #expect(app.said().contains("Luna removed"))
    #expect(app.focused == "You have no favorites yet.")
  }
}
