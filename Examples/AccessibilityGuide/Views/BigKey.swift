import CurbcutUIKit

/// A key of a keyboard of the app's own.
public final class BigKey: UIView {
  /// What a key does.
  public enum Kind { case letter, shift, other }

  public let kind: Kind
  private let keyLabel = UILabel(frame: .zero)
  /// Whether letters are capital.
  public var isShifted = false
  /// Whether the key is held: the shift key stays on until it is tapped again.
  public var isSelected = false

  public init(_ name: String, kind: Kind, frame: CGRect) {
    self.kind = kind
    super.init(frame: frame)
    keyLabel.text = name
    keyLabel.frame = bounds
    isAccessibilityElement = true
    addSubview(keyLabel)
  }

  public required init?(coder: NSCoder) { nil }

  public override var accessibilityLabel: String? {
    get {
      let label = keyLabel.accessibilityLabel
      guard kind == .letter else { return label }
      return isShifted ? label?.uppercased() : label?.lowercased()
    }
    set { super.accessibilityLabel = newValue }
  }

  public override var accessibilityTraits: UIAccessibilityTraits {
    get {
      var traits = super.accessibilityTraits.union(.keyboardKey)
      // The person must know that shift is on.
      if kind == .shift, isSelected { traits.insert(.selected) }
      return traits
    }
    set { super.accessibilityTraits = newValue }
  }

  /// The keys show digits now: the layout of the screen is another one.
  public func keyboardChangedToNumbers() {
    keyLabel.text = "1"
    UIAccessibility.post(notification: .layoutChanged, argument: nil)
  }
}
