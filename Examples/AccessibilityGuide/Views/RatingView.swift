import CurbcutUIKit

/// Stars that tell how good something is. Swiping up and down gives more and fewer of them.
public final class RatingView: UIView {
  /// The most stars there are.
  public static let most = 5

  public private(set) var starCount: Int {
    didSet { setNeedsDisplay() }
  }

  public init(starCount: Int, frame: CGRect) {
    self.starCount = min(max(starCount, 0), Self.most)
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
  }

  public required init?(coder: NSCoder) { nil }

  /// The stars in words, for whoever does not see them.
  public override var accessibilityValue: String? {
    get { starCount == 1 ? "1 star" : "\(starCount) stars" }
    set { super.accessibilityValue = newValue }
  }

  public override func accessibilityIncrement() { starCount = min(starCount + 1, Self.most) }

  public override func accessibilityDecrement() { starCount = max(starCount - 1, 0) }
}
