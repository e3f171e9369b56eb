import CurbcutUIKit
import Foundation

/// What an alert or dialog says and offers.
@MainActor
struct AlertContent {
  var title: Text
  var message: AnyView?
  var actions: AnyView
}

/// Presents an alert or a dialog.
struct AlertModifier: PrimitiveModifier {
  var source: PresentationSource
  var style: UIAlertController.Style
  var titleVisibility = Visibility.visible
  var content: @MainActor () -> AlertContent?

  static func makeNode(
    _ modifier: Attribute<Self>, _ inputs: _ViewInputs, body: @escaping @MainActor (_ViewInputs) -> ViewNode
  ) -> ViewNode {
    AlertNode(modifier, inputs, body(inputs))
  }
}

/// The node of a view over which an alert may be presented.
@MainActor
private final class AlertNode: PresentingNode {
  private let modifier: Attribute<AlertModifier>
  private let inputs: _ViewInputs
  /// What the alert says and offers; while it goes, what it said last.
  private let shownContent: Attribute<AlertContent>
  /// The nodes of the buttons and of the message.
  private var parts: [ViewNode] = []
  private var observers: [GraphObserver] = []
  private var fields: [(node: TextFieldNode, field: UITextField)] = []
  private var buttons: [(node: ActionNode, action: UIAlertAction)] = []

  init(_ modifier: Attribute<AlertModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier
    var inner = inputs.collectingActions.changingEnvironment { values in
      values.isInListRow = false
      values.font = nil
    }
    inner.isInList = false
    self.inputs = inner
    let memory = Memory()
    let graph = inputs.graph
    shownContent = Attribute {
      let value = modifier.value
      if let content = ObservedReads.track(graph, { value.content() }) { memory.content = content }
      return memory.content
    }
    super.init(modifier.map { $0.source }, inputs, content)
  }

  @MainActor
  private final class Memory {
    var content = AlertContent(title: Text(verbatim: ""), actions: AnyView(EmptyView()))
  }

  private func node(of view: Attribute<AnyView>) -> ViewNode {
    let inner = inputs
    let node = GraphNode.untracked { AnyView._makeView(view: _GraphValue(view), inputs: inner).node }
    parts.append(node)
    return node
  }

  /// Runs a closure now, and while the alert is shown, when what it read has changed.
  private func follow(_ body: @escaping @MainActor () -> Void) {
    let observer = ClosureObserver(graph, body)
    observers.append(observer)
    GraphNode.untracked { observer.refresh() }
  }

  override func makeController() -> UIViewController? {
    let value = modifier.value
    guard GraphNode.untracked({ value.content() }) != nil else { return nil }
    let shown = shownContent
    let message = node(of: shown.map { $0.message ?? AnyView(EmptyView()) })
    let controller = UIAlertController(title: nil, message: nil, preferredStyle: value.style)
    if value.style == .actionSheet, let popover = controller.popoverPresentationController {
      popover.sourceView = holder
      popover.sourceRect = pixelFrame
      if surface.window == nil { popover.barButtonItem = surface.barButtonItem }
    }
    follow { [weak self, weak controller] in
      guard let self, let controller else { return }
      // A dialog shows its title by itself only where it has a message.
      let showsTitle =
        value.titleVisibility == .visible
        || (value.titleVisibility == .automatic && shown.value.message != nil)
      let title = showsTitle ? ResolvedText(shown.value.title, environment.value).words.plain : nil
      if controller.title != title { controller.title = title }
    }
    follow { [weak controller] in
      _ = shown.value
      _ = message.accessibilityItems
      let words = message.shownTexts.joined(separator: "\n")
      let text = words.isEmpty ? nil : words
      if let controller, controller.message != text { controller.message = text }
    }
    let offered = node(of: shown.map { $0.actions })
    if value.style == .alert {
      for field in offered.textFields {
        controller.addTextField { shown in
          field.lend(to: shown)
          self.fields.append((field, shown))
        }
      }
    }
    addActions(of: offered, to: controller)
    follow { [weak self] in
      guard let self else { return }
      for (node, action) in buttons where action.isEnabled != node.isEnabled {
        action.isEnabled = node.isEnabled
      }
      for (node, field) in fields { node.lendText(to: field) }
    }
    return controller
  }

  private func addActions(of offered: ViewNode, to controller: UIAlertController) {
    let isAlert = controller.preferredStyle == .alert
    var actions = offered.collectedActions
    // The buttons of an alert keep the system's order: the one that cancels comes first, or last of several.
    if actions.isEmpty, isAlert {
      actions.append(standard("OK", nil))
    } else if !isAlert, !actions.contains(where: { $0.role == .cancel }) {
      actions.append(standard(SystemWord.cancel.text, .cancel))
    }
    for action in actions {
      let style: UIAlertAction.Style =
        switch action.role {
        case .cancel: .cancel
        case .destructive: .destructive
        default: .default
        }
      let item = UIAlertAction(title: action.title, style: style) { [weak self] _ in
        self?.controllerDidDismiss()
        action.perform()
      }
      item.isEnabled = action.isEnabled
      item.accessibilityIdentifier = action.properties.identifier
      if action.spokenTitle != action.title { item.accessibilityLabel = action.spokenTitle }
      controller.addAction(item)
      if let node = action.node {
        buttons.append((node, item))
        let shortcut = GraphNode.untracked { node.environment.value.keyboardShortcut }
        if shortcut == .defaultAction { controller.preferredAction = item }
      }
    }
  }

  private func standard(_ title: String, _ role: ButtonRole?) -> CollectedAction {
    CollectedAction(
      title: title, spokenTitle: title, image: nil, role: role, isEnabled: true,
      properties: AccessibilityProperties(), perform: {})
  }

  override func controllerIsGone(_ controller: UIViewController) {
    for (_, field) in fields { field.resignFirstResponder() }
    for part in parts { part.willBeRemoved() }
    parts.removeAll()
    observers.removeAll()
    fields.removeAll()
    buttons.removeAll()
  }
}

extension ViewNode {
  /// The text fields in the node, in order.
  fileprivate var textFields: [TextFieldNode] {
    if let field = self as? TextFieldNode { return [field] }
    return children.flatMap(\.textFields)
  }
}
