import AccessibilityTree
import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutSwiftUI

/// Modifiers from the environment, addresses, and animations of UIKit's views.
@MainActor
@Suite("Bridges to the system and to UIKit", .serialized)
struct SystemActionTests {
  private struct Opener: View {
    let address: String
    var prefersInApp = true
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("Open") {
        if let url = URL(string: address) { openURL(url, prefersInApp: prefersInApp) }
      }
    }
  }

  @Test func aPageIsShownInTheAppWhereThatIsPreferred() {
    let screen = HostedScreen(Opener(address: "https://example.com/a"))
    screen.activate("Open")
    #expect(screen.labels.contains("Done") && !screen.labels.contains("Open"))
    #expect(screen.labels.contains { $0.contains("example.com") })
    screen.activate("Done")
    #expect(screen.labels == ["Open"])
  }

  @Test(arguments: [("mailto:a@example.com", true), ("https://example.com", false)])
  func otherAddressesLeaveTheApp(_ address: String, _ prefersInApp: Bool) {
    let screen = HostedScreen(Opener(address: address, prefersInApp: prefersInApp))
    screen.activate("Open")
    #expect(screen.labels == ["Open"])
  }

  @Test func aHandlerMayAskForTheApp() {
    struct Screen: View {
      var body: some View {
        Link("Page", destination: URL(fileURLWithPath: "/x"))
          .environment(
            \.openURL,
            OpenURLAction { _ in .systemAction(URL(string: "https://example.org"), prefersInApp: true) })
      }
    }
    let screen = HostedScreen(Screen())
    screen.activate("Page")
    #expect(screen.labels.contains { $0.contains("example.org") })
  }

  private struct Spoken: EnvironmentalModifier {
    var word: String
    struct Resolved: ViewModifier {
      var label: String
      func body(content: Content) -> some View { content.accessibilityLabel(label) }
    }
    func resolve(in environment: EnvironmentValues) -> Resolved {
      Resolved(label: "\(word) \(environment.isEnabled ? "on" : "off")")
    }
  }

  @Test func aModifierIsMadeOfTheEnvironmentAndFollowsIt() {
    struct Screen: View {
      @State private var isOff = false
      var body: some View {
        VStack {
          Group {
            Text("x").modifier(Spoken(word: "First"))
            Text("y")
          }
          .modifier(Spoken(word: "Each"))
          .disabled(isOff)
          Button("Switch") { isOff.toggle() }
        }
      }
    }
    let screen = HostedScreen(Screen())
    #expect(screen.labels == ["Each on", "Each on", "Switch"])
    screen.activate("Switch")
    #expect(screen.labels == ["Each off", "Each off", "Switch"])
  }

  // MARK: Animations

  private func shown(_ view: UIView) -> CGFloat { view.layer.presentation()?.position.x ?? view.center.x }

  @Test func viewsOfUIKitFollowAnAnimation() throws {
    let screen = HostedScreen(Text("x"))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(view)
    var hasEnded = false
    UIView.animate(.linear(duration: 1).delay(0.5)) {
      view.center.x = 105
    } completion: {
      hasEnded = true
    }
    #expect(view.center.x == 105)
    UIKitHost.shared.clock.advance(by: 0.25)
    #expect(abs(shown(view) - 5) < 0.01)
    UIKitHost.shared.clock.advance(by: 0.75)
    #expect(abs(shown(view) - 55) < 0.5 && !hasEnded)
    UIKitHost.shared.clock.advance(by: 0.6)
    #expect(shown(view) == 105 && hasEnded)
  }

  @Test func coursesHaveTheValuesOfTheirAnimations() {
    let spring = AnimationCourse(.spring(duration: 0.5, bounce: 0.5).speed(2))
    #expect((0...100).contains { spring.progress(at: Double($0) / 100) > 1.05 })
    #expect(spring.progress(at: 0) == 0 && spring.progress(at: 1) == 1)
    let endless = AnimationCourse(.easeInOut(duration: 2).repeatForever())
    #expect(endless.isEndless && endless.autoreverses && abs(endless.duration - 2) < 0.01)
    #expect(abs(endless.progress(at: 0.5) - 0.5) < 0.01)
    struct Steps: CustomAnimation {
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>)
        -> V?
      {
        time < 3 ? value.scaled(by: time < 1 ? 0 : 0.5) : nil
      }
    }
    let steps = AnimationCourse(Animation(Steps()))
    #expect(abs(steps.duration - 3) < 0.01 && steps.progress(at: 0.2) == 0 && steps.progress(at: 0.8) == 0.5)
    #expect(AnimationCourse(.linear(duration: 0)).progress(at: 0) == 1)
  }

  @Test func effectsAreKeptFromAView() throws {
    func opacity(_ isRemoved: Bool) throws -> CGFloat {
      let screen = HostedView(
        Color.black.frame(width: 20, height: 20).symbolEffectsRemoved(isRemoved).symbolEffect(.disappear),
        size: CGSize(width: 20, height: 20))
      for _ in 0..<30 { UIKitHost.shared.clock.advance(by: 0.1) }
      screen.settle()
      let picture = try #require(screen.picture)
      return try #require(picture.color(atX: 10, y: 10)).red
    }
    #expect(try opacity(true) < 0.1 && opacity(false) > 0.9)
  }

  // MARK: Pictures

  @Test func aRendererDrawsIntoTheAppsContext() throws {
    let renderer = ImageRenderer(
      content: VStack(spacing: 0) {
        Color.red.frame(width: 4, height: 2)
        Color.blue.frame(width: 4, height: 2)
      })
    var size = CGSize.zero
    let context = try #require(
      CGContext(
        data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    renderer.render { given, draw in
      size = given
      draw(context)
    }
    #expect(size == CGSize(width: 4, height: 4))
    let picture = try #require(context.makeImage())
    let (top, bottom) = (picture.color(atX: 1, y: 0), picture.color(atX: 1, y: 3))
    #expect((top?.red ?? 0) > 0.9 && (top?.blue ?? 1) < 0.4 && (bottom?.blue ?? 0) > 0.9)
    #expect((renderer.cgImage?.color(atX: 1, y: 3)?.blue ?? 0) > 0.9)
    var wasCalled = false
    ImageRenderer(content: EmptyView()).render { _, _ in wasCalled = true }
    #expect(!wasCalled)
  }
}
