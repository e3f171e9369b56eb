import Foundation
import Testing

@testable import Conformance

@MainActor
@Suite("Frames of recorded screens")
struct FrameComparisonTests {
  private func lines(
    _ found: CGRect?, isTextDependent: Bool = false, isRoundedOutwards: Bool = false
  ) -> [String] {
    FrameComparison(
      FrameCase.Element(
        type: "Button", label: "Add", frame: CGRect(x: 20, y: 80, width: 100, height: 36),
        isTextDependent: isTextDependent), found, isRoundedOutwards: isRoundedOutwards
    ).lines
  }

  @Test("A frame is right within one point, and what is wrong is named with both numbers")
  func tolerance() {
    #expect(lines(CGRect(x: 21, y: 79, width: 101, height: 35)).isEmpty)
    #expect(
      lines(CGRect(x: 22, y: 80, width: 100, height: 34.5))
        == ["Button \"Add\": x 22 instead of 20, height 34.5 instead of 36"])
    #expect(lines(nil) == ["Button \"Add\": not found"])
    #expect(lines(CGRect(x: 20, y: 80, width: Double.nan, height: 36)).count == 1)
  }

  @Test("Where a text decides, x and width may differ by what the stand-in font explains, y and height not")
  func text() {
    #expect(lines(CGRect(x: 16, y: 80, width: 104, height: 36), isTextDependent: true).isEmpty)
    #expect(lines(CGRect(x: 20, y: 80, width: 106, height: 36), isTextDependent: true).count == 1)
    #expect(lines(CGRect(x: 20, y: 82, width: 100, height: 36), isTextDependent: true).count == 1)
  }

  @Test("Where the recording rounded outwards, the found frame is rounded first")
  func rounding() {
    let found = CGRect(x: 21.4, y: 80, width: 98.8, height: 36)
    #expect(lines(found).count == 1)
    #expect(lines(found, isRoundedOutwards: true).isEmpty)
  }

  @Test(
    "A case that is no good is refused with its place",
    arguments: [
      (#""x": 1"#, "cases[0].name"),
      (
        #""name": "a", "source": "b", "device": "c", "ios": "26", "elements": [{"type": "Button"}]"#,
        "cases[0].elements[0].x"
      ),
      (#""name": "none like this", "source": "b", "device": "c", "ios": "26", "elements": []"#, "cases[0]"),
    ])
  func refused(text: String, path: String) {
    let file = #"{"format": "curbcut-frames-1", "cases": [{\#(text)}]}"#
    let error = #expect(throws: CaseError.self) { try ConformanceRun(data: Data(file.utf8)) }
    #expect(error?.path == path)
  }
}
