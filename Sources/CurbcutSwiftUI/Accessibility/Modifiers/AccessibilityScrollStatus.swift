import Foundation

extension View {
  /// Sets what is spoken after a technology has scrolled, in place of the page.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityscrollstatus(_:isenabled:)>.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    adding(.scrollStatus(status, isEnabled))
  }
  /// Sets what is spoken after a technology has scrolled, in place of the page.
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View
  {
    adding(.scrollStatus(Text(statusKey), isEnabled))
  }
  /// Sets what is spoken after a technology has scrolled, in place of the page.
  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    adding(.scrollStatus(Text(status), isEnabled))
  }
  /// Sets what is spoken after a technology has scrolled, in place of the page.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View {
    adding(.scrollStatus(Text(status), isEnabled))
  }
}
