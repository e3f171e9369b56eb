import Foundation

/// What a view shows in place of content that is not there: an image, texts and buttons, or that it is loading.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableconfiguration-swift.struct>.
@preconcurrency @MainActor
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How the content is aligned.
  public enum Alignment: Int, Hashable, Sendable {
    /// In the centre of the view.
    case center
    /// At the leading edge and the top of the view.
    case natural
  }

  /// How the image looks.
  @preconcurrency @MainActor
  public struct ImageProperties {
    /// The size and weight of symbol images; nil leaves them as they are.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of template images; nil for the view's tint colour.
    public var tintColor: UIColor?
    /// The corner radius of the image, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 leaves a dimension unlimited.
    public var maximumSize: CGSize = .zero
    /// Whether the image keeps its colours while colours are inverted.
    public var accessibilityIgnoresInvertColors = false
  }

  /// How a text looks.
  @preconcurrency @MainActor
  public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The colour of the text.
    public var color: UIColor
    /// How lines are broken, or the last line is truncated.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The greatest number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// Whether the text gets smaller to fit its width.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale of a text that gets smaller, from 0 to 1.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters may be moved together before the text is truncated.
    @Unsupported(
      "UIContentUnavailableConfiguration.TextProperties.allowsDefaultTighteningForTruncation: letters are not moved together"
    )
    public var allowsDefaultTighteningForTruncation = false

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }
  }

  /// What a button does.
  @preconcurrency @MainActor
  public struct ButtonProperties {
    /// What happens when it is tapped; nil for nothing.
    public var primaryAction: UIAction?
    /// The menu that it opens; nil for none.
    public var menu: UIMenu?
    /// The role of the button.
    public var role = UIButton.Role.normal
    /// Whether the button can be used.
    public var isEnabled = true
  }

  /// The image above the texts; nil for none.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes, shown in preference to ``text``; nil for none.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The secondary text; nil for none.
  public var secondaryText: String?
  /// The secondary text with attributes, shown in preference to ``secondaryText``; nil for none.
  public var secondaryAttributedText: NSAttributedString?
  /// How the secondary text looks.
  public var secondaryTextProperties: TextProperties
  /// The first button; it is shown when it has a title, a subtitle or an image.
  public var button: UIButton.Configuration
  /// What the first button does.
  public var buttonProperties = ButtonProperties()
  /// The second button; it is shown when it has a title, a subtitle or an image.
  public var secondaryButton: UIButton.Configuration
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How the content is aligned; centred by default.
  public var alignment = Alignment.center
  /// The axes on which the margins of the superview are kept, in addition to ``directionalLayoutMargins``.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins of the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// The space between the image and the text, in points.
  public var imageToTextPadding: CGFloat
  /// The space between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 8
  /// The space between the texts and the first button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The space between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind the content.
  public var background = UIBackgroundConfiguration.clear()
  /// Whether a turning indicator is shown in place of the image.
  var isLoading = false
  /// Whether the texts say that a search found nothing.
  private var isSearch = false

  private init(isProminent: Bool) {
    let text = UIFont.preferredFont(forTextStyle: isProminent ? .title2 : .body)
    let bold = text.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    textProperties = TextProperties(
      font: isProminent ? bold ?? text : text,
      color: isProminent ? .label : .secondaryLabel)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    button = .plain()
    secondaryButton = .plain()
    imageToTextPadding = isProminent ? 15 : 8
    imageProperties.tintColor = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
  }

  /// For a place that has no content.
  public static func empty() -> Self { Self(isProminent: true) }

  /// For a place whose content is being loaded: a turning indicator over the word “Loading…”.
  public static func loading() -> Self {
    var configuration = Self(isProminent: false)
    configuration.isLoading = true
    configuration.text = SystemWord.loading.text
    return configuration
  }

  /// For a search that found nothing; the words name what was searched for once the state tells it.
  public static func search() -> Self {
    var configuration = Self(isProminent: true)
    configuration.isSearch = true
    configuration.image = UIImage(systemName: "magnifyingglass")
    configuration.text = SystemWord.noResults.text
    configuration.secondaryText = SystemWord.noResultsAdvice.text
    return configuration
  }

  /// A view that shows the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The configuration for a state: a search names the text that was searched for.
  public func updated(for state: any UIConfigurationState) -> Self {
    guard isSearch, let searched = (state as? UIContentUnavailableConfigurationState)?.searchText else {
      return self
    }
    var updated = self
    updated.text =
      searched.isEmpty ? SystemWord.noResults.text : SystemWord.noResultsFor.text(searched)
    return updated
  }
}

/// The state on which a ``UIContentUnavailableConfiguration`` depends.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentunavailableconfigurationstate-swift.struct>.
@preconcurrency @MainActor
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// The text of the search controller of the navigation item; nil when there is none.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which only the traits are set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
