import Foundation

/// Groups changes to layers. The animations that are added in a transaction, by an app or by layers themselves, take its
/// length and its pace, and its completion waits for them.
///
/// <https://developer.apple.com/documentation/quartzcore/catransaction>
@preconcurrency @MainActor
public final class CATransaction {
  /// What is known of a transaction.
  package final class Group {
    var completion: (() -> Void)?
    var duration: CFTimeInterval?
    var timingFunction: CAMediaTimingFunction?
    var areActionsDisabled = false
    /// How many animations that were added in it still run.
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

  /// The innermost transaction that is open; nil for none. On the main thread only.
  nonisolated(unsafe) static var current: Group?
  private static var outer: [Group] = []
  /// What is set outside of every group: it holds for the rest of the turn.
  nonisolated(unsafe) private static var implicit = (group: Group(), turn: 0)
  /// The settings that hold now.
  nonisolated static var settings: Group {
    if let current { return current }
    if implicit.turn != LayerClock.turn { implicit = (Group(), LayerClock.turn) }
    return implicit.group
  }
  /// Whether layers do by themselves what belongs to a change.
  nonisolated static var actsOnChanges: Bool {
    let settings = settings
    return !settings.areActionsDisabled && settings.duration != 0
  }

  /// Begins a group of changes; groups may be nested.
  public class func begin() {
    let group = Group()
    let around = settings
    (group.duration, group.timingFunction) = (around.duration, around.timingFunction)
    group.areActionsDisabled = around.areActionsDisabled
    if let current { outer.append(current) }
    current = group
  }

  /// Ends the innermost group. Its completion block runs when the animations added in it have ended, or at once
  /// when there are none.
  public class func commit() {
    guard let group = current else { return }
    current = outer.popLast()
    group.isCommitted = true
    group.completeIfDone()
  }

  /// Ends the group that no call of ``begin()`` began: layers that were put into a tree are on the screen from now on.
  public class func flush() { if current == nil { LayerClock.turn += 1 } }

  /// Says whether changes are left without their actions, and so without implicit animations; false at first.
  public class func setDisableActions(_ flag: Bool) { settings.areActionsDisabled = flag }

  /// What ``setDisableActions(_:)`` said last.
  public class func disableActions() -> Bool { settings.areActionsDisabled }

  /// Runs when the transaction's animations have ended; at once outside of a transaction.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current { current.completion = block } else { block?() }
  }

  /// What runs when the transaction's animations have ended; nil for nothing.
  public class func completionBlock() -> (() -> Void)? { current?.completion }

  /// The length of animations that have none of their own, in seconds; a quarter of a second unless set.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { settings.duration = dur }
  /// The length of animations that have none of their own, in seconds.
  public class func animationDuration() -> CFTimeInterval { settings.duration ?? 0.25 }
  /// The pace of animations that have none of their own; nil for the same throughout.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    settings.timingFunction = function
  }
  /// The pace of animations that have none of their own.
  public nonisolated class func animationTimingFunction() -> CAMediaTimingFunction? {
    settings.timingFunction
  }
}
