import CurbcutFoundation
import DeviceSettings

/// Sizes, distances and looks that differ between versions of iOS, in points.
///
/// Those of iOS 26 were measured on page sources and reference pictures recorded on devices, and on frames that
/// Interface Builder of Xcode 26 computed; those of iOS 18 on reference pictures of iOS 17.5 and 18.5.
struct SystemMetrics: Sendable {
  /// The metrics of the device's system.
  @MainActor static var current: SystemMetrics { UIKitHost.shared.systemMetrics }

  // MARK: Bars

  /// A navigation bar inside a navigation controller, without a large title.
  let navigationBarHeight: CGFloat
  /// How far above the lower end of the space for the status bar a navigation bar begins.
  let navigationBarOverlap: CGFloat
  /// Whether buttons float in capsules of glass, and the back button shows its chevron only.
  let hasPlatters: Bool
  /// The distance of a large title from the side; nil for the margin of the screen.
  let largeTitleMargin: CGFloat?
  /// Between two symbols in one capsule, or in one group of buttons.
  let gapBetweenSymbols: CGFloat
  let gapBetweenToolbarSymbols: CGFloat
  /// A tool bar that floats above the home indicator.
  let floatingToolbarHeight: CGFloat
  /// A tool bar above the keyboard, with a search field.
  let searchToolbarHeight: CGFloat
  /// A tool bar for which the app sets no height.
  let toolbarHeight: CGFloat
  let searchBarHeight: CGFloat
  /// Nil for round ends.
  let searchFieldCornerRadius: CGFloat?
  /// Where the field of a search bar below a title begins, in the search bar; nil for the middle.
  let searchFieldTop: CGFloat?
  /// Whether the search bar of an iPhone moves into the toolbar, and is closed with a cross.
  let hasSearchInToolbar: Bool
  /// A tab bar for which the app sets no height.
  let tabBarHeight: CGFloat

  // MARK: Controls

  let switchSize: CGSize
  /// Nil for a round thumb.
  let switchThumbWidth: CGFloat?
  let sliderTrackHeight: CGFloat
  let sliderThumbSize: CGSize
  /// Of steppers and compact date pickers; nil for round ends.
  let controlCornerRadius: CGFloat?
  /// Nil for round ends.
  let segmentedCornerRadius: CGFloat?
  /// Above and below the text of a compact date picker, together.
  let dateChipPadding: CGFloat

  /// By how much the keyboard is lower without suggestions.
  let suggestionBarHeight: CGFloat

  // MARK: Lists

  /// A row of one line at the Large text size, with its separator.
  let rowHeight: CGFloat
  let rowVerticalMargin: CGFloat
  /// Above and below the two texts of a row of style subtitle.
  let subtitleRowMargin: CGFloat
  /// Above and below a switch at the end of a row, together.
  let switchRowPadding: CGFloat
  /// What the separator takes of a row's height; nil for one pixel.
  let separatorSpace: CGFloat?
  /// Whether the separators of plain tables leave the margin free on both sides.
  let insetsSeparatorsOnBothSides: Bool
  let sectionCornerRadius: CGFloat
  /// From the sides of a collection view to its inset sections; nil for the margin of the screen.
  let collectionListMargin: CGFloat?
  /// Whether headers of grouped sections are written in capitals.
  let capitalisesGroupedHeaders: Bool

  // MARK: Alerts

  let alertWidth: CGFloat
  let alertCornerRadius: CGFloat
  let actionSheetCornerRadius: CGFloat
  /// The radius of the corners of a sheet that does not ask for one, in points.
  let sheetCornerRadius: CGFloat
  /// Whether lines separate the buttons of alerts, and the Cancel button of an action sheet stands by itself.
  let hasSeparatedAlertButtons: Bool

  // MARK: Menus

  let menuCornerRadius: CGFloat
  /// Whether lines separate the rows of a menu, and bands its groups.
  let separatesMenuRows: Bool

  let menuRowHeight: CGFloat
  /// Above the first row of a menu and below the last.
  let menuPadding: CGFloat
  /// Between groups of rows, with the line that separates them.
  let menuGroupGap: CGFloat
  /// Whether the pictures of a menu are before the titles, not at the end of the rows.
  let hasLeadingMenuImages: Bool

  static let iOS26 = SystemMetrics(
    navigationBarHeight: 54, navigationBarOverlap: 0, hasPlatters: true, largeTitleMargin: 16,
    gapBetweenSymbols: 16, gapBetweenToolbarSymbols: 14, floatingToolbarHeight: 52, searchToolbarHeight: 70,
    toolbarHeight: 48,
    searchBarHeight: 64, searchFieldCornerRadius: nil, searchFieldTop: nil,
    hasSearchInToolbar: true, tabBarHeight: 83,
    switchSize: CGSize(width: 63, height: 28), switchThumbWidth: 39, sliderTrackHeight: 6,
    sliderThumbSize: CGSize(width: 38, height: 24), controlCornerRadius: nil, segmentedCornerRadius: nil,
    dateChipPadding: 15, suggestionBarHeight: 28, rowHeight: 52,
    rowVerticalMargin: 15, subtitleRowMargin: 9.5, switchRowPadding: 24, separatorSpace: 1,
    insetsSeparatorsOnBothSides: true, sectionCornerRadius: 26, collectionListMargin: 16,
    capitalisesGroupedHeaders: false, alertWidth: 320, alertCornerRadius: 34, actionSheetCornerRadius: 34,
    sheetCornerRadius: 38,
    hasSeparatedAlertButtons: false, menuCornerRadius: 30, separatesMenuRows: false, menuRowHeight: 42,
    menuPadding: 10, menuGroupGap: 20,
    hasLeadingMenuImages: true)

  static let iOS18 = SystemMetrics(
    navigationBarHeight: 44, navigationBarOverlap: 5.33, hasPlatters: false, largeTitleMargin: nil,
    gapBetweenSymbols: 8, gapBetweenToolbarSymbols: 8, floatingToolbarHeight: 44, searchToolbarHeight: 44,
    toolbarHeight: 44,
    searchBarHeight: 56, searchFieldCornerRadius: 10, searchFieldTop: 1,
    hasSearchInToolbar: false, tabBarHeight: 49,
    switchSize: CGSize(width: 51, height: 31), switchThumbWidth: nil, sliderTrackHeight: 4,
    sliderThumbSize: CGSize(width: 28, height: 28), controlCornerRadius: 8, segmentedCornerRadius: 9,
    dateChipPadding: 14, suggestionBarHeight: 45, rowHeight: 44,
    rowVerticalMargin: 11, subtitleRowMargin: 9, switchRowPadding: 13, separatorSpace: nil,
    insetsSeparatorsOnBothSides: false, sectionCornerRadius: 10, collectionListMargin: nil,
    capitalisesGroupedHeaders: true, alertWidth: 270, alertCornerRadius: 14, actionSheetCornerRadius: 13,
    sheetCornerRadius: 10,
    hasSeparatedAlertButtons: true, menuCornerRadius: 13, separatesMenuRows: true, menuRowHeight: 44,
    menuPadding: 0, menuGroupGap: 8,
    hasLeadingMenuImages: false)

  /// The metrics of a version of iOS.
  static func of(_ system: SystemVersion) -> SystemMetrics {
    switch system {
    case .iOS18: .iOS18
    case .iOS26: .iOS26
    }
  }
}
