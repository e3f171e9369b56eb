import CurbcutUIKit

/// The words of an alert, by its older name.
///
/// Follows <https://developer.apple.com/documentation/swiftui/alert>.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    /// Nil for the system's word.
    fileprivate var title: Text?
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
      Button(title: nil, role: .cancel, action: action ?? {})
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

  @MainActor
  var content: AlertContent {
    AlertContent(title: title, message: message.map { AnyView($0) }, actions: Self.actions(buttons))
  }

  /// The views of buttons.
  @MainActor
  fileprivate static func actions(_ buttons: [Button]) -> AnyView {
    AnyView(
      ForEach(Array(buttons.indices), id: \.self) { index in
        CurbcutSwiftUI.Button(role: buttons[index].role, action: { buttons[index].action() }) {
          buttons[index].title ?? Text(verbatim: SystemWord.cancel.text)
        }
      })
  }
}

/// The words of a dialog with choices, by its older name.
///
/// Follows <https://developer.apple.com/documentation/swiftui/actionsheet>.
public struct ActionSheet {
  /// A choice.
  public typealias Button = Alert.Button

  private let title: Text
  private let message: Text?
  private let buttons: [Button]

  /// Creates a dialog.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  @MainActor
  var content: AlertContent {
    AlertContent(title: title, message: message.map { AnyView($0) }, actions: Alert.actions(buttons))
  }
}

extension View {
  /// Presents an alert while a condition holds, by an older form.
  public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
    modifier(AlertModifier(source: .condition(isPresented), style: .alert) { content().content })
  }

  /// Presents an alert while there is an item, by an older form.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View
  {
    modifier(
      AlertModifier(source: .item(item), style: .alert) { item.wrappedValue.map { content($0).content } })
  }

  /// Presents a dialog with choices while a condition holds, by an older form.
  public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
    modifier(AlertModifier(source: .condition(isPresented), style: .actionSheet) { content().content })
  }

  /// Presents a dialog with choices while there is an item, by an older form.
  public func actionSheet<T: Identifiable>(item: Binding<T?>, content: @escaping (T) -> ActionSheet)
    -> some View
  {
    modifier(
      AlertModifier(source: .item(item), style: .actionSheet) {
        item.wrappedValue.map { content($0).content }
      })
  }
}
