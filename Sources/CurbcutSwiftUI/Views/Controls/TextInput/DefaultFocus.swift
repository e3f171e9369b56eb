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

extension View {
  /// Gives the focus to a view when the views inside appear.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/defaultfocus(_:_:priority:)>.
  public func defaultFocus<V: Hashable>(_ binding: FocusState<V>.Binding, _ value: V) -> some View {
    modifier(DefaultFocus(binding: binding, value: value))
  }
}
