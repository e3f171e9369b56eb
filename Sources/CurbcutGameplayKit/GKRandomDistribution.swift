import CurbcutFoundation
import Foundation

/// Random whole numbers between two values, each as likely as any other.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkrandomdistribution>.
open class GKRandomDistribution: NSObject, GKRandom {
  /// The smallest number.
  public let lowestValue: Int
  /// The largest number.
  public let highestValue: Int
  let source: any GKRandom

  /// Creates a distribution; values in the wrong order are exchanged.
  ///
  /// - Parameters:
  ///   - source: what the numbers are made of.
  ///   - lowestInclusive: the smallest number.
  ///   - highestInclusive: the largest number.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    self.source = source
    lowestValue = min(lowestInclusive, highestInclusive)
    highestValue = max(lowestInclusive, highestInclusive)
    super.init()
  }

  /// Creates a distribution of numbers from the system.
  public convenience init(lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    self.init(
      randomSource: GKRandomSource.sharedRandom(), lowestValue: lowestInclusive,
      highestValue: highestInclusive)
  }

  /// Creates a die: the numbers from 1 to the number of its sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: max(1, sideCount))
  }

  /// A die with six sides.
  open class func d6() -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 6)
  }

  /// A die with twenty sides.
  open class func d20() -> Self {
    Self(randomSource: GKRandomSource.sharedRandom(), lowestValue: 1, highestValue: 20)
  }

  /// How many numbers there are.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// A number of the distribution.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// A number of the distribution that is below a bound; the lowest one if there is none.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    return lowestValue + source.nextInt(upperBound: min(upperBound, highestValue + 1) - lowestValue)
  }

  /// Where a number of the distribution lies between the lowest and the highest one, from 0 to 1.
  open func nextUniform() -> Float {
    highestValue == lowestValue ? 1 : Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }

  /// Whether a number of the distribution is in its upper half.
  open func nextBool() -> Bool { nextUniform() > 0.5 }
}

/// Random whole numbers of which those in the middle are the most likely, as a bell curve says.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkgaussiandistribution>.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The number in the middle.
  public let mean: Float
  /// The distance from the middle within which 68 % of the numbers are.
  public let deviation: Float

  /// Creates a distribution between two numbers that are three deviations from the middle.
  public required init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive + highestInclusive) / 2
    deviation = Float(abs(highestInclusive - lowestInclusive)) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Creates a distribution of the numbers that are at most three deviations from the middle.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = abs(deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * abs(deviation)).rounded()),
      highestValue: Int((mean + 3 * abs(deviation)).rounded()))
  }

  /// A number of the distribution, by Box and Muller's method; what lies outside is drawn again.
  open override func nextInt() -> Int {
    guard highestValue > lowestValue, deviation > 0 else { return lowestValue }
    for _ in 0..<1000 {
      let length = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
      let number = Int((mean + deviation * length * cos(2 * .pi * source.nextUniform())).rounded())
      if (lowestValue...highestValue).contains(number) { return number }
    }
    return Int(mean.rounded())
  }

  /// A number of the distribution that is below a bound; the lowest one if there is none.
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    for _ in 0..<1000 {
      let number = nextInt()
      if number < upperBound { return number }
    }
    return lowestValue
  }
}

/// Random whole numbers, none of which comes again before all have come.
///
/// Follows <https://developer.apple.com/documentation/gameplaykit/gkshuffleddistribution>.
open class GKShuffledDistribution: GKRandomDistribution {
  private var rest: [Int] = []

  /// A number that has not come since all had.
  open override func nextInt() -> Int {
    if rest.isEmpty { rest = Array(lowestValue...highestValue) }
    let index = source.nextInt(upperBound: rest.count)
    rest.swapAt(index, rest.count - 1)
    return rest.removeLast()
  }

  /// A number that has not come since all below a bound had; the lowest one if none is below it.
  open override func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    if !rest.contains(where: { $0 < upperBound }) { rest = Array(lowestValue...highestValue) }
    let possible = rest.indices.filter { rest[$0] < upperBound }
    return rest.remove(at: possible[source.nextInt(upperBound: possible.count)])
  }
}
