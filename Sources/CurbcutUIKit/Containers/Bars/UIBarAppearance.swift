import Foundation

/// The background of a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarappearance>.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The kind of device that the appearance is for.
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
  /// Whether nothing at all is drawn.
  private(set) final var isTransparent = false
  /// Whether a bar made it for itself, and no app set it.
  final var isInitial = false
  /// Whether an app gave the bar this look.
  final var wasChanged: Bool { !isInitial || fill != nil }

  /// Marks a look as one that a bar made for itself.
  static func initial<Look: UIBarAppearance>(_ look: Look) -> Look {
    look.isInitial = true
    return look
  }

  /// Makes an appearance with the default background.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public override convenience init() { self.init(idiom: .phone) }

  /// Makes a copy of another appearance.
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

  /// Glass, which on iOS 26 lets the content through.
  open func configureWithDefaultBackground() {
    isTransparent = false
    _backgroundEffect.keep(UIBlurEffect(style: .systemChromeMaterial))
    backgroundColor = nil
    _shadowColor.keep(.separator)
  }

  /// The colour of the system's background, and nothing of the content.
  open func configureWithOpaqueBackground() {
    isTransparent = false
    _backgroundEffect.keep(nil)
    backgroundColor = .systemBackground
    _shadowColor.keep(.separator)
  }

  /// Nothing at all but what stands in the bar.
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
  /// Font and colour of the title; other attributes are kept, not drawn.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Attributes of the subtitle.
  @Unsupported("UINavigationBarAppearance.subtitleTextAttributes: subtitles have the system's look")
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Font and colour of a large title; other attributes are kept, not drawn.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
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
  /// The image of the back button; a chevron at first.
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward")
  /// Kept for apps that set it; bars change at once here.
  open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward")

  /// Sets the image of the back button; nil takes the chevron back.
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
  /// How tabs look whose image stands above the title.
  @Unsupported("UITabBarAppearance.stackedLayoutAppearance: tabs have the system's look")
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose image stands beside the title.
  @Unsupported("UITabBarAppearance.inlineLayoutAppearance: tabs have the system's look")
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  /// How the smaller tabs of a low bar look.
  @Unsupported("UITabBarAppearance.compactInlineLayoutAppearance: tabs have the system's look")
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  /// The colour behind the chosen tab; nil for none.
  @Unsupported("UITabBarAppearance.selectionIndicatorTintColor: the chosen tab is marked in the system's way")
  open var selectionIndicatorTintColor: UIColor? = nil
  /// The image behind the chosen tab; nil for none.
  @Unsupported("UITabBarAppearance.selectionIndicatorImage: the chosen tab is marked in the system's way")
  open var selectionIndicatorImage: UIImage? = nil
  /// How tabs share the bar.
  @Unsupported("UITabBarAppearance.stackedItemPositioning: tabs share the bar in the system's way")
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of tabs in points, 0 for the system's own.
  @Unsupported("UITabBarAppearance.stackedItemWidth: tabs have the system's width")
  open var stackedItemWidth: CGFloat = 0
  /// The distance between tabs in points, 0 for the system's own.
  @Unsupported("UITabBarAppearance.stackedItemSpacing: tabs have the system's distance")
  open var stackedItemSpacing: CGFloat = 0
}

/// How bar buttons look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// A button that rests.
  public let normal = UIBarButtonItemStateAppearance()
  /// A button with a finger on it.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// A button that cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// A button with the keyboard's focus.
  public let focused = UIBarButtonItemStateAppearance()

  /// Makes the default look of a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public override convenience init() { self.init(style: .plain) }

  /// Takes back the default look of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    if style == .done { normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold) }
  }
}

/// How a bar button looks in one state.
@preconcurrency @MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// A picture behind the title; nil for none.
  open var backgroundImage: UIImage?
  /// How far the picture is moved, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How tabs look, by state.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
  /// How image and title of a tab stand.
  public enum Style: Int, Hashable, Sendable {
    /// The image above the title.
    case stacked
    /// The image beside the title.
    case inline
    /// The image beside the title, both smaller.
    case compactInline
  }
  /// A tab that rests.
  public let normal = UITabBarItemStateAppearance()
  /// The chosen tab.
  public let selected = UITabBarItemStateAppearance()
  /// A tab that cannot be used.
  public let disabled = UITabBarItemStateAppearance()
  /// A tab with the keyboard's focus.
  public let focused = UITabBarItemStateAppearance()
  private(set) final var style: Style

  /// Makes the default look of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .stacked) }

  /// Takes back the default look of a style.
  open func configureWithDefault(for style: Style) { self.style = style }
}

/// How a tab looks in one state.
@preconcurrency @MainActor
open class UITabBarItemStateAppearance: NSObject {
  /// Attributes of the title.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved, in points.
  open var titlePositionAdjustment = UIOffset.zero
  /// The colour of the image; nil for the system's own.
  open var iconColor: UIColor?
  /// How far the badge is moved, in points.
  open var badgePositionAdjustment = UIOffset.zero
  /// The colour of the badge; nil for red.
  open var badgeBackgroundColor: UIColor?
  /// Attributes of the words in the badge.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the words in the badge are moved, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
