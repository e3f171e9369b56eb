import Foundation

/// What the person has changed in the sidebar of a tab view. Nobody moves or hides tabs here, so that nothing changes.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabviewcustomization>.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  private var shown: [String: Bool] = [:]

  /// Creates a customization without changes.
  public init() {}

  /// Takes back changes of the order.
  public mutating func resetTabOrder() {}
  /// Takes back changes of what is shown.
  public mutating func resetVisibility() { shown = [:] }

  /// Whether the sidebar shows a tab, by its id.
  public subscript(sidebarVisibility tabID: String) -> Visibility {
    get { shown[tabID].map { $0 ? .visible : .hidden } ?? .automatic }
    set { shown[tabID] = newValue == .automatic ? nil : newValue == .visible }
  }
}

/// How a person may change the place of a tab.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabcustomizationbehavior>.
public struct TabCustomizationBehavior: Equatable, Sendable {
  private let raw: Int

  /// As the system does.
  public static let automatic = Self(raw: 0)
  /// It stays.
  public static let disabled = Self(raw: 1)
  /// It may be moved, but not removed.
  public static let reorderable = Self(raw: 2)
}

/// Where tabs are shown.
///
/// Follows <https://developer.apple.com/documentation/swiftui/adaptabletabbarplacement>.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let raw: Int

  /// As suits the device.
  public static let automatic = Self(raw: 0)
  /// In the bar.
  public static let tabBar = Self(raw: 1)
  /// In the sidebar.
  public static let sidebar = Self(raw: 2)
}

extension TabContent {
  /// Sets the id by which changes of the tab are kept.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tabcontent/customizationid(_:)>.
  public func customizationID(_ id: String) -> some TabContent<TabValue> { self }

  /// Sets how a person may change the place of the tab.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/tabcontent/customizationbehavior(_:for:)>.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { self }
}

extension View {
  /// Lets a person change the sidebar of the tab view; tabs cannot be moved or hidden here.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabviewcustomization(_:)>.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

  /// Puts a view above the tabs of a sidebar.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabviewsidebarheader(content:)>.
  public func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabSidebarParts.header, AnyView(content()))
  }

  /// Puts a view below the tabs of a sidebar.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabviewsidebarfooter(content:)>.
  public func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabSidebarParts.footer, AnyView(content()))
  }

  /// Puts a view at the bottom of a sidebar.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabviewsidebarbottombar(content:)>.
  public func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.tabSidebarParts.bottomBar, AnyView(content()))
  }
}

/// What an app puts around the tabs of a sidebar.
struct TabSidebarParts {
  var header: AnyView?
  var footer: AnyView?
  var bottomBar: AnyView?
}

private enum TabSidebarPartsKey: EnvironmentKey {
  static var defaultValue: TabSidebarParts { TabSidebarParts() }
}

extension EnvironmentValues {
  var tabSidebarParts: TabSidebarParts {
    get { self[TabSidebarPartsKey.self] }
    set { self[TabSidebarPartsKey.self] = newValue }
  }
}
