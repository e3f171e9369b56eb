import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Voice Control: what is said or typed becomes taps, gestures, text and changes of text.
///
/// A pure state machine: see `TechnologyEngine`. It hears through `Event.phrase`, whether a microphone, a file or a
/// keyboard is behind it; ``grammar(in:)`` says what can be said now. Its parts are in files beside this one, each as an
/// extension.
///
/// Follows <https://support.apple.com/guide/iphone/iph2c21a3c88/ios>.
public struct VoiceControlEngine: TechnologyEngine {
  /// Apps are told of no name: Apple's interfaces have none for Voice Control.
  public var identifier: String { "VoiceControl" }

  // MARK: Input of the current event

  var tree = ElementTree()
  var settings = Settings()
  var now = 0.0
  var screenSize: CGSize?
  var effects: [Effect] = []

  // MARK: State

  /// Voice Control has no cursor: nothing is ever in focus.
  public var focus: Focus { Focus(element: nil) }
  /// It says nothing, but a session settles only when its gestures have been made.
  public var isWaitingToSpeak: Bool { play.isActive || !nextGestures.isEmpty }
  /// True from the event that starts Voice Control to the one that stops it.
  public internal(set) var isRunning = false
  /// False after "Go to sleep", until "Wake up".
  public internal(set) var isAwake = true
  /// What is done with what is no command.
  public internal(set) var mode: VoiceControlMode = .dictation

  var table = CommandTable.english
  var names = NameIndex()
  var namesAreStale = true
  /// The element whose text is edited, as it was when the names were read or since then.
  private var editedElement: AccessibilityElement.ID?
  /// What a command showed, and whether it stays after the next action.
  var shown: (overlay: ShownOverlay, isContinuous: Bool)?
  /// The grid of the setting, which can be drilled down as well.
  var standingGrid: NumberGrid?
  var pending: Pending?
  var showsCommands = false
  var showsVocabulary = false
  /// What is typed as soon as there is a field for it: what is searched for.
  var awaited: String?
  /// What is shown at the top of the screen, and until when.
  var caption: (text: String, until: Double)?
  var lastOverlay = Overlay()
  var requests = VoiceRequests()
  /// The gesture that is being made, and those that come after it.
  var play = TouchPlay()
  var nextGestures: [TouchPlan] = []
  /// When the pause after the last gesture ends, in which no other begins.
  private var pauseEnd = 0.0
  /// How long it is, in seconds: taps that follow each other sooner would be a double tap.
  private static let pause = 0.3
  var last: CommandMatch?
  var lastAct: (act: ItemAct, target: Target)?
  /// What was typed last, where, and what it could have been instead.
  var insertion: (range: Range<Int>, text: String, alternatives: [String])?
  /// The phrases since "Start recording commands"; nil when nothing is recorded.
  var recording: [String]?
  /// How deep a custom command is inside of others.
  var depth = 0

  /// Creates Voice Control before it is started.
  public init() {}

  /// Nothing is in focus that would have to be read again.
  public func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool { false }

  public mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    tree = context.tree
    tree.prepareForEdits()
    settings = context.settings
    now = context.now
    if screenSize != context.screenSize { namesAreStale = true }
    screenSize = context.screenSize
    effects.removeAll(keepingCapacity: true)
    if case .start = event {
      start()
    } else if isRunning {
      handle(event)
    }
    // Releases the tree: its owner can change it in place only while it is not shared.
    tree = ElementTree()
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .stop: stop()
    case .phrase(let phrase):
      hear(phrase)
      showOverlay()
    case .screen(let update): screenChanged(update)
    case .outcome(let outcome): handle(outcome)
    case .tick: timePassed()
    case .settings:
      settingsChanged()
      showOverlay()
    case .start, .touch, .gesture, .key, .braille, .switchPress, .pointer, .command, .notification, .focused,
      .cursor,
      .speech:
      break
    }
  }

  // MARK: On and off

  private mutating func start() {
    // Started again, it lets go of the screen, but what it drew is still there.
    for touch in play.cancelling { ask(.touch(touch), of: nil) }
    let (asked, drawn) = (effects, lastOverlay)
    self = Self(continuing: self)
    (effects, lastOverlay) = (asked, drawn)
    isRunning = true
    change("isVoiceControlRunning", .bool(true))
    settingsChanged()
    showOverlay()
  }

  /// Begins anew with the input of the present event, and with the numbers of requests that were not used yet.
  private init(continuing old: Self) {
    tree = old.tree
    settings = old.settings
    now = old.now
    screenSize = old.screenSize
    requests = VoiceRequests(after: old.requests)
  }

  private mutating func stop() {
    change("isVoiceControlRunning", .bool(false))
    for touch in play.cancelling { ask(.touch(touch), of: nil) }
    if lastOverlay != Overlay() { effects.append(.overlay(Overlay())) }
    let asked = effects
    self = Self(continuing: self)
    effects = asked
  }

  mutating func change(_ key: String, _ value: SettingChange.Value) {
    effects.append(.change(SettingChange(key: key, value: value)))
  }

  private mutating func settingsChanged() {
    let language = settings.voiceControl.language ?? settings.systemLanguage ?? settings.language
    let new = CommandTable.table(for: language) ?? .english
    if new.language != table.language {
      table = new
      names.forget()
      namesAreStale = true
    }
    guard settings.voiceControl.overlay == .numberedGrid else {
      standingGrid = nil
      return
    }
    let grid = newGrid()
    if standingGrid?.areas.first != grid.area || standingGrid?.columns != grid.columns
      || standingGrid?.rows != grid.rows
    {
      standingGrid = grid
    }
  }

  // MARK: The screen

  private mutating func screenChanged(_ update: ScreenUpdate) {
    switch update {
    case .attributes(let ids) where !namesAreStale:
      let visible = VisibleArea(tree, screenSize: screenSize)
      for id in ids {
        let isEdited = tree.index(of: id).map { tree.elements[$0].traits.contains(.isEditing) } ?? false
        // Where there may be another one, it is looked for.
        if isEdited != (editedElement == id)
          || !names.update(id, in: tree, visible: visible, table: table)
        {
          namesAreStale = true
          break
        }
      }
    case .attributes, .structure: namesAreStale = true
    }
    // What is asked about must still be there, and still be something that can be acted on.
    switch pending {
    case .choose(let act, let ids)?:
      readNames()
      let left = ids.filter { names.contains($0) && suits(act, $0) }
      if left != ids { pending = left.isEmpty ? nil : .choose(act, among: left) }
    case .action(let id)?:
      readNames()
      if !names.contains(id) { pending = nil }
    case .correction?: if editedText == nil { pending = nil }
    case .confirm?, nil: break
    }
    if let words = awaited, type(dictated: words) { awaited = nil }
    // Also when nothing is left to ask about, which is then no longer drawn.
    if pending != nil || currentOverlay != nil || !lastOverlay.marks.isEmpty || lastOverlay.panel != nil {
      showOverlay()
    }
  }

  /// Reads the names of the screen, if that has not been done since it changed.
  mutating func readNames() {
    guard namesAreStale else { return }
    names.build(tree, screenSize: screenSize, table: table)
    editedElement = findEditedElement()
    namesAreStale = false
  }

  /// The text that is being edited; nil when none is.
  var editedText: EditedText? {
    let id = namesAreStale ? findEditedElement() : editedElement
    return id.flatMap { tree.element(withID: $0) }.flatMap { EditedText($0) }
  }

  private func findEditedElement() -> AccessibilityElement.ID? {
    // By index, since going through the elements themselves would copy each.
    tree.elements.indices.first { tree.elements[$0].traits.contains(.isEditing) }.map { tree.elements[$0].id }
  }

  // MARK: Time

  private mutating func timePassed() {
    sendTouches()
    if let caption, caption.until <= now + 1e-9 {
      self.caption = nil
      showOverlay()
    }
  }

  /// Begins a gesture, after the one before it.
  mutating func make(_ plan: TouchPlan) {
    nextGestures.append(plan.confined(to: screenSize))
    if !play.isActive, pauseEnd <= now + 1e-9 { sendTouches() }
  }

  private mutating func sendTouches() {
    if !play.isActive, pauseEnd <= now + 1e-9, !nextGestures.isEmpty {
      play = TouchPlay(nextGestures.removeFirst(), at: now)
    }
    if play.isActive {
      for touch in play.take(until: now) { ask(.touch(touch), of: nil) }
      if !play.isActive { pauseEnd = now + Self.pause }
    }
    if let next = play.next ?? (nextGestures.isEmpty ? nil : pauseEnd) { effects.append(.wake(at: next)) }
  }
}
