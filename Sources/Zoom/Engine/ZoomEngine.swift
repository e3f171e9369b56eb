import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Zoom: a lens over the whole screen, over a part of it or along an edge, that fingers, keys, a floating button and the focus
/// move.
///
/// A pure state machine: see `TechnologyEngine`. What is seen comes as ``Effect/magnify(_:)``. Touches come in points of the
/// display; those that are not Zoom's own go on to the app, in points of the screen. With VoiceOver, which reads touches itself,
/// a host gives it the points that ``magnification`` translates.
/// Follows <https://support.apple.com/guide/iphone/iph3e2e367e/ios>.
public struct ZoomEngine: TechnologyEngine {
  public var identifier: String { "Zoom" }
  public var focus: Focus { Focus(element: nil) }
  public var followsOtherCursors: Bool { true }

  // MARK: Input of the current event

  /// The settings as of the last event.
  public internal(set) var settings = Settings()
  /// When the last event happened, in seconds since the session began.
  public internal(set) var now = 0.0
  var tree = ElementTree()
  var screenSize: CGSize?
  var effects: [Effect] = []

  // MARK: State

  /// True from the event that starts Zoom to the one that stops it.
  public internal(set) var isRunning = false
  /// Whether the lens magnifies now, or would if nobody peeked.
  public internal(set) var isZoomedIn = false
  /// Whether the whole screen is shown while a finger rests on the controller.
  public internal(set) var isPeeking = false
  /// Whether the lens has handles at which it is resized.
  public internal(set) var isResizing = false
  /// What is open over the screen: the menu or one of its pages, or the warning of a conflict; nil for nothing.
  public internal(set) var panel: ZoomPanel?
  var lens = Lens()
  /// The settings as the engine last took them over, or changed them.
  var known = ZoomSettings()
  var press = Press()
  var taps = PendingTaps()
  var controller = ControllerState()
  var following = FollowingState()
  var conflict = ConflictState()
  var playing = TouchPlay()
  var clock = ZoomClock()
  private var requests = 0
  private var shown: (magnification: Magnification?, overlay: Overlay) = (nil, Overlay())

  /// Creates the technology before it is started: nothing is magnified.
  public init() {}

  /// True while a gesture is being made, or may go on.
  public var isWaitingToSpeak: Bool {
    playing.isActive || taps.deadline != nil || controller.taps.deadline != nil
  }

  /// Whether no finger is on the display, and no gesture may go on.
  public var isAtRest: Bool { !isWaitingToSpeak && press.down.isEmpty }

  public func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool { false }

  public mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    tree = context.tree
    settings = context.settings
    now = context.now
    effects.removeAll(keepingCapacity: true)
    if context.screenSize != screenSize {
      screenSize = context.screenSize
      fitLens()
    }
    if case .start = event {
      start()
    } else if isRunning {
      handle(event)
    }
    if isRunning {
      show()
      setClock()
    }
    // Releases the tree: its owner can change it in place only while it is not shared.
    tree = ElementTree()
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .stop: stop()
    case .touch(let touch): handle(touch)
    case .gesture(let gesture): make(gesture)
    case .key(let press): handle(press)
    case .command(let name): if isOn, let action = ZoomAction(rawValue: name) { perform(action) }
    case .tick: timePassed()
    case .screen(let update): screenChanged(update)
    case .notification(let notification): handle(notification)
    case .cursor(let focus, _): follow(cursor: focus)
    case .settings: settingsChanged()
    // They are for other technologies.
    case .start, .braille, .switchPress, .phrase, .pointer, .focused, .outcome, .speech: break
    }
  }

  // MARK: On and off

  private mutating func start() {
    var fresh = Self()
    (fresh.tree, fresh.settings, fresh.now, fresh.screenSize) = (tree, settings, now, screenSize)
    self = fresh
    isRunning = true
    change("isZoomEnabled", .bool(true))
    settings.isZoomEnabled = true
    known = settings.zoom
    isZoomedIn = known.isZoomedIn
    fitLens()
    lens.setLevel(Self.level(known))
    followTree()
    offerChoice()
  }

  private mutating func stop() {
    cancelAppTouches()
    change("isZoomEnabled", .bool(false))
    if let shown = shown.magnification, shown != unmagnified { effects.append(.magnify(unmagnified)) }
    if shown.overlay != Overlay() { effects.append(.overlay(Overlay())) }
    let asked = effects
    self = Self()
    effects = asked
  }

  /// Ends what fingers have begun and closes what is open.
  private mutating func endEverything() {
    if !press.isAppsOwn {
      save()
      saveSize()
      press.spend()
    }
    taps = PendingTaps()
    controller.release()
    panel = nil
    isResizing = false
    isPeeking = false
  }

  /// Whether Zoom is on: an engine that runs lets everything through while the setting is off.
  var isOn: Bool {
    isRunning && settings.isZoomEnabled && (screenSize.map { $0.width > 0 && $0.height > 0 } ?? false)
  }

  private mutating func settingsChanged() {
    // What the app's fingers have begun goes on.
    if !settings.isZoomEnabled { endEverything() }
    takeOver()
    offerChoice()
  }

  /// Takes over what somebody else has changed in the settings.
  private mutating func takeOver() {
    let new = settings.zoom
    let old = known
    known = new
    if new.isZoomedIn != old.isZoomedIn {
      if new.isZoomedIn { isZoomedIn = true } else { zoomOut() }
    }
    fitLens()
    if Self.level(new) != Self.level(old) {
      lens.setLevel(Self.level(new))
    } else if lens.level > clamped(lens.level) {
      lens.setLevel(clamped(lens.level))
    }
    if lens.grips.isEmpty { isResizing = false }
    if !new.showsController, controller.deed != nil {
      save()
      controller.release()
      isPeeking = false
    }
    if panel?.kind != .conflict, old != new { refreshMenu() }
  }

  /// The level that settings ask for.
  static func level(_ settings: ZoomSettings) -> Double {
    max(ZoomMeasures.lowestLevel, min(settings.level, settings.maximumLevel))
  }

  // MARK: Effects

  mutating func change(_ key: String, _ value: SettingChange.Value) {
    effects.append(.change(SettingChange(key: key, value: value)))
  }

  /// Asks the app to take a touch, in points of the screen.
  mutating func ask(_ touch: Touch) {
    requests += 1
    effects.append(.perform(ActionRequest(number: requests, action: .touch(touch), element: nil)))
  }

  /// Asks for what is drawn, if it is other than before.
  private mutating func show() {
    let magnification = magnification
    if magnification != shown.magnification {
      shown.magnification = magnification
      effects.append(.magnify(magnification))
    }
    let overlay = Overlay(panel: panel?.overlay)
    if overlay != shown.overlay {
      shown.overlay = overlay
      effects.append(.overlay(overlay))
    }
  }

  /// The words in the language of the device.
  var words: ZoomWords { ZoomWords(language: settings.systemLanguage ?? settings.language) }
}
