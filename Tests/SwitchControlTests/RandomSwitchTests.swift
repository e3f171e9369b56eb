import AssistiveTechnology
import DeviceSettings
import Foundation
import TestNumbers
import TestScreens
import Testing

@testable import AccessibilityTree
@testable import SwitchControl

/// The seed stands in the message of a failure; `CURBCUT_SEED` plays it again.
@MainActor
@Suite("Switch Control by chance")
struct RandomSwitchTests {
  private var seeds: [UInt64] {
    if let text = ProcessInfo.processInfo.environment["CURBCUT_SEED"], let seed = UInt64(text) {
      return [seed]
    }
    return Array(1...150)
  }

  private func settings(_ numbers: inout SeededNumbers) -> (inout SwitchControlSettings) -> Void {
    let style = SwitchControlSettings.ScanningStyle.allCases.randomElement(using: &numbers) ?? .auto
    let behavior = SwitchControlSettings.TapBehavior.allCases.randomElement(using: &numbers) ?? .default
    let selection = SwitchControlSettings.PointSelection.allCases.randomElement(using: &numbers) ?? .refined
    let flags = (0..<10).map { _ in Bool.random(using: &numbers) }
    return {
      $0.scanningStyle = style
      $0.tapBehavior = behavior
      $0.pointSelection = selection
      $0.groupsItems = flags[0]
      $0.speaks = flags[1]
      $0.playsSounds = flags[2]
      $0.usesLongPress = flags[3]
      $0.needsHold = flags[4]
      $0.ignoresRepeats = flags[5]
      $0.repeatsMoves = flags[6]
      $0.learnsFromUse = flags[7]
      $0.pausesOnFirstItem = flags[8]
      $0.focusedItemAfterTap = flags[9] ? .currentItem : .firstItem
      $0.switches[0].longAction = .scannerMenu
      $0.switches.append(SwitchAssignment(.screen, .stopScanning, long: .resumeAutoScanning))
      $0.recipes = [
        SwitchRecipe(
          name: "R", switches: [SwitchAssignment(SwitchSession.left, .tapMiddleOfScreen)], timeout: 30)
      ]
      $0.savedGestures = [SavedGesture(name: "S", duration: 1, fingers: [[.zero, CGPoint(x: 9, y: 9)]])]
    }
  }

  /// What must hold after every event; nil if it does.
  private func fault(_ session: SwitchSession) -> String? {
    guard let engine = session.engine else { return "no engine" }
    let tree = session.screen.tree
    if let problem = session.problem { return problem }
    if let id = engine.focus.element, tree.index(of: id) == nil { return "the focus is on what is gone" }
    guard engine.cursor.index < engine.stopCount || engine.menu != nil else { return "the cursor is nowhere" }
    for level in engine.cursor.levels where level.node >= engine.scanTree.nodes.count {
      return "a level without a group"
    }
    for item in engine.scanTree.items(in: 0) {
      guard let element = engine.scanTree.element(of: item) else { continue }
      guard tree.elements.indices.contains(element),
        tree.elements[element].id == engine.scanTree.nodes[item].id
      else { return "an item that is gone is scanned" }
      if !tree.elements[element].isInteractive { return "what cannot be used is scanned" }
    }
    let wanted = tree.elements.indices.filter { tree.elements[$0].isInteractive && isInSight($0, tree) }.count
    let scanned = engine.scanTree.items(in: 0).filter { engine.scanTree.element(of: $0) != nil }.count
    if scanned != wanted { return "\(wanted - scanned) of \(wanted) elements are not scanned" }
    if let menu = engine.menu, let id = menu.element, tree.element(withID: id)?.isInteractive != true {
      return "the menu of what is gone is open"
    }
    let isMoving =
      engine.settings.switchControl.scanningStyle == .auto && !engine.isHidden && !engine.isStopped
      && engine.pauses == 0
    if isMoving, session.session.nextDue == nil { return "nothing will move the cursor" }
    return nil
  }

  /// Whether no scroll view has scrolled the element away.
  private func isInSight(_ index: Int, _ tree: ElementTree) -> Bool {
    let scrollViews = tree.containers(around: index).map { tree.containers[$0] }.filter {
      $0.kind == .scrollView && !$0.frame.isEmpty
    }
    if scrollViews.isEmpty { return true }
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    let part = scrollViews.reduce(screen.intersection(tree.elements[index].frame)) {
      $0.intersection($1.frame)
    }
    return part.width >= 1 && part.height >= 1
  }

  @Test("The cursor never stops on what is gone, scans nothing that is hidden and leaves nothing out")
  func sessions() {
    let sources: [SwitchSource] = [
      SwitchSession.space, SwitchSession.space, SwitchSession.right, SwitchSession.left, .screen,
      .sound(.pop),
    ]
    var events = 0
    for seed in seeds {
      var numbers = SeededNumbers(seed: seed &* 7919)
      let session = SwitchSession(RandomScreens.screen(seed: seed), settings(&numbers))
      session.screen.answer = { request, _ in request.number % 7 == 0 ? false : nil }
      for step in 0..<250 {
        events += 1
        switch Int.random(in: 0..<24, using: &numbers) {
        case 0: session.screen.show(RandomScreens.parts(&numbers, depth: 0, base: step))
        case 1, 2, 3, 4: session.wait(Double.random(in: 0...6, using: &numbers))
        case 5:
          if let element = session.screen.tree.elements.randomElement(using: &numbers) {
            session.screen.change(element.id) { $0.traits.formSymmetricDifference(.notEnabled) }
          }
        case 6:
          if let element = session.screen.tree.elements.randomElement(using: &numbers) {
            session.screen.change(element.id) { $0.frame.origin.y += 50 }
          }
        case 7:
          let id = session.screen.tree.elements.randomElement(using: &numbers)?.id ?? 7
          session.screen.post(
            [
              .screenChanged(.element(id)), .screenChanged(.none), .layoutChanged(.element(id)),
              .pauseTechnology("UIAccessibilityNotificationSwitchControlIdentifier"),
              .resumeTechnology("UIAccessibilityNotificationSwitchControlIdentifier"),
            ].randomElement(using: &numbers) ?? .layoutChanged(.none))
        case 8:
          let action = SwitchAction.plain.randomElement(using: &numbers) ?? .selectItem
          session.session.send(.command(action.name))
        case 9: session.session.settings.switchControl.groupsItems.toggle()
        case 10:
          let source = sources.randomElement(using: &numbers) ?? .screen
          session.session.send(
            .switchPress(SwitchPress(source, isDown: Bool.random(using: &numbers))))
        default:
          let source = sources.randomElement(using: &numbers) ?? .screen
          session.press(source, for: Bool.random(using: &numbers) ? 0 : 0.2)
        }
        session.wait(0)
        if let fault = fault(session) {
          Issue.record("seed \(seed), step \(step): \(fault)")
          return
        }
      }
    }
    print("Switch Control by chance: \(events) steps over seeds \(seeds.first ?? 0) to \(seeds.last ?? 0)")
  }

  @Test("Every item is reached with two switches, and the cursor comes back from everywhere")
  func reachable() {
    for seed in seeds {
      let parts = RandomScreens.screen(seed: seed)
      let tree = ElementTree(parts)
      let wanted = Set(tree.elements.filter(\.isInteractive).map(\.id))
      let session = SwitchSession(parts) {
        $0.scanningStyle = .manual
        $0.groupsItems = seed % 3 != 0
      }
      var seen: Set<AccessibilityElement.ID> = []
      // Goes into every group once, and out of it behind its last item.
      var entered: Set<Int> = []
      for _ in 0..<(tree.elements.count * 8 + 20) {
        guard let engine = session.engine else { break }
        if let id = engine.focus.element { seen.insert(id) }
        switch engine.currentStop {
        case .node(let node) where engine.scanTree.nodes[node].isGroup && entered.insert(node).inserted:
          session.press()
        case .leave:
          session.press()
          session.press(SwitchSession.right)
        default: session.press(SwitchSession.right)
        }
      }
      #expect(seen == wanted, "seed \(seed)")
    }
  }

  @Test("A session that was recorded is played again to the same effects")
  func replay() throws {
    for seed in seeds.prefix(10) {
      var numbers = SeededNumbers(seed: seed)
      let screen = SwitchSession.screen(RandomScreens.screen(seed: seed))
      let session = Session(
        provider: screen, engines: [SwitchControlEngine()],
        settings: SwitchSession.settings(settings(&numbers)))
      var lines = Data()
      let recorder = SessionRecorder(session) { lines.append($0) }
      session.send(.start(appName: nil, isSwitchedOn: true))
      for _ in 0..<60 {
        let source = [SwitchSession.space, SwitchSession.right].randomElement(using: &numbers) ?? .screen
        session.send(.switchPress(SwitchPress(source)))
        session.send(.switchPress(SwitchPress(source, isDown: false)), at: session.now + 0.4)
        if Int.random(in: 0..<9, using: &numbers) == 0 {
          screen.show(RandomScreens.parts(&numbers, depth: 0, base: 1))
        }
      }
      recorder.finish()
      let log = try SessionLog(lines, file: "random.jsonl")
      let replay = SessionReplay(log, engines: [SwitchControlEngine()])
      #expect(replay.difference == nil, "seed \(seed)")
    }
  }
}
