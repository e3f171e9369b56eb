import AccessibilityTree
import AssistiveTechnology
import CurbcutUIKit
import DeviceSettings
import Foundation
import Hearing
import Speech
import SpokenContent
import Technologies
import TestScreens
import Testing

@testable import curbcut

@MainActor
@Suite("Technologies in a terminal")
struct TechnologyTerminalTests {
  /// A technology on a screen that a test wrote down, and the lines that were shown.
  private final class Terminal<Technology: Narrator & TerminalTechnology> {
    let technology: Technology
    let session: Session
    private(set) var lines: Lines

    final class Lines {
      var all: [String] = []
    }

    @MainActor
    init(
      _ screen: WrittenScreen, _ settings: Settings = Settings(),
      make: (WrittenScreen, @escaping (String) -> Void) -> Technology
    ) {
      let lines = Lines()
      self.lines = lines
      technology = make(screen) { lines.all.append($0) }
      session = Session(
        provider: technology.provider, engines: technology.engines, settings: settings, outputs: [technology])
      technology.join(session)
      session.send(.start(appName: nil, isSwitchedOn: true))
    }

    /// Presses keys, and answers what was told since the last time.
    @MainActor
    func type(_ keys: [TerminalKey]) -> [String] {
      for key in keys {
        if case .events(let events) = technology.handle(key) { for event in events { session.send(event) } }
      }
      return take()
    }

    @MainActor
    func take() -> [String] {
      _ = technology.told
      defer { lines.all = [] }
      return lines.all
    }
  }

  private var page: WrittenScreen {
    WrittenScreen([
      .element("Mia", .adjustable, id: 1, value: "1"), .element("Call", id: 2),
      .field("Name", "", isEditing: false, id: 3),
    ])
  }

  private func switches(_ screen: WrittenScreen) -> Terminal<SwitchTerminal> {
    var settings = Settings()
    settings.switchControl.switches = SwitchAssignment.standard
    settings.switchControl.groupsItems = false
    return Terminal(screen, settings) { SwitchTerminal($0, switches: SwitchAssignment.standard, show: $1) }
  }

  @Test("A value of several lines is one line of what is told")
  func lineBreaks() {
    let screen = WrittenScreen([.element("Mia", .adjustable, id: 1, value: "1\n2"), .element("Call", id: 2)])
    #expect(switches(screen).take() == ["Mia, 1 2, Adjustable"])
  }

  // MARK: Switches

  @Test("The cursor is told as it scans by itself, then the menu, and what was done")
  func scanning() {
    let terminal = switches(page)
    #expect(terminal.take() == ["Mia, 1, Adjustable"])
    terminal.session.advance(to: 1.5)
    #expect(terminal.take() == ["Call, Button"])
    let menu = terminal.type([.character(" ")])
    #expect(menu.first?.hasPrefix("Call: Tap, ") == true && menu.last == "Tap")
    let tapped = terminal.type([.character(" ")])
    #expect(tapped.contains("Tapped Call"))
  }

  @Test("Arrows and tab move on and back, another key is no switch")
  func movingByKeys() {
    let terminal = switches(page)
    _ = terminal.take()
    #expect(terminal.type([.right]) == ["Call, Button"])
    #expect(terminal.type([.left]) == ["Mia, 1, Adjustable"])
    #expect(terminal.type([.tab]) == ["Call, Button"])
    #expect(terminal.type([.character("x")]).first?.contains("no switch") == true)
    #expect(terminal.technology.handle(.character("q")) == .quit)
  }

  @Test("A cursor that has gone is told once, and so is one that glides")
  func hiding() {
    let terminal = switches(page)
    terminal.session.advance(to: 60)
    #expect(terminal.take().filter { $0.contains("hidden") }.count == 1)
    #expect(terminal.type([.character(" ")]) == ["Mia, 1, Adjustable"])
  }

  // MARK: Voice Control

  private func voice(_ screen: WrittenScreen) -> Terminal<VoiceControlTerminal> {
    Terminal(screen) { VoiceControlTerminal($0, folder: nil, show: $1) }
  }

  @Test("What was heard, done and shown is told: numbers with their names, a grid, a value that changed")
  func saying() throws {
    let screen = page
    screen.answer = { request, screen in
      guard request.action == .increment else { return nil }
      screen.change(1) { $0.value = "2" }
      return true
    }
    let terminal = voice(screen)
    func say(_ text: String) -> [String] { terminal.type(text.map { .character($0) } + [.enter]) }
    #expect(say("tap call") == ["Heard “tap call”", "Tapped Call"])
    let numbers = say("show numbers")
    #expect(numbers.contains("Numbers: 1 Mia; 2 Call; 3 Name"))
    #expect(say("hide numbers") == ["Heard “hide numbers”"])
    #expect(say("increment mia") == ["Heard “increment mia”", "Incremented Mia", "Now 2"])
    #expect(say("show grid").contains("Grid of 4 columns and 7 rows, numbered 1 to 28"))
    let cell = try #require(say("5").first { $0.hasPrefix("Grid of") })
    #expect(cell.contains(", over ") && cell.contains(" points at "))
    #expect(say("hide grid").count == 1)
    #expect(say("what can I say").count > 20)
    #expect(terminal.technology.handle(.character("q")) == .events([]))
    #expect(terminal.technology.handle(.enter) == .quit)
  }

  @Test("A value that is raised several times is told once, as it is at the end")
  func several() {
    let screen = page
    var value = 1
    screen.answer = { request, screen in
      guard request.action == .increment else { return nil }
      value += 1
      screen.change(1) { $0.value = AccessibilityText("\(value)") }
      return true
    }
    let told = voice(screen).type("increment mia 3 times".map { .character($0) } + [.enter])
    #expect(told.filter { $0.hasPrefix("Now") } == ["Now 4"])
    #expect(told.filter { $0 == "Incremented Mia" }.count == 3)
  }

  @Test(
    "A stream of sound is heard as it comes, and time passes with it",
    .enabled(if: (try? Recognizer()) != nil))
  func hearingStream() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("numbers.wav").path
    try EspeakSynthesizer().synthesize(
      SpeechScript([.init("show numbers")]), settings: SpeechSettings(rate: 0.45, voice: "en-us")
    ).writeWAV(to: file)
    let pipe = folder.url("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(OpenSound.isStream(pipe) && OpenSound.isStream("-") && !OpenSound.isStream(file))
    Thread.detachNewThread {
      guard let sound = FileManager.default.contents(atPath: file),
        let writer = FileHandle(forWritingAtPath: pipe)
      else { return }
      try? writer.write(contentsOf: sound)
      try? writer.close()
    }
    let terminal = voice(page)
    let before = terminal.session.now
    try terminal.technology.hear(try OpenSound(pipe, isRaw: false), in: terminal.session)
    #expect(terminal.session.now - before > 0.5)
    let told = terminal.take()
    #expect(told.first?.hasPrefix("Heard “show numbers”") == true)
    #expect(told.contains("Numbers: 1 Mia; 2 Call; 3 Name"))
  }

  // MARK: Spoken Content

  private func spoken(
    _ screen: WrittenScreen, _ change: (inout Settings) -> Void = { _ in }
  ) -> Terminal<SpokenContentTerminal> {
    var settings = Settings()
    settings.isSpeakScreenEnabled = true
    settings.isSpeakSelectionEnabled = true
    settings.spokenContent.isHoverTextEnabled = true
    change(&settings)
    return Terminal(screen, settings) { SpokenContentTerminal($0, show: $1) }
  }

  private var story: WrittenScreen {
    WrittenScreen([
      .element(
        "One two. Three.", .staticText, id: 1, frame: CGRect(x: 0, y: 100, width: 390, height: 40)),
      .field("Note", "big dog", isEditing: true, id: 2),
    ])
  }

  @Test("What is spoken is told, and so is what the controller does")
  func speaking() throws {
    let terminal = spoken(story)
    let session = terminal.session
    func play(_ lines: String) throws {
      let script = try GestureScript.parse(lines, language: terminal.technology.scripts)
      for line in script.lines {
        switch line.statement {
        case .order(let order): try terminal.technology.carryOut(order, in: session)
        case .wait(let seconds): session.advance(to: session.now + seconds)
        default: Issue.record("\(line)")
        }
      }
    }
    try play("speak screen\nwait 0.2\nchoose \"Pause\"\nwait 5\nchoose \"Play\"\nchoose \"Faster\"")
    let told = terminal.take()
    #expect(told.first == "One two. Three.")
    #expect(told.contains("Paused") && told.contains("Goes on") && told.contains("Speed 1.25×"))
    try play("choose \"Fast Forward\"\nchoose \"Speak on Touch\"\nchoose \"Close\"")
    #expect(terminal.take().contains("Speaks what is touched"))
    let closed = #expect(throws: ScriptOrderFailure.self) { try play("choose \"Play\"") }
    #expect(closed?.message.contains("not shown") == true)
  }

  @Test("The selection is spoken, and where there is none, or its setting is off, that is told")
  func speakingSelection() throws {
    let screen = story
    let terminal = spoken(screen)
    try terminal.technology.carryOut(.select("dog"), in: terminal.session)
    try terminal.technology.carryOut(.speak(.selection), in: terminal.session)
    #expect(terminal.take() == ["Selected “dog”", "dog"])
    #expect(throws: ScriptOrderFailure.self) {
      try terminal.technology.carryOut(.select("cat"), in: terminal.session)
    }
    terminal.session.settings.isSpeakSelectionEnabled = false
    let off = #expect(throws: ScriptOrderFailure.self) {
      try terminal.technology.carryOut(.speak(.selection), in: terminal.session)
    }
    #expect(off?.message.contains("isSpeakSelectionEnabled") == true)
  }

  @Test("Hover Text is told, and a key reaches the app")
  func hovering() throws {
    let screen = story
    let terminal = spoken(screen)
    try terminal.technology.carryOut(.hover(CGPoint(x: 100, y: 120)), in: terminal.session)
    #expect(terminal.take() == ["Hover Text: One two. Three."])
    let key = KeyPress("a", characters: "a")
    terminal.session.send(.key(key))
    #expect(screen.takeRequests().map(\.action).contains(.key(key)))
    terminal.session.settings.spokenContent.isHoverTextEnabled = false
    #expect(throws: ScriptOrderFailure.self) {
      try terminal.technology.carryOut(.hover(CGPoint(x: 100, y: 120)), in: terminal.session)
    }
    #expect(terminal.technology.handle(.character("q")) == .quit)
    #expect(terminal.technology.handle(.character(" ")) == .events([.command("playPause")]))
  }

  @Test("Names that collide are told with the numbers that choose")
  func colliding() {
    let terminal = voice(WrittenScreen([.element("Edit", id: 1), .element("Edit", id: 2)]))
    let asked = terminal.type("tap edit".map { .character($0) } + [.enter])
    #expect(asked.contains("Numbers: 1 Edit; 2 Edit"))
    #expect(terminal.type([.character("2"), .enter]).contains("Tapped Edit"))
  }

  @Test("What is refused, or is none of the commands, is told")
  func refused() {
    let screen = page
    screen.answer = { _, _ in false }
    let terminal = voice(screen)
    let refused = terminal.type("tap call".map { .character($0) } + [.enter])
    #expect(refused == ["Heard “tap call”", "Tapped Call", "Nothing happened"])
    #expect(terminal.type("fry the eggs".map { .character($0) } + [.enter]).count > 1)
  }

  @Test("A file of sound is heard and carried out", .enabled(if: (try? Recognizer()) != nil))
  func hearing() throws {
    let folder = try TemporaryFolder()
    let file = folder.url("numbers.wav").path
    try EspeakSynthesizer().synthesize(
      SpeechScript([.init("show numbers")]), settings: SpeechSettings(rate: 0.45, voice: "en-us")
    ).writeWAV(to: file)
    let terminal = voice(page)
    try terminal.technology.carryOut(.hear(file), in: terminal.session)
    let told = terminal.take()
    #expect(told.first?.hasPrefix("Heard “show numbers”") == true)
    #expect(told.contains("Numbers: 1 Mia; 2 Call; 3 Name"))
    let missing = #expect(throws: ScriptOrderFailure.self) {
      try terminal.technology.carryOut(.hear("none.wav"), in: terminal.session)
    }
    #expect(missing?.message.contains("none.wav") == true)
  }

  // MARK: Keys

  private func keyboard(_ screen: WrittenScreen) -> Terminal<KeyboardTerminal> {
    Terminal(screen) { KeyboardTerminal($0, show: $1) }
  }

  @Test("The ring, its actions and what is typed are told; control-T stands for Tab that is held")
  func keys() {
    let screen = page
    screen.answer = { request, screen in
      if request.action == .activate, request.element == 3 {
        screen.change(3) { $0.traits.insert(.isEditing) }
      }
      return nil
    }
    let terminal = keyboard(screen)
    #expect(terminal.take() == ["Mia, 1, adjustable"])
    #expect(terminal.type([.tab]) == ["Call, Button"])
    #expect(terminal.type([.backTab]) == ["Mia, 1, adjustable"])
    let actions = terminal.type([.character("\u{14}"), .character("z")])
    #expect(actions.first?.hasPrefix("Actions: ") == true)
    _ = terminal.type([.escape])
    #expect(terminal.type([.tab, .character(" ")]).last == "Tapped Call")
    _ = terminal.type([.tab, .character(" ")])
    #expect(terminal.type([.character("h"), .character("i")]).contains("Typed “hi”"))
    #expect(terminal.technology.handle(.character("\u{4}")) == .quit)
  }

  @Test("Each row is told although the ring stays at the same place while the list scrolls")
  func rowsAtTheEdge() {
    let place = CGRect(x: 0, y: 700, width: 390, height: 44)
    func row(_ number: UInt64) -> ScreenPart { .element("Row \(number)", id: number, frame: place) }
    let terminal = keyboard(WrittenScreen([row(1), row(2), row(3)]))
    _ = terminal.take()
    #expect(terminal.type([.tab, .tab]) == ["Row 2, Button", "Row 3, Button"])
  }

  @Test("Every key of a terminal that types or moves is a key of a keyboard")
  func terminalKeys() {
    #expect(TerminalKey.keys(in: Array("\u{1B}[Z\t ".utf8)) == [.backTab, .tab, .character(" ")])
    #expect(TerminalKey.backTab.press == KeyPress("tab", modifiers: .shift))
    #expect(TerminalKey.character(" ").press == KeyPress("space", characters: " "))
    #expect(TerminalKey.character("Q").press == KeyPress("q", modifiers: .shift, characters: "Q"))
  }

  // MARK: New screens

  @Test("A new screen is told by its heading, and what the app announces by its words")
  func screens() {
    let screen = page
    let terminal = keyboard(screen)
    _ = terminal.take()
    screen.show([.element("Photos", .header, id: 10), .element("Close", id: 11)])
    screen.post(.screenChanged(.none))
    screen.post(.announcement("Loaded"))
    terminal.session.advance(to: 1)
    #expect(terminal.take() == ["New screen: Photos", "Announced: Loaded", "Close, Button"])
  }

  // MARK: Guided Access

  private func guided(
    _ screen: WrittenScreen, passcode: String? = "271828", withVoiceOver: Bool = false,
    _ change: (inout Settings) -> Void = { _ in }
  ) -> Terminal<GuidedTerminal> {
    var settings = Settings()
    settings.guidedAccess.isAvailable = true
    settings.voiceOver.isRunning = withVoiceOver
    change(&settings)
    return Terminal(screen, settings) { screen, show in
      GuidedTerminal(
        screen, settings: settings,
        setUp: .init(passcode: passcode, fences: [CGRect(x: 0, y: 140, width: 390, height: 40)]), show: show)
    }
  }

  @Test("A finger that comes down in a fenced region does not reach the app, elsewhere it does")
  func fence() {
    let screen = page
    let terminal = guided(screen)
    terminal.technology.began(terminal.session)
    #expect(terminal.take().last == "Guided Access Started")
    #expect(terminal.session.settings.isGuidedAccessEnabled)
    terminal.session.send(.gesture(Gesture(.tap(1), at: CGPoint(x: 100, y: 160))))
    terminal.session.settle()
    #expect(terminal.take() == ["Kept away: one-finger tap"])
    #expect(screen.takeRequests().isEmpty)
    terminal.session.send(.gesture(Gesture(.tap(1), at: CGPoint(x: 100, y: 120))))
    terminal.session.settle()
    #expect(terminal.take() == ["Tapped Mia"])
    #expect(screen.takeRequests().count == 2)
  }

  @Test("VoiceOver says what is behind the fence, and cannot use it")
  func fencedVoiceOver() {
    let screen = page
    let terminal = guided(screen, withVoiceOver: true)
    terminal.technology.began(terminal.session)
    terminal.session.send(.gesture(Gesture(.swipe(.right))))
    terminal.session.settle()
    terminal.session.send(.gesture(Gesture(.tap(2))))
    terminal.session.settle()
    let told = terminal.take()
    #expect(told.contains("Call, Button") && told.contains("Nothing happened"))
    #expect(!screen.takeRequests().contains { $0.action == .activate })
  }

  @Test("A session ends with its passcode only, which wrong ones delay")
  func passcode() throws {
    let terminal = guided(page)
    let (technology, session) = (terminal.technology, terminal.session)
    technology.began(session)
    #expect(throws: ScriptOrderFailure.self) { try technology.carryOut(.end, in: session) }
    try technology.carryOut(.click(3), in: session)
    _ = terminal.take()
    for _ in 0..<3 { try technology.carryOut(.passcode("000000"), in: session) }
    #expect(
      terminal.take() == [
        "The passcode is wrong", "The passcode is wrong",
        "The passcode is wrong; the next is taken in 10 seconds",
      ])
    try technology.carryOut(.passcode(nil), in: session)
    #expect(terminal.take() == ["No passcode is taken for 10 seconds"])
    session.advance(to: session.now + 11)
    try technology.carryOut(.passcode(nil), in: session)
    try technology.carryOut(.end, in: session)
    #expect(terminal.take() == ["The passcode is right", "Guided Access Ended"])
    #expect(!session.settings.isGuidedAccessEnabled)
  }

  @Test("Without a passcode no session begins, and the time limit is told while time passes")
  func limits() {
    let without = guided(page, passcode: nil)
    without.technology.began(without.session)
    #expect(without.take().last?.contains("--passcode-file") == true)
    let limited = guided(page) {
      $0.guidedAccess.hasTimeLimit = true
      $0.guidedAccess.timeLimit = 2
      $0.guidedAccess.timeLimitSound = "Radar"
      $0.guidedAccess.speaksTimeLimit = true
    }
    limited.technology.began(limited.session)
    _ = limited.take()
    limited.session.advance(to: 200)
    #expect(limited.take() == ["Sound: Radar", "Announced: 1 minute remaining", "The time is over"])
    let silent = guided(page) {
      $0.guidedAccess.hasTimeLimit = true
      $0.guidedAccess.timeLimit = 2
    }
    silent.technology.began(silent.session)
    _ = silent.take()
    silent.session.advance(to: 200)
    #expect(silent.take() == ["The time is over"])
  }

  @Test("The display locks itself when nobody uses the device for as long as the setting says")
  func displayLock() {
    let terminal = guided(page) { $0.guidedAccess.displayAutoLock = .thirtySeconds }
    terminal.technology.began(terminal.session)
    _ = terminal.take()
    terminal.session.advance(to: 25)
    #expect(terminal.take() == [])
    terminal.session.advance(to: 45)
    #expect(terminal.take() == ["The display locks itself"])
    terminal.session.send(.key(KeyPress("a")))
    #expect(terminal.take().first == "The display is on again")
  }

  @Test("An app begins and ends a session by itself on a supervised device only")
  func autonomous() async {
    for isSupervised in [false, true] {
      let terminal = guided(page) { $0.guidedAccess.isSupervised = isSupervised }
      #expect(await UIAccessibility.requestGuidedAccessSession(enabled: true) == isSupervised)
      #expect(terminal.session.settings.isGuidedAccessEnabled == isSupervised)
      #expect(await UIAccessibility.requestGuidedAccessSession(enabled: false) == isSupervised)
      #expect(!terminal.session.settings.isGuidedAccessEnabled)
      #expect(terminal.take() == (isSupervised ? ["Guided Access Started", "Guided Access Ended"] : []))
    }
  }
}
