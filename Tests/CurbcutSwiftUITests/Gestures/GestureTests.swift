import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// What gestures tell, driven by fingers.
@MainActor
@Suite struct GestureTests {
  private let room = CGSize(width: 200, height: 200)
  private let middle = CGPoint(x: 100, y: 100)

  @Test func aTapTellsOfItsPlace() {
    var log: [String] = []
    let hosted = HostedView(
      Color.red.gesture(SpatialTapGesture().onEnded { log.append("\($0.location)") }), size: room)
    let finger = Finger(hosted.window, at: CGPoint(x: 30, y: 40))
    finger.lift()
    #expect(log == ["CGPoint(x: 30.0, y: 40.0)"])
  }

  @Test func aFingerThatMovesIsNoTap() {
    var taps = 0
    let hosted = HostedView(Color.red.gesture(TapGesture().onEnded { taps += 1 }), size: room)
    let finger = Finger(hosted.window, at: middle)
    finger.move(to: CGPoint(x: 150, y: 100))
    finger.lift()
    #expect(taps == 0)
  }

  @Test func aGestureThatIsNotThereLeavesTouchesToTheViewsInside() {
    var log: [String] = []
    let none: _EndedGesture<DragGesture>? = nil
    let hosted = HostedView(Button("Go") { log.append("pressed") }.gesture(none), size: room)
    Finger(hosted.window, at: middle).lift()
    #expect(log == ["pressed"])
    let some: _EndedGesture<TapGesture>? = TapGesture().onEnded { log.append("tapped") }
    let other = HostedView(Color.red.gesture(some), size: room)
    Finger(other.window, at: middle).lift()
    #expect(log == ["pressed", "tapped"])
  }

  @Test func aDoubleTapComesBeforeASingleOneWhereItIsExclusive() {
    var log: [String] = []
    let gesture = TapGesture(count: 2).onEnded { log.append("two") }
      .exclusively(before: TapGesture().onEnded { log.append("one") })
    let hosted = HostedView(Color.red.gesture(gesture), size: room)
    Finger(hosted.window, at: middle).lift()
    #expect(log.isEmpty)
    Finger(hosted.window, at: middle).lift()
    #expect(log == ["two"])
    UIKitHost.shared.advance(by: 2)
    Finger(hosted.window, at: middle).lift()
    UIKitHost.shared.advance(by: 1)
    #expect(log == ["two", "one"])
  }

  /// The gesture is active from the touch, and over when the time has passed
  /// <https://developer.apple.com/documentation/swiftui/longpressgesture>.
  @Test func aLongPressIsOverAfterItsTimeWithTheFingerDown() {
    var log: [String] = []
    let press = LongPressGesture(minimumDuration: 1).onChanged { log.append("changed \($0)") }
      .onEnded { log.append("ended \($0)") }
    let hosted = HostedView(Color.red.gesture(press), size: room)
    let finger = Finger(hosted.window, at: middle)
    #expect(log == ["changed true"])
    UIKitHost.shared.advance(by: 1.1)
    #expect(log == ["changed true", "ended true"])
    finger.lift()
    #expect(log.count == 2)
  }

  @Test func theModifierTellsOfPressing() {
    var log: [String] = []
    let hosted = HostedView(
      Color.red.onLongPressGesture(minimumDuration: 0.5) {
        log.append("done")
      } onPressingChanged: {
        log.append("\($0)")
      }, size: room)
    let short = Finger(hosted.window, at: middle)
    short.lift(after: 0.1)
    #expect(log == ["true", "false"])
    log = []
    let long = Finger(hosted.window, at: middle)
    UIKitHost.shared.advance(by: 0.6)
    #expect(log.sorted() == ["done", "false", "true"])
    long.lift()
    #expect(log.count == 3)
  }

  @Test func aDragBeginsAfterItsDistance() {
    var values: [DragGesture.Value] = []
    var end: DragGesture.Value?
    let hosted = HostedView(
      Color.red.gesture(DragGesture().onChanged { values.append($0) }.onEnded { end = $0 }), size: room)
    let finger = Finger(hosted.window, at: middle)
    finger.move(to: CGPoint(x: 105, y: 100))
    #expect(values.isEmpty)
    finger.move(to: CGPoint(x: 120, y: 110))
    #expect(values.last?.startLocation == middle)
    #expect(values.last?.translation == CGSize(width: 20, height: 10))
    finger.move(to: CGPoint(x: 130, y: 110), after: 0.1)
    #expect(abs((values.last?.velocity.width ?? 0) - 100) < 0.001)
    #expect(abs((values.last?.predictedEndLocation.x ?? 0) - 155) < 0.001)
    finger.lift()
    #expect(end?.location == CGPoint(x: 130, y: 110))
  }

  /// <https://developer.apple.com/documentation/swiftui/gesturestate>
  @Test func aGestureStateGoesBackWhenTheGestureIsOver() {
    struct Content: View {
      @GestureState private var offset = CGSize.zero
      var body: some View {
        Text("\(Int(offset.width))").frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
          .gesture(DragGesture().updating($offset) { value, state, _ in state = value.translation })
      }
    }
    let hosted = HostedView(Content(), size: room)
    let finger = Finger(hosted.window, at: middle)
    finger.move(to: CGPoint(x: 150, y: 100))
    hosted.settle()
    #expect(hosted.labels == ["50"])
    finger.lift()
    hosted.settle()
    #expect(hosted.labels == ["0"])
  }

  /// The example of <https://developer.apple.com/documentation/swiftui/composing-swiftui-gestures>.
  @Test func aDragMayFollowALongPress() {
    var log: [String] = []
    let gesture = LongPressGesture(minimumDuration: 0.5).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let pressing): log.append("first \(pressing)")
        case .second(true, let drag):
          log.append("second \(drag.map { "\(Int($0.translation.width))" } ?? "-")")
        default: break
        }
      }
      .onEnded { value in
        if case .second(true, let drag?) = value { log.append("end \(Int(drag.translation.width))") }
      }
    let hosted = HostedView(Color.red.gesture(gesture), size: room)
    let finger = Finger(hosted.window, at: middle)
    UIKitHost.shared.advance(by: 0.6)
    finger.move(to: CGPoint(x: 130, y: 100))
    finger.move(to: CGPoint(x: 140, y: 100))
    finger.lift()
    #expect(log == ["first true", "second -", "second 30", "second 40", "end 40"])
  }

  @Test func twoFingersMagnifyAndTurnAtTheSameTime() {
    var last: (CGFloat, Double)?
    let gesture = MagnifyGesture().simultaneously(with: RotateGesture())
      .onChanged { last = ($0.first?.magnification ?? 0, $0.second?.rotation.degrees ?? 0) }
    let hosted = HostedView(Color.red.gesture(gesture), size: room)
    let first = Finger(hosted.window, at: CGPoint(x: 50, y: 100))
    let second = Finger(hosted.window, at: CGPoint(x: 100, y: 100), beside: [first])
    second.move(to: CGPoint(x: 50, y: 200), beside: [first])
    #expect(last?.0 == 2)
    #expect(abs((last?.1 ?? 0) - 90) < 0.001)
    first.lift(beside: [second])
    second.lift()
  }

  @Test func theInnerGestureComesFirstUnlessTheOuterHasHighPriority() {
    var log: [String] = []
    func tapped(_ name: String) -> some Gesture { TapGesture().onEnded { log.append(name) } }
    let normal = HostedView(
      VStack { Color.red.gesture(tapped("inner")) }.gesture(tapped("outer")), size: room)
    Finger(normal.window, at: middle).lift()
    UIKitHost.shared.advance(by: 1)
    #expect(log == ["inner"])
    log = []
    let high = HostedView(
      VStack { Color.red.gesture(tapped("inner")) }.highPriorityGesture(tapped("outer")), size: room)
    Finger(high.window, at: middle).lift()
    UIKitHost.shared.advance(by: 1)
    #expect(log == ["outer"])
    log = []
    let both = HostedView(
      VStack { Color.red.gesture(tapped("inner")) }.simultaneousGesture(tapped("outer")), size: room)
    Finger(both.window, at: middle).lift()
    UIKitHost.shared.advance(by: 1)
    #expect(log.sorted() == ["inner", "outer"])
  }

  @Test func aButtonKeepsItsTapUnlessAGestureHasHighPriority() {
    var log: [String] = []
    func tapped(_ name: String) -> some Gesture { TapGesture().onEnded { log.append(name) } }
    func button() -> some View { Button("Button") { log.append("button") }.padding(80) }
    let normal = HostedView(button().gesture(tapped("tap")), size: room)
    Finger(normal.window, at: middle).lift()
    #expect(log == ["button"])
    log = []
    let high = HostedView(button().highPriorityGesture(tapped("tap")), size: room)
    Finger(high.window, at: middle).lift()
    #expect(log == ["tap"])
    log = []
    let both = HostedView(button().simultaneousGesture(tapped("tap")), size: room)
    Finger(both.window, at: middle).lift()
    #expect(log.sorted() == ["button", "tap"])
  }

  @Test func aMaskLeavesGesturesOut() {
    var log: [String] = []
    func tapped(_ name: String) -> some Gesture { TapGesture().onEnded { log.append(name) } }
    let subviews = HostedView(
      VStack { Color.red.gesture(tapped("inner")) }.highPriorityGesture(
        tapped("outer"), including: .subviews),
      size: room)
    Finger(subviews.window, at: middle).lift()
    UIKitHost.shared.advance(by: 1)
    #expect(log == ["inner"])
    log = []
    let own = HostedView(
      VStack { Color.red.gesture(tapped("inner")) }.gesture(tapped("outer"), including: .gesture), size: room)
    Finger(own.window, at: middle).lift()
    UIKitHost.shared.advance(by: 1)
    #expect(log == ["outer"])
  }

  @Test func touchesReachOnlyWhatAllowsThem() {
    var log: [String] = []
    let hosted = HostedView(
      ZStack {
        Color.red.onTapGesture { log.append("below") }
        Color.blue.onTapGesture { log.append("above") }.allowsHitTesting(false)
      }, size: room)
    Finger(hosted.window, at: middle).lift()
    #expect(log == ["below"])
  }

  /// The place is that of the space that is asked for.
  @Test func placesAreInTheirSpace() {
    var places: [CGPoint] = []
    let hosted = HostedView(
      VStack {
        Color.red.frame(width: 100, height: 100)
          .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .named("outer"))
              .onChanged { places.append($0.location) })
      }
      .frame(width: 160, height: 160)
      .coordinateSpace(.named("outer")), size: room)
    let finger = Finger(hosted.window, at: middle)
    finger.lift()
    #expect(places.first == CGPoint(x: 80, y: 80))
  }

  /// What is moved by an offset is touched where it is seen.
  @Test func aMovedViewIsDraggedFromWhereItIs() {
    struct Content: View {
      @State private var offset = CGSize.zero
      @GestureState private var drag = CGSize.zero
      var body: some View {
        Text("Ball").frame(width: 40, height: 40)
          .offset(x: offset.width + drag.width, y: offset.height + drag.height)
          .gesture(
            DragGesture().updating($drag) { value, state, _ in state = value.translation }
              .onEnded {
                offset.width += $0.translation.width
                offset.height += $0.translation.height
              })
      }
    }
    let hosted = HostedView(Content(), size: room)
    for start in [middle, CGPoint(x: 150, y: 100)] {
      let finger = Finger(hosted.window, at: start)
      finger.move(to: CGPoint(x: start.x + 20, y: 100))
      finger.move(to: CGPoint(x: start.x + 50, y: 100))
      finger.lift()
      hosted.settle()
    }
    #expect(abs((hosted.elements.first?.accessibilityFrame.midX ?? 0) - 200) < 0.5)
  }
}
