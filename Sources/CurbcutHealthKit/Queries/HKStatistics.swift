import CurbcutFoundation

/// What was calculated of samples of a kind.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkstatistics>.
open class HKStatistics: NSObject, @unchecked Sendable {
  /// The kind.
  public let quantityType: HKQuantityType
  /// When the time begins of which it is.
  public let startDate: Date
  /// When it ends.
  public let endDate: Date
  /// The apps from which the samples come; nil where they are not told apart.
  public let sources: [HKSource]?
  private let values: Values
  private let options: HKStatisticsOptions

  private struct Values {
    var sum = 0.0
    var mean = 0.0
    var least = 0.0
    var most = 0.0
    var last = 0.0
    var lastTime: DateInterval?
    var seconds = 0.0
    var count = 0
  }

  /// Calculates. Of a sample that is partly in the time, a part of a sum counts.
  init(
    _ type: HKQuantityType, _ samples: [HKQuantitySample], _ options: HKStatisticsOptions,
    from start: Date, to end: Date, cuts: Bool
  ) {
    quantityType = type
    startDate = start
    endDate = end
    self.options = options
    sources = options.contains(.separateBySource) ? Array(Set(samples.map(\.source))) : nil
    let unit = type.keptUnit
    var values = Values()
    var weight = 0.0
    for sample in samples {
      let value = sample.quantity.doubleValue(for: unit)
      let length = sample.endDate.timeIntervalSince(sample.startDate)
      let inside = min(end, sample.endDate).timeIntervalSince(max(start, sample.startDate))
      let share = cuts && length > 0 ? max(0, inside) / length : 1
      values.sum += value * share
      let weighs = type.aggregationStyle == .discreteTemporallyWeighted && length > 0 ? length : 1
      let isLevel = type.aggregationStyle == .discreteEquivalentContinuousLevel
      values.mean += (isLevel ? pow(10, value / 10) : value) * weighs
      weight += weighs
      values.least = values.count == 0 ? value : min(values.least, value)
      values.most = values.count == 0 ? value : max(values.most, value)
      if values.lastTime.map({ sample.startDate >= $0.start }) ?? true {
        values.last = value
        values.lastTime = DateInterval(start: sample.startDate, end: sample.endDate)
      }
      values.seconds += cuts ? max(0, inside) : length
      values.count += 1
    }
    if weight > 0 { values.mean /= weight }
    if type.aggregationStyle == .discreteEquivalentContinuousLevel, values.mean > 0 {
      values.mean = 10 * log10(values.mean)
    }
    self.values = values
    super.init()
  }

  var isEmpty: Bool { values.count == 0 }

  private func quantity(_ value: Double, _ option: HKStatisticsOptions) -> HKQuantity? {
    guard options.contains(option), values.count > 0 else { return nil }
    return HKQuantity(unit: quantityType.keptUnit, doubleValue: value)
  }

  /// The sum; nil where it was not asked for, or there are no samples.
  open func sumQuantity() -> HKQuantity? { quantity(values.sum, .cumulativeSum) }
  /// The mean; nil where it was not asked for, or there are no samples.
  open func averageQuantity() -> HKQuantity? { quantity(values.mean, .discreteAverage) }
  /// The least; nil where it was not asked for, or there are no samples.
  open func minimumQuantity() -> HKQuantity? { quantity(values.least, .discreteMin) }
  /// The most; nil where it was not asked for, or there are no samples.
  open func maximumQuantity() -> HKQuantity? { quantity(values.most, .discreteMax) }
  /// The last; nil where it was not asked for, or there are no samples.
  open func mostRecentQuantity() -> HKQuantity? { quantity(values.last, .mostRecent) }
  /// When the last was; nil where it was not asked for, or there are no samples.
  open func mostRecentQuantityDateInterval() -> DateInterval? {
    options.contains(.mostRecent) ? values.lastTime : nil
  }
  /// How long the samples last together; nil where it was not asked for, or there are no samples.
  open func duration() -> HKQuantity? {
    guard options.contains(.duration), values.count > 0 else { return nil }
    return HKQuantity(unit: .second(), doubleValue: values.seconds)
  }
}

/// What was calculated of samples, for each of many spans of time.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkstatisticscollection>.
open class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let all: [HKStatistics]
  private let make: (Date, Date) -> HKStatistics
  private let bounds: (Date) -> (Date, Date)

  init(
    _ all: [HKStatistics], make: @escaping (Date, Date) -> HKStatistics,
    bounds: @escaping (Date) -> (Date, Date)
  ) {
    self.all = all
    self.make = make
    self.bounds = bounds
    super.init()
  }

  /// The spans in which there are samples.
  open func statistics() -> [HKStatistics] { all }
  /// The span in which a time is; nil without samples.
  open func statistics(for date: Date) -> HKStatistics? {
    all.first { $0.startDate <= date && date < $0.endDate }
  }
  /// The apps from which the samples come.
  open func sources() -> Set<HKSource> { Set(all.flatMap { $0.sources ?? [] }) }
  /// Calls a closure with each span between two times, also where there are no samples, until it sets its second argument
  /// to true.
  open func enumerateStatistics(
    from startDate: Date, to endDate: Date, with block: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops = ObjCBool(false)
    var time = startDate
    while time <= endDate {
      let (start, end) = bounds(time)
      block(statistics(for: time) ?? make(start, end), &stops)
      if stops.boolValue || end <= time { return }
      time = end
    }
  }
}

/// Calculates something of samples once.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkstatisticsquery>.
open class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let options: HKStatisticsOptions
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    completionHandler handler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) {
    StatisticsRules.check(options, quantityType)
    self.options = options
    self.handler = handler
    super.init(quantityType, quantitySamplePredicate)
  }

  override func run() {
    super.run()
    if let denial { return handler(self, nil, denial) }
    guard let type = sampleType as? HKQuantityType else { return }
    let samples = HealthDatabase.samples(of: type, predicate).compactMap { $0 as? HKQuantitySample }
    guard let start = samples.map(\.startDate).min(), let end = samples.map(\.endDate).max() else {
      return handler(self, nil, HKError(.errorNoData))
    }
    handler(self, HKStatistics(type, samples, options, from: start, to: end, cuts: false), nil)
  }
}

/// Calculates something of samples for each of many spans of time, and goes on if it has a handler for that.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkstatisticscollectionquery>.
open class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// When one of the spans begins.
  public let anchorDate: Date
  /// What is calculated.
  public let options: HKStatisticsOptions
  /// How long each span is.
  public let intervalComponents: DateComponents
  /// Called with the first results.
  open var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// Called with later results; nil, the default, where the query ends with the first.
  open var statisticsUpdateHandler:
    ((HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void)?

  /// Creates a query.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?, options: HKStatisticsOptions = [],
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    StatisticsRules.check(options, quantityType)
    self.anchorDate = anchorDate
    self.options = options
    self.intervalComponents = intervalComponents
    super.init(quantityType, quantitySamplePredicate)
  }

  override func run() {
    if statisticsUpdateHandler == nil { HealthDatabase.end(self) }
    if let denial {
      initialResultsHandler?(self, nil, denial)
    } else {
      initialResultsHandler?(self, collection, nil)
    }
  }

  override func dataChanged() { statisticsUpdateHandler?(self, nil, collection, nil) }

  private var collection: HKStatisticsCollection? {
    guard let type = sampleType as? HKQuantityType else { return nil }
    let samples = HealthDatabase.samples(of: type, predicate).compactMap { $0 as? HKQuantitySample }
    return StatisticsRules.collection(
      of: samples, type, options, anchor: anchorDate, interval: intervalComponents)
  }
}

/// What statistics have in common.
enum StatisticsRules {
  /// Raises an exception for what cannot be calculated of a kind.
  static func check(_ options: HKStatisticsOptions, _ type: HKQuantityType) {
    let isSum = type.aggregationStyle == .cumulative
    let wrong: HKStatisticsOptions = isSum ? [.discreteAverage, .discreteMin, .discreteMax] : .cumulativeSum
    guard !options.isDisjoint(with: wrong) else { return }
    NSException(
      name: .invalidArgumentException,
      reason:
        "Statistics option is not compatible with \(isSum ? "cumulative" : "discrete") data type \(type)"
    ).raise()
  }

  /// Calculates for each span of time in which there are samples.
  static func collection(
    of samples: [HKQuantitySample], _ type: HKQuantityType, _ options: HKStatisticsOptions, anchor: Date,
    interval: DateComponents
  ) -> HKStatisticsCollection {
    let calendar = Calendar.current
    let length = max(
      1, (calendar.date(byAdding: interval, to: anchor) ?? anchor).timeIntervalSince(anchor))
    func begin(_ number: Int) -> Date {
      var parts = DateComponents()
      parts.year = interval.year.map { $0 * number }
      parts.month = interval.month.map { $0 * number }
      parts.weekOfYear = interval.weekOfYear.map { $0 * number }
      parts.day = interval.day.map { $0 * number }
      parts.hour = interval.hour.map { $0 * number }
      parts.minute = interval.minute.map { $0 * number }
      parts.second = interval.second.map { $0 * number }
      return calendar.date(byAdding: parts, to: anchor) ?? anchor
    }
    func number(of date: Date) -> Int {
      var number = Int((date.timeIntervalSince(anchor) / length).rounded(.down))
      while begin(number) > date { number -= 1 }
      while begin(number + 1) <= date { number += 1 }
      return number
    }
    let isSum = type.aggregationStyle == .cumulative
    var spans: [Int: [HKQuantitySample]] = [:]
    for sample in samples {
      let first = number(of: sample.startDate)
      let last = isSum ? number(of: max(sample.startDate, sample.endDate.addingTimeInterval(-0.001))) : first
      for span in first...max(first, last) { spans[span, default: []].append(sample) }
    }
    func make(_ start: Date, _ end: Date, _ samples: [HKQuantitySample]) -> HKStatistics {
      HKStatistics(type, samples, options, from: start, to: end, cuts: isSum)
    }
    let all = spans.sorted { $0.key < $1.key }.map { make(begin($0.key), begin($0.key + 1), $0.value) }
    return HKStatisticsCollection(
      all, make: { make($0, $1, []) },
      bounds: { date in
        let span = number(of: date)
        return (begin(span), begin(span + 1))
      })
  }
}
