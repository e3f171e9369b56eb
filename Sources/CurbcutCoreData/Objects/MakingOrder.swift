import Synchronization

/// Counts the objects that were made.
enum MakingOrder {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.add(1, ordering: .relaxed).newValue }
}
