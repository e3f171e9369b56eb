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
  @Environment(\.traits) private var traits

  /// Creates three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.sidebar = sidebar()
    self.content = content()
    self.detail = detail()
    hasContent = true
  }

  /// Creates two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
    content = EmptyView()
    self.detail = detail()
    hasContent = false
  }

  public var body: some View {
    if traits.horizontalSizeClass == .regular {
      HStack(spacing: 0) {
        NavigationStack { sidebar.environment(\.listStyle, .sidebar) }.frame(width: 320)
        if hasContent { NavigationStack { content }.frame(width: 320) }
        NavigationStack { detail }
      }
    } else {
      NavigationStack {
        SplitColumnView(
          column: sidebar,
          next: hasContent
            ? AnyView(SplitColumnView(column: content, next: AnyView(detail))) : AnyView(detail))
      }
    }
  }
}

/// A column of a split view on a phone, with the one that follows.
private struct SplitColumnView<Column: View>: View {
  let column: Column
  let next: AnyView
  @Environment(\.navigator) private var navigator
  @State private var identity = ColumnIdentity()

  var body: some View {
    let (navigator, identity, next) = (navigator, identity, next)
    column.environment(
      \.splitColumn,
      SplitColumn { navigator?.node?.push(next, id: ObjectIdentifier(identity)) })
  }
}

private final class ColumnIdentity: Sendable {}

/// Shows the column after the one that a view is in.
@MainActor
struct SplitColumn {
  let showNext: @MainActor () -> Void
}

/// Selects in the list that a view is in.
@MainActor
struct ListSelect {
  let select: @MainActor (AnyHashable) -> Bool
}

private enum SplitColumnKey: EnvironmentKey {
  static var defaultValue: SplitColumn? { nil }
}
private enum ListSelectKey: EnvironmentKey {
  static var defaultValue: ListSelect? { nil }
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
}
