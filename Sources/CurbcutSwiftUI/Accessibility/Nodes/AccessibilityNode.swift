@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// The object under which assistive technologies know an element or container of SwiftUI.
///
/// It lives as long as the node that made it, so that a cursor stays where it is while everything around changes.
@MainActor
final class AccessibilityNode: UIAccessibilityElement, AXCustomContentProvider, AXChart {
  /// The item that was read last.
  private var item: AccessibilityItem
  private(set) weak var place: ViewNode?
  /// The node that made the element.
  private(set) weak var maker: ViewNode?
  private var children: [UIResponder]?
  /// What is stored in the object, because only that is read of it.
  var stored: Stored = []
  var linkRotor: UIAccessibilityCustomRotor?

  struct Stored: OptionSet {
    let rawValue: Int
    static let label = Self(rawValue: 1 << 0)
    static let value = Self(rawValue: 1 << 1)
    static let hint = Self(rawValue: 1 << 2)
    static let inputLabels = Self(rawValue: 1 << 3)
    static let actions = Self(rawValue: 1 << 4)
    static let content = Self(rawValue: 1 << 5)
    static let rotors = Self(rawValue: 1 << 6)
    static let context = Self(rawValue: 1 << 7)
    static let touch = Self(rawValue: 1 << 8)
    static let expanded = Self(rawValue: 1 << 9)
    static let outline = Self(rawValue: 1 << 10)
    static let responds = Self(rawValue: 1 << 11)
    static let activation = Self(rawValue: 1 << 12)
  }

  init(_ item: AccessibilityItem, in container: UIResponder) {
    self.item = item
    super.init(accessibilityContainer: container)
    place = item.place
    maker = item.owner
    storeDetails()
  }

  var properties: AccessibilityProperties {
    _read { yield item.properties }
    _modify { yield &item.properties }
  }

  /// Takes over what was read of the views.
  func adopt(_ new: AccessibilityItem, children: [UIResponder]?, in container: UIResponder) {
    if accessibilityContainer !== container { accessibilityContainer = container }
    if !hasSame(children) { self.children = children }
    guard !new.isSame(as: item) else { return }
    let acted = hasActionsForChildren
    item = new
    place = new.place
    maker = new.owner
    storeDetails()
    AccessibilityChanges.shared.attributesChanged(of: self)
    if acted != hasActionsForChildren { actionsOfContainerDidChange() }
  }

  private var hasActionsForChildren: Bool { children != nil && !properties.namedActions.isEmpty }

  /// The elements inside are to be asked for the container's actions, or no more.
  private func actionsOfContainerDidChange() {
    for case let child as AccessibilityNode in children ?? [] {
      child.storeDetails()
      AccessibilityChanges.shared.attributesChanged(of: child)
      child.actionsOfContainerDidChange()
    }
  }

  private func hasSame(_ new: [UIResponder]?) -> Bool {
    guard let new, let children else { return new == nil && children == nil }
    return new.count == children.count && zip(new, children).allSatisfy { $0 === $1 }
  }

  /// An item has changed; if it is the one that this object stands for, technologies are to read it again.
  func itemDidChange(_ changed: AccessibilityItem) {
    guard changed.isSame(as: item) else { return }
    storeDetails()
    AccessibilityChanges.shared.attributesChanged(of: self)
    // What the item said before is not known any more.
    if children != nil { actionsOfContainerDidChange() }
  }

  var accessibilityCustomContent: [AXCustomContent]! {
    get { hostedCustomContent }
    set { hostedCustomContent = newValue ?? [] }
  }

  var accessibilityChartDescriptor: AXChartDescriptor? {
    get { properties.chart }
    set { properties.chart = newValue }
  }

  // MARK: Geometry

  /// The rectangle in the coordinates of the screen.
  private var screenFrame: CGRect {
    guard let place else { return .zero }
    guard let outline = properties.outline else {
      return UIAccessibility.convertToScreenCoordinates(place.pixelFrame, in: place.holder)
    }
    let frame = place.frame
    return UIAccessibility.convertToScreenCoordinates(
      outline(frame.size).boundingRect.offsetBy(dx: frame.minX, dy: frame.minY), in: place.holder)
  }

  /// The rectangle in the coordinates of the window.
  var placeInWindow: CGRect? {
    guard let place else { return nil }
    return place.holder.convert(place.pixelFrame, to: nil)
  }

  /// The row that the element is in, of a list or of a table of UIKit.
  var enclosingRow: (any RowOfElements)? { Self.row(around: accessibilityContainer) }

  /// The row that a container of elements is or is in.
  static func row(around container: Any?) -> (any RowOfElements)? {
    var container = container
    while let found = container {
      if let cell = found as? ListCell { return cell }
      if let surface = found as? HostedCellSurface { return surface.superview as? any RowOfElements }
      container = (found as? AccessibilityNode)?.accessibilityContainer
    }
    return nil
  }

  override var accessibilityPath: UIBezierPath? {
    get {
      guard let place, let outline = properties.outline else { return super.accessibilityPath }
      let path = UIBezierPath(cgPath: outline(place.frame.size).cgPath)
      path.apply(CGAffineTransform(translationX: place.frame.minX, y: place.frame.minY))
      return UIAccessibility.convertToScreenCoordinates(path, in: place.holder)
    }
    set { super.accessibilityPath = newValue }
  }

  override var accessibilityActivationPoint: CGPoint {
    get { properties.activationPoint == nil ? super.accessibilityActivationPoint : activation }
    set { super.accessibilityActivationPoint = newValue }
  }

  private var activation: CGPoint {
    let frame = screenFrame
    switch properties.activationPoint {
    case .unit(let point): return point.point(in: frame)
    case .point(let point): return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    case nil: return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

  // MARK: Zooming and dragging

  override func accessibilityZoomIn(at point: CGPoint) -> Bool { zoom(.zoomIn, at: point) }

  override func accessibilityZoomOut(at point: CGPoint) -> Bool { zoom(.zoomOut, at: point) }

  private func zoom(_ direction: AccessibilityZoomGestureAction.Direction, at point: CGPoint) -> Bool {
    guard let zoom = properties.zoom else { return false }
    let frame = screenFrame
    let inside = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    zoom(
      AccessibilityZoomGestureAction(
        direction: direction,
        location: UnitPoint(
          x: frame.width > 0 ? inside.x / frame.width : 0.5,
          y: frame.height > 0 ? inside.y / frame.height : 0.5),
        point: inside))
    return true
  }

  override var accessibilityDragSourceDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      descriptors(properties.dragPoints, of: UIDragInteraction.self)
        ?? super.accessibilityDragSourceDescriptors
    }
    set { super.accessibilityDragSourceDescriptors = newValue }
  }

  override var accessibilityDropPointDescriptors: [UIAccessibilityLocationDescriptor]? {
    get {
      descriptors(properties.dropPoints, of: UIDropInteraction.self)
        ?? super.accessibilityDropPointDescriptors
    }
    set { super.accessibilityDropPointDescriptors = newValue }
  }

  private func descriptors<Interaction: UIInteraction>(
    _ points: [AccessibilityProperties.DragPoint], of type: Interaction.Type
  ) -> [UIAccessibilityLocationDescriptor]? {
    guard let place, !points.isEmpty else { return nil }
    // The view with the interaction may be further out than the one that holds the element's, or further in where a
    // modifier around it has made the element. A list has interactions of its own, which are not those of a row in it.
    let views = sequence(first: place.holder, next: \.superview)
    let middle = CGPoint(x: place.frame.midX, y: place.frame.midY)
    let around = views.prefix { !($0 is UITableView) }
      .first { view in view.interactions.contains { $0 is Interaction } }
    var found = around ?? Self.view(with: type, at: middle, in: place.holder)
    if found == nil, enclosingRow != nil { found = Self.dragAndDropView(with: type, in: place.holder) }
    let view = found ?? place.holder
    let word = type == UIDragInteraction.self ? SystemWord.dragItem : .dropOnto
    return points.map { point in
      let isNamed = point.description.string.length > 0
      let name = word.text.replacing("%1", with: accessibilityLabel ?? "")
        .trimmingCharacters(in: .whitespaces)
      var location = view.convert(point.point.point(in: place.frame), from: place.holder)
      // An element that is the whole row is larger than what is dragged in it.
      if view is DragAndDropView, !view.bounds.contains(location) {
        location = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
      }
      return UIAccessibilityLocationDescriptor(
        attributedName: isNamed ? point.description.string : NSAttributedString(string: name),
        point: location, in: view)
    }
  }

  private static func dragAndDropView<Interaction: UIInteraction>(
    with type: Interaction.Type, in view: UIView
  ) -> UIView? {
    for child in view.subviews {
      if child is DragAndDropView, child.interactions.contains(where: { $0 is Interaction }) { return child }
      if let found = dragAndDropView(with: type, in: child) { return found }
    }
    return nil
  }

  private static func view<Interaction: UIInteraction>(
    with type: Interaction.Type, at point: CGPoint, in view: UIView
  ) -> UIView? {
    for child in view.subviews where child.frame.contains(point) {
      if child.interactions.contains(where: { $0 is Interaction }) { return child }
      let inside = view.convert(point, to: child)
      if let found = Self.view(with: type, at: inside, in: child) { return found }
    }
    return nil
  }

  // MARK: Answers

  private func runAction(_ action: (() -> Void)?) -> Bool {
    guard let action else { return false }
    action()
    return true
  }

  /// Runs the action of the view itself, whatever a tap at that place would hit. Without one, a tap is sent.
  override func accessibilityActivate() -> Bool { runAction(properties.defaultAction) }

  override class var accessibilityDefaults: AccessibilityDefaults { ownDefaults }

  private static let ownDefaults = AccessibilityDefaults(
    of: AccessibilityNode.self, over: UIAccessibilityElement.accessibilityDefaults
  ) { answers, _ in
    answers.isElement = { $0.children == nil }
    answers.elements = { $0.children }
    answers.containerType = { $0.children == nil ? .none : .semanticGroup }
    answers.label = { $0.properties.label?.plain }
    answers.value = { $0.properties.value?.plain }
    answers.hint = { $0.properties.hint?.plain }
    answers.traits = { $0.properties.traits }
    answers.identifier = { $0.properties.identifier }
    answers.frame = { $0.screenFrame }
    answers.activationPoint = { $0.activation }
    answers.viewIsModal = { $0.properties.isModal }
    answers.systemCustomActions = { node in
      let inherited = node.actionsOfContainers
      guard let row = node.enclosingRow else { return inherited }
      let own = Set(node.properties.namedActions.map(\.name.plain) + inherited.map(\.name))
      // An action that the element has already is offered once.
      return inherited + row.actionsOfElements.filter { !own.contains($0.name) }
    }
    answers.placeholder = { $0.properties.placeholder }
    answers.increment = { $0.properties.adjust?(.increment) }
    answers.decrement = { $0.properties.adjust?(.decrement) }
    answers.performEscape = { $0.runAction($0.properties.escape) }
    answers.performMagicTap = { $0.runAction($0.properties.magicTap) }
    answers.scroll = { node, direction in
      guard let scroll = node.properties.scroll,
        let edge = Edge(direction, isRightToLeft: node.isRightToLeft)
      else { return false }
      scroll(edge)
      if let status = node.properties.scrollStatus {
        UIAccessibility.post(notification: .pageScrolled, argument: status.string)
      }
      return true
    }
  }

  private var isRightToLeft: Bool { place?.environment.value.layoutDirection == .rightToLeft }
}
