import Foundation

/// The background of a bar.
///
/// Follows <https://developer.apple.com/documentation/uikit/uibarappearance>.
@MainActor
open class UIBarAppearance: NSObject {
  public let idiom: UIUserInterfaceIdiom
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?
  /// Whether nothing at all is drawn.
  private(set) final var isTransparent = false

  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
    configureWithDefaultBackground()
  }

  public override convenience init() { self.init(idiom: .phone) }

  public init(barAppearance other: UIBarAppearance) {
    idiom = other.idiom
    super.init()
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowColor = other.shadowColor
    shadowImage = other.shadowImage
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
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .separator
  }

  open func configureWithOpaqueBackground() {
    isTransparent = false
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .separator
  }

  open func configureWithTransparentBackground() {
    isTransparent = true
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  /// The colour to fill the bar with; nil to leave the content visible.
  final var fill: UIColor? { isTransparent ? nil : backgroundColor }
}

/// How a navigation bar looks.
@MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var backButtonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open var prominentButtonAppearance = UIBarButtonItemAppearance(style: .done)
  open private(set) var backIndicatorImage = UIImage(systemName: "chevron.backward")
  open private(set) var backIndicatorTransitionMaskImage = UIImage(systemName: "chevron.backward")

  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image ?? UIImage(systemName: "chevron.backward")
    backIndicatorTransitionMaskImage = transitionMaskImage ?? UIImage(systemName: "chevron.backward")
  }
}

/// How a toolbar looks.
@MainActor
open class UIToolbarAppearance: UIBarAppearance {
  open var buttonAppearance = UIBarButtonItemAppearance()
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
}

/// How a tab bar looks.
@MainActor
open class UITabBarAppearance: UIBarAppearance {
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline)
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline)
  open var selectionIndicatorTintColor: UIColor?
  open var selectionIndicatorImage: UIImage?
  open var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  open var stackedItemWidth: CGFloat = 0
  open var stackedItemSpacing: CGFloat = 0
}

/// How bar buttons look, by state.
@MainActor
open class UIBarButtonItemAppearance: NSObject {
  public let normal = UIBarButtonItemStateAppearance()
  public let highlighted = UIBarButtonItemStateAppearance()
  public let disabled = UIBarButtonItemStateAppearance()
  public let focused = UIBarButtonItemStateAppearance()

  public init(style: UIBarButtonItem.Style) {
    super.init()
    configureWithDefault(for: style)
  }

  public override convenience init() { self.init(style: .plain) }

  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    if style == .done { normal.titleTextAttributes[.font] = UIFont.systemFont(ofSize: 17, weight: .semibold) }
  }
}

/// How a bar button looks in one state.
@MainActor
open class UIBarButtonItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var backgroundImage: UIImage?
  open var backgroundImagePositionAdjustment = UIOffset.zero
}

/// How tabs look, by state.
@MainActor
open class UITabBarItemAppearance: NSObject {
  public enum Style: Int, Hashable, Sendable { case stacked, inline, compactInline }
  public let normal = UITabBarItemStateAppearance()
  public let selected = UITabBarItemStateAppearance()
  public let disabled = UITabBarItemStateAppearance()
  public let focused = UITabBarItemStateAppearance()
  private(set) final var style: Style

  public init(style: Style) {
    self.style = style
    super.init()
  }

  public override convenience init() { self.init(style: .stacked) }

  open func configureWithDefault(for style: Style) { self.style = style }
}

/// How a tab looks in one state.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var titlePositionAdjustment = UIOffset.zero
  open var iconColor: UIColor?
  open var badgePositionAdjustment = UIOffset.zero
  open var badgeBackgroundColor: UIColor?
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var badgeTitlePositionAdjustment = UIOffset.zero
}
