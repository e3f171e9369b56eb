import AccessibilityTree
import Audit
import Foundation

/// The rules that look at pixels, on a screen at 3x with sixty lines of fifty letters over a photo.
struct PixelAuditBenchmark {
  private var screen: AuditedScreen

  private static let (width, height) = (1_179, 2_556)
  private static let frame = CGRect(x: 0, y: 0, width: 393, height: 852)

  init() {
    var plain = [UInt32](repeating: 0, count: Self.width * Self.height)
    var noise: UInt32 = 1
    for y in 0..<Self.height {
      for x in 0..<Self.width {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        let grey = UInt32(200 + x * 40 / Self.width) + noise >> 28
        plain[y * Self.width + x] = grey << 16 | grey << 8 | grey
      }
    }
    var seen = plain
    screen = AuditedScreen(
      bounds: Self.frame, nodes: [AuditedNode(AccessibilityElement(frame: Self.frame), exposure: .none)])
    for line in 0..<60 {
      let frame = CGRect(x: 16, y: 10 + Double(line) * 14, width: 360, height: 13)
      Self.draw(lettersAt: frame, in: &seen)
      var appearance = ElementAppearance()
      appearance.kind = .label
      appearance.viewFrame = frame
      appearance.text = "Fifty letters"
      appearance.textColor = .color(AuditColor(white: 0.13))
      appearance.font = TextFont(pointSize: 11)
      let element = AccessibilityElement(
        id: UInt64(line + 1), label: "Fifty letters", traits: .staticText, frame: frame)
      screen.nodes.append(AuditedNode(element, parent: 0, appearance: line))
      screen.appearances.append(appearance)
    }
    func picture(_ pixels: [UInt32]) -> AuditPicture? {
      AuditPicture(width: Self.width, height: Self.height, frame: Self.frame, pixels: pixels)
    }
    screen.picture = picture(seen)
    screen.pictureWithoutText = picture(plain)
  }

  /// Letters of 14 by 27 pixels with holes in them, and softer edges.
  private static func draw(lettersAt frame: CGRect, in pixels: inout [UInt32]) {
    for letter in 0..<50 {
      let (left, top) = (Int(frame.minX * 3) + letter * 21, Int(frame.minY * 3) + 6)
      for y in top..<top + 27 {
        for x in left..<left + 14 where (x + y) % 3 != 0 {
          pixels[y * width + x] = (x + y) % 5 == 0 ? 0x505050 : 0x202020
        }
      }
    }
  }

  func run(into report: inout Report) {
    let rules = Auditor.standardRules.filter { $0.about.audit == .contrast }
    let live = Measuring.samples(of: 20) { _ = Auditor(rules: rules).report(on: screen) }
    report.add(Figure("audit.pixels", "contrast letter by letter at 3x", "ms", live.divided(by: 1_000)))
    var recording = screen
    recording.pictureWithoutText = nil
    for index in recording.appearances.indices { recording.appearances[index].textColor = nil }
    let read = Measuring.samples(of: 20) { _ = Auditor(rules: rules).report(on: recording) }
    report.add(
      Figure("audit.picture", "contrast in the picture of a recording at 3x", "ms", read.divided(by: 1_000)))
  }
}
