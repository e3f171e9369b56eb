import CurbcutFoundation

/// Whether an app may save data of a kind.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkauthorizationstatus>.
public enum HKAuthorizationStatus: Int, Hashable, Sendable {
  /// The person has not been asked.
  case notDetermined = 0
  /// It may not.
  case sharingDenied = 1
  /// It may.
  case sharingAuthorized = 2
}

/// Whether the person would be asked.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkauthorizationrequeststatus>.
public enum HKAuthorizationRequestStatus: Int, Hashable, Sendable {
  /// It is not known.
  case unknown = 0
  /// They would.
  case shouldRequest = 1
  /// They were.
  case unnecessary = 2
}

/// How often an app is woken for new data.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkupdatefrequency>.
public enum HKUpdateFrequency: Int, Hashable, Sendable {
  /// Each time.
  case immediate = 1
  /// Once an hour.
  case hourly = 2
  /// Once a day.
  case daily = 3
  /// Once a week.
  case weekly = 4
}

/// The sex of a person.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkbiologicalsex>.
public enum HKBiologicalSex: Int, Hashable, Sendable {
  /// It is not said.
  case notSet = 0
  /// Female.
  case female = 1
  /// Male.
  case male = 2
  /// Another.
  case other = 3
}

/// The blood type of a person.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkbloodtype>.
public enum HKBloodType: Int, Hashable, Sendable {
  /// It is not said.
  case notSet = 0
  /// A positive.
  case aPositive = 1
  /// A negative.
  case aNegative = 2
  /// B positive.
  case bPositive = 3
  /// B negative.
  case bNegative = 4
  /// AB positive.
  case abPositive = 5
  /// AB negative.
  case abNegative = 6
  /// O positive.
  case oPositive = 7
  /// O negative.
  case oNegative = 8
}

/// How a person's skin takes the sun.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkfitzpatrickskintype>.
public enum HKFitzpatrickSkinType: Int, Hashable, Sendable {
  /// It is not said.
  case notSet = 0
  /// Type I.
  case I = 1
  /// Type II.
  case II = 2
  /// Type III.
  case III = 3
  /// Type IV.
  case IV = 4
  /// Type V.
  case V = 5
  /// Type VI.
  case VI = 6
}

/// Whether a person uses a wheelchair.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkwheelchairuse>.
public enum HKWheelchairUse: Int, Hashable, Sendable {
  /// It is not said.
  case notSet = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// The value of a category without values.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategoryvalue>.
public enum HKCategoryValue: Int, Hashable, Sendable {
  /// None.
  case notApplicable = 0
}

/// How someone slept.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategoryvaluesleepanalysis>.
public enum HKCategoryValueSleepAnalysis: Int, Hashable, Sendable {
  /// In bed.
  case inBed = 0
  /// Asleep.
  case asleepUnspecified = 1
  /// Awake.
  case awake = 2
  /// Asleep, lightly.
  case asleepCore = 3
  /// Asleep, deeply.
  case asleepDeep = 4
  /// Asleep, dreaming.
  case asleepREM = 5
}

/// Whether someone stood in an hour.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategoryvalueapplestandhour>.
public enum HKCategoryValueAppleStandHour: Int, Hashable, Sendable {
  /// They did.
  case stood = 0
  /// They did not.
  case idle = 1
}

/// How bad something is.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategoryvalueseverity>.
public enum HKCategoryValueSeverity: Int, Hashable, Sendable {
  /// It is not said.
  case unspecified = 0
  /// Not there.
  case notPresent = 1
  /// Mild.
  case mild = 2
  /// Moderate.
  case moderate = 3
  /// Severe.
  case severe = 4
}

/// Whether something is there.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategoryvaluepresence>.
public enum HKCategoryValuePresence: Int, Hashable, Sendable {
  /// It is.
  case present = 0
  /// It is not.
  case notPresent = 1
}

/// How strong a period is.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategoryvaluemenstrualflow>.
public enum HKCategoryValueMenstrualFlow: Int, Hashable, Sendable {
  /// It is not said.
  case unspecified = 1
  /// Light.
  case light = 2
  /// Medium.
  case medium = 3
  /// Heavy.
  case heavy = 4
  /// None.
  case none = 5
}

/// What an ovulation test says.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategoryvalueovulationtestresult>.
public enum HKCategoryValueOvulationTestResult: Int, Hashable, Sendable {
  /// No.
  case negative = 1
  /// Yes.
  case luteinizingHormoneSurge = 2
  /// Nothing.
  case indeterminate = 3
  /// Soon.
  case estrogenSurge = 4
}

/// What cervical mucus is like.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkcategoryvaluecervicalmucusquality>.
public enum HKCategoryValueCervicalMucusQuality: Int, Hashable, Sendable {
  /// Dry.
  case dry = 1
  /// Sticky.
  case sticky = 2
  /// Creamy.
  case creamy = 3
  /// Watery.
  case watery = 4
  /// As egg white.
  case eggWhite = 5
}

extension HKCategoryValueSleepAnalysis {
  /// Asleep: the name before iOS 16.
  public static var asleep: HKCategoryValueSleepAnalysis { .asleepUnspecified }
  /// All values for sleep.
  public static var allAsleepValues: Set<HKCategoryValueSleepAnalysis> {
    [.asleepUnspecified, .asleepCore, .asleepDeep, .asleepREM]
  }
}

/// Which samples are in a span of time.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkqueryoptions>.
public struct HKQueryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Those that begin in it.
  public static let strictStartDate = HKQueryOptions(rawValue: 1)
  /// Those that end in it.
  public static let strictEndDate = HKQueryOptions(rawValue: 2)
}

/// What is calculated of samples.
///
/// Follows <https://developer.apple.com/documentation/healthkit/hkstatisticsoptions>.
public struct HKStatisticsOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Each by itself where it comes from.
  public static let separateBySource = HKStatisticsOptions(rawValue: 1)
  /// The mean.
  public static let discreteAverage = HKStatisticsOptions(rawValue: 2)
  /// The least.
  public static let discreteMin = HKStatisticsOptions(rawValue: 4)
  /// The most.
  public static let discreteMax = HKStatisticsOptions(rawValue: 8)
  /// The sum.
  public static let cumulativeSum = HKStatisticsOptions(rawValue: 16)
  /// The last.
  public static let mostRecent = HKStatisticsOptions(rawValue: 32)
  /// How long they last together.
  public static let duration = HKStatisticsOptions(rawValue: 64)
}

extension HKStatisticsOptions {
  /// The last: the name before iOS 13.
  public static var discreteMostRecent: HKStatisticsOptions { .mostRecent }
}
