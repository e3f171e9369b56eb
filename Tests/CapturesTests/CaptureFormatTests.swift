import AccessibilityTree
import Audit
import AuditReports
import Foundation
import Testing
import VoiceOver

@testable import Captures

@Suite("Formats of captures")
struct CaptureFormatTests {
  private func said(_ capture: Capture) -> [String] {
    ScreenReader().transcript(of: capture.tree()).map { $0.utterance.without([.hint]).text() }
  }

  @Test("Each is known by its contents, and says what the screen says", arguments: CaptureSamples.all)
  func reads(sample: CaptureSamples.Sample) throws {
    let data = Data(sample.text.utf8)
    #expect(CaptureFormat(recognising: data) == sample.format)
    let capture = try Capture(data: data)
    #expect(capture.format == sample.format)
    #expect(said(capture) == sample.said)
  }

  @Test("Frames are on the screen, whatever a tool counts from", arguments: CaptureSamples.all)
  func frames(sample: CaptureSamples.Sample) throws {
    let tree = try Capture(data: Data(sample.text.utf8)).tree()
    guard let element = tree.elements.first(where: { $0.label?.string == "Clear" }) else { return }
    #expect(element.frame == CGRect(x: 16, y: 160, width: 80, height: 44))
  }

  @Test("What only some tools write is kept")
  func details() throws {
    func element(_ text: String, _ label: String) throws -> AccessibilityElement {
      try #require(
        Capture(data: Data(text.utf8)).tree().elements.first { $0.label?.string == label })
    }
    let axe = try element(CaptureSamples.describeUI, "Sync")
    #expect(axe.hint?.string == "Keeps the devices alike")
    #expect(axe.details.customActions.map(\.name.string) == ["Sync now"])
    let snapshot = try element(CaptureSamples.snapshotModel, "Sync")
    #expect(snapshot.activationPoint == CGPoint(x: 340, y: 132))
    #expect(try element(CaptureSamples.snapshotModel, "Settings").details.customContent.first?.value == "2")
    #expect(try element(CaptureSamples.snapshotModel, "Clear").traits.rawValue & (1 << 32) != 0)
    let recorded = try Capture(data: Data(CaptureSamples.recording.utf8))
    #expect(recorded.step == CaptureStep(from: "home", at: CGPoint(x: 40, y: 100)))
    #expect(recorded.bounds == CGRect(x: 0, y: 0, width: 390, height: 844))
    #expect(recorded.language == "en")
  }

  @Test("In XCUITest's description labels may hold quotes, commas, braces and line breaks")
  func debugDescriptionLabels() throws {
    let text = """
      Element subtree:
       →Application, 0x1, pid: 1, label: 'A, b'
          Button, 0x2, {{0.0, 0.0}, {44.0, 44.0}}, identifier: 'a', label: 'Owner's, 'all' of
      them {{1, 2}}', value: 3, four, Selected
          StaticText, 0x3, {{inf, inf}, {0.0, 0.0}}, label: 'Nowhere'
          Button, 0x4, {{0.0, 50.0}, {44.0, 44.0}}, label: ''
      """
    let root = try #require(try Capture(data: Data(text.utf8)).roots.first)
    #expect(root.children.count == 3)
    let button = try #require(root.children.first)
    #expect(button.label == "Owner's, 'all' of\nthem {{1, 2}}")
    #expect(button.value == "3, four")
    #expect(button.name == "a")
    #expect(button.traits == [.button, .selected])
    #expect(button.line == 3)
    #expect(root.children[1].frame == .zero)
    #expect(root.children[2].label == nil)
  }

  @Test("A view that joins the names of its texts is no element; one that repeats its only text is")
  func joinedNames() throws {
    let text = """
      <ViewHierarchy><RCTView class="RCTView" width="300" height="300" label="Say Hello Say World">
        <RCTView class="RCTView" x="0" y="10" width="300" height="40" label="Say Hello">
          <RCTTextView class="RCTTextView" x="0" y="0" width="300" height="40" label="Say Hello"/></RCTView>
        <RCTView class="RCTView" x="0" y="60" width="300" height="40" label="Say World">
          <RCTTextView class="RCTTextView" x="5" y="5" width="290" height="30" label="Say World"/></RCTView>
      </RCTView></ViewHierarchy>
      """
    let elements = try Capture(data: Data(text.utf8)).tree().elements
    #expect(elements.map(\.label?.string) == ["Say Hello", "Say World"])
    #expect(elements.last?.frame == CGRect(x: 0, y: 60, width: 300, height: 40))
  }

  @Test("Cells of AccessibilitySnapshot's tables have their headers")
  func table() throws {
    func cell(_ label: String, _ index: Int) -> String {
      """
      {"element": {"_0": {"label": "\(label)", "traits": [], "shape": {"type": "frame", "frame": [[\(index % 2 * 100), \
      \(index / 2 * 50)], [100, 50]]}}, "traversalIndex": \(index)}}
      """
    }
    let cells = ["Name", "Age", "Ada", "36"].enumerated().map { cell($0.element, $0.offset) }
    let text = """
      {"container": {"_0": {"frame": [[0, 0], [200, 100]], "type": {"dataTable": {"rowCount": 2, "columnCount": 2, "cells": [
        {"row": 0, "column": 0}, {"row": 0, "column": 1},
        {"row": 1, "column": 0, "columnHeaderChildIndices": [0]},
        {"row": 1, "column": 1, "columnHeaderChildIndices": [1]}]}}}, "children": [\(cells.joined(separator: ","))]}}
      """
    let tree = try Capture(data: Data(text.utf8)).tree()
    guard case .dataTableCell(let last) = tree.places.last?.context else {
      return #expect(Bool(false), "no cell")
    }
    #expect(last.row == 1 && last.column == 1)
    #expect(last.columnHeaders == [ElementContext.Header(label: "Age", value: nil)])
  }

  @Test(
    "What is wrong is told with its place",
    arguments: [
      (
        #"{"attributes": {}, "children": [{"attributes": {"bounds": "wide"}}]}"#,
        "children[0].attributes.bounds"
      ),
      (#"[{"shape": {"frame": [[0, 0]]}, "traits": [], "activationPoint": [0, 0]}]"#, "[0].shape.frame"),
      (#"{"format": "curbcut.recording", "version": 7, "windows": []}"#, "version 7"),
      (#"{"format": "curbcut.recording", "version": 1, "windows": []}"#, "window"),
      (#"{"format": "curbcut.recording", "version": 1, "windows": [{"frame": [0, 0]}]}"#, "windows[0].frame"),
      (#"{"format": "curbcut.trees", "version": 1, "screens": []}"#, "screens"),
      ("{\"rect\": {\"x\": 0,\n \"y\": }}", ":2:"), ("[]", "no element"),
      (#"{"animals": 3}"#, "no known tool"),
      ("Element subtree:\n  nothing", "no element"),
      ("Element subtree:\n Button, 0x1, {{a, b}, {c, d}}, label: 'x'", ":2:"),
      ("<ViewHierarchy><UIView x=\"<number>\"/></ViewHierarchy>", ":1:"),
      ("<ViewHierarchy>\n<UIView x=\"wide\"/></ViewHierarchy>", ":2:"), ("a poem", "no recording"),
      (#"{"value": "<b/>", "sessionId": "1"}"#, ":1:"),
    ])
  func wrong(text: String, place: String) {
    let error = #expect(throws: CaptureError.self) { try Capture(data: Data(text.utf8), file: "a.rec") }
    #expect(error?.description.hasPrefix("a.rec") == true)
    #expect(error?.description.contains(place) == true, "\(error?.description ?? "")")
  }

  @Test("Deep nesting is refused before it exhausts the stack", arguments: CaptureSamples.all)
  func nesting(sample: CaptureSamples.Sample) {
    let opening: String
    switch sample.format {
    case .detox: opening = "<ViewHierarchy>" + String(repeating: "<UIView>", count: 5000)
    case .debugDescription:
      opening = (0..<5000).map { String(repeating: " ", count: $0) + "Other, 0x1, {{0, 0}, {1, 1}}" }
        .joined(separator: "\n")
    case .pageSource where sample.text.hasPrefix("<"):
      opening = String(repeating: "<XCUIElementTypeOther>", count: 5000)
    default: opening = sample.text + String(repeating: #"{"children": ["#, count: 5000)
    }
    #expect(throws: CaptureError.self) { try Capture(data: Data(opening.utf8)) }
  }

  /// How many damaged files are tried for each format: more with `CURBCUT_FUZZ=100000`.
  private static let rounds = Int(ProcessInfo.processInfo.environment["CURBCUT_FUZZ"] ?? "") ?? 400

  @Test("Damaged files are read or refused with their name, never more", arguments: CaptureSamples.all)
  func fuzz(sample: CaptureSamples.Sample) throws {
    let seed = UInt64.random(in: 1 ... .max)
    var dice = SeededDice(state: seed)
    let whole = Array(sample.text.utf8)
    let spices = [
      "9223372036854775807", "-1", "1e308", "\"", "{{", "}", "null", "[", "\u{FEFF}", "'", "\n", "→",
    ]
    for round in 0..<Self.rounds {
      var damaged = whole
      for _ in 0..<Int.random(in: 1...5, using: &dice) {
        let place = Int.random(in: 0..<max(1, damaged.count), using: &dice)
        guard damaged.indices.contains(place) else { continue }
        switch Int.random(in: 0..<6, using: &dice) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &dice)
        case 1: damaged.remove(at: place)
        case 2:
          let end = min(damaged.count, place + Int.random(in: 1...40, using: &dice))
          damaged.removeSubrange(place..<end)
        case 3:
          let start = Int.random(in: 0..<whole.count, using: &dice)
          damaged.insert(contentsOf: whole[start..<min(whole.count, start + 40)], at: place)
        case 4:
          // A number becomes another one.
          guard let digit = damaged[place...].firstIndex(where: { (48...57).contains($0) }) else { continue }
          damaged.replaceSubrange(digit...digit, with: Array((spices.randomElement(using: &dice) ?? "").utf8))
        default: damaged.insert(contentsOf: Array((spices.randomElement(using: &dice) ?? "").utf8), at: place)
        }
      }
      do {
        let capture = try Capture(data: Data(damaged), file: "a.rec")
        let tree = capture.tree()
        _ = ScreenReader().transcript(of: tree)
        _ = try tree.json()
        // The audit, whose rules measure frames of any size, is the slowest of these.
        guard round.isMultiple(of: 8) else { continue }
        let screen = AuditedScreen(name: "a", tree: tree, bounds: capture.bounds, language: "en")
        let form = AuditForm.Screen(Auditor(rules: Auditor.rules).report(on: screen), file: "a.rec")
        _ = TextReport(AuditForm(screens: [form])).text
        _ = HTMLReport(AuditForm(screens: [form]), paths: ReportPaths()).text
      } catch let error as CaptureError {
        #expect(error.file == "a.rec", "seed \(seed), round \(round)")
      } catch {
        Issue.record("seed \(seed), round \(round): \(error)")
      }
    }
    print("\(Self.rounds) damaged files of \(sample.testDescription), seed \(seed)")
  }
}

/// Numbers by chance, the same for the same seed.
struct SeededDice: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}
