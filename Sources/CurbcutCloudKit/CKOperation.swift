import CurbcutFoundation
import Foundation

/// Something that iCloud does for an app. Nobody is signed in on this device: it fails with
/// `CKError.notAuthenticated`, on another thread.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckoperation>.
open class CKOperation: Operation, @unchecked Sendable {
  /// How a request is made.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The container; nil for the app's own.
    open var container: CKContainer?
    /// Whether it may use a mobile network.
    open var allowsCellularAccess = true
    /// Whether it goes on when the app does not.
    open var isLongLived = false
    /// How urgent it is.
    open var qualityOfService = QualityOfService.default

    /// Creates the default configuration.
    public override init() { super.init() }
  }

  /// How the request is made.
  open var configuration: Configuration! = Configuration()

  final func fail() { DispatchQueue.global().async { self.start() } }

  open override func main() { failed(CKError(.notAuthenticated)) }

  /// Tells the app, before the operation's `completionBlock` is called as that of any operation.
  func failed(_ error: CKError) {}
}

/// Something that iCloud does with a database.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// The database.
  open var database: CKDatabase?
}

/// What records are wanted, and in which order.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckquery>.
open class CKQuery: NSObject, @unchecked Sendable {
  /// The type of the records.
  public let recordType: CKRecord.RecordType
  /// What must hold of them.
  public let predicate: CurbcutFoundation.NSPredicate
  /// Their order.
  open var sortDescriptors: [CurbcutFoundation.NSSortDescriptor]?

  /// Creates a query.
  public init(recordType: CKRecord.RecordType, predicate: CurbcutFoundation.NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
    super.init()
  }
}

/// Finds records.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckqueryoperation>.
open class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where the next records begin.
  public final class Cursor: NSObject, Sendable {}
  /// As many records as the server wants to send.
  public static let maximumResults = 0

  /// What is wanted.
  open var query: CKQuery?
  /// Where the records begin; nil for the first.
  open var cursor: Cursor?
  /// The zone; nil for all.
  open var zoneID: CKRecordZone.ID?
  /// How many records are wanted.
  open var resultsLimit = CKQueryOperation.maximumResults
  /// The values that are wanted; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called with each record. Never called here.
  open var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Called with each record. Never called here.
  open var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end.
  open var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Called at the end.
  open var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?

  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for a query.
  public convenience init(query: CKQuery) {
    self.init()
    self.query = query
  }
  /// Creates an operation that goes on.
  public convenience init(cursor: Cursor) {
    self.init()
    self.cursor = cursor
  }

  override func failed(_ error: CKError) {
    queryCompletionBlock?(nil, error)
    queryResultBlock?(.failure(error))
  }
}

/// Fetches records.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckfetchrecordsoperation>.
open class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The records.
  open var recordIDs: [CKRecord.ID]?
  /// The values that are wanted; nil for all.
  open var desiredKeys: [CKRecord.FieldKey]?
  /// Called with each record. Never called here.
  open var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called at the end.
  open var fetchRecordsCompletionBlock: (([CKRecord.ID: CKRecord]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for records.
  public convenience init(recordIDs: [CKRecord.ID]) {
    self.init()
    self.recordIDs = recordIDs
  }

  override func failed(_ error: CKError) {
    fetchRecordsCompletionBlock?(nil, error)
    fetchRecordsResultBlock?(.failure(error))
  }
}

/// Saves and deletes records.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckmodifyrecordsoperation>.
open class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// When a record is saved that somebody else has changed.
  public enum RecordSavePolicy: Int, Hashable, Sendable {
    /// It is not.
    case ifServerRecordUnchanged = 0
    /// The values that were changed here are.
    case changedKeys
    /// All values are.
    case allKeys
  }

  /// The records that are saved.
  open var recordsToSave: [CKRecord]?
  /// The records that are deleted.
  open var recordIDsToDelete: [CKRecord.ID]?
  /// When a record is saved that somebody else has changed.
  open var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// Whether all or nothing is done in a zone.
  open var isAtomic = true
  /// Called for each record. Never called here.
  open var perRecordCompletionBlock: ((CKRecord, (any Error)?) -> Void)?
  /// Called for each record that was saved. Never called here.
  open var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Called with how much of a record was sent. Never called here.
  open var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Called at the end.
  open var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for records.
  public convenience init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    self.init()
    self.recordsToSave = recordsToSave
    self.recordIDsToDelete = recordIDsToDelete
  }

  override func failed(_ error: CKError) {
    modifyRecordsCompletionBlock?(nil, nil, error)
    modifyRecordsResultBlock?(.failure(error))
  }
}

/// Saves and deletes subscriptions.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckmodifysubscriptionsoperation>.
open class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// The subscriptions that are saved.
  open var subscriptionsToSave: [CKSubscription]?
  /// The subscriptions that are deleted.
  open var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Called at the end.
  open var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Called at the end.
  open var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?

  /// Creates an operation.
  public override init() { super.init() }
  /// Creates an operation for subscriptions.
  public convenience init(
    subscriptionsToSave: [CKSubscription]? = nil, subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.init()
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }

  override func failed(_ error: CKError) {
    modifySubscriptionsCompletionBlock?(nil, nil, error)
    modifySubscriptionsResultBlock?(.failure(error))
  }
}
