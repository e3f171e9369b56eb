import CurbcutActivityKit
import CurbcutSwiftUI
import CurbcutWidgetKit
import Testing

/// What previews show of Live Activities.
@MainActor
@Suite struct LiveActivityTests {
  private struct Ride: ActivityAttributes {
    struct ContentState: Codable, Hashable { var minutes: Int }
    var name: String
  }

  private struct RideWidget: Widget {
    var body: some WidgetConfiguration {
      ActivityConfiguration(for: Ride.self) { context in
        Text("\(context.attributes.name) in \(context.state.minutes) minutes")
      } dynamicIsland: { context in
        DynamicIsland {
          DynamicIslandExpandedRegion(.leading) { Text("Bus") }
          if context.state.minutes < 10 { DynamicIslandExpandedRegion(.trailing) { Text("Soon") } }
          DynamicIslandExpandedRegion(.bottom) { Text("Platform 2") }
        } compactLeading: {
          Text("B")
        } compactTrailing: {
          Text("\(context.state.minutes)")
        } minimal: {
          Text("\(context.state.minutes)")
        }
        .keylineTint(.red)
        .contentMargins(.all, 8, for: .expanded)
      }
    }
  }

  private func labels(_ kind: ActivityPreviewViewKind, minutes: Int = 5) -> [String] {
    let widget = RideWidget()
    let context = ActivityViewContext(
      attributes: Ride(name: "Bus 7"), state: Ride.ContentState(minutes: minutes), activityID: "1",
      isStale: false)
    return widget.body._view(ofActivity: context, as: kind).map { AppScreen($0).labels } ?? []
  }

  @Test func theLockScreenShowsTheState() { #expect(labels(.content) == ["Bus 7 in 5 minutes"]) }

  @Test func theIslandShowsMoreOrLess() {
    #expect(labels(.dynamicIsland(.compact)) == ["B", "5"])
    #expect(labels(.dynamicIsland(.minimal)) == ["5"])
    #expect(labels(.dynamicIsland(.expanded)) == ["Bus", "Soon", "Platform 2"])
    #expect(labels(.dynamicIsland(.expanded), minutes: 20) == ["Bus", "Platform 2"])
  }

  @Test func anActivityOfOtherAttributesShowsNothing() {
    #expect(RideWidget().body._view(ofActivity: 1, as: .content) == nil)
  }

  /// As `#Preview` declares it.
  @Test func aPreviewIsMadeOfTheStates() {
    let preview = Preview("Ride", as: .content, using: Ride(name: "Bus 7")) {
      RideWidget()
    } contentStates: {
      Ride.ContentState(minutes: 1)
      Ride.ContentState(minutes: 2)
    }
    #expect("\(preview)".contains("Ride"))
  }
}
