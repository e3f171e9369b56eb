import Audit
import CurbcutGraphics
import CurbcutUIKit
import DeviceSettings
import Foundation

extension ViewScreen {
  /// Less than that, texts only touch.
  private static let leastOverlap = 2.0

  /// The text sizes in the order in which they are measured: from the one that is set on, and then the smaller ones, as
  /// what begins where is told by the first.
  package static var sizes: [ContentSize] {
    let current = UIKitHost.shared.settings.contentSize
    return ContentSize.allCases.filter { $0 >= current }
      + ContentSize.allCases.filter { $0 < current }.reversed()
  }

  /// Lays the screen out at each text size, measures the texts there, and puts everything back.
  mutating func measureSizes() {
    let settings = UIKitHost.shared.settings
    guard !texts.isEmpty else { return }
    for size in Self.sizes {
      if size != settings.contentSize || UIKitHost.shared.settings != settings {
        var changed = settings
        changed.contentSize = size
        UIKitHost.shared.apply(changed)
        window.layoutIfNeeded()
      }
      measureTexts(at: size)
    }
    UIKitHost.shared.apply(settings)
    window.layoutIfNeeded()
  }

  /// Lays the screen out at one of ``sizes``, measures the texts there, and puts everything back.
  package mutating func measure(size: ContentSize) {
    guard !texts.isEmpty else { return }
    var settings = UIKitHost.shared.settings
    settings.contentSize = size
    Self.with(settings, in: window) { measureTexts(at: size) }
  }

  /// Measures the texts of the screen as it is laid out now.
  private mutating func measureTexts(at size: ContentSize) {
    let placed = measure(at: size)
    var known = Set(screen.overlaps.map { Pair(first: $0.first, second: $0.second) })
    for overlap in Self.overlaps(of: placed, at: size)
    where known.insert(Pair(first: overlap.first, second: overlap.second)).inserted {
      screen.overlaps.append(overlap)
    }
    screen.overlaps.sort { ($0.first, $0.second) < ($1.first, $1.second) }
  }

  private struct Pair: Hashable {
    var first, second: Int
  }

  /// A text in its place at a text size.
  private struct PlacedText {
    var view: UIView
    var node: Int
    /// Where its letters can be seen.
    var frame: CGRect
  }

  private mutating func measure(at size: ContentSize) -> [PlacedText] {
    var placed: [PlacedText] = []
    for (view, node) in texts where view.window != nil {
      guard let appearance = screen.nodes[node].appearance, let facts = view.shownTextFacts,
        facts.text == screen.appearances[appearance].text
      else { continue }
      var measured = ElementAppearance.MeasuredAtSize(pointSize: Double(facts.font.pointSize))
      if facts.scale >= 0.995 {
        measured.needs = facts.needs
        measured.has = view.bounds.size
        measured.isTruncated = facts.isTruncated && view.bounds.height >= facts.font.lineHeight - 1
      }
      screen.appearances[appearance].atSizes[size] = measured
      guard screen.nodes[node].exposure != .unseen else { continue }
      let frame = view.visiblePart(of: facts.frame.intersection(view.bounds))
      if frame.width > 0, frame.height > 0 { placed.append(PlacedText(view: view, node: node, frame: frame)) }
    }
    return placed
  }

  // MARK: Overlaps

  private static func overlaps(of placed: [PlacedText], at size: ContentSize) -> [TextOverlap] {
    let sorted = placed.sorted { $0.frame.minY < $1.frame.minY }
    var found: [TextOverlap] = []
    for (index, text) in sorted.enumerated() {
      for other in sorted.dropFirst(index + 1) {
        guard other.frame.minY < text.frame.maxY - leastOverlap else { break }
        let common = text.frame.intersection(other.frame)
        guard !common.isNull, common.width > leastOverlap, common.height > leastOverlap,
          !isCovered(text.view, other.view)
        else { continue }
        let (first, second) = (min(text.node, other.node), max(text.node, other.node))
        found.append(
          TextOverlap(first: first, second: second, size: size, depth: min(common.width, common.height)))
      }
    }
    return found
  }

  /// Whether one of two texts lies in something of its own that hides or moves past the other: a bar, a card, a list.
  private static func isCovered(_ first: UIView, _ second: UIView) -> Bool {
    hasGround(first, apartFrom: second) || hasGround(second, apartFrom: first)
  }

  private static func hasGround(_ view: UIView, apartFrom other: UIView) -> Bool {
    var next: UIView? = view
    while let outer = next, outer === view || !other.isDescendant(of: outer) {
      if outer is UIScrollView || outer is UIVisualEffectView || outer is UINavigationBar
        || outer is UIToolbar
        || outer is UITabBar || outer is UIWindow || outer.alpha < 0.99
        // Rows pass below a header that stays at the top.
        || outer is UITableViewHeaderFooterView
      {
        return true
      }
      if let color = outer.backgroundColor?.resolvedColor(with: outer.traitCollection),
        color.cgColor.alpha > 0.8
      {
        return true
      }
      next = outer.superview
    }
    return false
  }
}

extension UIView {
  /// The part of a rectangle of the view that nothing around it cuts off, on the screen; empty where it is hidden.
  fileprivate func visiblePart(of rect: CGRect) -> CGRect {
    var frame = UIAccessibility.convertToScreenCoordinates(rect, in: self)
    var next: UIView? = self
    while let view = next {
      if view.isHidden || view.alpha < 0.01 { return .zero }
      if view.clipsToBounds || view is UIScrollView {
        frame = frame.intersection(UIAccessibility.convertToScreenCoordinates(view.bounds, in: view))
        if frame.isNull { return .zero }
      }
      next = view.superview
    }
    return frame
  }
}
