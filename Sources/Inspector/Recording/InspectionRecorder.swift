import AssistiveTechnology
import Foundation

/// Notes what is done and said, for a recording that can be replayed, and for scripts and tests.
@MainActor
final class InspectionRecorder {
  /// One thing that was done or said.
  enum Step: Equatable, Sendable {
    case statement(GestureScript.Statement)
    case said(String, isFinished: Bool)
  }

  /// The latest steps, since the recording began or, without a recording, since the inspection began.
  private(set) var steps: [Step] = []
  /// The recording, as JSON Lines; nil before the first.
  private(set) var recording: Data?

  /// The most steps to keep, so that a recording that is never ended does not fill the memory.
  static let mostSteps = 5_000
  /// The most bytes of a recording.
  static let longestRecording = 64_000_000

  private var recorder: SessionRecorder?
  private var observer: (@MainActor (Session.Occurrence) -> Void)?
  private var count = 0
  private var recognizer = TouchRecognizer()
  private var current: (request: Int, step: Int)?
  private var echoes = EventEchoes()

  var isRecording: Bool { recorder != nil }

  /// The state of the recording, for pages.
  var message: RecordingMessage { RecordingMessage(isRecording: isRecording, count: count) }

  /// Observes a session, to note what is said.
  func observe(_ session: Session) {
    let other = session.observer
    session.observer = { [weak self] occurrence in
      other?(occurrence)
      self?.note(occurrence)
    }
  }

  // MARK: Input

  /// Notes an event that is sent to the session.
  func note(_ event: Event, at time: Double) {
    expire(at: time)
    switch event {
    case .gesture(let gesture):
      switch gesture.kind {
      // A finger that explores and is lifted is one line.
      case .explore: gesture.point.map { add(.touch($0)) }
      case .lift, .cancel, .passThrough, .edgeStage: break
      default: add(.gesture(gesture))
      }
    case .key(let press):
      guard press.isDown else { break }
      if let typed = press.characters, press.modifiers.isSubset(of: [.shift]), typed.count == 1, typed != "\n"
      {
        type(typed)
      } else {
        add(.key(press))
      }
    default: break
    }
  }

  /// Notes a touch, as the gesture that is recognised from it: scripts have no raw touches.
  func note(_ touch: Touch, at time: Double) {
    expire(at: time)
    recognizer.options.screenSize = nil
    record(recognizer.handle(touch, at: time), at: time)
  }

  private func expire(at time: Double) {
    while let deadline = recognizer.nextDeadline, deadline <= time {
      record(recognizer.timeout(at: deadline), at: deadline)
    }
  }

  private func record(_ gestures: [Gesture], at time: Double) {
    for gesture in gestures { note(.gesture(gesture), at: time) }
  }

  private func add(_ statement: GestureScript.Statement) {
    // A finger that explores passes over many points; the script has only the last.
    if case .touch = statement, case .statement(.touch)? = steps.last { steps.removeLast() }
    append(.statement(statement))
  }

  private func type(_ text: String) {
    if case .statement(.type(let before))? = steps.last {
      steps[steps.count - 1] = .statement(.type(before + text))
    } else {
      append(.statement(.type(text)))
    }
  }

  private func append(_ step: Step) {
    steps.append(step)
    if steps.count > Self.mostSteps {
      let left = steps.count - Self.mostSteps / 2
      steps.removeFirst(left)
      current = current.flatMap { $0.step >= left ? ($0.request, $0.step - left) : nil }
    }
  }

  // MARK: Speech

  private func note(_ occurrence: Session.Occurrence) {
    switch occurrence {
    case .event(let event, let engine, let context):
      if isRecording, echoes.isFirst(event, engine: engine) { count += 1 }
      expire(at: context.now)
      if engine == 0, case .speech(.finished(let request)) = event, let current, current.request == request {
        if case .said(let text, _) = steps[current.step] {
          steps[current.step] = .said(text, isFinished: true)
        }
        self.current = nil
      }
    // Scripts and tests are VoiceOver's, which comes first.
    case .effect(.speak(let request), engine: 0, _):
      append(.said(request.utterance.caption, isFinished: false))
      current = (request.id, steps.count - 1)
    case .effect, .runaway: break
    }
  }

  // MARK: Recordings

  /// Begins a recording of a session in which VoiceOver is about to start.
  func begin(_ session: Session) {
    recording = Data()
    count = 0
    steps = []
    current = nil
    observer = session.observer
    recorder = SessionRecorder(session) { [weak self] line in
      guard let self else { return }
      guard (recording?.count ?? 0) + line.count <= Self.longestRecording else {
        throw InspectorError("The recording is longer than \(Self.longestRecording / 1_000_000) MB.")
      }
      recording?.append(line)
    }
  }

  /// Ends the recording.
  func end(_ session: Session) {
    guard let recorder else { return }
    recorder.finish()
    session.observer = observer
    self.recorder = nil
    observer = nil
  }
}
