import CurbcutUIKit
import Foundation

/// What a view says of itself to assistive technologies.
@MainActor
struct AccessibilityProperties {
  var label: AccessibilityWords?
  var value: AccessibilityWords?
  var hint: AccessibilityWords?
  var traits: UIAccessibilityTraits = .none
  /// Traits that modifiers have taken away, which matter where a view of UIKit has traits of its own.
  var removedTraits: UIAccessibilityTraits = .none
  var identifier: String?
  var inputLabels: [AccessibilityWords] = []
  var sortPriority: Double = 0
  var headingLevel: AccessibilityHeadingLevel?
  var respondsToUserInteraction: Bool?
  /// Named actions, in the order of `accessibilityCustomActions`.
  var namedActions: [NamedAction] = []
  var defaultAction: (() -> Void)?
  var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  var customContent: [CustomContentEntry] = []
  var links: [(range: NSRange, url: URL)] = []
  /// Whether technologies ignore what is beside the element.
  var isModal = false
  /// Whether the label is the name of a picture that nobody has given another.
  var hasPictureName = false
  /// Whether the element is a checkmark, by whose presence in a control's label the control is selected.
  var isCheckmark = false
  /// Whether a symbol stands for the title of a label, which is its own label then.
  var isSymbolOfTitle = false
  /// What is seldom set: nothing or one value, in an array so that most elements stay small.
  private var rare: [Rare] = []

  enum ActivationPoint: Equatable {
    case unit(UnitPoint)
    case point(CGPoint)
  }

  struct NamedAction {
    var name: AccessibilityWords
    var category: AccessibilityActionCategory?
    var action: () -> Void
  }

  struct CustomContentEntry {
    var key: AnyHashable
    var label: AccessibilityWords
    var value: AccessibilityWords
    var importance: AXCustomContent.Importance
  }

  /// Where a drag begins or ends.
  struct DragPoint {
    var point: UnitPoint
    var description: AccessibilityWords
  }

  /// The half of a pair that the element is.
  struct PairMark {
    var role: AccessibilityLabeledPairRole
    var key: AnyHashable
  }

  /// Whether something is said of a container that concerns the views in it.
  var concernsWhatIsInside: Bool {
    !namedActions.isEmpty || !rotors.isEmpty || escape != nil || magicTap != nil || scroll != nil
  }

  /// These properties with what a container does for all that is in it. Elements of SwiftUI ask their container; a view
  /// of UIKit asks the view around it, which knows nothing of the container.
  func inheriting(_ container: AccessibilityProperties) -> AccessibilityProperties {
    guard container.concernsWhatIsInside else { return self }
    var all = self
    all.namedActions += container.namedActions
    all.rotors += container.rotors
    all.escape = escape ?? container.escape
    all.magicTap = magicTap ?? container.magicTap
    all.scroll = scroll ?? container.scroll
    return all
  }

  /// Whether anything was set that makes an element of a view that is none by itself.
  var makesElement: Bool {
    label != nil || value != nil || hint != nil || traits != .none || !namedActions.isEmpty
      || defaultAction != nil || adjust != nil || escape != nil || magicTap != nil || scroll != nil
      || !customContent.isEmpty
  }

  private struct Rare {
    var activationPoint: ActivationPoint?
    var textContentType: AccessibilityTextContentType?
    var escape: (() -> Void)?
    var magicTap: (() -> Void)?
    var scroll: ((Edge) -> Void)?
    var zoom: ((AccessibilityZoomGestureAction) -> Void)?
    var expandedStatus: UIAccessibility.ExpandedStatus?
    var outline: ((CGSize) -> Path)?
    var placeholder: String?
    var directTouch: AccessibilityDirectTouchOptions?
    var dragPoints: [DragPoint] = []
    var dropPoints: [DragPoint] = []
    var rotors: [UIAccessibilityCustomRotor] = []
    var chart: AXChartDescriptor?
    var scrollStatus: AccessibilityWords?
    var pairs: [PairMark] = []
    var linkedGroups: [AnyHashable] = []
    var origins: [String: UInt] = [:]
    var selectionIdentifier: AnyHashable?
  }

  private var rareValues: Rare {
    get { rare.first ?? Rare() }
    _modify {
      if rare.isEmpty { rare = [Rare()] }
      yield &rare[0]
    }
  }

  /// In the coordinates of the element, or as a part of its size.
  var activationPoint: ActivationPoint? {
    get { rare.isEmpty ? nil : rare[0].activationPoint }
    set { if newValue != nil || !rare.isEmpty { rareValues.activationPoint = newValue } }
  }
  var textContentType: AccessibilityTextContentType? {
    get { rare.isEmpty ? nil : rare[0].textContentType }
    set { if newValue != nil || !rare.isEmpty { rareValues.textContentType = newValue } }
  }
  var escape: (() -> Void)? {
    get { rare.isEmpty ? nil : rare[0].escape }
    set { if newValue != nil || !rare.isEmpty { rareValues.escape = newValue } }
  }
  var magicTap: (() -> Void)? {
    get { rare.isEmpty ? nil : rare[0].magicTap }
    set { if newValue != nil || !rare.isEmpty { rareValues.magicTap = newValue } }
  }
  var scroll: ((Edge) -> Void)? {
    get { rare.isEmpty ? nil : rare[0].scroll }
    set { if newValue != nil || !rare.isEmpty { rareValues.scroll = newValue } }
  }
  var zoom: ((AccessibilityZoomGestureAction) -> Void)? {
    get { rare.isEmpty ? nil : rare[0].zoom }
    set { if newValue != nil || !rare.isEmpty { rareValues.zoom = newValue } }
  }
  var expandedStatus: UIAccessibility.ExpandedStatus? {
    get { rare.isEmpty ? nil : rare[0].expandedStatus }
    set { if newValue != nil || !rare.isEmpty { rareValues.expandedStatus = newValue } }
  }
  /// The outline for a size, in the coordinates of the element.
  var outline: ((CGSize) -> Path)? {
    get { rare.isEmpty ? nil : rare[0].outline }
    set { if newValue != nil || !rare.isEmpty { rareValues.outline = newValue } }
  }
  var placeholder: String? {
    get { rare.isEmpty ? nil : rare[0].placeholder }
    set { if newValue != nil || !rare.isEmpty { rareValues.placeholder = newValue } }
  }
  /// How an area that takes touches directly behaves; nil for another one.
  var directTouch: AccessibilityDirectTouchOptions? {
    get { rare.isEmpty ? nil : rare[0].directTouch }
    set { rareValues.directTouch = newValue }
  }
  var dragPoints: [DragPoint] {
    get { rare.isEmpty ? [] : rare[0].dragPoints }
    set { rareValues.dragPoints = newValue }
  }
  var dropPoints: [DragPoint] {
    get { rare.isEmpty ? [] : rare[0].dropPoints }
    set { rareValues.dropPoints = newValue }
  }
  var rotors: [UIAccessibilityCustomRotor] {
    get { rare.isEmpty ? [] : rare[0].rotors }
    set { rareValues.rotors = newValue }
  }
  var chart: AXChartDescriptor? {
    get { rare.isEmpty ? nil : rare[0].chart }
    set { rareValues.chart = newValue }
  }
  /// What is spoken after a technology has scrolled.
  var scrollStatus: AccessibilityWords? {
    get { rare.isEmpty ? nil : rare[0].scrollStatus }
    set { rareValues.scrollStatus = newValue }
  }
  var pairs: [PairMark] {
    get { rare.isEmpty ? [] : rare[0].pairs }
    set { rareValues.pairs = newValue }
  }
  /// The calls of modifiers that set attributes, by the attributes' names, while a tool records.
  var origins: [String: UInt] {
    get { rare.first?.origins ?? [:] }
    set { rareValues.origins = newValue }
  }
  var linkedGroups: [AnyHashable] {
    get { rare.isEmpty ? [] : rare[0].linkedGroups }
    set { rareValues.linkedGroups = newValue }
  }
  /// The selection of a picker whose value the element's words are.
  var selectionIdentifier: AnyHashable? {
    get { rare.first?.selectionIdentifier }
    set { rareValues.selectionIdentifier = newValue }
  }
}
