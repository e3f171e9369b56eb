import Foundation

/// The animations of one value that are running.
///
/// A change with an animation takes over from one that is running where the new one wants that, as springs do; else
/// both run on, and what is shown is the end less what each still has to go. A change without an animation moves what
/// is shown by as much.
@MainActor
struct Animator<Data: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    var interval: Data
    let start: TimeInterval
    var context: AnimationContext<Data>
    let pending: PendingAnimation
    /// Whether nothing waits for the end.
    let isInBackground: Bool
  }

  /// The value at the end.
  private(set) var target: Data
  private var runs: [Run] = []

  init(_ value: Data) { target = value }

  var isRunning: Bool { !runs.isEmpty }
  /// Whether only animations run that never end.
  var isEndless: Bool { runs.allSatisfy { $0.animation.isEndless || $0.isInBackground } }

  /// Changes the value, with the animation of a transaction if it has one.
  mutating func change(to new: Data, _ transaction: Transaction, _ environment: EnvironmentValues) {
    let now = HostTimer.now
    let shown = isRunning ? value(at: now) : target
    var way = new - target
    target = new
    guard let animation = transaction.shownAnimation else { return }
    // What never ends gives way to what comes after it.
    if runs.contains(where: { $0.animation.isEndless }) {
      runs.removeAll()
      way = new - shown
    }
    let pending = PendingAnimation(transaction.completions)
    if let last = runs.last {
      var context = last.context
      if animation.shouldMerge(
        previous: last.animation, value: last.interval, time: now - last.start, context: &context)
      {
        let merged = Run(
          animation: animation, interval: last.interval + way, start: last.start, context: context,
          pending: pending, isInBackground: transaction.isInBackground)
        runs[runs.count - 1] = merged
        last.pending.wasReplaced(by: pending)
        return
      }
    }
    runs.append(
      Run(
        animation: animation, interval: way, start: now, context: AnimationContext(environment: environment),
        pending: pending, isInBackground: transaction.isInBackground))
  }

  /// What is shown at a time. Animations that are over are left out from then on.
  mutating func value(at now: TimeInterval) -> Data {
    var rest = Data.zero
    for index in runs.indices.reversed() {
      let time = now - runs[index].start
      let (animation, interval) = (runs[index].animation, runs[index].interval)
      if let part = animation.animate(value: interval, time: time, context: &runs[index].context) {
        rest += interval - part
        if runs[index].context.isLogicallyComplete { runs[index].pending.isLogicallyComplete() }
      } else {
        runs[index].pending.isOver()
        runs.remove(at: index)
      }
    }
    return runs.isEmpty ? target : target - rest
  }

  /// Shows the end at once.
  mutating func finish() {
    for run in runs { run.pending.isOver() }
    runs.removeAll()
  }
}

/// A running animation, as the completions of its transaction know it.
@MainActor
final class PendingAnimation {
  private var logical: [AnimationCompletion]
  private var whole: [AnimationCompletion]

  init(_ completions: [AnimationCompletion]) {
    logical = completions.filter { $0.criteria == .logicallyComplete }
    whole = completions.filter { $0.criteria == .removed }
    for completion in completions { completion.begin() }
  }

  // What goes with its view has ended too.
  isolated deinit { isOver() }

  func isLogicallyComplete() {
    let due = logical
    logical = []
    for completion in due { completion.end() }
  }

  func isOver() {
    isLogicallyComplete()
    let due = whole
    whole = []
    for completion in due { completion.end() }
  }

  /// What waits for the end of all waits for the other one too; a logical end is the one of the change itself.
  func wasReplaced(by other: PendingAnimation) {
    other.whole += whole
    whole = []
    other.logical += logical
    logical = []
  }
}

/// A closure that is called when the animations of a transaction are over.
@MainActor
final class AnimationCompletion {
  let criteria: AnimationCompletionCriteria
  nonisolated(unsafe) private var action: (() -> Void)?
  private var running = 0

  nonisolated init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
    // A transaction that animates nothing is over with the update that it is shown by.
    Isolation.toMain { HostTimer.after(0) { [self] in callIfOver() } }
  }

  func begin() { running += 1 }

  func end() {
    running -= 1
    if running == 0 { HostTimer.after(0) { [self] in callIfOver() } }
  }

  private func callIfOver() {
    guard running == 0, let action else { return }
    self.action = nil
    action()
  }
}
