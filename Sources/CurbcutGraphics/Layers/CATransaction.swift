import Foundation

/// Groups changes to layers. The animations that are added in a transaction, by an app or by layers themselves, use
/// its duration and its timing function, and its completion block waits for them.
///
/// <https://developer.apple.com/documentation/quartzcore/catransaction>
@preconcurrency @MainActor
public final class CATransaction {
  /// The state of a transaction.
  package final class Group {
    var completion: (() -> Void)?
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var areActionsDisabled = false
    /// The number of animations added in it that are still running.
    var pending = 0
    var isCommitted = false

    func oneEnded() {
      pending -= 1
      completeIfDone()
    }

    func completeIfDone() {
      guard isCommitted, pending <= 0, let completion else { return }
      self.completion = nil
      completion()
    }
  }

  /// The innermost open transaction; nil for none. On the main thread only.
  nonisolated(unsafe) static var current: Group?
  private static var outer: [Group] = []
  /// What is set outside of any transaction, which applies for the rest of the turn.
  nonisolated(unsafe) private static var implicit = (group: Group(), turn: 0)
  /// The settings that currently apply.
  nonisolated static var settings: Group {
    if let current { return current }
    if implicit.turn != LayerClock.turn { implicit = (Group(), LayerClock.turn) }
    return implicit.group
  }
  /// Whether layers run actions when properties change.
  nonisolated static var actsOnChanges: Bool {
    let settings = settings
    return !settings.areActionsDisabled && settings.duration != 0
  }

  /// Begins a transaction; transactions may be nested.
  public class func begin() {
    let group = Group()
    let around = settings
    (group.duration, group.timingFunction) = (around.duration, around.timingFunction)
    group.areActionsDisabled = around.areActionsDisabled
    if let current { outer.append(current) }
    current = group
  }

  /// Ends the innermost transaction. Its completion block runs when the animations added in it have ended, or
  /// immediately when there are none.
  public class func commit() {
    guard let group = current else { return }
    current = outer.popLast()
    group.isCommitted = true
    group.completeIfDone()
  }

  /// Ends the implicit transaction: layers that were added to a tree are treated as on screen from now on.
  public class func flush() { if current == nil { LayerClock.turn += 1 } }

  /// Sets whether changes run no actions, and so no implicit animations; false by default.
  public class func setDisableActions(_ flag: Bool) { settings.areActionsDisabled = flag }

  /// The value last passed to ``setDisableActions(_:)``.
  public class func disableActions() -> Bool { settings.areActionsDisabled }

  /// Sets a block that runs when the transaction's animations have ended; outside of a transaction, it runs
  /// immediately.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current { current.completion = block } else { block?() }
  }

  /// The block that runs when the transaction's animations have ended; nil for none.
  public class func completionBlock() -> (() -> Void)? { current?.completion }

  /// Sets the duration, in seconds, of animations that have none of their own; a quarter of a second by default.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { settings.duration = dur }
  /// The duration, in seconds, of animations that have none of their own.
  public class func animationDuration() -> CFTimeInterval { settings.duration ?? 0.25 }
  /// Sets the timing function of animations that have none of their own; nil for a linear one.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    settings.timingFunction = function
  }
  /// The timing function of animations that have none of their own.
  public nonisolated class func animationTimingFunction() -> CAMediaTimingFunction? {
    settings.timingFunction
  }
}
