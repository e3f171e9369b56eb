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
  private let bus: String
  private var pending: [UInt32: Pending] = [:]
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

  private struct Pending {
    /// What was asked; nil for the cache.
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
  private static let longestPending = 2.0
  /// How many questions are under way at once.
  private static let mostPending = 256
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

  // MARK: Reading

  private func listen() throws(BusError) {
    for rule in ["type='signal',sender='\(bus)'", "type='signal',member='NameOwnerChanged',arg0='\(bus)'"] {
      _ = try connection.call(
        BusMessage(
          call: "AddMatch", of: "org.freedesktop.DBus", at: "/org/freedesktop/DBus",
          in: "org.freedesktop.DBus",
          signature: "s"
        ) { $0.string(rule) }, timeout: 2)
    }
    // The last answer comes after the program has been told of all.
    var last: UInt32 = 0
    for event in AccessibleEvent.wanted {
      last = try connection.send(
        BusMessage(
          call: "RegisterEvent", of: "org.a11y.atspi.Registry", at: "/org/a11y/atspi/registry",
          in: Desktop.registry,
          signature: "sass"
        ) {
          $0.string(event)
          $0.array(alignedTo: 4) { _ in }
          $0.string(bus)
        })
    }
    pending[last] = Pending(question: nil, sentAt: BusConnection.now)
    let end = BusConnection.now + 2
    while pending[last] != nil, BusConnection.now < end { pump(within: end - BusConnection.now) }
    pending[last] = nil
  }

  /// Asks what the program is made with. One that does not say is taken to do as it should.
  private func askForToolkit() {
    let root = ObjectReference.root(of: bus)
    let answers = ["ToolkitName", "Version"].map { property -> String in
      let answer = try? connection.call(
        BusMessage(
          call: "Get", of: "org.freedesktop.DBus.Properties", at: root.path, in: root.bus, signature: "ss"
        ) {
          $0.string("org.a11y.atspi.Application")
          $0.string(property)
        }, timeout: Self.actionPatience)
      var reader = answer?.reader
      return (try? reader?.variant())?.string ?? ""
    }
    model.toolkit = Toolkit(name: answers[0], version: answers[1])
  }

  private func askForCache() throws(BusError) {
    let serial = try connection.send(
      BusMessage(call: "GetItems", of: "org.a11y.atspi.Cache", at: "/org/a11y/atspi/cache", in: bus))
    cacheCall = serial
    pending[serial] = Pending(question: nil, sentAt: BusConnection.now)
  }

  private var cacheCall: UInt32?

  /// Reads until everything that shows is known.
  private func load(within seconds: Double) {
    let end = BusConnection.now + seconds
    while !hasEnded, BusConnection.now < end {
      if cacheCall == nil { ask() }
      if pending.isEmpty, !model.hasQuestions { return }
      pump(within: min(end - BusConnection.now, 0.5))
    }
    if !pending.isEmpty { isTrusted = false }
  }

  /// Sends the next questions.
  func ask() {
    guard !hasEnded else { return }
    expire()
    // A program that does not answer is not asked for more than it has been.
    guard isTrusted, cacheCall == nil else { return }
    do {
      while pending.count < Self.mostPending, model.hasQuestions {
        for question in model.takeQuestions(most: 64) { _ = try send(question) }
      }
      try connection.flush()
    } catch {
      end()
    }
  }

  /// Gives up what was asked long ago. It is asked again when the program answers anything.
  private func expire() {
    let now = BusConnection.now
    guard let oldest = pending.values.lazy.map(\.sentAt).min(), now - oldest > Self.longestPending else {
      return
    }
    for (serial, asked) in pending where now - asked.sentAt > Self.longestPending {
      pending[serial] = nil
      if serial == cacheCall {
        cacheCall = nil
      } else if let question = asked.question, let slot = model.slot(of: question.object) {
        model.forget(question.fact, of: slot)
      }
    }
    isTrusted = false
  }

  private func ping() {
    guard !hasEnded else { return }
    let message = BusMessage(
      call: "Ping", of: "org.freedesktop.DBus.Peer", at: ObjectReference.root(of: bus).path, in: bus)
    guard let serial = try? connection.send(message) else { return end() }
    pending[serial] = Pending(question: nil, sentAt: BusConnection.now)
    if (try? connection.flush()) == nil { end() }
  }

  private func send(_ question: DesktopQuestion) throws(BusError) -> UInt32 {
    let serial = try connection.send(question.message)
    pending[serial] = Pending(question: question, sentAt: BusConnection.now)
    return serial
  }

  /// Takes what has arrived.
  ///
  /// - Returns: whether anything had.
  @discardableResult
  func pump(within seconds: Double) -> Bool {
    do {
      let messages = try connection.receive(within: seconds, most: 512)
      for message in messages { take(message) }
      return !messages.isEmpty
    } catch .malformed {
      // What comes after a message that is none cannot be told from it.
      end()
    } catch {
      end()
    }
    return false
  }

  private func take(_ message: BusMessage) {
    if let serial = message.replySerial {
      if message.sender == bus { isTrusted = true }
      guard let asked = pending.removeValue(forKey: serial) else { return }
      if serial == cacheCall {
        cacheCall = nil
        takeCache(message)
      } else if let question = asked.question {
        // An answer of another type than the question's counts as none.
        try? model.take(message, to: question)
      }
    } else if let event = try? AccessibleEvent(message) {
      if message.sender == bus { isTrusted = true }
      model.apply(event)
    }
  }

  private func takeCache(_ message: BusMessage) {
    guard message.kind == .answer, (try? CacheItem.read(message) { model.takeFromCache($0) }) != nil else {
      return
    }
    model.finishCache()
  }

  private func end() {
    guard !hasEnded else { return }
    pending = [:]
    model.apply(.gone(bus))
  }

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
