import CurbcutSwiftUI
import Foundation

/// Which tips were shown and closed while the app runs.
@MainActor @Observable
final class TipStore {
  static let shared = TipStore()

  private var frequency: Tips.ConfigurationOption.DisplayFrequency?
  private var invalidated: [String: Tips.InvalidationReason] = [:]
  /// The tip that is shown while one is shown after the other.
  private var first: String?
  /// How often each tip was shown, for those of which that counts.
  private var counts: [String: Int] = [:]
  /// Whether all tips are shown, or none; nil where the rules decide.
  var showsAll: Bool?

  func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency) {
    // On iOS, too, only the first call counts.
    if self.frequency == nil { self.frequency = frequency }
  }

  func reset() {
    // The store cannot be reset while it is in use: a closed tip stays closed.
    guard frequency == nil else { return }
    invalidated = [:]
    counts = [:]
    Tips.Told.reset()
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) { invalidated[id] = reason }

  func status(_ tip: some Tip) -> Tips.Status {
    if let reason = invalidated[tip.id] { return .invalidated(reason) }
    return shows(tip) ? .available : .pending
  }

  func shows(_ tip: some Tip) -> Bool {
    if let showsAll { return showsAll }
    guard let frequency, invalidated[tip.id] == nil, tip.rules.allSatisfy({ $0.isMet() }) else {
      return false
    }
    let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
    if frequency.isImmediate || ignores { return true }
    return first == nil || first == tip.id
  }

  func wasShown(_ tip: some Tip) {
    if first == nil { first = tip.id }
    if maximum(of: tip) != nil { counts[tip.id, default: 0] += 1 }
  }

  /// A tip that was shown as often as it may be is shown no more.
  func wasHidden(_ tip: some Tip) {
    guard let maximum = maximum(of: tip), counts[tip.id, default: 0] >= maximum, invalidated[tip.id] == nil
    else { return }
    invalidate(tip.id, .displayCountExceeded)
  }

  private func maximum(of tip: some Tip) -> Int? {
    tip.options.lazy.compactMap { ($0 as? Tips.MaxDisplayCount)?.count }.first
  }

  /// What something about tips is, now and whenever it changes.
  nonisolated static func updates<Value: Sendable>(
    _ value: @escaping @MainActor @Sendable () -> Value
  ) -> AsyncStream<Value> {
    AsyncStream { continuation in
      Tips.onMain { follow(value, continuation) }
    }
  }

  private static func follow<Value: Sendable>(
    _ value: @escaping @MainActor @Sendable () -> Value, _ stream: AsyncStream<Value>.Continuation
  ) {
    let new = withObservationTracking(value) {
      DispatchQueue.main.async { MainActor.assumeIsolated { follow(value, stream) } }
    }
    stream.yield(new)
  }
}
