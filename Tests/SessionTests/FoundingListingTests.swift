import CurbcutSwiftUI
import DeviceSettings
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("The listings about SwiftUI of the founding documents", .serialized)
struct FoundingListingTests {
  private var settings: Settings {
    var settings = Settings()
    settings.voiceOver.isRunning = true
    return settings
  }

  @available(*, deprecated)
  @Test("Run, and are heard as their authors say")
  func words() {
    for listing in FoundingListings.book + FoundingListings.notes + FoundingListings.groups {
      #expect(LiveScreen(listing.view, settings: settings).stops == listing.words, "\(listing.name)")
    }
  }

  @Test("The stepper that is one element is adjusted by flicks, and says its value only")
  func stepper() {
    let screen = LiveScreen(StepperListing(isOneElement: true), settings: settings)
    screen.swipeUp()
    #expect(screen.said() == ["11"])
    screen.swipeDown()
    #expect(screen.said() == ["10"])
  }

  @Test("A picture that is tapped shows the next one, and says so")
  func picture() {
    let listing = FoundingListings.notes.first { $0.name == "a picture as a button" }
    let screen = LiveScreen(listing.map { AnyView($0.view) } ?? AnyView(EmptyView()), settings: settings)
    screen.activate()
    #expect(screen.focused == "Frozen tree buds")
  }

  @Test("What is written follows the settings while it is shown")
  func followsSettings() {
    let screen = LiveScreen(DifferentiateListing(), settings: settings)
    #expect(screen.stops == ["Success"])
    var changed = settings
    changed.differentiateWithoutColor = true
    UIKitHost.shared.apply(changed)
    screen.session.settle()
    #expect(screen.stops.count == 2)
  }
}
