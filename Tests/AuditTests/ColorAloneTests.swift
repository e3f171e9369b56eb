import AccessibilityTree
import Audit
import Foundation
import Testing

@Suite("color-alone")
struct ColorAloneTests {
  private func verdict(ofSigns colors: [String], size: Double = 12, labels: [String] = []) -> AuditJudgement
    .Verdict?
  {
    var screen = TestScreen()
    var first: Int?
    for (index, color) in colors.enumerated() {
      let label = labels.indices.contains(index) ? labels[index] : nil
      let node = screen.add(
        label, frame: CGRect(x: 20, y: 50 + 40 * Double(index), width: size, height: size),
        exposure: label == nil ? .none : .element
      ) { $1.background = AuditColor(hex: color).map { .color($0) } ?? .none }
      first = first ?? node
    }
    return screen.verdict(ColorAlone.self, of: first)
  }

  @Test("Signs that look alike without one kind of cone are to be looked at")
  func signs() {
    #expect(verdict(ofSigns: ["#C8500A", "#788C00"]) == .needsReview)
    #expect(verdict(ofSigns: ["#D02020", "#108010", "#108010"]) != nil)
    #expect(verdict(ofSigns: ["#000000", "#FFCC00"]) == .pass)
    #expect(verdict(ofSigns: ["#34C759", "#34C759"]) == nil)
    #expect(verdict(ofSigns: ["#C8500A", "#788C00"], size: 80) == nil)
    #expect(verdict(ofSigns: ["#C8500A", "#788C00"], labels: ["Late", "On time"]) == nil)
  }

  private func verdict(ofLink link: TextLink, in words: String) -> AuditJudgement.Verdict? {
    var screen = TestScreen()
    let node = screen.text(words, "#000000") { $1.links = [link] }
    return screen.verdict(ColorAlone.self, of: node)
  }

  @Test("A link differs from its text by a line or by 3:1")
  func links() {
    let text = "Read the terms before you agree."
    func link(_ color: String, marked: Bool = false, words: String = "terms") -> TextLink {
      TextLink(text: words, color: AuditColor(hex: color) ?? .black, around: .black, hasOtherCue: marked)
    }
    #expect(verdict(ofLink: link("#003399"), in: text) == .fail)
    #expect(verdict(ofLink: link("#003399", marked: true), in: text) == .pass)
    #expect(verdict(ofLink: link("#3D8BFF"), in: text) == .pass)
    #expect(verdict(ofLink: link("#003399", words: text), in: text) == nil)
  }
}
