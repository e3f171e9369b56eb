import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import AssistiveTouch

@MainActor
@Suite("AssistiveTouch beside others")
struct BesideOthersTests {
  /// A finger on the app: what it gets goes to the screen.
  private struct Finger: TechnologyEngine {
    let identifier = "Finger"
    let focus = Focus(element: nil)
    let isWaitingToSpeak = false

    mutating func handle(_ event: Event, in context: Context) -> [Effect] {
      switch event {
      case .touch(let touch): [.perform(ActionRequest(number: 1, action: .touch(touch), element: nil))]
      case .gesture: [.perform(ActionRequest(number: 1, action: .magicTap, element: nil))]
      default: []
      }
    }
  }

  private let screen = WrittenScreen([.element("a")])

  private func session(_ edit: (inout Settings) -> Void = { _ in }) -> Session {
    var settings = Settings()
    edit(&settings)
    let session = Session(
      provider: screen, engines: [AssistiveTouchEngine(), Finger()], settings: settings,
      arbiter: TechnologyArbiter())
    session.send(.start(appName: nil, isSwitchedOn: true))
    return session
  }

  private func isMenuOpen(_ session: Session) -> Bool {
    (session.engines.first as? AssistiveTouchEngine)?.menu != nil
  }

  private func tap(_ session: Session, _ point: CGPoint) {
    session.send(.touch(Touch(phase: .began, point: point)))
    session.send(.touch(Touch(phase: .ended, point: point)))
  }

  @Test("What it shows is its own, and the rest of the screen is the app's")
  func touches() {
    let session = session()
    tap(session, at(100, 300))
    #expect(screen.takeRequests().count == 2)
    tap(session, at(356, 422))
    #expect(screen.takeRequests().isEmpty && isMenuOpen(session))
    // A touch beside the menu only closes it.
    tap(session, at(100, 820))
    #expect(screen.takeRequests().isEmpty && !isMenuOpen(session))
    tap(session, at(100, 820))
    #expect(screen.takeRequests().count == 2)
  }

  @Test("A finger that came down on the app stays the app's, also where the button is")
  func slide() {
    let session = session()
    session.send(.touch(Touch(phase: .began, point: at(100, 300))))
    session.send(.touch(Touch(phase: .moved, point: at(356, 422))))
    session.send(.touch(Touch(phase: .ended, point: at(356, 422))))
    #expect(screen.takeRequests().count == 3)
    #expect(!isMenuOpen(session))
  }

  @Test("Gestures that were recognised elsewhere are told apart by their place")
  func gestures() {
    let session = session { $0.assistiveTouch.longPress = .home }
    session.send(.gesture(Gesture(.tap(1), at: at(100, 300))))
    session.send(.gesture(Gesture(.tap(1))))
    #expect(screen.takeRequests().count == 2)
    session.send(.gesture(Gesture(.hold(taps: 1), at: at(356, 422))))
    #expect(!isMenuOpen(session))
    session.send(.gesture(Gesture(.tap(1), at: at(356, 422))))
    #expect(isMenuOpen(session) && screen.takeRequests().isEmpty)
  }

  @Test("The clicks of a pointer are its own, and it touches the app for them")
  func pointer() {
    let session = session()
    session.send(.pointer(Pointer(.pressed, at: at(100, 300))))
    session.send(.pointer(Pointer(.released, at: at(100, 300))))
    #expect(screen.takeRequests().map(\.action).count == 2)
  }
}
