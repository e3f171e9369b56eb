import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// An app that exists in memory only: screens whose objects change by chance, and that answers whatever technologies ask for.
///
/// It notes what no app must ever see, such as a finger that moves without having come down.
@MainActor
final class ModelApp: ScreenProvider {
  private(set) var tree = ElementTree()
  private(set) var size = CGSize(width: 390, height: 844)
  var screenSize: CGSize? { size }
  /// The window: screens from the first to the one on top, and alerts over them.
  let root: ModelNode
  /// The first thing that no app must see.
  var problem: String?
  /// How often each announcement was answered.
  private(set) var answers: [String: Int] = [:]
  /// The fingers on the screen.
  private(set) var fingers: [Int: CGPoint] = [:]
  /// Where each of them touched down.
  private var starts: [Int: CGPoint] = [:]
  /// Whether the device lets anything reach a point now; nil where nothing is fenced.
  var isFenced: ((CGPoint) -> Bool)?

  private(set) var now = 0.0
  private var posted: [AppNotification] = []
  private var isStale = true
  private var changed: [AccessibilityElement.ID] = []
  private var work: [(time: Double, mutation: TechnologyStep.Mutation)] = []
  private var lastID: AccessibilityElement.ID = 0
  private var lastName = 0

  init() {
    root = ModelNode(0, "", at: CGRect(origin: .zero, size: size), isElement: false)
    push()
    _ = bringUpToDate()
  }

  func newID() -> AccessibilityElement.ID {
    lastID += 1
    return lastID
  }

  /// A name that nothing has had so far.
  func newName() -> String {
    lastName += 1
    return "Item \(lastName)"
  }

  func rotate() {
    size = CGSize(width: size.height, height: size.width)
    becomeStale()
  }

  // MARK: Screens

  /// What can be seen: what covers everything, or else the screen on top.
  var top: ModelNode { root.children.last ?? root }

  /// The objects that a person can see, or would if they were not hidden.
  var objects: [ModelNode] { Array(top.all.dropFirst()) }

  func push() {
    for screen in root.children { screen.isHidden = true }
    let screen = ModelNode(newID(), "", at: root.place, isElement: false)
    root.add(screen)
    let bar = ModelNode(newID(), "", at: CGRect(x: 0, y: 44, width: 390, height: 44), isElement: false)
    bar.role = .navigationBar
    screen.add(bar)
    if root.children.count > 1 {
      let back = ModelNode(
        newID(), "Back", [.button, .backButton], at: CGRect(x: 0, y: 44, width: 60, height: 44))
      back.deed = .pop
      bar.add(back)
    }
    bar.add(ModelNode(newID(), newName(), .header, at: CGRect(x: 100, y: 44, width: 190, height: 44)))
    for number in 0..<4 {
      add(kind: number * 3, at: CGPoint(x: 20, y: 120 + 60 * Double(number)), to: screen)
    }
    becomeStale()
  }

  func pop() {
    guard root.children.count > 1, root.children.last?.isModal == false else { return }
    root.children.last?.remove()
    uncover()
  }

  func alert() {
    guard root.children.count < 6 else { return }
    let alert = ModelNode(newID(), "", at: CGRect(x: 60, y: 300, width: 270, height: 160), isElement: false)
    alert.role = .alert
    alert.isModal = true
    let title = ModelNode(
      newID(), newName(), [.staticText, .header], at: CGRect(x: 60, y: 300, width: 270, height: 60))
    let button = ModelNode(newID(), "OK", .button, at: CGRect(x: 60, y: 400, width: 270, height: 44))
    button.deed = .dismiss
    alert.add(title)
    alert.add(button)
    root.add(alert)
    becomeStale()
  }

  func dismiss() {
    guard root.children.count > 1, let last = root.children.last, last.isModal else { return }
    last.remove()
    uncover()
  }

  private func uncover() {
    if let screen = root.children.last(where: { !$0.isModal }) { screen.isHidden = false }
    becomeStale()
  }

  // MARK: As a provider

  func becomeStale() { isStale = true }

  /// Notes that an object has other attributes, at the same place.
  func changed(_ node: ModelNode) { changed.append(node.id) }

  func bringUpToDate() -> ScreenUpdate? {
    if isStale { return readAgain() }
    guard !changed.isEmpty else { return nil }
    let ids = changed
    changed = []
    let updated = ids.filter { updateElement($0) }
    return updated.isEmpty ? nil : .attributes(updated)
  }

  private func readAgain() -> ScreenUpdate? {
    isStale = false
    changed = []
    var new = ElementTree(reading: root.children, of: ModelReading(), areWindows: true)
    if let modal = root.children.lastIndex(where: \.isModal) {
      new = ElementTree(reading: Array(root.children[modal...]), of: ModelReading(), areWindows: true)
    }
    new.prepareForEdits()
    guard new != tree else { return nil }
    tree = new
    return .structure
  }

  private func updateElement(_ id: AccessibilityElement.ID) -> Bool {
    guard let index = tree.index(of: id), let node = node(id) else { return false }
    let element = node.element
    guard element != tree.elements[index] else { return false }
    tree.update(element)
    return true
  }

  func node(_ id: AccessibilityElement.ID) -> ModelNode? { root.all.first { $0.id == id } }

  func refresh(_ id: AccessibilityElement.ID) -> ScreenUpdate? {
    // A clock is asked what time it is.
    if let node = node(id), node.traits.contains(.updatesFrequently) {
      node.value = "\(Int(now)) seconds"
      changed(node)
    }
    return bringUpToDate()
  }

  func post(_ notification: AppNotification) { posted.append(notification) }

  func takeNotifications() -> [AppNotification] {
    defer { posted = [] }
    return posted
  }

  func cursorMoved(to focus: Focus, of technology: String) {}

  func announcementDidFinish(_ text: AccessibilityText, succeeded: Bool) {
    answers[text.string, default: 0] += 1
  }

  func schedule(_ mutation: TechnologyStep.Mutation, in seconds: Double) {
    if work.count < 4 { work.append((now + seconds, mutation)) }
  }

  var nextWork: Double? { work.map(\.time).min() }

  func advance(to time: Double) {
    now = max(now, time)
    let due = work.filter { $0.time <= now }
    work.removeAll { $0.time <= now }
    for item in due { apply(item.mutation) }
  }

  // MARK: Fingers

  /// A finger on the screen: what is under it is used when it taps.
  func take(_ touch: Touch) {
    let isDown = fingers[touch.finger] != nil
    switch touch.phase {
    case .began:
      if isDown { note("finger \(touch.finger) came down twice") }
      starts[touch.finger] = touch.point
    case .moved, .ended, .cancelled:
      if !isDown { note("finger \(touch.finger) is \(touch.phase.rawValue), but did not come down") }
    }
    if touch.phase != .cancelled, isFenced?(touch.point) == true {
      note("a touch has \(touch.phase.rawValue) at \(touch.point), which is fenced off")
    }
    if touch.phase == .began || touch.phase == .moved {
      fingers[touch.finger] = touch.point
      return
    }
    let start = starts.removeValue(forKey: touch.finger)
    fingers[touch.finger] = nil
    guard touch.phase == .ended, fingers.isEmpty, let start, start == touch.point,
      let index = tree.hitTest(start), let node = node(tree.elements[index].id)
    else { return }
    _ = use(node)
  }

  func note(_ what: String) { problem = problem ?? what }
}
