import AccessibilityTree
import Foundation
import Testing

@testable import Conformance

@Suite("Comparing what a view came to with its case")
struct ViewComparisonTests {
  /// The differences between a case with these expectations and a view with one element and one frame.
  private func differences(
    expected: [[String: Any]] = [], layout: [[String: Any]] = [], device: String = "any iOS; safe area top 0",
    code: String = "struct Case: View {}", element: [String: Any] = [:], lines: [String] = []
  ) throws -> [String] {
    let file: [String: Any] = [
      "format": "curbcut-swiftui-1",
      "cases": [
        [
          "name": "a/b", "source": "a test", "evidence": "recorded", "device": device, "note": "",
          "swift": code,
          "expected": expected, "expectedLayout": layout,
        ]
      ],
    ]
    let cases = try #require(try ViewCase.all(in: JSONSerialization.data(withJSONObject: file)))
    var own: [String: Any] = [
      "label": "Save", "traits": AccessibilityTraits.button.rawValue, "actions": [String](),
      "spoken": "Save, Button", "frame": [[10, 20], [30, 40]],
    ]
    own.merge(element) { $1 }
    let shown: [String: Any] = [
      "system": "26", "elements": [own], "frames": [["id": "box", "frame": [[5, 6], [7, 8]]]], "lines": lines,
    ]
    let view = try JSONDecoder().decode(ShownView.self, from: JSONSerialization.data(withJSONObject: shown))
    return ViewComparison(cases[0], view).comparison.lines
  }

  @Test("Only what the case gives is compared")
  func given() throws {
    #expect(try differences(expected: [["label": "Save"]]).isEmpty)
    #expect(try differences(expected: [["label": "Save", "traits": ["button"], "hint": NSNull()]]).isEmpty)
    #expect(try differences(expected: [["label": "Load"]]) == ["element 0, label", "- Load", "+ Save"])
    #expect(try !differences(expected: [["traits": ["link"]]]).isEmpty)
    #expect(try !differences(expected: []).isEmpty)
    #expect(try !differences(expected: [["label": "Save"], ["label": "Save"]]).isEmpty)
  }

  @Test("What a case expects is elements unless its code writes lines")
  func linesOrElements() throws {
    let line: [[String: Any]] = [["label": "Save"]]
    #expect(try differences(expected: line, code: "Text().confirmationDialog(\"Save?\")").isEmpty)
    #expect(try !differences(expected: line, code: "let _ = log(\"Save\")").isEmpty)
    #expect(try differences(expected: line, code: "let _ = log(\"Save\")", lines: ["Save"]).isEmpty)
  }

  @Test("A state or a role that the recording words may be VoiceOver's to say")
  func worded() throws {
    let field: [String: Any] = ["value": "Name", "spoken": "Name, Text field, Double tap to edit."]
    #expect(try differences(expected: [["hint": "Double tap to edit."]], element: field).isEmpty)
    #expect(try !differences(expected: [["hint": "Double tap to open."]], element: field).isEmpty)
    #expect(try !differences(expected: [["hint": NSNull()]], element: ["hint": "Own"]).isEmpty)
    #expect(try !differences(expected: [["value": "Save"]], element: ["value": "Other"]).isEmpty)
  }

  @Test("Spoken words are the beginning of what VoiceOver says")
  func spoken() throws {
    #expect(try differences(expected: [["spoken": "Save. Button"]]).isEmpty)
    #expect(try differences(expected: [["spoken": "Save"]]).isEmpty)
    #expect(try !differences(expected: [["spoken": "Save Link"]]).isEmpty)
    let slider: [String: Any] = ["spoken": "30%, Adjustable"]
    #expect(try differences(expected: [["spoken": "30 percent. Adjustable."]], element: slider).isEmpty)
  }

  @Test("A frame may be a pixel off; one that a text decides by a part of its width")
  func frames() throws {
    #expect(try differences(layout: [["id": "box", "x": 5.3, "y": 6, "width": 7, "height": 8]]).isEmpty)
    #expect(try !differences(layout: [["id": "box", "x": 5.5]]).isEmpty)
    #expect(try differences(layout: [["id": "Save", "x": 11, "width": 31]]).isEmpty)
    #expect(try !differences(layout: [["id": "Save", "height": 41]]).isEmpty)
    #expect(try !differences(layout: [["id": "nothing", "x": 1]]).isEmpty)
  }

  @Test("Without a known place, only distances count")
  func distances() throws {
    let layout: [[String: Any]] = [["id": "box", "x": 0, "y": 0], ["id": "Save", "x": 5, "y": 14]]
    #expect(try differences(layout: layout, device: "iPhone @3x, iOS 18.5").isEmpty)
    #expect(try !differences(layout: layout).isEmpty)
  }

  @Test("What code prints is compared line by line")
  func lines() throws {
    let code = "struct Case: View { var body: some View { Text(\"a\").onAppear { log(\"b\") } } }"
    #expect(try differences(expected: [["label": "b"]], code: code, lines: ["b"]).isEmpty)
    #expect(try !differences(expected: [], code: code, lines: ["b"]).isEmpty)
  }

  @Test("Strings and images that a case needs are taken from its note and its code")
  func resources() throws {
    let file: [String: Any] = [
      "format": "curbcut-swiftui-1",
      "cases": [
        [
          "name": "a", "source": "a test", "device": "any iOS", "note": "holds \"dot\" = \"Yellow Dot\"",
          "swift": "Image(\"dot\"); Image(systemName: \"star\"); Image(decorative: \"back\")",
          "expected": [Any](),
        ]
      ],
    ]
    let view = try #require(try ViewCase.all(in: JSONSerialization.data(withJSONObject: file))?.first)
    #expect(view.strings == ["dot": "Yellow Dot"])
    #expect(view.images == ["dot", "back"])
  }

  @Test("A file that is not of this format is left to the other rules, and an unknown key is an error")
  func format() throws {
    #expect(try ViewCase.all(in: Data("{\"cases\": []}".utf8)) == nil)
    #expect(throws: CaseError.self) {
      try ViewCase.all(in: Data("{\"format\": \"curbcut-swiftui-1\", \"cases\": [{\"nmae\": \"a\"}]}".utf8))
    }
  }
}
