import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// A running program of the desktop as a screen.
///
/// The objects are read in bulk once, and kept up to date by the program's events. Nothing here waits for a program for
/// longer than ``patience``: what it does not answer is read when it does, and what is known of it can be read meanwhile.
@MainActor
public final class DesktopProvider: ScreenProvider {
  /// How the time of a session passes.
  public enum Pace: Sendable {
    /// As the clock does.
    case clock
    /// In leaps: a script does not wait, so that the provider waits for what the program does.
    case script
  }

  /// The screen as of the last update.
  public private(set) var tree = ElementTree()
  /// What the program calls itself.
  public let name: String
  /// Whether the program has ended, or its bus has.
  public private(set) var hasEnded = false
  /// Whether the program answers.
  public var isResponding: Bool { isTrusted }

  let connection: BusConnection
  let pace: Pace
  var model: DesktopModel
  /// Whether the program has answered in time lately.
  var isTrusted = true {
    // The answer to this says that it does again, whatever else it does not answer.
    didSet { if oldValue, !isTrusted { ping() } }
  }
  /// When something came from the program last.
  var heardAt = -Double.infinity
  let bus: String
  /// What was asked and is not answered, by the number of the call.
  var pending: [UInt32: Pending] = [:]
  /// The number of the call for the cache, until it is answered.
  var cacheCall: UInt32?
  private var notifications: [AppNotification] = []
  private var rules = ReadingRules(isPhone: false)
  /// The windows that were read last.
  private var windows: [Int32] = []
  private var cursor: AccessibilityElement.ID?
  /// When the first change was seen that the tree lacks.
  private var staleSince: Double?
  /// When the tree was built last, and how long that took.
  private var builtAt = -Double.infinity
  private var buildTime = 0.0
  private var sessionNow = 0.0
  /// Until when more is expected of the program, after it was asked to do something.
  private var busyUntil = -Double.infinity
  private var refreshed: (id: AccessibilityElement.ID, at: Double)?
  /// When events are taken next.
  private var nextTurn = -Double.infinity

  /// What has to be known of an element before it can be spoken.
  private static let spoken: DesktopFacts = [
    .name, .description, .role, .states, .interfaces, .text, .caret, .selection, .characterCount, .value,
    .minimum,
    .maximum, .relations,
  ]

  struct Pending {
    /// What was asked; nil for what is asked of no object.
    var question: DesktopQuestion?
    var sentAt: Double
  }

  /// The longest that is waited for the answer to one question, in seconds.
  static let patience = 0.05
  /// The longest that is waited for a program to do something, in seconds.
  static let actionPatience = 0.25
  /// How long the first reading may take, in seconds.
  static let loadingTime = 3.0
  /// How long a new screen may take to be complete before what is known of it is read, in seconds.
  private static let completionTime = 0.1
  /// How long an answer may take, in seconds.
  static let longestPending = 2.0
  /// How many questions are under way at once.
  static let mostPending = 256
  /// How long events are taken before the user has a turn, in seconds.
  private static let turn = 0.008

  init(_ app: DesktopApp, pace: Pace) throws(DesktopError) {
    connection = app.desktop.connection
    bus = app.bus
    name = app.name
    self.pace = pace
    model = DesktopModel(bus: app.bus)
    do {
      try listen()
      askForToolkit()
      try askForCache()
      load(within: Self.loadingTime)
    } catch {
      throw .noBus("\(error)")
    }
    _ = rebuild()
    notifications = []
  }

  /// The socket on which the program's events arrive; a caller that waits for something else waits for it, too.
  public var descriptor: Int32 { connection.descriptor }

  /// How many calls have been sent on the bus.
  package var callCount: Int { connection.callCount }

  // MARK: ScreenProvider

  public var screenSize: CGSize? {
    let bounds = windows.reduce(CGRect.zero) { $0.union(model.frame(of: $1)) }
    return bounds.isEmpty ? nil : CGSize(width: bounds.maxX, height: bounds.maxY)
  }

  public func bringUpToDate() -> ScreenUpdate? {
    takeEvents()
    return update()
  }

  /// Takes what has arrived, but no longer than a turn: a program that never stops must not keep the user from theirs. Each
  /// change that is told leads to the next call of this, so that such a program has to wait until the others had theirs.
  private func takeEvents() {
    let began = BusConnection.now
    guard began >= nextTurn else { return }
    let end = began + Self.turn
    var isOver = false
    while !isOver, pump(within: 0) { isOver = BusConnection.now >= end }
    ask()
    // An answer to what has just been asked is often there in a moment, and spares the user half of a change.
    while !isOver, isTrusted, cacheCall == nil, hasUrgentQuestions, BusConnection.now < end {
      guard pump(within: min(0.004, end - BusConnection.now)) else { break }
      ask()
      isOver = BusConnection.now >= end
    }
    if isOver { nextTurn = BusConnection.now + Self.turn * 3 }
  }

  /// Whether something is asked without which a changed screen cannot be told.
  private var hasUrgentQuestions: Bool { staleSince != nil && !pending.isEmpty }

  /// Puts what changed into the tree.
  private func update() -> ScreenUpdate? {
    let now = BusConnection.now
    let hasChanged = model.changes != DesktopChanges()
    guard hasChanged else {
      staleSince = nil
      return nil
    }
    if model.changes.isStructure {
      let since = staleSince ?? now
      staleSince = since
      let isComplete = pending.isEmpty && !model.hasQuestions
      // A tree that takes long to build is not built all the time.
      let isDue = isComplete || now - since > Self.completionTime || !isTrusted
      guard isDue, now - builtAt > buildTime * 2 else {
        tellFocus()
        return nil
      }
      staleSince = nil
      return rebuild()
    }
    staleSince = nil
    return updateElements()
  }

  /// Tells where the focus is if that is a stop already, though other things on the screen are not known yet.
  private func tellFocus() {
    guard let slot = model.changes.focus, model.changes.window == nil, let focus = stop(for: slot) else {
      return
    }
    model.changes.focus = nil
    if focus != cursor { notifications.append(.layoutChanged(.element(focus))) }
  }

  private func rebuild() -> ScreenUpdate {
    let began = BusConnection.now
    let source = DesktopSource(model: model)
    let shown = source.windows
    tree = source.tree(rules: rules, expectedCount: tree.elements.count)
    tree.prepareForEdits()
    let isOther = shown.last != windows.last
    windows = shown
    buildTime = BusConnection.now - began
    builtAt = BusConnection.now
    takeNotices(isOtherWindow: isOther)
    return .structure
  }

  private func updateElements() -> ScreenUpdate? {
    var changed: [AccessibilityElement.ID] = []
    var isStructure = false
    for slot in model.changes.elements.sorted() {
      // What is no stop itself may give its words to one.
      guard
        let stop = ([slot] + model.ancestors(of: slot)).first(where: {
          tree.index(of: model.id(of: $0)) != nil
        })
      else {
        if model.isElement(slot), model.isShown(slot) { isStructure = true }
        continue
      }
      if stop != slot, model.isElement(slot) != (tree.index(of: model.id(of: slot)) != nil),
        RoleMapping[model[stop].role].reading == .group
      {
        isStructure = true
      }
      guard model.isElement(stop), let index = tree.index(of: model.id(of: stop)) else {
        isStructure = true
        continue
      }
      let element = model.element(of: stop)
      if tree.update(at: index, to: element) { changed.append(element.id) }
    }
    if isStructure { return rebuild() }
    takeNotices(isOtherWindow: false)
    return changed.isEmpty ? nil : .attributes(changed)
  }

  /// Turns what the program told into notifications.
  private func takeNotices(isOtherWindow: Bool) {
    let changes = model.changes
    model.changes = DesktopChanges()
    if changes.isGone { hasEnded = true }
    let focus = changes.focus.flatMap(stop)
    if isOtherWindow || changes.isGone || changes.window != nil {
      notifications.append(.screenChanged(focus.map { .element($0) } ?? .none))
    } else if let focus, focus != cursor {
      notifications.append(.layoutChanged(.element(focus)))
    }
    for announcement in changes.announcements {
      var text = AccessibilityText(announcement.text)
      if announcement.isAssertive {
        text.runs = [
          .init(range: 0..<text.string.utf16.count, attributes: SpeechAttributes(announcementPriority: .high))
        ]
      }
      notifications.append(.announcement(text))
    }
  }

  /// The stop for an object: itself, or the first inside it, or what is around it.
  private func stop(for slot: Int32) -> AccessibilityElement.ID? {
    guard model.slot(of: model.id(of: slot)) == slot else { return nil }
    func isStop(_ slot: Int32) -> AccessibilityElement.ID? {
      let id = model.id(of: slot)
      return tree.index(of: id) == nil ? nil : id
    }
    var rest = [slot]
    var looked = 0
    while let next = rest.popLast(), looked < 1_000 {
      looked += 1
      if let id = isStop(next) { return id }
      rest += Array(model.children(of: next)).reversed()
    }
    return model.ancestors(of: slot).lazy.compactMap(isStop).first
  }

  public func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? {
    takeEvents()
    let now = BusConnection.now
    if isTrusted, !hasEnded, let slot = model.slot(of: id),
      refreshed?.id != id || now - (refreshed?.at ?? 0) > 0.1
    {
      refreshed = (id, now)
      // The words are needed now. Where an element is, and what else can be done to it, may come when it is being spoken.
      answer(
        model.ask(Self.spoken.intersection(model.wanted(of: slot)).subtracting(model[slot].known), of: slot))
      var facts: DesktopFacts = []
      if model[slot].interfaces.contains(.component) { facts.insert(.frame) }
      if model[slot].interfaces.contains(.action), !model[slot].known.contains(.actions) {
        facts.insert(.actions)
      }
      do {
        for question in model.ask(facts, of: slot) { _ = try send(question) }
        try connection.flush()
      } catch {
        end()
      }
    }
    return update()
  }

  /// Asks, and waits for the answers, but not for long.
  func answer(_ questions: [DesktopQuestion]) {
    do {
      var serials: [UInt32] = []
      for question in questions { serials.append(try send(question)) }
      let end = BusConnection.now + Self.patience
      while serials.contains(where: { pending[$0] != nil }), !hasEnded {
        let left = end - BusConnection.now
        guard left > 0 else {
          // Nobody waits for this program again until it has answered.
          isTrusted = false
          return
        }
        pump(within: left)
      }
    } catch {
      end()
    }
  }

  public func takeNotifications() -> [AppNotification] {
    defer { notifications = [] }
    return notifications
  }

  public func cursorMoved(to focus: Focus, of technology: String) { cursor = focus.element }

  public func perform(_ request: ActionRequest) -> ActionOutcome {
    let slot = request.element.flatMap(model.slot(of:))
    let succeeded = !hasEnded && isTrusted && carryOut(request.action, on: slot)
    if pace == .script { busyUntil = BusConnection.now + 0.15 }
    return ActionOutcome(request: request.number, succeeded: succeeded)
  }

  public func apply(_ settings: Settings) {
    let rules = ReadingRules(isPhone: false, isRightToLeft: settings.forceRightToLeft)
    guard rules != self.rules else { return }
    self.rules = rules
    model.changes.isStructure = true
  }

  public func advance(to time: Double) {
    let passed = time - sessionNow
    sessionNow = time
    guard pace == .script, passed > 0, BusConnection.now < busyUntil else { return }
    // What the program does in answer to the user takes it real time.
    if pump(within: min(passed, busyUntil - BusConnection.now)) {
      busyUntil = max(busyUntil, BusConnection.now + 0.06)
    }
  }

  public var nextWork: Double? {
    guard !hasEnded else { return nil }
    let isBusy =
      connection.hasMore || staleSince != nil || isTrusted && (model.hasQuestions || !pending.isEmpty)
      || pace == .script && BusConnection.now < busyUntil
    return isBusy ? sessionNow + 0.02 : nil
  }
}
