import UIKit

/// A price, and what it was before.
public final class PriceTag: UIView {
  private let now = UILabel()
  private let before = UILabel()

  public init(price: String, insteadOf old: String? = nil) {
    super.init(frame: .zero)
    now.text = price
    now.font = .preferredFont(forTextStyle: .title2)
    now.adjustsFontForContentSizeCategory = true
    before.attributedText = old.map {
      NSAttributedString(string: $0, attributes: [.strikethroughStyle: NSUnderlineStyle.single.rawValue])
    }
    before.font = .preferredFont(forTextStyle: .body)
    before.adjustsFontForContentSizeCategory = true
    before.textColor = .darkGray
    let stack = UIStackView(arrangedSubviews: [now, before])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: layoutMarginsGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: layoutMarginsGuide.bottomAnchor),
    ])
    // One stop, in words: the line through a price is not heard.
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    accessibilityLabel = old.map { "\(price), was \($0)" } ?? price
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}
