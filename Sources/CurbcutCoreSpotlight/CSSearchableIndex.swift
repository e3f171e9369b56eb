// These names follow Apple's. swift-format-ignore-file: AlwaysUseLowerCamelCase

import CurbcutFoundation
import Foundation
import Synchronization

/// The activity with which the system opens an app for an item that a person has found.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the item's identifier in such an activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
/// The activity with which the system opens an app to go on with a search.
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
/// The key of what is searched for in such an activity.
public let CSSearchQueryString = "kCSSearchQueryString"

/// Why an index failed.
///
/// Follows <https://developer.apple.com/documentation/corespotlight/csindexerror-swift.struct>.
public struct CSIndexError: _SystemError {
  /// The reason.
  public enum Code: Int, _ErrorCodeProtocol, Sendable {
    public typealias _ErrorType = CSIndexError

    /// Another one.
    case unknownError = -1
    /// The index is not there.
    case indexUnavailableError = -1000
    /// The item is none.
    case invalidItemError = -1001
    /// The state of the app is too long.
    case invalidClientStateError = -1002
    /// The index could not be asked.
    case remoteConnectionError = -1003
    /// There is too much in it.
    case quotaExceeded = -1004
    /// This device has none.
    case indexingUnsupported = -1005
    /// A batch is ended that was not begun.
    case mismatchedClientState = -1006
  }

  public let _nsError: NSError
  public init(_nsError error: NSError) { _nsError = error }
  /// The domain of the errors.
  public static var _nsErrorDomain: String { "CSIndexErrorDomain" }

  /// Another one.
  public static var unknownError: Code { .unknownError }
  /// The index is not there.
  public static var indexUnavailableError: Code { .indexUnavailableError }
  /// The item is none.
  public static var invalidItemError: Code { .invalidItemError }
  /// The state of the app is too long.
  public static var invalidClientStateError: Code { .invalidClientStateError }
  /// The index could not be asked.
  public static var remoteConnectionError: Code { .remoteConnectionError }
  /// There is too much in it.
  public static var quotaExceeded: Code { .quotaExceeded }
  /// This device has none.
  public static var indexingUnsupported: Code { .indexingUnsupported }
  /// A batch is ended that was not begun.
  public static var mismatchedClientState: Code { .mismatchedClientState }
}

/// Holds what a person can find of an app in the system's search.
///
/// The system's search is not there, so nobody finds the items; an app may add and delete them as usual.
/// Follows <https://developer.apple.com/documentation/corespotlight/cssearchableindex>.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  private static let standard = CSSearchableIndex(name: "default")
  private let items = Mutex<[String: CSSearchableItem]>([:])

  /// Whether there is an index: true.
  open class func isIndexingAvailable() -> Bool { true }
  /// The app's index.
  open class func `default`() -> Self { unsafeDowncast(standard, to: Self.self) }

  /// Creates an index with a name.
  public init(name: String) { super.init() }

  /// Adds items, in place of those with the same identifiers.
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    self.items.withLock { known in for item in items { known[item.uniqueIdentifier] = item } }
    end(completionHandler)
  }

  /// Adds items, in place of those with the same identifiers.
  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {
    self.items.withLock { known in for item in items { known[item.uniqueIdentifier] = item } }
  }

  /// Deletes items by their identifiers.
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remove { identifiers.contains($0.uniqueIdentifier) }
    end(completionHandler)
  }

  /// Deletes items by their identifiers.
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {
    remove { identifiers.contains($0.uniqueIdentifier) }
  }

  /// Deletes all items of some domains, and of those in them.
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String],
    completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    remove { $0.isIn(domainIdentifiers) }
    end(completionHandler)
  }

  /// Deletes all items of some domains, and of those in them.
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {
    remove { $0.isIn(domainIdentifiers) }
  }

  /// Deletes all items.
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    remove { _ in true }
    end(completionHandler)
  }

  /// Deletes all items.
  open func deleteAllSearchableItems() async throws { remove { _ in true } }

  private func remove(_ isGone: (CSSearchableItem) -> Bool) {
    items.withLock { known in known = known.filter { !isGone($1) } }
  }

  private func end(_ handler: (@Sendable ((any Error)?) -> Void)?) {
    if let handler { DispatchQueue.global().async { handler(nil) } }
  }

  /// How many items there are.
  package var count: Int { items.withLock { $0.count } }
}

/// Something of an app that a person can find.
///
/// Follows <https://developer.apple.com/documentation/corespotlight/cssearchableitem>.
open class CSSearchableItem: NSObject, @unchecked Sendable {
  /// By what the app knows the item.
  open var uniqueIdentifier: String
  /// The domain that the item belongs to; nil for none.
  open var domainIdentifier: String?
  /// When the item is no longer found.
  open var expirationDate: Date?
  /// What the item is.
  open var attributeSet: CSSearchableItemAttributeSet

  /// Creates an item; without an identifier it gets one of its own.
  public init(
    uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet
  ) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
    super.init()
  }

  fileprivate func isIn(_ domains: [String]) -> Bool {
    guard let own = domainIdentifier else { return false }
    return domains.contains { own == $0 || own.hasPrefix($0 + ".") }
  }
}
