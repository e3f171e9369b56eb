import AccessibilityTree
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import AssistiveTechnology

@MainActor
@Suite("A session follows the switches of its technologies")
struct SwitchedTechnologiesTests {
  /// A technology that notes what it gets, and asks for what a test says.
  struct Listener: TechnologyEngine {
    let identifier: String
    let focus = Focus(element: nil)
    let isWaitingToSpeak = false
    var answer: @Sendable (Event) -> [Effect] = { _ in [] }
    var heard: [Event] = []

    mutating func handle(_ event: Event, in context: Context) -> [Effect] {
      heard.append(event)
      return answer(event)
    }
  }

  private static let voiceOver = "UIAccessibilityNotificationVoiceOverIdentifier"

  private func session(
    _ screen: (any ScreenProvider)? = nil, asking answer: (@Sendable (Event) -> [Effect])? = nil,
    with edit: (inout Settings) -> Void = { _ in }
  ) -> Session {
    var settings = Settings()
    edit(&settings)
    return Session(
      provider: screen ?? WrittenScreen([.element("a")]),
      engines: [
        Listener(identifier: Self.voiceOver, answer: answer ?? { _ in [] }), Listener(identifier: "Zoom"),
        Listener(identifier: "Own"),
      ],
      settings: settings, arbiter: TechnologyArbiter())
  }

  private func heard(_ session: Session) -> [[Event]] {
    session.engines.compactMap { ($0 as? Listener)?.heard }
  }

  @Test("It begins with what the settings switch on, and with what no setting is for")
  func begins() {
    let session = session(with: { $0.voiceOver.isRunning = true })
    session.start()
    let start = Event.start(appName: nil, isSwitchedOn: false)
    #expect(heard(session) == [[start], [], [start]])
  }

  @Test("What is switched on later is started then, and stopped when it is switched off")
  func follows() {
    let session = session()
    session.start()
    session.settings.isZoomEnabled = true
    #expect(heard(session)[1] == [.settings, .start(appName: nil, isSwitchedOn: true)])
    session.settings.zoom.level = 3
    session.settings.isZoomEnabled = false
    #expect(heard(session)[1].suffix(3) == [.settings, .settings, .stop])
    #expect(heard(session)[0] == [.settings, .settings, .settings])
  }

  @Test("What is switched on and off at once is not started")
  func undecided() {
    let session = session(
      asking: { event in
        guard event == .command("twice") else { return [] }
        return [true, false].map { .change(SettingChange(key: "isZoomEnabled", value: .bool($0))) }
      }, with: { $0.voiceOver.isRunning = true })
    session.start()
    session.send(.command("twice"))
    #expect(!heard(session)[1].contains(.stop))
    #expect(!heard(session)[1].contains(.start(appName: nil, isSwitchedOn: true)))
  }

  @Test("After the session has been stopped, or was started by an event, nothing is switched")
  func byHand() {
    let session = session(with: { $0.voiceOver.isRunning = true })
    session.start()
    session.send(.stop)
    session.settings.isZoomEnabled = true
    #expect(heard(session)[1] == [.stop, .settings])
    let other = self.session()
    other.send(.start(appName: nil, isSwitchedOn: true))
    other.settings.isZoomEnabled = true
    #expect(heard(other)[1] == [.start(appName: nil, isSwitchedOn: true), .settings])
  }

  @Test("What an app did before one technology was switched on is still told to those that run")
  func others() {
    let screen = WrittenScreen([.element("a")])
    let session = session(screen, with: { $0.voiceOver.isRunning = true })
    session.start()
    screen.show([.element("b")])
    screen.post(.announcement("News"))
    session.settings.isZoomEnabled = true
    #expect(heard(session)[0].contains(.notification(.announcement("News"))))
    #expect(heard(session)[0].contains(.screen(.structure)))
    #expect(heard(session)[1] == [.settings, .start(appName: nil, isSwitchedOn: true)])
  }

  /// A screen on which nothing changes but its size.
  private final class TurnedScreen: ScreenProvider {
    let tree = WrittenScreen([.element("a")]).tree
    var screenSize: CGSize? = CGSize(width: 390, height: 844)
    func perform(_ request: ActionRequest) -> ActionOutcome {
      ActionOutcome(request: request.number, succeeded: false)
    }
  }

  @Test("A screen that was turned is another one, even where every element stayed where it was")
  func turned() {
    let screen = TurnedScreen()
    let session = session(screen, with: { $0.isZoomEnabled = true })
    session.start()
    screen.screenSize = CGSize(width: 844, height: 390)
    session.advance(to: 1)
    session.advance(to: 2)
    #expect(heard(session)[1].filter { $0 == .screen(.structure) }.count == 1)
  }
}
