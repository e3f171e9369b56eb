import Foundation

/// An accessibility element that is not a view.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>.
open class UIAccessibilityElement: UIResponder, UIAccessibilityIdentification {
  /// The view or other object that contains the element.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element inside a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The element's rectangle in the coordinates of its container; follows the container as it scrolls.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { accessibilityStorage?.frameInContainerSpace ?? .zero }
    set {
      let storage = ensureAccessibilityStorage()
      storage.frameInContainerSpace = newValue
      storage.frame = nil
      accessibilityStructureDidChange()
    }
  }

  /// The nearest enclosing view: the container, or the container's container, and so on.
  var containerView: UIView? {
    var container = accessibilityContainer
    while let element = container as? UIAccessibilityElement { container = element.accessibilityContainer }
    return container as? UIView
  }

  open override var next: UIResponder? { accessibilityContainer as? UIResponder }

  @_spi(AccessibilityDefaults) open override class var accessibilityDefaults: AccessibilityDefaults {
    ownDefaults
  }

  private static let ownDefaults = AccessibilityDefaults(
    of: UIAccessibilityElement.self, over: UIResponder.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { _ in true }
    answers.frame = { element in
      guard let rect = element.accessibilityStorage?.frameInContainerSpace else { return .zero }
      switch element.accessibilityContainer {
      case let view as UIView: return view.convertToScreen(rect)
      case let element as UIAccessibilityElement:
        return rect.offsetBy(dx: element.accessibilityFrame.minX, dy: element.accessibilityFrame.minY)
      default: return rect
      }
    }
  }

}

/// Objects with a name for automation.
@preconcurrency @MainActor
public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// A name by which automation finds the object, never spoken; nil for none.
  var accessibilityIdentifier: String? { get set }
}

/// The image's file name serves as a default, so a name that was set takes precedence.
extension UIImage: UIAccessibilityIdentification {}
