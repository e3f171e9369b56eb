import UIKit

/// Stars that show a rating. Flicking up or down adds or removes one.
final class RatingView: UIView {
  /// The maximum number of stars.
  static let most = 5

  private(set) var starCount: Int {
    didSet { setNeedsDisplay() }
  }

  init(starCount: Int, frame: CGRect) {
    self.starCount = min(max(starCount, 0), Self.most)
    super.init(frame: frame)
    backgroundColor = .clear
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped(_:))))
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 44 * Self.most, height: 44) }

  override func draw(_ rect: CGRect) {
    for index in 0..<Self.most {
      let star = star(in: CGRect(x: CGFloat(index) * 44, y: 0, width: 44, height: 44).insetBy(dx: 5, dy: 5))
      UIColor.systemOrange.set()
      index < starCount ? star.fill() : star.stroke()
    }
  }

  private func star(in rect: CGRect) -> UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius = rect.width / (corner.isMultiple(of: 2) ? 2 : 4.5)
      let angle = CGFloat(corner) * .pi / 5 - .pi / 2
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      corner == 0 ? path.move(to: point) : path.addLine(to: point)
    }
    path.close()
    return path
  }

  @objc private func tapped(_ recognizer: UITapGestureRecognizer) {
    starCount = min(Int(recognizer.location(in: self).x / 44) + 1, Self.most)
  }

  /// The stars in words, for people who cannot see them.
  override var accessibilityValue: String? {
    get { starCount == 1 ? "1 star" : "\(starCount) stars" }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { starCount = min(starCount + 1, Self.most) }

  override func accessibilityDecrement() { starCount = max(starCount - 1, 0) }
}
