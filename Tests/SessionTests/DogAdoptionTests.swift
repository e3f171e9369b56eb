import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Testing
import VoiceOver

@testable import CurbcutUIKit
@testable import DogAdoption

/// The session of the talk <https://developer.apple.com/videos/play/wwdc2018/230/>, gesture by gesture.
@MainActor
@Suite("The dog adoption app, with VoiceOver", .serialized)
struct DogAdoptionTests {
  private func launch() throws -> LiveScreen {
    let app = try LiveScreen(example: "DogAdoption", delegate: AppDelegate.self)
    UIKitHost.shared.openedURLs = []
    return app
  }

  private func controller(of app: LiveScreen) throws -> DogsViewController {
    let navigation = try #require(app.window.rootViewController as? UINavigationController)
    return try #require(navigation.topViewController as? DogsViewController)
  }

  @Test("The first screen is read from its title to the shelter, facts in pairs")
  func walk() throws {
    let app = try launch()
    #expect(
      app.walk() == [
        "Dogs Adopt a Dog Heading", "Favorites Button",
        "Dog Picker Luna adjustable Swipe up or down with one finger to adjust the value.",
        "Add to favorites Button", "Gallery Button Shows more pictures.", "Name, Luna",
        "Breed, Labrador retriever", "Age, 3 years", "Weight, 24 kilograms",
        "Happy Tails Shelter, 12 Orchard Lane Actions available",
      ])
  }

  @Test("Flicks up and down show other dogs, and only the name is said")
  func picker() throws {
    let app = try launch()
    let controller = try controller(of: app)
    app.go(to: "Dog Picker")
    app.swipeUp()
    #expect(app.said() == ["Otto"])
    #expect(controller.carouselView.currentIndex == 1)
    #expect(controller.carouselView.collectionView.contentOffset.x > 0)
    app.swipeDown()
    #expect(app.said() == ["Luna"])
    app.swipeDown()
    #expect(app.said() == ["Luna"])
    #expect(controller.carouselView.currentIndex == 0)
  }

  @Test("The facts follow the dog: one year is no years")
  func facts() throws {
    let app = try launch()
    app.go(to: "Dog Picker")
    app.swipeUp()
    app.go(to: "Weight, 8 kilograms")
    app.previous()
    #expect(app.said() == ["Age, 1 year"])
  }

  @Test("A swipe with three fingers turns the page, and says the place")
  func scroll() throws {
    let app = try launch()
    app.go(to: "Dog Picker")
    app.send(.gesture(Gesture(.swipe(.left), fingers: 3)))
    #expect(app.said().contains("Otto, 2 of 4"))
  }

  @Test("A dog with one picture has no gallery")
  func onePicture() throws {
    let app = try launch()
    app.go(to: "Dog Picker")
    app.swipeUp()
    app.next()
    app.next()
    #expect(app.said() == ["Otto", "Add to favorites Button", "Name, Otto"])
  }

  @Test("The shelter offers its buttons as actions, and does them by selector")
  func shelter() throws {
    let app = try launch()
    app.go(to: "Happy Tails Shelter, 12 Orchard Lane")
    app.swipeUp()
    app.swipeUp()
    #expect(app.said() == ["Open address in Maps", "Call"])
    app.activate()
    #expect(UIKitHost.shared.openedURLs.map(\.absoluteString) == ["tel:+1-555-0100"])
    app.swipeUp()
    app.activate()
    #expect(UIKitHost.shared.openedURLs.last?.host == "maps.apple.com")
  }

  @Test("The gallery opens with the focus in it, holds the focus, and closing brings it back")
  func gallery() throws {
    let app = try launch()
    let controller = try controller(of: app)
    app.go(to: "Gallery")
    app.activate()
    #expect(app.said() == ["Pictures of Luna Heading"])
    #expect(controller.galleryView != nil)
    app.previous()
    #expect(app.said() == ["Pictures of Luna Heading"])
    #expect(
      app.walk() == [
        "Photo 1 of 3 of Luna Image", "Photo 2 of 3 of Luna Image", "Photo 3 of 3 of Luna Image",
        "Close Button",
      ])
    app.activate()
    #expect(app.said() == ["Gallery Button Shows more pictures."])
    #expect(controller.galleryView == nil)
  }

  @Test("A scrub closes the gallery as well")
  func escape() throws {
    let app = try launch()
    let controller = try controller(of: app)
    app.go(to: "Gallery")
    app.activate()
    _ = app.said()
    app.scrub()
    #expect(app.said() == ["Gallery Button Shows more pictures."])
    #expect(controller.galleryView == nil)
  }

  @Test("Marking a dog says what the button is now, and the picker says so too")
  func favorite() throws {
    let app = try launch()
    app.go(to: "Add to favorites")
    app.activate()
    #expect(app.said().last?.contains("Remove from favorites") == true)
    app.previous()
    #expect(app.said().first?.hasPrefix("Dog Picker Luna, favorite adjustable") == true)
  }

  @Test("The favorites open by their segue, empty at first; a scrub goes back")
  func noFavorites() throws {
    let app = try launch()
    app.go(to: "Favorites")
    app.activate()
    #expect(app.walk().contains("You have no favorites yet."))
    app.scrub()
    #expect(app.walk().contains("Name, Luna"))
  }

  @Test("A favorite is a row that leads back to its dog")
  func unwind() throws {
    let app = try launch()
    let controller = try controller(of: app)
    Favorites.shared.toggle(Dog.all[2])
    app.go(to: "Favorites")
    app.activate()
    _ = app.said()
    app.go(to: "Mia, Happy Tails Shelter")
    app.activate()
    #expect(controller.navigationController?.topViewController === controller)
    #expect(controller.carouselView.currentIndex == 2)
    #expect(app.walk().contains("Name, Mia"))
  }

  @Test("A favorite is deleted while the list is edited, which is announced")
  func deletion() throws {
    let app = try launch()
    Favorites.shared.toggle(Dog.all[0])
    app.go(to: "Favorites")
    app.activate()
    app.go(to: "Edit")
    app.activate()
    app.go(to: "Remove Luna, Happy Tails Shelter")
    app.activate()
    #expect(app.focused == "Delete")
    app.activate()
    #expect(app.said().contains("Luna removed"))
    #expect(Favorites.shared.names.isEmpty)
    #expect(app.focused == "You have no favorites yet.")
  }

  @Test("In German the storyboard's texts and the code's are German")
  func german() throws {
    var settings = Settings()
    settings.language = "de"
    let app = try LiveScreen(example: "DogAdoption", delegate: AppDelegate.self, settings: settings)
    #expect(
      app.walk() == [
        "Dogs Hund adoptieren Überschrift", "Favoriten Taste",
        "Hundeauswahl Luna einstellbar Zum Anpassen des Wertes mit einem Finger nach oben oder unten streichen.",
        "Zu Favoriten Taste", "Galerie Taste Zeigt weitere Bilder.", "Name, Luna",
        "Rasse, Labrador Retriever", "Alter, 3 Jahre", "Gewicht, 24 Kilogramm",
        "Happy Tails Shelter, 12 Orchard Lane Aktionen verfügbar",
      ])
  }

  @Test("With large type a fact's value stands below its title")
  func largeType() throws {
    var settings = Settings()
    settings.contentSize = .accessibilityExtraLarge
    let app = try LiveScreen(example: "DogAdoption", delegate: AppDelegate.self, settings: settings)
    let navigation = try #require(app.window.rootViewController as? UINavigationController)
    let controller = try #require(navigation.topViewController as? DogsViewController)
    let row = try #require(controller.factsView.arrangedSubviews.first as? UIStackView)
    #expect(row.axis == .vertical)
    #expect(app.walk().contains("Name, Luna"))
  }
}
