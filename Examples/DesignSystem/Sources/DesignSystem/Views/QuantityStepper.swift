import UIKit

/// A number between two buttons; for assistive technologies it is one adjustable element.
public final class QuantityStepper: UIControl {
  /// How many there are.
  public private(set) var quantity: Int {
    didSet { number.text = "\(quantity)" }
  }

  private let limits: ClosedRange<Int>
  private let number = UILabel()

  public init(_ label: String, quantity: Int = 1, in limits: ClosedRange<Int> = 1...10) {
    self.quantity = quantity
    self.limits = limits
    super.init(frame: CGRect(x: 0, y: 0, width: 160, height: 44))
    number.text = "\(quantity)"
    number.textAlignment = .center
    number.font = .preferredFont(forTextStyle: .body)
    number.adjustsFontForContentSizeCategory = true
    let buttons = [("minus", -1), ("plus", 1)].map { symbol, step in
      let button = UIButton(type: .system)
      button.setImage(UIImage(systemName: symbol), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.change(by: step) }, for: .touchUpInside)
      return button
    }
    let stack = UIStackView(arrangedSubviews: [buttons[0], number, buttons[1]])
    stack.distribution = .fillEqually
    stack.frame = bounds
    stack.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stack)
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    accessibilityLabel = label
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  public override var accessibilityValue: String? {
    get { "\(quantity)" }
    set {}
  }

  public override func accessibilityIncrement() { change(by: 1) }
  public override func accessibilityDecrement() { change(by: -1) }

  private func change(by step: Int) {
    guard limits.contains(quantity + step) else { return }
    quantity += step
    sendActions(for: .valueChanged)
  }
}
