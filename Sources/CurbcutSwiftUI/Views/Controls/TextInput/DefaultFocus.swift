/// Gives a value to a focus state when the views appear.
private struct DefaultFocus<Value: Hashable>: ViewModifier {
  let binding: FocusState<Value>.Binding
  let value: Value
  @State private var isDone = false

  func body(content: Content) -> some View {
    content.onAppear {
      guard !isDone else { return }
      isDone = true
      binding.wrappedValue = value
    }
  }
}

/// When a default focus is used.
///
/// Follows <https://developer.apple.com/documentation/swiftui/defaultfocusevaluationpriority>.
public struct DefaultFocusEvaluationPriority: Sendable {
  private let raw: Int

  /// When the views appear.
  public static let automatic = Self(raw: 0)
  /// When the person moves the focus as well, which on a device without a keyboard nobody does.
  public static let userInitiated = Self(raw: 1)
}

extension View {
  /// Gives the focus to a view when the views inside appear.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)>.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    modifier(DefaultFocus(binding: binding, value: value))
  }
}
