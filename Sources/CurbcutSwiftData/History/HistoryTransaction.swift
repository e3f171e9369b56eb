import CurbcutFoundation

/// What one save has changed.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/historytransaction>.
public protocol HistoryTransaction {
  /// What marks the place in the history.
  associatedtype TokenType: HistoryToken
  /// Who has saved, as ``ModelContext/author`` says; nil for a context that does not say.
  var author: String? { get }
  /// The identifier of the app.
  var bundleIdentifier: String { get }
  /// What has changed, in order.
  var changes: [HistoryChange] { get }
  /// What tells the process from others.
  var processIdentifier: String { get }
  /// What tells the store from others.
  var storeIdentifier: String { get }
  /// When it was saved.
  var timestamp: Date { get }
  /// Marks the place in the history.
  var token: TokenType { get }
  /// The number of the save.
  var transactionIdentifier: Int64 { get }
}

/// A place in the history of a store; later places are greater.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/historytoken>.
public protocol HistoryToken: Comparable, Hashable, Codable, Sendable {
  /// The type of the value.
  associatedtype TokenType: Codable
  /// The value; nil for the beginning.
  var tokenValue: TokenType? { get }
}

/// A place in the history of the stores of an app.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/defaulthistorytoken>.
public struct DefaultHistoryToken: HistoryToken {
  /// The numbers of the last saves by the identifiers of their stores.
  public let tokenValue: [String: Int64]?

  init(_ number: Int64, store: String) { tokenValue = [store: number] }

  public static func < (a: Self, b: Self) -> Bool {
    let (first, second) = (a.tokenValue ?? [:], b.tokenValue ?? [:])
    let shared = first.keys.filter { second[$0] != nil }
    return first != second && shared.allSatisfy { (first[$0] ?? 0) <= (second[$0] ?? 0) }
      && shared.contains { (first[$0] ?? 0) < (second[$0] ?? 0) }
  }
}

/// What one save has changed in a store.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/defaulthistorytransaction>.
public struct DefaultHistoryTransaction: HistoryTransaction, @unchecked Sendable {
  public let author: String?
  public let bundleIdentifier: String
  public let changes: [HistoryChange]
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64

  init(_ number: Int64, store: String, author: String?, changes: [HistoryChange]) {
    self.author = author
    self.changes = changes
    bundleIdentifier = Bundle.main.bundleIdentifier ?? ""
    processIdentifier = String(ProcessInfo.processInfo.processIdentifier)
    storeIdentifier = store
    timestamp = Date()
    token = DefaultHistoryToken(number, store: store)
    transactionIdentifier = number
  }
}

/// Which saves to fetch from the history.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/historydescriptor>.
public struct HistoryDescriptor<Transaction: HistoryTransaction> {
  /// What a save must fulfil; nil for all.
  public var predicate: Predicate<Transaction>?
  /// The order of the saves; without any, that in which they were made.
  public var sortBy: [SortDescriptor<Transaction>] = []
  /// The most saves to fetch; 0 for any number.
  public var fetchLimit: UInt64 = 0

  /// Creates a description of what to fetch.
  public init(predicate: Predicate<Transaction>? = nil) { self.predicate = predicate }

  /// Creates a description of what to fetch, in an order.
  public init(predicate: Predicate<Transaction>? = nil, sortBy: [SortDescriptor<Transaction>]) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}
