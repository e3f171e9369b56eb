import CMalloc
import Foundation

/// The durations of several runs.
struct Samples {
  /// The duration of the first run, before anything is warmed up, in microseconds.
  let cold: Double
  /// The durations of all runs after the first, in microseconds, sorted; or of the first if there was no other.
  let warm: [Double]

  /// Creates samples from the durations in the order of the runs, in microseconds.
  init(_ times: [Double]) {
    cold = times.first ?? 0
    warm = times.count > 1 ? times.dropFirst().sorted() : times
  }

  var best: Double { warm.first ?? 0 }
  var median: Double { warm.isEmpty ? 0 : warm[warm.count / 2] }
  var percentile95: Double { warm.isEmpty ? 0 : warm[min(warm.count - 1, warm.count * 95 / 100)] }
  var worst: Double { warm.last ?? 0 }

  /// The same durations in another unit: divided by 1 000 for milliseconds, or by a count for the time per item.
  func divided(by divisor: Double) -> Samples { Samples([cold / divisor] + warm.map { $0 / divisor }) }
}

/// Measures time and memory.
enum Measuring {
  /// Measures several runs.
  static func samples(of runs: Int, _ body: () throws -> Void) rethrows -> Samples {
    Samples(
      try (0..<runs).map { _ in
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start).microseconds
      })
  }

  /// The number of bytes that are currently allocated on the heap.
  static var heapBytes: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }
}

extension Duration {
  /// The duration in microseconds.
  var microseconds: Double { Double(components.seconds) * 1e6 + Double(components.attoseconds) / 1e12 }
  /// The duration in milliseconds.
  var milliseconds: Double { microseconds / 1_000 }
}
