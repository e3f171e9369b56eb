import Foundation

/// Groups changes to layers. Layers change at once here, without implicit animations, so what is left of a
/// transaction is its completion block.
///
/// <https://developer.apple.com/documentation/quartzcore/catransaction>
@preconcurrency @MainActor
public final class CATransaction {
  private static var completions: [(() -> Void)?] = []

  /// Begins a group of changes; groups may be nested.
  public class func begin() { completions.append(nil) }

  /// Ends the innermost group, and runs its completion block.
  public class func commit() {
    if let completion = completions.popLast() { completion?() }
  }

  /// Says whether changes are animated; they never are here.
  public class func setDisableActions(_ flag: Bool) {
    actionsDisabled = flag
  }

  /// What ``setDisableActions(_:)`` said last.
  public class func disableActions() -> Bool { actionsDisabled }

  private static var actionsDisabled = false

  /// Runs when the transaction is committed; at once outside of one.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty {
      block?()
    } else {
      completions[completions.count - 1] = block
    }
  }
}
