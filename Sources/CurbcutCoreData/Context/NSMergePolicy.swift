import CurbcutFoundation

/// What a save does about changes of others.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmergepolicytype>.
public enum NSMergePolicyType: UInt, Sendable {
  /// The save fails.
  case errorMergePolicyType
  /// Property by property, what is in the store stays.
  case mergeByPropertyStoreTrumpMergePolicyType
  /// Property by property, what is in memory is saved.
  case mergeByPropertyObjectTrumpMergePolicyType
  /// All that is in memory is saved.
  case overwriteMergePolicyType
  /// The changes in memory are given up.
  case rollbackMergePolicyType
}

/// What a save does about changes of others.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmergepolicy>.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// The kind of policy.
  public let mergeType: NSMergePolicyType

  /// Creates a policy of a kind.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails.
  open class var error: NSMergePolicy { errorPolicy }
  /// All that is in memory is saved.
  open class var overwrite: NSMergePolicy { overwritePolicy }
  /// The changes in memory are given up.
  open class var rollback: NSMergePolicy { rollbackPolicy }
  /// Property by property, what is in memory is saved.
  open class var mergeByPropertyObjectTrump: NSMergePolicy { objectPolicy }
  /// Property by property, what is in the store stays.
  open class var mergeByPropertyStoreTrump: NSMergePolicy { storePolicy }

  private static let errorPolicy = NSMergePolicy(merge: .errorMergePolicyType)
  private static let overwritePolicy = NSMergePolicy(merge: .overwriteMergePolicyType)
  private static let rollbackPolicy = NSMergePolicy(merge: .rollbackMergePolicyType)
  private static let objectPolicy = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  private static let storePolicy = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// The save fails.
public var NSErrorMergePolicy: AnyObject { NSMergePolicy.error }
/// All that is in memory is saved.
public var NSOverwriteMergePolicy: AnyObject { NSMergePolicy.overwrite }
/// The changes in memory are given up.
public var NSRollbackMergePolicy: AnyObject { NSMergePolicy.rollback }
/// Property by property, what is in memory is saved.
public var NSMergeByPropertyObjectTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyObjectTrump }
/// Property by property, what is in the store stays.
public var NSMergeByPropertyStoreTrumpMergePolicy: AnyObject { NSMergePolicy.mergeByPropertyStoreTrump }
