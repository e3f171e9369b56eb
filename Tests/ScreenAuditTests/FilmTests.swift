import Audit
import CurbcutGraphics
import CurbcutSwiftUI
import CurbcutUIKit
import DeviceSettings
import Foundation
import Testing

@testable import ScreenAudit

@MainActor
@Suite("What is seen of a live screen in the course of time", .serialized)
struct FilmTests {
  init() {
    UIKitHost.shared.configure(device: .iPhone16, settings: Settings())
    UIAccessibility.hasAskedForReducedMotion.store(false, ordering: .relaxed)
  }

  private func window(_ controller: UIViewController) -> UIWindow {
    let window = UIKitHost.shared.makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    UIKitHost.shared.pumpMainQueue()
    window.layoutIfNeeded()
    return window
  }

  private func report(on window: UIWindow) -> AuditReport {
    var screen = ViewScreen(window, name: "", measures: [])
    screen.film()
    window.isHidden = true
    return Auditor(rules: [MotionReduce.self, MotionPause.self, Flashing.self]).report(on: screen.screen)
  }

  /// The rules and verdicts on a screen with a view of 200 by 200 points.
  private func found(size: CGFloat = 200, _ body: (UIView) -> Void) -> [String] {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    let view = UIView(frame: CGRect(x: 40, y: 120, width: size, height: size))
    view.backgroundColor = .black
    controller.view.addSubview(view)
    let window = window(controller)
    body(view)
    return report(on: window).findings.map { "\($0.rule.id) \($0.verdict.rawValue)" }
  }

  /// Does something again and again, by the device's clock, while a body runs.
  private func every(_ seconds: Double, _ work: @escaping () -> Void, while body: () -> [String]) -> [String]
  {
    let clock = UIKitHost.shared.clock
    var isOver = false
    func again() {
      _ = clock.after(seconds, recurs: true) {
        guard !isOver else { return }
        work()
        again()
      }
    }
    again()
    defer { isOver = true }
    return body()
  }

  @Test func whatStandsStillPasses() {
    let before = UIKitHost.shared.settings
    #expect(found { _ in } == [])
    #expect(UIKitHost.shared.settings == before)
  }

  @Test func anEndlessAnimationOfAnAppThatNeverAsksFails() {
    let turning = found { view in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
        view.transform = CGAffineTransform(rotationAngle: 2)
      }
    }
    #expect(turning == ["motion-reduce fail"])
    let moving = found { view in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) { view.center.y += 100 }
    }
    #expect(moving == ["motion-reduce fail"])
  }

  @Test func anAnimationThatEndsPasses() {
    #expect(found { view in UIView.animate(withDuration: 1) { view.center.y += 100 } } == [])
  }

  @Test func anAppThatEndsItsAnimationWhenTheSettingChangesPasses() {
    var token: (any NSObjectProtocol)?
    let found = found { view in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { view.center.y += 100 }
      token = NotificationCenter.default.addObserver(
        forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          if UIAccessibility.isReduceMotionEnabled { view.layer.removeAllAnimations() }
        }
      }
    }
    if let token { NotificationCenter.default.removeObserver(token) }
    #expect(found == [])
  }

  @Test func anAppThatAsksMayHaveReducedIt() {
    let found = found { view in
      guard !UIAccessibility.isReduceMotionEnabled else { return }
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat]) { view.center.y += 100 }
    }
    #expect(found == ["motion-reduce needsReview"])
  }

  @Test func theSystemsIndicatorIsExemptAndSmallOnesAreOnlyToLookAt() {
    let indicator = found { view in
      let indicator = UIActivityIndicatorView(style: .large)
      view.addSubview(indicator)
      indicator.startAnimating()
    }
    #expect(indicator == [])
    let own = found(size: 32) { view in
      UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .curveLinear]) {
        view.transform = CGAffineTransform(rotationAngle: 3)
      }
    }
    #expect(own == ["motion-reduce needsReview"])
  }

  @Test func whatBlinksOnIsToLookAt() {
    let found = found { view in
      UIView.animate(withDuration: 0.8, delay: 0, options: [.repeat, .autoreverse]) { view.alpha = 0.1 }
    }
    #expect(found == ["motion-pause needsReview"])
  }

  @Test func aTimerThatFlashesALargePartFails() {
    var shown: UIView?
    let found = every(0.1) {
      shown?.backgroundColor = shown?.backgroundColor == .black ? .white : .black
    } while: {
      self.found(size: 300) { shown = $0 }
    }
    #expect(found == ["flashing fail"])
  }

  @Test func aTimerThatChangesATextIsNoMotion() {
    var label: UILabel?
    let found = every(0.5) {
      label?.text = (label?.text ?? "") + "8"
      label?.sizeToFit()
    } while: {
      self.found { view in
        let text = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
        view.addSubview(text)
        label = text
      }
    }
    #expect(label?.text?.count ?? 0 > 5)
    #expect(found == [])
  }

  /// What is told of a text that a timer changes.
  private func told(_ traits: UIAccessibilityTraits, announces: Bool = false) -> [String] {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 40, y: 120, width: 200, height: 24))
    label.text = "10 seconds left"
    label.accessibilityTraits = traits
    controller.view.addSubview(label)
    let window = window(controller)
    var left = 10
    return every(0.75) {
      left -= 1
      label.text = "\(left) seconds left"
      if announces { UIAccessibility.post(notification: .announcement, argument: label.text) }
    } while: {
      var screen = ViewScreen(window, name: "", measures: [])
      screen.film()
      window.isHidden = true
      return Auditor(rules: [ChangeUnannounced.self]).report(on: screen.screen).findings.map(\.measured)
    }
  }

  @Test func aTextThatChangesByItselfIsToldUnlessTheAppSaysSo() {
    let found = told(.staticText)
    #expect(found.count == 1 && found[0].hasPrefix("the text changed by itself to “"), "\(found)")
    #expect(told([.staticText, .updatesFrequently]) == [])
    #expect(told(.staticText, announces: true) == [])
  }

  private struct Turning: View {
    @State private var angle = 0.0
    var body: some View {
      Rectangle().fill(.red).frame(width: 200, height: 200).rotationEffect(.degrees(angle))
        .onAppear {
          withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { angle = 360 }
        }
    }
  }

  @Test func anEndlessAnimationOfSwiftUIFails() {
    let window = window(UIHostingController(rootView: Turning()))
    let found = report(on: window).findings.map { "\($0.rule.id) \($0.verdict.rawValue)" }
    #expect(found.contains("motion-reduce fail"), "\(found)")
  }
}
