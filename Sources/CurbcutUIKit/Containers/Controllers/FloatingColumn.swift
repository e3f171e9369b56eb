import Foundation

/// A sidebar of iPadOS 26: a panel of glass with round corners, which floats over what is beside it.
///
/// Apple gives no measures (<https://developer.apple.com/videos/play/wwdc2025/284> shows it); the corners here are
/// concentric with those of the screen.
final class FloatingColumn: UIView {
  /// From the edges of the screen to the panel, in points.
  static let margin: CGFloat = 8
  private static let radius: CGFloat = 22

  private let glass = GlassView(frame: .zero)
  private let content = UIView(frame: .zero)
  private weak var shown: UIViewController?
  private weak var owner: UIViewController?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isOpaque = false
    glass.isUserInteractionEnabled = false
    glass.cornerRadius = Self.radius
    // Lists stand on it, so that less shows through than through a button.
    glass.density = 0.85
    glass.blurRadius = 20
    content.clipsToBounds = true
    content.layer.cornerRadius = Self.radius
    addSubview(glass)
    addSubview(content)
    // It is read to its end before what is beside it.
    shouldGroupAccessibilityChildren = true
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    glass.frame = bounds
    content.frame = bounds
  }

  /// Shows a child of a container in a column of a view.
  func show(
    _ child: UIViewController, of owner: UIViewController, in host: UIView, column: CGRect, isAtRight: Bool
  ) {
    let margin = Self.margin
    if superview !== host { host.addSubview(self) }
    frame = CGRect(
      x: column.minX + (isAtRight ? 0 : margin), y: column.minY + margin,
      width: max(0, column.width - margin), height: max(0, column.height - 2 * margin))
    layoutIfNeeded()
    (shown, self.owner) = (child, owner)
    if !child.traitOverrides.values.isOnGlass { child.traitOverrides.values.isOnGlass = true }
    owner.show(child: child, in: content, frame: content.bounds)
  }

  /// Takes the panel away. What was shown is hidden if it has not been moved elsewhere.
  func remove() {
    guard let shown else { return }
    shown.traitOverrides.values.isOnGlass = false
    if shown.viewIfLoaded?.superview === content { owner?.hide(child: shown) }
    self.shown = nil
    removeFromSuperview()
  }
}

extension UIColor {
  /// The background of a screen, which gives way to glass behind it.
  package static let screenBackground = UIColor { traits in
    traits.values.isOnGlass ? .clear : .systemBackground
  }

  /// The background of a sidebar, which gives way to glass behind it.
  package static let sidebarBackground = UIColor { traits in
    traits.values.isOnGlass ? .clear : .secondarySystemBackground
  }
}

extension UIEdgeInsets {
  /// What a sidebar at the left or the right covers.
  init(atSide width: CGFloat, isAtRight: Bool) {
    self.init(top: 0, left: isAtRight ? 0 : width, bottom: 0, right: isAtRight ? width : 0)
  }
}
