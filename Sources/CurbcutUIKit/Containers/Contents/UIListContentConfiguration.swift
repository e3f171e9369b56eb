import Foundation

/// What a list cell, header or footer shows: an image, a text and a second text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How the image looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The size and weight of symbols; nil follows the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; nil for the tint of the view.
    public var tintColor: UIColor?
    /// The radius of rounded corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; 0 leaves that side free.
    public var maximumSize: CGSize = .zero
    /// The size kept free for the image, in points, so that texts align; 0 follows the image.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether the image keeps its colours while colours are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// Changes the colour for what is shown; nil, the default, for no change.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The colour that template images get in a view with that tint.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer.map { $0(color) } ?? color
    }

    /// Reserves the width that lists keep for symbols.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }

  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// Where the lines of a text lie.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// By the direction of the language.
      case natural
      /// In the middle.
      case center
      /// Stretched to both sides.
      case justified
    }
    /// How a text is changed before it is shown.
    public enum TextTransform: Int, Hashable, Sendable {
      /// Not at all.
      case none
      /// In capitals.
      case uppercase
      /// In small letters.
      case lowercase
      /// With each word beginning with a capital.
      case capitalized
    }

    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// Changes the colour for what is shown; nil, the default, for no change.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that the text gets.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    /// Where the lines lie; natural by default.
    public var alignment = TextAlignment.natural
    /// What happens to text that is too long; its end gives way to "…" at first.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// At most so many lines; 0, the default, for as many as the text needs.
    public var numberOfLines = 0
    /// Whether the font gets smaller where the text would be cut.
    public var adjustsFontSizeToFitWidth = false
    /// How small the font may get, as a fraction of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are moved together before text is cut; false by default.
    @Unsupported(
      "UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation: letters are not moved together"
    )
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the person's text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// How the text is changed before it is shown; attributed texts are not.
    public var transform = TextTransform.none
    /// The style the font came from, so that the view can follow the text size.
    var style: UIFont.TextStyle

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      self.style = style
      self.color = color
      font = UIFont.preferredFont(forTextStyle: style)
    }
  }

  /// The first text; nil for none.
  public var text: String?
  /// The first text with attributes, in place of ``text``.
  public var attributedText: NSAttributedString?
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The second text with attributes, in place of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The image at the side where reading begins; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// How the first text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the content keeps to the margins of the view around it; only the horizontal one
  /// is followed.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// How far the content keeps from the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Puts the second text at the trailing edge, where both fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance from the image to the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least distance between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The distance between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// How visible everything is, from 0 to 1; 1 by default.
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

  /// The header of a plain list.
  public static func plainHeader() -> Self {
    Self(.headline, .label, .headline, .label, margins: ListMetrics.headerMargins, role: .header)
  }

  /// The footer of a plain list.
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

  /// The footer of a grouped list.
  public static func groupedFooter() -> Self {
    Self(
      .footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: ListMetrics.footerMargins,
      role: .footer)
  }

  /// A header in larger letters, for cards.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(.title3, .label, .body, .secondaryLabel, margins: ListMetrics.headerMargins, role: .header)
  }

  /// A header in still larger letters, for cards.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.title2, .label, .body, .secondaryLabel, margins: ListMetrics.headerMargins, role: .header)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A row of a sidebar with a second text.
  public static func sidebarSubtitleCell() -> Self {
    Self(.body, .label, .subheadline, .secondaryLabel, margins: ListMetrics.cellMargins)
  }
  /// A row of a sidebar that stands beside another.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// A row with a second text, of a sidebar that stands beside another.
  public static func accompaniedSidebarSubtitleCell() -> Self { sidebarSubtitleCell() }
  /// The header of a sidebar.
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
  /// From side to side.
  public static let horizontal = Self(rawValue: 1 << 0)
  /// From top to bottom.
  public static let vertical = Self(rawValue: 1 << 1)
  /// Both directions.
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
  /// A header with a title that was not measured yet: as high as that of an inset grouped section.
  static let guessedHeaderHeight: CGFloat = 38.5
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
