import Audit
import Foundation

/// The picture of an audit case.
///
/// A case gives areas in plain colours, or names a picture in another repository together with the colours that stand
/// in it. That is drawn anew, as letters with soft edges in these colours.
struct AuditCasePicture {
  private let size: (width: Int, height: Int)
  private let fill: AuditColor?
  private let areas: [(frame: CGRect, color: AuditColor)]

  init?(_ reader: inout CaseReader) throws {
    guard var picture = try reader.object("picture") else { return nil }
    for key in ["repository", "commit", "file"] { _ = try picture.string(key) }
    _ = try picture.numbers("rect")
    size = (try picture.int("width") ?? 120, try picture.int("height") ?? 40)
    guard (1...4_096).contains(size.width), (1...4_096).contains(size.height) else {
      throw CaseError(path: picture.place("width"), problem: "expected 1 to 4096 pixels")
    }
    fill = try Self.color(&picture, "fill")
    areas = try (picture.objects("rects") ?? []).map { area in
      var area = area
      let result = (try area.rect("frame") ?? .zero, try Self.color(&area, "color") ?? .black)
      try area.finish()
      return result
    }
    try picture.finish()
  }

  private static func color(_ reader: inout CaseReader, _ key: String) throws -> AuditColor? {
    guard case .color(let color)? = try AuditCaseColors.paint(&reader, key) else { return nil }
    return color
  }

  /// The picture, which shows an area of the screen.
  func picture(of frame: CGRect, _ figures: AuditCaseFigures) throws -> AuditPicture? {
    guard let ground = fill ?? figures.color("background") else {
      throw CaseError(path: "picture", problem: "neither a fill nor a background is given")
    }
    var pixels = [UInt32](repeating: Self.pixel(ground), count: size.width * size.height)
    if fill == nil {
      guard let text = figures.color("text") else {
        throw CaseError(path: "colors.text", problem: "missing")
      }
      drawLetters(text, on: ground, into: &pixels)
    }
    for (area, color) in areas {
      for y in Self.range(area.minY, area.maxY, size.height) {
        for x in Self.range(area.minX, area.maxX, size.width) {
          pixels[y * size.width + x] = Self.pixel(color)
        }
      }
    }
    return AuditPicture(width: size.width, height: size.height, frame: frame, pixels: pixels)
  }

  /// The whole pixels from one place to another, as far as there are any.
  private static func range(_ from: Double, _ to: Double, _ limit: Int) -> Range<Int> {
    let low = Int(min(max(from, 0), Double(limit)))
    return low..<max(low, Int(min(max(to, 0), Double(limit))))
  }

  /// Slanted strokes, three pixels wide, whose edges are mixed with the ground as those of letters are.
  private func drawLetters(_ text: AuditColor, on ground: AuditColor, into pixels: inout [UInt32]) {
    for y in 8..<max(8, size.height - 8) {
      for x in 10..<max(10, size.width - 10) {
        let slant = Double(y) * 0.3
        let place = (Double(x) + slant).truncatingRemainder(dividingBy: 9)
        let coverage = min(max(2 - abs(place - 4.5), 0), 1)
        pixels[y * size.width + x] = Self.pixel(ground.mixed(with: text, at: coverage))
      }
    }
  }

  private static func pixel(_ color: AuditColor) -> UInt32 {
    func channel(_ value: Double) -> UInt32 { UInt32((min(max(value, 0), 1) * 255).rounded()) }
    return channel(color.red) << 16 | channel(color.green) << 8 | channel(color.blue)
  }
}
