import CurbcutFoundation

/// The queue on which a context works.
struct ContextQueue: Sendable {
  private let queue: DispatchQueue?
  private let isMain: Bool
  private static let key = DispatchSpecificKey<ObjectIdentifier>()

  init(_ type: NSManagedObjectContextConcurrencyType) {
    isMain = type == .mainQueueConcurrencyType
    guard type == .privateQueueConcurrencyType else {
      queue = nil
      return
    }
    let own = DispatchQueue(label: "NSManagedObjectContext")
    own.setSpecific(key: Self.key, value: ObjectIdentifier(own))
    queue = own
  }

  func async(_ body: @escaping @Sendable () -> Void) {
    if let queue {
      queue.async(execute: body)
    } else if isMain {
      DispatchQueue.main.async(execute: body)
    } else {
      body()
    }
  }

  func sync<Result>(_ body: () throws -> Result) rethrows -> Result {
    if let queue {
      if DispatchQueue.getSpecific(key: Self.key) == ObjectIdentifier(queue) { return try body() }
      return try queue.sync(execute: body)
    }
    if isMain, !MainThread.isHere { return try DispatchQueue.main.sync(execute: body) }
    return try body()
  }
}
