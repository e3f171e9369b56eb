import Foundation

/// A layout pass that starts at one view. Work that must not run during it is deferred to its end.
@MainActor
enum LayoutPass {
  private static var depth = 0
  private static var waiting: [() -> Void] = []

  /// Lays out a view and its subviews, again if layout itself invalidates them (text that wraps, content that
  /// scrolls), up to eight times.
  static func run(from root: UIView) {
    depth += 1
    for _ in 0..<8 {
      root.layoutTree()
      if !root.needsLayout && !root.descendantNeedsLayout { break }
    }
    depth -= 1
    while depth == 0, !waiting.isEmpty { waiting.removeFirst()() }
  }

  /// Runs work when no layout pass is running: immediately, if none is.
  static func afterwards(_ work: @escaping () -> Void) {
    if depth == 0 { work() } else { waiting.append(work) }
  }
}
