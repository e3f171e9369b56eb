import AccessibilityTree
import Foundation

/// Which elements can be seen: what is on the screen, and not scrolled out of a scroll view.
struct VisibleArea {
  private let screen: CGRect?
  /// What each container leaves visible of what is in it; nil for everything.
  private let areas: [CGRect?]

  init(_ tree: ElementTree, screenSize: CGSize?) {
    screen = screenSize.map { CGRect(origin: .zero, size: $0) }
    var areas: [CGRect?] = []
    areas.reserveCapacity(tree.containers.count)
    // Each container comes before the ones inside it.
    for container in tree.containers {
      var area = container.parent.flatMap { $0 < areas.count ? areas[$0] : nil }
      if container.kind == .scrollView, !container.frame.isEmpty {
        area = area.map { $0.intersection(container.frame) } ?? container.frame
      }
      areas.append(area)
    }
    self.areas = areas
  }

  /// Whether anything of the element is visible.
  func shows(_ index: Int, of tree: ElementTree) -> Bool {
    let element = tree.elements[index]
    if element.isTooSmallToTouch { return false }
    let bounds = element.bounds
    if let screen, !screen.overlaps(bounds) { return false }
    guard let container = tree.places[index].container, container < areas.count, let area = areas[container]
    else {
      return true
    }
    return area.overlaps(bounds)
  }
}

extension CGRect {
  /// Whether the two have an area in common; those whose edges touch have none.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    let shared = intersection(other)
    return !shared.isNull && shared.width > 0 && shared.height > 0
  }
}
