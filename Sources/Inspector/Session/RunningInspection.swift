import AccessibilityTree
import AssistiveTechnology
import AssistiveTouch
import Braille
import CurbcutGraphics
import CurbcutUIKit
import DeviceHost
import DeviceSettings
import Foundation
import Technologies
import VoiceOver

/// A screen that runs with the assistive technologies, and the pages that show it.
///
/// The caller controls the time: ``turn(_:at:)`` handles the input of the pages, advances the time, and returns when it
/// wants to be called again.
@MainActor
package final class RunningInspection {
  /// The initial state of the device.
  package struct SetUp: Sendable {
    /// The model.
    package var device: Device
    /// Its orientation.
    package var orientation: Device.Orientation
    /// Its settings.
    package var settings: Settings
    /// The language of the texts; nil for the one that they are written in.
    package var language: String?
    /// The element that VoiceOver was on before, if the screen was shown before; nil for the first one.
    package var focus: FocusAnchor?

    /// Creates a set-up; without settings, those of a new device with VoiceOver on.
    package init(
      device: Device = .iPhone16, orientation: Device.Orientation = .portrait, settings: Settings? = nil,
      language: String? = nil, focus: FocusAnchor? = nil
    ) {
      self.focus = focus
      self.device = device
      self.orientation = orientation
      self.language = language
      var standard = Settings()
      standard.voiceOver.isRunning = true
      self.settings = settings ?? standard
    }
  }

  /// The shortest time between two pictures, in seconds: the display's frame time.
  static let frameTime = 1.0 / 60

  package let screen: any InspectedScreen
  var setUp: SetUp
  let store: SettingsStore
  let provider: SwitchingProvider
  let session: Session
  let speech = SwitchedSpeech()
  let pictures = PictureStream()
  let braille: BrailleOutput
  let notes = SessionNotes()
  /// What the technologies besides VoiceOver draw and tell.
  let technologies: TechnologyNotes
  /// The side button, and what it offers.
  var shortcut = ShortcutController()
  /// Sessions of Guided Access.
  let guided: GuidedAccessDevice
  let recorder: InspectionRecorder
  private var observations: [SettingsStore.Observation] = []

  /// Seconds since the inspection began.
  private(set) var now = 0.0
  /// The pages that are open.
  private(set) var pages: [Int: PageOutbox] = [:]
  /// The element that each page has selected.
  var selections: [Int: String] = [:]
  /// Called with each error that a person should see even if no page is open.
  package var onComplaint: ((String) -> Void)?
  /// Called to restart the whole process, where a screen cannot be rebuilt within it.
  package var onRestart: (() -> Void)?
  /// Called at the end of each turn.
  package var onTurn: (() -> Void)?
  /// What happened to the app that is shown, and what of it is left out.
  package var app = AppMessage() {
    didSet { if app != oldValue { tellAll(.app(app)) } }
  }
  /// Called before the first time that a person uses the screen.
  package var onFirstUse: (() -> Void)?

  /// Whether the screen may look different from the last picture.
  var mayLookDifferent = true
  var mayReadDifferent = true
  private var lastPicture = -1.0
  var told = Told()
  var watcher: FileWatcher
  let effects = SettingEffects()
  /// What pages were told of that does not work.
  var failures = StandingFailures()
  /// The audit of what is shown.
  let audits = LiveAudit()
  /// Hears what the microphones of pages record.
  let ears = Ears()
  /// Reads the rules and decisions for an audit, which may have changed since the last one.
  package var makeAuditSetUp: () throws -> AuditSetUp = { AuditSetUp() }

  /// What pages were told last, so that they are told only of changes.
  struct Told {
    var screen: ScreenMessage?
    var overlay: OverlayMessage?
    var technologies: [Technology: TechnologyMessage] = [:]
    var tree: TreeMessage?
    var braille: BrailleMessage?
    var settings: Settings?
    var elements: [Int: ElementMessage] = [:]
    /// What the audit found, the tree in which the elements of it were sought, and what each page knows of that.
    var audit: AuditMessage?
    var auditTree: TreeMessage?
    var audits: [Int: AuditMessage] = [:]
    var auditStates: [Int: AuditStateMessage] = [:]
  }

  /// Creates the screen and starts the technologies on it that are on in the settings.
  ///
  /// - Throws: why the screen cannot be created.
  package init(_ screen: any InspectedScreen, setUp: SetUp = SetUp()) throws {
    self.screen = screen
    self.setUp = setUp
    UIKitHost.shared.configure(
      device: setUp.device, orientation: setUp.orientation, settings: setUp.settings)
    let window = try screen.makeWindow(language: setUp.language)
    provider = SwitchingProvider(window, readBy: screen.makeProvider(for: window))
    store = SettingsStore(setUp.settings)
    let display = MemoryBrailleDisplay(cells: 40)
    braille = BrailleOutput(display)
    technologies = TechnologyNotes(provider)
    guided = GuidedAccessDevice(settings: setUp.settings)
    session = Session(
      provider: FencedScreen(provider, gate: guided.gate), engines: TechnologyEngines.ofDevice,
      settings: setUp.settings, speech: speech,
      outputs: [speech, braille, notes, technologies, FenceOutput(guided.gate)], arbiter: TechnologyArbiter())
    session.keepsTranscript = false
    recorder = InspectionRecorder()
    watcher = FileWatcher(screen.watchedFiles)
    observations.append(session.follow(store))
    observations.append(store.observe { [weak self] in self?.settingsChanged($0) })
    recorder.observe(session)
    notes.observe(session)
    notes.provider = provider
    technologies.follow(session)
    guided.session = session
    guided.onStatus = { [weak self] isEnabled in
      guard let self else { return }
      var settings = store.settings
      settings.isGuidedAccessEnabled = isEnabled
      apply(settings)
    }
    guided.onTell = { [technologies] in technologies.note($0, of: .guidedAccess) }
    // Until Zoom runs, the settings decide what is seen.
    DeviceDisplay.shared.zoomLens.magnification = nil
    technologies.onMagnify = { DeviceDisplay.shared.zoomLens.magnification = $0 }
    UIKitHost.shared.onHaptic = { [notes] in notes.felt($0) }
    session.send(.start(appName: nil, isSwitchedOn: false))
    guard setUp.settings.voiceOver.isRunning else { return }
    if let focus = setUp.focus?.element(in: provider.tree) {
      provider.post(.screenChanged(.element(focus)))
      session.advance(to: 0)
    }
  }

  /// What VoiceOver is on, to be found again on a screen that is made anew; nil for nothing.
  package var focus: FocusAnchor? {
    voiceOver?.focus.element.flatMap { FocusAnchor(element: $0, in: provider.tree) }
  }

  /// Whether VoiceOver takes the touches, gestures and keys.
  var isVoiceOverRunning: Bool { session.settings.voiceOver.isRunning }

  /// VoiceOver's engine, with its current state.
  var voiceOver: VoiceOverEngine? { session.engine(VoiceOverEngine.self) }

  /// The current settings of the device.
  package var settings: Settings { store.settings }
  /// The model that the screen is shown on.
  package var device: Device { setUp.device }
  /// The orientation of the device.
  package var orientation: Device.Orientation { setUp.orientation }

  // MARK: Time

  /// Handles the input of the pages, advances the time, and tells the pages of the changes.
  ///
  /// - Parameters:
  ///   - inputs: the input of the pages, oldest first, each with its time.
  ///   - time: the current time, in seconds since the inspection began. It never decreases.
  /// - Returns: when to call again at the latest; nil when nothing is due without new input.
  @discardableResult
  package func turn(_ inputs: [(time: Double, input: PageInbox.Input)] = [], at time: Double) -> Double? {
    for (when, input) in inputs {
      now = min(max(now, when), max(now, time))
      handle(input)
    }
    now = max(now, time)
    followFiles()
    let clock = UIKitHost.shared.clock
    let elapsed = now - session.now
    let isWorkDue = clock.nextAlarm.map { $0 - clock.now <= elapsed } ?? false
    // The last frame of an animation must be drawn, too.
    let wasMoving = isMoving
    session.advance(to: now)
    guided.advance()
    carryOutWhatWasHeard()
    carryOutSystemRequests()
    if isWorkDue || wasMoving || isMoving || notes.hasChanges { mayLookDifferent = true }
    tell()
    takePicture()
    audit()
    onTurn?()
    return nextTurn
  }

  /// Whether an animation is running.
  private var isMoving: Bool { UIKitHost.shared.isAnimating }

  private var nextTurn: Double? {
    let clock = UIKitHost.shared.clock
    let alarm = clock.nextAlarm.map { now + max(0, $0 - clock.now) }
    var due = [session.nextDue, alarm, watcher.nextLook(after: now), audits.nextDue(after: now)]
      .compactMap { $0 }
    if !pages.isEmpty, isMoving || mayLookDifferent, pictures.hasRoom {
      due.append(lastPicture + Self.frameTime)
    }
    return due.min().map { max($0, now) }
  }

  private func handle(_ input: PageInbox.Input) {
    switch input {
    case .opened(let page, let outbox): open(page, outbox)
    case .closed(let page): close(page)
    case .samples(let samples, let page): hear(samples, of: page)
    case .text(let text, let page):
      let kind = PageMessage.kind(of: text)
      failures.begin(kind)
      do throws(PageMessageError) {
        let message = try PageMessage(text)
        if message.concernsApp {
          audits.used(at: now)
          onFirstUse?()
          onFirstUse = nil
        }
        handle(message, from: page)
      } catch {
        fail(error.description, for: page)
      }
      if failures.end(for: page) { tell(.mended(MendedMessage(request: kind)), to: page) }
    }
  }

  // MARK: Pages

  private func open(_ page: Int, _ outbox: PageOutbox) {
    // Clear the pending messages first: the greeting contains their content.
    tell()
    pages[page] = outbox
    greet(page, outbox)
    mayLookDifferent = true
    pictures.add(page, outbox: outbox)
  }

  private func close(_ page: Int) {
    pages[page] = nil
    selections[page] = nil
    told.elements[page] = nil
    stopAudit(for: page)
    _ = ears.close(to: page)
    failures.forget(page)
    pictures.remove(page)
    speech.device.setOutbox(nil, of: page)
  }

  /// Sends a message to every page.
  func tellAll(_ message: InspectorMessage) {
    guard !pages.isEmpty else { return }
    let text = message.text
    for outbox in pages.values { outbox.send(text, message.lane) }
  }

  /// Sends a message to one page.
  func tell(_ message: InspectorMessage, to page: Int) { pages[page]?.send(message.text, message.lane) }

  /// Tells a page that something it asked for could not be done.
  func fail(_ message: String, place: String? = nil, for page: Int) {
    fail(FailureMessage(message: message, place: place), for: page)
  }

  /// Tells a page of a failure, which goes away when a request of the same kind succeeds.
  func fail(_ message: FailureMessage, for page: Int) {
    var message = message
    message.request = failures.note(for: page)
    tell(.failure(message), to: page)
  }

  // MARK: Pictures

  private func takePicture() {
    guard mayLookDifferent, pictures.hasRoom, now - lastPicture >= Self.frameTime * 0.99 else { return }
    mayLookDifferent = false
    lastPicture = now
    if let picture = DeviceDisplay.shared.picture(), pictures.show(picture) { audits.looksDifferent(at: now) }
  }

  /// The picture of the screen as it is now.
  func currentPicture() -> ScreenPicture? {
    if mayLookDifferent || pictures.latest == nil { return DeviceDisplay.shared.picture() }
    return pictures.latest
  }

  // MARK: The window

  /// Replaces the window that is shown, and keeps VoiceOver at the same element if it can.
  func show(_ window: UIWindow) {
    let anchor = focus
    let old = provider.window as? UIWindow
    provider.show(window, readBy: screen.makeProvider(for: window))
    if let old, old !== window { Self.discard(old) }
    _ = provider.bringUpToDate()
    let focus = anchor?.element(in: provider.tree)
    provider.post(.screenChanged(focus.map { .element($0) } ?? .none))
    mayLookDifferent = true
    mayReadDifferent = true
    audits.changed(at: now)
    session.advance(to: now)
  }

  /// Removes a window from the screen for good.
  static func discard(_ window: UIWindow) {
    window.isHidden = true
    // A scene with a delegate belongs to the app, which may still use it.
    if let scene = window.windowScene, scene.delegate == nil { UIKitHost.shared.disconnect(scene) }
  }
}
