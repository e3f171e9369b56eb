import AccessibilityTree
import AssistiveTechnology
import Foundation
import Testing
import VoiceOver

@testable import LinuxDesktop

@Suite(
  "A running program of GTK 4", .serialized,
  .enabled(
    if: TestDesktop.missing("Gtk-4.0") == nil, Comment(rawValue: TestDesktop.missing("Gtk-4.0") ?? "")))
@MainActor
final class GTK4Tests {
  private let desktop: TestDesktop
  private let program: TestProgram

  init() throws {
    desktop = try TestDesktop()
    program = try desktop.run("gtk4.py")
  }

  isolated deinit { desktop.stop() }

  @Test("It is read, activated and typed into, and what changes is known")
  func use() throws {
    let provider = try Desktop(environment: desktop.environment).app(named: "kennel").makeProvider(
      pace: .script)
    var reader = ScreenReader(language: "en")
    reader.verbosity.includesHints = false
    #expect(reader.transcript(of: provider.tree).map { $0.utterance.caption } == ExpectedWords.gtk4)

    let session = Session(provider: provider, engines: [VoiceOverEngine()])
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle()
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    for letter in ["R", "e", "x"] {
      session.send(.key(KeyPress(letter.lowercased(), characters: letter)))
      session.settle()
    }
    #expect(try program.wait(for: "text") == ["R"])
    #expect(try program.wait(for: "text") == ["Re"])
    #expect(try program.wait(for: "text") == ["Rex"])
    session.send(.gesture(Gesture(.swipe(.right))))
    session.settle()
    session.send(.gesture(Gesture(.tap(2))))
    session.settle()
    _ = try program.wait(for: "clicked")
    let end = Date().addingTimeInterval(3)
    while Date() < end, !provider.tree.elements.contains(where: { $0.label?.string == "Fed" }) {
      _ = provider.bringUpToDate()
    }
    #expect(provider.tree.elements.contains { $0.label?.string == "Fed" })
  }
}
