import Foundation

/// The category of actions that edit, which assistive technologies group under Edit (iOS 18).
public let UIAccessibilityCustomActionCategoryEdit = "UIAccessibilityCustomActionCategoryEdit"

/// An action in addition to the default one (iOS 8).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitycustomaction>.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action; true on success.
  public typealias Handler = (UIAccessibilityCustomAction) -> Bool

  /// The name, in the person's language, with speech attributes (iOS 11).
  open var attributedName: NSAttributedString
  /// Shown in Switch Control's menu (iOS 14).
  open var image: UIImage?
  /// The object to which the selector is sent, unless there is a handler.
  open weak var target: AnyObject?
  /// The method that performs the action. It takes no argument, or the action, and returns a `Bool`: true on success.
  open var selector: Selector
  /// Performs the action, instead of the target and selector (iOS 13).
  open var actionHandler: Handler?
  /// The category by which assistive technologies group the action; nil for none (iOS 18).
  open var category: String?

  /// The name, in the person's language.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }

  /// An action that sends a selector, with a name that has speech attributes.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, target: Any?, selector: Selector) {
    self.attributedName = attributedName
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action that sends a selector.
  public init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.target = target as AnyObject?
    self.selector = selector
    super.init()
  }

  /// An action that runs a block, with a name that has speech attributes.
  public init(attributedName: NSAttributedString, image: UIImage? = nil, actionHandler: @escaping Handler) {
    self.attributedName = attributedName
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// An action that runs a block.
  public init(name: String, image: UIImage? = nil, actionHandler: @escaping Handler) {
    attributedName = NSAttributedString(string: name)
    self.image = image
    self.actionHandler = actionHandler
    selector = Selector("")
    super.init()
  }

  /// Runs the handler, or sends the selector to the target; true on success, and for a method that returns nothing.
  package func perform() -> Bool {
    if let actionHandler { return actionHandler(self) }
    guard let target else { return false }
    do {
      // A method that returns nothing has succeeded.
      return try ObjCRuntime.send(selector, to: target, arguments: [self]) as? Bool ?? true
    } catch let error as ObjCRuntime.UnrecognizedSelector {
      error.raise()
    } catch {
      ObjCRuntime.report("\(error)")
    }
    return false
  }
}

/// A place where a drag can begin or a drop can end (iOS 11).
///
/// Follows <https://developer.apple.com/documentation/uikit/uiaccessibilitylocationdescriptor>.
@preconcurrency @MainActor
open class UIAccessibilityLocationDescriptor: NSObject {
  /// The view that the point is in.
  open private(set) weak var view: UIView?
  /// The place, in the view's coordinates, in points.
  public let point: CGPoint
  /// What is dragged, or where it is dropped, in the person's language, with speech attributes.
  public let attributedName: NSAttributedString
  /// What is dragged, or where it is dropped, in the person's language.
  public var name: String { attributedName.string }

  /// A place whose name has speech attributes.
  public init(attributedName: NSAttributedString, point: CGPoint, in view: UIView) {
    self.attributedName = attributedName
    self.point = point
    self.view = view
    super.init()
  }

  /// A place in a view.
  public convenience init(name: String, point: CGPoint, in view: UIView) {
    self.init(attributedName: NSAttributedString(string: name), point: point, in: view)
  }

  /// The centre of a view.
  public convenience init(name: String, view: UIView) {
    self.init(name: name, point: CGPoint(x: view.bounds.midX, y: view.bounds.midY), in: view)
  }
}
