import Foundation

/// One segment of a segmented control, with its title or image.
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
    // The segmented control tracks the touches on all its segments.
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

  /// The width that the title or image needs, in points. A title is measured as if selected, so that selecting a
  /// segment does not change its width.
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

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: SegmentView.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.label = { view in
      if let title = view.title, !title.isEmpty { return title }
      return view.image?.spokenName
    }
    answers.traits = { view in
      var traits: UIAccessibilityTraits = .button
      if view.isShownSelected { traits.insert(.selected) }
      if !view.isAvailable { traits.insert(.notEnabled) }
      return traits
    }
    answers.position = { view in view.control.map { (view.index + 1, $0.numberOfSegments) } }
    answers.activate = { view in view.control?.choose(view.index, with: nil) ?? false }
  }

}
