import Foundation

/// A description of what a cell or view shows, which makes and updates the view that shows it.
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
  /// Whether the view can take over a configuration in place of the one it shows.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}

/// A state for which configurations differ.
@preconcurrency @MainActor
public protocol UIConfigurationState {
  /// Makes a state in which nothing is set but the traits.
  init(traitCollection: UITraitCollection)
  /// The traits of the cell or view.
  var traitCollection: UITraitCollection { get set }
  /// A state of the app's own; nil when it is not set.
  subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// The name of a state of the app's own.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Makes a name of a string.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The state of a header, a footer or another view.
@preconcurrency @MainActor
public struct UIViewConfigurationState: UIConfigurationState {
  /// The traits of the view.
  public var traitCollection: UITraitCollection
  /// Whether the view cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the view.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the keyboard's focus is on the view.
  public var isFocused = false
  /// Whether the view is held at an edge while others scroll.
  public var isPinned = false
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is set but the traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}

/// The state of a cell.
@preconcurrency @MainActor
public struct UICellConfigurationState: UIConfigurationState {
  /// Whether a dragged item would land in the cell.
  public enum DropState: Int, Hashable, Sendable {
    /// Nothing is dragged over the cell's table.
    case none
    /// Something is dragged, but not over the cell.
    case notTargeted
    /// What is dragged would land in the cell.
    case targeted
  }
  /// Whether the cell is being dragged.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell rests.
    case none
    /// The cell is about to be dragged.
    case lifting
    /// The cell is dragged.
    case dragging
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell cannot be used.
  public var isDisabled = false
  /// Whether a finger is on the cell.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the keyboard's focus is on the cell.
  public var isFocused = false
  /// Whether the cell is held at an edge while others scroll.
  public var isPinned = false
  /// Whether the cell is edited.
  public var isEditing = false
  /// Whether what is below the cell in an outline shows.
  public var isExpanded = false
  /// Whether the cell is swiped aside.
  public var isSwiped = false
  /// Whether the cell is being moved.
  public var isReordering = false
  /// Whether the cell is dragged.
  public var cellDragState = DragState.none
  /// Whether something that is dragged would land in the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Makes a state in which nothing is set but the traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
