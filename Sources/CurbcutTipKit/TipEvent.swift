import Foundation
import Synchronization

extension Tips {
  /// What an app tells of nothing more than that it has happened.
  public struct EmptyDonation: Codable, Hashable, Sendable {
    /// Creates it.
    public init() {}
  }

  /// Something that happens in an app, of which it tells, and on which rules depend.
  ///
  /// Follows <https://developer.apple.com/documentation/tipkit/tips/event>.
  public struct Event<DonationInfo: Codable & Sendable>: Identifiable, Sendable {
    /// One time that it has happened.
    @dynamicMemberLookup
    public struct Donation: Sendable {
      /// When it happened.
      public let date: Date
      /// What the app told of it.
      public let info: DonationInfo

      /// What the app told of it, by its properties.
      public subscript<Value>(dynamicMember path: KeyPath<DonationInfo, Value>) -> Value {
        info[keyPath: path]
      }
    }

    /// The name by which it is known.
    public let id: String

    /// Creates an event of which the app tells more.
    public init(id: String) { self.id = id }
    /// Creates an event of which the app tells only that it has happened.
    public init(id: String) where DonationInfo == EmptyDonation { self.id = id }

    private var value: TipValue<[Tips.Told]> { Told.all(of: id) }

    /// The times that it has happened, oldest first.
    public var donations: [Donation] {
      value.value.compactMap { told in
        (told.info as? DonationInfo).map { Donation(date: told.date, info: $0) }
      }
    }

    /// Tells that it has happened.
    public func donate(_ donation: DonationInfo) async { sendDonation(donation) }
    /// Tells that it has happened.
    public func donate() async where DonationInfo == EmptyDonation { sendDonation() }

    /// Tells that it has happened.
    ///
    /// - Parameter completion: called when that is known.
    public func sendDonation(_ donation: DonationInfo, _ completion: (@Sendable () -> Void)? = nil) {
      value.change { $0.append(Told(date: Date(), info: donation)) }
      completion?()
    }

    /// Tells that it has happened.
    public func sendDonation(_ completion: (@Sendable () -> Void)? = nil)
    where DonationInfo == EmptyDonation {
      sendDonation(EmptyDonation(), completion)
    }
  }

  /// What was told of an event.
  struct Told: Sendable {
    let date: Date
    let info: any Sendable

    private static let events = Mutex<[String: TipValue<[Told]>]>([:])

    /// What was told of the event of a name.
    static func all(of id: String) -> TipValue<[Told]> {
      events.withLock { events in
        if let known = events[id] { return known }
        let new = TipValue<[Told]>([])
        events[id] = new
        return new
      }
    }

    /// Forgets all.
    static func reset() {
      for event in events.withLock({ Array($0.values) }) { event.value = [] }
    }
  }

  /// A time back from now.
  ///
  /// Follows <https://developer.apple.com/documentation/tipkit/tips/donationtimerange>.
  public struct DonationTimeRange: Hashable, Sendable {
    let seconds: TimeInterval

    /// The last minute.
    public static let minute = minutes(1)
    /// The last hour.
    public static let hour = hours(1)
    /// The last day.
    public static let day = days(1)
    /// The last week.
    public static let week = weeks(1)
    /// The last minutes.
    public static func minutes(_ count: Int) -> Self { Self(seconds: 60 * Double(count)) }
    /// The last hours.
    public static func hours(_ count: Int) -> Self { Self(seconds: 3600 * Double(count)) }
    /// The last days.
    public static func days(_ count: Int) -> Self { Self(seconds: 86_400 * Double(count)) }
    /// The last weeks.
    public static func weeks(_ count: Int) -> Self { Self(seconds: 604_800 * Double(count)) }
  }
}

extension Array {
  /// Those that have happened in a time back from now.
  public func donatedWithin<Info>(_ range: Tips.DonationTimeRange) -> Self
  where Element == Tips.Event<Info>.Donation {
    let earliest = Date(timeIntervalSinceNow: -range.seconds)
    return filter { $0.date >= earliest }
  }

  /// The most that have the same value of a property.
  public func largestSubset<Info, Value: Hashable>(groupedBy path: KeyPath<Info, Value>) -> Self
  where Element == Tips.Event<Info>.Donation {
    Dictionary(grouping: self) { $0.info[keyPath: path] }.values.max { $0.count < $1.count } ?? []
  }

  /// The fewest that have the same value of a property.
  public func smallestSubset<Info, Value: Hashable>(groupedBy path: KeyPath<Info, Value>) -> Self
  where Element == Tips.Event<Info>.Donation {
    Dictionary(grouping: self) { $0.info[keyPath: path] }.values.min { $0.count < $1.count } ?? []
  }
}
