import UIKit

/// How many pieces to buy: a number with a stepper.
///
/// To VoiceOver it is one adjustable element instead of a text and two buttons.
final class QuantityView: UIControl {
  private let titleLabel = UILabel()
  private let valueLabel = UILabel()
  private let stepper = UIStepper()
  private let stack = UIStackView()

  var quantity: Int {
    get { Int(stepper.value) }
    set {
      stepper.value = Double(newValue)
      valueLabel.text = "\(quantity)"
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.text = "Quantity"
    for label in [titleLabel, valueLabel] {
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      stack.addArrangedSubview(label)
    }
    valueLabel.setContentHuggingPriority(.defaultLow, for: .horizontal)
    stepper.minimumValue = 1
    stepper.maximumValue = 20
    stepper.addTarget(self, action: #selector(stepped(_:)), for: .valueChanged)
    stack.addArrangedSubview(stepper)
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityLabel = titleLabel.text
    accessibilityTraits = .adjustable
    arrange()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  private func arrange() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    stack.axis = isLarge ? .vertical : .horizontal
    stack.alignment = isLarge ? .leading : .center
  }

  @objc private func stepped(_ sender: UIStepper) {
    quantity = Int(sender.value)
    sendActions(for: .valueChanged)
  }

  // MARK: - Accessibility

  override var accessibilityValue: String? {
    get { "\(quantity)" }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { step(1) }

  override func accessibilityDecrement() { step(-1) }

  private func step(_ change: Int) {
    quantity = min(max(quantity + change, Int(stepper.minimumValue)), Int(stepper.maximumValue))
    sendActions(for: .valueChanged)
  }
}
