import CurbcutUIKit
import Foundation

/// A button that UIKit shows, as in an alert, a bar or behind a row.
@MainActor
final class ActionNode: WrapperNode {
  fileprivate struct Properties {
    var role: ButtonRole?
    var action: @MainActor () -> Void
  }

  private var properties: Properties

  fileprivate init(_ properties: Attribute<Properties>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.properties = properties.value
    super.init(inputs, content)
    observe { [unowned self] in
      self.properties = properties.value
      _ = environment.value
      accessibilityDidChange()
    }
  }

  var role: ButtonRole? { properties.role }
  var isEnabled: Bool { environment.value.isEnabled }
  func perform() { properties.action() }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    let parts = content.accessibilityItems.flatMap(\.leaves)
    let texts = parts.filter { !$0.properties.traits.contains(.image) }
    var element = AccessibilityProperties()
    element.label = .joined((texts.isEmpty ? parts : texts).compactMap(\.properties.label))
    element.traits = isEnabled ? .button : [.button, .notEnabled]
    if isEnabled { element.defaultAction = { [weak self] in self?.perform() } }
    return [.element(self, element)]
  }

  /// The picture in the button's label.
  var image: UIImage? { Self.image(in: content) }

  static func image(in node: ViewNode) -> UIImage? {
    if let image = node as? ImageNode { return image.shownPicture }
    for child in node.children { if let image = image(in: child) { return image } }
    return nil
  }
}

/// Makes a button into a node of its action.
struct CollectingButtonStyle: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View { ActionView(configuration: configuration) }
}

private struct ActionView: PrimitiveView {
  var configuration: PrimitiveButtonStyleConfiguration

  static func makeNode(_ view: Attribute<ActionView>, _ inputs: _ViewInputs) -> ViewNode {
    typealias Label = PrimitiveButtonStyleConfiguration.Label
    let label = Label._makeView(view: _GraphValue(view.map { $0.configuration.label }), inputs: inputs).node
    let properties = view.map {
      ActionNode.Properties(role: $0.configuration.role, action: $0.configuration.action)
    }
    return ActionNode(properties, inputs, label)
  }
}

/// A button as UIKit is to show it.
@MainActor
struct CollectedAction {
  var title: String
  var image: UIImage?
  var role: ButtonRole?
  var isEnabled: Bool
  var properties: AccessibilityProperties
  var perform: @MainActor () -> Void
  /// The node of the button; nil for one of the system.
  weak var node: ActionNode?
}

extension ViewNode {
  /// The buttons in the node, which was made with ``CollectingButtonStyle``.
  var collectedActions: [CollectedAction] {
    accessibilityItems.flatMap(\.leaves).compactMap { item in
      guard let action = item.owner as? ActionNode ?? firstAction(in: item.owner) else { return nil }
      return CollectedAction(
        title: item.properties.label?.plain ?? "", image: action.image, role: action.role,
        isEnabled: action.isEnabled, properties: item.properties, perform: { action.perform() },
        node: action)
    }
  }

  private func firstAction(in node: ViewNode) -> ActionNode? {
    if let action = node as? ActionNode { return action }
    for child in node.children { if let action = firstAction(in: child) { return action } }
    return nil
  }
}

extension _ViewInputs {
  /// Inputs with which buttons are made for UIKit to show.
  @MainActor
  var collectingActions: _ViewInputs {
    changingEnvironment { $0.buttonStyle = AnyButtonStyle(CollectingButtonStyle()) }
  }
}
