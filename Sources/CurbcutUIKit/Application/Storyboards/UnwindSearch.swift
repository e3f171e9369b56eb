import CurbcutFoundation

/// Finds the destination of an unwind segue, and unwinds to it.
///
/// From the controller where the segue starts, the search goes up through parents and presenting controllers. At each
/// of them, the children that it allows are searched first, then the controller itself is asked.
@MainActor
enum UnwindSearch {
  /// The destination of an unwind segue; nil when no controller handles it.
  static func destination(of source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    let start = source.source
    if wants(start, source) { return start }
    var current = above(start)
    while let ancestor = current {
      if let found = search(ancestor, source) { return found }
      current = above(ancestor)
    }
    return nil
  }

  /// Shows the destination: dismisses what was presented in between, and lets the containers move to it.
  static func unwind(_ segue: UIStoryboardSegue, animated: Bool) {
    var turn = segue.source
    var presenter: UIViewController?
    while !isAncestor(turn, of: segue.destination) {
      if let parent = turn.parent {
        turn = parent
      } else if let next = turn.ownPresenting {
        presenter = next
        turn = next
      } else {
        return
      }
    }
    presenter?.dismiss(animated: animated)
    var path: [UIViewController] = [segue.destination]
    while let last = path.last, last !== turn, let parent = last.parent { path.append(parent) }
    for (container, next) in zip(path.dropFirst().reversed(), path.dropLast().reversed()) {
      container.unwind(for: segue, towards: next)
    }
  }

  /// Whether a controller is the other one, or contains or presents it, directly or indirectly.
  static func contains(_ controller: UIViewController, _ other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let one = current {
      if one === controller { return true }
      current = above(one)
    }
    return false
  }

  private static func isAncestor(_ controller: UIViewController, of other: UIViewController) -> Bool {
    var current: UIViewController? = other
    while let one = current {
      if one === controller { return true }
      current = one.parent
    }
    return false
  }

  private static func above(_ controller: UIViewController) -> UIViewController? {
    controller.parent ?? controller.ownPresenting
  }

  private static func search(
    _ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    for child in controller.allowedChildrenForUnwinding(from: source) {
      if let found = search(child, source) { return found }
    }
    return wants(controller, source) ? controller : nil
  }

  private static func wants(
    _ controller: UIViewController, _ source: UIStoryboardUnwindSegueSource
  ) -> Bool {
    controller.canPerformUnwindSegueAction(source.unwindAction, from: source.source, sender: source.sender)
  }
}
