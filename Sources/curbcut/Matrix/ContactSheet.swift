import CurbcutGraphics
import Foundation

/// Pictures of one screen side by side, each below a label that says how it differs.
struct ContactSheet {
  /// One picture.
  struct Cell {
    /// The values, by the keys of the axes.
    var values: [String: String]
    /// The values in words.
    var label: String
    var picture: ScreenPicture
    /// The frame of the picture on the sheet, in pixels.
    var frame = CGRect.zero
  }

  private(set) var cells: [Cell]
  /// The size of the sheet, in pixels.
  let size: CGSize
  private let labelSize: CGFloat

  private static let gap: CGFloat = 24
  private static let textGap: CGFloat = 8

  /// Lays cells out in rows.
  init(_ cells: [Cell], columns: Int) {
    let width = CGFloat(cells.map(\.picture.width).max() ?? 0)
    let textSize = max(11, min(20, width / 18))
    var placed = cells
    var y = Self.gap
    for start in stride(from: 0, to: cells.count, by: max(1, columns)) {
      let row = start..<min(start + max(1, columns), cells.count)
      let labels = row.map { Self.layout(cells[$0].label, textSize, width: width) }
      let labelHeight = labels.map(\.size.height).max() ?? 0
      for (column, index) in row.enumerated() {
        let picture = cells[index].picture
        placed[index].frame = CGRect(
          x: Self.gap + CGFloat(column) * (width + Self.gap), y: y + labelHeight + Self.textGap,
          width: CGFloat(picture.width), height: CGFloat(picture.height))
      }
      y += labelHeight + Self.textGap + CGFloat(row.map { cells[$0].picture.height }.max() ?? 0) + Self.gap
    }
    self.cells = placed
    labelSize = textSize
    let inRow = CGFloat(min(max(1, columns), max(1, cells.count)))
    size = CGSize(width: Self.gap + inRow * (width + Self.gap), height: y.rounded(.up))
  }

  private static func layout(_ text: String, _ size: CGFloat, width: CGFloat) -> TextLayout {
    let font = FontDescriptor(design: .system, size: size, weight: 0.3)
    let ink = CGColor(srgbRed: 0.1, green: 0.1, blue: 0.12, alpha: 1)
    return TextLayout(runs: [TextRun(text: text, font: font, color: ink)], maxWidth: width)
  }

  /// The sheet as a PNG file; nil when it is too large to be drawn.
  func png() -> Data? {
    guard let context = CGContext(width: size.width, height: size.height, scale: 1) else { return nil }
    context.setFillColor(CGColor(srgbRed: 0.93, green: 0.93, blue: 0.94, alpha: 1))
    context.fill(CGRect(origin: .zero, size: size))
    let width = CGFloat(cells.map(\.picture.width).max() ?? 0)
    for cell in cells {
      let text = Self.layout(cell.label, labelSize, width: width)
      text.draw(
        in: context, at: CGPoint(x: cell.frame.minX, y: cell.frame.minY - Self.textGap - text.size.height))
      context.drawFirstRowFirst(cell.picture.cgImage, in: cell.frame)
      context.setStrokeColor(CGColor(srgbRed: 0.6, green: 0.6, blue: 0.62, alpha: 1))
      context.setLineWidth(1)
      context.stroke(cell.frame.insetBy(dx: -0.5, dy: -0.5))
    }
    return context.makeImage()?.pngData()
  }
}
