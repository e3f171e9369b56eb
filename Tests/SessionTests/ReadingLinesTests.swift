import AssistiveTechnology
import CurbcutUIKit
import Testing
import VoiceOver

@testable import AccessibilityGuide

/// What is said starts what comes next: the way in which iBooks reads a book.
@MainActor
@Suite("A book that reads itself line by line", .serialized)
struct ReadingLinesTests {
  private static let pages = [
    ["Call me Ishmael.", "Some years ago, never mind how long,"],
    ["I thought I would sail about a little", "and see the watery part of the world."],
  ]

  private func open() -> (LineReader, Session) {
    let window = UIKitHost.shared.makeWindow()
    let reader = LineReader(pages: Self.pages)
    window.rootViewController = reader
    window.makeKeyAndVisible()
    let session = Session(provider: AccessibilityProvider(window), engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    return (reader, session)
  }

  @Test("Each line that was said starts the next one, and the page turns behind its last line")
  func wholeBook() {
    let (reader, session) = open()
    let before = session.transcript.count
    reader.read()
    session.settle()
    let said = session.transcript.dropFirst(before).filter { $0.isFinished }.map(\.text)
    #expect(said.filter { Self.pages.joined().contains($0) } == Array(Self.pages.joined()))
    #expect(reader.page == 1)
    #expect(reader.line == 1)
    #expect(!reader.isReading)
    #expect(reader.pageLabel.text == Self.pages[1].joined(separator: " "))
  }

  @Test("The lines follow each other without a second line before the first has ended")
  func oneAfterAnother() {
    let (reader, session) = open()
    let before = session.transcript.count
    reader.read()
    session.advance(to: session.now + 0.2)
    #expect(session.transcript.dropFirst(before).map(\.text) == [Self.pages[0][0]])
    #expect(reader.line == 0)
  }

  @Test("A gesture that cuts a line off ends the reading, and the app hears that it was cut off")
  func cutOff() {
    let (reader, session) = open()
    final class Heard: @unchecked Sendable { var answers: [Bool] = [] }
    let heard = Heard()
    let token = NotificationCenter.default.addObserver(
      forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
    ) { notification in
      let key = UIAccessibility.announcementWasSuccessfulUserInfoKey
      heard.answers.append(notification.userInfo?[key] as? Bool ?? true)
    }
    defer { NotificationCenter.default.removeObserver(token) }
    reader.read()
    session.advance(to: session.now + 0.3)
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    #expect(heard.answers == [false])
    #expect(!reader.isReading)
    #expect(reader.page == 0)
    #expect(reader.line == 0)
  }

  @Test("On a new screen the cursor starts where the app says")
  func arrival() {
    let window = UIKitHost.shared.makeWindow()
    let controller = ArrivalController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let session = Session(provider: AccessibilityProvider(window), engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    #expect(session.transcript.first?.text.hasPrefix("Back") == true)
    controller.viewDidAppear(false)
    session.settle()
    #expect(session.transcript.last?.text == "Arrivals Heading")
    #expect(
      UIAccessibility.focusedElement(using: .notificationVoiceOver) as? UILabel === controller.myFirstElement)
  }
}
