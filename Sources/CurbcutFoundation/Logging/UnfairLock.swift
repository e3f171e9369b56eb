import Foundation
import Synchronization

/// A lock in a word of memory, for `os_unfair_lock_lock` and its kin.
///
/// Follows <https://developer.apple.com/documentation/os/os_unfair_lock>.
public struct os_unfair_lock: Sendable {
  var word: UInt32 = 0
  /// A lock that is open.
  public init() {}
}

/// A lock in memory.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Takes a lock; waits until it is open.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  while !os_unfair_lock_trylock(lock) { sched_yield() }
}

/// Takes a lock if it is open.
///
/// - Parameter lock: the lock.
/// - Returns: whether it was.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) {
    $0.pointee.compareExchange(expected: 0, desired: 1, ordering: .acquiring).exchanged
  }
}

/// Opens a lock.
///
/// - Parameter lock: the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  lock.withMemoryRebound(to: Atomic<UInt32>.self, capacity: 1) { $0.pointee.store(0, ordering: .releasing) }
}

/// A lock, with what it protects.
///
/// Follows <https://developer.apple.com/documentation/os/osallocatedunfairlock>.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private final class Storage {
    let lock = NSLock()
    var state: State
    init(_ state: State) { self.state = state }
  }

  private let storage: Storage

  /// A lock for a value that may be of a type that is not `Sendable`.
  ///
  /// - Parameter initialState: the value.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a block that alone sees the value meanwhile.
  ///
  /// - Parameter body: the block.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    storage.lock.lock()
    defer { storage.lock.unlock() }
    return try body(&storage.state)
  }

  /// Runs a block that alone sees the value meanwhile.
  ///
  /// - Parameter body: the block.
  /// - Returns: what the block returns.
  /// - Throws: what the block throws.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result { try withLockUnchecked(body) }

  /// Runs a block that alone sees the value meanwhile, unless another does.
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
  /// A lock for a value.
  ///
  /// - Parameter initialState: the value.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// A lock alone.
  public init() { self.init(uncheckedState: ()) }

  /// Takes the lock; waits until it is open.
  public func lock() { storage.lock.lock() }
  /// Opens the lock.
  public func unlock() { storage.lock.unlock() }
  /// Takes the lock if it is open, and says whether it was.
  public func lockIfAvailable() -> Bool { storage.lock.try() }

  /// Runs a block alone.
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
