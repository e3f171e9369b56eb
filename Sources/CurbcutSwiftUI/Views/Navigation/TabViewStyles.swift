import CurbcutUIKit
import Foundation

/// How tab views look and are used.
///
/// Follows <https://developer.apple.com/documentation/swiftui/tabviewstyle>.
@preconcurrency @MainActor
public protocol TabViewStyle {
  /// Which of the system's styles it is.
  var _kind: _TabViewKind { get }
}

/// The styles of the system.
public enum _TabViewKind: Sendable {
  case bar
  case adaptable
  case page(PageTabViewStyle.IndexDisplayMode)
}

/// The system's choice: a bar.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Which of the system's styles it is.
  public var _kind: _TabViewKind { .bar }
}

/// A bar, even where there is room for a sidebar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Which of the system's styles it is.
  public var _kind: _TabViewKind { .bar }
}

/// A bar, which can become a sidebar where there is room.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// Creates the style.
  nonisolated public init() {}
  /// Which of the system's styles it is.
  public var _kind: _TabViewKind { .adaptable }
}

/// Pages that a swipe turns.
///
/// Follows <https://developer.apple.com/documentation/swiftui/pagetabviewstyle>.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots of the pages are shown.
  public struct IndexDisplayMode: Equatable, Sendable {
    private let raw: Int
    /// When there are several pages.
    public static let automatic = Self(raw: 0)
    /// Always.
    public static let always = Self(raw: 1)
    /// Never.
    public static let never = Self(raw: 2)
  }

  private let mode: IndexDisplayMode

  /// Creates the style.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
  /// Which of the system's styles it is.
  public var _kind: _TabViewKind { .page(mode) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The system's choice.
  nonisolated public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A bar.
  nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A bar, which can become a sidebar where there is room.
  nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that a swipe turns.
  nonisolated public static var page: PageTabViewStyle { PageTabViewStyle() }
  /// Pages that a swipe turns, with or without dots.
  nonisolated public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle
  {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}

/// How the dots of pages look.
///
/// Follows <https://developer.apple.com/documentation/swiftui/indexviewstyle>.
@preconcurrency @MainActor
public protocol IndexViewStyle {
  /// When there is something behind the dots.
  var _background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// Dots for pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When there is something behind the dots.
  public struct BackgroundDisplayMode: Equatable, Sendable {
    private let raw: Int
    /// As suits the place.
    public static let automatic = Self(raw: 0)
    /// While they are used.
    public static let interactive = Self(raw: 1)
    /// Always.
    public static let always = Self(raw: 2)
    /// Never.
    public static let never = Self(raw: 3)
  }

  /// When there is something behind the dots.
  public let _background: BackgroundDisplayMode

  /// Creates the style.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    _background = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots for pages.
  nonisolated public static var page: PageIndexViewStyle { PageIndexViewStyle() }
  /// Dots for pages, with or without something behind.
  nonisolated public static func page(backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode)
    -> PageIndexViewStyle
  {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}

private enum TabViewKindKey: EnvironmentKey {
  static let defaultValue = _TabViewKind.bar
}
private enum IndexBackgroundKey: EnvironmentKey {
  static let defaultValue = PageIndexViewStyle.BackgroundDisplayMode.automatic
}

extension EnvironmentValues {
  var tabViewKind: _TabViewKind {
    get { self[TabViewKindKey.self] }
    set { self[TabViewKindKey.self] = newValue }
  }
  var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
    get { self[IndexBackgroundKey.self] }
    set { self[IndexBackgroundKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tab views in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/tabviewstyle(_:)>.
  public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    environment(\.tabViewKind, style._kind)
  }

  /// Sets how the dots of pages in the view look.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/indexviewstyle(_:)>.
  public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
    environment(\.indexBackground, style._background)
  }
}
