import Foundation

/// How much attention a dialog needs.
///
/// Follows <https://developer.apple.com/documentation/swiftui/dialogseverity>.
public struct DialogSeverity: Equatable, Sendable {
  private let raw: Int
  /// As suits the dialog.
  public static let automatic = Self(raw: 0)
  /// Critical.
  public static let critical = Self(raw: 1)
  /// Not critical.
  public static let standard = Self(raw: 2)
}

extension View {
  /// Sets how much attention the dialogs in the view need on macOS. On iOS, all look the same.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/dialogseverity(_:)>.
  public func dialogSeverity(_ severity: DialogSeverity) -> some View { self }

  /// Sets the icon of the dialogs in the view on macOS and watchOS. On iOS, dialogs have none.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/dialogicon(_:)>.
  public func dialogIcon(_ icon: Image?) -> some View { self }

  /// Lets people keep the dialogs in the view from appearing again on macOS. On iOS, dialogs have no toggle for it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/dialogsuppressiontoggle(_:issuppressed:)>.
  public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>)
    -> some View
  { self }

  /// Lets people keep the dialogs in the view from appearing again on macOS. On iOS, dialogs have no toggle for it.
  @_disfavoredOverload
  public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>)
    -> some View
  { self }

  /// Lets people keep the dialogs in the view from appearing again on macOS. On iOS, dialogs have no toggle for it.
  public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { self }

  /// Lets people keep the dialogs in the view from appearing again on macOS. On iOS, dialogs have no toggle for it.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }
}
