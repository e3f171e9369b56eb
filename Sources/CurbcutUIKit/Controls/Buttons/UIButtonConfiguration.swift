import Foundation

extension UIButton {
  /// How a button looks, as one value.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uibutton/configuration-swift.struct>.
  @preconcurrency @MainActor
  public struct Configuration {
    /// How large the content and its insets are.
    public enum Size: Int, Sendable {
      /// The usual size.
      case medium = 0
      /// Smaller, for places with little room.
      case small = 1
      /// The smallest.
      case mini = 2
      /// Larger, for the main action of a screen.
      case large = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background configuration says.
      case fixed = -1
      /// As the system likes it for the button's size.
      case dynamic = 0
      /// 6 points.
      case small = 1
      /// 8 points.
      case medium = 2
      /// 12 points.
      case large = 3
      /// Half the height, or half the width of a button that is higher than wide.
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

    /// How a button looks in an app for the Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As the system likes it.
      case automatic = 0
      /// With an edge.
      case bordered = 1
      /// Without an edge.
      case borderless = 2
      /// Without an edge, in the tint colour.
      case borderlessTinted = 3
    }

    /// Whether a mark shows that the button pops up a menu.
    public enum Indicator: Int, Sendable {
      /// As the button's menu asks for it.
      case automatic = 0
      /// No mark.
      case none = 1
      /// A pair of arrows, up and down.
      case popup = 2
    }

    /// The looks that the system offers.
    enum Style: Sendable { case plain, gray, tinted, filled }

    let style: Style

    // MARK: Background

    /// What lies behind the content. A colour of its own wins over that of the style.
    public var background: UIBackgroundConfiguration = .clear()
    /// How round the corners are; `dynamic` by default.
    public var cornerStyle: CornerStyle = .dynamic
    /// How large the content is; `medium` by default. Sets ``contentInsets``, unless they were set
    /// already.
    public var buttonSize: Size = .medium {
      didSet { if usesDefaultInsets { contentInsetsStorage = Self.defaultInsets(for: buttonSize) } }
    }
    /// How the button looks in an app for the Mac; `automatic` by default.
    @Unsupported("UIButton.Configuration.macIdiomStyle: the button looks as on a phone or tablet")
    public var macIdiomStyle: MacIdiomStyle = .automatic

    // MARK: Colours

    /// Title and image; nil lets the style decide.
    public var baseForegroundColor: UIColor?
    /// The background; nil lets the style decide.
    public var baseBackgroundColor: UIColor?

    // MARK: Content

    /// The image; nil for that of the button.
    public var image: UIImage?
    /// Changes the colour of the image; nil leaves it.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol image shows; nil for the usual.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Whether a wheel turns in place of the image.
    public var showsActivityIndicator = false
    /// Changes the colour of the turning wheel; nil leaves it.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?

    /// The title without attributes; setting it takes the attributes away.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } }
      set { attributedTitle = newValue.map { AttributedString($0) } }
    }
    /// The title with its attributes; nil for that of the button.
    public var attributedTitle: AttributedString?
    /// Changes the attributes of the title; nil leaves them.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a title that is too wide is cut or broken; at words by default.
    public var titleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// The line under the title, without attributes; setting it takes the attributes away.
    public var subtitle: String? {
      get { attributedSubtitle.map { String($0.characters) } }
      set { attributedSubtitle = newValue.map { AttributedString($0) } }
    }
    /// The line under the title, with its attributes; nil for none.
    public var attributedSubtitle: AttributedString?
    /// Changes the attributes of the subtitle; nil leaves them.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How a subtitle that is too wide is cut or broken; at words by default.
    public var subtitleLineBreakMode: NSLineBreakMode = .byWordWrapping

    /// Whether a mark shows that the button pops up a menu; `automatic` by default.
    public var indicator: Indicator = .automatic
    /// Changes the colour of that mark; nil leaves it.
    public var indicatorColorTransformer: UIConfigurationColorTransformer?

    // MARK: Layout

    private var contentInsetsStorage = Self.defaultInsets(for: .medium)
    private var usesDefaultInsets = true

    /// Between the button's edges and its content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { contentInsetsStorage }
      set {
        contentInsetsStorage = newValue
        usesDefaultInsets = false
      }
    }

    /// Goes back to the insets that belong to ``buttonSize``.
    public mutating func setDefaultContentInsets() {
      usesDefaultInsets = true
      contentInsetsStorage = Self.defaultInsets(for: buttonSize)
    }

    /// The edge of the title at which the image lies; leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// How the lines of title and subtitle align; `automatic` by default.
    public var titleAlignment: TitleAlignment = .automatic

    /// Whether the look follows the selected state of the button; true by default.
    public var automaticallyUpdateForSelection = true

    // MARK: Making

    init(_ style: Style) {
      self.style = style
      background.backgroundColor = nil
      background.cornerRadius = 8
    }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a background of the tint colour, made pale.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// White on the tint colour.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// The system's look without an edge; here that of ``plain()``.
    public static func borderless() -> Configuration { Configuration(.plain) }
    /// The system's look with an edge; here that of ``gray()``.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// The system's look with an edge, in the tint colour; here that of ``tinted()``.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// The system's look for the main action; here that of ``filled()``.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// The configuration as that button shows it in its state.
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

    // MARK: Looks

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

    /// The corner radius of a background of that size, in points.
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
