import CurbcutFoundation
import Foundation

/// Reads a plain `NSObject` that an app lists among its elements: an object that knows nothing of UIKit.
///
/// On iOS the attributes are categories on `NSObject`, so any object has them. Here one of these elements accompanies
/// the object: it stores what the app sets, and asks the object first for properties that its class declares.
final class PlainObjectElement: UIAccessibilityElement {
  /// The object that is read; it keeps this element alive.
  private(set) weak var object: NSObject?
  /// Whether only what was set is asked for, and not what the app's class returns.
  private var isAskedForStored = false

  private init(_ object: NSObject) {
    self.object = object
    super.init(accessibilityContainer: object)
    accessibilityContainer = nil
  }

  /// The element that represents an object; the same one for as long as the object lives.
  static func standing(for object: NSObject) -> PlainObjectElement {
    if let known = objc_getAssociatedObject(object, key) as? PlainObjectElement { return known }
    let made = PlainObjectElement(object)
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }

  /// Only its address matters.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Reads what was set on the object, ignoring what its class returns.
  func whatWasSet<Value>(_ ask: (PlainObjectElement) -> Value) -> Value {
    let outer = isAskedForStored
    isAskedForStored = true
    defer { isAskedForStored = outer }
    return ask(self)
  }

  /// The value of a property that the object's own class declares; nil when it does not declare it.
  private func own<Value>(_ name: String) -> Value? {
    guard !isAskedForStored, let object else { return nil }
    return ObjCRuntime.optionalProperty(name, of: object)
  }

  /// A method that the object's own class declares; nil when it does not declare it.
  private func ownMethod<each Argument, Result>(_ selector: String) -> ((repeat each Argument) -> Result)? {
    guard !isAskedForStored, let object else { return nil }
    return ObjCRuntime.optionalMethod(Selector(selector), of: object)
  }

  // MARK: Attributes

  override var isAccessibilityElement: Bool {
    get { own("isAccessibilityElement") ?? accessibilityStorage?.isElement ?? false }
    set { super.isAccessibilityElement = newValue }
  }
  override var accessibilityLabel: String? {
    get { own("accessibilityLabel") ?? super.accessibilityLabel }
    set { super.accessibilityLabel = newValue }
  }
  override var accessibilityAttributedLabel: NSAttributedString? {
    get { own("accessibilityAttributedLabel") ?? super.accessibilityAttributedLabel }
    set { super.accessibilityAttributedLabel = newValue }
  }
  override var accessibilityValue: String? {
    get { own("accessibilityValue") ?? super.accessibilityValue }
    set { super.accessibilityValue = newValue }
  }
  override var accessibilityAttributedValue: NSAttributedString? {
    get { own("accessibilityAttributedValue") ?? super.accessibilityAttributedValue }
    set { super.accessibilityAttributedValue = newValue }
  }
  override var accessibilityHint: String? {
    get { own("accessibilityHint") ?? super.accessibilityHint }
    set { super.accessibilityHint = newValue }
  }
  override var accessibilityAttributedHint: NSAttributedString? {
    get { own("accessibilityAttributedHint") ?? super.accessibilityAttributedHint }
    set { super.accessibilityAttributedHint = newValue }
  }
  override var accessibilityTraits: UIAccessibilityTraits {
    get { own("accessibilityTraits") ?? super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
  override var accessibilityFrame: CGRect {
    get { own("accessibilityFrame") ?? super.accessibilityFrame }
    set { super.accessibilityFrame = newValue }
  }
  override var accessibilityPath: UIBezierPath? {
    get { own("accessibilityPath") ?? super.accessibilityPath }
    set { super.accessibilityPath = newValue }
  }
  override var accessibilityActivationPoint: CGPoint {
    get { own("accessibilityActivationPoint") ?? super.accessibilityActivationPoint }
    set { super.accessibilityActivationPoint = newValue }
  }
  override var accessibilityLanguage: String? {
    get { own("accessibilityLanguage") ?? super.accessibilityLanguage }
    set { super.accessibilityLanguage = newValue }
  }
  override var accessibilityElementsHidden: Bool {
    get { own("accessibilityElementsHidden") ?? super.accessibilityElementsHidden }
    set { super.accessibilityElementsHidden = newValue }
  }
  override var shouldGroupAccessibilityChildren: Bool {
    get { own("shouldGroupAccessibilityChildren") ?? super.shouldGroupAccessibilityChildren }
    set { super.shouldGroupAccessibilityChildren = newValue }
  }
  override var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { own("accessibilityNavigationStyle") ?? super.accessibilityNavigationStyle }
    set { super.accessibilityNavigationStyle = newValue }
  }
  override var accessibilityRespondsToUserInteraction: Bool {
    get { own("accessibilityRespondsToUserInteraction") ?? super.accessibilityRespondsToUserInteraction }
    set { super.accessibilityRespondsToUserInteraction = newValue }
  }
  override var accessibilityTextualContext: UIAccessibilityTextualContext? {
    get { own("accessibilityTextualContext") ?? super.accessibilityTextualContext }
    set { super.accessibilityTextualContext = newValue }
  }
  override var accessibilityElements: [Any]? {
    get { own("accessibilityElements") ?? super.accessibilityElements }
    set { super.accessibilityElements = newValue }
  }
  override var accessibilityContainerType: UIAccessibilityContainerType {
    get { own("accessibilityContainerType") ?? super.accessibilityContainerType }
    set { super.accessibilityContainerType = newValue }
  }
  override var accessibilityHeaderElements: [Any]? {
    get { own("accessibilityHeaderElements") ?? super.accessibilityHeaderElements }
    set { super.accessibilityHeaderElements = newValue }
  }
  override var accessibilityExpandedStatus: UIAccessibility.ExpandedStatus {
    get { own("accessibilityExpandedStatus") ?? super.accessibilityExpandedStatus }
    set { super.accessibilityExpandedStatus = newValue }
  }
  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { own("accessibilityCustomActions") ?? super.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }
  override var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
    get { own("accessibilityCustomRotors") ?? super.accessibilityCustomRotors }
    set { super.accessibilityCustomRotors = newValue }
  }
  override var accessibilityUserInputLabels: [String]! {
    get { own("accessibilityUserInputLabels") ?? super.accessibilityUserInputLabels }
    set { super.accessibilityUserInputLabels = newValue }
  }

  // MARK: Container

  override func accessibilityElementCount() -> Int {
    if let own: () -> Int = ownMethod("accessibilityElementCount") { return own() }
    return super.accessibilityElementCount()
  }

  override func accessibilityElement(at index: Int) -> Any? {
    if let own: (Int) -> Any? = ownMethod("accessibilityElementAtIndex:") { return own(index) }
    return super.accessibilityElement(at: index)
  }

  override func index(ofAccessibilityElement element: Any) -> Int {
    if let own: (Any) -> Int = ownMethod("indexOfAccessibilityElement:") { return own(element) }
    return super.index(ofAccessibilityElement: element)
  }

  // MARK: Focus

  override func accessibilityElementDidBecomeFocused() {
    let own: (() -> Void)? = ownMethod("accessibilityElementDidBecomeFocused")
    own?()
  }

  override func accessibilityElementDidLoseFocus() {
    let own: (() -> Void)? = ownMethod("accessibilityElementDidLoseFocus")
    own?()
  }

  // MARK: Actions

  override func accessibilityActivate() -> Bool {
    if let own: () -> Bool = ownMethod("accessibilityActivate") { return own() }
    return super.accessibilityActivate()
  }

  override func accessibilityIncrement() {
    let own: (() -> Void)? = ownMethod("accessibilityIncrement")
    own?()
  }

  override func accessibilityDecrement() {
    let own: (() -> Void)? = ownMethod("accessibilityDecrement")
    own?()
  }

  override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let own: ((UIAccessibilityScrollDirection) -> Bool)? = ownMethod("accessibilityScroll:")
    return own?(direction) ?? false
  }

  override func accessibilityPerformEscape() -> Bool {
    let own: (() -> Bool)? = ownMethod("accessibilityPerformEscape")
    return own?() ?? false
  }

  override func accessibilityPerformMagicTap() -> Bool {
    let own: (() -> Bool)? = ownMethod("accessibilityPerformMagicTap")
    return own?() ?? false
  }
}

extension AccessibleObject {
  /// The object to read for something that an app lists as an element: the object itself, or the element that
  /// represents a plain `NSObject`. Nil for a value that is not an object.
  static func read(for item: Any?) -> AccessibleObject? {
    guard let item else { return nil }
    if let object = item as? AccessibleObject { return object }
    guard type(of: item) is NSObject.Type, let object = item as? NSObject else { return nil }
    return PlainObjectElement.standing(for: object)
  }

  /// The object that the app knows: the receiver, or the plain object that it represents.
  final var objectOfApp: AnyObject { (self as? PlainObjectElement)?.object ?? self }
}
