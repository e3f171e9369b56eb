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
    return NavigationNode(root: view.map { $0.root }, path: source, inputs)
  }
}

/// A root view with screens that can be shown over it, by its older name.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationview>.
nonisolated public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a stack.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  @MainActor public var body: some View { NavigationStack { content } }
}

/// How navigation views look.
public protocol NavigationViewStyle {}

/// One screen at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public init() {}
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One screen at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension View {
  /// Shows navigation views as one screen at a time, which they are here.
  public func navigationViewStyle(_ style: StackNavigationViewStyle) -> some View { self }
}
