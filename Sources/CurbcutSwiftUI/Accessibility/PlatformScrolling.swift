import CurbcutUIKit
import Foundation

/// A scroll view of UIKit that does what an app says when a technology scrolls it.
@MainActor
protocol ScrollActionTaking: UIScrollView {
  /// Called with the edge that comes nearer; nil to scroll by a page.
  var scrollAction: ((Edge) -> Void)? { get set }
}

extension ScrollActionTaking {
  /// Does what the app says.
  ///
  /// - Returns: whether it says anything.
  func performScrollAction(_ direction: UIAccessibilityScrollDirection) -> Bool {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard let scrollAction, let edge = Edge(direction, isRightToLeft: isRightToLeft) else { return false }
    scrollAction(edge)
    return true
  }
}

extension Edge {
  /// The edge to which a technology scrolls.
  init?(_ direction: UIAccessibilityScrollDirection, isRightToLeft: Bool) {
    switch direction {
    case .up, .previous: self = .top
    case .down, .next: self = .bottom
    case .left: self = isRightToLeft ? .trailing : .leading
    case .right: self = isRightToLeft ? .leading : .trailing
    @unknown default: return nil
    }
  }
}

/// The delegate of a scroll view, which says where it is in the words of an app.
class ScrollStatusTeller: NSObject, UIScrollViewAccessibilityDelegate {
  final var words: AccessibilityWords?
  /// Who is told of what the scroll view does.
  final weak var watcher: ScrollWatcher?

  /// Delegates are not retained by their scroll views.
  private static var known: [ObjectIdentifier: ScrollStatusTeller] = [:]

  static func tell(_ words: AccessibilityWords?, of scroll: UIScrollView) {
    if scroll.delegate == nil, words != nil {
      let teller = ScrollStatusTeller()
      known[ObjectIdentifier(scroll)] = teller
      scroll.delegate = teller
    }
    (scroll.delegate as? ScrollStatusTeller)?.words = words
  }

  func accessibilityScrollStatus(for scrollView: UIScrollView) -> String? { words?.plain }

  func accessibilityAttributedScrollStatus(for scrollView: UIScrollView) -> NSAttributedString? {
    words.flatMap { $0.hasAttributes ? $0.string : nil }
  }

  // MARK: What the scroll view does

  func scrollViewDidScroll(_ scrollView: UIScrollView) { watcher?.mayHaveChanged() }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { watcher?.willBeginDragging() }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    watcher?.willEndDragging(velocity, &targetContentOffset.pointee)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    watcher?.didEndDragging(decelerate)
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { watcher?.come(to: .idle) }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { watcher?.come(to: .idle) }
}
