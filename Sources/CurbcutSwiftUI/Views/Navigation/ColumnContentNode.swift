/// The node of a stack that an app has in a column of a split view. The column has a stack already, which shows the screens
/// of this one: on a phone they follow those of the columns before, under one bar.
@MainActor
final class ColumnContentNode: WrapperNode {
  init<Root: View>(
    root: Attribute<Root>, path: (any NavigationPathSource)?, of stack: Navigator, _ inputs: _ViewInputs
  ) {
    let inner = inputs.changingEnvironment { values in
      values.navigator = stack
      values.columnStack = nil
    }
    super.init(inputs, GraphNode.untracked { Root._makeView(view: _GraphValue(root), inputs: inner).node })
    guard let path else { return }
    self.stack = stack
    observe { [unowned self] in stack.node?.follow(path, of: self) }
  }

  private weak var stack: Navigator?

  override func willBeRemoved() {
    super.willBeRemoved()
    stack?.node?.leave(self)
  }
}

private enum ColumnStackKey: EnvironmentKey {
  static var defaultValue: Navigator? { nil }
}

private enum IsColumnStackKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// The stack of the column that a view is in, which shows the screens of a stack there; nil elsewhere.
  var columnStack: Navigator? {
    get { self[ColumnStackKey.self] }
    set { self[ColumnStackKey.self] = newValue }
  }

  /// Whether the next stack is that of a column.
  var isColumnStack: Bool {
    get { self[IsColumnStackKey.self] }
    set { self[IsColumnStackKey.self] = newValue }
  }
}
