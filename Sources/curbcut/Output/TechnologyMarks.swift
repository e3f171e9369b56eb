import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import KeyboardAccess
import Reach
import SwitchControl
import VoiceControl

/// What a technology draws over a screen that rests, all at once: every stop of the scan, every number, every stop of Tab.
@MainActor
struct TechnologyMarks {
  /// The technologies whose marks can be drawn, by the names of their commands.
  enum Technology: String, CaseIterable {
    case voiceOver = "voiceover"
    case switchControl = "switch"
    case voiceControl = "say"
    case keyboardAccess = "keys"

    var used: UsedTechnology {
      switch self {
      case .voiceOver: .voiceOver
      case .switchControl: .switchControl
      case .voiceControl: .voiceControl
      case .keyboardAccess: .keyboardAccess
      }
    }
  }

  let tree: ElementTree
  let size: CGSize
  let settings: Settings

  /// The marks of a technology; those of VoiceOver are drawn elsewhere.
  func overlay(of technology: Technology) -> ScreenOverlay {
    switch technology {
    case .voiceOver: ScreenOverlay()
    case .switchControl: ScreenOverlay(marks: scanMarks)
    case .voiceControl: spokenOverlay
    case .keyboardAccess: ScreenOverlay(marks: keyMarks)
    }
  }

  // MARK: Switch Control

  /// Groups and items with the way to each: 2.1 is the first member of the second stop.
  private var scanMarks: [ScreenOverlay.Mark] {
    let scan = ScanTree(tree, screenSize: size, groupsItems: settings.switchControl.groupsItems)
    var marks: [ScreenOverlay.Mark] = []
    func add(_ node: Int, _ way: String) {
      let place = scan.nodes[node]
      let color = settings.switchControl.cursorColor.rawValue
      marks.append(.init(place.isGroup ? .groupCursor : .itemCursor, place.frame, color: color))
      marks.append(Self.badge(way, at: place.frame, color: color))
      for (index, child) in place.children.enumerated() { add(child, "\(way).\(index + 1)") }
    }
    for (index, child) in scan.nodes[0].children.enumerated() { add(child, "\(index + 1)") }
    return marks
  }

  /// At the corner, where it covers little; the corners of a group and its first member are seldom the same.
  private static func badge(_ text: String, at frame: CGRect, color: String?) -> ScreenOverlay.Mark {
    .init(.badge, CGRect(x: frame.minX, y: frame.minY, width: 0, height: 0), text: text, color: color)
  }

  // MARK: Voice Control

  /// What the settings always show, or else numbers.
  private var spokenOverlay: ScreenOverlay {
    var settings = settings
    if settings.voiceControl.overlay == .none { settings.voiceControl.overlay = .itemNumbers }
    let shown = ShownOverlay()
    let session = Session(
      provider: StillScreen(tree, size: size), engines: [VoiceControlEngine()], settings: settings,
      outputs: [shown])
    session.send(.start(appName: nil, isSwitchedOn: false))
    return shown.overlay
  }

  // MARK: Full Keyboard Access

  /// The ring at each stop of Tab, numbered in their order.
  private var keyMarks: [ScreenOverlay.Mark] {
    let shown = ShownOverlay()
    let session = Session(
      provider: StillScreen(tree, size: size), engines: [KeyboardAccessEngine()], settings: settings,
      outputs: [shown])
    session.send(.start(appName: nil, isSwitchedOn: false))
    var marks: [ScreenOverlay.Mark] = []
    var seen: Set<AccessibilityElement.ID> = []
    while let ring = shown.overlay.cursor, let id = session.engines.first?.focus.element,
      seen.insert(id).inserted
    {
      let mark = shown.overlay.marks.first { $0.kind == .focusRing }
      marks.append(mark ?? .init(.focusRing, ring, isLarge: shown.overlay.isCursorLarge))
      marks.append(Self.badge("\(seen.count)", at: ring, color: mark?.color))
      session.send(.key(KeyPress("tab")))
      session.send(.key(KeyPress("tab", isDown: false)))
    }
    return marks
  }

  /// Keeps what is drawn.
  private final class ShownOverlay: SessionOutput {
    var overlay = ScreenOverlay()

    func show(_ effect: Effect, of technology: String, at time: Double) {
      if case .overlay(let new) = effect { overlay = new }
    }
  }
}
