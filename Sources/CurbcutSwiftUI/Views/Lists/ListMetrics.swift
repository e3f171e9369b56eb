import CurbcutUIKit
import DeviceSettings
import Foundation

/// The look of a list with its sizes, in points.
///
/// Measured on reference pictures of iOS 18.5 and 26.2.
@MainActor
struct ListMetrics {
  var style: ListStyleKind
  /// The width of the whole list.
  var width: CGFloat
  /// Between rows.
  var rowSpacing: CGFloat = 0
  /// Between sections; nil for the system's choice.
  var sectionSpacing: CGFloat?
  private var isIOS26: Bool { UIKitHost.shared.settings.system == .iOS26 }

  init(_ style: ListStyleKind, width: CGFloat) {
    self.style = style
    self.width = width
  }

  private var margin: CGFloat { width < (isIOS26 ? 414 : 390) ? 16 : 20 }
  /// From the sides of the list to the section, and above and below it, where the app says so.
  var ownMargins: [Edge: CGFloat] = [:]
  private var sideMargin: CGFloat { style.isInset ? margin : 0 }
  /// From the sides of the list to the section.
  var sectionMargins: (leading: CGFloat, trailing: CGFloat) {
    (ownMargins[.leading] ?? sideMargin, ownMargins[.trailing] ?? sideMargin)
  }
  /// The width of a section in a list.
  func sectionWidth(in width: CGFloat) -> CGFloat {
    max(0, width - sectionMargins.leading - sectionMargins.trailing)
  }
  /// From the sides of a row to its content.
  var rowInset: CGFloat { margin }
  /// From the end of a separator to the side of its row. On iOS 26 those of a plain list end as far from the side as they
  /// begin (recorded for tables: 20 to 382 of 402 points).
  var separatorEnd: CGFloat { style.isInset || isIOS26 ? rowInset : 0 }
  var minimumRowHeight: CGFloat { isIOS26 ? 52 : 44 }
  var rowPadding: CGFloat { isIOS26 ? 15 : 11 }
  var cornerRadius: CGFloat { style.isInset ? (isIOS26 ? 26 : 10) : 0 }
  var indentation: CGFloat { 20 }

  var headerPadding: (top: CGFloat, bottom: CGFloat) {
    let usual: (top: CGFloat, bottom: CGFloat) =
      style == .plain ? (isIOS26 ? (10, 10) : (5, 5)) : isIOS26 ? (13, 7) : (17, 6)
    return (ownMargins[.top] ?? usual.top, usual.bottom)
  }
  var footerPadding: (top: CGFloat, bottom: CGFloat) {
    isIOS26 ? (7, ownMargins[.bottom] ?? 7) : (8, ownMargins[.bottom] ?? 10)
  }
  var capitalizesHeaders: Bool { !isIOS26 && style.isGrouped }
  var headerFont: Font { capitalizesHeaders ? .footnote : .headline }
  /// Above the first section, when it has no header.
  var topGap: CGFloat { ownMargins[.top] ?? (style.isGrouped ? 35 : 0) }
  /// Below a section without a footer.
  var gapWithoutFooter: CGFloat {
    ownMargins[.bottom] ?? sectionSpacing.map { $0 / 2 } ?? (style.isGrouped ? 17.0 + 2.0 / 3 : 0)
  }
  /// Above a section without a header that is not the first: 35 between two of them.
  var gapWithoutHeader: CGFloat {
    ownMargins[.top] ?? sectionSpacing.map { $0 / 2 } ?? (style.isGrouped ? 17.0 + 1.0 / 3 : 0)
  }
}

/// The looks of lists.
enum ListStyleKind: Equatable {
  case plain, grouped, insetGrouped, inset, sidebar

  var isInset: Bool { self == .insetGrouped || self == .sidebar }
  var isGrouped: Bool { self == .insetGrouped || self == .grouped || self == .sidebar }
}

/// How lists look and are used.
///
/// Follows <https://developer.apple.com/documentation/swiftui/liststyle>.
public protocol ListStyle {}

/// A style of this module.
protocol BuiltInListStyle: ListStyle {
  var kind: ListStyleKind { get }
}

/// As suits the place: grouped, with rounded sections.
public struct DefaultListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}
  var kind: ListStyleKind { .insetGrouped }
}

/// Rows from edge to edge.
public struct PlainListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}
  var kind: ListStyleKind { .plain }
}

/// Sections with room between them.
public struct GroupedListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}
  var kind: ListStyleKind { .grouped }
}

/// Rounded sections with room around them.
public struct InsetGroupedListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}
  var kind: ListStyleKind { .insetGrouped }
}

/// Rows with room at the sides.
public struct InsetListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}
  var kind: ListStyleKind { .inset }
}

/// The look of a sidebar.
public struct SidebarListStyle: BuiltInListStyle {
  /// Creates the style.
  public init() {}
  var kind: ListStyleKind { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// As suits the place.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections with room between them.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Rounded sections with room around them.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows with room at the sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The look of a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListStyleKey: EnvironmentKey {
  static let defaultValue = ListStyleKind.insetGrouped
}
private enum MinimumRowHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum MinimumHeaderHeightKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum HeaderProminenceKey: EnvironmentKey {
  static let defaultValue = Prominence.standard
}
private enum BadgeProminenceKey: EnvironmentKey {
  static let defaultValue = BadgeProminence.standard
}
private enum ListRowSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum ListSectionSpacingKey: EnvironmentKey {
  static let defaultValue: CGFloat? = nil
}
private enum IsInFormKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var listStyle: ListStyleKind {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
  var minimumRowHeight: CGFloat? {
    get { self[MinimumRowHeightKey.self] }
    set { self[MinimumRowHeightKey.self] = newValue }
  }
  /// Whether the view is in a row of a list or form.
  var isInListRow: Bool {
    get { self[IsInFormKey.self] }
    set { self[IsInFormKey.self] = newValue }
  }
  /// The smallest height of headers, in points; nil for the system's choice.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinimumHeaderHeightKey.self] }
    set { self[MinimumHeaderHeightKey.self] = newValue }
  }
  /// How prominent headers are.
  public var headerProminence: Prominence {
    get { self[HeaderProminenceKey.self] }
    set { self[HeaderProminenceKey.self] = newValue }
  }
  /// How prominent badges are.
  public var badgeProminence: BadgeProminence {
    get { self[BadgeProminenceKey.self] }
    set { self[BadgeProminenceKey.self] = newValue }
  }
  var listRowSpacing: CGFloat? {
    get { self[ListRowSpacingKey.self] }
    set { self[ListRowSpacingKey.self] = newValue }
  }
  var listSectionSpacing: CGFloat? {
    get { self[ListSectionSpacingKey.self] }
    set { self[ListSectionSpacingKey.self] = newValue }
  }
  /// The smallest height of rows, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { minimumRowHeight ?? Isolation.onMain { ListMetrics(.insetGrouped, width: 402).minimumRowHeight } }
    set { minimumRowHeight = newValue }
  }
}

extension View {
  /// Sets the style of the lists in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/liststyle(_:)>.
  public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.listStyle, (style as? any BuiltInListStyle)?.kind ?? .insetGrouped)
  }
}
