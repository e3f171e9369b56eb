import Foundation

/// The same numbers for the same seed, on any machine (SplitMix64, <https://prng.di.unimi.it/splitmix64.c>).
public struct SeededNumbers: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// The seeds that a test tries: the one in `CURBCUT_SEED`, with which a failure is played again, or the first so many, as
  /// `CURBCUT_SEEDS` says.
  public static func seeds(_ count: UInt64) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["CURBCUT_SEED"].flatMap({ UInt64($0) }) { return [seed] }
    return Array(1...(environment["CURBCUT_SEEDS"].flatMap { UInt64($0) } ?? count))
  }
}
