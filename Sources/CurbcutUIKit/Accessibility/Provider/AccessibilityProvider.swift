import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Gives assistive technologies what a screen shows, and carries out what they ask for.
///
/// With a window, every window is read that shows in its scene, one after the other from the lowest level to the
/// highest: an alert or a message in a window of its own is found. A window with `accessibilityViewIsModal`, or in which
/// an alert shows, silences those behind it.
///
/// The tree is read when first asked for and then kept up to date by what changes: a changed label
/// costs one element, a changed structure one reading of the screen.
/// ```swift
/// let provider = AccessibilityProvider(window)
/// provider.update()
/// for element in provider.tree.elements { … }
/// ```
@preconcurrency @MainActor
public final class AccessibilityProvider {
  /// The window with which everything in its scene is read, or any other view.
  public let root: UIView
  /// Whether windows beside the given one are read.
  let readsWholeScene: Bool
  /// How the tree is put in order.
  public let rules: ReadingRules
  /// The screen as of the last ``update()``.
  public private(set) var tree = ElementTree()

  /// The same as a window, if it is one.
  let rootWindow: UIWindow?
  let reader: ViewReader
  private var needsReading = true
  private var wasRead = false
  /// Nothing that is posted before the screen is first read is meant for who reads it.
  private var isListening = false
  private var changed: [AccessibleObject] = []
  private var objects = ObjectTable()
  /// What the app posted and nobody took yet.
  private var posted: [PostedNotification] = []
  /// The elements that technologies have their cursors on: only of them is it known what a cursor in their
  /// text needs.
  private var detailed: [(technology: String, id: AccessibilityElement.ID)] = []
  /// What became of the tree while an action was carried out, for the next who asks.
  private var unreported: ScreenUpdate?
  /// The fingers that a technology put on the screen.
  let fingers = FingerTracker()
  private var sessionTime = 0.0
  private var isKeyboardShown = UIApplication.shared.isKeyboardShown

  /// What an update did to the tree.
  public enum Update: Equatable, Sendable {
    /// Everything is as it was.
    case nothing
    /// Elements with these indices have other attributes; nothing moved.
    case attributes([Int])
    /// The screen was read again; `ElementTree.changes(since:)` tells the difference.
    case screen
  }

  /// - Parameters:
  ///   - root: usually a window.
  ///   - rules: nil for the rules of VoiceOver on the device that the window is on.
  public convenience init(_ root: UIView, rules: ReadingRules? = nil) {
    // The snapshot tool reads the one view that it is given.
    self.init(root, rules: rules, readsWholeScene: rules?.extent != .declared)
  }

  /// - Parameter readsWholeScene: false reads the given window alone.
  init(_ root: UIView, rules: ReadingRules?, readsWholeScene: Bool) {
    self.root = root
    rootWindow = root as? UIWindow
    self.readsWholeScene = readsWholeScene
    let traits = UIKitHost.shared.traits
    self.rules =
      rules
      ?? ReadingRules(
        isPhone: traits.userInterfaceIdiom == .phone,
        isRightToLeft: traits.layoutDirection == .rightToLeft)
    reader = ViewReader()
    AccessibilityChanges.shared.add(self)
  }

  /// Reads a screen once.
  public static func tree(of root: UIView, rules: ReadingRules? = nil) -> ElementTree {
    let provider = AccessibilityProvider(root, rules: rules)
    provider.update()
    return provider.tree
  }

  /// What was read last: a screen that is read again has about as many elements as before.
  private static var lastRead: (root: UIView?, count: Int) {
    get { (lastRoot, lastCount) }
    set { (lastRoot, lastCount) = newValue }
  }
  private static weak var lastRoot: UIView?
  private static var lastCount = 0

  /// Brings the tree up to date: lays the windows out, then reads what changed.
  @discardableResult
  public func update() -> Update {
    isListening = true
    for root in roots where root.needsLayout || root.descendantNeedsLayout { root.layoutIfNeeded() }
    if !needsReading {
      let updated = ReadingPass.run { readChanged() }
      if !needsReading { return updated.isEmpty ? .nothing : .attributes(updated) }
    }
    needsReading = false
    changed.removeAll()
    let before = tree
    reader.forget()
    let expected = root === Self.lastRead.root ? Self.lastRead.count : before.elements.count
    let roots = roots
    tree = ReadingPass.run {
      ElementTree(
        reading: roots, of: reader, rules: rules, areWindows: roots.count > 1, expectedCount: expected)
    }
    Self.lastRead = (root, tree.elements.count)
    tree.prepareForEdits()
    objects.screenWasRead()
    for (_, id) in detailed {
      guard tree.index(of: id) != nil, let object = object(withID: id) else { continue }
      tree.update(element(of: object))
    }
    // Views that came and went without a trace are no news: a bar that lays its plates out anew each time
    // would never come to rest.
    defer { wasRead = true }
    return wasRead && tree == before ? .nothing : .screen
  }

  /// The object behind an element or a container; nil when it is gone. Takes constant time.
  public func object(withID id: AccessibilityElement.ID) -> AccessibleObject? {
    objects.object(withID: id, under: roots, held: reader.held)
  }

  /// Reads an element, with what a cursor in its text needs if there is a cursor on it.
  private func element(of object: AccessibleObject) -> AccessibilityElement {
    var element = reader.element(of: object)
    if detailed.contains(where: { $0.id == element.id }) { addFocusDetails(of: object, to: &element) }
    return element
  }

  // MARK: Keeping up to date

  private func readChanged() -> [Int] {
    guard !changed.isEmpty else { return [] }
    let objects = changed
    changed.removeAll(keepingCapacity: true)
    tree.prepareForEdits()
    var updated: [Int] = []
    for object in objects {
      guard let known = elementAround(object) else {
        // Nothing of it is on the screen, unless it became an element, or names a container.
        if reader.facts(of: object).flags.contains(.isElement) || isContainer(object) {
          needsReading = true
          return []
        }
        continue
      }
      let element = element(of: known.object)
      guard reader.facts(of: known.object).flags.contains(.isElement),
        element.frame == tree.elements[known.index].frame
      else {
        needsReading = true
        return []
      }
      if element != tree.elements[known.index] {
        tree.update(element)
        updated.append(known.index)
      }
    }
    return updated
  }

  /// The element that an object is, or is part of: the label in a cell changes what the cell says.
  private func elementAround(_ object: AccessibleObject) -> (object: AccessibleObject, index: Int)? {
    var next: AccessibleObject? = object
    while let current = next {
      if current.accessibilityNumber != 0, let index = tree.index(of: current.accessibilityNumber) {
        return (current, index)
      }
      next = (current as? UIView)?.storedSuperview
    }
    return nil
  }

  private func isContainer(_ object: AccessibleObject) -> Bool {
    let id = object.accessibilityNumber
    return id != 0 && tree.containers.contains { $0.id == id }
  }
}

// MARK: - For sessions

extension AccessibilityProvider: ScreenProvider {
  /// The size of the screen that the window is on, or of the view that stands for one.
  public var screenSize: CGSize? { (root as? UIWindow)?.screen.bounds.size ?? root.bounds.size }

  /// While UIKit moves from one screen to another, or to another page, the one before still stands: VoiceOver is told
  /// of the new one when it is there.
  private var isHeld: Bool {
    wasRead && isListening && (ScreenTransition.isAnyRunning || ScrollMotion.isAnyPageTurning)
      && roots.contains { root in
        let window = root as? UIWindow ?? root.window
        return ScreenTransition.isRunning(in: window) || ScrollMotion.isTurningPage(in: window)
      }
  }

  public func bringUpToDate() -> ScreenUpdate? {
    if isHeld { return nil }
    let now = report(update())
    let before = unreported
    unreported = nil
    guard let before else { return now }
    return now.map { before.merged(with: $0) } ?? before
  }

  /// Brings the tree up to date in the middle of an action; who asks next hears of it.
  func updateDuringAction() {
    guard let new = report(update()) else { return }
    unreported = unreported.map { $0.merged(with: new) } ?? new
  }

  private func report(_ update: Update) -> ScreenUpdate? {
    switch update {
    case .nothing: nil
    case .attributes(let indices): .attributes(indices.map { tree.elements[$0].id })
    case .screen: .structure
    }
  }

  public func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? {
    if isHeld { return nil }
    if let object = object(withID: id) { changed.append(object) }
    return bringUpToDate()
  }

  public func takeNotifications() -> [AppNotification] {
    // What concerns a place waits for the screen that the place is on.
    let ready = isHeld ? posted.filter { !$0.concernsPlace } : posted
    let taken = ready.compactMap { AppNotification($0, resolve: resolvedID) }
    posted.removeAll { !isHeld || !$0.concernsPlace }
    let isShown = UIApplication.shared.isKeyboardShown
    guard isShown != isKeyboardShown else { return taken }
    isKeyboardShown = isShown
    return taken + [isShown ? .keyboardAppeared : .keyboardDisappeared]
  }

  public func cursorMoved(to focus: Focus, of technology: String) {
    for (_, id) in detailed.filter({ $0.technology == technology }) where id != focus.element {
      guard var element = tree.element(withID: id), element.details.text != nil else { continue }
      element.details.text = nil
      tree.update(element)
    }
    detailed.removeAll { $0.technology == technology }
    if let id = focus.element { detailed.append((technology, id)) }
    let technology = UIAccessibility.AssistiveTechnologyIdentifier(rawValue: technology)
    AccessibilityFocus.shared.move(to: focus.element.flatMap { object(withID: $0) }, of: technology)
  }

  public func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {
    NotificationCenter.default.tell(
      UIAccessibility.AnnouncementDidFinishMessage(announcement: text.string, wasSuccessful: succeeded))
  }

  public func apply(_ settings: Settings) { UIKitHost.shared.apply(settings) }

  public func copy(_ text: String) { UIPasteboard.general.string = text }

  public func advance(to time: Double) {
    guard time >= sessionTime else { return }
    UIKitHost.shared.clock.advance(by: time - sessionTime)
    sessionTime = time
  }

  public var nextWork: Double? {
    let clock = UIKitHost.shared.clock
    return clock.nextDue.map { sessionTime + max(0, $0 - clock.now) }
  }
}

extension AccessibilityProvider: AccessibilityChangeListener {
  package func attributesChanged(of object: AccessibleObject) {
    if !needsReading { changed.append(object) }
  }

  package func structureChanged(under object: AccessibleObject) { needsReading = true }

  package func listens(to view: UIView) -> Bool {
    let window = view.enclosingWindow
    return window === root.enclosingWindow || roots.contains { $0 === window }
  }

  package func posted(_ notification: UIAccessibility.Notification, argument: Any?) {
    guard isListening else { return }
    if notification == .screenChanged || notification == .layoutChanged { needsReading = true }
    let new = PostedNotification(notification: notification, argument: argument)
    // Of pages that were passed on the way nothing is said.
    if notification == .pageScrolled { posted.removeAll { $0.notification == .pageScrolled } }
    if notification == .screenChanged {
      // UIKit itself tells of a new screen, and on iOS it does so before `viewDidAppear(_:)` runs: where an app asks
      // for the cursor there, that stands.
      if argument == nil, posted.contains(where: \.namesPlaceOnNewScreen) { return }
      // Each cuts off the one before.
      posted.removeAll { $0.notification == .screenChanged }
    }
    posted.append(new)
  }
}
