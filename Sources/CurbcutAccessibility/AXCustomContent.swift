import Foundation

/// A fact about an element that an assistive technology gives on demand (iOS 14).
///
/// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontent>.
open class AXCustomContent: NSObject, NSCopying {
  /// Whether a fact is spoken with the element or only when asked for.
  ///
  /// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontent/importance-swift.enum>.
  public enum Importance: UInt, Hashable, Sendable {
    /// Given only when asked for, under More Content.
    case `default`
    /// Spoken with the element.
    case high
  }

  /// The name of the fact, with speech attributes.
  open private(set) var attributedLabel: NSAttributedString
  /// The fact itself, with speech attributes.
  open private(set) var attributedValue: NSAttributedString
  /// Whether it is spoken with the element; ``Importance/default`` until it is set.
  open var importance = Importance.default

  /// The name of the fact.
  open var label: String { attributedLabel.string }
  /// The fact itself.
  open var value: String { attributedValue.string }

  /// A fact in words with speech attributes, both in the person's language.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// A fact in words, both in the person's language.
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

/// Answers with facts; nil for none (iOS 17).
public typealias AXCustomContentReturnBlock = @MainActor () -> [AXCustomContent]?

/// An object that gives facts on demand (iOS 14).
///
/// ```swift
/// final class DogView: UIView, AXCustomContentProvider {
///   var accessibilityCustomContent: [AXCustomContent]! = [AXCustomContent(label: "Age", value: "3 years")]
/// }
/// ```
/// Follows <https://developer.apple.com/documentation/accessibility/axcustomcontentprovider>.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The facts, in the order in which they are given. Setting nil restores the default, which is none.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
  /// Answers in place of ``accessibilityCustomContent``, each time it is asked for; nil when the class has
  /// none (iOS 17).
  var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { get }
}

extension AXCustomContentProvider {
  /// The class has no block.
  public var accessibilityCustomContentBlock: AXCustomContentReturnBlock? { nil }
}
