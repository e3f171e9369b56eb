import CurbcutFoundation
import Foundation

/// What gives random numbers.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkrandom>.
public protocol GKRandom {
  /// A whole number.
  func nextInt() -> Int
  /// A whole number from 0 to below a bound.
  func nextInt(upperBound: Int) -> Int
  /// A number from 0 to 1.
  func nextUniform() -> Float
  /// True or false.
  func nextBool() -> Bool
}

/// A source of random numbers; this one takes them from the system.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkrandomsource>.
open class GKRandomSource: NSObject, GKRandom, @unchecked Sendable {
  private static let shared = GKRandomSource()

  /// Creates a source.
  public override init() { super.init() }

  /// The source that all parts of an app share.
  open class func sharedRandom() -> GKRandomSource { shared }

  /// 64 random bits.
  func nextBits() -> UInt64 {
    var system = SystemRandomNumberGenerator()
    return system.next()
  }

  /// A whole number of 32 bits, negative ones included.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: nextBits() >> 32)) }

  /// A whole number from 0 to below a bound; 0 for a bound below 2.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 1 else { return 0 }
    var generator = BitsOfSource(source: self)
    return Int.random(in: 0..<upperBound, using: &generator)
  }

  /// A number from 0 to 1, both included.
  open func nextUniform() -> Float { Float(nextBits() >> 40) / Float(1 << 24 - 1) }

  /// True or false.
  open func nextBool() -> Bool { nextBits() >> 63 == 1 }

  /// The elements in random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var generator = BitsOfSource(source: self)
    return array.shuffled(using: &generator)
  }
}

private struct BitsOfSource: RandomNumberGenerator {
  let source: GKRandomSource
  func next() -> UInt64 { source.nextBits() }
}

extension NSArray {
  /// The elements in random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }

  /// The elements in random order.
  public func shuffled() -> [Any] { shuffled(using: GKRandomSource.sharedRandom()) }
}

/// The generator ARC4, which is quick; its first 768 values should be dropped.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkarc4randomsource>.
open class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  private let lock = NSLock()
  private var state: [UInt8] = []
  private var place: (i: UInt8, j: UInt8) = (0, 0)

  /// What the generator began with.
  open var seed: Data { didSet { start() } }

  /// Creates a generator that begins anywhere.
  public convenience override init() {
    var system = SystemRandomNumberGenerator()
    self.init(seed: Data((0..<32).map { _ in UInt8.random(in: 0...255, using: &system) }))
  }

  /// Creates a generator that gives the same values for the same seed.
  public init(seed: Data) {
    self.seed = seed
    super.init()
    start()
  }

  private func start() {
    lock.withLock {
      state = (0...255).map { UInt8($0) }
      place = (0, 0)
      let key = seed.isEmpty ? [0] : [UInt8](seed)
      var j: UInt8 = 0
      for index in 0..<256 {
        j = j &+ state[index] &+ key[index % key.count]
        state.swapAt(index, Int(j))
      }
    }
  }

  private func nextByte() -> UInt8 {
    place.i &+= 1
    place.j &+= state[Int(place.i)]
    state.swapAt(Int(place.i), Int(place.j))
    return state[Int(state[Int(place.i)] &+ state[Int(place.j)])]
  }

  override func nextBits() -> UInt64 {
    lock.withLock { (0..<8).reduce(0) { bits, _ in bits << 8 | UInt64(nextByte()) } }
  }

  /// Drops values, after which those that follow depend on the seed less visibly.
  open func dropValues(_ count: Int) {
    lock.withLock { for _ in 0..<max(0, count) { _ = nextByte() } }
  }
}

/// The generator of Matsumoto and Nishimura, MT19937-64: slow, and even in many dimensions.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkmersennetwisterrandomsource>.
open class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {
  private static let count = 312
  private let lock = NSLock()
  private var state: [UInt64] = []
  private var index = 0

  /// What the generator began with.
  open var seed: UInt64 { didSet { start() } }

  /// Creates a generator that begins anywhere.
  public convenience override init() { self.init(seed: UInt64.random(in: 0...UInt64.max)) }

  /// Creates a generator that gives the same values for the same seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    start()
  }

  private func start() {
    lock.withLock {
      state = [seed]
      for index in 1..<Self.count {
        let last = state[index - 1]
        state.append(6_364_136_223_846_793_005 &* (last ^ last >> 62) &+ UInt64(index))
      }
      index = Self.count
    }
  }

  private func twist() {
    for place in 0..<Self.count {
      let bits = state[place] & 0xFFFF_FFFF_8000_0000 | state[(place + 1) % Self.count] & 0x7FFF_FFFF
      let odd: UInt64 = bits & 1 == 1 ? 0xB502_6F5A_A966_19E9 : 0
      state[place] = state[(place + 156) % Self.count] ^ bits >> 1 ^ odd
    }
    index = 0
  }

  override func nextBits() -> UInt64 {
    lock.withLock {
      if index == Self.count { twist() }
      var bits = state[index]
      index += 1
      bits ^= bits >> 29 & 0x5555_5555_5555_5555
      bits ^= bits << 17 & 0x71D6_7FFF_EDA6_0000
      bits ^= bits << 37 & 0xFFF7_EEE0_0000_0000
      return bits ^ bits >> 43
    }
  }
}

/// The linear congruential generator of the C library's `drand48`: quick, with patterns in its low bits.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gklinearcongruentialrandomsource>.
open class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {
  private let lock = NSLock()
  private var state: UInt64 = 0

  /// What the generator began with.
  open var seed: UInt64 { didSet { start() } }

  /// Creates a generator that begins anywhere.
  public convenience override init() { self.init(seed: UInt64.random(in: 0...UInt64.max)) }

  /// Creates a generator that gives the same values for the same seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    start()
  }

  private func start() { lock.withLock { state = (seed << 16 | 0x330E) & 0xFFFF_FFFF_FFFF } }

  override func nextBits() -> UInt64 {
    lock.withLock {
      (0..<2).reduce(0) { bits, _ in
        state = (state &* 0x5_DEEC_E66D &+ 0xB) & 0xFFFF_FFFF_FFFF
        return bits << 32 | state >> 16
      }
    }
  }
}
