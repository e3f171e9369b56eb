import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation

/// What a screen costs somebody who uses switches: for each item, the presses and the seconds until it is selected.
///
/// Pure: it follows the rules of ``SwitchControlEngine`` over a screen that stays as it is, from its first stop.
public struct SwitchReach: Sendable, Equatable {
  /// The way to one item.
  public struct Way: Sendable, Equatable {
    /// The element, as an index in reading order.
    public var element: Int
    /// How many stops the cursor passes, on all levels.
    public var steps: Int
    /// How many groups are entered, and the item itself: what is selected.
    public var selections: Int
    /// How often a switch is pressed.
    public var presses: Int
    /// How long it takes, in seconds.
    public var seconds: Double

    /// The steps and the selections: what every scheme costs, in presses or in waiting.
    public var effort: Int { steps + selections }
  }

  /// The ways, in reading order.
  public private(set) var ways: [Way] = []
  /// What could be used, but is not scanned, in reading order.
  public private(set) var unreached: [UnreachedElement] = []
  /// The least effort that any grouping could reach, on average over the items; 0 without any.
  public private(set) var optimum = 0.0

  /// How long a person takes to press a switch, in seconds: the half of a short time of scanning.
  public static let pressTime = 0.3

  /// Follows the ways through a screen.
  ///
  /// - Parameters:
  ///   - tree: the screen.
  ///   - screenSize: its size in points; nil when unknown.
  ///   - settings: the scheme: style, times, groups.
  public init(
    _ tree: ElementTree, screenSize: CGSize? = nil, settings: SwitchControlSettings = .init()
  ) {
    let scan = ScanTree(tree, screenSize: screenSize, groupsItems: settings.groupsItems)
    for item in scan.items(in: 0) {
      guard let element = scan.element(of: item) else { continue }
      let around = scan.path(to: item) + [item]
      let selections = around.count - 1
      let steps = scan.effort(to: item) - selections
      let firsts = around.dropFirst().map { scan.nodes[$0].slot }
      let stops = scan.nodes[0].children.count + (settings.tapBehavior == .alwaysTap ? 1 : 0)
      ways.append(Self.way(to: element, steps: steps, firsts: firsts, stops: stops, settings))
    }
    ways.sort { $0.element < $1.element }
    unreached = tree.unreached(using: \.isInteractive) { scan.node(ofElement: $0) != nil }
    guard !ways.isEmpty else { return }
    var shape = ScanShape()
    shape.prepare(ways.count)
    optimum = Double(shape.least[ways.count]) / Double(ways.count)
  }

  /// - Parameters:
  ///   - firsts: the place of the item, and of the groups around it, on their levels.
  ///   - stops: how many stops there are on the screen, without what is in groups.
  private static func way(
    to element: Int, steps: Int, firsts: [Int], stops: Int, _ settings: SwitchControlSettings
  ) -> Way {
    let selections = firsts.count
    var way = Way(element: element, steps: steps, selections: selections, presses: 0, seconds: 0)
    switch settings.scanningStyle {
    case .auto:
      way.presses = selections
      // The first item of a level is only waited for when it is passed.
      let pauses = settings.pausesOnFirstItem ? Double(firsts.filter { $0 > 0 }.count) : 0
      way.seconds =
        Double(steps) * settings.autoScanningTime + pauses * settings.firstItemPause
        + Double(selections) * min(pressTime, settings.autoScanningTime)
    case .manual:
      way.presses = steps + selections
      way.seconds = Double(way.presses) * pressTime
    case .singleSwitchStep:
      // Resting selects only after a switch has moved the cursor: to the first stop, it goes once round the screen.
      way.presses = steps + (firsts.first == 0 ? stops : 0)
      way.seconds = Double(way.presses) * pressTime + Double(selections) * settings.dwellTime
    }
    if settings.needsHold { way.seconds += Double(way.presses) * settings.holdDuration }
    return way
  }

  /// The effort for an item on average; 0 without any.
  public var meanEffort: Double { mean(ways.map { Double($0.effort) }) }
  /// The presses for an item on average; 0 without any.
  public var meanPresses: Double { mean(ways.map { Double($0.presses) }) }
  /// The seconds for an item on average; 0 without any.
  public var meanSeconds: Double { mean(ways.map(\.seconds)) }
  /// The presses for the item that takes most; 0 without any.
  public var mostPresses: Int { ways.map(\.presses).max() ?? 0 }
  /// The seconds for the item that takes most; 0 without any.
  public var mostSeconds: Double { ways.map(\.seconds).max() ?? 0 }
  /// How many times the least possible effort the screen takes; 1 without items.
  public var ratio: Double { optimum > 0 ? meanEffort / optimum : 1 }

  private func mean(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }
}
