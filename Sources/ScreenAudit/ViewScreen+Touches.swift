import AccessibilityTree
import Audit
import CurbcutUIKit
import Foundation

extension ViewScreen {
  /// Asks the windows where touches go: how large small controls are for a finger, and what lies on others.
  mutating func measureTouches() {
    for (view, node) in touched {
      let frame = screen.nodes[node].element.frame
      guard let appearance = screen.nodes[node].appearance else { continue }
      if let viewFrame = screen.appearances[appearance].viewFrame {
        screen.appearances[appearance].touchFrame = TouchArea.measured(of: view, viewFrame)
      }
      if screen.appearances[appearance].touchFrame == nil {
        screen.appearances[appearance].touchFrame = rowAround(node)
      }
      screen.appearances[appearance].coveredBy = cover(of: view, node, frame)
    }
  }

  /// The row of a list around a small button of SwiftUI that is the only one there: a tap anywhere in it does what the
  /// button does.
  private func rowAround(_ node: Int) -> CGRect? {
    let buttons: AccessibilityTraits = [.button, .link, .toggleButton, .adjustable]
    let element = screen.nodes[node].element
    guard element.traits.contains(.button), min(element.frame.width, element.frame.height) < 44,
      let hit = window.hitTest(
        window.convert(CGPoint(x: element.frame.midX, y: element.frame.midY), from: nil), with: nil)
    else { return nil }
    var view: UIView? = hit
    while let next = view, !(next is UITableViewCell || next is UICollectionViewCell) {
      view = next.superview
    }
    guard let row = view else { return nil }
    let frame = UIAccessibility.convertToScreenCoordinates(row.bounds, in: row)
    let inside = provider.tree.elements.filter {
      !$0.traits.isDisjoint(with: buttons) && frame.insetBy(dx: -1, dy: -1).encloses($0.frame)
    }
    return inside.count == 1 ? frame : nil
  }

  /// The node of the view that takes the touches in the middle of an element, although it has nothing to do with it; nil
  /// when none does.
  private func cover(of view: UIView, _ node: Int, _ frame: CGRect) -> Int? {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard frame.width > 0, frame.height > 0, view.window != nil, window.screen.bounds.contains(middle),
      view.isVisible(at: middle)
    else { return nil }
    // The frontmost window that takes it.
    for front in window.windowsShownTogether.reversed()
    where !front.isHidden && front.isUserInteractionEnabled {
      guard let hit = front.hitTest(front.convert(middle, from: nil), with: nil), hit !== front else {
        continue
      }
      // What was scrolled below a bar comes out again.
      guard !hit.isDescendant(of: view), !view.isDescendant(of: hit), !hit.isPartOfBar else { return nil }
      guard let cover = views[ObjectIdentifier(hit)], cover > node else { return nil }
      // A part of the same control or cell belongs to it.
      return topmost(hit, besides: view).flatMap { views[ObjectIdentifier($0)] } ?? cover
    }
    return nil
  }

  /// The largest view around a view that is not around another one, too.
  private func topmost(_ hit: UIView, besides other: UIView) -> UIView? {
    var found = hit
    while let next = found.superview, !other.isDescendant(of: next) { found = next }
    return found
  }
}

extension UIView {
  /// Whether the view is a bar, or lies in one.
  fileprivate var isPartOfBar: Bool {
    sequence(first: self, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar || $0 is UISearchBar
    }
  }

  /// Whether nothing around the view cuts it off at a point of the screen.
  fileprivate func isVisible(at point: CGPoint) -> Bool {
    var next: UIView? = superview
    while let outer = next {
      if outer.clipsToBounds || outer is UIScrollView,
        !UIAccessibility.convertToScreenCoordinates(outer.bounds, in: outer).contains(point)
      {
        return false
      }
      next = outer.superview
    }
    return true
  }
}

/// Where touches hit a view.
@MainActor
enum TouchArea {
  /// The area that the hit test answers for a small view; nil for one that is large enough, or that another covers.
  static func measured(of view: UIView, _ frame: CGRect) -> CGRect? {
    guard view.isUserInteractionEnabled, let window = view.window, frame.width > 0, frame.height > 0,
      frame.width < 44 || frame.height < 44
    else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func hits(_ x: CGFloat, _ y: CGFloat) -> Bool {
      let point = window.convert(CGPoint(x: x, y: y), from: nil)
      guard let hit = window.hitTest(point, with: nil) else { return false }
      return hit === view || hit.isDescendant(of: view)
    }
    guard hits(middle.x, middle.y) else { return nil }
    func reach(_ dx: CGFloat, _ dy: CGFloat) -> CGFloat {
      var last: CGFloat = 0
      for step in 1...22 {
        let way = CGFloat(step)
        guard hits(middle.x + dx * min(way, 21.9), middle.y + dy * min(way, 21.9)) else { break }
        last = way
      }
      return last
    }
    let left = max(reach(-1, 0), frame.width / 2)
    let right = max(reach(1, 0), frame.width / 2)
    let up = max(reach(0, -1), frame.height / 2)
    let down = max(reach(0, 1), frame.height / 2)
    let area = CGRect(x: middle.x - left, y: middle.y - up, width: left + right, height: up + down)
    return area == frame ? nil : area
  }
}
