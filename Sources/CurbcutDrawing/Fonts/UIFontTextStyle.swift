import DeviceSettings
import Foundation

extension UIFont {
  /// A text style, with a font size for each of the user's text sizes.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uifont/textstyle>.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The largest titles.
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The second largest titles.
    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    /// Large titles, as in navigation bars; 34 points at the default text size.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// Titles of the first level; 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Titles of the second level; 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Titles of the third level; 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings; 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Subheadings; 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Body text; 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts; 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Footnotes; 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions; 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions; 11 points, the smallest text there is.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

extension UIFont.TextStyle {
  /// The font size in points at a text size; an unspecified one is treated as large.
  package func pointSize(at category: UIContentSizeCategory) -> CGFloat {
    let index = (category.contentSize ?? .large).rawValue
    if let row = Self.table[self] { return row.pointSizes[index] }
    // No table is published for these; they scale like the style nearest in size.
    let (base, neighbour) = extraLarge ?? (17, .body)
    return (base * neighbour.scaleFactor(at: category)).rounded()
  }

  /// The factor by which `UIFontMetrics` scales lengths at a text size: the ratio of line heights, not of point
  /// sizes.
  package func scaleFactor(at category: UIContentSizeCategory) -> CGFloat {
    let row = Self.table[extraLarge?.neighbour ?? self] ?? Self.bodyRow
    let index = (category.contentSize ?? .large).rawValue
    return row.leadings[index] / row.leadings[ContentSize.large.rawValue]
  }

  /// The space between the lines of the style's font at a text size, beyond the height of a line.
  ///
  /// Recorded on iOS 26: two lines of body are 42.33 points high, a line of 20.33 and one of 22.
  func leading(over lineHeight: CGFloat, at category: UIContentSizeCategory) -> CGFloat? {
    guard let row = Self.table[self] else { return nil }
    return max(0, row.leadings[(category.contentSize ?? .large).rawValue] - lineHeight)
  }

  var weight: UIFont.Weight {
    switch self {
    case .headline: .semibold
    case .extraLargeTitle, .extraLargeTitle2: .bold
    default: .regular
    }
  }

  private var extraLarge: (size: CGFloat, neighbour: UIFont.TextStyle)? {
    switch self {
    case .extraLargeTitle: (36, .largeTitle)
    case .extraLargeTitle2: (28, .title1)
    default: nil
    }
  }

  private typealias Row = (pointSizes: [CGFloat], leadings: [CGFloat])

  private static let bodyRow: Row = (
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]
  )

  /// Point sizes and line heights, from extra small to the largest accessibility size. The line heights are those
  /// that devices use for scaling; the published ones differ in eight places.
  private static let table: [UIFont.TextStyle: Row] = [
    .largeTitle: (
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]
    ),
    .title1: (
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], [31, 32, 33, 34, 36, 38, 41, 46, 51, 57, 61, 68]
    ),
    .title2: (
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]
    ),
    .title3: (
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]
    ),
    .headline: (
      [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 51, 62]
    ),
    .body: bodyRow,
    .callout: (
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]
    ),
    .subheadline: (
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], [16, 18, 19, 20, 22, 24, 26, 31, 36, 43, 50, 58]
    ),
    .footnote: (
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]
    ),
    .caption1: (
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], [13, 13, 13, 16, 19, 21, 23, 27, 32, 39, 44, 51]
    ),
    .caption2: (
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], [13, 13, 13, 13, 18, 20, 22, 25, 29, 35, 41, 48]
    ),
  ]
}
