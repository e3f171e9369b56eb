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
        screen.appearances[appearance].touchFrame = view is UIControl ? nil : rowAround(node)
      }
      // An element of SwiftUI is no view: what takes the touches in its middle may be smaller, or larger.
      if screen.appearances[appearance].touchFrame == nil, screen.appearances[appearance].viewFrame == nil,
        Self.isActivated(screen.nodes[node].element)
      {
        screen.appearances[appearance].touchFrame = TouchArea.measured(around: frame, of: view) { taken in
          // What is another element lies over this one.
          touched.contains { $0.node != node && screen.nodes[$0.node].element.frame.isNear(taken) }
        }
      }
      if screen.appearances[appearance].viewFrame == nil, isTapped(node, in: view) {
        screen.appearances[appearance].gestures.insert(.tap)
      }
      if screen.appearances[appearance].viewFrame == nil, let order = drawingOrder(at: frame, in: view) {
        screen.nodes[node].drawingOrder = order
      }
      screen.appearances[appearance].coveredBy = cover(of: view, node, frame)
    }
  }

  /// Whether a tap on an element that is no view does something, because a view around it recognises one. Of several
  /// elements in that view only the first answers for it; none does where a control is among them, or most of the screen:
  /// that tap puts the keyboard away, or the like.
  private func isTapped(_ node: Int, in holder: UIView) -> Bool {
    let element = screen.nodes[node].element
    let frame = element.frame
    guard element.hasDetails, element.details.respondsToUserInteraction == true, holder.window != nil,
      let hit = window.hitTest(
        window.convert(CGPoint(x: frame.midX, y: frame.midY), from: nil), with: nil),
      let taker = sequence(first: hit, next: \.superview).prefix(while: { $0 !== holder }).first(where: {
        $0 is UIControl || ElementAppearance.gestures(of: $0, nil).contains(.tap)
      }), !(taker is UIControl)
    else { return false }
    let area = UIAccessibility.convertToScreenCoordinates(taker.bounds, in: taker)
    guard area.height < window.screen.bounds.height * Self.mostOfScreen else { return false }
    let inside = provider.tree.elements.filter { area.insetBy(dx: -1, dy: -1).encloses($0.frame) }
    let controls: AccessibilityTraits = [
      .button, .link, .toggleButton, .adjustable, .textEntry, .searchField, .tabBarItem,
    ]
    return inside.first?.id == element.id && inside.allSatisfy { $0.traits.isDisjoint(with: controls) }
  }

  /// What part of the screen's height a view is that stands for more than one thing.
  private static let mostOfScreen = 0.6

  /// The place in the order of drawing of what takes the touches in the middle of an element that is no view itself; nil
  /// where that is nothing inside the view that holds the element.
  private func drawingOrder(at frame: CGRect, in holder: UIView) -> Int? {
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    guard frame.width > 0, frame.height > 0, holder.window != nil,
      let hit = window.hitTest(window.convert(middle, from: nil), with: nil), hit !== holder,
      hit.isDescendant(of: holder)
    else { return nil }
    return views[ObjectIdentifier(hit)].flatMap { screen.nodes[$0].drawingOrder }
  }

  /// Whether a touch makes an element do something, as far as it says so.
  private static func isActivated(_ element: AccessibilityElement) -> Bool {
    let controls: AccessibilityTraits = [
      .button, .link, .toggleButton, .tabBarItem, .popUpButton, .radioButton,
    ]
    return !element.traits.isDisjoint(with: controls)
      || (element.hasDetails && element.details.respondsToUserInteraction == true)
  }

  /// The row of a list around a button of SwiftUI that is the only one there, if a tap anywhere in it does what the button
  /// does.
  private func rowAround(_ node: Int) -> CGRect? {
    let buttons: AccessibilityTraits = [.button, .link, .toggleButton, .adjustable, .textEntry, .searchField]
    let element = screen.nodes[node].element
    guard element.traits.contains(.button),
      screen.nodes[node].appearance.map({ screen.appearances[$0].viewFrame == nil }) ?? true
        || min(element.frame.width, element.frame.height) < 44,
      let hit = window.hitTest(
        window.convert(CGPoint(x: element.frame.midX, y: element.frame.midY), from: nil), with: nil)
    else { return nil }
    var view: UIView? = hit
    while let next = view, !(next is UITableViewCell || next is UICollectionViewCell) {
      view = next.superview
    }
    guard let row = view, (row as? any RowTapTaking)?.answersTaps ?? true else { return nil }
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
      guard let cover = views[ObjectIdentifier(hit)],
        (screen.nodes[cover].drawingOrder ?? cover) > (screen.nodes[node].drawingOrder ?? node)
      else { return nil }
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
  /// What a fingertip needs, in points: no more is looked for.
  private static let enough = 44.0

  /// The area around the middle of an element that is no view in which touches go to what takes them in the middle: a
  /// control, or a view with a gesture, be it in the shape of `contentShape`, with its padding, or around the element.
  ///
  /// - Parameters:
  ///   - frame: the element's, on the screen.
  ///   - holder: the view that holds the element.
  ///   - isOther: whether the frame of what takes the touches is that of another element.
  /// - Returns: nil where that is the element's own frame, or large enough like it, and where nothing takes touches, or
  ///   something that lies over the element.
  static func measured(
    around frame: CGRect, of holder: UIView, isOther: (CGRect) -> Bool
  ) -> CGRect? {
    guard let window = holder.window, frame.width > 0, frame.height > 0, frame.width.isFinite,
      frame.height.isFinite,
      // Beyond the edge of the screen nothing answers.
      UIAccessibility.convertToScreenCoordinates(window.bounds, in: window).encloses(frame)
    else { return nil }
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    func taker(_ x: CGFloat, _ y: CGFloat) -> UIView? {
      window.hitTest(window.convert(CGPoint(x: x, y: y), from: nil), with: nil).flatMap { receiver($0) }
    }
    guard let own = taker(middle.x, middle.y), own.isDescendant(of: holder) || holder.isDescendant(of: own)
    else { return nil }
    let taken = UIAccessibility.convertToScreenCoordinates(own.bounds, in: own)
    guard taken.isNear(frame) || !isOther(taken) else { return nil }
    /// How far it reaches in a direction, up to a limit: the edge of the frame counts as reached from just inside.
    func reach(_ dx: CGFloat, _ dy: CGFloat, edge: CGFloat, limit: CGFloat) -> CGFloat {
      func hits(_ way: CGFloat) -> Bool {
        let point = CGPoint(x: middle.x + dx * way, y: middle.y + dy * way)
        guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { return false }
        // What is scrolled below a bar comes out again; beyond its own edge nothing is gained there.
        return receiver(hit) === own || way <= edge && !own.isPartOfBar && hit.isPartOfBar
      }
      var last: CGFloat = 0
      while last < limit, hits(min(last + 1, limit)) { last = min(last + 1, limit) }
      guard last < limit else { return limit }
      var beyond = min(last + 1, limit)
      while beyond - last > 0.05 {
        let way = (last + beyond) / 2
        if hits(way) { last = way } else { beyond = way }
      }
      // To a quarter of a point, as finer than a pixel.
      return abs(last - edge) < 0.5 ? edge : (last * 4).rounded() / 4
    }
    /// The part of one axis on both sides of the middle.
    func span(_ dx: CGFloat, _ dy: CGFloat, _ length: CGFloat) -> (before: CGFloat, after: CGFloat) {
      // What is large is looked at as far as a fingertip goes; its far parts are taken for granted.
      let half = length / 2
      let limit = min(half, enough / 2) - 0.1
      var before = reach(-dx, -dy, edge: half, limit: limit)
      var after = reach(dx, dy, edge: half, limit: limit)
      let isWhole = before >= limit && after >= limit
      if isWhole { (before, after) = (half, half) }
      guard isWhole, length < enough else { return (before, after) }
      before = max(before, reach(-dx, -dy, edge: half, limit: enough - half))
      after = max(after, reach(dx, dy, edge: half, limit: max(half, enough - before)))
      return (before, after)
    }
    let (x, y) = (span(1, 0, frame.width), span(0, 1, frame.height))
    let area = CGRect(
      x: middle.x - x.before, y: middle.y - y.before, width: x.before + x.after, height: y.before + y.after)
    return area.isNear(frame) ? nil : area
  }

  /// The nearest view around a view, or itself, that does something when it is tapped; nil when there is none.
  private static func receiver(_ hit: UIView) -> UIView? {
    for view in sequence(first: hit, next: \.superview) {
      if let control = view as? UIControl { return control.isEnabled ? control : nil }
      if view is UIScrollView || view is UIWindow { return nil }
      let taps = (view.gestureRecognizers ?? []).contains { recognizer in
        recognizer.isEnabled
          && !(recognizer is UIPanGestureRecognizer || recognizer is UIPinchGestureRecognizer
            || recognizer is UIRotationGestureRecognizer)
      }
      if taps { return view }
    }
    return nil
  }

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

extension CGRect {
  /// Whether two rectangles are the same but for the rounding to pixels.
  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(maxX - other.maxX) < 0.5 && abs(minY - other.minY) < 0.5
      && abs(maxY - other.maxY) < 0.5
  }
}
