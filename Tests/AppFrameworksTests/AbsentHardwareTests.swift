import AccessibilityTree
import CurbcutActivityKit
import CurbcutBackgroundTasks
import CurbcutCoreHaptics
import CurbcutCoreLocationUI
import CurbcutCoreSpotlight
import CurbcutFoundation
import CurbcutSwiftUI
import CurbcutUniformTypeIdentifiers
import Foundation
import Testing

@MainActor
@Suite("A device without haptics, Lock Screen and search", .serialized)
struct AbsentHardwareTests {
  @Test func anEngineForHapticsCannotBeMade() throws {
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(throws: CHHapticError(.notSupported)) { try CHHapticEngine() }
    let event = CHHapticEvent(
      eventType: .hapticContinuous, parameters: [.init(parameterID: .hapticIntensity, value: 1)],
      relativeTime: 0.5, duration: 1)
    #expect(try CHHapticPattern(events: [event], parameters: []).duration == 1.5)
    event.relativeTime = -1
    #expect(throws: CHHapticError(.invalidEventTime)) {
      try CHHapticPattern(events: [event], parameterCurves: [])
    }
  }

  @Test func requestsToRunInTheBackgroundAreRefused() async {
    #expect(!BGTaskScheduler.shared.register(forTaskWithIdentifier: "sync", using: nil) { _ in })
    #expect(throws: BGTaskScheduler.Error(.unavailable)) {
      try BGTaskScheduler.shared.submit(BGAppRefreshTaskRequest(identifier: "sync"))
    }
    #expect(await BGTaskScheduler.shared.pendingTaskRequests().isEmpty)
  }

  @Test func patternsAreRead() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).ahap")
    defer { try? FileManager.default.removeItem(at: file) }
    let text = """
      {"Version": 1, "Pattern": [{"Event": {"Time": 1, "EventType": "HapticContinuous", "EventDuration": 0.25}}]}
      """
    try Data(text.utf8).write(to: file)
    #expect(try CHHapticPattern(contentsOf: file).duration == 1.25)
    try Data("{}".utf8).write(to: file)
    #expect(throws: CHHapticError(.invalidPatternData)) { try CHHapticPattern(contentsOf: file) }
    let dictionary: [CHHapticPattern.Key: Any] = [
      .pattern: [[CHHapticPattern.Key.event: [CHHapticPattern.Key.eventType: "HapticTransient", .time: 2.0]]]
    ]
    #expect(try CHHapticPattern(dictionary: dictionary).duration == 2)
    #expect(throws: CHHapticError(.badEventEntry)) {
      try CHHapticPattern(dictionary: [.pattern: [[CHHapticPattern.Key.event: 3]]])
    }
  }

  private struct Trip: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
  }

  @Test func nothingGoesOnOnTheLockScreen() {
    #expect(!ActivityAuthorizationInfo().areActivitiesEnabled && Activity<Trip>.activities.isEmpty)
    #expect(throws: ActivityAuthorizationError.unsupported) {
      try Activity.request(
        attributes: Trip(), content: ActivityContent(state: Trip.ContentState(minutes: 3), staleDate: nil))
    }
  }

  @Test func anIndexKeepsItsItems() async throws {
    let index = CSSearchableIndex(name: "test")
    func item(_ id: String, _ domain: String?) -> CSSearchableItem {
      let set = CSSearchableItemAttributeSet(contentType: .text)
      set.title = id
      return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: set)
    }
    try await index.indexSearchableItems([item("a", "x"), item("b", "x.y"), item("c", "xy"), item("a", "x")])
    #expect(index.count == 3)
    try await index.deleteSearchableItems(withDomainIdentifiers: ["x"])
    #expect(index.count == 1)
    await withCheckedContinuation { done in
      index.deleteAllSearchableItems { error in
        #expect(error == nil)
        done.resume()
      }
    }
    #expect(index.count == 0)
  }

  @Test func aButtonForTheLocationCallsItsAction() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          LocationButton(.shareCurrentLocation) { count += 1 }
          Text(verbatim: "\(count)")
        }
      }
    }
    let screen = AppScreen(Screen())
    #expect(screen.element("Share Current Location")?.traits.contains(.button) == true)
    screen.activate("Share Current Location")
    #expect(screen.labels.contains("1"))
  }
}
