@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// The object under which assistive technologies know an element or container of SwiftUI.
///
/// It lives as long as the node that made it, so that a cursor stays where it is while everything around changes.
@MainActor
final class AccessibilityNode: UIAccessibilityElement, AXCustomContentProvider {
  var accessibilityCustomContent: [AXCustomContent]! = []
  private(set) var properties = AccessibilityProperties()
  private var place: ViewNode?
  private var children: [UIResponder]?

  /// Takes over what was read of the views.
  func adopt(_ item: AccessibilityItem, children: [UIResponder]?, in container: UIResponder) {
    accessibilityContainer = container
    properties = item.properties
    place = item.place
    self.children = children
    let attributes: [NSAttributedString.Key: Any] = textAttributes
    accessibilityAttributedLabel = attributed(properties.label, attributes)
    accessibilityAttributedValue = attributed(properties.value, [:])
    accessibilityAttributedHint = attributed(properties.hint, [:])
    accessibilityCustomContent = properties.customContent.map {
      let content = AXCustomContent(
        attributedLabel: $0.label.string, attributedValue: $0.value.string)
      content.importance = $0.importance
      return content
    }
    AccessibilityChanges.shared.attributesChanged(of: self)
  }

  /// Plain words are given as the class's default; only those with attributes are stored.
  private func attributed(_ words: AccessibilityWords?, _ more: [NSAttributedString.Key: Any])
    -> NSAttributedString?
  {
    guard let words else { return nil }
    let string = NSMutableAttributedString(attributedString: words.string)
    string.addAttributes(more, range: NSRange(location: 0, length: string.length))
    return string
  }

  private var textAttributes: [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let level = properties.headingLevel {
      attributes[.accessibilityTextHeadingLevel] = Int(level.rawValue)
    }
    if let type = properties.textContentType {
      attributes[.UIAccessibilityTextAttributeContext] = type.context
    }
    return attributes
  }

  /// The rectangle in the coordinates of the screen.
  private var screenFrame: CGRect {
    guard let place else { return .zero }
    return UIAccessibility.convertToScreenCoordinates(place.pixelFrame, in: place.holder)
  }

  private var activation: CGPoint {
    let frame = screenFrame
    switch properties.activationPoint {
    case .unit(let point): return point.point(in: frame)
    case .point(let point): return CGPoint(x: frame.minX + point.x, y: frame.minY + point.y)
    case nil: return CGPoint(x: frame.midX, y: frame.midY)
    }
  }

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
    answers.userInputLabels = { $0.properties.inputLabels.map(\.plain) }
    answers.customActions = { node in
      let actions = node.properties.namedActions
      guard !actions.isEmpty else { return nil }
      return actions.map { entry in
        UIAccessibilityCustomAction(attributedName: entry.name.string) { _ in
          entry.action()
          return true
        }
      }
    }
    answers.expandedStatus = { $0.properties.expandedStatus ?? .unsupported }
    answers.placeholder = { $0.properties.placeholder }
    answers.increment = { $0.properties.adjust?(.increment) }
    answers.decrement = { $0.properties.adjust?(.decrement) }
    answers.performEscape = { $0.runAction($0.properties.escape) }
    answers.performMagicTap = { $0.runAction($0.properties.magicTap) }
    answers.scroll = { node, direction in
      guard let scroll = node.properties.scroll else { return false }
      switch direction {
      case .up: scroll(.top)
      case .down: scroll(.bottom)
      case .left: scroll(.leading)
      case .right: scroll(.trailing)
      default: return false
      }
      return true
    }
  }
}
