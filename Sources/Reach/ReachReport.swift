import AccessibilityTree
import Foundation
import KeyboardAccess

/// What a screen costs somebody who listens to it: stops, flicks, and seconds of speech to each element.
public struct ReachReport: Codable, Sendable, Equatable {
  /// The name of the form, for who reads the JSON.
  public var format = "curbcut.reach"
  /// Its version.
  public var version = 1
  /// What the screen is called.
  public var screen: String
  /// The stops, in the order of flicking.
  public var stops: [Stop]
  /// What cannot be reached by flicking.
  public var unreached: [Unreached]
  /// What the cursor goes to and fro between; empty for nothing.
  public var trap: [String]
  /// Whether the whole screen was gone through.
  public var isComplete: Bool
  /// The totals.
  public var totals: Totals

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
    /// How many keys Full Keyboard Access takes from the first stop, by the shorter of the ways over the screen and by the
    /// element's name; nil for what it does not stop on, or what was not on the screen at the beginning.
    public var keystrokes: Int?
    /// How long it takes to hear it, in seconds, and how long from the beginning until it has been heard.
    public var seconds, secondsFromStart: Double
  }

  /// What is never reached.
  public struct Unreached: Codable, Sendable, Equatable {
    /// The label, and the role in a word.
    public var label, role: String
    /// Whether something could be done there.
    public var isActionable: Bool
  }

  /// Sums over a screen.
  public struct Totals: Codable, Sendable, Equatable {
    /// The stops, and how many of them are actionable.
    public var stops, actionable: Int
    /// How long all of it takes to hear, in seconds.
    public var seconds: Double
    /// The flicks to an actionable element, on average; 0 without any.
    public var meanFlicks: Double
    /// The most flicks that an actionable element takes.
    public var mostFlicks: Int
    /// The seconds until an actionable element has been heard, on average and at most; 0 without any.
    public var meanSeconds, mostSeconds: Double
    /// How many elements are never reached.
    public var unreached: Int
    /// The keys to a control with Full Keyboard Access, on average and at most; nil where none is reached.
    public var meanKeystrokes: Double?
    public var mostKeystrokes: Int?
  }

  /// Sums up a walk.
  ///
  /// - Parameters:
  ///   - walk: the walk.
  ///   - screen: what the screen is called.
  ///   - isRightToLeft: whether the screen is laid out from right to left, which the arrow keys follow.
  @MainActor
  public init(_ walk: ReachWalk, screen: String, isRightToLeft: Bool = false) {
    self.screen = screen
    let keyboard = KeyboardReach(walk.tree, isRightToLeft: isRightToLeft)
    let keys = Dictionary(
      keyboard.ways.map { (walk.tree.elements[$0.element].id, $0.fewest) },
      uniquingKeysWith: { first, _ in first })
    stops = walk.stops.map { stop in
      Stop(
        words: stop.words, label: Self.name(stop.element), role: stop.element.reachRole,
        isActionable: stop.element.isActionable, flicks: stop.flicks, keystrokes: keys[stop.element.id],
        seconds: Self.rounded(stop.seconds),
        secondsFromStart: Self.rounded(stop.secondsBefore + stop.seconds))
    }
    unreached = walk.unreached.map {
      Unreached(label: Self.name($0), role: $0.reachRole, isActionable: $0.isActionable)
    }
    let names = Dictionary(walk.stops.map { ($0.element.id, Self.name($0.element)) }) { first, _ in first }
    trap = walk.trap.map { names[$0] ?? "" }
    isComplete = walk.isComplete
    totals = Totals(stops, unreached: unreached.count)
  }

  private static func name(_ element: AccessibilityElement) -> String {
    element.label?.string ?? element.value?.string ?? ""
  }

  private static func rounded(_ seconds: Double) -> Double { (seconds * 10).rounded() / 10 }
}

extension ReachReport.Totals {
  init(_ stops: [ReachReport.Stop], unreached: Int) {
    let actionable = stops.filter(\.isActionable)
    func mean(_ values: [Double]) -> Double {
      values.isEmpty ? 0 : (values.reduce(0, +) / Double(values.count) * 10).rounded() / 10
    }
    self.init(
      stops: stops.count, actionable: actionable.count,
      seconds: (stops.reduce(0) { $0 + $1.seconds } * 10).rounded() / 10,
      meanFlicks: mean(actionable.map { Double($0.flicks) }),
      mostFlicks: actionable.map(\.flicks).max() ?? 0, meanSeconds: mean(actionable.map(\.secondsFromStart)),
      mostSeconds: actionable.map(\.secondsFromStart).max() ?? 0, unreached: unreached)
    let keys = actionable.compactMap(\.keystrokes)
    guard !keys.isEmpty else { return }
    meanKeystrokes = mean(keys.map(Double.init))
    mostKeystrokes = keys.max()
  }
}

extension AccessibilityElement {
  /// Whether something can be done with it.
  public var isActionable: Bool {
    if traits.contains(.notEnabled) { return false }
    let controls: AccessibilityTraits = [
      .button, .link, .adjustable, .searchField, .keyboardKey, .toggleButton, .textEntry, .textArea,
      .tabBarItem,
      .backButton, .popUpButton, .menuItem, .pickerElement, .radioButton,
    ]
    if !traits.isDisjoint(with: controls) { return true }
    return hasDetails && !details.customActions.isEmpty
  }

  /// What it is, in a word.
  fileprivate var reachRole: String {
    let roles: [(AccessibilityTraits, String)] = [
      (.toggleButton, "switch"), (.searchField, "search field"), (.textEntry, "text field"),
      (.textArea, "text view"),
      (.tabBarItem, "tab"), (.backButton, "back button"), (.adjustable, "adjustable"), (.link, "link"),
      (.keyboardKey, "key"), (.button, "button"), (.header, "heading"), (.image, "picture"),
      (.staticText, "text"),
    ]
    return roles.first { traits.contains($0.0) }?.1 ?? "element"
  }
}
