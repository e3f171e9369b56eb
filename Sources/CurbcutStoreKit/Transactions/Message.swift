import CurbcutSwiftUI
import CurbcutUIKit
import Foundation

/// Something that the App Store wants to tell the person; here it never has anything to tell.
///
/// Follows <https://developer.apple.com/documentation/storekit/message>.
public struct Message: Hashable, Sendable {
  /// What it is about.
  public struct Reason: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Something of no other kind.
    public static let generic = Self(rawValue: 0)
    /// A price rises, and the person must agree.
    public static let priceIncreaseConsent = Self(rawValue: 1)
    /// The subscription could not be paid.
    public static let billingIssue = Self(rawValue: 2)
    /// A better offer to somebody who has left.
    public static let winBackOffer = Self(rawValue: 3)
  }

  /// What it is about.
  public let reason: Reason

  /// Shows the message in a window.
  @MainActor public func display(in scene: UIWindowScene) throws {}

  /// The messages that arrive while the app runs; there are none, so that this waits.
  public static var messages: Messages { Messages() }

  /// Messages one after the other.
  public struct Messages: AsyncSequence, Sendable {
    public typealias Element = Message
    public typealias AsyncIterator = AsyncStream<Message>.Iterator
    public func makeAsyncIterator() -> AsyncIterator { .waiting }
  }
}

extension AsyncStream.Iterator {
  /// Waits until its task is cancelled: nothing ever comes.
  static var waiting: Self { AsyncStream<Element> { _ in }.makeAsyncIterator() }
}

/// Shows a message of the App Store.
///
/// Follows <https://developer.apple.com/documentation/storekit/displaymessageaction>.
@preconcurrency @MainActor
public struct DisplayMessageAction: Sendable {
  nonisolated init() {}
  /// Shows a message.
  public func callAsFunction(_ message: Message) throws {}
}

private enum DisplayMessageKey: EnvironmentKey {
  static var defaultValue: DisplayMessageAction { DisplayMessageAction() }
}

extension EnvironmentValues {
  /// Shows a message of the App Store.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/displaystorekitmessage>.
  public var displayStoreKitMessage: DisplayMessageAction { self[DisplayMessageKey.self] }
}
