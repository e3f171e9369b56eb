import Foundation

/// One segment, with its title or image.
final class SegmentView: UIView {
  weak var control: UISegmentedControl?
  var index = 0
  var title: String?
  var image: UIImage?
  var action: UIAction?
  var fixedWidth: CGFloat = 0
  var contentOffset: CGSize = .zero
  var isSegmentEnabled = true
  private let label = ControlContentLabel()
  private let imageView = UIImageView(frame: .zero)

  init(title: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.image = image
    super.init(frame: .zero)
    isOpaque = false
    // The control tracks the touches of all its segments.
    isUserInteractionEnabled = false
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingMiddle
    imageView.contentMode = .center
    addSubview(label)
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  var isShownSelected: Bool { control?.selectedSegmentIndex == index }

  private var isAvailable: Bool { isSegmentEnabled && control?.isEnabled != false }

  func update() {
    guard let control else { return }
    let style = control.titleStyle(selected: isShownSelected, enabled: isAvailable)
    label.font = style.font
    label.textColor = style.color
    label.text = image == nil ? title : nil
    imageView.image = image
    imageView.tintColor = style.color
    setNeedsLayout()
    accessibilityAttributesDidChange()
  }

  /// What the title or image needs, in points; a title counts as if it were selected, so that
  /// selecting changes no width.
  var contentWidth: CGFloat {
    if let image { return image.size.width }
    guard let title, let control else { return 0 }
    let wide = ControlContentLabel()
    wide.font = control.titleStyle(selected: true, enabled: true).font
    wide.text = title
    return wide.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 32)).width.rounded(.up)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.offsetBy(dx: contentOffset.width, dy: contentOffset.height)
    label.frame = place.insetBy(dx: min(4, place.width / 2), dy: 0)
    imageView.frame = place
  }

  // MARK: Accessibility defaults

  override var defaultAccessibilityPosition: (index: Int, count: Int)? {
    control.map { (index + 1, $0.numberOfSegments) }
  }

  override var defaultIsAccessibilityElement: Bool { true }

  override var defaultAccessibilityLabel: String? {
    if let title, !title.isEmpty { return title }
    return image?.spokenName
  }

  override var defaultAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if isShownSelected { traits.insert(.selected) }
    if !isAvailable { traits.insert(.notEnabled) }
    return traits
  }

  override func defaultAccessibilityActivate() -> Bool { control?.choose(index, with: nil) ?? false }
}
