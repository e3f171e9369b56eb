import CurbcutFoundation

/// What events, reminders and calendars have in common.
///
/// Follows <https://developer.apple.com/documentation/eventkit/ekobject>.
open class EKObject: NSObject, @unchecked Sendable {
  /// Whether the object or something in it was changed and not saved.
  open var hasChanges: Bool { false }
  /// Whether the object has never been saved.
  open var isNew: Bool { false }
  /// Takes all changes back that were not saved.
  open func reset() {}
  /// Takes all changes back that were not saved.
  open func rollback() { reset() }
  /// Takes over what was changed elsewhere.
  ///
  /// - Returns: false when the object is no longer there.
  @discardableResult
  open func refresh() -> Bool { true }
}

/// An account with calendars. This device has one, its own.
///
/// Follows <https://developer.apple.com/documentation/eventkit/eksource>.
open class EKSource: EKObject, @unchecked Sendable {
  private weak var store: EKEventStore?

  init(_ store: EKEventStore) {
    self.store = store
    super.init()
  }

  /// Names the account on this device.
  open var sourceIdentifier: String { "E61A6B5F-5E8A-4B0A-8F0E-0B7C5D9C1F52" }
  /// What the account is: the device.
  open var sourceType: EKSourceType { .local }
  /// The name.
  open var title: String { "Default" }
  /// Whether it is that of someone else.
  open var isDelegate: Bool { false }
  /// The calendars of a kind.
  open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> {
    Set(store?.calendars(for: entityType) ?? [])
  }

  open override func isEqual(_ object: Any?) -> Bool { object is EKSource }
  open override var hash: Int { 1 }
}
