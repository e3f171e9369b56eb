import AccessibilityTree

extension ComparisonMessage.Change {
  /// The message about a difference of two readings.
  init(_ change: TreeComparison.Change) {
    let type: ChangeType =
      switch change.kind {
      case .added: .added
      case .removed: .removed
      case .renamed, .changed: .changed
      case .moved: .moved
      }
    self.init(
      type: type, element: change.element, attribute: change.attribute, before: change.before,
      after: change.after)
  }
}
