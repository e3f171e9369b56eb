import Foundation
import Testing

@testable import AccessibilityTree

@Suite("A tree in a recording")
struct RecordedTreeTests {
  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.userInfo = ElementTree.recordingInfo
    encoder.outputFormatting = .sortedKeys
    return encoder
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.userInfo = ElementTree.recordingInfo
    return decoder
  }

  @Test("Any tree comes back as it was, with ids and what lies in front", arguments: 0..<60)
  func identity(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let tree = random.tree()
    let read = try Self.decoder.decode(ElementTree.self, from: Self.encoder.encode(tree))
    #expect(read == tree)
    #expect(read.depths == tree.depths)
    #expect(read.elements.map(\.id) == tree.elements.map(\.id))
  }

  @Test("Edits of attributes lead from one tree to the other", arguments: 0..<60)
  func edits(seed: UInt64) throws {
    var random = RandomTree(seed: seed)
    let old = random.tree()
    var new = old
    for index in new.elements.indices where random.chance(3) {
      let id = new.elements[index].id
      new.elements[index] = random.element(id: id)
      new.places[index].context = random.context()
    }
    let edits = try #require(TreeEdits(from: old, to: new))
    let read = try Self.decoder.decode(TreeEdits.self, from: Self.encoder.encode(edits))
    var led = old
    #expect(read.apply(to: &led) == nil)
    #expect(led == new)
    #expect(edits.isEmpty == (old == new))
  }

  @Test("A tree with other elements is no edit of the one before")
  func structure() {
    var random = RandomTree(seed: 7)
    let old = random.tree()
    var new = old
    new.depths = new.depths.reversed()
    #expect(TreeEdits(from: old, to: new) == nil)
    new = old
    new.elements[0].id ^= 1
    #expect(TreeEdits(from: old, to: new) == nil)
    #expect(TreeEdits(from: old, to: ElementTree()) == nil)
  }

  @Test("An edit of an element that is not there is refused")
  func strangeEdit() throws {
    var random = RandomTree(seed: 8)
    let old = random.tree()
    var new = old
    new.elements[0].label = "something else"
    let edits = try #require(TreeEdits(from: old, to: new))
    var empty = ElementTree()
    #expect(edits.apply(to: &empty) == old.elements[0].id)
  }

  @Test(
    "What no tree can be is refused",
    arguments: [
      // Without an id.
      #"{"version":1,"elements":[{"frame":[0,0,1,1]}],"containers":[],"roots":[{"element":0}]}"#,
      // One element in two places: whoever walks through the tree would meet it twice.
      #"{"version":1,"elements":[{"id":1,"frame":[0,0,1,1]}],"containers":[],"roots":[{"element":0},{"element":0}]}"#,
      #"""
      {"version":1,"elements":[],"containers":[{"id":1,"kind":"list","frame":[0,0,1,1],"children":[]}],
      "roots":[{"container":0},{"container":0}]}
      """#,
      #"{"version":1,"elements":[{"id":1,"frame":[0,0,1,1],"container":99999999999}],"containers":[],"roots":[]}"#,
      #"{"version":1,"elements":[{"id":-1,"frame":[0,0,1,1]}],"containers":[],"roots":[]}"#,
      #"""
      {"version":1,"elements":[{"id":1,"frame":[0,0,1,1],"context":{"series":[9223372036854775807,1]}}],
      "containers":[],"roots":[]}
      """#,
      #"""
      {"version":1,"elements":[{"id":1,"frame":[0,0,1,1],
      "text":{"string":"ab","lines":[[0,3]],"isEditable":true,"misspelled":[],"canPaste":false}}],
      "containers":[],"roots":[]}
      """#,
    ])
  func refused(text: String) {
    #expect(throws: (any Error).self) {
      try Self.decoder.decode(ElementTree.self, from: Data(text.utf8))
    }
  }
}

/// Trees of any shape, the same ones for the same seed.
struct RandomTree {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func next(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func chance(_ one: Int) -> Bool { next(one) == 0 }

  mutating func tree() -> ElementTree {
    var tree = ElementTree()
    var ids: Set<AccessibilityElement.ID> = []
    for _ in 0..<(1 + next(4)) { tree.roots.append(add(to: nil, depth: 0, &tree, &ids)) }
    if tree.elements.isEmpty { tree.roots.append(leaf(in: nil, &tree, &ids)) }
    var depths = tree.elements.indices.map { Int32($0) }
    for index in depths.indices { depths.swapAt(index, next(depths.count)) }
    tree.depths = depths
    return tree
  }

  private mutating func add(
    to parent: Int?, depth: Int, _ tree: inout ElementTree, _ ids: inout Set<AccessibilityElement.ID>
  ) -> ElementTree.Item {
    guard depth < 4, chance(2) else { return leaf(in: parent, &tree, &ids) }
    let index = tree.containers.count
    let kinds: [ElementContainer.Kind] = [
      .group, .dataTable, .list, .landmark, .semanticGroup, .tabBar, .segmentedControl, .scrollView,
      .navigationBar, .toolbar, .alert,
    ]
    tree.containers.append(
      ElementContainer(
        id: id(&ids), kind: kinds[next(kinds.count)], label: text(), value: text(), identifier: string(),
        traits: traits(), frame: frame(), rowCount: chance(2) ? next(9) : nil,
        columnCount: chance(2) ? next(9) : nil, isModal: chance(5), parent: parent))
    for _ in 0..<next(4) {
      let child = add(to: index, depth: depth + 1, &tree, &ids)
      tree.containers[index].children.append(child)
    }
    return .container(index)
  }

  private mutating func leaf(
    in parent: Int?, _ tree: inout ElementTree, _ ids: inout Set<AccessibilityElement.ID>
  ) -> ElementTree.Item {
    tree.elements.append(element(id: id(&ids)))
    tree.places.append(.init(container: parent, context: context()))
    return .element(tree.elements.count - 1)
  }

  private mutating func id(_ ids: inout Set<AccessibilityElement.ID>) -> AccessibilityElement.ID {
    while true {
      let id = chance(2) ? UInt64(next(1_000)) : .max - UInt64(next(1_000))
      if ids.insert(id).inserted { return id }
    }
  }

  mutating func element(id: AccessibilityElement.ID) -> AccessibilityElement {
    AccessibilityElement(
      id: id, label: text(), value: text(), hint: text(), traits: traits(), frame: frame(),
      identifier: string(), details: chance(2) ? details() : nil)
  }

  private mutating func details() -> AccessibilityElement.Details {
    var details = AccessibilityElement.Details()
    if chance(2) { details.path = ElementPath(rect: frame()) }
    if chance(3) {
      details.path = ElementPath([.move(frame().origin), .quad(control: .zero, to: frame().origin), .close])
    }
    if chance(2) { details.activationPoint = frame().origin }
    details.language = string()
    if chance(3) { details.userInputLabels = (0..<next(3)).map { "name \($0)" } }
    details.customActions = (0..<next(3)).map {
      .init(name: AccessibilityText("action \($0)"), category: $0 == 0 ? "edit" : nil)
    }
    details.customContent = (0..<next(3)).map { .init(label: "l", value: "v", isImportant: $0 == 0) }
    details.customRotors = (0..<next(3)).map { .init(name: "rotor", systemType: $0) }
    details.expandedStatus = .init(rawValue: next(3)) ?? .unsupported
    if chance(3) { details.headingLevel = 1 + next(6) }
    details.textualContext = chance(2) ? TextualContext.allCases[next(7)] : nil
    details.navigationStyle = .init(rawValue: next(3)) ?? .automatic
    details.respondsToUserInteraction = [nil, true, false][next(3)]
    details.directTouchOptions = .init(rawValue: UInt(next(4)))
    details.className = string()
    details.placeholder = string()
    if chance(3) { details.position = .init(index: 1 + next(3), count: 3) }
    details.badge = string()
    if chance(3) {
      details.text = .init(
        "one two 👩‍👧", lines: [0..<4, 4..<8], selection: chance(2) ? 3..<5 : nil, isEditable: chance(2),
        misspelled: [0..<3], canPaste: chance(2))
    }
    details.dragSources = (0..<next(2)).map { AccessibilityText("drag \($0)") }
    details.dropPoints = (0..<next(2)).map { AccessibilityText("drop \($0)") }
    details.nextTextElement = chance(3) ? .max : nil
    details.previousTextElement = chance(3) ? UInt64(next(99)) : nil
    details.source = string()
    return details
  }

  mutating func context() -> ElementContext? {
    switch next(9) {
    case 0: .series(index: 1 + next(3), count: 3)
    case 1: .tab(index: 1, count: 2)
    case 2: .tabBarItem(index: 2, count: 4)
    case 3: .listStart
    case 4: .listEnd
    case 5: .landmarkStart
    case 6: .landmarkEnd
    case 7:
      .dataTableCell(
        .init(
          row: chance(2) ? next(9) : nil, column: next(9), rowSpan: 1 + next(2), isFirstInRow: chance(2),
          rowHeaders: [.init(label: "h", value: nil)]))
    default: nil
    }
  }

  private mutating func string() -> String? {
    ["", "plain", "\u{0}\n\"\\", "日本語 👨‍👩‍👧‍👦", "e\u{301}"].randomElement(using: &self)
      .flatMap { chance(3) ? nil : $0 }
  }

  private mutating func text() -> AccessibilityText? {
    guard let string = string() else { return nil }
    let length = string.utf16.count
    guard length > 1, chance(2) else { return AccessibilityText(string) }
    var attributes = SpeechAttributes(language: "de", pitch: 0.1 + 0.2)
    attributes.announcementPriority = .low
    attributes.custom = ["a", "b"]
    return AccessibilityText(string, runs: [.init(range: 1..<length, attributes: attributes)])
  }

  private mutating func traits() -> AccessibilityTraits {
    AccessibilityTraits(rawValue: 1 << UInt64(next(64)) | 1 << UInt64(next(64)))
  }

  private mutating func frame() -> CGRect {
    func number(_ random: inout Self) -> Double { Double(random.next(1_000_000)) / 3_000 - 100 }
    return CGRect(
      x: number(&self), y: number(&self), width: abs(number(&self)), height: abs(number(&self)))
  }
}

extension RandomTree: RandomNumberGenerator {
  mutating func next() -> UInt64 { UInt64(next(1 << 31)) << 33 | UInt64(next(1 << 31)) }
}
