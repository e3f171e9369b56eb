import CurbcutFoundation
import CurbcutSwiftUI
import Foundation

/// What the button of a view of the store says.
///
/// Follows <https://developer.apple.com/documentation/storekit/subscriptionstorebuttonlabel>.
public struct SubscriptionStoreButtonLabel: Sendable {
  enum Part: Sendable { case action, displayName, price }

  let parts: [Part]
  let isInLines: Bool

  /// What it does.
  public static let automatic = Self(parts: [.action], isInLines: false)
  /// What it does.
  public static let action = Self(parts: [.action], isInLines: false)
  /// The name of the subscription.
  public static let displayName = Self(parts: [.displayName], isInLines: false)
  /// The price.
  public static let price = Self(parts: [.price], isInLines: false)
  /// What it does, and the price below.
  public static let multiline = Self(parts: [.action, .price], isInLines: true)
  /// Everything in one line.
  public static let singleLine = Self(parts: [.action], isInLines: false)

  /// The label with what it does.
  public var action: Self { adding(.action) }
  /// The label with the name of the subscription.
  public var displayName: Self { adding(.displayName) }
  /// The label with the price.
  public var price: Self { adding(.price) }

  private func adding(_ part: Part) -> Self {
    Self(parts: parts.contains(part) ? parts : parts + [part], isInLines: isInLines)
  }
}

/// The words on the button of a view of the store.
struct SubscriptionButtonWords: View {
  let product: Product
  let parts: SubscriptionStoreButtonLabel

  var body: some View {
    if parts.isInLines {
      VStack(spacing: 0) { words }
    } else {
      HStack(spacing: 6) { words }
    }
  }

  @ViewBuilder
  private var words: some View {
    ForEach(Array(parts.parts.enumerated()), id: \.offset) { index, part in
      Text(word(part)).font(index == 0 ? .body : .footnote)
    }
  }

  private func word(_ part: SubscriptionStoreButtonLabel.Part) -> String {
    switch part {
    case .action:
      product.subscription?.introductoryOffer?.paymentMode == .freeTrial ? "Try It Free" : "Subscribe"
    case .displayName: product.displayName
    case .price:
      product.subscription.map { "\(product.displayPrice)/\($0.subscriptionPeriod.words)" }
        ?? product.displayPrice
    }
  }
}

private enum SubscriptionButtonLabelKey: EnvironmentKey {
  static let defaultValue = SubscriptionStoreButtonLabel.automatic
}

private enum SubscriptionItemBackgroundKey: EnvironmentKey {
  static var defaultValue: AnyShapeStyle? { nil }
}

extension EnvironmentValues {
  var subscriptionButtonLabel: SubscriptionStoreButtonLabel {
    get { self[SubscriptionButtonLabelKey.self] }
    set { self[SubscriptionButtonLabelKey.self] = newValue }
  }

  /// What is behind each subscription that is offered; nil for the system's colour.
  var subscriptionItemBackground: AnyShapeStyle? {
    get { self[SubscriptionItemBackgroundKey.self] }
    set { self[SubscriptionItemBackgroundKey.self] = newValue }
  }
}

extension ContainerBackgroundPlacement {
  /// Behind a view of the store.
  public static let subscriptionStore = behindSubscriptionStore
  /// Behind a view of the store, from top to bottom.
  public static let subscriptionStoreFullHeight = behindSubscriptionStore
  /// Behind what an app says in a view of the store.
  public static let subscriptionStoreHeader = behindSubscriptionStoreHeader
}

extension View {
  /// Sets what the button of a view of the store says.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/subscriptionstorebuttonlabel(_:)>.
  public func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View {
    environment(\.subscriptionButtonLabel, label)
  }

  /// Sets what is behind each subscription that a view of the store offers.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/subscriptionstorepickeritembackground(_:)>.
  public func subscriptionStorePickerItemBackground(_ backgroundStyle: some ShapeStyle) -> some View {
    environment(\.subscriptionItemBackground, AnyShapeStyle(backgroundStyle))
  }

  /// Shows the subscriptions that the person has, where they can be cancelled on a device; there is no account here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/managesubscriptionssheet(ispresented:)>.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    sheet(isPresented: isPresented) { OwnedSubscriptions(group: nil) }
  }

  /// Shows the subscriptions of a group that the person has.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/managesubscriptionssheet(ispresented:subscriptiongroupid:)>.
  public func manageSubscriptionsSheet(isPresented: Binding<Bool>, subscriptionGroupID: String) -> some View {
    sheet(isPresented: isPresented) { OwnedSubscriptions(group: subscriptionGroupID) }
  }
}

/// The subscriptions that the person has.
private struct OwnedSubscriptions: View {
  /// The group; nil for all.
  let group: String?
  @Environment(\.dismiss) private var dismiss

  private var owned: [Product] {
    let ids = Set(Store.shared.entitlements.map(\.productID))
    return Store.shared.products.filter { product in
      guard let subscription = product.subscription, ids.contains(product.id) else { return false }
      return group == nil || subscription.subscriptionGroupID == group
    }
  }

  var body: some View {
    NavigationStack {
      List {
        if owned.isEmpty { Text("You do not have any subscriptions.") }
        ForEach(owned) { product in
          VStack(alignment: .leading) {
            Text(product.displayName).font(.headline)
            if let period = product.subscription?.subscriptionPeriod {
              Text("\(product.displayPrice)/\(period.words)").font(.subheadline)
            }
          }
          .accessibilityElement(children: .combine)
        }
      }
      .navigationTitle("Subscriptions")
      .toolbar { Button("Done") { dismiss() } }
    }
  }
}
