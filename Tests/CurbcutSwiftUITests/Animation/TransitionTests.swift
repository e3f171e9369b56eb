import CurbcutGraphics
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI
@testable import CurbcutUIKit

/// Views that come and go over time.
@MainActor
@Suite struct TransitionTests {
  private let room = CGSize(width: 300, height: 300)
  private let control = Switch()

  private func toggled(_ isOn: Bool, _ hosted: HostedView<some View>) {
    withAnimation(.linear(duration: 1)) { control.set(isOn) }
    hosted.settle()
  }

  /// A removed view stays drawn until its transition ends, is not read, and disappears after it.
  @Test func aViewFadesByDefault() {
    let control = control
    let hosted = HostedView(
      Switched(control: control) { isOn in
        if isOn {
          Text("Here").onAppear { control.log.append("appear") }.onDisappear {
            control.log.append("disappear")
          }
        }
      }, size: room)
    toggled(true, hosted)
    #expect(hosted.labels == ["Here"])
    #expect(control.log == ["appear"])
    hosted.advance(by: 0.5)
    #expect(abs(Double(hosted.views(PassThroughView.self).first?.alpha ?? 0) - 0.5) < 0.02)
    hosted.advance(by: 1)
    #expect(hosted.views(PassThroughView.self).isEmpty)
    #expect(hosted.views(TextDrawing.self).count == 1)
    toggled(false, hosted)
    #expect(hosted.labels.isEmpty)
    hosted.advance(by: 0.5)
    #expect(hosted.views(TextDrawing.self).count == 1)
    #expect(control.log == ["appear"])
    hosted.advance(by: 1)
    #expect(hosted.views(TextDrawing.self).isEmpty)
    #expect(control.log == ["appear", "disappear"])
  }

  @Test func aViewMovesInFromAnEdgeAndOut() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        if isOn { Color.red.frame(width: 100, height: 100).transition(.move(edge: .leading)) }
      }, size: room)
    toggled(true, hosted)
    #expect(abs(hosted.place(ShapeDrawing.self).minX - 0) < 0.5)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).minX - 50) < 1)
    hosted.advance(by: 1)
    #expect(hosted.place(ShapeDrawing.self).minX == 100)
    toggled(false, hosted)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).minX - 50) < 1)
    hosted.advance(by: 1)
    #expect(hosted.views(ShapeDrawing.self).isEmpty)
  }

  @Test func aSlideGoesOnAndAPushComesFromItsEdge() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        if isOn {
          Color.red.frame(width: 100, height: 100)
            .transition(.asymmetric(insertion: .push(from: .bottom), removal: .slide))
        }
      }, size: room)
    toggled(true, hosted)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).minY - 150) < 1)
    hosted.advance(by: 1)
    toggled(false, hosted)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).minX - 150) < 1)
  }

  @Test func transitionsOfTheAppsOwn() {
    struct Drop: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(y: phase.value * 40)
      }
    }
    let hosted = HostedView(
      Switched(control: control) { isOn in
        if isOn { Color.red.frame(width: 100, height: 100).transition(Drop().combined(with: .opacity)) }
      }, size: room)
    toggled(true, hosted)
    #expect(abs(hosted.place(ShapeDrawing.self).minY - 60) < 0.5)
    hosted.advance(by: 2)
    #expect(hosted.place(ShapeDrawing.self).minY == 100)
    toggled(false, hosted)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).minY - 120) < 1)
    hosted.advance(by: 1)
    #expect(hosted.views(ShapeDrawing.self).isEmpty)
  }

  /// `animation(_:)` of a transition needs no other animation.
  @Test func aTransitionMayHaveItsOwnAnimation() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        if isOn {
          Color.red.frame(width: 100, height: 100)
            .transition(.scale.animation(.linear(duration: 1)))
        }
      }, size: room)
    control.set(true)
    hosted.settle()
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(ShapeDrawing.self).width - 50) < 1)
  }

  @Test func anIdentityTransitionIsAtOnce() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        if !isOn { Text("Here").transition(.identity) }
      }, size: room)
    toggled(true, hosted)
    #expect(hosted.views(TextDrawing.self).isEmpty)
  }

  /// With Reduce Motion, a transition with motion is replaced by a fade
  /// <https://developer.apple.com/documentation/swiftui/transitionproperties/hasmotion>.
  @Test func reduceMotionFades() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        if isOn { Color.red.frame(width: 100, height: 100).transition(.move(edge: .leading)) }
      }, size: room)
    var settings = Settings()
    settings.reduceMotion = true
    UIKitHost.shared.configure(device: .iPhone16Pro, settings: settings)
    defer { UIKitHost.shared.configure(device: .iPhone16Pro, settings: Settings()) }
    hosted.settle()
    toggled(true, hosted)
    hosted.advance(by: 0.5)
    #expect(hosted.place(ShapeDrawing.self).minX == 100)
    #expect(hosted.views(PassThroughView.self).contains { abs(Double($0.alpha) - 0.5) < 0.02 })
  }

  @Test func theRowsBelowMakeRoomOverTime() {
    let hosted = HostedView(
      Switched(control: control) { isOn in
        VStack(spacing: 0) {
          if isOn { Color.blue.frame(width: 50, height: 100) }
          Text("Below")
        }
        .frame(height: 300, alignment: .top)
      }, size: room)
    let before = hosted.place(TextDrawing.self).minY
    toggled(true, hosted)
    hosted.advance(by: 0.5)
    #expect(abs(hosted.place(TextDrawing.self).minY - before - 50) < 1)
    #expect(hosted.elements[0].accessibilityFrame.minY == before + 100)
  }
}
