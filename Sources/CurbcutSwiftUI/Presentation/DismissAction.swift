/// Takes away what a view is presented in: a sheet, or the screen on a stack.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dismissaction>.
@preconcurrency @MainActor
public struct DismissAction: Sendable {
  let action: @MainActor () -> Void

  /// Takes it away.
  public func callAsFunction() { action() }
}

/// Whether a view is presented, by its older name.
///
/// Follows <https://developer.apple.com/documentation/swiftui/presentationmode>.
public struct PresentationMode {
  /// Whether the view is presented.
  public internal(set) var isPresented: Bool

  /// Takes away what the view is presented in.
  public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { Isolation.onMain { DismissAction {} } }
}
private enum IsPresentedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Takes away what the view is presented in.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/dismiss>.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view is presented.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/ispresented>.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the view is presented, by its older name.
  public var presentationMode: Binding<PresentationMode> {
    let (isPresented, dismiss) = (isPresented, dismiss)
    return Binding(
      get: { PresentationMode(isPresented: isPresented) },
      set: { mode in if !mode.isPresented { Isolation.onMain { dismiss() } } })
  }
}
