import AccessibilityTree
import DeviceSettings
import Foundation

/// The loop: a provider's screen and the events go to assistive technologies, and the effects that they ask
/// for go to the app, to speech and to outputs.
///
/// The caller controls time: a test lets hours pass in a moment, a tool follows the clock.
/// ```swift
/// let session = Session(provider: provider, engines: [VoiceOverEngine()])
/// session.send(.start(appName: nil, isSwitchedOn: false))
/// session.send(.gesture(Gesture(.swipe(.right))))
/// session.settle()
/// for entry in session.transcript { print(entry.caption) }
/// ```
@MainActor
public final class Session {
  /// Reads the screen and carries out actions.
  public let provider: any ScreenProvider
  /// The technologies, in their current state. Logs refer to them by their index in this list.
  public private(set) var engines: [any TechnologyEngine]
  /// The settings of the device. The app and each technology are told about a change.
  public var settings: Settings {
    didSet { if settings != oldValue { settingsChanged() } }
  }
  /// Seconds since the session began.
  public private(set) var now: Double = 0
  /// Whether everything that is said is kept in ``transcript``.
  public var keepsTranscript = true
  /// What was said, oldest first.
  public private(set) var transcript: [TranscriptEntry] = []
  /// Called for each event that an engine receives and for each effect, with the engine's index.
  public var observer: (@MainActor (Occurrence) -> Void)?

  private let speech: any SpeechOutput
  private let outputs: [any SessionOutput]
  private var wakes: Set<Double> = []
  private var queue: [Entry] = []
  private var isRunning = false
  private var arbiter: TechnologyArbiter?
  private var turns = SpeechTurns()
  private var fingers = FingerNumbers()
  /// The size of the screen that the engines were told of last.
  private var screenSize: CGSize?
  /// Which engines have been started, and not stopped since.
  private var isOn: [Bool]
  /// Whether technologies are started and stopped as the settings switch them on and off.
  private var followsSwitches = false
  /// While the session begins, a technology that is started was on before.
  private var isBeginning = false
  /// Who said what is in ``transcript``: numbers of requests are those of an engine.
  private var speakers: [Int] = []

  /// What is to be done next.
  private enum Entry {
    /// An event for an engine, or for all whom it concerns.
    case event(Event, engine: Int?)
    /// An engine is started or stopped, unless it is by then what the settings say.
    case followSwitch(engine: Int)
  }

  /// More events than this, triggered by a single event, are taken for an endless loop.
  static let runawayLimit = 1_000

  /// Creates a session at time 0, and applies the settings to the app.
  ///
  /// - Parameters:
  ///   - provider: the screen.
  ///   - settings: the initial settings of the device.
  ///   - engines: the technologies; without an arbiter each receives every event, in this order.
  ///   - speech: says what the engines ask for; nil for ``SilentSpeech``.
  ///   - outputs: receive every effect.
  ///   - arbiter: decides which technology takes what a user does; nil for all of them.
  public init(
    provider: any ScreenProvider, engines: [any TechnologyEngine], settings: Settings = Settings(),
    speech: (any SpeechOutput)? = nil, outputs: [any SessionOutput] = [], arbiter: TechnologyArbiter? = nil
  ) {
    self.arbiter = arbiter
    self.provider = provider
    self.engines = engines
    self.settings = settings
    self.speech = speech ?? SilentSpeech()
    self.outputs = outputs
    isOn = engines.map { _ in false }
    screenSize = provider.screenSize
    provider.apply(settings)
    for output in outputs { output.apply(settings) }
  }

  // MARK: Sending

  /// Begins: starts the technologies that the settings switch on. From now on each is started and stopped as the settings
  /// change, until ``Event/stop`` is sent.
  ///
  /// An engine that no ``Technology`` stands for is started, too.
  public func start() {
    followsSwitches = true
    isBeginning = true
    followSwitches()
    run()
    isBeginning = false
  }

  /// Sends an event, after everything that was due before it.
  ///
  /// - Parameters:
  ///   - event: what happens.
  ///   - time: in seconds since the session began, not before ``now``; nil for ``now``.
  public func send(_ event: Event, at time: Double? = nil) {
    if let time { advance(to: time) }
    switch event {
    case .start: forgetWhatWasPosted()
    case .stop: followsSwitches = false
    default: break
    }
    enqueueTranslated(event)
    run()
  }

  /// What an app posted before a technology started is not said by it; those that run already hear of it.
  private func forgetWhatWasPosted() {
    let update = screenUpdate()
    let notifications = provider.takeNotifications()
    for index in engines.indices where isOn[index] {
      for notification in notifications { enqueue(.notification(notification), for: index) }
      if let update { enqueue(.screen(update), for: index) }
    }
  }

  /// Lets time pass: speech finishes, hints are said, elements that change often are read again.
  public func advance(to time: Double) {
    // Changes that the app made by itself come first.
    bringUpToDate()
    run()
    // A screen that settles on the way is reported at that time, however large the step is, so that a session replayed
    // in larger steps says the same. An app that always has something to do must not keep this loop from finishing.
    for _ in 0..<Self.runawayLimit {
      let work = provider.nextWork.map { max($0, now) }
      guard let due = [nextDue, work].compactMap({ $0 }).min(), due <= time else { break }
      now = max(now, due)
      provider.advance(to: now)
      takeDue()
      if work == due { bringUpToDate() }
      run()
    }
    while let due = nextDue, due <= time {
      now = max(now, due)
      provider.advance(to: now)
      takeDue()
      run()
    }
    now = max(now, time)
    provider.advance(to: now)
    takeDue()
    for output in outputs { output.takeEvents().forEach(enqueueTranslated) }
    bringUpToDate()
    run()
  }

  /// Lets time pass until everything has been said and the screen has settled: animations have ended, and
  /// gestures that wait have been decided.
  ///
  /// - Parameter limit: the most time that may pass, in seconds.
  public func settle(limit: Double = 600) {
    let end = now + limit
    let restless = min(end, now + Self.patience)
    bringUpToDate()
    run()
    // An app that always has something to do immediately must not keep the session from settling.
    for _ in 0..<Self.runawayLimit {
      let work = provider.nextWork.map { max($0, now) }
        .flatMap { $0 <= min(restless, now + Self.patienceAtOnce) ? $0 : nil }
      guard let due = [nextSpeech, work].compactMap({ $0 }).min(), due <= end else { return }
      advance(to: due)
    }
  }

  /// How long ``settle(limit:)`` waits for the app, in seconds: altogether, and for each thing that it has to
  /// do.
  private static let patience = 2.0
  private static let patienceAtOnce = 0.6

  /// When speech or a technology next needs the session to be called; nil when nothing is due.
  public var nextDue: Double? {
    [speech.nextProgress, wakes.min()].compactMap { $0 }.min()
  }

  /// Speech ends by itself; a technology that only wakes up periodically does not keep a session from
  /// settling.
  private var nextSpeech: Double? {
    if let progress = speech.nextProgress { return min(progress, wakes.min() ?? progress) }
    return engines.contains(where: \.isWaitingToSpeak) ? wakes.min() : nil
  }

  // MARK: The loop

  private func enqueue(_ event: Event, for engine: Int? = nil) { queue.append(.event(event, engine: engine)) }

  /// Enqueues an event after the outputs have translated it from device input.
  private func enqueueTranslated(_ event: Event) {
    for event in translated(event) { enqueue(event) }
  }

  private func translated(_ event: Event) -> [Event] {
    outputs.reduce([event]) { events, output in events.flatMap(output.translate) }
  }

  private func takeDue() {
    for progress in speech.takeProgress(until: now) {
      guard let speaker = turns.speaker(of: progress) else { continue }
      if case .finished(let id) = progress { finishTranscript(id, of: speaker) }
      enqueue(.speech(progress), for: speaker)
      carryOut(turns.heard(progress))
    }
    let due = wakes.filter { $0 <= now }
    guard !due.isEmpty else { return }
    wakes.subtract(due)
    enqueue(.tick)
  }

  private func run() {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    var count = 0
    while !queue.isEmpty {
      let entry = queue.removeFirst()
      count += 1
      switch entry {
      case .event(let event, let engine):
        if count > Self.runawayLimit {
          observer?(.runaway(event, at: now))
          queue.removeAll()
          return
        }
        deliver(event, to: engine)
      case .followSwitch(let engine): followSwitch(of: engine)
      }
      if queue.isEmpty { bringUpToDate() }
    }
  }

  /// Ensures that no event is handled on a stale screen: the app's notifications come first, then how the
  /// screen changed.
  private func bringUpToDate() {
    let update = screenUpdate()
    for notification in provider.takeNotifications() { enqueue(.notification(notification)) }
    if let update { enqueue(.screen(update)) }
  }

  /// Brings the screen up to date. A device that was turned has another screen, even where everything on it stayed in place.
  private func screenUpdate() -> ScreenUpdate? {
    let update = provider.bringUpToDate()
    guard provider.screenSize != screenSize else { return update }
    screenSize = provider.screenSize
    return .structure
  }

  private func deliver(_ event: Event, to only: Int?) {
    refreshConcerned(by: event, engine: only)
    if let only {
      if engines.indices.contains(only) { hand(event, to: only) }
    } else {
      let lost = arbiter?.lostEnd(before: event)
      let takers = takers(of: event)
      // Who gets it again knows what to make of that.
      if let lost { for index in lost.takers where !takers.contains(index) { hand(lost.event, to: index) } }
      for index in takers { hand(event, to: index) }
    }
  }

  /// The engines that get an event which is for none in particular.
  private func takers(of event: Event) -> [Int] {
    guard arbiter != nil else { return Array(engines.indices) }
    let context = Context(
      tree: provider.tree, settings: settings, now: now, screenSize: provider.screenSize)
    return arbiter?.takers(of: event, among: engines, in: context) ?? []
  }

  private func hand(_ event: Event, to index: Int) {
    switch event {
    case .start: isOn[index] = true
    case .stop: isOn[index] = false
    default: break
    }
    for effect in effects(of: event, in: index) { carryOut(effect, of: index) }
  }

  /// The effects that an engine asks for in response to an event.
  ///
  /// A separate function, so that the context has been released when the effects are carried out: while the tree is
  /// shared, the provider has to copy all of it to change one element.
  @inline(never)
  private func effects(of event: Event, in index: Int) -> [Effect] {
    let context = Context(
      tree: provider.tree, settings: settings, now: now, screenSize: provider.screenSize)
    observer?(.event(event, engine: index, in: context))
    return engines[index].handle(event, in: context)
  }

  /// Reads the attributes of the element in focus again before anything acts on it.
  private func refreshConcerned(by event: Event, engine only: Int?) {
    switch event {
    // A finger that is lifted may have made a gesture.
    case .touch(let touch) where touch.phase != .ended: return
    case .speech, .screen, .notification, .cursor, .settings, .stop: return
    case .pointer(let pointer) where pointer.phase == .moved: return
    case .start, .touch, .gesture, .key, .braille, .switchPress, .pointer, .phrase, .command, .tick, .focused,
      .outcome:
      break
    }
    var update: ScreenUpdate?
    // Refreshing an element also brings everything else up to date.
    var isUpToDate = false
    for index in engines.indices where only == nil || only == index {
      var id = engines[index].focus.element
      if case .focused(let focus) = event { id = focus.element }
      guard let id, engines[index].readsFocusedElement(on: event, in: provider.tree) else { continue }
      isUpToDate = true
      guard let refreshed = provider.refresh(id) else { continue }
      update = update.map { $0.merged(with: refreshed) } ?? refreshed
    }
    if !isUpToDate { update = screenUpdate() }
    guard let update else { return }
    for index in engines.indices { hand(.screen(update), to: index) }
  }

  private func carryOut(_ effect: Effect, of index: Int) {
    observer?(.effect(effect, engine: index, at: now))
    for output in outputs {
      output.show(effect, of: engines[index].identifier, at: now)
      output.takeEvents().forEach(enqueueTranslated)
    }
    switch effect {
    case .speak(let request):
      if keepsTranscript {
        transcript.append(TranscriptEntry(time: now, request: request, isFinished: false))
        speakers.append(index)
      }
      carryOut(turns.speak(request, by: index))
    case .stopSpeaking: carryOut(turns.stop(by: index))
    case .pauseSpeaking: carryOut(turns.pause(by: index))
    case .continueSpeaking: carryOut(turns.resume(by: index))
    case .focus(let focus):
      provider.cursorMoved(to: focus, of: engines[index].identifier)
      enqueue(.focused(focus), for: index)
      for other in engines.indices where other != index && engines[other].followsOtherCursors {
        enqueue(.cursor(focus, of: engines[index].identifier), for: other)
      }
    case .perform(var request):
      if case .touch(let touch) = request.action {
        request.action = .touch(fingers.numbered(touch, of: index))
      }
      let outcome = provider.perform(request)
      bringUpToDate()
      enqueue(.outcome(outcome), for: index)
    case .announcementFinished(let text, let succeeded):
      provider.announcementDidFinish(text, succeeded: succeeded)
    case .change(let change): settings.apply(change)
    case .wake(let time): wakes.insert(max(time, now))
    case .copy(let text): provider.copy(text)
    case .system(let request): if provider.carryOut(request) { bringUpToDate() }
    case .play, .vibrate, .braille, .panBraille, .overlay, .magnify: break
    }
  }

  private func carryOut(_ steps: [SpeechTurns.Step]) {
    for step in steps {
      switch step {
      case .speak(let request): speech.speak(request, settings: settings.voiced(for: request), at: now)
      case .stop: speech.stop(at: now)
      case .pause: speech.pause(at: now)
      case .resume: speech.resume(at: now)
      }
    }
  }

  private func finishTranscript(_ id: Int, of speaker: Int) {
    let last = transcript.indices.last { transcript[$0].request.id == id && speakers[$0] == speaker }
    if let last { transcript[last].isFinished = true }
  }

  // MARK: Settings

  private func settingsChanged() {
    provider.apply(settings)
    for output in outputs { output.apply(settings) }
    enqueue(.settings)
    if followsSwitches { followSwitches() }
    run()
  }

  private func followSwitches() {
    let running = Technology.running(in: settings)
    for index in engines.indices where isOn[index] != isSwitchedOn(index, running) {
      queue.append(.followSwitch(engine: index))
    }
  }

  private func isSwitchedOn(_ index: Int, _ running: Set<Technology>) -> Bool {
    Technology(engine: engines[index].identifier).map(running.contains) ?? true
  }

  /// Starts or stops an engine, if it is not what the settings say now: they may have changed more than once.
  private func followSwitch(of index: Int) {
    let isSwitchedOn = isSwitchedOn(index, Technology.running(in: settings))
    guard followsSwitches, isOn[index] != isSwitchedOn else { return }
    guard isSwitchedOn else { return hand(.stop, to: index) }
    forgetWhatWasPosted()
    for event in translated(.start(appName: nil, isSwitchedOn: !isBeginning)) {
      if case .start = event { hand(event, to: index) } else { enqueue(event) }
    }
  }
}
