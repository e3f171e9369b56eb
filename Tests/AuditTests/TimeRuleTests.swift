import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("What moves, blinks and flashes while nobody does anything")
struct TimeRuleTests {
  /// What a movement is told as, of a view of a size.
  private func verdict(
    _ rule: any AuditRule.Type, _ kind: ScreenFilm.Movement.Kind, from start: Double = 0,
    to end: Double = 5.4,
    size: Double = 200, asked: Bool? = false, isSystem: Bool = false
  ) -> AuditJudgement.Verdict {
    var screen = TestScreen()
    let node = screen.add(nil, frame: CGRect(x: 20, y: 100, width: size, height: size), exposure: .none) {
      $1.isSystemProvided = isSystem
    }
    screen.screen.film = ScreenFilm(
      length: 5.4, movements: [.init(node: node, kind: kind, start: start, end: end, amount: 90)],
      hasAskedForReducedMotion: asked)
    return Auditor(rules: [rule]).report(on: screen.screen).findings.first?.verdict ?? .pass
  }

  @Test(arguments: [
    (ScreenFilm.Movement.Kind.moves, AuditJudgement.Verdict.fail), (.turns, .fail), (.scales, .fail),
    (.scrolls, .fail), (.grows, .needsReview), (.blinks, .pass), (.plays, .pass),
  ])
  func whatGoesOnWithReduceMotionIsToldByItsKind(
    _ kind: ScreenFilm.Movement.Kind, _ expected: AuditJudgement.Verdict
  ) {
    #expect(verdict(MotionReduce.self, kind) == expected)
  }

  @Test func whatMayBeReducedOrAnIndicatorIsOnlyToLookAt() {
    #expect(verdict(MotionReduce.self, .turns, asked: true) == .needsReview)
    #expect(verdict(MotionReduce.self, .turns, asked: nil) == .needsReview)
    #expect(verdict(MotionReduce.self, .turns, size: 40) == .needsReview)
    #expect(verdict(MotionReduce.self, .moves, from: 1, to: 1.4) == .pass, "It came once, and stays")
    #expect(verdict(MotionReduce.self, .moves, isSystem: true) == .pass)
  }

  @Test func whatBlinksForLongerThanFiveSecondsIsToLookAt() {
    #expect(verdict(MotionPause.self, .blinks) == .needsReview)
    #expect(verdict(MotionPause.self, .plays) == .needsReview)
    #expect(verdict(MotionPause.self, .blinks, to: 4.5) == .pass)
  }

  @Test func whatMovesIsToldOnceAndWithoutAFilmNothingIsSaid() {
    var screen = TestScreen()
    let node = screen.add(nil, frame: CGRect(x: 20, y: 100, width: 200, height: 200), exposure: .none)
    let rules: [any AuditRule.Type] = [MotionReduce.self, MotionPause.self, Flashing.self]
    #expect(Auditor(rules: rules).report(on: screen.screen).counts.allSatisfy { $0.judged == 0 })
    screen.screen.film = ScreenFilm(
      length: 5.4, movements: [.init(node: node, kind: .moves, start: 0, end: 5.4, amount: 90)],
      hasAskedForReducedMotion: false)
    let report = Auditor(rules: rules).report(on: screen.screen)
    #expect(report.findings.map(\.rule.id) == ["motion-reduce"])
    #expect(report.findings.first?.measured == "it moves by 90 points, for 5.4 seconds and on its own")
  }

  @Test func whatIsNotAnnouncedIsToLookAt() {
    var screen = TestScreen()
    let button = screen.add("Add", .button)
    let clock = screen.add("3 seconds left", .staticText)
    let total = screen.add("Total", [.staticText, .updatesFrequently])
    let report = { (screen: AuditedScreen) in Auditor(rules: [ChangeUnannounced.self]).report(on: screen) }
    #expect(report(screen.screen).counts.first?.judged == 0, "Nobody looked")
    screen.screen.silentChanges = []
    #expect(report(screen.screen).counts.first?.judged == 1)
    screen.screen.silentChanges = [
      SilentChange(node: button, texts: ["1 item", "2 euros"]),
      SilentChange(node: clock, texts: ["2 seconds left"], isByItself: true),
      SilentChange(node: total, texts: ["5"], isByItself: true),
    ]
    let findings = report(screen.screen).findings
    #expect(
      findings.map(\.measured) == [
        "after it was activated, “1 item”, “2 euros” came up elsewhere",
        "the text changed by itself to “2 seconds left”",
      ])
    #expect(findings.allSatisfy { $0.verdict == .needsReview })
  }

  // MARK: Flashes

  private static let screen = CGRect(x: 0, y: 0, width: 390, height: 844)

  /// Five seconds in which a part of a screen has one colour after the other.
  private static func film(
    _ hertz: Double, of part: CGRect = screen, _ colors: [UInt32] = [0x000000, 0xFFFFFF], isSoft: Bool = false
  ) -> ScreenFilm {
    let (width, height) = (98, 211)
    let frames = (0..<150).compactMap { index -> AuditPicture? in
      let phase = (Double(index) / 30 * hertz).truncatingRemainder(dividingBy: 1)
      let color: UInt32
      if isSoft {
        let grey = UInt32((127.5 - 127.5 * cos(phase * 2 * .pi)).rounded())
        color = grey << 16 | grey << 8 | grey
      } else {
        color = colors[phase < 0.5 ? 0 : 1]
      }
      var pixels = [UInt32](repeating: 0x808080, count: width * height)
      let scale = (Double(width) / screen.width, Double(height) / screen.height)
      for y in Int(part.minY * scale.1)..<Int(part.maxY * scale.1) {
        for x in Int(part.minX * scale.0)..<Int(part.maxX * scale.0) { pixels[y * width + x] = color }
      }
      return AuditPicture(width: width, height: height, frame: screen, pixels: pixels)
    }
    return ScreenFilm(length: 5, frames: frames)
  }

  private func flashes(_ film: ScreenFilm) -> AuditFinding? {
    var screen = TestScreen()
    screen.screen.film = film
    return Auditor(rules: [Flashing.self]).report(on: screen.screen).failures.first
  }

  @Test(arguments: [(2.0, false), (3, false), (5, true), (10, true)])
  func moreThanThreeFlashesWithinASecondFail(_ hertz: Double, _ fails: Bool) {
    #expect((flashes(Self.film(hertz)) != nil) == fails)
    #expect((flashes(Self.film(hertz, isSoft: true)) != nil) == fails)
  }

  @Test func aSmallPartOrASmallChangeMayFlash() {
    #expect(flashes(Self.film(5, of: CGRect(x: 20, y: 20, width: 140, height: 140))) == nil)
    #expect(flashes(Self.film(5, of: CGRect(x: 20, y: 20, width: 160, height: 160))) != nil)
    // Both are light: the darker one has a luminance above 0.8.
    #expect(flashes(Self.film(5, [0xF0F0F0, 0xFFFFFF])) == nil)
    // A difference of less than a tenth.
    #expect(flashes(Self.film(5, [0x707070, 0x787878])) == nil)
  }

  @Test func twoPartsThatNoFieldHoldsTogetherMayFlash() throws {
    let top = CGRect(x: 20, y: 20, width: 140, height: 140)
    let bottom = CGRect(x: 20, y: 600, width: 140, height: 140)
    let (first, second) = (Self.film(5, of: top), Self.film(5, of: bottom))
    var film = first
    film.frames = try zip(first.frames, second.frames).map { a, b in
      let pixels = zip(a.pixels, b.pixels).map { $0 == 0x808080 ? $1 : $0 }
      return try #require(AuditPicture(width: a.width, height: a.height, frame: a.frame, pixels: pixels))
    }
    #expect(flashes(film) == nil)
  }

  @Test func saturatedRedFlashesEvenWhereTheLuminanceHardlyChanges() throws {
    // Red and a grey of nearly the same luminance.
    let finding = try #require(flashes(Self.film(5, [0xFF0000, 0x7F7F7F])))
    #expect(finding.measured.contains("saturated red"))
    #expect(flashes(Self.film(2, [0xFF0000, 0x7F7F7F])) == nil)
  }

  @Test func theFindingNamesTheViewThatFlashes() throws {
    var screen = TestScreen()
    let part = CGRect(x: 20, y: 100, width: 300, height: 200)
    screen.add("Party", .button, frame: part)
    screen.screen.film = Self.film(5, of: part)
    let finding = try #require(Auditor(rules: [Flashing.self]).report(on: screen.screen).failures.first)
    #expect(finding.element?.label?.string == "Party")
  }
}
