import Foundation

/// A view above the tab bar, such as what is playing.
///
/// Follows <https://developer.apple.com/documentation/uikit/uitabaccessory>.
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
  /// The app's view.
  public let contentView: UIView

  /// Creates an accessory with a view.
  public init(contentView: UIView) {
    self.contentView = contentView
    super.init()
  }
}

/// What holds the app's view above the tab bar: a capsule.
final class TabAccessoryView: UIView {
  /// In points.
  static let height: CGFloat = 48
  /// From the tab bar, and from the sides of the screen, in points.
  static let gap: CGFloat = 8
  static let side: CGFloat = 21

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = Self.height / 2
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  var accessory: UITabAccessory? {
    didSet {
      guard accessory !== oldValue else { return }
      if let old = oldValue?.contentView, old.superview === self { old.removeFromSuperview() }
      if let new = accessory?.contentView { addSubview(new) }
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    accessory?.contentView.frame = bounds
  }
}
