import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// Animations of several steps, and views that move between places.
@MainActor
@Suite struct AnimatorTests {
  private let room = CGSize(width: 300, height: 300)
  private let control = Switch()

  @Test func phasesGoOnWithoutKeepingTheDeviceBusy() {
    let hosted = HostedView(
      PhaseAnimator([100.0, 200.0]) { width in
        Color.red.frame(width: width, height: 10)
      } animation: { _ in
        .linear(duration: 1)
      }, size: room)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 150) < 4)
    hosted.advance(by: 0.5)
    #expect(hosted.place(ShapeDrawing.self).width > 190)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 150) < 8)
    #expect(UIKitHost.shared.runUntilIdle(limit: 30))
  }

  @Test func phasesOfATriggerGoAroundOnce() {
    let control = control
    let hosted = HostedView(
      Switched(control: control) { isOn in
        Text("Bell").phaseAnimator([1, 2, 3], trigger: isOn) { view, phase in
          view.onChange(of: phase) { control.log.append("\(phase)") }
        } animation: { _ in
          .linear(duration: 0.5)
        }
      }, size: room)
    #expect(control.log.isEmpty)
    control.set(true)
    hosted.settle()
    UIKitHost.shared.runUntilIdle()
    hosted.settle()
    #expect(control.log == ["2", "3", "1"])
  }

  /// The values of a timeline are those of its steps <https://developer.apple.com/documentation/swiftui/keyframetimeline>.
  @Test func aTimelineFollowsItsSteps() {
    struct Look {
      var scale = 1.0
      var y = 0.0
    }
    let timeline = KeyframeTimeline(initialValue: Look()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2.0, duration: 1)
        MoveKeyframe(5.0)
        LinearKeyframe(6.0, duration: 1)
      }
      KeyframeTrack(\.y) {
        CubicKeyframe(10.0, duration: 1)
        SpringKeyframe(0.0, duration: 2, spring: .smooth)
      }
    }
    #expect(timeline.duration == 3)
    #expect(timeline.value(time: 0.5).scale == 1.5)
    #expect(timeline.value(time: 1.5).scale == 5.5)
    #expect(timeline.value(time: 3).scale == 6)
    #expect(abs(timeline.value(time: 1).y - 10) < 1e-9)
    #expect(abs(timeline.value(time: 2.9).y) < 0.01)
  }

  /// Steps of the whole value need no track <https://developer.apple.com/documentation/swiftui/keyframesbuilder>.
  @Test(arguments: [true, false]) func stepsOfTheWholeValueMayBeMadeInLoopsAndBranches(isLong: Bool) {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
      if isLong { LinearKeyframe(10, duration: 2) } else { MoveKeyframe(20) }
    }
    #expect(timeline.duration == (isLong ? 5 : 3))
    #expect(timeline.value(time: 1.5) == 1.5)
    #expect(timeline.value(time: 5) == (isLong ? 10 : 20))
  }

  @Test func keyframesAreFollowedWhenTheTriggerChanges() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        KeyframeAnimator(initialValue: 100.0, trigger: isOn) { width in
          Color.red.frame(width: width, height: 10)
        } keyframes: { _ in
          KeyframeTrack {
            LinearKeyframe(200.0, duration: 1)
            LinearKeyframe(120.0, duration: 1)
          }
        }
      }, size: room)
    #expect(hosted.place(ShapeDrawing.self).width == 100)
    control.set(true)
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 150) < 3)
    hosted.advance(by: 1)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 160) < 3)
    UIKitHost.shared.runUntilIdle()
    hosted.settle()
    #expect(hosted.place(ShapeDrawing.self).width == 120)
  }

  /// A view that comes begins where the one of the same name is.
  @Test func aMatchedViewComesFromTheOtherOne() {
    struct Content: View {
      let control: Switch
      @State private var isOn = false
      @Namespace private var names
      var body: some View {
        ZStack(alignment: isOn ? .bottomTrailing : .topLeading) {
          Color.clear
          if isOn {
            Color.red.frame(width: 100, height: 100).matchedGeometryEffect(id: "card", in: names)
          } else {
            Color.red.frame(width: 50, height: 50).matchedGeometryEffect(id: "card", in: names)
          }
        }
        .onAppear { control.set = { isOn = $0 } }
      }
    }
    let hosted = HostedView(Content(control: control), size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.5)
    let places = hosted.views(ShapeDrawing.self).map { $0.convert($0.bounds, to: nil) }
    let cards = places.filter { $0.width < 200 }
    #expect(cards.count == 2)
    for card in cards {
      #expect(abs(card.midX - 137.5) < 2)
      #expect(abs(card.width - 75) < 2)
    }
    hosted.advance(by: 1)
    let last = hosted.views(ShapeDrawing.self).map { $0.convert($0.bounds, to: nil) }.filter {
      $0.width < 200
    }
    #expect(last == [CGRect(x: 200, y: 200, width: 100, height: 100)])
  }

  @Test func aViewThatIsNoSourceIsWhereTheSourceIs() {
    struct Content: View {
      let control: Switch
      @State private var isOn = false
      @Namespace private var names
      var body: some View {
        VStack(spacing: 0) {
          Text("One").frame(width: 100, height: 50).matchedGeometryEffect(id: false, in: names)
          Text("Two").frame(width: 100, height: 50).matchedGeometryEffect(id: true, in: names)
        }
        .background { Color.red.matchedGeometryEffect(id: isOn, in: names, isSource: false) }
        .onAppear { control.set = { isOn = $0 } }
      }
    }
    let hosted = HostedView(Content(control: control), size: room)
    hosted.settle()
    #expect(hosted.place(ShapeDrawing.self) == CGRect(x: 100, y: 100, width: 100, height: 50))
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).minY - 125) < 1)
    hosted.advance(by: 1)
    #expect(hosted.place(ShapeDrawing.self) == CGRect(x: 100, y: 150, width: 100, height: 50))
  }

  /// A view fades along with the scrolling, and comes back whole.
  @Test func aViewChangesWhileItIsScrolledOut() throws {
    let hosted = HostedView(
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100)
            .scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0) }
          Color.blue.frame(height: 900)
        }
      }, size: room)
    let scroll = try #require(hosted.views(UIScrollView.self).first)
    let faded = try #require(hosted.views(PassThroughView.self).first)
    #expect(faded.alpha == 1)
    scroll.contentOffset.y += 50
    hosted.settle()
    #expect(abs(faded.alpha - 0.5) < 0.02)
    scroll.contentOffset.y -= 50
    hosted.settle()
    #expect(faded.alpha == 1)
  }

  @Test func aSymbolMovesAndComesToRest() {
    let hosted = HostedView(
      Switched(control: control) {
        Color.red.frame(width: 100, height: 100).symbolEffect(.bounce, value: $0)
      },
      size: room)
    control.set(true)
    hosted.settle()
    hosted.advance(by: 0.25)
    #expect(hosted.place(ShapeDrawing.self).width > 110)
    for _ in 0..<5 { hosted.advance(by: 0.2) }
    #expect(abs(hosted.place(ShapeDrawing.self).width - 100) < 0.01)
  }

  @Test func anotherTextFadesInWhereThatIsWanted() {
    let hosted = HostedView(
      Switched(control: control) { Text($0 ? "2" : "1").contentTransition(.numericText()) }, size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    #expect(hosted.labels == ["2"])
    hosted.advance(by: 0.5)
    #expect(abs(Double(hosted.views(TextDrawing.self)[0].alpha) - 0.5) < 0.02)
  }

  @Test func aLayoutOfTheAppIsAnimated() {
    struct Ring: Layout {
      var radius: CGFloat
      var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
      }
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for view in subviews {
          view.place(
            at: CGPoint(x: bounds.midX + radius, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
      }
    }
    let hosted = HostedView(
      Switched(control: control) { isOn in
        Ring(radius: isOn ? 100 : 0) { Color.red.frame(width: 10, height: 10) }
      }, size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).midX - 200) < 2)
  }
}
