import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import Testing
import VoiceOver

@MainActor
@Suite("A session with VoiceOver over a window", .serialized)
struct SessionTests {
  @Test("A flick goes to the next element and says it; a double tap acts")
  func flick() {
    let window = UIKitHost.shared.makeWindow()
    let controller = UIViewController()
    window.rootViewController = controller
    let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    label.text = "Hello"
    let toggle = UISwitch(frame: CGRect(x: 20, y: 200, width: 60, height: 30))
    toggle.accessibilityLabel = "Wi-Fi"
    controller.view.addSubview(label)
    controller.view.addSubview(toggle)
    window.makeKeyAndVisible()
    let session = Session(provider: AccessibilityProvider(window), engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    session.settle()
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    #expect(
      session.transcript.map(\.text) == [
        "Hello", "Wi-Fi Switch button off Double tap to toggle setting.", "on", "Saved",
        "Wi-Fi Switch button on Double tap to toggle setting.",
      ])
    #expect(toggle.isOn)
  }
}
