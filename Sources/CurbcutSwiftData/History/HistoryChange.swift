import Foundation

/// What has happened to a model.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/historychange>.
public enum HistoryChange {
  /// It is new.
  case insert(any HistoryInsert)
  /// Some of its properties have other values.
  case update(any HistoryUpdate)
  /// It is gone.
  case delete(any HistoryDelete)

  /// The number of the change in the history of the store.
  public var changeIdentifier: Int64 {
    switch self {
    case .insert(let change): change.changeIdentifier
    case .update(let change): change.changeIdentifier
    case .delete(let change): change.changeIdentifier
    }
  }

  /// The identifier of the model.
  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// A model is new.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/historyinsert>.
public protocol HistoryInsert<Model> {
  /// The class of the model.
  associatedtype Model: PersistentModel
  /// The number of the change in the history of the store.
  var changeIdentifier: Int64 { get }
  /// The number of the save.
  var transactionIdentifier: Int64 { get }
  /// The identifier of the model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
}

/// Some properties of a model have other values.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/historyupdate>.
public protocol HistoryUpdate<Model> {
  /// The class of the model.
  associatedtype Model: PersistentModel
  /// The number of the change in the history of the store.
  var changeIdentifier: Int64 { get }
  /// The number of the save.
  var transactionIdentifier: Int64 { get }
  /// The identifier of the model.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The properties.
  var updatedAttributes: [PartialKeyPath<Model>] { get }
}

/// A model is gone.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/historydelete>.
public protocol HistoryDelete<Model> {
  /// The class of the model.
  associatedtype Model: PersistentModel
  /// The number of the change in the history of the store.
  var changeIdentifier: Int64 { get }
  /// The number of the save.
  var transactionIdentifier: Int64 { get }
  /// The identifier that the model had.
  var changedPersistentIdentifier: PersistentIdentifier { get }
  /// The last values of those properties that are preserved.
  var tombstone: HistoryTombstone<Model> { get }
}

/// A model is new in a store.
public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
}

/// Some properties of a model have other values in a store.
public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let updatedAttributes: [PartialKeyPath<Model>]
}

/// A model is gone from a store.
public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public let changeIdentifier: Int64
  public let transactionIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let tombstone: HistoryTombstone<Model>
}

/// The last values of a model that is gone: of its properties with `.preserveValueOnDeletion`.
///
/// Follows <https://developer.apple.com/documentation/swiftdata/historytombstone>.
public struct HistoryTombstone<Model: PersistentModel>: Sequence {
  /// A property, and its value.
  public typealias Element = (key: PartialKeyPath<Model>, value: Any)
  private let values: [Element]

  init(_ values: [Element]) { self.values = values }

  /// The value of a property; nil for one that is not preserved.
  public subscript<Value>(_ keyPath: KeyPath<Model, Value>) -> Value? {
    values.first { $0.key == keyPath }?.value as? Value
  }

  public func makeIterator() -> IndexingIterator<[Element]> { values.makeIterator() }
}
