import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import TestScreens
import Testing

@testable import SpokenContent

@MainActor
@Suite("Speak Screen")
struct SpeakScreenTests {
  @Test("Labels and values are read in order, without bars, keys, passwords and what has no words")
  func order() {
    let session = ContentSession([
      .container(.navigationBar, [.element("Back", .button)]),
      .element("Dogs", .header), .element("Pinky", .button, value: "3 years"), .element("A photo", .image),
      .element(nil), .element("Dimmed", [.button, .notEnabled]),
      .field("Password", "secret", traits: [.textEntry, .secureTextField]),
      .element("Same", .staticText, value: "Same"), .element("q", .keyboardKey),
      .container(.toolbar, [.element("Share", .button)]),
      .container(.tabBar, [.container(.group, [.element("Home", .button)])]),
    ])
    #expect(session.readScreen() == ["Dogs", "Pinky 3 years", "A photo", "Dimmed", "Password", "Same"])
    #expect(session.session.transcript.allSatisfy { $0.isFinished })
    #expect(session.engine?.controller.isShown == false)
  }

  @Test("Two fingers that swipe down from the top begin; one finger, a short way or another edge do not")
  func gesture() {
    func swipe(_ fingers: [Int], from y: Double, to end: Double) -> [String] {
      let session = ContentSession([.element("Text")])
      for finger in fingers {
        session.session.send(
          .touch(Touch(finger: finger, phase: .began, point: CGPoint(x: 100 * finger + 50, y: Int(y)))))
      }
      for phase in [Touch.Phase.moved, .ended] {
        for finger in fingers {
          session.session.send(
            .touch(Touch(finger: finger, phase: phase, point: CGPoint(x: 100 * finger + 55, y: Int(end)))))
        }
      }
      session.session.settle()
      return session.listen()
    }
    #expect(swipe([0, 1], from: 5, to: 200) == ["Text"])
    #expect(swipe([0], from: 5, to: 200).isEmpty)
    #expect(swipe([0, 1, 2], from: 5, to: 200).isEmpty)
    #expect(swipe([0, 1], from: 5, to: 60).isEmpty)
    #expect(swipe([0, 1], from: 300, to: 500).isEmpty)
    let session = ContentSession([.element("Text")])
    session.session.send(.gesture(Gesture(.swipe(.down), fingers: 2, at: CGPoint(x: 200, y: 4))))
    session.session.send(.gesture(Gesture(.swipe(.down), fingers: 2, at: CGPoint(x: 200, y: 400))))
    session.session.settle()
    #expect(session.listen() == ["Text"])
  }

  @Test("Nothing is read while the setting is off, and reading ends when it is switched off")
  func setting() {
    let session = ContentSession([.element("One two three four")]) { $0.isSpeakScreenEnabled = false }
    #expect(session.readScreen().isEmpty)
    session.session.settings.isSpeakScreenEnabled = true
    session.command(.speakScreen)
    session.wait(0.15)
    session.session.settings.isSpeakScreenEnabled = false
    session.session.settle()
    #expect(session.session.transcript.last?.isFinished == false)
    #expect(session.engine?.controller.isShown == false)
  }

  // MARK: Scrolling

  private func rows(_ numbers: ClosedRange<Int>, footer: Bool = true) -> [ScreenPart] {
    let rows = numbers.map { ScreenPart.element("Row \($0)", id: AccessibilityElement.ID($0)) }
    return [
      .element("Head", id: 800),
      .container(.scrollView, frame: CGRect(x: 0, y: 100, width: 390, height: 700), rows),
    ] + (footer ? [.element("Foot", id: 900)] : [])
  }

  @Test("A table is scrolled until nothing moves, and each row is read once; then comes what is below")
  func scrolls() {
    let session = ContentSession(rows(1...3))
    var first = 1
    session.screen.answer = { [self] request, screen in
      guard case .scroll(let direction) = request.action else { return nil }
      // Only .down is understood, and a page shows one row of the page before.
      guard direction == .down, first < 7 else { return false }
      first += 2
      screen.show(rows(first...first + 2))
      return true
    }
    #expect(session.readScreen() == ["Head"] + (1...9).map { "Row \($0)" } + ["Foot"])
    let scrolls = session.screen.takeRequests().filter { if case .scroll = $0.action { true } else { false } }
    #expect(scrolls.first?.element == 3)
    #expect(scrolls.map(\.action).prefix(3) == [.scroll(.next), .scroll(.down), .scroll(.next)])
  }

  @Test("A row of pictures inside a list is shown to its end without moving the list on")
  func nested() {
    func screen(_ pictures: ClosedRange<Int>) -> [ScreenPart] {
      let row = pictures.map { ScreenPart.element("Picture \($0)", id: AccessibilityElement.ID($0)) }
      return [
        .container(
          .scrollView, frame: CGRect(x: 0, y: 0, width: 390, height: 800),
          [
            .container(.scrollView, frame: CGRect(x: 0, y: 0, width: 390, height: 200), row),
            .element("Title", id: 50),
          ])
      ]
    }
    let session = ContentSession(screen(1...2))
    var last = 2
    session.screen.answer = { request, provider in
      switch request.action {
      case .scroll: return false
      case .revealMore:
        guard last < 4, request.element == AccessibilityElement.ID(last) else { return false }
        last += 1
        provider.show(screen(last - 1...last))
        return true
      default: return nil
      }
    }
    #expect(session.readScreen() == ["Picture 1", "Picture 2", "Picture 3", "Picture 4", "Title"])
    let asked = session.screen.requests.map(\.action)
    #expect(asked.firstIndex(of: .scroll(.next)) ?? 0 > asked.lastIndex(of: .revealMore(forward: true)) ?? 99)
  }

  @Test("Rows that are used again are read with their new words; a clock is not")
  func reuse() {
    func page(_ number: Int) -> [ScreenPart] {
      let rows = (0..<3).map {
        ScreenPart.element("Row \(number * 3 + $0)", id: AccessibilityElement.ID($0 + 1))
      }
      return [.container(.scrollView, [.element("\(number) o'clock", .updatesFrequently, id: 50)] + rows)]
    }
    let session = ContentSession(page(0))
    var number = 0
    session.screen.answer = { request, screen in
      guard case .scroll = request.action else { return nil }
      guard number < 2 else { return false }
      number += 1
      screen.show(page(number))
      return true
    }
    #expect(session.readScreen() == ["0 o'clock"] + (0..<9).map { "Row \($0)" })
  }

  @Test("Rows that come a moment after the scroll are awaited; a view that always says it scrolled is left")
  func late() {
    let session = ContentSession(rows(1...2, footer: false))
    session.screen.answer = { request, _ in if case .scroll = request.action { true } else { nil } }
    session.command(.speakScreen)
    session.wait(0.75)
    session.screen.show(rows(1...3, footer: false))
    session.session.settle()
    #expect(session.listen() == ["Head", "Row 1", "Row 2", "Row 3"])
    #expect(session.engine?.controller.isPlaying == false)
  }

  @Test("An element that turns pages is read again until its words stay the same")
  func pages() {
    let book = ScreenPart.element("Page 1", [.staticText, .causesPageTurn], id: 1)
    let session = ContentSession([book, .element("Index", id: 2)])
    var page = 1
    session.screen.answer = { request, screen in
      guard request.action == .scroll(.next), request.element == 1 else { return nil }
      guard page < 3 else { return false }
      page += 1
      screen.change(1) { $0.label = AccessibilityText("Page \(page)") }
      return true
    }
    #expect(session.readScreen() == ["Page 1", "Page 2", "Page 3", "Index"])
  }

  @Test("What is scrolled out of sight is brought into view as it is read")
  func intoView() {
    let session = ContentSession([
      .container(
        .scrollView, frame: CGRect(x: 0, y: 0, width: 390, height: 200),
        [
          .element("Near", frame: CGRect(x: 0, y: 0, width: 390, height: 40)),
          .element("Far", frame: CGRect(x: 0, y: 900, width: 390, height: 40)),
        ])
    ])
    #expect(session.readScreen() == ["Near", "Far"])
    #expect(session.screen.requests.filter { $0.action == .scrollToVisible }.map(\.element) == [2])
  }

  @Test("What disappears while it is read is read to its end, and reading goes on behind it")
  func removed() {
    let all = (1...4).map { ScreenPart.element("Row \($0)", id: AccessibilityElement.ID($0)) }
    let session = ContentSession(all)
    session.command(.speakScreen)
    session.wait(0.25)
    session.screen.show([all[0], all[2], all[3]])
    session.session.settle()
    #expect(session.listen() == ["Row 1", "Row 2", "Row 3", "Row 4"])
  }

  @Test("Another screen ends it")
  func anotherScreen() {
    let session = ContentSession([.element("One two three four")])
    session.command(.speakScreen)
    session.wait(0.15)
    session.screen.show([.element("Other", id: 9)])
    session.screen.post(.screenChanged(.none))
    session.session.settle()
    #expect(session.listen() == ["One two three four"])
  }
}
