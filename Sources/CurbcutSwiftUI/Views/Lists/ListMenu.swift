/// A menu for the rows of a list.
@MainActor
struct ListMenu {
  /// The entries for the rows with some values; nil when they are of another type.
  var content: (Set<AnyHashable>) -> AnyView?
  /// What a tap on a row with a value does; nil where it selects.
  var primaryAction: ((AnyHashable) -> Void)?
}

private enum ListMenuKey: EnvironmentKey {
  static var defaultValue: ListMenu? { nil }
}

extension EnvironmentValues {
  var listMenu: ListMenu? {
    get { self[ListMenuKey.self] }
    set { self[ListMenuKey.self] = newValue }
  }
}

extension View {
  /// Opens a menu for the selected rows of a list when one is pressed for long.
  ///
  /// A tap on a row does the primary action, unless the list is edited. The row need not be selected.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/contextmenu(forselectiontype:menu:primaryaction:)>.
  public func contextMenu<I: Hashable, M: View>(
    forSelectionType itemType: I.Type = I.self, @ViewBuilder menu: @escaping (Set<I>) -> M,
    primaryAction: ((Set<I>) -> Void)? = nil
  ) -> some View {
    environment(
      \.listMenu,
      ListMenu(
        content: { values in
          let items = Set(values.compactMap { $0.base as? I })
          return items.isEmpty ? nil : AnyView(menu(items))
        },
        primaryAction: primaryAction.map { action in
          { if let item = $0.base as? I { action([item]) } }
        }))
  }
}
