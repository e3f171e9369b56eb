import CurbcutFoundation

extension View {
  /// Shows the bar for finding text in the text editors in the view. There is no such bar here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/findnavigator(ispresented:)>.
  /// - Parameter isPresented: whether it is shown; stays as the app has set it.
  public func findNavigator(isPresented: Binding<Bool>) -> some View {
    if isPresented.wrappedValue {
      UnsupportedMembers.wasSet("View.findNavigator: no bar for finding text is shown")
    }
    return self
  }

  /// Sets whether text cannot be found in the view, as it never can here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/finddisabled(_:)>.
  public func findDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Sets whether found text cannot be replaced in the view, as it never can here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/replacedisabled(_:)>.
  public func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
