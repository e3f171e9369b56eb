import Foundation

extension UIButton {
  /// The appearance of a button, as one value.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>.
  @preconcurrency @MainActor
  public struct Configuration {
    /// The size of the content and its insets.
    public enum Size: Int, Sendable {
      /// The default size.
      case medium = 0
      /// A smaller size for confined spaces.
      case small = 1
      /// The smallest size.
      case mini = 2
      /// A larger size for the main action of a screen.
      case large = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// The corner radius of the background configuration.
      case fixed = -1
      /// A radius chosen by the system for the button's size.
      case dynamic = 0
      /// 6 points.
      case small = 1
      /// 8 points.
      case medium = 2
      /// 12 points.
      case large = 3
      /// Half the shorter side.
      case capsule = 4
    }

    /// How the lines of the title align.
    public enum TitleAlignment: Int, Sendable {
      /// Leading beside an image and above a subtitle, otherwise in the middle.
      case automatic = 0
      /// At the leading edge.
      case leading = 1
      /// In the middle.
      case center = 2
      /// At the trailing edge.
      case trailing = 3
    }

    /// The appearance of a button in an app for the Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// The system decides.
      case automatic = 0
      /// With a border.
      case bordered = 1
      /// Without a border.
      case borderless = 2
      /// Without a border, in the tint colour.
      case borderlessTinted = 3
    }

    /// Whether an indicator shows that the button pops up a menu.
    public enum Indicator: Int, Sendable {
      /// Shown for a pop-up button.
      case automatic = 0
      /// No indicator.
      case none = 1
      /// A pair of arrows, up and down.
      case popup = 2
    }

    /// The styles that the system offers.
    enum Style: Sendable { case plain, gray, tinted, filled }

    let style: Style

    // MARK: Background

    /// The background behind the content. If it has a colour, that takes precedence over the style's.
    public var background: UIBackgroundConfiguration = .clear()
    /// How round the corners are; `dynamic` by default.
    public var cornerStyle: CornerStyle = .dynamic
    /// The size of the content; `medium` by default. Determines ``contentInsets`` unless they have been set.
    public var buttonSize: Size = .medium {
      didSet { if usesDefaultInsets { contentInsetsStorage = Self.defaultInsets(for: buttonSize) } }
    }
    /// How the button looks in an app for the Mac; `automatic` by default.
    @Unsupported("UIButton.Configuration.macIdiomStyle: the button looks as on a phone or tablet")
    public var macIdiomStyle: MacIdiomStyle = .automatic

    // MARK: Colours

    /// The colour of the title and image; nil lets the style decide.
    public var baseForegroundColor: UIColor?
    /// The colour of the background; nil lets the style decide.
    public var baseBackgroundColor: UIColor?

    // MARK: Content

    /// The image; nil for the button's own.
    public var image: UIImage?
    /// Transforms the colour of the image; nil leaves it unchanged.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// The symbol configuration of the image; nil for the button's own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether an activity indicator replaces the image.
    public var showsActivityIndicator = false
    /// Transforms the colour of the activity indicator; nil leaves it unchanged.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title without attributes; setting it removes the attributes.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes; nil for the button's own.
    public var attributedTitle: AttributedString?
    /// Transforms the attributes of the title; nil leaves them unchanged.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that is too wide is wrapped or truncated; by word wrapping by default.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The subtitle without attributes; setting it removes the attributes.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The subtitle with its attributes; nil for none.
    public var attributedSubtitle: AttributedString?
    /// Transforms the attributes of the subtitle; nil leaves them unchanged.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a subtitle that is too wide is wrapped or truncated; by word wrapping by default.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// Whether an indicator shows that the button pops up a menu; `automatic` by default.
    public var indicator: Indicator = .automatic
    /// Transforms the colour of the pop-up indicator; nil leaves it unchanged.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Layout

    private var contentInsetsStorage = Self.defaultInsets(for: .medium)
    private var usesDefaultInsets = true

    /// The insets between the button's edges and its content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { contentInsetsStorage }
      set {
        contentInsetsStorage = newValue
        usesDefaultInsets = false
      }
    }

    /// Restores the default insets for ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      usesDefaultInsets = true
      contentInsetsStorage = Self.defaultInsets(for: buttonSize)
    }

    /// The edge of the title at which the image is placed; leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between the image and the title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How the lines of title and subtitle align; `automatic` by default.
    public var titleAlignment: TitleAlignment = .automatic

    /// Whether the appearance follows the selected state of the button; true by default.
    public var automaticallyUpdateForSelection = true

    // MARK: Creating a configuration

    init(_ style: Style) {
      self.style = style
      background.backgroundColor = nil
      background.cornerRadius = 8
    }

    /// A configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// A configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// A configuration with a pale background in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// A configuration with white content on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The system's borderless style; here the same as ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The system's bordered style; here the same as ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The system's bordered style in the tint colour; here the same as ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The system's style for the main action; here the same as ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Glass of iOS 26; here a grey capsule.
    public static func glass() -> Configuration { capsule(.gray) }
    /// Clear glass of iOS 26; here a grey capsule.
    public static func clearGlass() -> Configuration { capsule(.gray) }
    /// Glass in the tint colour of iOS 26; here a capsule in that colour.
    public static func prominentGlass() -> Configuration { capsule(.filled) }
    /// Clear glass in the tint colour of iOS 26; here a capsule in that colour.
    public static func prominentClearGlass() -> Configuration { capsule(.filled) }

    private static func capsule(_ style: Style) -> Configuration {
      var configuration = Configuration(style)
      configuration.cornerStyle = .capsule
      return configuration
    }

    /// The configuration with the colours for a button in its current state.
    public func updated(for button: UIButton) -> Configuration {
      var result = self
      let tint: UIColor = button.tintColor
      result.baseForegroundColor = foreground(for: button, tint: tint)
      if background.backgroundColor == nil {
        result.background.backgroundColor = backgroundColor(for: button, tint: tint)
      }
      return result
    }

    private static func defaultInsets(for size: Size) -> NSDirectionalEdgeInsets {
      switch size {
      case .mini: NSDirectionalEdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8)
      case .small: NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
      case .medium: NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)
      case .large: NSDirectionalEdgeInsets(top: 15, leading: 20, bottom: 15, trailing: 20)
      }
    }

    var titleTextStyle: UIFont.TextStyle {
      switch buttonSize {
      case .mini, .small: .subheadline
      case .medium, .large: .body
      }
    }

    // MARK: Colours and corners

    private func foreground(for button: UIButton, tint: UIColor) -> UIColor {
      guard button.isEnabled else { return .tertiaryLabel }
      let isDestructive = button.role == .destructive
      let isProminent = style == .filled || showsAsSelected(button)
      let normal =
        baseForegroundColor
        ?? (isProminent ? .white : isDestructive ? .systemRed : tint)
      return button.isHighlighted ? normal.dimmed(by: 0.75, in: button.traitCollection) : normal
    }

    private func backgroundColor(for button: UIButton, tint: UIColor) -> UIColor {
      let accent = baseBackgroundColor ?? (button.role == .destructive ? UIColor.systemRed : tint)
      let normal: UIColor
      if !button.isEnabled {
        normal = style == .plain ? .clear : .tertiarySystemFill
      } else if showsAsSelected(button) {
        normal = style == .plain ? accent.dimmed(by: 0.18, in: button.traitCollection) : accent
      } else {
        switch style {
        case .plain: normal = baseBackgroundColor ?? .clear
        case .gray: normal = baseBackgroundColor ?? .secondarySystemFill
        case .tinted: normal = accent.dimmed(by: 0.18, in: button.traitCollection)
        case .filled: normal = accent
        }
      }
      return button.isHighlighted ? normal.dimmed(by: 0.75, in: button.traitCollection) : normal
    }

    private func showsAsSelected(_ button: UIButton) -> Bool {
      automaticallyUpdateForSelection && button.isSelected && style != .plain && style != .filled
    }

    /// The corner radius of a background of the given size, in points.
    func cornerRadius(for size: CGSize) -> CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .small: 6
      case .medium: 8
      case .large: 12
      // A tall button keeps the radius of one with a single line.
      case .dynamic: min(size.height / 2, buttonSize == .large ? 25 : 17)
      case .capsule: min(size.width, size.height) / 2
      }
    }
  }
}
