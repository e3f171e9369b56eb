import CurbcutGraphics
@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// The bubble of a selected annotation: its texts, and what the app puts before, after and below them.
final class MapCallout: UIView {
  /// The view that the bubble belongs to.
  let annotationView: MKAnnotationView
  /// What is read of the bubble first.
  let text: CalloutText
  private let accessories: (left: UIView?, right: UIView?, detail: UIView?)
  private var controls: [(control: UIControl, action: UIAction)] = []

  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 8
  private static let widest: CGFloat = 300

  /// Creates the bubble.
  ///
  /// - Parameters:
  ///   - annotationView: the view that it belongs to.
  ///   - tapped: is called with each control before or after the texts that is tapped.
  init(of annotationView: MKAnnotationView, tapped: @escaping (UIControl) -> Void) {
    self.annotationView = annotationView
    accessories = (
      annotationView.leftCalloutAccessoryView, annotationView.rightCalloutAccessoryView,
      annotationView.detailCalloutAccessoryView
    )
    let annotation = annotationView.annotation
    let subtitle = accessories.detail == nil ? annotation?.subtitle as String? : nil
    text = CalloutText(title: annotation?.title as String?, subtitle: subtitle)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 12
    for view in [accessories.left, text, accessories.detail, accessories.right].compactMap(\.self) {
      addSubview(view)
    }
    for case let control as UIControl in [accessories.left, accessories.right] {
      let action = UIAction { [weak control] _ in
        if let control { tapped(control) }
      }
      control.addAction(action, for: .touchUpInside)
      controls.append((control, action))
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Takes the bubble away, and leaves the app's views as they were.
  func close() {
    for (control, action) in controls { control.removeAction(action, for: .touchUpInside) }
    for view in [accessories.left, accessories.right, accessories.detail] where view?.superview === self {
      view?.removeFromSuperview()
    }
    removeFromSuperview()
  }

  /// The size of a view of the app: its own, or what it needs.
  private static func size(of view: UIView?) -> CGSize {
    guard let view else { return .zero }
    if view.translatesAutoresizingMaskIntoConstraints, !view.bounds.isEmpty { return view.bounds.size }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  /// Puts the bubble above its annotation, or below where there is no room, within the map.
  func layOut(in room: CGRect) {
    let (left, right) = (Self.size(of: accessories.left), Self.size(of: accessories.right))
    let before = left.width > 0 ? left.width + Self.gap : 0
    let after = right.width > 0 ? right.width + Self.gap : 0
    let most = max(60, min(Self.widest, room.width - 16) - 2 * Self.margin - before - after)
    let words = text.sizeThatFits(CGSize(width: most, height: .greatestFiniteMagnitude))
    let detail = Self.size(of: accessories.detail)
    let column = CGSize(
      width: min(max(words.width, detail.width), most),
      height: words.height + (detail.height > 0 ? detail.height + Self.gap / 2 : 0))
    let inner = max(column.height, left.height, right.height)
    let size = CGSize(
      width: column.width + before + after + 2 * Self.margin, height: max(44, inner + 2 * Self.gap))

    let anchor = annotationView.frame
    let offset = annotationView.calloutOffset
    var origin = CGPoint(
      x: anchor.midX + offset.x - size.width / 2, y: anchor.minY + offset.y - size.height - 4)
    origin.x = max(room.minX + 8, min(origin.x, room.maxX - 8 - size.width))
    if origin.y < room.minY { origin.y = anchor.maxY + 4 }
    frame = CGRect(origin: origin, size: size)

    accessories.left?.frame = CGRect(
      x: Self.margin, y: (size.height - left.height) / 2, width: left.width, height: left.height)
    accessories.right?.frame = CGRect(
      x: size.width - Self.margin - right.width, y: (size.height - right.height) / 2, width: right.width,
      height: right.height)
    let top = (size.height - column.height) / 2
    text.frame = CGRect(x: Self.margin + before, y: top, width: column.width, height: words.height)
    accessories.detail?.frame = CGRect(
      x: Self.margin + before, y: top + words.height + Self.gap / 2, width: min(detail.width, column.width),
      height: detail.height)
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: MapCallout.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.performEscape = { callout in
      callout.annotationView.stage?.deselect(callout.annotationView) ?? false
    }
  }
}

/// The texts of a bubble, which are read together.
final class CalloutText: UIView {
  private let labels: [UILabel]

  init(title: String?, subtitle: String?) {
    let texts = [(title, UIFont.TextStyle.headline), (subtitle, .footnote)]
    labels = texts.compactMap { text, style in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: style)
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.isAccessibilityElement = false
      return label
    }
    super.init(frame: .zero)
    for label in labels { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let sizes = labels.map { $0.sizeThatFits(size) }
    return CGSize(
      width: min(size.width, sizes.map(\.width).max() ?? 0), height: sizes.reduce(0) { $0 + $1.height })
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for label in labels {
      let height = label.sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height
      label.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
  }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: CalloutText.self, over: UIView.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { view in !view.labels.isEmpty }
    answers.label = { view in view.labels.compactMap(\.text).joined(separator: ", ") }
    answers.traits = { _ in .staticText }
  }
}
