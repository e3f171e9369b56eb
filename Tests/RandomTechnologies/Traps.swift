import AccessibilityTree
import AssistiveTechnology
import DeviceSettings
import Foundation
import KeyboardAccess
import SwitchControl
import VoiceOver

/// Looks for states out of which a technology does not lead everywhere, by using copies of the engines as they are.
@MainActor
struct Traps {
  private let session: Session
  private let tree: ElementTree

  init(_ session: Session) {
    self.session = session
    tree = session.provider.tree
  }

  /// The first trap, in words; nil for none.
  var first: String? {
    let running = Technology.running(in: session.settings)
    for engine in session.engines {
      guard let technology = Technology(engine: engine.identifier), running.contains(technology) else {
        continue
      }
      let missing: AccessibilityElement.ID?
      switch technology {
      case .voiceOver: missing = missingByVoiceOver(engine)
      case .fullKeyboardAccess: missing = missingByKeyboard(engine)
      case .switchControl: missing = missingBySwitch(engine)
      case .voiceControl: missing = missingByVoice(engine)
      default: continue
      }
      if let missing {
        return "\(technology) does not lead to “\(tree.element(withID: missing)?.label?.string ?? "")”"
      }
    }
    return nil
  }

  /// What can be used, by its ids.
  private var interactive: [AccessibilityElement.ID] { tree.elements.filter(\.isInteractive).map(\.id) }

  private func missingByVoiceOver(_ engine: any TechnologyEngine) -> AccessibilityElement.ID? {
    var visited: Set<AccessibilityElement.ID> = []
    // Whether help is on does not show from outside.
    for endsHelp in [false, true] where interactive.contains(where: { !visited.contains($0) }) {
      var walk = Walk(engine, session, tree) { $0.voiceOver.navigationStyle = .flat }
      for finger in 0...3 { walk.send(.touch(Touch(finger: finger, phase: .cancelled, point: .zero))) }
      if endsHelp { walk.send(.gesture(Gesture(.tap(2), fingers: 4))) }
      walk.send(.command("escape"))
      walk.send(.command("moveToFirstItem"))
      for _ in tree.elements {
        let before = walk.focus
        walk.send(.gesture(Gesture(.swipe(.right))))
        // With the rotor set to Text Selection a flick selects.
        if walk.focus == before { walk.send(.gesture(Gesture(.rotate(clockwise: true), fingers: 2))) }
        if walk.focus == before { walk.send(.gesture(Gesture(.swipe(.right)))) }
      }
      visited.formUnion(walk.visited)
    }
    return interactive.first { !visited.contains($0) }
  }

  private func missingByKeyboard(_ engine: any TechnologyEngine) -> AccessibilityElement.ID? {
    var walk = Walk(engine, session, tree)
    if (engine as? KeyboardAccessEngine)?.isPassingThrough == true { walk.send(.command("passThroughMode")) }
    for _ in 0..<3 { walk.press("escape") }
    walk.send(.command("moveToBeginning"))
    for _ in tree.elements where interactive.contains(where: { !walk.visited.contains($0) }) {
      // Tab leads to a group, Control-Tab through it and around.
      let entry = walk.focus
      for _ in tree.elements {
        walk.press("tab", .control)
        if walk.focus == entry || !walk.isMoving { break }
      }
      walk.press("tab")
    }
    return interactive.first { !walk.visited.contains($0) }
  }

  private func missingBySwitch(_ engine: any TechnologyEngine) -> AccessibilityElement.ID? {
    guard let scan = engine as? SwitchControlEngine else { return nil }
    let wanted = Set(scan.scanTree.items(in: 0).map { scan.scanTree.nodes[$0].id })
    var visited: Set<AccessibilityElement.ID> = []
    // Whether a menu is open does not show from outside.
    for opens in [false, true] where wanted.contains(where: { !visited.contains($0) }) {
      var walk = Walk(engine, session, tree) {
        $0.switchControl.groupsItems = false
        $0.switchControl.scanningStyle = .manual
      }
      for source in TechnologyStep.switches { walk.send(.switchPress(SwitchPress(source, isDown: false))) }
      if opens { walk.send(.command("scannerMenu")) }
      for _ in 0..<2 * tree.elements.count + 4 { walk.send(.command("moveToNextItem")) }
      visited.formUnion(walk.visited)
    }
    // Who chooses points chooses no items.
    return visited.isEmpty ? nil : interactive.first { wanted.contains($0) && !visited.contains($0) }
  }

  private func missingByVoice(_ engine: any TechnologyEngine) -> AccessibilityElement.ID? {
    let size = session.provider.screenSize ?? .zero
    let named = interactive.first { id in
      guard let element = tree.element(withID: id), element.label?.string.hasPrefix("Item") == true,
        let index = tree.index(of: id)
      else { return false }
      let point = element.activationPoint
      return tree.hitTest(point) == index && CGRect(origin: .zero, size: size).contains(point)
    }
    guard let named, let element = tree.element(withID: named) else { return nil }
    var walk = Walk(engine, session, tree)
    for phrase in ["stop recording commands", "wake up", "command mode", "cancel"] {
      walk.send(.phrase(Phrase(phrase)))
    }
    walk.send(.phrase(Phrase("tap \(element.label?.string ?? "")")))
    let isUsed = walk.asked.contains(named) || walk.touched.contains { element.bounds.contains($0) }
    return isUsed ? nil : named
  }
}
