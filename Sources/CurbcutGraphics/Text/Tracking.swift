import Foundation

/// The letter spacing that makes Inter as wide as San Francisco at the same size.
///
/// Without tracking the two are equally wide; San Francisco's own, by size, is published in the Human Interface
/// Guidelines, <https://developer.apple.com/design/human-interface-guidelines/typography>. The widths of labels
/// recorded on devices agree with it to within one per cent.
enum Tracking {
  /// Only the scripts that Inter itself supports: tracking would pull joined letters apart.
  static func applies(to text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value < 0x590 || (0x1E00..<0x2E80).contains($0.value) }
  }

  static func points(for font: FontDescriptor) -> CGFloat {
    switch font.design {
    case .system, .rounded: system(font.size) * font.size / 1000
    // Helvetica and its kind are set tighter than Inter.
    case .family: font.installedFamily == "Inter" ? font.size * -0.03 : 0
    case .monospaced, .serif: 0
    }
  }

  /// The sizes at which San Francisco begins and completes its transition from text to display.
  private static let firstDisplaySize: CGFloat = 17
  private static let fullDisplaySize: CGFloat = 28
  /// How much tighter Inter Display is than Inter.
  private static let displayTightening: CGFloat = 46

  /// In thousandths of the size.
  private static func system(_ size: CGFloat) -> CGFloat {
    var tracking = table[table.count - 1].tracking
    if size <= table[0].size {
      tracking = table[0].tracking
    } else if let upper = table.firstIndex(where: { $0.size >= size }), upper > 0 {
      let (low, high) = (table[upper - 1], table[upper])
      let part = (size - low.size) / (high.size - low.size)
      tracking = low.tracking + (high.tracking - low.tracking) * part
    }
    guard size >= 20, size < fullDisplaySize else { return tracking }
    // Inter switches at a single size, where San Francisco is only part of the way through its transition.
    let part = (size - firstDisplaySize) / (fullDisplaySize - firstDisplaySize)
    return tracking + displayTightening * (1 - part)
  }

  private static let table: [(size: CGFloat, tracking: CGFloat)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 6), (12, 0), (13, -6), (14, -11), (15, -16),
    (16, -20), (17, -26), (18, -25), (19, -24), (20, -23), (21, -18), (22, -12), (23, -4), (24, 3),
    (25, 6), (26, 8), (27, 11), (28, 14), (29, 14), (30, 14), (31, 13), (32, 13), (33, 12), (34, 12),
    (35, 11), (36, 10), (40, 10), (45, 8), (50, 7), (56, 6), (64, 4), (70, 2), (76, 1), (80, 0),
  ]
}
