import Foundation

/// Makes progress notify its observers, and those of its parents.
///
/// Foundation's own on Linux notifies nobody. Progress that Foundation itself updates is not reported.
/// Follows <https://developer.apple.com/documentation/foundation/progress>.
extension Progress {
  /// How many units of work are done.
  @_disfavoredOverload
  public var completedUnitCount: Int64 {
    get { self.Foundation::completedUnitCount }
    set { Self.tellingObservers { self.Foundation::completedUnitCount = newValue } }
  }

  /// How many units of work there are.
  @_disfavoredOverload
  public var totalUnitCount: Int64 {
    get { self.Foundation::totalUnitCount }
    set { Self.tellingObservers { self.Foundation::totalUnitCount = newValue } }
  }

  /// Cancels the work, and that of its children.
  @_disfavoredOverload
  public func cancel() { Self.tellingObservers { self.Foundation::cancel() } }

  /// Makes a change, and notifies the observers of every progress that it changes.
  private static func tellingObservers(of change: () -> Void) {
    guard ObjCRuntime.isObserving else { return change() }
    let observed = Observations.shared.observed(Progress.self)
    let before = observed.map(values)
    change()
    for (progress, old) in zip(observed, before) {
      let new = values(progress)
      for (key, value) in old.sorted(by: { $0.key < $1.key }) where new[key] != value {
        Observations.shared.didChange(progress, key, old: .some(value))
      }
    }
  }

  private static func values(_ progress: Progress) -> [String: Double] {
    [
      "completedUnitCount": Double(progress.Foundation::completedUnitCount),
      "totalUnitCount": Double(progress.Foundation::totalUnitCount),
      "fractionCompleted": progress.fractionCompleted, "finished": progress.isFinished ? 1 : 0,
      "cancelled": progress.isCancelled ? 1 : 0,
    ]
  }
}
