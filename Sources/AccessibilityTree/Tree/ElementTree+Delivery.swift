import Foundation

/// The elements of a scroll view that are not delivered because they are off screen.
public struct OffScreenSummary: Hashable, Sendable {
  /// How many elements lie above the visible part, or are read before it.
  public var above: Int
  /// How many elements lie below the visible part, or are read after it.
  public var below: Int
  /// How many other elements are off screen, such as those to the left or right of the visible part.
  public var elsewhere: Int

  /// Creates a summary of three counts.
  public init(above: Int = 0, below: Int = 0, elsewhere: Int = 0) {
    self.above = above
    self.below = below
    self.elsewhere = elsewhere
  }
}

/// A tree without the elements that are off screen.
public struct TreeDelivery: Equatable, Sendable {
  /// What is delivered, as indices into the tree's elements.
  public var elements: [Int] = []
  /// What was left out of each scroll view, by index into the tree's containers.
  public var summaries: [Int: OffScreenSummary] = [:]
}

extension ElementTree {
  /// Leaves out elements that are off screen, and counts them for the nearest scroll view around them.
  ///
  /// An element with an empty frame counts as above if it is read before the first visible one, otherwise as
  /// below.
  public func delivery(isOnScreen: (Int) -> Bool) -> TreeDelivery {
    var delivery = TreeDelivery()
    var hidden: [Int: [Int]] = [:]
    var firstShown: [Int: Int] = [:]
    for index in elements.indices {
      let scroll = nearestScrollView(around: index)
      if isOnScreen(index) {
        delivery.elements.append(index)
        if let scroll, firstShown[scroll] == nil { firstShown[scroll] = index }
      } else if let scroll {
        hidden[scroll, default: []].append(index)
      }
    }
    for (scroll, left) in hidden where !containers[scroll].frame.isEmpty {
      var summary = OffScreenSummary()
      for index in left {
        let (frame, window) = (elements[index].frame, containers[scroll].frame)
        if frame.isEmpty {
          if index < firstShown[scroll] ?? .max { summary.above += 1 } else { summary.below += 1 }
        } else if frame.maxY <= window.minY {
          summary.above += 1
        } else if frame.minY >= window.maxY {
          summary.below += 1
        } else {
          summary.elsewhere += 1
        }
      }
      delivery.summaries[scroll] = summary
    }
    return delivery
  }

  private func nearestScrollView(around index: Int) -> Int? {
    var next = places[index].container
    while let container = next {
      if containers[container].kind == .scrollView { return container }
      next = containers[container].parent
    }
    return nil
  }
}

extension ElementContainer {
  /// True when the container is a single stop, rather than a boundary, in grouped navigation.
  public var isOneStopInGroupedNavigation: Bool {
    switch kind {
    case .dataTable, .list, .landmark, .segmentedControl, .tabBar, .navigationBar, .toolbar, .alert: true
    case .semanticGroup: !(label?.isEmpty ?? true)
    case .group, .scrollView: false
    }
  }
}
