import Foundation

/// An action beside the default one.
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>.
@MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; true on success.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// Groups editing actions (`UIAccessibilityCustomActionCategoryEdit`).
  public nonisolated static let editCategory = "UIAccessibilityCustomActionCategoryEdit"

  open var attributedName: NSAttributedString
  /// Shown in Switch Control's menu.
  open var image: UIImage?
  open weak var target: AnyObject?
  open var selector: Selector
  open var actionHandler: Handler?
  open var category: String?

  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, target: target, selector: selector)
  }

  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  public convenience init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
    self.init(
      attributedName: NSAttributedString(string: name), image: image, actionHandler: actionHandler)
  }

  /// Runs the handler, or sends the selector to the target; true on success.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    return SelectorTable.shared.send(selector, to: target, arguments: [self]) as? Bool ?? false
  }
}

/// A place where a drag can begin or a drop can end.
@MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  open private(set) weak var view: UIView?
  /// In the view's coordinates.
  public let point: CGPoint
  public let attributedName: NSAttributedString
  public var name: String { attributedName.string }

  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }

  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// At the centre of the view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
}
