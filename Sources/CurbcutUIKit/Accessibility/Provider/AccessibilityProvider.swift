import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// Provides assistive technologies with the content of a screen, and carries out their requests.
///
/// Given a window, it reads every visible window in the same scene, from the lowest level to the highest, so that an
/// alert or a message in a window of its own is found. A window with `accessibilityViewIsModal`, or one that shows an
/// alert, silences those behind it.
///
/// The tree is read on the first update and then kept up to date as things change: a changed label costs reading one
/// element, a changed structure one read of the whole screen.
/// ```swift
/// let provider = AccessibilityProvider(window)
/// provider.update()
/// for element in provider.tree.elements { … }
/// ```
@preconcurrency @MainActor
public final class AccessibilityProvider {
  /// The window whose whole scene is read, or any other view, which is read alone.
  public let root: UIView
  /// Whether windows other than the given one are read too.
  let readsWholeScene: Bool
  /// The rules that order the tree.
  public let rules: ReadingRules
  /// The screen as of the last ``update()``.
  public private(set) var tree = ElementTree()

  /// The root as a window, if it is one.
  let rootWindow: UIWindow?
  /// The root, as the list of all that is read where there is no other window.
  let rootAlone: [UIView]
  let reader: ViewReader
  private var needsReading = true
  private var wasRead = false
  /// False until the first update: notifications posted before it do not concern those who read the screen.
  private var isListening = false
  private var changed: [AccessibleObject] = []
  /// Holds what is being read of that, and is otherwise empty: two lists take turns, so that none is allocated.
  private var changedBefore: [AccessibleObject] = []
  private var objects = ObjectTable()
  /// Notifications that the app posted and that have not been taken yet.
  private var posted: [PostedNotification] = []
  /// The elements under the cursors of assistive technologies: only these have the details that a cursor in their
  /// text needs.
  private var detailed: [(technology: String, id: AccessibilityElement.ID)] = []
  /// Changes to the tree made while an action was carried out, to be reported with the next update.
  private var unreported: ScreenUpdate?
  /// The fingers that a technology has on the screen.
  let fingers = FingerTracker()
  private var sessionTime = 0.0
  private var isKeyboardShown = UIApplication.shared.isKeyboardShown
  /// How many of the app's reports to Zoom have been taken, and whether it was heard that it uses Zoom's gestures.
  private var zoomReports = AccessibilityZoom.shared.reports
  private var knowsGestureConflict = false

  /// How an update changed the tree.
  public enum Update: Equatable, Sendable {
    /// Nothing changed.
    case nothing
    /// The attributes of the elements at these indices changed; nothing moved.
    case attributes([Int])
    /// The screen was read again; `ElementTree.changes(since:)` returns the difference.
    case screen
  }

  /// - Parameters:
  ///   - root: usually a window.
  ///   - rules: nil for the rules of VoiceOver on the device that the window is on.
  public convenience init(_ root: UIView, rules: ReadingRules? = nil) {
    // With declared extent, as for snapshots, only the given view is read.
    self.init(root, rules: rules, readsWholeScene: rules?.extent != .declared)
  }

  /// - Parameter readsWholeScene: whether the other windows of the scene are read too.
  init(_ root: UIView, rules: ReadingRules?, readsWholeScene: Bool) {
    self.root = root
    rootWindow = root as? UIWindow
    rootAlone = [root]
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

  /// The root read last and its number of elements: a screen that is read again has about as many as before.
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
    layOut()
    reader.begin()
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
    let edited = tree.elements.filter { $0.traits.contains(.isEditing) }.map(\.id)
    for id in detailed.map(\.id) + edited {
      guard tree.index(of: id) != nil, let object = object(withID: id) else { continue }
      tree.update(element(of: object))
    }
    // If the tree is unchanged, nothing is reported: otherwise a bar that recreates its platters at each layout would
    // cause endless updates.
    defer { wasRead = true }
    return wasRead && tree == before ? .nothing : .screen
  }

  private func layOut() {
    for root in roots where root.needsLayout || root.descendantNeedsLayout { root.layoutIfNeeded() }
  }

  /// The object behind an element or a container; nil when it is gone. Runs in constant time.
  public func object(withID id: AccessibilityElement.ID) -> AccessibleObject? {
    objects.object(withID: id, under: roots, held: reader.held)
  }

  /// Reads an element, including the text details if a cursor is on it, and the text if it is being edited, which those who
  /// speak or dictate need.
  private func element(of object: AccessibleObject) -> AccessibilityElement {
    var element = reader.element(of: object)
    if detailed.contains(where: { $0.id == element.id }) {
      addFocusDetails(of: object, to: &element)
    } else if element.traits.contains(.isEditing) {
      element.details.text = textContent(of: object, element)
    }
    return element
  }

  // MARK: Keeping up to date

  private func readChanged() -> [Int] {
    guard !changed.isEmpty else { return [] }
    swap(&changed, &changedBefore)
    defer { changedBefore.removeAll(keepingCapacity: true) }
    tree.prepareForEdits()
    var updated: [Int] = []
    for object in changedBefore {
      guard let known = elementAround(object) else {
        // The object has no element on the screen, unless it became one, or is a container.
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
      if tree.update(at: known.index, to: element) { updated.append(known.index) }
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

// MARK: - ScreenProvider

extension AccessibilityProvider: ScreenProvider {
  /// The size of the screen that the window is on, or of the root view if it is not a window.
  public var screenSize: CGSize? { rootWindow?.screen.bounds.size ?? root.bounds.size }

  /// Whether updates are withheld because UIKit is moving to another screen or page: VoiceOver is told of the new one
  /// when it has arrived.
  private var isHeld: Bool {
    wasRead && isListening && (ScreenTransition.isAnyRunning || ScrollMotion.isAnyPageTurning)
      && roots.contains { root in
        let window = root as? UIWindow ?? root.window
        return ScreenTransition.isRunning(in: window) || ScrollMotion.isTurningPage(in: window)
      }
  }

  @discardableResult
  public func carryOut(_ request: SystemRequest) -> Bool {
    switch request {
    case .menuBar: return UIKitHost.shared.toggleMenuBar()
    case .home:
      // There is no Home Screen to stay on: the app hears that it has gone, and is opened again at once.
      UIKitHost.shared.sendAppToBackground()
      UIKitHost.shared.bringAppToForeground()
      return true
    case .shake:
      UIKitHost.shared.shake()
      return true
    default: return false
    }
  }

  public func bringUpToDate() -> ScreenUpdate? {
    if isHeld { return nil }
    // Views that follow state present what it says when they are laid out.
    if wasRead { layOut() }
    if isHeld { return nil }
    let now = report(update())
    let before = unreported
    unreported = nil
    guard let before else { return now }
    return now.map { before.merged(with: $0) } ?? before
  }

  /// Brings the tree up to date in the middle of an action; the next update reports the changes.
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
    // Notifications that concern a place wait for the screen that contains it.
    let ready = isHeld ? posted.filter { !$0.concernsPlace } : posted
    let taken = ready.compactMap { AppNotification($0, resolve: resolvedID) } + takeZoomReports()
    posted.removeAll { !isHeld || !$0.concernsPlace }
    let isShown = UIApplication.shared.isKeyboardShown
    guard isShown != isKeyboardShown else { return taken }
    isKeyboardShown = isShown
    return taken + [isShown ? .keyboardAppeared : .keyboardDisappeared]
  }

  /// What the app has told Zoom since the last call, which concerns nobody while Zoom is off.
  private func takeZoomReports() -> [AppNotification] {
    let zoom = AccessibilityZoom.shared
    guard UIKitHost.shared.settings.isZoomEnabled else { return [] }
    var taken: [AppNotification] = []
    if zoom.reports != zoomReports, let focus = zoom.focus {
      taken.append(.zoomFocusChanged(focus.frame))
    }
    zoomReports = zoom.reports
    if zoom.hasGestureConflict, !knowsGestureConflict {
      knowsGestureConflict = true
      taken.append(.gestureConflictWithZoom)
    }
    return taken
  }

  public func cursorMoved(to focus: Focus, of technology: String) {
    for (owner, id) in detailed where owner == technology && id != focus.element {
      guard var element = tree.element(withID: id), element.details.text != nil,
        !element.traits.contains(.isEditing)
      else { continue }
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
    // What the app put on the main queue, and its tasks, run as time passes, as on a run loop.
    UIKitHost.shared.advance(by: time - sessionTime)
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
    // Only the last of several scrolled pages is announced.
    if notification == .pageScrolled { posted.removeAll { $0.notification == .pageScrolled } }
    if notification == .screenChanged {
      // UIKit itself reports a new screen, and on iOS it does so before `viewDidAppear(_:)` runs: if an app has
      // already asked for the cursor there, its request stands.
      if argument == nil, posted.contains(where: \.namesPlaceOnNewScreen) { return }
      // A new one replaces those before it.
      posted.removeAll { $0.notification == .screenChanged }
    }
    posted.append(new)
  }
}
