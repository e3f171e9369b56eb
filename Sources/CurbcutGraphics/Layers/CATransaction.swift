import Foundation

/// Groups changes to layers. Layers change at once here, without implicit animations; the animations that are
/// added in a transaction take its length, and its completion waits for them.
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
  private static var areActionsDisabledOutside = false

  /// Begins a group of changes; groups may be nested.
  public class func begin() {
    let group = Group()
    if let current {
      outer.append(current)
      (group.duration, group.timingFunction) = (current.duration, current.timingFunction)
      group.areActionsDisabled = current.areActionsDisabled
    }
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

  /// Ends every group that no call of ``begin()`` began: there is nothing to do, for such changes show at once.
  public class func flush() {}

  /// Says whether changes are animated; they never are here.
  public class func setDisableActions(_ flag: Bool) {
    if let current { current.areActionsDisabled = flag } else { areActionsDisabledOutside = flag }
  }

  /// What ``setDisableActions(_:)`` said last.
  public class func disableActions() -> Bool { current?.areActionsDisabled ?? areActionsDisabledOutside }

  /// Runs when the transaction's animations have ended; at once outside of a transaction.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if let current { current.completion = block } else { block?() }
  }

  /// What runs when the transaction's animations have ended; nil for nothing.
  public class func completionBlock() -> (() -> Void)? { current?.completion }

  /// The length of animations that have none of their own, in seconds; a quarter of a second unless set.
  public class func setAnimationDuration(_ dur: CFTimeInterval) { current?.duration = dur }
  /// The length of animations that have none of their own, in seconds.
  public class func animationDuration() -> CFTimeInterval { current?.duration ?? 0.25 }
  /// The pace of animations that have none of their own; nil for the same throughout.
  public class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current?.timingFunction = function
  }
  /// The pace of animations that have none of their own.
  public class func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }
}

/// What can happen by itself when a property of a layer changes.
///
/// <https://developer.apple.com/documentation/quartzcore/caaction>
public protocol CAAction {}

extension CAAnimation: CAAction {}
extension NSNull: CAAction {}
