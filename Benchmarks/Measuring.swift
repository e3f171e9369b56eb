import CMalloc
import Foundation

/// Clock and memory.
enum Measuring {
  /// The shortest of several runs, in microseconds: what the work costs when nothing disturbs it.
  static func shortest(of runs: Int, _ body: () -> Void) -> Double {
    (0..<runs).map { _ in
      let duration = ContinuousClock().measure(body)
      return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
    }.min() ?? 0
  }

  /// Bytes that are allocated on the heap at this moment.
  static var heapBytes: Int {
    let info = mallinfo2()
    return Int(info.uordblks) + Int(info.hblkhd)
  }
}
