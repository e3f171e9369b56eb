import UIKit

/// A key of the app's own keyboard.
final class BigKey: UIControl {
  /// What a key does.
  enum Kind { case letter, shift, other }

  let kind: Kind
  private let keyLabel = UILabel()
  /// Whether letters are upper case.
  var isShifted = false {
    didSet { updateText() }
  }

  /// What the key enters.
  var text: String { keyLabel.text ?? "" }

  init(_ name: String, kind: Kind, frame: CGRect = .zero) {
    self.kind = kind
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 8
    keyLabel.text = name
    keyLabel.font = .preferredFont(forTextStyle: .title2)
    keyLabel.adjustsFontForContentSizeCategory = true
    keyLabel.textAlignment = .center
    keyLabel.frame = bounds
    keyLabel.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(keyLabel)
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  private func updateText() {
    guard kind == .letter, let text = keyLabel.text else { return }
    keyLabel.text = isShifted ? text.uppercased() : text.lowercased()
  }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray3 : .secondarySystemBackground }
  }

  /// The shift key stays on until it is tapped again.
  override var isSelected: Bool {
    didSet { layer.borderWidth = isSelected ? 2 : 0 }
  }

  override var accessibilityLabel: String? {
    get {
      let label = keyLabel.accessibilityLabel
      guard kind == .letter else { return label }
      return isShifted ? label?.uppercased() : label?.lowercased()
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.keyboardKey)
      // The user must hear that shift is on.
      if kind == .shift, isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// Called when the keys change to digits: the layout of the screen has changed.
  func keyboardChangedToNumbers() {
    keyLabel.text = "1"
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
