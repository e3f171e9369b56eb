import CurbcutUIKit

/// A dog that can be adopted: its name is heard at once, the rest on demand.
public final class DogCard: UIView, AXCustomContentProvider {
  public var accessibilityCustomContent: [AXCustomContent]! = []

  public init(name: String, facts: [(label: String, value: String)], frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
    accessibilityCustomContent = facts.map { AXCustomContent(label: $0.label, value: $0.value) }
    // What matters most is heard with the name.
    accessibilityCustomContent.first?.importance = .high
  }

  public required init?(coder: NSCoder) { nil }
}
