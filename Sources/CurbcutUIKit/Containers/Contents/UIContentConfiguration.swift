import Foundation

/// A description of the content of a cell or view, which creates and updates the view that shows it.
///
/// Follows <https://developer.apple.com/documentation/uikit/uicontentconfiguration>.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
  /// A new view that shows the configuration.
  func makeContentView() -> any UIView & UIContentView
  /// The configuration for a state of the cell or view.
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view made from a configuration.
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What the view shows; setting it updates the view.
  var configuration: any UIContentConfiguration { get set }
  /// Whether the view can show a configuration in place of its current one.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A state on which a configuration can depend.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Creates a state in which only the traits are set.
  init(traitCollection: UITraitCollection)
  /// The traits of the cell or view.
  var traitCollection: UITraitCollection { get set }
  /// A custom state of the app; nil when it is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The key of a custom state.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view is disabled.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether it has keyboard focus.
  public var isFocused = false
  /// Whether the view is pinned to an edge while the content scrolls.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which only the traits are set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// The cell's role as a drop target.
  public enum DropState: Int, Hashable, Sendable {
    /// Nothing is being dragged over the cell's list.
    case none
    /// Something is being dragged, but would not be dropped on the cell.
    case notTargeted
    /// The dragged item would be dropped on the cell.
    case targeted
  }
  /// The cell's role in a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not being dragged.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// The cell is being dragged.
    case dragging
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether it has keyboard focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge while the content scrolls.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell's children in an outline are shown.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// The cell's role in a drag.
  public var cellDragState = DragState.none
  /// The cell's role as a drop target.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which only the traits are set.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
