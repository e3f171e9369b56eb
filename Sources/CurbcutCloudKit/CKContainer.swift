import CurbcutFoundation
import DeviceServices

/// Whether a person is signed in to iCloud.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckaccountstatus>.
public enum CKAccountStatus: Int, Hashable, Sendable {
  /// It is not known.
  case couldNotDetermine = 0
  /// Somebody is.
  case available
  /// It is not allowed.
  case restricted
  /// Nobody is.
  case noAccount
  /// Somebody is, and must give the password again.
  case temporarilyUnavailable
}

extension CKAccountStatus {
  /// What the settings of the device say.
  static var current: CKAccountStatus {
    switch Services.settings.cloud.account {
    case .noAccount: .noAccount
    case .available: .available
    case .restricted: .restricted
    case .couldNotDetermine: .couldNotDetermine
    case .temporarilyUnavailable: .temporarilyUnavailable
    }
  }
}

extension Notification.Name {
  /// Somebody has signed in or out. Never sent here.
  public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}

/// What an app has in iCloud.
///
/// Nobody is signed in on this device, as in a new simulator: every request fails with `CKError.notAuthenticated`. The
/// settings of the device may say otherwise of the account; there is still no server, and every request fails.
/// Follows <https://developer.apple.com/documentation/cloudkit/ckcontainer>.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let main = CKContainer(identifier: "iCloud.\(Bundle.main.bundleIdentifier ?? "")")

  /// What identifies it.
  public let containerIdentifier: String?
  /// What is the person's own.
  public let privateCloudDatabase: CKDatabase
  /// What everybody sees.
  public let publicCloudDatabase: CKDatabase
  /// What others share with the person.
  public let sharedCloudDatabase: CKDatabase

  /// Creates a container.
  public init(identifier: String) {
    containerIdentifier = identifier
    privateCloudDatabase = CKDatabase(.private)
    publicCloudDatabase = CKDatabase(.public)
    sharedCloudDatabase = CKDatabase(.shared)
    super.init()
  }

  /// The container of the app.
  open class func `default`() -> CKContainer { main }

  /// The database of a scope.
  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  /// Whether somebody is signed in: nobody, on another thread.
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    let status = CKAccountStatus.current
    DispatchQueue.global().async { completionHandler(status, nil) }
  }

  /// Whether somebody is signed in: nobody.
  open func accountStatus() async throws -> CKAccountStatus { .current }

  /// The record of who is signed in: it fails, on another thread.
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    DispatchQueue.global().async { completionHandler(nil, CKError(.notAuthenticated)) }
  }

  /// The record of who is signed in: it fails.
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }

  /// Carries an operation out: it fails.
  open func add(_ operation: CKOperation) { operation.fail() }
}

/// Records in iCloud.
///
/// Nobody is signed in on this device: every request fails with `CKError.notAuthenticated`.
/// Follows <https://developer.apple.com/documentation/cloudkit/ckdatabase>.
open class CKDatabase: NSObject, @unchecked Sendable {
  /// Who sees what is in a database.
  public enum Scope: Int, Hashable, Sendable {
    /// Everybody.
    case `public` = 1
    /// The person.
    case `private`
    /// The person and who shares with them.
    case shared
  }

  /// Who sees what is in it.
  public let databaseScope: Scope

  init(_ scope: Scope) {
    databaseScope = scope
    super.init()
  }

  /// Carries an operation out: it fails.
  open func add(_ operation: CKDatabaseOperation) { operation.fail() }

  /// Fetches a record: it fails, on another thread.
  open func fetch(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Saves a record: it fails, on another thread.
  open func save(
    _ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Deletes a record: it fails, on another thread.
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Finds records: it fails, on another thread.
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Saves a zone: it fails, on another thread.
  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Saves a subscription: it fails, on another thread.
  open func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping @Sendable (CKSubscription?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Deletes a subscription: it fails, on another thread.
  open func delete(
    withSubscriptionID subscriptionID: CKSubscription.ID,
    completionHandler: @escaping @Sendable (CKSubscription.ID?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Fetches the subscriptions: it fails, on another thread.
  open func fetchAllSubscriptions(
    completionHandler: @escaping @Sendable ([CKSubscription]?, (any Error)?) -> Void
  ) { fail(completionHandler) }

  /// Fetches a record: it fails.
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }

  /// Saves a record: it fails.
  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }

  /// Saves a zone: it fails.
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }

  /// Deletes a record: it fails.
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }

  /// Finds records: it fails.
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) { throw CKError(.notAuthenticated) }

  private func fail<Value>(_ handler: @escaping @Sendable (Value?, (any Error)?) -> Void) {
    DispatchQueue.global().async { handler(nil, CKError(.notAuthenticated)) }
  }
}
