import CurbcutUIKit

/// A root view with screens that can be shown over it.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationstack>.
nonisolated public struct NavigationStack<Data, Root: View>: PrimitiveView {
  private enum Path {
    case own
    case values(Binding<NavigationPath>)
    case typed(
      Binding<Data>, @MainActor (@escaping @MainActor () -> Binding<Data>) -> any NavigationPathSource)
  }

  private let path: Path
  private let root: Root

  /// Creates a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = .own
    self.root = root()
  }

  /// Creates a stack whose path is a binding.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
    self.path = .values(path)
    self.root = root()
  }

  /// Creates a stack whose path is a binding to values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = .typed(path) { TypedPathSource(binding: $0) }
    self.root = root()
  }

  @MainActor static func makeNode(_ view: Attribute<Self>, _ inputs: _ViewInputs) -> ViewNode {
    var source: (any NavigationPathSource)?
    switch GraphNode.untracked({ view.value.path }) {
    case .own: break
    case .values(let first):
      source = AnyPathSource { if case .values(let binding) = view.value.path { binding } else { first } }
    case .typed(let first, let make):
      source = make { if case .typed(let binding, _) = view.value.path { binding } else { first } }
    }
    let root = view.map { $0.root }
    if let stack = GraphNode.untracked({ inputs.environment.value.columnStack }) {
      return ColumnContentNode(root: root, path: source, of: stack, inputs)
    }
    return NavigationNode(root: root, path: source, inputs)
  }
}

/// A root view with screens that can be shown over it, by its older name.
///
/// Where there is room it is two or three columns, one for each view of its content.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationview>.
nonisolated public struct NavigationView<Content: View>: PrimitiveView {
  private let content: Content

  /// Creates a stack, or columns.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor static func makeNode(_ view: Attribute<NavigationView>, _ inputs: _ViewInputs) -> ViewNode {
    let content = view.map { $0.content }
    let values = GraphNode.untracked { inputs.environment.value }
    let isWide = values.traits.horizontalSizeClass == .regular && values.navigationViewKind != .stack
    var inner = inputs
    inner.isInList = false
    let list = Content._makeViewList(view: _GraphValue(content), inputs: inner).list
    let items = GraphNode.untracked { list.items }
    // The first view is the list; where there is one screen only, the others are not seen.
    func part(_ index: Int) -> AnyView { AnyView(ViewListPart(list: list, index: index)) }
    guard isWide else {
      let first = items.count > 1 ? Attribute(part(0)) : content.map { AnyView($0) }
      return NavigationNode(root: first, path: nil, inputs)
    }
    let columns = SplitColumns(
      sidebar: AnyView(NavigationStack { part(0).environment(\.listStyle, .sidebar) }),
      content: items.count > 2 ? AnyView(NavigationStack { part(1) }) : nil,
      detail: AnyView(NavigationStack { part(items.count > 2 ? 2 : 1) }))
    return SplitNode(Attribute(columns), inputs)
  }
}

/// One of the views of a list.
private struct ViewListPart: MultipleView {
  let list: ViewList
  let index: Int

  static func makeList(_ view: Attribute<ViewListPart>, _ inputs: _ViewInputs) -> ViewList {
    let (list, index) = GraphNode.untracked { (view.value.list, view.value.index) }
    return .dynamic(
      Attribute {
        let items = list.items
        return items.indices.contains(index) ? .item(items[index]) : .group([])
      })
  }
}

/// How navigation views look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationviewstyle>.
@preconcurrency @MainActor
public protocol NavigationViewStyle {
  /// Which of the system's styles it is.
  var _kind: _NavigationViewKind { get }
}

/// The styles of the system.
public enum _NavigationViewKind: Sendable { case automatic, stack, columns }

/// The system's choice.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Which of the system's styles it is.
  public var _kind: _NavigationViewKind { .automatic }
}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Which of the system's styles it is.
  public var _kind: _NavigationViewKind { .stack }
}

/// Columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  nonisolated init() {}
  /// Which of the system's styles it is.
  public var _kind: _NavigationViewKind { .columns }
}

/// Two columns where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Which of the system's styles it is.
  public var _kind: _NavigationViewKind { .columns }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The system's choice.
  nonisolated public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  nonisolated public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}
extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Columns where there is room.
  nonisolated public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

private enum NavigationViewKindKey: EnvironmentKey {
  static let defaultValue = _NavigationViewKind.automatic
}

extension EnvironmentValues {
  var navigationViewKind: _NavigationViewKind {
    get { self[NavigationViewKindKey.self] }
    set { self[NavigationViewKindKey.self] = newValue }
  }
}

extension View {
  /// Sets whether navigation views are one screen at a time or columns.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationviewstyle(_:)>.
  public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    environment(\.navigationViewKind, style._kind)
  }
}
