import Foundation

/// Which columns show, and the button that changes it.
///
/// Follows the table of <https://developer.apple.com/documentation/uikit/uisplitviewcontroller> on display modes
/// and split behaviours.
extension UISplitViewController {
  /// Which columns are currently shown.
  public final var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    let wanted = chosenMode ?? preferredDisplayMode
    // In the style without bars of its own, the app's mode holds as it is.
    guard style != .unspecified else {
      guard wanted == .automatic else { return wanted }
      return isWide ? .oneBesideSecondary : .secondaryOnly
    }
    switch wanted {
    case .automatic: return isWide ? mode(columns: 1) : .secondaryOnly
    case .secondaryOnly: return .secondaryOnly
    case .oneBesideSecondary, .oneOverSecondary: return mode(columns: 1)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: return mode(columns: hasThree ? 2 : 1)
    }
  }

  /// How the columns share the screen: side by side where it is wider than high, else over the detail, unless the
  /// app asked for something else.
  public final var splitBehavior: SplitBehavior {
    if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
    return isWide ? .tile : .overlay
  }

  private var isWide: Bool {
    let size = viewIfLoaded?.bounds.size ?? .zero
    return size.width > size.height
  }

  /// Whether there is a column between the list and the detail.
  final var hasThree: Bool { style == .tripleColumn && viewController(for: .supplementary) != nil }

  private func mode(columns count: Int) -> DisplayMode {
    switch splitBehavior {
    case .overlay: count > 1 ? .twoOverSecondary : .oneOverSecondary
    // A single column is never displaced: it stands beside the detail.
    case .displace: count > 1 ? .twoDisplaceSecondary : .oneBesideSecondary
    case .automatic, .tile: count > 1 ? .twoBesideSecondary : .oneBesideSecondary
    }
  }

  /// Whether columns lie over the detail.
  final var isOverlaid: Bool { displayMode == .oneOverSecondary || displayMode == .twoOverSecondary }

  /// The column in whose bar the button that shows and hides columns stands.
  package final var columnOfModeButton: Column {
    switch displayMode {
    case .secondaryOnly, .automatic: .secondary
    case .oneBesideSecondary, .oneOverSecondary: hasThree ? .supplementary : .primary
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: .primary
    }
  }

  /// Shows one column more, or, when all are shown, the first no longer.
  package final func toggleColumns() {
    switch displayMode {
    case .secondaryOnly, .automatic: choose(.oneBesideSecondary)
    case .oneBesideSecondary, .oneOverSecondary: choose(hasThree ? .twoBesideSecondary : .secondaryOnly)
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: choose(.oneBesideSecondary)
    }
  }

  /// Puts the button that shows and hides columns into the bar where it belongs.
  final func placeModeButton() {
    guard style != .unspecified else { return }
    let place = isCollapsed || displayModeButtonVisibility == .never ? nil : columnOfModeButton
    for column in [Column.primary, .supplementary, .secondary] {
      let navigation = shownController(for: column) as? UINavigationController
      navigation?.columnButton = column == place ? displayModeButtonItem : nil
    }
  }
}

extension UISplitViewController {
  /// Whether the button that shows and hides columns is in a bar.
  ///
  /// Follows <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonvisibility-swift.enum>.
  public enum DisplayModeButtonVisibility: Int, Hashable, Sendable {
    /// Wherever columns can be shown and hidden.
    case automatic
    /// Never.
    case never
    /// Always.
    case always
  }
}

extension UISplitViewController: SidebarOwner {
  var isSidebarShown: Bool? { isCollapsed ? nil : displayMode != .secondaryOnly }
  func switchSidebar() { toggleColumns() }
}
