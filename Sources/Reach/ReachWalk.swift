import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import VoiceOver

/// Goes through a screen with VoiceOver, from the first element to the last, by flicking.
///
/// The app is told of each stop, as on a device: it may scroll, load rows, or send the cursor elsewhere.
@MainActor
public struct ReachWalk {
  /// Where the cursor stood, in this order.
  public private(set) var stops: [ReachStop] = []
  /// The elements between which it went to and fro without an end; empty when it came to the end of the screen.
  public private(set) var trap: [AccessibilityElement.ID] = []
  /// Whether it came to the end, or was caught; false when it was stopped after so many flicks.
  public private(set) var isComplete = false
  /// The screen as it was at the beginning.
  public private(set) var tree: ElementTree
  /// The screen after each time that it was scrolled on the way, as far as they are kept.
  public private(set) var scrolled: [ElementTree] = []
  /// The elements of the screen on which it never stood.
  public private(set) var unreached: [AccessibilityElement] = []
  /// Where a flick led from each element, the last time that it was made there.
  public private(set) var successors: [AccessibilityElement.ID: AccessibilityElement.ID] = [:]

  /// An element that the cursor comes to that often has no way on.
  private static let visitsOfTrap = 3

  /// Walks through a screen.
  ///
  /// - Parameters:
  ///   - provider: the screen.
  ///   - settings: the settings of the device; the speaking rate is among them.
  ///   - limit: how many flicks are made at most.
  ///   - keepsScrolled: whether to keep ``scrolled``.
  public init(
    _ provider: any ScreenProvider, settings: Settings, limit: Int = 500, keepsScrolled: Bool = true
  ) {
    let session = Session(provider: provider, engines: [VoiceOverEngine()], settings: settings)
    var hitBoundary = false
    // Where the cursor was sent on from at once, it has been all the same.
    var met: Set<AccessibilityElement.ID> = []
    session.observer = { occurrence in
      guard case .effect(let effect, _, _) = occurrence else { return }
      switch effect {
      case .play(.boundaryReached): hitBoundary = true
      case .focus(let focus): if let id = focus.element { met.insert(id) }
      default: break
      }
    }
    session.send(.start(appName: nil, isSwitchedOn: false))
    session.settle(limit: Self.patience)
    tree = session.provider.tree
    let all = tree.elements
    session.send(.command(Command.moveToFirstItem.rawValue))
    session.settle(limit: Self.patience)
    hitBoundary = false
    var visits: [AccessibilityElement.ID: [Int]] = [:]
    var seconds = 0.0
    for flicks in 0...limit {
      guard let id = session.engines.first?.focus.element,
        let element = session.provider.tree.element(withID: id)
      else {
        isComplete = true
        break
      }
      visits[id, default: []].append(flicks)
      let spoken = Self.spoken(session, since: flicks, id)
      let duration = SilentSpeech.duration(of: spoken, rate: settings.voiceOver.speakingRate)
      seconds += duration
      if visits[id]?.count == 1 {
        stops.append(
          ReachStop(
            element: element, words: spoken.caption, flicks: flicks, seconds: duration,
            secondsBefore: seconds - duration))
        if keepsScrolled { keep(session.provider.tree, at: element) }
      } else if let times = visits[id], times.count >= Self.visitsOfTrap {
        trap = Self.circle(visits, from: times[times.count - 2], to: flicks)
        isComplete = true
        break
      }
      session.send(.gesture(Gesture(.swipe(.right))))
      session.settle(limit: Self.patience)
      if let next = session.engines.first?.focus.element, next != id { successors[id] = next }
      if hitBoundary, session.engines.first?.focus.element == id {
        isComplete = true
        break
      }
      hitBoundary = false
    }
    // What has gone meanwhile, such as a passing message, is not blamed.
    unreached = all.filter {
      visits[$0.id] == nil && !met.contains($0.id) && session.provider.tree.element(withID: $0.id) != nil
    }
  }

  /// Keeps the screen if an element is not where it was when the screen was kept last.
  private mutating func keep(_ now: ElementTree, at element: AccessibilityElement) {
    let last = scrolled.last ?? tree
    if last.element(withID: element.id)?.frame != element.frame { scrolled.append(now) }
  }

  /// How long the screen is waited for after a flick, in seconds.
  private static let patience = 30.0

  /// What was said of an element last, without the hint, which comes after a pause that few wait for.
  private static func spoken(
    _ session: Session, since: Int, _ id: AccessibilityElement.ID
  ) -> Utterance {
    let entry = session.transcript.last { $0.request.cause.element == id } ?? session.transcript.last
    return entry?.request.utterance.without([.hint, .notice]) ?? Utterance([])
  }

  /// The elements that were visited between two flicks, in this order.
  private static func circle(
    _ visits: [AccessibilityElement.ID: [Int]], from: Int, to: Int
  ) -> [AccessibilityElement.ID] {
    var found: [(flick: Int, id: AccessibilityElement.ID)] = []
    for (id, times) in visits {
      if let time = times.first(where: { $0 >= from && $0 < to }) { found.append((time, id)) }
    }
    return found.sorted { $0.flick < $1.flick }.map(\.id)
  }
}

/// A stop of the cursor on its way through a screen.
public struct ReachStop: Sendable {
  /// The element.
  public var element: AccessibilityElement
  /// What is said there, in one line.
  public var words: String
  /// How many flicks lead there from the first element.
  public var flicks: Int
  /// How long it takes to hear it, in seconds.
  public var seconds: Double
  /// How long everything before it takes to hear, in seconds.
  public var secondsBefore: Double
}
