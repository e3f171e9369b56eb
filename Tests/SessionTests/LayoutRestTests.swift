import AssistiveTechnology
import CurbcutUIKit
import Testing
import VoiceOver

@MainActor
@Suite("A screen that is laid out comes to rest", .serialized)
struct LayoutRestTests {
  @Test("A toolbar does not ask to be read again after each reading")
  func toolbar() {
    let window = UIKitHost.shared.makeWindow()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 700, width: 393, height: 52))
    bar.items = [UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)]
    window.addSubview(bar)
    window.makeKeyAndVisible()
    let provider = AccessibilityProvider(window)
    #expect(provider.bringUpToDate() == .structure)
    #expect(provider.bringUpToDate() == nil)
    let session = Session(provider: provider, engines: [VoiceOverEngine()])
    var events = 0
    session.observer = { if case .event = $0 { events += 1 } }
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    #expect(events < 20)
    window.windowScene = nil
  }
}
