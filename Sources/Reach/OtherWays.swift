import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import KeyboardAccess
import SwitchControl
import VoiceControl

/// The ways of Switch Control, Voice Control and Full Keyboard Access over a screen, and over each part of it that comes into
/// view as it is scrolled.
public struct OtherWays: Sendable {
  /// The ways over the screen as it is at one moment.
  private struct Moment: Sendable {
    var keys: [AccessibilityElement.ID: KeyboardReach.Way]
    var switches: [AccessibilityElement.ID: SwitchReach.Way]
    var voice: [AccessibilityElement.ID: VoiceReach.Way]
  }

  /// At the beginning, and then after each time that the screen was scrolled.
  private var moments: [Moment] = []
  /// What has to be scrolled into view, and never was.
  private var hidden: [AccessibilityElement.ID: Set<ReachReport.Technology>] = [:]
  /// What they do not reach.
  public private(set) var unreached: [ReachReport.Unreached] = []
  /// How many times the effort with switches is the least that any grouping could take; nil where nothing is scanned.
  private(set) var switchRatio: Double?

  /// Follows the ways.
  ///
  /// - Parameters:
  ///   - tree: the screen.
  ///   - scrolled: the screen after each time that it was scrolled.
  ///   - screenSize: its size in points; nil when unknown.
  ///   - settings: the scheme of the switches, how Voice Control is set, and the language.
  ///   - isRightToLeft: whether the screen is laid out from right to left, which the arrow keys follow.
  public init(
    _ tree: ElementTree, scrolled: [ElementTree] = [], screenSize: CGSize? = nil,
    settings: Settings = Settings(), isRightToLeft: Bool = false
  ) {
    var missed: [Missed] = []
    for tree in [tree] + scrolled {
      func byElement<Way>(_ ways: [Way], _ element: (Way) -> Int) -> [AccessibilityElement.ID: Way] {
        Dictionary(
          ways.map { (tree.elements[element($0)].id, $0) }, uniquingKeysWith: { first, _ in first })
      }
      let keyboard = KeyboardReach(tree, isRightToLeft: isRightToLeft)
      let scanning = SwitchReach(tree, screenSize: screenSize, settings: settings.switchControl)
      let speaking = VoiceReach(
        tree, screenSize: screenSize, settings: settings.voiceControl,
        language: settings.systemLanguage ?? settings.language)
      if moments.isEmpty, !scanning.ways.isEmpty { switchRatio = (scanning.ratio * 100).rounded() / 100 }
      moments.append(
        Moment(
          keys: byElement(keyboard.ways.filter { $0.fewest < .max }, \.element),
          switches: byElement(scanning.ways, \.element), voice: byElement(speaking.ways, \.element)))
      func miss(_ index: Int, _ technology: ReachReport.Technology, _ reason: Missed.Reason) {
        missed.append(
          Missed(
            element: tree.elements[index], technology: technology, reason: reason,
            isInScrollView: tree.isInScrollView(index)))
      }
      for item in scanning.unreached {
        miss(item.element, .switchControl, item.reason == .scrolledAway ? .outOfSight : .doesNotRespond)
      }
      for item in speaking.unreached {
        miss(item.element, .voiceControl, item.reason == .scrolledAway ? .outOfSight : .doesNotRespond)
      }
      for index in keyboard.unreached { miss(index, .fullKeyboardAccess, .doesNotRespond) }
      for way in keyboard.ways where way.fewest == .max { miss(way.element, .fullKeyboardAccess, .noKey) }
    }
    sort(missed)
  }

  /// What one technology does not reach at one moment.
  private struct Missed {
    enum Reason: String {
      case outOfSight = "it is out of sight, and nothing scrolls it into view"
      case doesNotRespond = "the app says that it does not respond"
      case noKey = "no key leads to it"
    }

    var element: AccessibilityElement
    var technology: ReachReport.Technology
    var reason: Reason
    var isInScrollView: Bool
  }

  /// Tells what is never reached from what is at another moment, or would be after scrolling.
  private mutating func sort(_ missed: [Missed]) {
    var seen: [ReachReport.Technology: Set<AccessibilityElement.ID>] = [:]
    var found: [ReachReport.Unreached] = []
    for item in missed where seen[item.technology, default: []].insert(item.element.id).inserted {
      guard moment(of: item.element.id, item.technology) == nil else { continue }
      if item.reason == .outOfSight, item.isInScrollView {
        hidden[item.element.id, default: []].insert(item.technology)
      } else {
        found.append(.init(item.element, by: item.technology, reason: item.reason.rawValue))
      }
    }
    unreached = found
  }

  /// The first moment at which a technology reaches an element; nil for none.
  private func moment(of id: AccessibilityElement.ID, _ technology: ReachReport.Technology) -> Int? {
    moments.firstIndex { moment in
      switch technology {
      case .switchControl: moment.switches[id] != nil
      case .voiceControl: moment.voice[id] != nil
      case .fullKeyboardAccess: moment.keys[id] != nil
      case .voiceOver: false
      }
    }
  }

  /// Adds what it takes to reach an element.
  func note(_ id: AccessibilityElement.ID, in stop: inout ReachReport.Stop) {
    var scrolled = hidden[id] ?? []
    for technology in ReachReport.Technology.allCases {
      guard let place = moment(of: id, technology) else { continue }
      if place > 0 { scrolled.insert(technology) }
      let moment = moments[place]
      switch technology {
      case .switchControl:
        stop.switchPresses = moment.switches[id]?.presses
        stop.switchSeconds = (moment.switches[id]?.seconds).map(ReachReport.rounded)
      case .voiceControl: stop.phrases = moment.voice[id]?.phrases
      case .fullKeyboardAccess:
        guard let way = moment.keys[id] else { break }
        stop.keystrokes = way.fewest
        if way.keystrokes == way.fewest { stop.keys = way.keys }
      case .voiceOver: break
      }
    }
    let ordered = ReachReport.Technology.allCases.filter(scrolled.contains)
    if !ordered.isEmpty { stop.afterScrolling = ordered }
  }
}

extension ElementTree {
  /// Whether an element is in something that scrolls.
  fileprivate func isInScrollView(_ index: Int) -> Bool {
    var next = places[index].container
    while let container = next {
      if containers[container].kind == .scrollView { return true }
      next = containers[container].parent
    }
    return false
  }
}
