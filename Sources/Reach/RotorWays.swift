import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import VoiceOver

/// Where VoiceOver's rotor leads from the first element of a screen: for each item that moves the cursor, the elements at
/// which swipes down stop.
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
  }

  /// The shortest way to each element that the rotor leads to.
  public private(set) var ways: [AccessibilityElement.ID: Way] = [:]

  /// How long the screen is waited for after a gesture, in seconds.
  private static let patience = 30.0

  /// Tries each item of the rotor.
  ///
  /// - Parameters:
  ///   - provider: the screen.
  ///   - settings: the settings of the device; the items of the rotor are among them.
  ///   - limit: how many swipes are made at most with each item.
  public init(_ provider: any ScreenProvider, settings: Settings, limit: Int = 500) {
    let session = Session(provider: provider, engines: [VoiceOverEngine()], settings: settings)
    var hitBoundary = false
    session.observer = { if case .effect(.play(.boundaryReached), _, _) = $0 { hitBoundary = true } }
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle(limit: Self.patience)
    Self.carryOut(.moveToFirstItem, session)
    let first = session.engines.first?.focus.element
    for item in Self.items(session, settings) {
      Self.carryOut(.moveToFirstItem, session)
      guard session.engines.first?.focus.element == first,
        let now = Self.items(session, settings).first(where: { $0.name == item.name })
      else { continue }
      for _ in 0..<now.turns { Self.carryOut(now.isClockwise ? .nextRotor : .previousRotor, session) }
      var seen: Set<AccessibilityElement.ID> = []
      for swipes in 1...max(limit, 1) {
        hitBoundary = false
        Self.carryOut(.nextRotorItem, session)
        guard !hitBoundary, let id = session.engines.first?.focus.element, seen.insert(id).inserted else {
          break
        }
        let way = Way(item: item.name, turns: item.turns, swipes: swipes)
        if ways[id].map({ way.turns + way.swipes < $0.turns + $0.swipes }) ?? true { ways[id] = way }
      }
    }
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
