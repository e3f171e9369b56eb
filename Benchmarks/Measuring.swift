import CMalloc
import Foundation

/// How long something took, each time that it was done.
struct Samples {
  /// Microseconds: the first run, with nothing warmed up.
  let cold: Double
  /// Microseconds, shortest first: all runs behind the first; the first alone where there was no other.
  let warm: [Double]

  /// Times as they were taken, in microseconds.
  init(_ times: [Double]) {
    cold = times.first ?? 0
    warm = times.count > 1 ? times.dropFirst().sorted() : times
  }

  var best: Double { warm.first ?? 0 }
  var median: Double { warm.isEmpty ? 0 : warm[warm.count / 2] }
  var percentile95: Double { warm.isEmpty ? 0 : warm[min(warm.count - 1, warm.count * 95 / 100)] }
  var worst: Double { warm.last ?? 0 }

  /// The same times in another unit: 1 000 for milliseconds, a count for the share of one in many.
  func divided(by divisor: Double) -> Samples { Samples([cold / divisor] + warm.map { $0 / divisor }) }
}

/// Clock and memory.
enum Measuring {
  /// What each of several runs takes.
  static func samples(of runs: Int, _ body: () throws -> Void) rethrows -> Samples {
    Samples(
      try (0..<runs).map { _ in
        let start = ContinuousClock.now
        try body()
        return (ContinuousClock.now - start).microseconds
      })
  }

  /// Bytes that are allocated on the heap at this moment.
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
