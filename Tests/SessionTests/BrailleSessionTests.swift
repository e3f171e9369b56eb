import AccessibilityTree
import AssistiveTechnology
import Braille
import CurbcutUIKit
import Testing
import VoiceOver

@MainActor
@Suite("A braille display over a window", .serialized)
struct BrailleSessionTests {
  @Test("A flick brings cells, a routing key switches, an announcement flashes")
  func window() {
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
    let display = MemoryBrailleDisplay(cells: 20)
    let session = Session(
      provider: AccessibilityProvider(window), engines: [VoiceOverEngine()],
      outputs: [BrailleOutput(display)])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    #expect(display.unicode == "⠠⠓⠑⠇⠇⠕")
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    #expect(display.text == "Wi-Fi sw btn off")
    session.send(.braille(.routing(cell: 1)))
    session.settle()
    #expect(toggle.isOn)
    #expect(display.text == "Wi-Fi sw btn on")
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    session.advance(to: session.now + 1)
    #expect(display.text == "Saved")
    session.advance(to: session.now + 5)
    #expect(display.text == "Wi-Fi sw btn on")
  }
}
