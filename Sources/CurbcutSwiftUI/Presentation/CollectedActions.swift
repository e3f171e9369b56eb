import CurbcutUIKit
import Foundation

/// A button that UIKit shows, as in an alert, a bar or behind a row.
@MainActor
final class ActionNode: WrapperNode {
  fileprivate struct Properties {
    var role: ButtonRole?
    var isProminent: Bool
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
  /// Whether the app wants the button to stand out.
  var isProminent: Bool { properties.isProminent }
  var isEnabled: Bool { environment.value.isEnabled }
  func perform() { properties.action() }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    var element = AccessibilityCombination.label(of: content.accessibilityItems)
    element.traits.formUnion(isEnabled ? .button : [.button, .notEnabled])
    element.defaultAction = isEnabled ? { [weak self] in self?.perform() } : nil
    return [.element(self, element)]
  }

  /// The picture in the button's label.
  var image: UIImage? { Self.image(in: content) }

  static func image(in node: ViewNode) -> UIImage? {
    if let image = node as? ImageNode { return image.shownPicture }
    for child in node.seenChildren { if let image = image(in: child) { return image } }
    return nil
  }
}

/// Makes a button into a node of its action.
struct CollectingButtonStyle: PrimitiveButtonStyle {
  var isProminent = false

  func makeBody(configuration: Configuration) -> some View {
    ActionView(configuration: configuration, isProminent: isProminent)
  }
}

private struct ActionView: PrimitiveView {
  var configuration: PrimitiveButtonStyleConfiguration
  var isProminent: Bool

  static func makeNode(_ view: Attribute<ActionView>, _ inputs: _ViewInputs) -> ViewNode {
    typealias Label = PrimitiveButtonStyleConfiguration.Label
    let label = Label._makeView(view: _GraphValue(view.map { $0.configuration.label }), inputs: inputs).node
    let properties = view.map {
      ActionNode.Properties(
        role: $0.configuration.role, isProminent: $0.isProminent, action: $0.configuration.action)
    }
    return ActionNode(properties, inputs, label)
  }
}

/// A button as UIKit is to show it.
@MainActor
struct CollectedAction {
  /// What is seen.
  var title: String
  /// What is said.
  var spokenTitle: String
  var image: UIImage?
  var role: ButtonRole?
  var isEnabled: Bool
  /// Whether assistive technologies do not find the button.
  var isHiddenFromSpeech = false
  var properties: AccessibilityProperties
  var perform: @MainActor () -> Void
  /// The node of the button; nil for one of the system.
  weak var node: ActionNode?
}

extension ViewNode {
  /// The buttons in the node, which was made with ``CollectingButtonStyle``.
  var collectedActions: [CollectedAction] {
    var spoken: [ObjectIdentifier: AccessibilityProperties] = [:]
    for item in accessibilityItems.flatMap(\.leaves) {
      guard let action = item.owner.actionNodes.first else { continue }
      if spoken[ObjectIdentifier(action)] == nil { spoken[ObjectIdentifier(action)] = item.properties }
    }
    return actionNodes.map { action in
      let properties = spoken[ObjectIdentifier(action)]
      let texts = action.content.shownTexts
      let words = properties?.label?.plain ?? ""
      return CollectedAction(
        title: texts.isEmpty ? words : texts.joined(separator: " "), spokenTitle: words, image: action.image,
        role: action.role, isEnabled: action.isEnabled, isHiddenFromSpeech: properties == nil,
        properties: properties ?? AccessibilityProperties(), perform: { action.perform() }, node: action)
    }
  }

  /// The buttons in the node, in order.
  var actionNodes: [ActionNode] {
    if let action = self as? ActionNode { return [action] }
    return children.flatMap(\.actionNodes)
  }
}

extension _ViewInputs {
  /// Inputs with which buttons are made for UIKit to show.
  @MainActor
  var collectingActions: _ViewInputs {
    changingEnvironment { $0.buttonStyle = AnyButtonStyle(CollectingButtonStyle()) }
  }
}
