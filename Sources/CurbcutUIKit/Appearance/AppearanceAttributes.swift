import Foundation

/// The properties that an appearance may set, by class, and how they are applied.
@MainActor
enum AppearanceAttributes {
  /// Copies one property from a proxy to a view that has no value of its own.
  private typealias Copy = @MainActor (_ proxy: UIView, _ view: UIView) -> Void

  /// Copies to a view every property that was set on the proxy but not on the view itself.
  static func copy(from proxy: UIView, to view: UIView) {
    for copy in all { copy(proxy, view) }
  }

  private static func optional<Owner: UIView, Value>(
    _ property: ReferenceWritableKeyPath<Owner, Value?>
  ) -> Copy {
    { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner, let value = proxy[keyPath: property],
        view[keyPath: property] == nil
      else { return }
      view[keyPath: property] = value
    }
  }

  private static func value<Owner: UIView, Value: Equatable>(
    _ property: ReferenceWritableKeyPath<Owner, Value>, unset: Value
  ) -> Copy {
    { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner, proxy[keyPath: property] != unset,
        view[keyPath: property] == unset
      else { return }
      view[keyPath: property] = proxy[keyPath: property]
    }
  }

  private static let tint: Copy = { proxy, view in
    guard let color = proxy.storedTintColor, view.storedTintColor == nil else { return }
    view.tintColor = color
  }

  /// A bar's appearance is not optional, so `wasChanged` tells whether the app touched it.
  private static func bar<Owner: UIView, Look: UIBarAppearance>(
    _ property: ReferenceWritableKeyPath<Owner, Look>
  ) -> Copy {
    { proxy, view in
      guard let proxy = proxy as? Owner, let view = view as? Owner,
        proxy[keyPath: property].wasChanged, !view[keyPath: property].wasChanged
      else { return }
      view[keyPath: property] = proxy[keyPath: property]
    }
  }

  private static let all: [Copy] =
    bars + controls + text + [
      tint, optional(\UIView.backgroundColor), optional(\UITableView.separatorColor),
      optional(\UITableView.sectionIndexColor),
    ]

  private static let bars: [Copy] = [
    value(\UINavigationBar.barStyle, unset: .default), value(\UINavigationBar.isTranslucent, unset: true),
    optional(\UINavigationBar.barTintColor), optional(\UINavigationBar.titleTextAttributes),
    optional(\UINavigationBar.largeTitleTextAttributes), optional(\UINavigationBar.shadowImage),
    optional(\UINavigationBar.backIndicatorImage), value(\UINavigationBar.prefersLargeTitles, unset: false),
    bar(\UINavigationBar.standardAppearance), optional(\UINavigationBar.scrollEdgeAppearance),
    optional(\UINavigationBar.compactAppearance),
    value(\UITabBar.barStyle, unset: .default), value(\UITabBar.isTranslucent, unset: true),
    optional(\UITabBar.barTintColor), optional(\UITabBar.unselectedItemTintColor),
    bar(\UITabBar.standardAppearance), optional(\UITabBar.scrollEdgeAppearance),
    value(\UIToolbar.barStyle, unset: .default), value(\UIToolbar.isTranslucent, unset: true),
    optional(\UIToolbar.barTintColor), bar(\UIToolbar.standardAppearance),
    optional(\UISearchBar.barTintColor), value(\UISearchBar.barStyle, unset: .default),
  ]

  private static let controls: [Copy] = [
    optional(\UISwitch.onTintColor), optional(\UISwitch.thumbTintColor),
    optional(\UISlider.minimumTrackTintColor), optional(\UISlider.maximumTrackTintColor),
    optional(\UISlider.thumbTintColor), optional(\UIProgressView.progressTintColor),
    optional(\UIProgressView.trackTintColor), optional(\UIPageControl.pageIndicatorTintColor),
    optional(\UIPageControl.currentPageIndicatorTintColor),
    optional(\UISegmentedControl.selectedSegmentTintColor),
  ]

  private static let text: [Copy] = [
    { proxy, view in
      guard let proxy = proxy as? UILabel, let view = view as? UILabel else { return }
      if proxy.font != AppearanceDefaults.labelFont, view.font == AppearanceDefaults.labelFont {
        view.font = proxy.font
      }
      if proxy.textColor != .label, view.textColor == .label { view.textColor = proxy.textColor }
    }
  ]
}

@MainActor
private enum AppearanceDefaults {
  static let labelFont = UILabel().font
}
