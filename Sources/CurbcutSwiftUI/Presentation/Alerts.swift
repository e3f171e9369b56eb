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
  var showsTitle = true
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
  /// The nodes of the buttons and of the message.
  private var parts: [ViewNode] = []

  init(_ modifier: Attribute<AlertModifier>, _ inputs: _ViewInputs, _ content: ViewNode) {
    self.modifier = modifier
    self.inputs = inputs.collectingActions
    super.init(modifier.map { $0.source }, inputs, content)
  }

  private func node(of view: AnyView) -> ViewNode {
    var inner = inputs
    inner.isInList = false
    let node = GraphNode.untracked {
      AnyView._makeView(view: _GraphValue(Attribute(view)), inputs: inner).node
    }
    parts.append(node)
    return node
  }

  override func makeController() -> UIViewController? {
    let value = modifier.value
    guard let content = GraphNode.untracked({ value.content() }) else { return nil }
    let title = GraphNode.untracked { ResolvedText(content.title, environment.value).words.plain }
    let message = content.message.map { view in
      node(of: view).accessibilityItems.flatMap(\.leaves).compactMap(\.properties.label?.plain)
        .joined(separator: "\n")
    }
    let controller = UIAlertController(
      title: value.showsTitle ? title : nil, message: message?.isEmpty == true ? nil : message,
      preferredStyle: value.style)
    var actions = node(of: content.actions).collectedActions
    let hasCancel = actions.contains { $0.role == .cancel }
    if value.style == .alert, actions.isEmpty {
      actions.append(standard("OK", nil))
    } else if value.style == .actionSheet, !hasCancel {
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
      controller.addAction(item)
    }
    return controller
  }

  private func standard(_ title: String, _ role: ButtonRole?) -> CollectedAction {
    CollectedAction(
      title: title, image: nil, role: role, isEnabled: true, properties: AccessibilityProperties(),
      perform: {})
  }

  override func controllerIsGone(_ controller: UIViewController) {
    for part in parts { part.willBeRemoved() }
    parts.removeAll()
  }
}

/// The words of an alert, by its older name.
///
/// Follows <https://developer.apple.com/documentation/swiftui/alert>.
@MainActor
public struct Alert {
  /// A button of an alert.
  @MainActor
  public struct Button {
    fileprivate var title: Text
    fileprivate var role: ButtonRole?
    fileprivate var action: () -> Void

    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, action: action ?? {})
    }
    /// A button that cancels.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .cancel, action: action ?? {})
    }
    /// A button that cancels, with the system's word.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(title: Text(verbatim: SystemWord.cancel.text), role: .cancel, action: action ?? {})
    }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(title: label, role: .destructive, action: action ?? {})
    }
  }

  fileprivate let title: Text
  fileprivate let message: Text?
  fileprivate let buttons: [Button]

  /// Creates an alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Creates an alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  fileprivate var content: AlertContent {
    let buttons = buttons
    return AlertContent(
      title: title, message: message.map { AnyView($0) },
      actions: AnyView(
        ForEach(Array(buttons.indices), id: \.self) { index in
          CurbcutSwiftUI.Button(role: buttons[index].role, action: { buttons[index].action() }) {
            buttons[index].title
          }
        }))
  }
}

extension View {
  private func alert(
    _ source: PresentationSource, _ style: UIAlertController.Style = .alert, showsTitle: Bool = true,
    _ content: @escaping @MainActor () -> AlertContent?
  ) -> some View {
    modifier(AlertModifier(source: source, style: style, showsTitle: showsTitle, content: content))
  }

  /// Presents an alert while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/alert(_:ispresented:actions:)-1bkka>.
  public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a condition holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions)
  }

  /// Presents an alert while a condition holds.
  public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.condition(isPresented)) { AlertContent(title: title, message: nil, actions: AnyView(actions())) }
  }

  /// Presents an alert with a message while a condition holds.
  public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a condition holds.
  @_disfavoredOverload
  public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Presents an alert with a message while a condition holds.
  public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(.condition(isPresented)) {
      AlertContent(title: title, message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents an alert for data while a condition holds.
  public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A, @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    alert(.condition(isPresented)) {
      data.map {
        AlertContent(title: Text(titleKey), message: AnyView(message($0)), actions: AnyView(actions($0)))
      }
    }
  }

  /// Presents an alert for data while a condition holds.
  public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(.condition(isPresented)) {
      data.map { AlertContent(title: Text(titleKey), message: nil, actions: AnyView(actions($0))) }
    }
  }

  /// Presents an alert for an error while a condition holds.
  public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.condition(isPresented)) {
      error.map {
        AlertContent(
          title: Text(verbatim: $0.errorDescription ?? ""), message: nil, actions: AnyView(actions()))
      }
    }
  }

  /// Presents an alert while a condition holds, by an older form.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    alert(.condition(isPresented)) { content().content }
  }

  /// Presents an alert while there is an item, by an older form.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    alert(.item(item)) { item.wrappedValue.map { content($0).content } }
  }

  /// Presents a dialog with choices while a condition holds.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/confirmationdialog(_:ispresented:titlevisibility:actions:)-46zbb>.
  public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a dialog with choices while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    confirmationDialog(
      Text(title), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }

  /// Presents a dialog with choices while a condition holds.
  public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    alert(.condition(isPresented), .actionSheet, showsTitle: titleVisibility == .visible) {
      AlertContent(title: title, message: nil, actions: AnyView(actions()))
    }
  }

  /// Presents a dialog with choices and a message while a condition holds.
  public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
  ) -> some View {
    alert(.condition(isPresented), .actionSheet, showsTitle: titleVisibility == .visible) {
      AlertContent(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions()))
    }
  }

  /// Presents a dialog with choices for data while a condition holds.
  public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    alert(.condition(isPresented), .actionSheet, showsTitle: titleVisibility == .visible) {
      data.map { AlertContent(title: Text(titleKey), message: nil, actions: AnyView(actions($0))) }
    }
  }
}
