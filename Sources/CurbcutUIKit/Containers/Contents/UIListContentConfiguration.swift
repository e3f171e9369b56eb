import Foundation

/// What a list cell, header or footer shows: an image, a text and a second text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>.
@MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How the image looks.
  @MainActor
  public struct ImageProperties {
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 leaves that side free.
    public var maximumSize: CGSize = .zero
    /// The size kept free for the image, in points, so that texts align; 0 follows the image.
    public var reservedLayoutSize: CGSize = .zero
    public var accessibilityIgnoresInvertColors = false
    /// Reserves the width that lists keep for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }

  /// How a text looks.
  @MainActor
  public struct TextProperties {
    public enum TextAlignment: Int, Hashable, Sendable { case natural, center, justified }
    public enum TextTransform: Int, Hashable, Sendable { case none, uppercase, lowercase, capitalized }

    public var font: UIFont
    public var color: UIColor
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
    public var allowsDefaultTighteningForTruncation = false
    public var adjustsFontForContentSizeCategory = true
    public var transform = TextTransform.none
    /// The style the font came from, so that the view can follow the text size.
    var style: UIFont.TextStyle

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      self.style = style
      self.color = color
      font = UIFont.preferredFont(forTextStyle: style)
    }
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var imageProperties = ImageProperties()
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Puts the second text at the trailing edge, where both fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var alpha: CGFloat = 1
  /// Headers and footers are spoken otherwise than cells.
  var role = Role.cell

  enum Role { case cell, header, footer }

  private init(
    _ text: UIFont.TextStyle, _ color: UIColor, _ secondary: UIFont.TextStyle, _ secondaryColor: UIColor,
    margins: NSDirectionalEdgeInsets, role: Role = .cell
  ) {
    textProperties = TextProperties(text, color)
    secondaryTextProperties = TextProperties(secondary, secondaryColor)
    directionalLayoutMargins = margins
    self.role = role
  }

  /// A plain row: a text, and a smaller one below.
  public static func cell() -> Self {
    Self(.body, .label, .caption1, .label, margins: ListMetrics.cellMargins)
  }

  /// A row with a smaller second text below the first.
  public static func subtitleCell() -> Self { cell() }

  /// A row with a grey value at the trailing edge.
  public static func valueCell() -> Self {
    var result = Self(.body, .label, .body, .secondaryLabel, margins: ListMetrics.cellMargins)
    result.prefersSideBySideTextAndSecondaryText = true
    return result
  }

  /// The header of a list section, for any style of list.
  public static func header() -> Self { groupedHeader() }

  /// The footer of a list section, for any style of list.
  public static func footer() -> Self { groupedFooter() }

  public static func plainHeader() -> Self {
    Self(.headline, .label, .headline, .label, margins: ListMetrics.headerMargins, role: .header)
  }

  public static func plainFooter() -> Self {
    Self(
      .footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: ListMetrics.footerMargins,
      role: .footer)
  }

  /// Since iOS 26: as written, not in capitals, in the headline style.
  public static func groupedHeader() -> Self {
    Self(
      .headline, .secondaryLabel, .headline, .secondaryLabel, margins: ListMetrics.headerMargins,
      role: .header)
  }

  public static func groupedFooter() -> Self {
    Self(
      .footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: ListMetrics.footerMargins,
      role: .footer)
  }

  public static func prominentInsetGroupedHeader() -> Self {
    Self(.title3, .label, .body, .secondaryLabel, margins: ListMetrics.headerMargins, role: .header)
  }

  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.title2, .label, .body, .secondaryLabel, margins: ListMetrics.headerMargins, role: .header)
  }

  public static func sidebarCell() -> Self { cell() }
  public static func sidebarSubtitleCell() -> Self {
    Self(.body, .label, .subheadline, .secondaryLabel, margins: ListMetrics.cellMargins)
  }
  public static func accompaniedSidebarCell() -> Self { cell() }
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }
  public static func sidebarHeader() -> Self {
    Self(.headline, .label, .body, .secondaryLabel, margins: ListMetrics.headerMargins, role: .header)
  }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }

  public func updated(for state: any UIConfigurationState) -> Self {
    var result = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled ?? (state as? UIViewConfigurationState)?.isDisabled
    if isDisabled == true {
      result.textProperties.color = .tertiaryLabel
      result.secondaryTextProperties.color = .tertiaryLabel
    }
    return result
  }
}

/// The axes along which something holds.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let horizontal = Self(rawValue: 1 << 0)
  public static let vertical = Self(rawValue: 1 << 1)
  public static let both: Self = [.horizontal, .vertical]
}

/// Distances of lists on iOS 26, in points, measured on real trees
/// (`ios26-netnewswire-settings.sheet.xml`, `ios26-settings-motion.xml`).
enum ListMetrics {
  /// A row of one line is 52 points high at the Large text size.
  static let rowHeight: CGFloat = 52
  static let rowVerticalMargin: CGFloat = 15
  /// From the edge of a rounded section to the text in it.
  static let insetContentMargin: CGFloat = 16
  /// Above the header of the first section, and in place of a header or footer that is missing.
  static let sectionGap: CGFloat = 17.5
  static let sectionCornerRadius: CGFloat = 26
  static let accessoryTrailing: CGFloat = 20
  static let accessoryToContent: CGFloat = 8
  static let iconSize: CGFloat = 29

  static let cellMargins = NSDirectionalEdgeInsets(top: 15, leading: 16, bottom: 15, trailing: 16)
  static let headerMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 8, trailing: 16)
  static let footerMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 7.5, trailing: 16)

  /// The margin at the sides of a screen of that width.
  static func sideMargin(forWidth width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }
}
