/// The values of the screens on a stack, of any types.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationpath>.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// The number of screens above the root.
  public var count: Int { values.count }
  /// Whether only the root is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value, and with it a screen.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes values from the end.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(k, values.count)) }
}

/// Where a stack finds its path.
@MainActor
protocol NavigationPathSource {
  var values: [AnyHashable] { get }
  func set(_ values: [AnyHashable])
}

struct AnyPathSource: NavigationPathSource {
  let binding: @MainActor () -> Binding<NavigationPath>

  var values: [AnyHashable] { binding().wrappedValue.values }
  func set(_ values: [AnyHashable]) {
    var path = NavigationPath()
    path.values = values
    GraphNode.untracked(binding).wrappedValue = path
  }
}

struct TypedPathSource<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>:
  NavigationPathSource
where Data.Element: Hashable {
  let binding: @MainActor () -> Binding<Data>

  var values: [AnyHashable] { binding().wrappedValue.map { AnyHashable($0) } }
  func set(_ values: [AnyHashable]) {
    GraphNode.untracked(binding).wrappedValue = Data(values.compactMap { $0.base as? Data.Element })
  }
}
