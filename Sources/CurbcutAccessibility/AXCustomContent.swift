import Foundation

/// A fact about an element that an assistive technology gives on demand.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontent>.
open class AXCustomContent: NSObject {
  /// Whether a fact is spoken with the element or only when asked for.
  public enum Importance: UInt, Hashable, Sendable { case `default`, high }

  open private(set) var attributedLabel: NSAttributedString
  open private(set) var attributedValue: NSAttributedString
  open var importance = Importance.default

  open var label: String { attributedLabel.string }
  open var value: String { attributedValue.string }

  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }
}

/// An object that gives facts on demand.
///
/// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontentprovider>.
@MainActor
public protocol AXCustomContentProvider: AnyObject {
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
