import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import VoiceOver

/// Where VoiceOver's rotor leads from the first element of a screen: for each item that moves the cursor, the elements at
/// which swipes down stop.
///
/// Each item is tried on the screen as it was at the beginning: what was tried before may have scrolled it, which is undone first.
@MainActor
public struct RotorWays {
  /// A way to an element.
  public struct Way: Sendable, Equatable {
    /// The spoken name of the rotor's item: “Headings”.
    public var item: String
    /// How often the rotor is turned to it from the item that it stands at.
    public var turns: Int
    /// How many swipes down lead to the element then.
    public var swipes: Int

    fileprivate var gestures: Int { turns + swipes }
  }

  /// The shortest way to each element that the rotor leads to.
  public private(set) var ways: [AccessibilityElement.ID: Way] = [:]
  /// Whether each item of the rotor was tried; false where the screen did not go back to how it was at the beginning.
  public private(set) var isComplete = true
  /// The elements, by what they are called: a row that is scrolled away and back is a new element.
  private var named: [ReachKey: [AccessibilityElement.ID]] = [:]

  /// How long the screen is waited for after a gesture, in seconds.
  private static let patience = 30.0

  /// Tries each item of the rotor.
  ///
  /// - Parameters:
  ///   - provider: the screen.
  ///   - settings: the settings of the device; the items of the rotor are among them.
  ///   - beginning: the screen as it was at the beginning; nil for how it is now.
  ///   - limit: how many swipes are made at most with each item.
  public init(
    _ provider: any ScreenProvider, settings: Settings, beginning: ElementTree? = nil, limit: Int = 500
  ) {
    let session = Session(provider: provider, engines: [VoiceOverEngine()], settings: settings)
    var hitBoundary = false
    session.observer = { if case .effect(.play(.boundaryReached), _, _) = $0 { hitBoundary = true } }
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle(limit: Self.patience)
    let beginning = beginning ?? session.provider.tree
    guard Self.goBack(to: beginning, session) else {
      isComplete = false
      return
    }
    for item in Self.items(session, settings) {
      guard Self.goBack(to: beginning, session) else {
        isComplete = false
        return
      }
      guard let now = Self.items(session, settings).first(where: { $0.name == item.name }) else { continue }
      for _ in 0..<now.turns { Self.carryOut(now.isClockwise ? .nextRotor : .previousRotor, session) }
      var seen: Set<AccessibilityElement.ID> = []
      for swipes in 1...max(limit, 1) {
        hitBoundary = false
        Self.carryOut(.nextRotorItem, session)
        guard !hitBoundary, let id = session.engines.first?.focus.element, seen.insert(id).inserted else {
          break
        }
        note(id, Way(item: item.name, turns: item.turns, swipes: swipes), session.provider.tree)
      }
    }
  }

  private mutating func note(_ id: AccessibilityElement.ID, _ way: Way, _ tree: ElementTree) {
    if ways[id].map({ way.gestures >= $0.gestures }) == true { return }
    if ways.updateValue(way, forKey: id) == nil, let element = tree.element(withID: id) {
      named[ReachKey(element), default: []].append(id)
    }
  }

  /// The way to an element, which may have become another one as the screen was scrolled.
  ///
  /// - Parameter isOnlyOne: whether nothing else on the way through the screen is called so.
  func way(to element: AccessibilityElement, isOnlyOne: Bool) -> Way? {
    if let way = ways[element.id] { return way }
    guard isOnlyOne, let ids = named[ReachKey(element)] else { return nil }
    return ids.compactMap { ways[$0] }.min { $0.gestures < $1.gestures }
  }

  /// Goes to the first element, and scrolls the screen back if need be.
  ///
  /// - Returns: whether the screen is as it was at the beginning.
  private static func goBack(to beginning: ElementTree, _ session: Session) -> Bool {
    carryOut(.moveToFirstItem, session)
    if session.provider.tree.looksLike(beginning) { return true }
    // The first element may be in a bar, which scrolls nothing.
    for command in [Command.moveToLastItem, .scrollToTop, .moveToFirstItem] { carryOut(command, session) }
    return session.provider.tree.looksLike(beginning)
  }

  private static func items(
    _ session: Session, _ settings: Settings
  ) -> [(name: String, turns: Int, isClockwise: Bool)] {
    (session.engines.first as? VoiceOverEngine)?.rotorWays(in: session.provider.tree, settings: settings)
      ?? []
  }

  private static func carryOut(_ command: Command, _ session: Session) {
    session.send(.command(command.rawValue))
    session.settle(limit: patience)
  }
}

/// What an element is called, and what it is.
struct ReachKey: Hashable {
  var label, role: String

  init(_ element: AccessibilityElement) { (label, role) = (element.reachName, element.reachRole) }
  init(_ stop: ReachReport.Stop) { (label, role) = (stop.label, stop.role) }
}

extension ElementTree {
  /// Whether the same stands at the same places, whatever objects it belongs to.
  fileprivate func looksLike(_ other: ElementTree) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy {
        $0.label == $1.label && $0.traits == $1.traits && $0.frame == $1.frame
      }
  }
}
