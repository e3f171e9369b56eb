import CurbcutUIKit

/// Where a tab stands where tabs can be in a bar and in a sidebar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabplacement>.
public struct TabPlacement: Hashable, Sendable {
  private let raw: Int

  /// In the bar and in the sidebar; the tabs of a section share one place in the bar.
  public static let automatic = Self(raw: 0)
  /// In the bar, where a person cannot take it away.
  public static let pinned = Self(raw: 1)
  /// In the sidebar only.
  public static let sidebarOnly = Self(raw: 2)
}

/// Where a tab stands.
enum TabPlacementTrait: ViewTraitKey {
  typealias Value = TabPlacement
}

/// Whether the bar shows a tab before a person has changed it.
enum TabBarVisibilityTrait: ViewTraitKey {
  typealias Value = Visibility
}

/// The actions below the tabs of a section in the sidebar.
enum TabActionsTrait: ViewTraitKey {
  typealias Value = AnyView
}

/// The section that a tab is in.
enum TabGroupTrait: ViewTraitKey {
  typealias Value = TabGroup
}

/// A section of the screens of a tab view, as its tabs know it.
@MainActor
final class TabGroup {
  /// The view above the tabs in the sidebar; nil for none.
  let header: Attribute<AnyView>?

  init(header: Attribute<AnyView>?) { self.header = header }
}

extension TabContent {
  /// Sets where the tab stands; what is set for a tab counts more than what is set for its section.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tabcontent/tabplacement(_:)>.
  public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    _ModifiedTabContent(
      content: self, modifier: TraitModifier<TabPlacementTrait>(value: placement, isDefault: true))
  }

  /// Sets whether the tab is in the bar or in the sidebar before a person changes it.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tabcontent/defaultvisibility(_:for:)>.
  public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> {
    _ModifiedTabContent(
      content: self,
      modifier: ConditionalTrait<TabBarVisibilityTrait>(
        value: placements.contains(.sidebar) && !placements.contains(.tabBar) ? nil : visibility))
  }

  /// Adds actions below the tabs of a section in the sidebar.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tabcontent/sectionactions(content:)>.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some TabContent<TabValue>
  {
    _ModifiedTabContent(content: self, modifier: TraitModifier<TabActionsTrait>(value: AnyView(content())))
  }
}

extension View {
  /// Sets whether the tabs of an adaptable tab view begin in the bar, which is the default, or in the sidebar.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/defaultadaptabletabbarplacement(_:)>.
  public func defaultAdaptableTabBarPlacement(_ defaultPlacement: AdaptableTabBarPlacement = .automatic)
    -> some View
  {
    environment(\.defaultTabBarPlacement, defaultPlacement)
  }
}

private enum DefaultTabBarPlacementKey: EnvironmentKey {
  static let defaultValue = AdaptableTabBarPlacement.automatic
}

extension EnvironmentValues {
  var defaultTabBarPlacement: AdaptableTabBarPlacement {
    get { self[DefaultTabBarPlacementKey.self] }
    set { self[DefaultTabBarPlacementKey.self] = newValue }
  }
}
