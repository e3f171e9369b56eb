import CurbcutGraphics
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// Changes that are shown over time: the model is at its end at once, what is drawn gets there.
@MainActor
@Suite struct AnimationTests {
  private let room = CGSize(width: 300, height: 300)
  private let control = Switch()

  @Test func withoutAnAnimationTheEndIsShownAtOnce() {
    let hosted = HostedView(
      Switched(control: control) { Color.red.frame(width: $0 ? 200 : 100, height: 10) }, size: room)
    control.set(true)
    hosted.settle()
    #expect(hosted.place(ShapeDrawing.self).width == 200)
  }

  @Test func aFrameGrowsOverTime() {
    let hosted = HostedView(
      Switched(control: control) { Color.red.frame(width: $0 ? 200 : 100, height: 10) }, size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    #expect(hosted.place(ShapeDrawing.self).width == 100)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 150) < 1)
    hosted.advance(by: 0.6)
    #expect(hosted.place(ShapeDrawing.self).width == 200)
  }

  /// Layout and what assistive technologies read are at the end from the beginning.
  @Test func theElementIsAtTheEndAtOnce() {
    let hosted = HostedView(
      Switched(control: control) { Text("Moved").offset(x: $0 ? 80 : 0) }, size: room)
    let before = hosted.elements[0].accessibilityFrame
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    #expect(hosted.elements[0].accessibilityFrame.minX == before.minX + 80)
    #expect(abs(hosted.place(TextDrawing.self).minX - before.minX) < 0.5)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(TextDrawing.self).minX - before.minX - 40) < 1)
  }

  /// `animation(_:value:)` counts only for the subtree, and only when its value has changed.
  @Test func aModifierAnimatesItsSubtree() {
    struct Content: View {
      let control: Switch
      @State private var a = false
      @State private var b = false
      var body: some View {
        VStack(alignment: .leading) {
          Color.red.frame(width: a ? 200 : 100, height: 10).animation(.linear(duration: 1), value: a)
          Color.red.frame(width: a ? 200 : 100, height: 10)
          Color.red.frame(width: b ? 200 : 100, height: 10).animation(.linear(duration: 1), value: a)
        }
        .onAppear {
          control.set = { if $0 { a = true } else { b = true } }
        }
      }
    }
    let hosted = HostedView(Content(control: control), size: room)
    control.set(true)
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self, 0).width - 150) < 1)
    #expect(hosted.place(ShapeDrawing.self, 1).width == 200)
    hosted.advance(by: 1)
    control.set(false)
    hosted.settle()
    #expect(hosted.place(ShapeDrawing.self, 2).width == 200)
  }

  @Test func transactionsCanTakeAnimationsAway() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        VStack {
          Color.red.frame(width: isOn ? 200 : 100, height: 10).transaction { $0.animation = nil }
          Color.red.frame(width: isOn ? 200 : 100, height: 10).animation(.linear, value: isOn)
        }
      }, size: room)
    var transaction = Transaction(animation: nil)
    transaction.disablesAnimations = true
    withTransaction(transaction) { control.set(true) }
    hosted.settle()
    #expect(hosted.place(ShapeDrawing.self, 1).width == 200)
    withAnimation(.linear(duration: 1)) { control.set(false) }
    hosted.settle()
    #expect(hosted.place(ShapeDrawing.self, 0).width == 100)
    #expect(hosted.place(ShapeDrawing.self, 1).width == 200)
  }

  @Test func aBindingAnimates() {
    struct Content: View {
      let control: Switch
      @State private var isOn = false
      var body: some View {
        Color.red.frame(width: isOn ? 200 : 100, height: 10)
          .onAppear { control.set = { $isOn.animation(.linear(duration: 1)).wrappedValue = $0 } }
      }
    }
    let hosted = HostedView(Content(control: control), size: room)
    control.set(true)
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 150) < 1)
  }

  @Test func anInterruptedAnimationGoesOnFromWhereItIs() {
    let hosted = HostedView(
      Switched(control: control) { Color.red.frame(width: $0 ? 200 : 100, height: 10) }, size: room)
    withAnimation(.spring(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.3)
    let present = hosted.place(ShapeDrawing.self).width
    #expect(present > 110 && present < 200)
    withAnimation(.spring(duration: 1)) { control.set(false) }
    hosted.settle()
    #expect(abs(hosted.place(ShapeDrawing.self).width - present) < 1)
    // The spring keeps its velocity for a moment.
    hosted.advance(by: 1 / 60)
    #expect(hosted.place(ShapeDrawing.self).width > present)
    hosted.advance(by: 3)
    #expect(hosted.place(ShapeDrawing.self).width == 100)
  }

  @Test func whatNeverEndsDoesNotKeepTheDeviceBusyAndGivesWay() {
    let hosted = HostedView(
      Switched(control: control) { Color.red.frame(width: $0 ? 200 : 100, height: 10) }, size: room)
    withAnimation(.linear(duration: 1).repeatForever()) { control.set(true) }
    hosted.settle()
    #expect(UIKitHost.shared.runUntilIdle(limit: 5))
    hosted.advance(by: 1.5)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 150) < 2)
    hosted.advance(by: 1)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 150) < 2)
    withAnimation(.linear(duration: 0.2)) { control.set(false) }
    hosted.settle()
    hosted.advance(by: 1)
    #expect(hosted.place(ShapeDrawing.self).width == 100)
  }

  /// [R OSUI:compat AnimationCompletion]: the logical end comes before the removal.
  @Test func completionsComeWhenTheAnimationIsOver() {
    let hosted = HostedView(
      Switched(control: control) { Color.red.frame(width: $0 ? 200 : 100, height: 10) }, size: room)
    var log: [String] = []
    withAnimation(.spring(duration: 1)) {
      control.set(true)
    } completion: {
      log.append("logical")
    }
    hosted.settle()
    hosted.advance(by: 0.9)
    #expect(log.isEmpty)
    hosted.advance(by: 0.2)
    #expect(log == ["logical"])
    withAnimation(.spring(duration: 1), completionCriteria: .removed) {
      control.set(false)
    } completion: {
      log.append("removed")
    }
    hosted.settle()
    hosted.advance(by: 1.1)
    #expect(log.count == 1)
    hosted.advance(by: 3)
    #expect(log == ["logical", "removed"])
    withAnimation {
    } completion: {
      log.append("nothing")
    }
    hosted.advance(by: 0.1)
    #expect(log.last == "nothing")
  }

  @Test func opacityFadesButIsReadByItsEnd() {
    let hosted = HostedView(
      Switched(control: control) { Text("Seen").opacity($0 ? 0 : 1) }, size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(abs(Double(hosted.views(PassThroughView.self).first?.alpha ?? 0) - 0.5) < 0.02)
    #expect(hosted.labels.isEmpty)
  }

  @Test func aViewThatIsAnimatableIsMadeAnewOnTheWay() {
    struct Counter: View, @preconcurrency Animatable {
      var number: Double
      var animatableData: Double {
        get { number }
        set { number = newValue }
      }
      var body: some View { Text("\(Int(number.rounded()))") }
    }
    let hosted = HostedView(Switched(control: control) { Counter(number: $0 ? 100 : 0) }, size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(hosted.labels == ["50"])
    hosted.advance(by: 1)
    #expect(hosted.labels == ["100"])
  }

  @Test func aModifierThatIsAnimatableIsMadeAnewOnTheWay() {
    struct Shake: GeometryEffect {
      var animatableData: CGFloat
      func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: 10 * animatableData, y: 0))
      }
    }
    let hosted = HostedView(
      Switched(control: control) {
        Color.red.frame(width: 10, height: 10).modifier(Shake(animatableData: $0 ? 4 : 0))
      },
      size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).midX - 170) < 0.5)
  }

  @Test func anAnimationOfTheAppsOwn() {
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
      ) -> V? {
        time < 1 ? value.scaled(by: time < 0.5 ? 0.25 : 0.75) : nil
      }
    }
    let hosted = HostedView(
      Switched(control: control) { Color.red.frame(width: $0 ? 200 : 100, height: 10) }, size: room)
    withAnimation(Animation(Steps())) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.25)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 125) < 1)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 175) < 1)
    hosted.advance(by: 0.5)
    #expect(hosted.place(ShapeDrawing.self).width == 200)
  }

  @Test func delaysSpeedsAndRepeatsChangeTheTime() {
    func value(_ animation: Animation, at time: TimeInterval) -> Double? {
      var context = AnimationContext<Double>(environment: EnvironmentValues())
      return animation.animate(value: 1, time: time, context: &context)
    }
    let linear = Animation.linear(duration: 1)
    #expect(value(linear.delay(1), at: 0.5) == 0)
    #expect(value(linear.delay(1), at: 1.5) == 0.5)
    #expect(value(linear.speed(2), at: 0.25) == 0.5)
    #expect(value(linear.repeatCount(2), at: 1.25) == 0.75)
    #expect(value(linear.repeatCount(2, autoreverses: false), at: 1.25) == 0.25)
    #expect(value(linear.repeatCount(2), at: 2) == nil)
    #expect(linear.repeatForever().isEndless)
  }

  /// The forms of a spring are one: <https://developer.apple.com/documentation/swiftui/spring>.
  @Test func springsAreOneByWhateverTheyAreGiven() {
    let spring = Spring(duration: 0.5, bounce: 0.3)
    #expect(abs(spring.dampingRatio - 0.7) < 1e-9)
    #expect(abs(spring.response - 0.5) < 1e-9)
    #expect(abs(spring.stiffness - 157.914) < 0.001)
    let same = Spring(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: false)
    #expect(abs(same.bounce - 0.3) < 1e-9)
    #expect(abs(spring.value(target: 1.0, time: 10) - 1) < 1e-6)
    let settling = Spring(settlingDuration: 2, dampingRatio: 0.7)
    #expect(abs(settling.settlingDuration - 2) < 0.01)
    var (position, velocity) = (0.0, 0.0)
    for _ in 0..<60 { spring.update(value: &position, velocity: &velocity, target: 1, deltaTime: 1 / 60) }
    #expect(abs(position - spring.value(target: 1.0, time: 1)) < 1e-6)
  }

  /// As in a list of orders whose rows change while their screen is left.
  @Test func aColourOnItsWayDoesNotOutliveItsView() {
    let shown = Switch()
    let hosted = HostedView(
      Switched(control: shown) { isGone in
        if !isGone {
          Switched(control: control) { isOn in
            VStack {
              Text("ink").foregroundStyle(isOn ? Color.red : .blue)
              Rectangle().fill(isOn ? Color.red : .blue)
            }
          }
        }
      }, size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.3)
    shown.set(true)
    hosted.settle()
    hosted.advance(by: 2)
    #expect(hosted.views(ShapeDrawing.self).isEmpty)
  }

  @Test func coloursAreMixedOnTheWay() {
    let hosted = HostedView(
      Switched(control: control) {
        Rectangle().fill($0 ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
      }, size: room)
    withAnimation(.linear(duration: 1)) { control.set(true) }
    hosted.settle()
    hosted.advance(by: 0.5)
    guard case .color(let color) = hosted.views(ShapeDrawing.self)[0].paint else { return }
    var (red, blue): (CGFloat, CGFloat) = (0, 0)
    color.getRed(&red, green: nil, blue: &blue, alpha: nil)
    #expect(abs(red - 0.5) < 0.02 && abs(blue - 0.5) < 0.02)
  }
}
