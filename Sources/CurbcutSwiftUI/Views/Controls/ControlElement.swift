@_spi(AccessibilityDefaults) import CurbcutUIKit
import Foundation

/// Makes one element of a control and its label, as large as both together.
struct ControlElement: PrimitiveModifier {
  /// What the control is.
  var traits: UIAccessibilityTraits
  /// The words of the control's value; nil for what the views inside say of theirs.
  var value: String?
  /// What activation does; nil to tap.
  var action: (@MainActor () -> Void)?
  var adjust: (@MainActor (AccessibilityAdjustmentDirection) -> Void)?
  /// Whether activation does what it does for the control of UIKit inside.
  var activatesControl = false
  /// Whether there is no element without words.
  var needsWords = false

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    Node(modifier, inputs, body(inputs))
  }

  private final class Node: WrapperNode, ShortcutNode, LatentElementNode {
    private let modifier: Attribute<ControlElement>

    init(_ modifier: Attribute<ControlElement>, _ inputs: _ViewInputs, _ content: ViewNode) {
      self.modifier = modifier
      super.init(inputs, content)
      observe { [unowned self] in
        _ = (modifier.value, environment.value.isEnabled)
        graph.shortcuts.set(shortcut, of: self)
        accessibilityDidChange()
      }
    }

    /// The shortcut of the control, unless a button of its style has it.
    private var shortcut: KeyboardShortcut? {
      guard let shortcut = environment.value.keyboardShortcut, modifier.value.action != nil,
        !content.hasShortcutNode
      else { return nil }
      return shortcut
    }

    func performShortcut() {
      if environment.value.isEnabled { modifier.value.action?() }
    }

    override func willBeRemoved() {
      super.willBeRemoved()
      graph.shortcuts.set(nil, of: self)
    }

    override func makeAccessibilityItems() -> [AccessibilityItem] {
      let control = modifier.value
      var element = AccessibilityCombination.label(of: content.accessibilityItems)
      if let value = control.value { element.value = AccessibilityWords(value) }
      if control.needsWords, element.label == nil, element.value == nil { return [] }
      complete(&element)
      return [.element(self, element)]
    }

    /// What the element is once it has words.
    var latentElement: AccessibilityProperties {
      var element = AccessibilityProperties()
      complete(&element)
      return element
    }

    private func complete(_ element: inout AccessibilityProperties) {
      let control = modifier.value
      element.traits.formUnion(control.traits)
      if environment.value.isEnabled {
        if let action = control.action { element.defaultAction = action }
        if control.activatesControl, let inner = content.firstControl {
          element.defaultAction = { [weak inner] in inner?.activate() }
        }
        if let adjust = control.adjust { element.adjust = adjust }
      } else {
        element.traits.formUnion(.notEnabled)
        element.defaultAction = nil
      }
    }
  }
}

/// A label that is not shown, and whose words name a control all the same.
struct SpokenLabel<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Node(inputs, Content._makeView(view: _GraphValue(view.map { $0.content }), inputs: inputs).node)
  }

  private final class Node: WrapperNode {
    override var isEmpty: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    override var spacing: ViewSpacing { .zero }
    override func collectViews(into views: inout [UIView]) {}
  }
}

/// The label of a control: shown, unless labels are hidden.
struct ControlLabel<Content: View>: View {
  let content: Content
  @Environment(\.areLabelsHidden) private var isHidden

  init(_ content: Content) { self.content = content }

  var body: some View {
    if isHidden {
      SpokenLabel(content: content)
    } else {
      OneView(view: AnyView(content), layout: .leading)
    }
  }
}

/// A view whose body sees the environment of the place where it stands, such as a row of a list.
struct PlacedView<Content: View>: PrimitiveView {
  let content: Content

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    Content._makeView(view: _GraphValue(view.map { $0.content }), inputs: inputs).node
  }
}

/// Several views as one, so that what a style does with a label or content is done once.
struct OneView: PrimitiveView {
  let view: AnyView
  let layout: _ViewInputs.ImplicitLayout

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    let list = AnyView._makeViewList(view: _GraphValue(view.map { $0.view }), inputs: inputs).list
    return LayoutNode(implicit: GraphNode.untracked { view.value.layout }, list: list, inputs)
  }
}

/// Gives the words of a view as a value in place of a label.
struct ValueLabel<Content: View>: View {
  let content: Content

  var body: some View {
    content.adding(
      AccessibilityChange(
        apply: { properties, _ in
          guard let words = properties.label else { return }
          properties.value = .joined([words, properties.value].compactMap { $0 })
          properties.label = nil
        }, makesElement: false))
  }
}

/// A node of a control of UIKit that can be activated as assistive technologies do it.
@MainActor
protocol ControlActivating: ViewNode {
  func activate()
}

extension ViewNode {
  fileprivate var hasShortcutNode: Bool {
    self is any ShortcutNode || children.contains(where: \.hasShortcutNode)
  }

  fileprivate var firstControl: (any ControlActivating)? {
    if let control = self as? any ControlActivating { return control }
    for child in children {
      if let found = child.firstControl { return found }
    }
    return nil
  }
}

/// A control of UIKit that is a part of an element, and none by itself.
@MainActor
class ControlNode<Control: UIView>: PlatformNode<Control>, ControlActivating {
  override init(_ control: Control, _ inputs: _ViewInputs) {
    super.init(control, inputs)
    observe { [unowned self] in platformView.adopt(environment.value) }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    platformView.sizeThatFits(CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0))
  }

  override func makeAccessibilityItems() -> [AccessibilityItem] { [] }

  func activate() {
    enterWindow(platformView)
    _ = platformView.accessibilityDefaults.activate(platformView)
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    leaveWindow(platformView)
  }
}

extension UIView {
  /// Takes over what views of SwiftUI have set for the views in them.
  func adopt(_ values: EnvironmentValues) {
    let style: UIUserInterfaceStyle = values.colorScheme == .dark ? .dark : .light
    if overrideUserInterfaceStyle != style { overrideUserInterfaceStyle = style }
    let direction: UISemanticContentAttribute =
      values.layoutDirection == .rightToLeft ? .forceRightToLeft : .forceLeftToRight
    if semanticContentAttribute != direction { semanticContentAttribute = direction }
    let tint = values.tintPlatformColor
    if tintColor != tint { tintColor = tint }
    (self as? UIControl)?.isEnabled = values.isEnabled
  }
}

// MARK: Labels

private enum LabelsHiddenKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether controls do not show their labels.
  var areLabelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }
}

extension View {
  /// Hides the labels of the controls in the view. Assistive technologies read them all the same.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/labelshidden()>.
  public func labelsHidden() -> some View { environment(\.areLabelsHidden, true) }

  /// Shows or hides the labels of the controls in the view. Assistive technologies read them all the same.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/labelsvisibility(_:)>.
  ///
  /// - Parameter visibility: whether they are shown; automatic leaves what is set around the view.
  public func labelsVisibility(_ visibility: Visibility) -> some View {
    transformEnvironment(\.areLabelsHidden) { isHidden in
      if visibility != .automatic { isHidden = visibility == .hidden }
    }
  }
}
