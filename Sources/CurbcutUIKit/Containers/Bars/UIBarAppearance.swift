import Foundation

/// The background of a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarappearance>.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The device idiom that the appearance is for.
  public let idiom: UIUserInterfaceIdiom
  /// The blur behind the bar; nil for none.
  @Unsupported("UIBarAppearance.backgroundEffect: bars let the content through without a blur")
  open var backgroundEffect: UIBlurEffect? = nil
  /// The colour of the bar; nil lets the content through.
  open var backgroundColor: UIColor?
  /// The image that fills the bar; nil for none.
  @Unsupported("UIBarAppearance.backgroundImage: the bar shows its colour only")
  open var backgroundImage: UIImage? = nil
  /// How ``backgroundImage`` fills the bar.
  @Unsupported("UIBarAppearance.backgroundImageContentMode: the bar shows its colour only")
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The colour of the line at the bar's edge; nil for the system's own.
  @Unsupported("UIBarAppearance.shadowColor: no line is drawn at the bar's edge")
  open var shadowColor: UIColor? = nil
  /// The image at the bar's edge; nil for the system's own line.
  @Unsupported("UIBarAppearance.shadowImage: no line is drawn at the bar's edge")
  open var shadowImage: UIImage? = nil
  /// Whether the bar has no background at all.
  private(set) final var isTransparent = false
  /// Whether this is the bar's initial appearance rather than one that the app set.
  final var isInitial = false
  /// Whether the app set or changed this appearance.
  final var wasChanged: Bool { !isInitial || fill != nil }

  /// Marks an appearance as a bar's initial one.
  static func initial<Look: UIBarAppearance>(_ look: Look) -> Look {
    look.isInitial = true
    return look
  }

  /// Creates an appearance with the default background.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public override convenience init() { self.init(idiom: .phone) }

  /// Creates a copy of another appearance.
  public init(barAppearance other: UIBarAppearance) {
    idiom = other.idiom
    super.init()
    _backgroundEffect.keep(other.backgroundEffect)
    backgroundColor = other.backgroundColor
    _backgroundImage.keep(other.backgroundImage)
    _backgroundImageContentMode.keep(other.backgroundImageContentMode)
    _shadowColor.keep(other.shadowColor)
    _shadowImage.keep(other.shadowImage)
    isTransparent = other.isTransparent
  }

  public required init?(coder: NSCoder) {
    idiom = .phone
    super.init()
    configureWithDefaultBackground()
  }

  /// Configures the glass background of iOS 26, which lets the content through.
  open func configureWithDefaultBackground() {
    isTransparent = false
    _backgroundEffect.keep(UIBlurEffect(style: .systemChromeMaterial))
    backgroundColor = nil
    _shadowColor.keep(.separator)
  }

  /// Configures an opaque background in the system's background colour.
  open func configureWithOpaqueBackground() {
    isTransparent = false
    _backgroundEffect.keep(nil)
    backgroundColor = .systemBackground
    _shadowColor.keep(.separator)
  }

  /// Configures the bar without any background.
  open func configureWithTransparentBackground() {
    isTransparent = true
    _backgroundEffect.keep(nil)
    backgroundColor = nil
    _shadowColor.keep(nil)
  }

  /// The colour to fill the bar with; nil to leave the content visible.
  final var fill: UIColor? { isTransparent ? nil : backgroundColor }
}

/// How a navigation bar looks.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The font and colour of the title; other attributes are stored but not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the subtitle.
  @Unsupported("UINavigationBarAppearance.subtitleTextAttributes: subtitles have the system's look")
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The font and colour of a large title; other attributes are stored but not drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  @Unsupported("UINavigationBarAppearance.titlePositionAdjustment: the title stands in its usual place")
  open var titlePositionAdjustment = UIOffset.zero
  /// How plain buttons look.
  @Unsupported("UINavigationBarAppearance.buttonAppearance: the bar's buttons have the system's look")
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How the back button looks.
  @Unsupported("UINavigationBarAppearance.backButtonAppearance: the back button has the system's look")
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// How buttons of style `done` look.
  @Unsupported("UINavigationBarAppearance.doneButtonAppearance: the bar's buttons have the system's look")
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// How prominent buttons look.
  @Unsupported(
    "UINavigationBarAppearance.prominentButtonAppearance: the bar's buttons have the system's look")
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .done)
  /// The image of the back button; a chevron by default.
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward")
  /// Stored for apps that set it; it has no effect, because bars change without animation here.
  open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward")

  /// Sets the image of the back button; nil restores the chevron.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage(systemName: "chevron.backward")
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage(systemName: "chevron.backward")
  }
}

/// How a toolbar looks.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  @Unsupported("UIToolbarAppearance.buttonAppearance: the bar's buttons have the system's look")
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// How buttons of style `done` look.
  @Unsupported("UIToolbarAppearance.doneButtonAppearance: the bar's buttons have the system's look")
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with the image above the title.
  @Unsupported("UITabBarAppearance.stackedLayoutAppearance: tabs have the system's look")
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with the image beside the title.
  @Unsupported("UITabBarAppearance.inlineLayoutAppearance: tabs have the system's look")
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How the smaller tabs of a compact-height bar look.
  @Unsupported("UITabBarAppearance.compactInlineLayoutAppearance: tabs have the system's look")
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the selected tab; nil for none.
  @Unsupported("UITabBarAppearance.selectionIndicatorTintColor: the chosen tab is marked in the system's way")
  open var selectionIndicatorTintColor: UIColor? = nil
  /// The image behind the selected tab; nil for none.
  @Unsupported("UITabBarAppearance.selectionIndicatorImage: the chosen tab is marked in the system's way")
  open var selectionIndicatorImage: UIImage? = nil
  /// How tabs are distributed across the bar.
  @Unsupported("UITabBarAppearance.stackedItemPositioning: tabs share the bar in the system's way")
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of tabs, in points; 0 for the system's own.
  @Unsupported("UITabBarAppearance.stackedItemWidth: tabs have the system's width")
  open var stackedItemWidth: CGFloat = 0
  /// The space between tabs, in points; 0 for the system's own.
  @Unsupported("UITabBarAppearance.stackedItemSpacing: tabs have the system's distance")
  open var stackedItemSpacing: CGFloat = 0
}

/// How bar buttons look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// A button in its normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// A button being touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// A disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// A button with keyboard focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance for a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public override convenience init() { self.init(style: .plain) }

  /// Restores the default appearance for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    if style == .done { normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold) }
  }
}

/// How a bar button looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// An image behind the title; nil for none.
  open var backgroundImage: UIImage?
  /// The offset of the background image, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How tabs look, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How the image and title of a tab are arranged.
  public enum Style: Int, Hashable, Sendable {
    /// The image above the title.
    case stacked
    /// The image beside the title.
    case inline
    /// The image beside the title, both smaller.
    case compactInline
  }
  /// A tab in its normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The selected tab.
  public let selected = UITabBarItemStateAppearance()
  /// A disabled tab.
  public let disabled = UITabBarItemStateAppearance()
  /// A tab with keyboard focus.
  public let focused = UITabBarItemStateAppearance()
  private(set) final var style: Style

  /// Creates the default appearance for a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .stacked) }

  /// Restores the default appearance for a style.
  open func configureWithDefault(for style: Style) { self.style = style }
}

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the title, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil for the system's own.
  open var iconColor: UIColor?
  /// The offset of the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge; nil for red.
  open var badgeBackgroundColor: UIColor?
  /// Attributes of the badge's text.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The offset of the badge's text, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
