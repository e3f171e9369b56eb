import CurbcutSwiftUI
import Foundation

/// A button that views of the store can have.
///
/// Follows <https://developer.apple.com/documentation/storekit/storebuttonkind>.
public struct StoreButtonKind: Hashable, Sendable {
  private let raw: Int
  /// Closes the view.
  public static let cancellation = Self(raw: 0)
  /// Fetches purchases anew.
  public static let restorePurchases = Self(raw: 1)
  /// Redeems a code.
  public static let redeemCode = Self(raw: 2)
  /// Signs in.
  public static let signIn = Self(raw: 3)
  /// Shows the rules.
  public static let policies = Self(raw: 4)
}

private enum StoreButtonsKey: EnvironmentKey {
  static var defaultValue: [StoreButtonKind: Visibility] { [:] }
}

extension EnvironmentValues {
  fileprivate var storeButtons: [StoreButtonKind: Visibility] {
    get { self[StoreButtonsKey.self] }
    set { self[StoreButtonsKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides buttons of the views of the store.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/storebutton(_:for:)>.
  public func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View {
    transformEnvironment(\.storeButtons) { buttons in for kind in kinds { buttons[kind] = visibility } }
  }
}

/// The buttons below products.
struct StoreButtons: View {
  @Environment(\.storeButtons) private var buttons
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    if buttons[.restorePurchases] == .visible {
      Button("Restore Missing Purchases") { Task { try? await AppStore.sync() } }
        .frame(maxWidth: .infinity)
    }
    if buttons[.cancellation] == .visible {
      Button("Cancel", role: .cancel) { dismiss() }.frame(maxWidth: .infinity)
    }
  }
}
