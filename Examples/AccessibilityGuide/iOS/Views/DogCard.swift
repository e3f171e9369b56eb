import Accessibility
import UIKit

/// A dog that can be adopted: its name is heard at once, the rest on demand.
final class DogCard: UIView, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = []

  init(name: String, facts: [(label: String, value: String)], frame: CGRect) {
    super.init(frame: frame)
    let lines = [name] + facts.map { "\($0.label): \($0.value)" }
    let stack = UIStackView(arrangedSubviews: lines.enumerated().map { Self.label($1, isName: $0 == 0) })
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
    accessibilityCustomContent = facts.map { AXCustomContent(label: $0.label, value: $0.value) }
    // What matters most is heard with the name.
    accessibilityCustomContent.first?.importance = .high
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ text: String, isName: Bool) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .preferredFont(forTextStyle: isName ? .headline : .body)
    label.adjustsFontForContentSizeCategory = true
    return label
  }
}
