import Foundation

/// The square in the middle of the screen that shows an item enlarged.
///
/// It only repeats what is under the finger, so assistive technologies ignore it.
final class LargeContentView: UIView {
  /// The width on the device, in points.
  private static let side: CGFloat = 252
  private static let padding: CGFloat = 16

  private let imageView = UIImageView(frame: .zero)
  private let label = UILabel(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    build()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    build()
  }

  private func build() {
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 28
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .label
    label.font = .systemFont(ofSize: 34, weight: .semibold)
    label.textAlignment = .center
    label.numberOfLines = 0
    addSubview(imageView)
    addSubview(label)
  }

  /// Shows an item in the middle of a rectangle.
  func show(_ item: any UILargeContentViewerItem, in area: CGRect) {
    let side = min(Self.side, area.width, area.height)
    frame =
      CGRect(
        x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side
      ).integral
    label.text = item.largeContentTitle
    imageView.image = item.largeContentImage
    let inner = bounds.insetBy(dx: Self.padding, dy: Self.padding)
    guard let image = item.largeContentImage else {
      label.frame = inner
      return
    }
    let words = item.largeContentTitle == nil ? 0 : label.sizeThatFits(inner.size).height
    let height = max(0, inner.height - min(words, inner.height / 2))
    let room = CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: height)
      .inset(by: item.largeContentImageInsets)
    imageView.frame =
      item.scalesLargeContentImage
      ? room
      : CGRect(
        x: room.midX - image.size.width / 2, y: room.midY - image.size.height / 2,
        width: image.size.width, height: image.size.height)
    label.frame = CGRect(
      x: inner.minX, y: inner.minY + height, width: inner.width, height: inner.height - height)
  }
}
