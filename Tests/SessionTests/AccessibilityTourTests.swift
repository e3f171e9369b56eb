import CurbcutSwiftUI
import DeviceSettings
import Testing
import VoiceOver

@testable import AccessibilityTour
@testable import CurbcutUIKit

extension LiveScreen {
  /// Shows a view of SwiftUI.
  convenience init(_ view: some View, settings: Settings = Settings()) {
    self.init(UIHostingController(rootView: view), settings: settings)
  }

  /// What VoiceOver says on the screen, stop by stop, as tools show it.
  var stops: [String] {
    provider.update()
    return ScreenReader().transcript(of: provider.tree).map(\.utterance.caption)
  }
}

/// The tour shows beside each view what VoiceOver says of it.
@MainActor
@Suite("The accessibility tour", .serialized)
struct AccessibilityTourTests {
  private var settings: Settings {
    var settings = Settings()
    settings.voiceOver.isRunning = true
    return settings
  }

  @Test("Tells the truth in each exhibit")
  func words() {
    for topic in Topic.all {
      for exhibit in topic.exhibits() {
        #expect(LiveScreen(exhibit.view, settings: settings).stops == exhibit.words, "\(exhibit.code)")
      }
    }
  }

  @Test("Opens each topic, whose exhibits are read with their words")
  func screens() throws {
    let delegate: AnyClass = try #require(AppEntry.delegateClass(for: AccessibilityTourApp.self))
    let app = try LiveScreen(example: "AccessibilityTour", delegate: delegate, settings: settings)
    for topic in Topic.all {
      app.go(to: topic.title)
      app.activate()
      let stops = app.stops
      #expect(stops.contains("\(topic.title), Heading"))
      for exhibit in topic.exhibits() where !stops.isEmpty {
        let caption = ([exhibit.code] + exhibit.words.map { "“\($0)”" }).joined(separator: ", ")
        guard let place = stops.firstIndex(of: caption) else { continue }
        #expect(Array(stops[..<place].suffix(exhibit.words.count)) == exhibit.words)
      }
      app.scrub()
    }
  }

  @Test("The counter is adjusted by flicks, and the rotor goes to unread messages")
  func use() {
    let counter = LiveScreen(Counter(), settings: settings)
    counter.swipeUp()
    #expect(counter.said().last == "11")
    let mailbox = LiveScreen(Mailbox(), settings: settings)
    mailbox.turnRotor(to: "Unread")
    mailbox.swipeDown()
    #expect(mailbox.focused == "Unread, from Ada")
    let mistake = LiveScreen(Mistake(), settings: settings)
    mistake.activate()
    #expect(mistake.focused == "Name is missing")
  }
}
