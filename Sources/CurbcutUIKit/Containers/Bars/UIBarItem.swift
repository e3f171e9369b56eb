import Foundation

/// An item of a bar, with a title and an image.
///
/// It is not a view; accessibility attributes set on it apply to the view that the bar creates for it.
@preconcurrency @MainActor
open class UIBarItem: AccessibleObject, UIAccessibilityIdentification {
  /// The title of the item, which shows if there is no image.
  open var title: String? { didSet { itemDidChange() } }
  /// The image of the item; nil for none.
  open var image: UIImage? { didSet { itemDidChange() } }
  /// The image for phones in landscape; nil for ``image``.
  @Unsupported("UIBarItem.landscapeImagePhone: a phone held sideways shows the same image")
  open var landscapeImagePhone: UIImage? = nil
  /// The image that the Large Content Viewer shows; nil for ``image``.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image, in points; bar buttons apply them.
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  /// Insets of ``landscapeImagePhone``, in points.
  @Unsupported("UIBarItem.landscapeImagePhoneInsets: a phone held sideways shows the same image")
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  /// Insets of ``largeContentSizeImage``, in points.
  @Unsupported("UIBarItem.largeContentSizeImageInsets: the large image is not moved")
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  /// Whether the item is enabled; true by default.
  open var isEnabled = true { didSet { itemDidChange() } }
  /// A number for the app's own use; 0 by default.
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The bar that shows the item.
  final weak var bar: UIView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  /// Called after the item was loaded from a storyboard. For subclasses to override.
  open func awakeFromNib() {}

  /// Sets attributes of the title for a state; nil removes them.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    itemDidChange()
  }

  /// The attributes of the title for a state; nil for none.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    if let own = titleAttributes[state] { return own }
    for proxy in AppearanceProxies.shared.proxies(for: self, at: bar) {
      if let given = proxy.titleAttributes[state] { return given }
    }
    return nil
  }

  /// Makes the bar update the item.
  final func itemDidChange() {
    (bar as? any BarItemHost)?.itemDidChange(self)
    accessibilityAttributesDidChange()
  }

  // MARK: Accessibility

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIBarItem.self, over: AccessibleObject.accessibilityDefaults
  ) { answers, _ in
    answers.label = { item in
      let name = item.title ?? item.image?.accessibilityLabel
      return name?.isEmpty == false ? name : nil
    }
  }
}

/// A bar that shows items and updates them when they change.
@MainActor
protocol BarItemHost: UIView {
  func itemDidChange(_ item: UIBarItem)
}
