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
  /// Whether all tips are shown, or none; nil where the rules decide.
  var showsAll: Bool?

  func configure(_ frequency: Tips.ConfigurationOption.DisplayFrequency) {
    // On iOS, too, only the first call counts.
    if self.frequency == nil { self.frequency = frequency }
  }

  func reset() {
    // The store cannot be reset while it is in use: a closed tip stays closed.
    if frequency == nil { invalidated = [:] }
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) { invalidated[id] = reason }

  func status(_ tip: some Tip) -> Tips.Status {
    if let reason = invalidated[tip.id] { return .invalidated(reason) }
    return shows(tip) ? .available : .pending
  }

  func shows(_ tip: some Tip) -> Bool {
    if let showsAll { return showsAll }
    guard let frequency, invalidated[tip.id] == nil else { return false }
    let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
    if frequency.isImmediate || ignores { return true }
    return first == nil || first == tip.id
  }

  func wasShown(_ tip: some Tip) { if first == nil { first = tip.id } }
}
