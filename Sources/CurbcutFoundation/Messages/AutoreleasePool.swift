import Foundation

/// Keeps unretained objects alive until their receivers have had time to retain them.
///
/// `perform` returns an object that its caller may or may not retain. On iOS the thread's autorelease pool holds it
/// meanwhile; here it is held until the outermost `autoreleasepool` of the thread ends, or, outside of one, until the
/// main queue's next turn for the main thread and the end of the thread for others.
enum AutoreleasePool {
  private final class Pool: NSObject {
    var objects: [AnyObject] = []
    var depth = 0
    var isDraining = false
  }

  private static let key = "CurbcutFoundation.autoreleasePool"

  private static var current: Pool {
    let storage = Thread.current.threadDictionary
    if let pool = storage[key] as? Pool { return pool }
    let pool = Pool()
    storage[key] = pool
    return pool
  }

  /// An unretained object that the pool keeps alive for now.
  static func handOut(_ object: AnyObject) -> Unmanaged<AnyObject> {
    let pool = current
    pool.objects.append(object)
    if pool.depth == 0, !pool.isDraining, Thread.isMainThread {
      pool.isDraining = true
      DispatchQueue.main.async {
        let pool = current
        pool.isDraining = false
        if pool.depth == 0 { pool.objects = [] }
      }
    }
    return Unmanaged.passUnretained(object)
  }

  /// Runs a block in a pool of its own.
  static func run<Result, Failure: Error>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
    let pool = current
    let count = pool.objects.count
    pool.depth += 1
    defer {
      pool.depth -= 1
      pool.objects.removeSubrange(min(count, pool.objects.count)...)
    }
    return try body()
  }
}

/// Runs a block, and then releases the objects that methods returned unretained during it.
///
/// - Parameter body: the block.
/// - Returns: what the block returns.
/// - Throws: what the block throws.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try AutoreleasePool.run(body)
}
