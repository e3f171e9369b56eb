import CurbcutFoundation
import DeviceSettings
import Foundation
import Testing

@testable import CurbcutUIKit

@MainActor
@Suite("Small things of UIKit", .serialized)
struct SmallThingsTests {
  @Test("A progress view follows the progress that it observes")
  func observedProgress() {
    let progress = Progress(totalUnitCount: 4)
    let view = UIProgressView(progressViewStyle: .default)
    view.observedProgress = progress
    #expect(view.progress == 0)
    progress.completedUnitCount = 3
    #expect(view.progress == 0.75)
    #expect(view.accessibilityValue == "75%")
    view.observedProgress = nil
    #expect(view.progress == 0.75)
    view.progress = 0.5
    #expect(view.progress == 0.5)
  }

  @Test("A transition that another one interrupts has not finished")
  func transitions() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let stage = Stage(view, frame: view.frame)
    var ends: [Bool] = []
    for _ in 0..<2 {
      UIView.transition(with: view, duration: 0.5, options: .transitionCrossDissolve) {
        view.tag += 1
      } completion: {
        ends.append($0)
      }
    }
    UIKitHost.shared.clock.advance(by: 1)
    #expect(ends == [false, true])
    withExtendedLifetime(stage) {}
  }

  @Test("A display link says when its next frame is due, which need not be the display's next")
  func displayLink() {
    UIKitHost.shared.configure(device: .iPhone16Pro)
    defer { UIKitHost.shared.configure(device: .iPhone16) }
    let link = CADisplayLink(target: NSObject(), selector: "tick:")
    #expect(abs(link.targetTimestamp - link.timestamp - 1 / 60) < 0.0001)
    link.preferredFrameRateRange = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
    #expect(abs(link.targetTimestamp - link.timestamp - 1 / 120) < 0.0001)
  }

  @Test("A recogniser allows presses of every kind")
  func pressTypes() {
    #expect(
      UITapGestureRecognizer().allowedPressTypes.map(\.intValue).contains(UIPress.PressType.select.rawValue))
  }

  @Test("A large title grows with the text size, and the bar with it")
  func largeTitle() {
    let root = UIViewController()
    root.title = "Mail"
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    let window = show(navigation)
    let usual = navigation.navigationBar.frame.height
    func title() -> CGFloat { elements(of: window).first { $0.label?.string == "Mail" }?.frame.height ?? 0 }
    let before = title()
    var settings = Settings()
    settings.contentSize = .accessibilityExtraExtraExtraLarge
    UIKitHost.shared.apply(settings)
    defer { UIKitHost.shared.apply(Settings()) }
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height > usual + 20)
    #expect(title() > before + 20)
  }
}
