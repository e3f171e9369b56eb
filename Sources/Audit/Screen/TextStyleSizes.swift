import DeviceSettings

/// The sizes of Apple's text styles in points, from the smallest text size to the largest.
///
/// Follows <https://developer.apple.com/design/human-interface-guidelines/typography>.
enum TextStyleSizes {
  static let all: [String: [Double]] = [
    "largeTitle": [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    "title1": [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    "title2": [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    "title3": [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    "headline": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "body": [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    "callout": [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    "subheadline": [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    "footnote": [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    "caption1": [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    "caption2": [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// The names that SwiftUI gives to some styles.
  private static let otherNames = ["title": "title1", "caption": "caption1", "subhead": "subheadline"]

  /// The sizes of a style; nil for an unknown one.
  static func sizes(_ style: String) -> [Double]? { all[otherNames[style] ?? style] }

  /// The styles of titles.
  static func isTitle(_ style: String) -> Bool {
    ["largeTitle", "title", "title1", "title2", "title3", "extraLargeTitle", "extraLargeTitle2"].contains(
      style)
  }

  /// How many times larger a text must be at the largest size than at the default one: twice, less a little, or what
  /// the style itself does where that is less.
  static func requiredGrowth(style: String?, pointSize: Double?) -> Double {
    let known = style.flatMap(sizes) ?? pointSize.flatMap(nearest)
    guard let known else { return 1.9 }
    return min(
      1.9,
      known[ContentSize.accessibilityExtraExtraExtraLarge.rawValue] / known[ContentSize.large.rawValue] * 0.95
    )
  }

  /// The sizes of the style that is nearest in its default size.
  private static func nearest(_ pointSize: Double) -> [Double]? {
    let large = ContentSize.large.rawValue
    return all.sorted { $0.key < $1.key }.map(\.value).min {
      abs($0[large] - pointSize) < abs($1[large] - pointSize)
    }
  }
}
