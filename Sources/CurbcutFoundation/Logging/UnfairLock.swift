import Foundation
import Synchronization

/// A lock in one word of memory, for `os_unfair_lock_lock` and related functions.
///
/// Follows <https://developer.apple.com/documentation/os/os_unfair_lock>.
public struct os_unfair_lock: Sendable {
  var word: UInt32 = 0
  /// Creates an unlocked lock.
  public init() {}
}

/// A pointer to a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Locks a lock, waiting until it is unlocked.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Locks a lock if it is unlocked.
///
/// - Parameter lock: the lock.
/// - Returns: whether it was locked.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}

/// Unlocks a lock.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { $0.pointee.store(0, ordering: .releasing) }
}

/// Traps when a lock is not locked. Which thread has locked it is not known here.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  precondition(lock.pointee.word != 0, "the lock is not held")
}

/// Would trap when the thread has locked a lock; which thread has locked it is not known here.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {}

/// A lock, together with the state it protects.
///
/// Follows <https://developer.apple.com/documentation/os/osallocatedunfairlock>.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// Creates a lock for a value whose type need not be `Sendable`.
  ///
  /// - Parameter initialState: the value.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a block with exclusive access to the value.
  ///
  /// - Parameter body: the block.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a block with exclusive access to the value.
  ///
  /// - Parameter body: the block.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Runs a block with exclusive access to the value, unless another thread has it.
  ///
  /// - Parameter body: the block.
  /// - Returns: what the block returns; nil when it did not run.
  /// - Throws: what the block throws.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    guard storage.lock.try() else { return nil }
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock for a value.
  ///
  /// - Parameter initialState: the value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a value.
  public init() { self.init(uncheckedState: ()) }

  /// Locks the lock, waiting until it is unlocked.
  public func lock() { storage.lock.lock() }
  /// Unlocks the lock.
  public func unlock() { storage.lock.unlock() }
  /// Locks the lock if it is unlocked, and returns whether it did.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a block while holding the lock.
  ///
  /// - Parameter body: the block.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body()
  }
}
