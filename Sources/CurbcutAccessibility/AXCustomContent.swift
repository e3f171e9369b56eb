import Foundation

/// Additional information about an element that an assistive technology presents on demand (iOS 14).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontent>.
open class AXCustomContent: NSObject, NSCopying {
  /// Whether the information is spoken with the element or only on demand.
  ///
  /// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum>.
  public enum Importance: UInt, Hashable, Sendable {
    /// Presented only on demand, under More Content.
    case `default`
    /// Spoken with the element.
    case high
  }

  /// The label of the information, with speech attributes.
  open private(set) var attributedLabel: NSAttributedString
  /// The information itself, with speech attributes.
  open private(set) var attributedValue: NSAttributedString
  /// Whether it is spoken with the element; ``Importance/default`` by default.
  open var importance = Importance.default

  /// The label of the information.
  open var label: String { attributedLabel.string }
  /// The information itself.
  open var value: String { attributedValue.string }

  /// Creates content from a label and a value with speech attributes, both in the user's language.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// Creates content from a label and a value, both in the user's language.
  public convenience init(label: String, value: String) {
    self.init(
      attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// Returns custom content; nil for none (iOS 17).
public typealias AXCustomContentReturnBlock = @MainActor () -> [AXCustomContent]?

/// An object that provides additional information on demand (iOS 14).
///
/// ```swift
/// final class DogView: UIView, AXCustomContentProvider {
///   var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Age", value: "3 years")]
/// }
/// ```
/// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontentprovider>.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The content, in the order in which it is presented. Setting nil restores the default, which is none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Called instead of ``accessibilityCustomContent`` each time the content is needed; nil when the class has no
  /// block (iOS 17).
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
  /// The default: no block.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
}
