import Foundation

/// What stands in a bar: a title, an image.
///
/// It is no view; the accessibility attributes set on it are those of the view that a bar makes for it.
/// Follows <https://developer.apple.com/documentation/uikit/uibaritem>.
@MainActor
open class UIBarItem: AccessibleObject, UIAccessibilityIdentification {
  open var title: String? { didSet { itemDidChange() } }
  open var image: UIImage? { didSet { itemDidChange() } }
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero { didSet { itemDidChange() } }
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var isEnabled = true { didSet { itemDidChange() } }
  open var tag = 0
  private var titleAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]
  /// The bar that shows the item.
  final weak var bar: UIView?

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func awakeFromNib() {}

  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state] = attributes
    itemDidChange()
  }

  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state]
  }

  /// The bar lays out and draws the item again.
  final func itemDidChange() {
    (bar as? any BarItemHost)?.itemDidChange(self)
    accessibilityAttributesDidChange()
  }

  // MARK: Accessibility

  override var defaultAccessibilityLabel: String? {
    let name = title ?? image?.accessibilityLabel
    return name?.isEmpty == false ? name : nil
  }
}

/// A bar that shows items, and must know when one changes.
@MainActor
protocol BarItemHost: UIView {
  func itemDidChange(_ item: UIBarItem)
}
