import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Switch Control: a cursor that goes over a screen by itself or with a switch, stops on what can be used, and acts on it.
///
/// A pure state machine: see `TechnologyEngine`. Switches come as ``Event/switchPress(_:)``; keys of a keyboard and touches of
/// the screen are taken for switches where the settings say so.
/// Follows <https://support.apple.com/guide/iphone/iph400b2f114/ios>.
public struct SwitchControlEngine: TechnologyEngine {
  /// `UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl`.
  public var identifier: String { "UIAccessibilityNotificationSwitchControlIdentifier" }

  // MARK: Input of the current event

  /// The screen as of the last event.
  public internal(set) var tree = ElementTree()
  /// The settings as of the last event.
  public internal(set) var settings = Settings()
  /// When the last event happened, in seconds since the session began.
  public internal(set) var now = 0.0
  var screenSize: CGSize?
  var effects: [Effect] = []

  // MARK: State

  public internal(set) var focus = Focus(element: nil)
  /// True from the event that starts Switch Control to the one that stops it.
  public internal(set) var isRunning = false
  /// Whether the cursor has disappeared after so many passes without a switch.
  public internal(set) var isHidden = false
  /// Whether a switch stopped the cursor, which then only moves with a switch.
  public internal(set) var isStopped = false
  /// How often the app has paused Switch Control without resuming it.
  public internal(set) var pauses = 0
  /// The name of the recipe that is in use; nil for none.
  public internal(set) var recipe: String?
  /// What the cursor goes through.
  public internal(set) var scanTree = ScanTree()
  var cursor = ScanCursor()
  var favourites: [Int] = []
  var filter = PressFilter()
  var clock = ScanClock()
  var menu: ScannerMenu?
  var points = PointState()
  var gesture = GestureState()
  var playing = TouchPlay()
  var feedback = FeedbackState()
  var learning = LearningState()
  var requests = 0

  /// Creates the technology before it is started: nothing is highlighted.
  public init() {}

  public var isWaitingToSpeak: Bool { playing.isActive }

  public func readsFocusedElement(on event: Event, in tree: ElementTree) -> Bool {
    switch event {
    case .tick, .speech, .outcome: false
    default: true
    }
  }

  public mutating func handle(_ event: Event, in context: Context) -> [Effect] {
    tree = context.tree
    tree.prepareForEdits()
    settings = context.settings
    now = context.now
    screenSize = context.screenSize
    effects.removeAll(keepingCapacity: true)
    if case .start = event {
      start()
    } else if isRunning {
      handle(event)
    }
    if isRunning { setClock() }
    // Releases the tree: its owner can change it in place only while it is not shared.
    tree = ElementTree()
    return effects
  }

  private mutating func handle(_ event: Event) {
    switch event {
    case .stop: stop()
    case .switchPress(let press): handle(press)
    case .key(let press): handle(press)
    case .touch(let touch): handle(touch)
    case .command(let name): if let action = SwitchAction(named: name) { perform(action) }
    case .tick: timePassed()
    case .screen(let update): screenChanged(update)
    case .notification(let notification): handle(notification)
    case .focused(let focus): arrived(at: focus)
    case .speech(let progress): handle(progress)
    case .settings: settingsChanged()
    case .outcome(let outcome): handle(outcome)
    // They are for other technologies.
    case .start, .gesture, .braille, .phrase, .pointer, .cursor: break
    }
  }

  // MARK: On and off

  private mutating func start() {
    self = Self(continuing: self)
    isRunning = true
    effects.append(.change(SettingChange(key: "isSwitchControlRunning", value: .bool(true))))
    learning.model = UseModel(options.learntUse)
    rebuild()
    chooseFavourites()
    if let name = options.launchRecipe { beginRecipe(name) }
    highlighted()
  }

  /// A technology as new, over the same screen.
  private init(continuing other: Self) {
    (tree, settings, now, screenSize) = (other.tree, other.settings, other.now, other.screenSize)
  }

  private mutating func stop() {
    cancelGesture()
    if focus.element != nil { effects.append(.focus(Focus(element: nil))) }
    if feedback.speaking != nil { effects.append(.stopSpeaking) }
    effects.append(.overlay(Overlay()))
    effects.append(.change(SettingChange(key: "isSwitchControlRunning", value: .bool(false))))
    let asked = effects
    self = Self()
    effects = asked
  }

  private mutating func settingsChanged() {
    // The stops are others then.
    if options.groupsItems != feedback.groupsItems || (!options.learnsFromUse && !favourites.isEmpty) {
      screenChanged(.structure)
    }
    if options.learntUse != learning.model.counts { learning.model = UseModel(options.learntUse) }
    fitCursor()
    if menu != nil { fillMenu() }
    clock.restart()
    draw()
  }

  // MARK: Looking up

  /// The settings of Switch Control.
  var options: SwitchControlSettings { settings.switchControl }

  /// The words in the language of the device.
  var words: SwitchWords { SwitchWords(language: settings.systemLanguage ?? settings.language) }

  /// The element that the cursor is on; nil for a group and for what is none.
  var currentElement: AccessibilityElement? {
    guard case .node(let node) = currentStop else { return nil }
    return element(of: node)
  }

  /// The element of an item, by its id: the screen may have changed since the scan tree was built.
  func element(of node: Int) -> AccessibilityElement? {
    guard case .item = scanTree.nodes[node].kind else { return nil }
    return tree.element(withID: scanTree.nodes[node].id)
  }

  /// The index of the container that a node stands for, if it is still there.
  func container(of node: Int) -> Int? {
    switch scanTree.nodes[node].kind {
    case .container(let index), .scrollArea(let index):
      guard tree.containers.indices.contains(index), tree.containers[index].id == scanTree.nodes[node].id
      else {
        return nil
      }
      return index
    case .screen, .item, .row, .column, .cluster: return nil
    }
  }

  /// Asks the app to perform an action.
  mutating func ask(_ action: Action, of element: AccessibilityElement.ID?) {
    requests += 1
    effects.append(.perform(ActionRequest(number: requests, action: action, element: element)))
  }
}
