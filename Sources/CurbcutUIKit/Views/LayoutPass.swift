import Foundation

/// A round of layout that begins at one view. What must not happen in the middle of it waits for the end.
@MainActor
enum LayoutPass {
  private static var depth = 0
  private static var waiting: [() -> Void] = []

  /// Lays out a view and what is in it, as often as that asks for it itself: text that wraps, content that scrolls.
  static func run(from root: UIView) {
    depth += 1
    for _ in 0..<8 {
      root.layoutTree()
      if !root.needsLayout && !root.descendantNeedsLayout { break }
    }
    depth -= 1
    while depth == 0, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Does something when no layout runs: now, if none does.
  static func afterwards(_ work: @escaping () -> Void) {
    if depth == 0 { work() } else { waiting.append(work) }
  }
}
