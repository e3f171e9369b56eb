import Foundation

/// What an app stored on an object through the UIAccessibility properties.
///
/// Allocated when the first property is set, so that a view without any costs one pointer.
@MainActor
final class AccessibilityStorage {
  // The fields that every read asks for come first, so that they share cache lines.
  var blocks: AccessibilityBlocks?
  /// Whether anything but text, traits, identifier and structure was ever stored.
  private(set) var storesMore = false
  /// Whether the object describes a chart.
  var isChart = false { didSet { storesMore = true } }
  private(set) var storesAttributedText = false
  var isElement: Bool?
  var label: String?
  var value: String?
  var hint: String?
  var traits: UIAccessibilityTraits?
  var identifier: String?
  var frame: CGRect?
  var path: UIBezierPath? { didSet { storesMore = true } }
  var activationPoint: CGPoint? { didSet { storesMore = true } }
  var language: String? { didSet { storesMore = true } }
  var elementsHidden: Bool?
  var viewIsModal: Bool?
  var shouldGroupAccessibilityChildren: Bool?
  var navigationStyle: UIAccessibilityNavigationStyle? { didSet { storesMore = true } }
  var respondsToUserInteraction: Bool? { didSet { storesMore = true } }
  var textualContext: UIAccessibilityTextualContext? { didSet { storesMore = true } }
  var elements: [Any]?
  var containerType: UIAccessibilityContainerType?
  var headerElements: [Any]?
  var directTouchOptions: UIAccessibility.DirectTouchOptions? { didSet { storesMore = true } }
  var expandedStatus: UIAccessibility.ExpandedStatus? { didSet { storesMore = true } }
  var customActions: [UIAccessibilityCustomAction]? { didSet { storesMore = true } }
  var customRotors: [UIAccessibilityCustomRotor]? { didSet { storesMore = true } }
  var nextTextNavigationElement: Any?
  var previousTextNavigationElement: Any?
  var automationElements: [Any]?
  var dragSourceDescriptors: [UIAccessibilityLocationDescriptor]?
  var dropPointDescriptors: [UIAccessibilityLocationDescriptor]?
  var attributedLabel: NSAttributedString? {
    didSet { if attributedLabel != nil { storesAttributedText = true } }
  }
  var attributedValue: NSAttributedString? {
    didSet { if attributedValue != nil { storesAttributedText = true } }
  }
  var attributedHint: NSAttributedString? {
    didSet { if attributedHint != nil { storesAttributedText = true } }
  }
  var userInputLabels: [NSAttributedString]? { didSet { storesMore = true } }
  /// What the row offers that the object is in.
  var rowActions: (@MainActor () -> [UIAccessibilityCustomAction])? { didSet { storesMore = true } }
  /// For objects whose class does not conform to `AXCustomContentProvider`.
  var customContent: [AXCustomContent]? { didSet { storesMore = true } }
  weak var textInputResponder: (any UITextInput)? { didSet { storesMore = true } }
  var frameInContainerSpace: CGRect?

  init() {}
}
