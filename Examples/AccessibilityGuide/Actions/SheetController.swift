import CurbcutUIKit

/// A sheet with a player: escape closes it, a magic tap plays and pauses.
public final class SheetController: UIViewController {
  public private(set) var isPlaying = false
  /// Called when the sheet closed itself.
  public var didClose: (() -> Void)?

  public override func accessibilityPerformEscape() -> Bool {
    guard let didClose else { return false }
    didClose()
    return true
  }

  public override func accessibilityPerformMagicTap() -> Bool {
    isPlaying.toggle()
    return true
  }
}
