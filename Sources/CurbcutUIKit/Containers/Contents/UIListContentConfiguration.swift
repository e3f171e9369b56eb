import Foundation

/// The content of a list cell, header or footer: an image, a text and a secondary text.
///
/// Follows <https://developer.apple.com/documentation/uikit/uilistcontentconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How the image looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The size and weight of symbol images; nil to follow the text.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; nil for the view's tint colour.
    public var tintColor: UIColor?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 leaves a dimension unlimited.
    public var maximumSize: CGSize = .zero
    /// The size reserved for the image, in points, so that texts align; 0 follows the image.
    public var reservedLayoutSize: CGSize = .zero
    /// Whether the image keeps its colours while colours are inverted.
    public var accessibilityIgnoresInvertColors = false
    /// Transforms the colour before it is shown; nil, the default, leaves it unchanged.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The colour of template images in a view with the given tint colour.
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
    /// The horizontal alignment of a text.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// Follows the direction of the language.
      case natural
      /// Centred.
      case center
      /// Justified to both sides.
      case justified
    }
    /// A change of case that is applied to a text before it is shown.
    public enum TextTransform: Int, Hashable, Sendable {
      /// Shown as written.
      case none
      /// In upper case.
      case uppercase
      /// In lower case.
      case lowercase
      /// With the first letter of each word capitalised.
      case capitalized
    }

    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// Transforms the colour before it is shown; nil, the default, leaves it unchanged.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour of the text after the transformer.
    public func resolvedColor() -> UIColor { colorTransformer.map { $0(color) } ?? color }

    /// The alignment of the text; natural by default.
    public var alignment = TextAlignment.natural
    /// How text that is too long is broken or truncated; by default it is truncated at the end.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The maximum number of lines; 0, the default, for no limit.
    public var numberOfLines = 0
    /// Whether the font is made smaller if the text would otherwise be truncated.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of the font, as a fraction of its size.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letter spacing is reduced before text is truncated; false by default.
    @Unsupported(
      "UIListContentConfiguration.TextProperties.allowsDefaultTighteningForTruncation: letters are not moved together"
    )
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the user's text size; true by default.
    public var adjustsFontForContentSizeCategory = true
    /// The change of case that is applied to the text; not applied to attributed text.
    public var transform = TextTransform.none
    /// The text style of the font, so that the view can follow the text size.
    var style: UIFont.TextStyle

    init(_ style: UIFont.TextStyle, _ color: UIColor) {
      self.style = style
      self.color = color
      font = UIFont.preferredFont(forTextStyle: style)
    }
  }

  /// The primary text; nil for none.
  public var text: String?
  /// The primary text with attributes, which replaces ``text``.
  public var attributedText: NSAttributedString?
  /// The secondary text; nil for none.
  public var secondaryText: String?
  /// The secondary text with attributes, which replaces ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The image at the leading edge; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// How the primary text looks.
  public var textProperties: TextProperties
  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties
  /// The axes along which the content preserves its superview's layout margins; only the horizontal one is applied.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins between the content and the edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the secondary text is at the trailing edge if both texts fit on one line.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between the image and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 6
  /// The space between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The opacity of the content, from 0 to 1; 1 by default.
  public var alpha: CGFloat = 1
  /// VoiceOver speaks headers and footers differently from cells.
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

  /// A plain row: a text, with a smaller one below it.
  public static func cell() -> Self {
    Self(.body, .label, .caption1, .label, margins: ListMetrics.cellMargins)
  }

  /// A row with a smaller secondary text below the primary one.
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

  /// The header of a grouped list. Since iOS 26 it is shown as written, not in capitals, in the headline style; iOS 18
  /// shows small capitals.
  public static func groupedHeader() -> Self {
    guard SystemMetrics.current.capitalisesGroupedHeaders else {
      return Self(
        .headline, .secondaryLabel, .headline, .secondaryLabel, margins: ListMetrics.headerMargins,
        role: .header)
    }
    var result = Self(
      .footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: ListMetrics.headerMargins,
      role: .header)
    result.textProperties.transform = .uppercase
    return result
  }

  /// The footer of a grouped list.
  public static func groupedFooter() -> Self {
    Self(
      .footnote, .secondaryLabel, .footnote, .secondaryLabel, margins: ListMetrics.footerMargins,
      role: .footer)
  }

  /// A header in a larger font, for inset grouped lists.
  public static func prominentInsetGroupedHeader() -> Self {
    Self(.title3, .label, .body, .secondaryLabel, margins: ListMetrics.headerMargins, role: .header)
  }

  /// A header in an even larger font, for inset grouped lists.
  public static func extraProminentInsetGroupedHeader() -> Self {
    Self(.title2, .label, .body, .secondaryLabel, margins: ListMetrics.headerMargins, role: .header)
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A row of a sidebar with a secondary text.
  public static func sidebarSubtitleCell() -> Self {
    Self(.body, .label, .subheadline, .secondaryLabel, margins: ListMetrics.cellMargins)
  }
  /// A row of a sidebar that is beside another.
  public static func accompaniedSidebarCell() -> Self { cell() }
  /// A row with a secondary text, of a sidebar that is beside another.
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

/// A set of axes.
public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis.
  public static let horizontal = Self(rawValue: 1 << 0)
  /// The vertical axis.
  public static let vertical = Self(rawValue: 1 << 1)
  /// Both axes.
  public static let both: Self = [.horizontal, .vertical]
}

/// Metrics of lists, in points; those of iOS 26 measured on trees recorded on devices
/// (`ios26-netnewswire-settings.sheet.xml`, `ios26-settings-motion.xml`).
@MainActor
enum ListMetrics {
  /// A row of one line at the Large text size.
  static var rowHeight: CGFloat { SystemMetrics.current.rowHeight }
  static var rowVerticalMargin: CGFloat { SystemMetrics.current.rowVerticalMargin }
  /// The distance from the edge of a rounded section to the text in it.
  static func insetContentMargin(forWidth width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
  /// The space above the first section's header, and in place of a missing header or footer.
  static let sectionGap: CGFloat = 17.5
  /// The estimated height of a header with a title that has not been measured: that of an inset grouped section.
  static let guessedHeaderHeight: CGFloat = 38.5
  static var sectionCornerRadius: CGFloat { SystemMetrics.current.sectionCornerRadius }
  static let accessoryToContent: CGFloat = 8
  static let iconSize: CGFloat = 29

  static var cellMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: rowVerticalMargin, leading: 16, bottom: rowVerticalMargin, trailing: 16)
  }
  /// How far the shape of a selected row of a sidebar is from the column's edges, in points.
  static let sidebarSelectionInset: CGFloat = 10
  static let headerMargins = NSDirectionalEdgeInsets(top: 10, leading: 16, bottom: 8, trailing: 16)
  static let footerMargins = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 7, trailing: 16)

  /// The side margin for a screen of the given width.
  static func sideMargin(forWidth width: CGFloat) -> CGFloat { width >= 390 ? 20 : 16 }

  /// The side margin where it was recorded on a phone 402 points wide: wider screens have 20 points, as their layout
  /// margins (<https://developer.apple.com/documentation/uikit/uiviewcontroller/systemminimumlayoutmargins>).
  static func sideMargin(recorded: CGFloat?, forWidth width: CGFloat) -> CGFloat {
    guard let recorded else { return sideMargin(forWidth: width) }
    return max(recorded, insetContentMargin(forWidth: width))
  }
}
