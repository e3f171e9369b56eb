import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import Glibc
import Testing
import VoiceOver

@testable import LinuxDesktop

@Suite(
  "A running program of GTK 3", .serialized,
  .enabled(
    if: TestDesktop.missing("Gtk-3.0") == nil, Comment(rawValue: TestDesktop.missing("Gtk-3.0") ?? "")))
@MainActor
final class GTK3Tests {
  private let desktop: TestDesktop
  private let program: TestProgram

  init() throws {
    desktop = try TestDesktop()
    program = try desktop.run("gtk3.py")
  }

  isolated deinit { desktop.stop() }

  private func provider(_ pace: DesktopProvider.Pace = .script) throws -> DesktopProvider {
    try Desktop(environment: desktop.environment).app(named: "Kennel").makeProvider(pace: pace)
  }

  private func session(_ provider: DesktopProvider) -> Session {
    let session = Session(provider: provider, engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    return session
  }

  private func said(_ provider: DesktopProvider) -> [String] {
    var reader = ScreenReader(language: "en")
    reader.verbosity.includesHints = false
    return reader.transcript(of: provider.tree).map { $0.utterance.caption }
  }

  /// Moves the cursor to the stop with a label.
  private func move(to label: String, in session: Session) throws {
    for _ in 0..<60 {
      let focused = session.engines[0].focus.element
      if focused.flatMap({ session.provider.tree.element(withID: $0) })?.label?.string == label { return }
      session.send(.gesture(Gesture(.swipe(.right))))
      session.settle()
    }
    Issue.record("there is no stop ‘\(label)’")
  }

  /// Brings a provider up to date until something holds, but for no longer than a while.
  private func wait(
    _ provider: DesktopProvider, within seconds: Double = 3, until holds: () -> Bool
  ) -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
      _ = provider.bringUpToDate()
      if holds() { return true }
      usleep(2_000)
    }
    return false
  }

  @Test("Every control is read, in order, as VoiceOver says it")
  func reads() throws {
    #expect(said(try provider()) == ExpectedWords.gtk3)
  }

  @Test("A program that is not there is told with those that are")
  func noProgram() throws {
    let desktop = try Desktop(environment: desktop.environment)
    #expect(throws: DesktopError.noApp("Cattery", known: ["kennel"])) { try desktop.app(named: "Cattery") }
  }

  @Test("What a double tap activates is done, and what changes is said")
  func activates() throws {
    let session = session(try provider())
    try move(to: "Feed", in: session)
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    #expect(try program.wait(for: "clicked") == ["1"])
    #expect(session.transcript.last?.caption.contains("Fed") == true, "\(session.transcript.map(\.caption))")
    try move(to: "Vaccinated", in: session)
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    #expect(try program.wait(for: "toggled") == ["False"])
    #expect(session.transcript.last?.caption.hasPrefix("off") == true, "\(session.transcript.map(\.caption))")
  }

  @Test("A value goes up and down")
  func adjusts() throws {
    let session = session(try provider())
    try move(to: "Appetite", in: session)
    session.send(.gesture(Gesture(.swipe(.up))))
    session.settle()
    #expect(try program.wait(for: "value") == ["5.0"])
    #expect(session.transcript.last?.caption == "50%")
  }

  @Test("Text is typed, deleted and submitted")
  func types() throws {
    let provider = try provider()
    let session = session(provider)
    try move(to: "Name", in: session)
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    let field = try #require(session.engines[0].focus.element.flatMap { provider.tree.element(withID: $0) })
    #expect(field.traits.contains(.isEditing))
    for letter in ["R", "é", "🐶", "x"] {
      session.send(.key(KeyPress(letter, characters: letter)))
      session.settle()
    }
    session.send(.key(KeyPress("delete")))
    session.settle()
    session.send(.key(KeyPress("return", characters: "\n")))
    session.settle()
    #expect(try program.wait(for: "submitted") == ["Ré🐶"])
    #expect(provider.tree.element(withID: field.id)?.value?.string == "Ré🐶")
    #expect(provider.tree.element(withID: field.id)?.details.text?.selection == 4..<4)
  }

  @Test("What comes, goes and is renamed is known, and the rest keeps its numbers")
  func changes() throws {
    let provider = try provider()
    let before = provider.tree.elements.map(\.id)
    try program.send("rename Chipped")
    _ = try program.wait(for: "renamed")
    #expect(wait(provider) { said(provider).contains("Chipped, Switch button, on") })
    #expect(provider.tree.elements.map(\.id) == before)
    try program.send("add 2")
    _ = try program.wait(for: "added")
    #expect(wait(provider) { said(provider).contains("Dog 2, Button") })
    #expect(provider.tree.elements.map(\.id).filter(before.contains) == before)
    try program.send("append Bo")
    _ = try program.wait(for: "appended")
    #expect(wait(provider) { said(provider).contains("Bo, List end") }, "\(said(provider))")
    try program.send("remove")
    _ = try program.wait(for: "removed")
    #expect(wait(provider) { said(provider).contains("Rex, List start") }, "\(said(provider))")
  }

  @Test("Of a list with too many rows, the one that gets the focus is read")
  func longList() throws {
    try program.send("rows 1500")
    _ = try program.wait(for: "rows", within: 60)
    let provider = try provider(.clock)
    #expect(!said(provider).contains("Pinky, List start"))
    try program.send("row 1200")
    _ = try program.wait(for: "row")
    #expect(wait(provider) { provider.tree.elements.contains { $0.label?.string == "Row 1198" } })
    var moved: [AppNotification.Argument] = []
    for notification in provider.takeNotifications() {
      if case .layoutChanged(let argument) = notification { moved.append(argument) }
    }
    let row = provider.tree.elements.first { $0.label?.string == "Row 1198" }
    #expect(moved.last == row.map { .element($0.id) })
  }

  @Test("A dialog hides the window behind it until it is answered")
  func dialog() throws {
    let provider = try provider()
    let session = session(provider)
    try program.send("dialog")
    _ = try program.wait(for: "opened")
    let words = ["Alert, Question, Let the dog out?", "Cancel, Button", "OK, Button"]
    #expect(wait(provider) { Set(said(provider)).isSuperset(of: words) }, "\(said(provider))")
    #expect(!said(provider).contains("Feed, Button"))
    session.settle()
    try move(to: "OK", in: session)
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    _ = try program.wait(for: "response")
    #expect(wait(provider) { said(provider).contains("Feed, Button") })
  }

  @Test("The cursor follows the program's focus, at once, and with few calls")
  func focus() throws {
    let provider = try provider(.clock)
    try program.send("add 50")
    _ = try program.wait(for: "added")
    #expect(wait(provider) { provider.tree.elements.contains { $0.label?.string == "Dog 50" } })
    let session = session(provider)
    var delays: [Double] = []
    var calls: [Int] = []
    var lost = 0
    for round in 0..<60 {
      let number = round * 7 % 50
      let before = provider.callCount
      let spoken = session.transcript.count
      try program.send("focus \(number)")
      let moved = try program.wait(for: "focused")
      let began = (moved.last.flatMap(Double.init) ?? 0) / 1e9
      let end = BusConnection.now + 0.05
      var isSaid = false
      while BusConnection.now < end {
        var waiting = pollfd(fd: provider.descriptor, events: Int16(POLLIN), revents: 0)
        poll(&waiting, 1, Int32((end - BusConnection.now) * 1000))
        session.advance(to: session.now + 0.001)
        let new = session.transcript.dropFirst(spoken)
        if !isSaid, new.contains(where: { $0.caption.hasPrefix("Dog \(number + 1),") }) {
          isSaid = true
          delays.append((BusConnection.now - began) * 1000)
          calls.append(provider.callCount - before)
        }
      }
      if !isSaid { lost += 1 }
    }
    delays.sort()
    let p95 = delays.isEmpty ? 0 : delays[min(delays.count - 1, delays.count * 95 / 100)]
    print(
      "focus to text: median \(delays[delays.count / 2]) ms, p95 \(p95) ms, \(lost) of 60 lost, calls at most \(calls.max() ?? 0)"
    )
    #expect(lost == 0)
    #expect(calls.max() ?? 0 <= 3)
    // A build for debugging on a machine that is busy with others; the goal is 5.
    #expect(p95 < 50)
  }

  @Test("A program that hangs delays nobody, and is read on when it wakes")
  func hangs() throws {
    let provider = try provider(.clock)
    let session = session(provider)
    try program.send("hang 2")
    _ = try program.wait(for: "hanging")
    var slowest = 0.0
    var said: [String] = []
    for _ in 0..<8 {
      let began = BusConnection.now
      session.send(.gesture(Gesture(.swipe(.right))))
      slowest = max(slowest, BusConnection.now - began)
      said.append(session.transcript.last?.caption ?? "")
    }
    #expect(slowest < 0.1, "the slowest of 8 flicks took \(slowest) seconds")
    #expect(Set(said).count == 8, "\(said)")
    let began = BusConnection.now
    session.send(.gesture(Gesture(.tap(2))))
    session.advance(to: session.now + 0.6)
    #expect(BusConnection.now - began < 0.4)
    _ = try program.wait(for: "awake")
    try program.send("rename Chipped")
    #expect(wait(provider) { self.said(provider).contains("Chipped, Switch button, on") })
    #expect(wait(provider) { provider.isResponding })
  }

  @Test("A flood of events keeps nobody waiting, and its end is what is known")
  func flood() throws {
    let provider = try provider(.clock)
    let session = session(provider)
    try program.send("flood 100000")
    var slowest = 0.0
    let end = Date().addingTimeInterval(60)
    var isOver = false
    while !isOver, Date() < end {
      let began = BusConnection.now
      session.send(.gesture(Gesture(.swipe(.right))))
      slowest = max(slowest, BusConnection.now - began)
      isOver = provider.tree.elements.contains { $0.label?.string == "Dog 99999" }
    }
    print("flood: the slowest flick took \(slowest * 1000) ms")
    #expect(isOver)
    #expect(slowest < 0.1)
  }

  @Test("A program that ends leaves an empty screen")
  func ends() throws {
    let provider = try provider(.clock)
    try program.send("quit")
    #expect(wait(provider) { provider.hasEnded })
    #expect(provider.tree.elements.isEmpty)
    #expect(provider.takeNotifications() == [.screenChanged(.none)])
    #expect(provider.perform(ActionRequest(number: 1, action: .activate, element: 3)).succeeded == false)
  }
}
