import Foundation

/// An action that a node runs.
@MainActor
final class ActionRun {
  private let action: SKAction
  /// Seconds since the beginning, at the action's own speed.
  private var time: TimeInterval = 0
  private var hasBegun = false
  private var change: ((CGFloat) -> Void)?
  /// What runs within: the present part of a sequence, or all parts of a group.
  private var inner: [ActionRun] = []
  private var count = 0

  init(_ action: SKAction) { self.action = action }

  /// Lets time pass.
  ///
  /// - Returns: the seconds that are left when the action is over; nil while it is not.
  func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    let speed = Double(action.speed)
    guard speed > 0 else { return nil }
    return run(node, seconds * speed).map { $0 / speed }
  }

  private func run(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
    switch action.kind {
    case .instant(let act):
      act(node)
      return seconds
    case .wait: return pass(seconds)
    case .change(let begin):
      if !hasBegun {
        hasBegun = true
        change = begin(node)
      }
      let rest = pass(seconds)
      change?(rest == nil ? action.eased(CGFloat(time / action.duration)) : action.eased(1))
      return rest
    case .custom(let act):
      let rest = pass(seconds)
      act(node, CGFloat(min(time, action.duration)))
      return rest
    case .sequence(let actions): return next(node, seconds, actions.count) { actions[$0] }
    case .times(let action, let times): return next(node, seconds, times) { _ in action }
    case .forever(let action): return next(node, seconds, .max) { _ in action }
    case .group(let actions):
      if !hasBegun {
        hasBegun = true
        inner = actions.map { ActionRun($0) }
      }
      var rest = seconds
      inner = inner.filter { run in
        guard let left = run.advance(node, by: seconds) else { return true }
        rest = min(rest, left)
        return false
      }
      return inner.isEmpty ? rest : nil
    case .child(let action, let name):
      node.childNode(withName: name)?.run(action)
      return seconds
    }
  }

  private func pass(_ seconds: TimeInterval) -> TimeInterval? {
    time += seconds
    return time >= action.duration ? time - action.duration : nil
  }

  /// Runs actions one after the other.
  private func next(
    _ node: SKNode, _ seconds: TimeInterval, _ total: Int, _ action: (Int) -> SKAction
  ) -> TimeInterval? {
    var left = seconds
    // What takes no time cannot be repeated without end within a frame.
    var empty = 0
    while count < total {
      let run = inner.first ?? ActionRun(action(count))
      guard let rest = run.advance(node, by: left) else {
        inner = [run]
        return nil
      }
      inner = []
      count += 1
      empty = rest == left ? empty + 1 : 0
      left = rest
      if empty > 10_000 { return nil }
    }
    return left
  }
}

/// The actions that a node runs.
@MainActor
package final class NodeActions {
  private var runs: [(key: String?, action: SKAction, run: ActionRun, completion: (() -> Void)?)] = []

  nonisolated init() {}

  var isEmpty: Bool { runs.isEmpty }

  func add(_ action: SKAction, key: String?, completion: (() -> Void)?) {
    if let key { remove(key) }
    runs.append((key, action, ActionRun(action), completion))
  }

  func action(_ key: String) -> SKAction? { runs.first { $0.key == key }?.action }
  func remove(_ key: String) { runs.removeAll { $0.key == key } }
  func removeAll() { runs = [] }

  /// Lets time pass for a node and its children.
  package func advance(_ node: SKNode, by seconds: TimeInterval) {
    guard !node.isPaused else { return }
    let own = seconds * Double(node.speed)
    for item in runs where runs.contains(where: { $0.run === item.run }) {
      guard item.run.advance(node, by: own) != nil else { continue }
      runs.removeAll { $0.run === item.run }
      item.completion?()
    }
    for child in node.children { child.actions.advance(child, by: own) }
  }
}

extension SKNode {
  /// Runs an action.
  public func run(_ action: SKAction) { actions.add(action, key: nil, completion: nil) }
  /// Runs an action, and then something of the app's own.
  public func run(_ action: SKAction, completion block: @escaping () -> Void) {
    actions.add(action, key: nil, completion: block)
  }
  /// Runs an action in place of another of the same key.
  public func run(_ action: SKAction, withKey key: String) { actions.add(action, key: key, completion: nil) }
  /// Runs an action to its end.
  public func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in run(action) { continuation.resume() } }
  }
  /// The action of a key that runs.
  public func action(forKey key: String) -> SKAction? { actions.action(key) }
  /// Whether actions run.
  public func hasActions() -> Bool { !actions.isEmpty }
  /// Ends the action of a key.
  public func removeAction(forKey key: String) { actions.remove(key) }
  /// Ends all actions.
  public func removeAllActions() { actions.removeAll() }
}
