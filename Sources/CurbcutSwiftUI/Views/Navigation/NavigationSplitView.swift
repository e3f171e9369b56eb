import CurbcutUIKit

/// Two or three columns, where a selection in one decides what the next one shows. On a phone they are screens of a
/// stack.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationsplitview>.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  private let sidebar: Sidebar
  private let content: Content
  private let detail: Detail
  private let hasContent: Bool
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @Environment(\.traits) private var traits

  private init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail, hasContent: Bool,
    _ visibility: Binding<NavigationSplitViewVisibility>? = nil,
    _ compactColumn: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.hasContent = hasContent
    self.visibility = visibility
    self.compactColumn = compactColumn
  }

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), hasContent: true)
  }

  /// Creates three columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), hasContent: true, columnVisibility)
  }

  /// Creates three columns, of which a binding says which is shown on a phone.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), hasContent: true, nil, preferredCompactColumn)
  }

  /// Creates three columns, of which bindings say which are shown, and which on a phone.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), hasContent: true, columnVisibility, preferredCompactColumn)
  }

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), hasContent: false)
  }

  /// Creates two columns, of which a binding says which are shown.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), hasContent: false, columnVisibility)
  }

  /// Creates two columns, of which a binding says which is shown on a phone.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), hasContent: false, nil, preferredCompactColumn)
  }

  /// Creates two columns, of which bindings say which are shown, and which on a phone.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), hasContent: false, columnVisibility, preferredCompactColumn)
  }

  /// The columns, or the screens of a stack.
  public var body: some View {
    if traits.horizontalSizeClass == .regular {
      SplitColumns(
        sidebar: AnyView(column { sidebar.environment(\.listStyle, .sidebar) }),
        content: hasContent ? AnyView(column { content }) : nil, detail: AnyView(column { detail }),
        visibility: visibility)
    } else {
      column {
        SplitColumnView(
          column: sidebar, name: .sidebar, shown: compactColumn,
          next: hasContent
            ? AnyView(
              SplitColumnView(
                column: content, name: .content, shown: compactColumn, next: AnyView(detail)))
            : AnyView(detail),
          following: hasContent ? [.content, .detail] : [.detail])
      }
    }
  }

  /// A stack for a column, or on a phone for all of them.
  private func column(@ViewBuilder _ root: () -> some View) -> some View {
    NavigationStack(root: root).environment(\.isColumnStack, true)
  }
}

/// Which columns are shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationsplitviewvisibility>.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let raw: Int
  /// The last column alone.
  public static let detailOnly = Self(raw: 0)
  /// The last two columns.
  public static let doubleColumn = Self(raw: 1)
  /// All columns.
  public static let all = Self(raw: 2)
  /// As many as there is room for.
  public static let automatic = Self(raw: 3)
}

/// A column.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationsplitviewcolumn>.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let raw: Int
  /// The first column.
  public static let sidebar = Self(raw: 0)
  /// The second of three columns.
  public static let content = Self(raw: 1)
  /// The last column.
  public static let detail = Self(raw: 2)
}

/// How columns share the screen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationsplitviewstyle>.
public protocol NavigationSplitViewStyle {
  /// How UIKit calls it.
  var _behavior: UISplitViewController.SplitBehavior { get }
}

extension NavigationSplitViewStyle {
  public var _behavior: UISplitViewController.SplitBehavior { .automatic }
}

/// The system's choice.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
}
/// The last column gives room to the others.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
  public var _behavior: UISplitViewController.SplitBehavior { .tile }
}
/// The last column keeps its room.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  /// Creates the style.
  public init() {}
  public var _behavior: UISplitViewController.SplitBehavior { .overlay }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The system's choice.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// The last column gives room to the others.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its room.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets how the columns in the view share the screen: side by side, or over the last one.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationsplitviewstyle(_:)>.
  public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    environment(\.splitBehavior, style._behavior)
  }

  /// Sets the width of the column that the view is in.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(_:)>.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    navigationItem { values, _ in values.columnWidth = (nil, width, nil) }
  }

  /// Sets the width of the column that the view is in, within limits.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationsplitviewcolumnwidth(min:ideal:max:)>.
  public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    navigationItem { values, _ in values.columnWidth = (min, ideal, max) }
  }
}

/// A column of a split view on a phone, with the one that follows.
private struct SplitColumnView<Column: View>: View {
  let column: Column
  let name: NavigationSplitViewColumn
  let shown: Binding<NavigationSplitViewColumn>?
  let next: AnyView
  var following: [NavigationSplitViewColumn] = [.detail]
  @State private var isNextShown = false

  var body: some View {
    column
      .environment(\.splitColumn, splitColumn)
      .navigationDestination(isPresented: isNext) { next }
  }

  @State private var splitColumn = SplitColumn()

  private var isNext: Binding<Bool> {
    let splitColumn = splitColumn
    splitColumn.show = { show($0) }
    let isShown = shown.map { following.contains($0.wrappedValue) } ?? isNextShown
    return Binding(
      get: { isShown },
      set: { isShown in
        show(isShown)
        // Who goes back leaves nothing selected.
        if !isShown { splitColumn.clearSelection?() }
      })
  }

  private func show(_ isShown: Bool) {
    guard let shown else {
      isNextShown = isShown
      return
    }
    shown.wrappedValue = isShown ? following.first ?? .detail : name
  }
}

/// Shows the column after the one that a view is in.
@MainActor
final class SplitColumn {
  /// Shows or leaves the column after.
  fileprivate(set) var show: @MainActor (Bool) -> Void = { _ in }
  /// Deselects what the column shows.
  var clearSelection: (@MainActor () -> Void)?
  nonisolated init() {}
}

/// Selects in the list that a view is in.
@MainActor
struct ListSelect {
  /// The list, once there is one.
  @MainActor
  final class Target { weak var node: ListNode? }

  let select: @MainActor (AnyHashable) -> Bool
}

private enum SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}
private enum ListSelectKey: EnvironmentKey {
  static var defaultValue: ListSelect? { nil }
}
private enum DetailColumnKey: EnvironmentKey {
  static var defaultValue: DetailColumn? { nil }
}

extension EnvironmentValues {
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
  var listSelect: ListSelect? {
    get { self[ListSelectKey.self] }
    set { self[ListSelectKey.self] = newValue }
  }
  /// The column in which links of the columns before show their screens.
  var detailColumn: DetailColumn? {
    get { self[DetailColumnKey.self] }
    set { self[DetailColumnKey.self] = newValue }
  }
}

private enum SplitBehaviorKey: EnvironmentKey {
  static let defaultValue = UISplitViewController.SplitBehavior.automatic
}

extension EnvironmentValues {
  var splitBehavior: UISplitViewController.SplitBehavior {
    get { self[SplitBehaviorKey.self] }
    set { self[SplitBehaviorKey.self] = newValue }
  }
}
