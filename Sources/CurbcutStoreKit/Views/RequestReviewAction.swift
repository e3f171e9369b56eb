import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// Asks the person to rate the app.
///
/// Whether the question is shown is up to the system, and apps cannot tell. Here, where no app comes from the App
/// Store, it is never shown.
/// Follows <https://developer.apple.com/documentation/storekit/requestreviewaction>.
@preconcurrency @MainActor
public struct RequestReviewAction: Sendable {
  nonisolated init() {}
  /// Leaves it to the system whether it asks.
  public func callAsFunction() {}
}

private enum RequestReviewKey: EnvironmentKey {
  static var defaultValue: RequestReviewAction { RequestReviewAction() }
}

extension EnvironmentValues {
  /// Asks the person to rate the app.
  public var requestReview: RequestReviewAction { self[RequestReviewKey.self] }
}

/// Asks the person to rate the app.
///
/// Whether the question is shown is up to the system, and apps cannot tell. Here it is never shown.
/// Follows <https://developer.apple.com/documentation/storekit/skstorereviewcontroller>.
open class SKStoreReviewController: NSObject {
  /// Leaves it to the system whether it asks.
  @MainActor open class func requestReview(in windowScene: UIWindowScene) {}
  /// Leaves it to the system whether it asks.
  open class func requestReview() {}
}
