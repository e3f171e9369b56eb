import CurbcutUIKit
import Foundation

extension View {
  /// Sets what is spoken after a technology has scrolled, in place of the page.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/accessibilityscrollstatus(_:isenabled:)>.
  public func accessibilityScrollStatus(_ status: Text, isEnabled: Bool = true) -> some View {
    accessibility(makesElement: false, isEnabled: isEnabled) { properties, values in
      properties.scrollStatus = AccessibilityWords(status, values)
    }
  }
  /// Sets what is spoken after a technology has scrolled, in place of the page.
  public func accessibilityScrollStatus(_ statusKey: LocalizedStringKey, isEnabled: Bool = true) -> some View
  {
    accessibilityScrollStatus(Text(statusKey), isEnabled: isEnabled)
  }
  /// Sets what is spoken after a technology has scrolled, in place of the page.
  @_disfavoredOverload
  public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
    -> some View
  {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
  /// Sets what is spoken after a technology has scrolled, in place of the page.
  @_disfavoredOverload
  public func accessibilityScrollStatus<S: StringProtocol>(_ status: S, isEnabled: Bool = true) -> some View {
    accessibilityScrollStatus(Text(status), isEnabled: isEnabled)
  }
}
