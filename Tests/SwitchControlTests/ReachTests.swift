import AssistiveTechnology
import DeviceSettings
import Foundation
import TestNumbers
import TestScreens
import Testing

@testable import AccessibilityTree
@testable import SwitchControl

@MainActor
@Suite("What switches cost")
struct ReachTests {
  /// Selects an element as its way says, and returns what was activated, with the presses and the seconds.
  private func play(
    _ way: SwitchReach.Way, _ parts: [ScreenPart], _ edit: @escaping (inout SwitchControlSettings) -> Void
  ) -> (element: AccessibilityElement.ID?, presses: Int, seconds: Double) {
    let session = SwitchSession(parts) {
      edit(&$0)
      $0.loops = 0
    }
    let options = session.session.settings.switchControl
    let wanted = session.screen.tree.elements[way.element].id
    let begin = session.session.now
    var presses = 0
    for _ in 0..<5000 {
      let activated = session.screen.takeRequests().first { $0.action == .activate }?.element
      if let activated { return (activated, presses, session.session.now - begin) }
      guard let engine = session.engine else { break }
      // Whether the cursor is on the element, or on a group with it in it.
      var isOnWay = false
      if case .node(let node) = engine.currentStop {
        isOnWay = engine.scanTree.items(in: node).contains { engine.scanTree.nodes[$0].id == wanted }
      }
      switch options.scanningStyle {
      case .auto where isOnWay:
        session.wait(SwitchReach.pressTime)
        session.press()
        presses += 1
      case .manual:
        session.wait(SwitchReach.pressTime)
        session.press(isOnWay ? SwitchSession.space : SwitchSession.right)
        presses += 1
      case .singleSwitchStep where isOnWay && presses > 0: session.wait(options.dwellTime)
      case .singleSwitchStep:
        session.wait(SwitchReach.pressTime)
        session.press(SwitchSession.right)
        presses += 1
      case .auto: session.wait(options.autoScanningTime)
      }
    }
    return (nil, presses, session.session.now - begin)
  }

  @Test("Each way leads to its element, with the presses and in the time that it tells")
  func ways() {
    let schemes: [(inout SwitchControlSettings) -> Void] = [
      { $0.scanningStyle = .auto }, { $0.scanningStyle = .manual }, { $0.scanningStyle = .singleSwitchStep },
      {
        $0.scanningStyle = .auto
        $0.groupsItems = false
      },
    ]
    for seed in UInt64(1)...12 {
      let parts = RandomScreens.screen(seed: seed)
      for (number, scheme) in schemes.enumerated() {
        var settings = SwitchSession.settings().switchControl
        scheme(&settings)
        let tree = ElementTree(parts)
        let reach = SwitchReach(tree, screenSize: CGSize(width: 390, height: 844), settings: settings)
        for way in reach.ways {
          let played = play(way, parts, scheme)
          #expect(played.element == tree.elements[way.element].id, "seed \(seed), scheme \(number)")
          #expect(played.presses == way.presses, "seed \(seed), scheme \(number), \(way)")
          #expect(abs(played.seconds - way.seconds) < 1e-6, "seed \(seed), scheme \(number), \(way)")
        }
      }
    }
  }

  @Test("What is not scanned is told with its reason")
  func unreached() {
    let page = CGRect(x: 0, y: 100, width: 390, height: 100)
    let tree = ElementTree([
      .element("a"), .element("text", .staticText),
      .element("silent") { $0.respondsToUserInteraction = false },
      .container(
        .scrollView, frame: page, [.element("below", frame: CGRect(x: 0, y: 400, width: 90, height: 40))]),
    ])
    let reach = SwitchReach(tree, screenSize: CGSize(width: 390, height: 844))
    #expect(
      reach.unreached == [
        .init(element: 2, reason: .doesNotRespond), .init(element: 3, reason: .scrolledAway),
      ])
    #expect(reach.ways.map(\.element) == [0])
    #expect(reach.ratio == 1)
    #expect(SwitchReach(ElementTree([])).meanSeconds == 0)
  }

  @Test("Groups take no more than 1.3 times the least effort, on lists, grids and screens with bars")
  func ratio() {
    func grid(_ columns: Int, _ rows: Int) -> [ScreenPart] {
      (0..<rows * columns).map {
        .element(
          "\($0)",
          frame: CGRect(
            x: Double($0 % columns) * 50, y: 100 + Double($0 / columns) * 50, width: 48, height: 48))
      }
    }
    let bars: [ScreenPart] = [
      .container(.navigationBar, [.element("Back"), .element("Edit")]),
      .container(.scrollView, (0..<12).map { .element("Row \($0)") }),
      .container(.tabBar, (0..<5).map { .element("Tab \($0)", .tabBarItem) }),
    ]
    for parts in [
      (0..<30).map { .element("\($0)") }, (0..<200).map { .element("\($0)") }, grid(4, 6), grid(10, 4), bars,
    ] {
      let reach = SwitchReach(ElementTree(parts))
      var flat = SwitchControlSettings()
      flat.groupsItems = false
      let plain = SwitchReach(ElementTree(parts), settings: flat)
      #expect(reach.ratio <= 1.3, "\(reach.ways.count) items: \(reach.ratio)")
      #expect(reach.ratio >= 1)
      #expect(reach.meanEffort < plain.meanEffort)
    }
  }

  /// `CURBCUT_TREES` names a folder with what `curbcut tree --json` printed of apps.
  @Test(
    "Screens of apps: effort beside the least possible one",
    .enabled(if: ProcessInfo.processInfo.environment["CURBCUT_TREES"] != nil))
  func corpus() throws {
    struct Trees: Decodable {
      struct Entry: Decodable {
        struct Screen: Decodable {
          var id: String
          var size: [Double]?
        }
        var screen: Screen
        var tree: ElementTree?
      }
      var screens: [Entry]
    }
    let folder = try #require(ProcessInfo.processInfo.environment["CURBCUT_TREES"])
    var ratios: [Double] = []
    for name in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() {
      let data = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
      guard name.hasSuffix(".json"), !data.isEmpty else { continue }
      let trees = try JSONDecoder().decode(Trees.self, from: data)
      for entry in trees.screens {
        guard let tree = entry.tree else { continue }
        let size = entry.screen.size.map { CGSize(width: $0[0], height: $0[1]) }
        let reach = SwitchReach(tree, screenSize: size)
        guard reach.ways.count > 3 else { continue }
        var settings = SwitchControlSettings()
        settings.groupsItems = false
        let flat = SwitchReach(tree, screenSize: size, settings: settings)
        ratios.append(reach.ratio)
        let figures = [flat.meanEffort, reach.meanEffort, reach.optimum, reach.ratio, reach.meanSeconds]
        let text = figures.map { String(format: "%6.2f", $0) }.joined(separator: " ")
        print("\(name) \(entry.screen.id): \(reach.ways.count) items,\(text)")
      }
    }
    ratios.sort()
    try #require(!ratios.isEmpty)
    print(
      "\(ratios.count) screens, ratio at most \(ratios.last ?? 0), in the middle \(ratios[ratios.count / 2])")
    #expect(ratios.allSatisfy { $0 <= 1.3 })
  }
}

@Suite("Scanning in the order of probability")
struct LearningTests {
  /// Uses of a screen as people have them: few items most of the time.
  private func uses(of count: Int, _ number: Int, seed: UInt64) -> [Int] {
    var numbers = SeededNumbers(seed: seed)
    let order = Array(0..<count).shuffled(using: &numbers)
    let weights = (0..<count).map { 1 / pow(Double($0 + 1), 1.2) }
    let total = weights.reduce(0, +)
    return (0..<number).map { _ in
      var at = Double.random(in: 0..<total, using: &numbers)
      let place = weights.firstIndex {
        at -= $0
        return at < 0
      }
      return order[place ?? 0]
    }
  }

  @Test("Learnt from use, it saves effort on every screen, and measurably on all together")
  func saving() {
    var (before, after) = (0.0, 0.0)
    for seed in UInt64(1)...20 {
      let count = 8 + Int(seed) * 3
      let tree = ElementTree((0..<count).map { .element("Item \($0)") })
      let scan = ScanTree(tree)
      let items = scan.items(in: 0)
      let efforts = items.map { Double(scan.effort(to: $0)) }
      let names: [String?] = items.map { scan.element(of: $0).flatMap { tree.elements[$0].nameOfUse } }
      var model = UseModel()
      let all = uses(of: count, 400, seed: seed)
      for use in all.prefix(200) { model.learn("Item \(use)", after: nil) }
      let first = ProbableItems.choose(weights: model.weights(of: names, after: nil), efforts: efforts)
      var (plain, learnt) = (0.0, 0.0)
      for use in all.dropFirst(200) {
        plain += efforts[use]
        learnt += first.firstIndex(of: use).map { Double($0 + 1) } ?? efforts[use] + Double(first.count)
      }
      #expect(learnt < plain, "seed \(seed)")
      before += plain
      after += learnt
    }
    print("effort learnt from use: \(after / before) of that without")
    #expect(after / before < 0.87)
  }

  @Test("Where everything is used alike, nothing comes first")
  func even() {
    #expect(ProbableItems.choose(weights: [1, 1, 1, 1], efforts: [1, 2, 3, 4]).isEmpty)
    #expect(ProbableItems.choose(weights: [], efforts: []).isEmpty)
    #expect(ProbableItems.choose(weights: [1, 1, 50], efforts: [1, 2, 3]) == [2])
  }

  @Test("What followed the last use counts more; what is long ago counts less")
  func model() {
    var model = UseModel()
    model.learn("a", after: nil)
    model.learn("b", after: "a")
    #expect(model.weights(of: ["a", "b", nil, "c"], after: "a") == [2, 5, 1, 1])
    for _ in 0..<2000 { model.learn("c", after: nil) }
    #expect(model.weights(of: ["a"], after: nil) == [1])
    #expect(model.counts.values.reduce(0, +) <= 512)
  }

  @MainActor
  @Test("Only who wants it is learnt from; what is secret is not kept; the cursor then begins with it")
  func session() {
    let parts: [ScreenPart] =
      (0..<20).map { .element("Item \($0)") } + [.element("PIN", [.textEntry, .secureTextField])]
    for learns in [false, true] {
      let session = SwitchSession(parts) {
        $0.scanningStyle = .manual
        $0.groupsItems = false
        $0.learnsFromUse = learns
      }
      for label in ["Item 15", "PIN", "Item 15"] {
        for _ in 0..<40 where session.current != label { session.press(SwitchSession.right) }
        session.press()
      }
      let counts = session.session.settings.switchControl.learntUse
      #expect(counts == (learns ? ["Item 15": 2, "Item 15 → Item 15": 1] : [:]))
      #expect(session.current == (learns ? "Item 15" : "Item 0"))
      guard learns else { continue }
      #expect(session.walk(1) == ["Item 0"])
      // It still stands in its place, too.
      #expect(session.walk(30).contains("Item 15"))
    }
  }
}
