import CurbcutUIKit
import Foundation

/// What a button does with touches, and what it says of itself.
struct ButtonSurface<Content: View>: PrimitiveView {
  let content: Content
  let isPressed: Binding<Bool>
  let isEnabled: Bool
  var fillsRow = false
  let action: @MainActor () -> Void

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    ButtonNode(
      view.map {
        ButtonNode.Properties(
          isPressed: $0.isPressed, isEnabled: $0.isEnabled, fillsRow: $0.fillsRow, action: $0.action)
      },
      inputs, Content._makeView(view: _GraphValue(view.map { $0.content }), inputs: inputs).node)
  }
}

/// The node of a button.
@MainActor
final class ButtonNode: ContainerNode<TouchArea>, ShortcutNode {
  struct Properties {
    var isPressed: Binding<Bool>
    var isEnabled: Bool
    var fillsRow: Bool
    var action: @MainActor () -> Void
  }

  private var properties: Properties
  /// Does what the button does again and again while it is held; nil where it does so once.
  private var held: HeldButton?

  init(_ attribute: Attribute<Properties>, _ inputs: _ViewInputs, _ content: ViewNode) {
    properties = attribute.value
    super.init(TouchArea(), inputs, content)
    observe { [unowned self] in
      properties = attribute.value
      platformView.isEnabled = properties.isEnabled
      let repeats = environment.value.buttonRepeatBehavior == .enabled && properties.isEnabled
      if !repeats { held?.press(false) }
      held = repeats ? held ?? HeldButton { [weak self] in self?.properties.action() } : nil
      platformView.onPress = { [weak self] pressed in
        self?.properties.isPressed.wrappedValue = pressed
        self?.held?.press(pressed)
      }
      platformView.onTap = { [weak self] in
        // What was done while the button was held is not done once more when it is let go.
        if self?.held?.hasRepeated != true { self?.properties.action() }
      }
      graph.shortcuts.set(environment.value.keyboardShortcut, of: self)
      accessibilityDidChange()
    }
  }

  func performShortcut() {
    if properties.isEnabled { properties.action() }
  }

  /// Whether it does what a tap anywhere in its row does.
  var answersForRow: Bool { properties.isEnabled && properties.fillsRow }

  /// The buttons in a view, of which none is in another one.
  static func all(in node: ViewNode) -> [ButtonNode] {
    (node as? ButtonNode).map { [$0] } ?? node.seenChildren.flatMap(all)
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    graph.shortcuts.set(nil, of: self)
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] {
    // "The child controls' accessibility labels are not included in the accessibility label of the combined parent
    // element" (CVS Health, of a link around a card).
    var element = AccessibilityCombination.label(of: content.accessibilityItems, includesButtons: false)
    element.traits.formUnion(properties.isEnabled ? .button : [.button, .notEnabled])
    element.defaultAction = properties.isEnabled ? { [weak self] in self?.properties.action() } : nil
    return [.element(self, element)]
  }
}

/// A view that notices when it is pressed and tapped.
final class TouchArea: UIControl {
  var onPress: ((Bool) -> Void)?
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { onPress?(isHighlighted) } }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    self.point(inside: point, with: event) && isEnabled && !isHidden && alpha > 0.01 ? self : nil
  }
}
