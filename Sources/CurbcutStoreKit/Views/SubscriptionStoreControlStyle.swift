import CurbcutSwiftUI

/// How a view of the store offers subscriptions.
public enum _SubscriptionControlKind: Sendable {
  /// A list, in which one is chosen, and a button.
  case picker
  /// A button for each.
  case buttons
}

/// How a view of the store offers subscriptions.
///
/// Follows <https://developer.apple.com/documentation/storekit/subscriptionstorecontrolstyle>.
@preconcurrency @MainActor
public protocol SubscriptionStoreControlStyle {
  /// Which of the system's ways it is.
  var _kind: _SubscriptionControlKind { get }
}

/// The system's choice: a list.
public struct AutomaticSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A list.
  public var _kind: _SubscriptionControlKind { .picker }
}

/// A button for each subscription.
public struct ButtonsSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// Buttons.
  public var _kind: _SubscriptionControlKind { .buttons }
}

/// A list, in which one subscription is chosen.
public struct PickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A list.
  public var _kind: _SubscriptionControlKind { .picker }
}

/// A list with larger rows. Rows have one size here.
public struct ProminentPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A list.
  public var _kind: _SubscriptionControlKind { .picker }
}

/// A list that takes little room. Rows have one size here.
public struct CompactPickerSubscriptionStoreControlStyle: SubscriptionStoreControlStyle {
  /// Creates the style.
  public nonisolated init() {}
  /// A list.
  public var _kind: _SubscriptionControlKind { .picker }
}

extension SubscriptionStoreControlStyle where Self == AutomaticSubscriptionStoreControlStyle {
  /// The system's choice.
  public nonisolated static var automatic: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ButtonsSubscriptionStoreControlStyle {
  /// A button for each subscription.
  public nonisolated static var buttons: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == PickerSubscriptionStoreControlStyle {
  /// A list, in which one subscription is chosen.
  public nonisolated static var picker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == ProminentPickerSubscriptionStoreControlStyle {
  /// A list with larger rows.
  public nonisolated static var prominentPicker: Self { Self() }
}
extension SubscriptionStoreControlStyle where Self == CompactPickerSubscriptionStoreControlStyle {
  /// A list that takes little room.
  public nonisolated static var compactPicker: Self { Self() }
}

private enum SubscriptionControlKindKey: EnvironmentKey {
  static let defaultValue = _SubscriptionControlKind.picker
}

extension EnvironmentValues {
  var subscriptionControlKind: _SubscriptionControlKind {
    get { self[SubscriptionControlKindKey.self] }
    set { self[SubscriptionControlKindKey.self] = newValue }
  }
}

extension View {
  /// Sets how views of the store offer subscriptions.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/subscriptionstorecontrolstyle(_:)>.
  public func subscriptionStoreControlStyle(_ style: some SubscriptionStoreControlStyle) -> some View {
    environment(\.subscriptionControlKind, style._kind)
  }
}
