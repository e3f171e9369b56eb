import CurbcutUIKit
import Foundation

/// The columns of a split view where there is room for more than one.
struct SplitColumns: PrimitiveView {
  var sidebar: AnyView
  var content: AnyView?
  var detail: AnyView
  var visibility: Binding<NavigationSplitViewVisibility>?

  static func makeNode(_ view: Attribute<SplitColumns>, _ inputs: _ViewInputs) -> ViewNode {
    SplitNode(view, inputs)
  }
}

/// The column in which links of the columns before it show their screens.
@MainActor
final class DetailColumn {
  fileprivate weak var node: NavigationNode?
  nonisolated init() {}

  /// Shows the screen of a link, in place of what the column shows.
  func show(_ view: AnyView, id: ObjectIdentifier) -> Bool {
    guard let node else { return false }
    node.replace(with: view, id: id)
    return true
  }

  /// Shows the screen of a value, if the column has one.
  func show(_ value: AnyHashable) -> Bool {
    guard let node, node.hasDestination(for: value) else { return false }
    node.replace(with: value)
    return true
  }
}

/// The node of columns: a split view controller of UIKit with a stack in each column.
@MainActor
final class SplitNode: ControllerNode<UISplitViewController>, PreferenceReader {
  private var columns: [(column: UISplitViewController.Column, node: ViewNode)] = []
  private let visibility: Attribute<Binding<NavigationSplitViewVisibility>?>
  private var lastShown: UISplitViewController.DisplayMode?
  private let detail = DetailColumn()

  init(_ view: Attribute<SplitColumns>, _ inputs: _ViewInputs) {
    visibility = view.map { $0.visibility }
    let hasContent = GraphNode.untracked { view.value.content != nil }
    super.init(UISplitViewController(style: hasContent ? .tripleColumn : .doubleColumn), inputs)
    let detail = detail
    var before = inputs.changingEnvironment { values in
      values.detailColumn = detail
      values.isInListRow = false
    }
    before.isInList = false
    add(view.map { $0.sidebar }, .primary, before)
    if hasContent { add(view.map { $0.content ?? AnyView(EmptyView()) }, .supplementary, before) }
    let last = inputs.changingEnvironment { values in
      values.detailColumn = nil
      values.outerSearch = nil
    }
    add(view.map { $0.detail }, .secondary, last)
    setChildren(columns.map(\.node))
    detail.node = columns.last.flatMap { $0.node.navigation }
    // The button is put into the bars here, because a screen can be without it.
    controller.displayModeButtonVisibility = .never
    controller.displayModeDidChange = { [weak graph] in graph?.preferencesDidChange() }
    observe { [unowned self] in
      let behavior = environment.value.splitBehavior
      if controller.preferredSplitBehavior != behavior { controller.preferredSplitBehavior = behavior }
    }
    observe { [unowned self] in
      guard let binding = visibility.value else { return }
      let wanted = mode(binding.wrappedValue)
      if controller.preferredDisplayMode != wanted { controller.preferredDisplayMode = wanted }
    }
    graph.add(self)
  }

  private func add(_ view: Attribute<AnyView>, _ column: UISplitViewController.Column, _ inputs: _ViewInputs)
  {
    let node = GraphNode.untracked { AnyView._makeView(view: _GraphValue(view), inputs: inputs).node }
    columns.append((column, node))
    if let stack = node.navigation { controller.setViewController(stack.controller, for: column) }
  }

  private func mode(_ visibility: NavigationSplitViewVisibility) -> UISplitViewController.DisplayMode {
    switch visibility {
    case .detailOnly: .secondaryOnly
    case .doubleColumn: .oneBesideSecondary
    case .all: columns.count > 2 ? .twoBesideSecondary : .oneBesideSecondary
    default: .automatic
    }
  }

  func preferencesDidChange() {
    let place = controller.isCollapsed ? nil : controller.columnOfModeButton
    for (column, node) in columns {
      node.navigation?.sidebarToggle = column == place ? controller.displayModeButtonItem : nil
    }
    for (column, node) in columns {
      guard let width = node.navigation?.columnWidth else { continue }
      if column == .primary, controller.preferredPrimaryColumnWidth != width.ideal {
        controller.preferredPrimaryColumnWidth = width.ideal
        controller.viewIfLoaded?.setNeedsLayout()
      } else if column == .supplementary, controller.preferredSupplementaryColumnWidth != width.ideal {
        controller.preferredSupplementaryColumnWidth = width.ideal
        controller.viewIfLoaded?.setNeedsLayout()
      }
    }
    // The button of the bar may have shown or hidden columns.
    let shown = controller.displayMode
    guard let binding = GraphNode.untracked({ visibility.value }), controller.view.window != nil,
      !controller.isCollapsed, let lastShown, lastShown != shown
    else {
      if controller.view.window != nil { lastShown = shown }
      return
    }
    self.lastShown = shown
    let new: NavigationSplitViewVisibility =
      switch shown {
      case .secondaryOnly: .detailOnly
      case .oneBesideSecondary, .oneOverSecondary: columns.count > 2 ? .doubleColumn : .all
      default: .all
      }
    // An automatic choice that comes to the same stays automatic.
    if mode(binding.wrappedValue) != mode(new), controller.isChosenByUser { binding.wrappedValue = new }
  }

  override func collectViews(into views: inout [UIView]) { views.append(controller.view) }

  override func collect<Key: PreferenceKey>(_ key: Key.Type, into values: inout PreferenceValues<Key>) {
    guard key != NavigationItemKey.self else { return }
    super.collect(key, into: &values)
  }

  override func willBeRemoved() {
    super.willBeRemoved()
    for entry in columns { entry.node.willBeRemoved() }
  }
}

extension ViewNode {
  /// The stack that the node is, or that is all there is in it.
  var navigation: NavigationNode? {
    if let stack = self as? NavigationNode { return stack }
    return children.count == 1 ? children[0].navigation : nil
  }
}
