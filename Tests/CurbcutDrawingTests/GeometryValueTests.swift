import CurbcutUIKit
import Testing

@MainActor
@Suite("Geometry in values and as text")
struct GeometryValueTests {
  @Test("values give back what they hold")
  func values() {
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgPoint: rect.origin).cgPointValue == rect.origin)
    #expect(NSValue(cgSize: rect.size).cgSizeValue == rect.size)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
  }

  @Test("text is written as on Apple's platforms, and read back")
  func text() {
    let rect = CGRect(x: 0, y: 20.5, width: 320, height: 44)
    #expect(NSCoder.string(for: rect) == "{{0, 20.5}, {320, 44}}")
    #expect(NSStringFromCGPoint(CGPoint(x: 1, y: -2)) == "{1, -2}")
    #expect(NSCoder.cgRect(for: "{{0, 20.5}, {320, 44}}") == rect)
    #expect(NSCoder.cgRect(for: "nothing") == .zero)
    #expect(NSCoder.cgPoint(for: "{1}") == .zero)
  }

  @Test("a paragraph style keeps its tab stops in order")
  func tabStops() throws {
    let style = NSMutableParagraphStyle()
    style.addTabStop(NSTextTab(textAlignment: .left, location: 40))
    style.addTabStop(NSTextTab(textAlignment: .right, location: 10))
    #expect(style.tabStops.map(\.location) == [10, 40])
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.tabStops.count == 2)
    #expect(copy == style)
  }
}
