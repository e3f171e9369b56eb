import AccessibilityTree
import Foundation

/// What a screen costs people who reach it by an assistive technology: VoiceOver's stops, flicks and seconds of speech, the
/// presses of switches, the words to say, the keys.
public struct ReachReport: Codable, Sendable, Equatable {
  /// The name of the form, for who reads the JSON.
  public var format = "curbcut.reach"
  /// Its version.
  public var version = 2
  /// What the screen is called.
  public var screen: String
  /// The stops, in the order of flicking.
  public var stops: [Stop]
  /// What cannot be reached, by which technology.
  public var unreached: [Unreached]
  /// What VoiceOver's cursor goes to and fro between; empty for nothing.
  public var trap: [String]
  /// After how many flicks the cursor is caught first; nil when it is not.
  public var trapFlicks: Int?
  /// Whether the whole screen was gone through.
  public var isComplete: Bool
  /// Whether the rotor was tried with each of its items; nil where it was not tried at all.
  public var isRotorComplete: Bool?
  /// The totals.
  public var totals: Totals

  /// An assistive technology that reaches elements.
  public enum Technology: String, Codable, Sendable, CaseIterable {
    /// By flicking from element to element.
    case voiceOver
    /// By switches, as the cursor scans.
    case switchControl
    /// By what is said.
    case voiceControl
    /// By the keys of Full Keyboard Access.
    case fullKeyboardAccess

    /// The name of the setting.
    public var name: String {
      switch self {
      case .voiceOver: "VoiceOver"
      case .switchControl: "Switch Control"
      case .voiceControl: "Voice Control"
      case .fullKeyboardAccess: "Full Keyboard Access"
      }
    }
  }

  /// A way by VoiceOver's rotor.
  public struct RotorWay: Codable, Sendable, Equatable {
    /// The spoken name of the rotor's item: “Headings”.
    public var item: String
    /// How often the rotor is turned, how many swipes down are made then, and how many flicks after that.
    public var turns, swipes, flicks: Int
    /// All of these.
    public var gestures: Int { turns + swipes + flicks }
  }

  /// One stop.
  public struct Stop: Codable, Sendable, Equatable {
    /// What is said there.
    public var words: String
    /// The label, and the role in a word.
    public var label, role: String
    /// Whether something can be done there.
    public var isActionable: Bool
    /// How many flicks lead there from the first element.
    public var flicks: Int
    /// The shortest way by the rotor, if it takes fewer gestures than flicking.
    public var rotor: RotorWay?
    /// How long it takes to hear it, in seconds, and how long from the beginning until it has been heard.
    public var seconds, secondsFromStart: Double
    /// How many keys Full Keyboard Access takes from the first stop, by the shorter of the ways over the screen and by the
    /// element's name; nil for what it does not stop on.
    public var keystrokes: Int?
    /// The keys of the way over the screen, if that is the shorter one.
    public var keys: [String]?
    /// How often a switch is pressed until the element is selected, and how many seconds it takes, in the scheme of the
    /// settings; nil for what is not scanned.
    public var switchPresses: Int?
    public var switchSeconds: Double?
    /// What is said to use it, one phrase after the other; nil for what Voice Control does not call.
    public var phrases: [String]?
    /// The technologies for which the screen has to be scrolled before: what they take is counted from there. Nil for none.
    public var afterScrolling: [Technology]?
  }

  /// What is never reached.
  public struct Unreached: Codable, Sendable, Equatable {
    /// By what.
    public var technology: Technology
    /// The label, and the role in a word.
    public var label, role: String
    /// Whether something could be done there.
    public var isActionable: Bool
    /// Why, or the shortest way on which it is seen that it is passed by.
    public var reason: String

    init(_ element: AccessibilityElement, by technology: Technology, reason: String) {
      self.technology = technology
      label = element.reachName
      role = element.reachRole
      isActionable = element.isActionable
      self.reason = reason
    }

    /// Reads a report; that of an earlier version knows VoiceOver alone.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      technology = try values.decodeIfPresent(Technology.self, forKey: .technology) ?? .voiceOver
      label = try values.decode(String.self, forKey: .label)
      role = try values.decode(String.self, forKey: .role)
      isActionable = try values.decode(Bool.self, forKey: .isActionable)
      reason = try values.decodeIfPresent(String.self, forKey: .reason) ?? ""
    }
  }

  /// Sums up a walk, and what other technologies take to the same elements.
  ///
  /// - Parameters:
  ///   - walk: the walk.
  ///   - screen: what the screen is called.
  ///   - others: the ways of other technologies; nil to follow them with the settings that a device has at first.
  ///   - rotor: the ways of VoiceOver's rotor.
  @MainActor
  public init(_ walk: ReachWalk, screen: String, others: OtherWays? = nil, rotor: RotorWays? = nil) {
    self.screen = screen
    let others = others ?? OtherWays(walk.tree, scrolled: walk.scrolled)
    let landings = rotor.map { Landing.all($0, walk.stops) } ?? []
    stops = walk.stops.map { stop in
      var result = Stop(
        words: stop.words, label: stop.element.reachName, role: stop.element.reachRole,
        isActionable: stop.element.isActionable, flicks: stop.flicks, seconds: Self.rounded(stop.seconds),
        secondsFromStart: Self.rounded(stop.secondsBefore + stop.seconds))
      result.rotor = Landing.shortest(landings, to: stop.flicks)
      others.note(stop.element.id, in: &result)
      return result
    }
    unreached = walk.unreached.map { Unreached($0, by: .voiceOver, reason: walk.gap(at: $0.id)) }
    unreached += others.unreached
    let names = Dictionary(walk.stops.map { ($0.element.id, $0) }) { first, _ in first }
    trap = walk.trap.map { names[$0]?.element.reachName ?? "" }
    trapFlicks = walk.trap.compactMap { names[$0]?.flicks }.min()
    isComplete = walk.isComplete
    isRotorComplete = rotor?.isComplete
    totals = Totals(stops, unreached: unreached.count { $0.technology == .voiceOver })
    totals.switchRatio = others.switchRatio
  }

  static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

  /// Whether VoiceOver does not reach something, or cannot leave: what no app means to do.
  public var hasFailures: Bool { !trap.isEmpty || unreached.contains { $0.technology == .voiceOver } }
}

/// A stop to which the rotor leads.
private struct Landing {
  var way: RotorWays.Way
  /// How many flicks lead to it from the first element.
  var place: Int

  @MainActor
  static func all(_ rotor: RotorWays, _ stops: [ReachStop]) -> [Landing] {
    let same = Dictionary(grouping: stops) { ReachKey($0.element) }
    return stops.compactMap { stop in
      rotor.way(to: stop.element, isOnlyOne: same[ReachKey(stop.element)]?.count == 1)
        .map { Landing(way: $0, place: stop.flicks) }
    }
  }

  /// The way that takes the fewest gestures; nil where flicking takes no more.
  static func shortest(_ landings: [Landing], to place: Int) -> ReachReport.RotorWay? {
    let ways = landings.map { landing in
      ReachReport.RotorWay(
        item: landing.way.item, turns: landing.way.turns, swipes: landing.way.swipes,
        flicks: abs(place - landing.place))
    }
    return ways.min { $0.gestures < $1.gestures }.flatMap { $0.gestures < place ? $0 : nil }
  }
}

extension ReachWalk {
  /// The shortest way on which it is seen that an element is passed by.
  fileprivate func gap(at id: AccessibilityElement.ID) -> String {
    guard let index = tree.index(of: id), let first = stops.first else { return "" }
    let before = stops.filter { tree.index(of: $0.element.id).map { $0 < index } ?? false }
      .max { (tree.index(of: $0.element.id) ?? 0) < (tree.index(of: $1.element.id) ?? 0) }
    guard let before else { return "the cursor begins at “\(first.element.reachName)”" }
    let place = "at “\(before.element.reachName)”, after \(ReachReport.flicks(before.flicks)), "
    guard let next = successors[before.element.id] else { return place + "the screen ends" }
    let name = stops.first { $0.element.id == next }?.element.reachName ?? ""
    return place + "a flick leads to “\(name)”"
  }
}
