import AccessibilityTree
import AssistiveTechnology
import Testing

/// What happens to the queue, in a line that a person can read: `+` what is handed over, `.` what the
/// speaker reports.
private enum Step {
  /// Something of VoiceOver itself: an element on arrival.
  case focus(String)
  case announce(String, AnnouncementPriority = .default)
  case queue(String)
  case finish, fail, pause, stop, gesture, mute, unmute
}

/// A queue and what came of it.
private struct Speaker {
  var queue = SpeechQueue()
  var log: [String] = []
  private var last = 0
  private(set) var posted: [String] = []

  mutating func take(_ step: Step) {
    switch step {
    case .focus(let text): add(text, .interrupting)
    case .announce(let text, let priority):
      add(text, priority == .low ? .whenIdle : .interrupting, priority: priority, isAnnouncement: true)
    case .queue(let text): add(text, .queued, priority: .default, isAnnouncement: true)
    case .finish, .fail:
      guard let id = queue.current?.request.id else { return }
      if case .fail = step { note(queue.finished(id, successfully: false)) } else { note(queue.finished(id)) }
    case .pause: note(queue.togglePause())
    case .stop: note(queue.stop())
    case .gesture: note(queue.stop(sparingHigh: true))
    case .mute: queue.isMuted = true
    case .unmute: queue.isMuted = false
    }
  }

  private mutating func add(
    _ text: String, _ manner: SpeechQueue.Manner, priority: AnnouncementPriority? = nil,
    isAnnouncement: Bool = false
  ) {
    last += 1
    let words = AccessibilityText(text)
    let utterance = text.isEmpty ? Utterance() : Utterance(announcement: words)
    let request = SpeechRequest(id: last, utterance: utterance, cause: Cause(.start), priority: priority)
    if isAnnouncement { posted.append(text) }
    note(queue.add(.init(request, announcement: isAnnouncement ? words : nil), manner))
  }

  private mutating func note(_ effects: [Effect]) {
    for effect in effects {
      switch effect {
      case .speak(let request): log.append("say \(request.utterance.text())")
      case .stopSpeaking: log.append("silence")
      case .pauseSpeaking: log.append("hold")
      case .continueSpeaking: log.append("go on")
      case .announcementFinished(let text, let succeeded):
        log.append("\(text.string) \(succeeded ? "said" : "cut")")
      default: Issue.record("A queue asks for nothing but speech: \(effect)")
      }
    }
  }
}

@Suite("What gives way to what in speech")
struct SpeechQueueTests {
  private static let scenes: [(name: String, steps: [Step], log: [String])] = [
    (
      "an arrival interrupts an arrival", [.focus("A"), .focus("B"), .finish],
      ["say A", "silence", "say B"]
    ),
    (
      "an arrival cuts a default announcement", [.announce("a"), .focus("B"), .finish],
      ["say a", "silence", "a cut", "say B"]
    ),
    (
      "an arrival waits for a high announcement that has begun",
      [.announce("a", .high), .focus("B"), .finish, .finish], ["say a", "a said", "say B"]
    ),
    (
      "only the last arrival follows a high announcement",
      [.announce("a", .high), .focus("B"), .focus("C"), .finish], ["say a", "a said", "say C"]
    ),
    (
      "a default announcement interrupts", [.focus("A"), .announce("b"), .finish],
      ["say A", "silence", "say b", "b said"]
    ),
    (
      "a later announcement interrupts an earlier one", [.announce("a"), .announce("b"), .finish],
      ["say a", "silence", "a cut", "say b", "b said"]
    ),
    (
      "a high announcement interrupts a default one", [.announce("a"), .announce("b", .high), .finish],
      ["say a", "silence", "a cut", "say b", "b said"]
    ),
    (
      "a default announcement follows a high one",
      [.announce("a", .high), .announce("b"), .finish, .finish], ["say a", "a said", "say b", "b said"]
    ),
    (
      "high announcements follow each other, before what may be interrupted",
      [.announce("a", .high), .focus("B"), .announce("c", .high), .finish, .finish],
      ["say a", "a said", "say c", "c said"]
    ),
    (
      "a queued announcement is appended", [.focus("A"), .queue("b"), .queue("c"), .finish, .finish],
      ["say A", "say b", "b said", "say c"]
    ),
    (
      "an arrival drops what was queued", [.focus("A"), .queue("b"), .focus("C")],
      ["say A", "silence", "b cut", "say C"]
    ),
    (
      "a low announcement waits for silence", [.focus("A"), .announce("b", .low), .finish, .finish],
      ["say A", "say b", "b said"]
    ),
    (
      "a low announcement waits behind what is queued later",
      [.focus("A"), .announce("b", .low), .queue("c"), .finish, .finish],
      ["say A", "say c", "c said", "say b"]
    ),
    (
      "a low announcement outlasts interruptions", [.focus("A"), .announce("b", .low), .focus("C"), .finish],
      ["say A", "silence", "say C", "say b"]
    ),
    (
      "a low announcement in silence is said at once", [.announce("a", .low), .finish],
      ["say a", "a said"]
    ),
    (
      "the ninth low announcement pushes out the first",
      [.focus("A")] + (1...9).map { .announce("\($0)", .low) } + [.finish], ["say A", "1 cut", "say 2"]
    ),
    (
      "a gesture silences, and drops what waits", [.focus("A"), .queue("b"), .announce("c", .low), .gesture],
      ["say A", "silence", "b cut", "c cut"]
    ),
    (
      "a gesture spares a high announcement alone",
      [.announce("a", .high), .focus("B"), .announce("c", .low), .gesture, .finish],
      ["say a", "c cut", "a said"]
    ),
    (
      "an end spares nothing", [.announce("a", .high), .announce("b", .high), .stop],
      ["say a", "silence", "a cut", "b cut"]
    ),
    ("speech is held and goes on", [.focus("A"), .pause, .pause], ["say A", "hold", "go on"]),
    ("nothing is held in silence", [.pause], []),
    (
      "an arrival replaces what is held", [.focus("A"), .pause, .focus("B"), .pause],
      ["say A", "hold", "silence", "say B", "hold"]
    ),
    (
      "a gesture lets a high announcement that is held go on",
      [.announce("a", .high), .pause, .gesture, .finish], ["say a", "hold", "go on", "a said"]
    ),
    (
      "muted announcements count as said", [.mute, .announce("a"), .focus("B"), .announce("c", .low)],
      ["a said", "c said"]
    ),
    (
      "what waits is not said once speech is muted", [.focus("A"), .queue("b"), .mute, .finish],
      ["say A", "b said"]
    ),
    ("an announcement without words is over at once", [.announce("")], [" said"]),
    ("speech that fails is reported", [.announce("a"), .fail], ["say a", "a cut"]),
  ]

  @Test("Scenes", arguments: scenes.indices)
  func scene(_ index: Int) {
    let scene = Self.scenes[index]
    var speaker = Speaker()
    for step in scene.steps { speaker.take(step) }
    #expect(speaker.log == scene.log, "\(scene.name)")
  }

  @Test("The end of something else ends nothing")
  func foreignEnd() {
    var queue = SpeechQueue()
    let request = SpeechRequest(id: 7, utterance: Utterance(announcement: "a"), cause: Cause(.start))
    _ = queue.add(.init(request), .interrupting)
    #expect(queue.finished(6).isEmpty)
    #expect(queue.holds(7) && !queue.holds(6))
  }

  @Test("Whatever happens, each announcement is reported once and nothing is said over something else")
  func anyOrder() {
    for seed in 1...400 {
      var random = Seeded(state: UInt64(seed))
      var speaker = Speaker()
      for number in 0..<60 {
        let begun = speaker.queue.current
        let step = random.step(number)
        speaker.take(step)
        // A high announcement that has begun ends by its end alone, or with everything.
        if begun?.request.priority == .high, speaker.queue.current != begun {
          switch step {
          case .finish, .fail, .stop: break
          default: Issue.record("\(step) cut a high announcement (seed \(seed))")
          }
        }
        #expect(speaker.queue.current != nil || speaker.queue.isSilent, "seed \(seed)")
      }
      while !speaker.queue.isSilent { speaker.take(.finish) }
      let reports = speaker.log.filter { $0.hasSuffix(" said") || $0.hasSuffix(" cut") }
        .map { $0.split(separator: " ")[0].description }
      #expect(reports.sorted() == speaker.posted.sorted(), "seed \(seed)")
      #expect(!Self.overlaps(speaker.log), "seed \(seed)")
    }
  }

  /// True when a silence comes while nothing is said.
  private static func overlaps(_ log: [String]) -> Bool {
    var silenced = true
    for line in log {
      if line == "silence" {
        if silenced { return true }
        silenced = true
      } else if line.hasPrefix("say ") {
        silenced = false
      }
    }
    return false
  }

  private struct Seeded: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }

    mutating func step(_ number: Int) -> Step {
      let text = "t\(number)"
      switch Int.random(in: 0..<14, using: &self) {
      case 0...2: return .focus(text)
      case 3: return .announce(text, .high)
      case 4...5: return .announce(text)
      case 6: return .announce(text, .low)
      case 7: return .queue(text)
      case 8...9: return .finish
      case 10: return .pause
      case 11: return .gesture
      case 12: return Bool.random(using: &self) ? .mute : .unmute
      default: return Bool.random(using: &self) ? .fail : .stop
      }
    }
  }
}
