import CurbcutCoreLocation
import Foundation

/// A value that a record can hold: texts, numbers, dates, bytes, places, references, assets, and arrays of them.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckrecordvalueprotocol>.
public protocol CKRecordValueProtocol {}
/// A value of a record.
public typealias CKRecordValue = CKRecordValueProtocol

extension String: CKRecordValueProtocol {}
extension Int: CKRecordValueProtocol {}
extension Int64: CKRecordValueProtocol {}
extension Int32: CKRecordValueProtocol {}
extension UInt: CKRecordValueProtocol {}
extension Double: CKRecordValueProtocol {}
extension Float: CKRecordValueProtocol {}
extension Bool: CKRecordValueProtocol {}
extension Date: CKRecordValueProtocol {}
extension Data: CKRecordValueProtocol {}
extension NSNumber: CKRecordValueProtocol {}
extension NSString: CKRecordValueProtocol {}
extension NSDate: CKRecordValueProtocol {}
extension NSData: CKRecordValueProtocol {}
extension NSArray: CKRecordValueProtocol {}
extension CLLocation: CKRecordValueProtocol {}
extension CKRecord.Reference: CKRecordValueProtocol {}
extension CKAsset: CKRecordValueProtocol {}
extension Array: CKRecordValueProtocol where Element: CKRecordValueProtocol {}

/// What an app keeps in iCloud under an identity: values by their keys.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckrecord>.
open class CKRecord: NSObject, NSCopying, @unchecked Sendable {
  /// The name of a type of records.
  public typealias RecordType = String
  /// The name of a value.
  public typealias FieldKey = String

  /// The identity of a record: its name in a zone.
  open class ID: NSObject, @unchecked Sendable {
    /// The name.
    public let recordName: String
    /// The zone.
    public let zoneID: CKRecordZone.ID

    /// Creates an identity.
    public init(recordName: String = UUID().uuidString, zoneID: CKRecordZone.ID = .default) {
      self.recordName = recordName
      self.zoneID = zoneID
      super.init()
    }

    open override var hash: Int { recordName.hashValue }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? ID else { return false }
      return recordName == other.recordName && zoneID == other.zoneID
    }
  }

  /// A reference from a record to another one.
  open class Reference: NSObject, @unchecked Sendable {
    /// What becomes of the record when the other one is deleted.
    public enum Action: UInt, Hashable, Sendable {
      /// Nothing.
      case none = 0
      /// It is deleted, too.
      case deleteSelf
    }

    /// The identity of the other record.
    public let recordID: ID
    /// What becomes of the record when the other one is deleted.
    public let action: Action

    /// Creates a reference to the record of an identity.
    public init(recordID: ID, action: Action) {
      self.recordID = recordID
      self.action = action
      super.init()
    }

    /// Creates a reference to a record.
    public convenience init(record: CKRecord, action: Action) {
      self.init(recordID: record.recordID, action: action)
    }

    open override var hash: Int { recordID.hash }
    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? Reference else { return false }
      return recordID.isEqual(other.recordID) && action == other.action
    }
  }

  /// The type.
  public let recordType: RecordType
  /// The identity.
  public let recordID: ID
  /// The record that this one belongs to when it is shared.
  open var parent: Reference?
  private var values: [FieldKey: any CKRecordValueProtocol] = [:]
  private var changed: Set<FieldKey> = []

  /// Creates a record.
  public init(recordType: RecordType, recordID: ID = ID()) {
    self.recordType = recordType
    self.recordID = recordID
    super.init()
  }

  /// Creates a record in a zone.
  public convenience init(recordType: RecordType, zoneID: CKRecordZone.ID) {
    self.init(recordType: recordType, recordID: ID(zoneID: zoneID))
  }

  /// When the server got it first; nil for a record that no server has.
  open var creationDate: Date? { nil }
  /// When the server got it last; nil for a record that no server has.
  open var modificationDate: Date? { nil }
  /// Who has made it; nil for a record that no server has.
  open var creatorUserRecordID: ID? { nil }
  /// Who has changed it last; nil for a record that no server has.
  open var lastModifiedUserRecordID: ID? { nil }
  /// The server's mark of its state; nil for a record that no server has.
  open var recordChangeTag: String? { nil }

  /// A value by its key; nil for none.
  open func object(forKey key: FieldKey) -> (any CKRecordValueProtocol)? { values[key] }

  /// Sets a value; nil removes it.
  open func setObject(_ object: (any CKRecordValueProtocol)?, forKey key: FieldKey) {
    values[key] = object
    changed.insert(key)
  }

  /// The keys of the values, in the order of the alphabet.
  open func allKeys() -> [FieldKey] { values.keys.sorted() }
  /// The keys of the values that were set since the server got the record.
  open func changedKeys() -> [FieldKey] { changed.sorted() }

  /// A value by its key; nil for none.
  open subscript(key: FieldKey) -> (any CKRecordValueProtocol)? {
    get { object(forKey: key) }
    set { setObject(newValue, forKey: key) }
  }

  /// A value of a type by its key; nil for none, and for one of another type.
  public subscript<T: CKRecordValueProtocol>(key: FieldKey) -> T? {
    get { object(forKey: key) as? T }
    set { setObject(newValue, forKey: key) }
  }

  /// A value by its key; nil for none.
  open func value(forKey key: String) -> Any? { values[key] }

  /// Sets a value; nil removes it.
  open func setValue(_ value: Any?, forKey key: String) {
    setObject(value as? any CKRecordValueProtocol, forKey: key)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = CKRecord(recordType: recordType, recordID: recordID)
    copy.parent = parent
    copy.values = values
    copy.changed = changed
    return copy
  }

  /// The key of the type in predicates.
  public enum SystemType {
    /// The person's own record.
    public static let userRecord = "Users"
    /// A record that others take part in.
    public static let share = "cloudkit.share"
  }
}

/// A file that a record holds.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckasset>.
open class CKAsset: NSObject, @unchecked Sendable {
  /// The file.
  public let fileURL: URL?

  /// Creates an asset of a file.
  public init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

/// A part of a database whose records change together.
///
/// Follows <https://developer.apple.com/documentation/cloudkit/ckrecordzone>.
open class CKRecordZone: NSObject, @unchecked Sendable {
  /// The identity of a zone.
  public struct ID: Hashable, Sendable {
    /// The zone that every database has.
    public static let `default` = ID(zoneName: "_defaultZone")
    /// The name of the zone that every database has.
    public static let defaultZoneName = "_defaultZone"
    /// The name.
    public let zoneName: String
    /// Whose it is.
    public let ownerName: String

    /// Creates an identity.
    public init(zoneName: String = ID.defaultZoneName, ownerName: String = "__defaultOwner__") {
      self.zoneName = zoneName
      self.ownerName = ownerName
    }
  }

  /// The identity.
  public let zoneID: ID

  /// Creates a zone.
  public init(zoneID: ID) {
    self.zoneID = zoneID
    super.init()
  }

  /// Creates a zone of one's own.
  public convenience init(zoneName: String) { self.init(zoneID: ID(zoneName: zoneName)) }

  /// The zone that every database has.
  open class func `default`() -> CKRecordZone { CKRecordZone(zoneID: .default) }
}
