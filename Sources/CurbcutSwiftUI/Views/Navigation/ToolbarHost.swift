import CurbcutUIKit
import Foundation

/// The items that one view adds to the bars, as UIKit shows them.
@MainActor
final class ToolbarHost {
  /// One item with the views in it.
  @MainActor
  final class Entry {
    let placement: ToolbarItemPlacement
    fileprivate let view: Attribute<AnyView>
    private let surface: ToolbarSurface
    private let node: ViewNode
    private var buttons: [UIBarButtonItem] = []
    private var custom: UIBarButtonItem?

    fileprivate init(_ item: ToolbarItemDescription, _ inputs: _ViewInputs) {
      placement = item.placement
      let view = Attribute(item.view)
      self.view = view
      let surface = ToolbarSurface(inputs.graph)
      self.surface = surface
      var inner = inputs.collectingActions
      inner.surface = surface
      inner.isInList = false
      node = GraphNode.untracked { AnyView._makeView(view: _GraphValue(view), inputs: inner).node }
      surface.show(node)
      surface.setAppeared(true)
    }

    fileprivate func willBeRemoved() { node.willBeRemoved() }

    /// The view, as large as it wants to be.
    var customView: UIView {
      _ = node.validate()
      let size = node.size(.unspecified)
      if surface.bounds.size != size { surface.frame = CGRect(origin: surface.frame.origin, size: size) }
      return surface
    }

    /// The items of UIKit: one for each button, or one for the whole view.
    var barItems: [UIBarButtonItem] {
      let leaves = node.accessibilityItems.flatMap(\.leaves)
      guard !leaves.isEmpty else { return [] }
      let actions = node.collectedActions
      guard actions.count == leaves.count else {
        let item = custom ?? UIBarButtonItem(customView: customView)
        custom = item
        _ = customView
        return [item]
      }
      while buttons.count > actions.count { buttons.removeLast() }
      for (index, action) in actions.enumerated() {
        if index == buttons.count {
          let item = UIBarButtonItem()
          item.primaryAction = UIAction { [weak self] _ in self?.perform(index) }
          buttons.append(item)
        }
        show(action, in: buttons[index])
      }
      return buttons
    }

    private func perform(_ index: Int) {
      let actions = node.collectedActions
      if actions.indices.contains(index), actions[index].isEnabled { actions[index].perform() }
    }

    private func show(_ action: CollectedAction, in item: UIBarButtonItem) {
      let title = action.image == nil ? action.title : nil
      if item.title != title { item.title = title }
      if item.image !== action.image { item.image = action.image }
      if item.isEnabled != action.isEnabled { item.isEnabled = action.isEnabled }
      if item.accessibilityLabel != action.title, action.image != nil {
        item.accessibilityLabel = action.title
      }
      if item.accessibilityIdentifier != action.properties.identifier {
        item.accessibilityIdentifier = action.properties.identifier
      }
      let hint = action.properties.hint?.plain
      if item.accessibilityHint != hint { item.accessibilityHint = hint }
      if placement.isProminent, item.style != .done { item.style = .done }
    }
  }

  private let inputs: _ViewInputs
  private(set) var entries: [Entry] = []

  init(_ inputs: _ViewInputs) { self.inputs = inputs }

  func update(_ items: [ToolbarItemDescription]) {
    for entry in entries.dropFirst(items.count) { entry.willBeRemoved() }
    entries = items.enumerated().map { index, item in
      if entries.indices.contains(index), entries[index].placement.side == item.placement.side {
        entries[index].view.set(item.view)
        return entries[index]
      }
      return Entry(item, inputs)
    }
  }

  func willBeRemoved() { for entry in entries { entry.willBeRemoved() } }
}

/// Holds the views of an item; when they change, so does the bar.
private final class ToolbarSurface: SurfaceView {
  override func accessibilityContentDidChange() {
    super.accessibilityContentDidChange()
    graph.preferencesDidChange()
  }

  override func accessibilityWordsDidChange() { graph.preferencesDidChange() }

  override var contentInsets: UIEdgeInsets { .zero }
}
