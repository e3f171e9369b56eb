import CurbcutUIKit

/// The kinds of titles in bars.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbartitledisplaymode>.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  var isInlineLarge = false
  /// As on the screen before.
  public static var automatic: Self { Self(mode: .automatic) }
  /// Below the bar, until the content is scrolled.
  public static var large: Self { Self(mode: .large) }
  /// In the bar.
  public static var inline: Self { Self(mode: .inline) }
  /// In the bar, and large.
  public static var inlineLarge: Self { Self(mode: .inline, isInlineLarge: true) }
}

/// What a screen is for, by which its bars are arranged.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarrole>.
public struct ToolbarRole: Equatable, Sendable {
  private let raw: Int
  /// As suits the platform.
  public static var automatic: Self { Self(raw: 0) }
  /// To go through pages.
  public static var browser: Self { Self(raw: 1) }
  /// To edit a document.
  public static var editor: Self { Self(raw: 2) }
  /// To go deeper.
  public static var navigationStack: Self { Self(raw: 3) }
}

/// The look of a navigation bar.
///
/// Follows <https://developer.apple.com/documentation/swiftui/navigationbaritem>.
public struct NavigationBarItem: Sendable {
  /// How large a title is shown.
  public enum TitleDisplayMode: Sendable {
    /// As on the screen before.
    case automatic
    /// In the bar.
    case inline
    /// Below the bar, until the content is scrolled.
    case large
  }
}

/// A bar around a screen.
///
/// Follows <https://developer.apple.com/documentation/swiftui/toolbarplacement>.
public struct ToolbarPlacement: Hashable, Sendable {
  private let raw: Int
  /// The navigation bar.
  public static let navigationBar = Self(raw: 0)
  /// The tab bar.
  public static let tabBar = Self(raw: 1)
  /// The bar at the bottom.
  public static let bottomBar = Self(raw: 2)
  /// As suits the place.
  public static let automatic = Self(raw: 3)
  /// The bar above the keyboard.
  static let keyboard = Self(raw: 4)
}

extension View {
  func navigationItem(
    _ change: @escaping @MainActor (inout NavigationItemValues, NavigationItemModifier.Context) -> Void
  ) -> some View {
    modifier(NavigationItemModifier(change: change))
  }

  /// Sets the title of the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-5di1u>.
  public func navigationTitle(_ title: Text) -> some View {
    navigationItem { values, context in
      // A view inside that names the screen knows it better (CVS Health, iOS SwiftUI Accessibility Techniques,
      // PageTitlesView, whose list names its pages, too).
      if values.title == nil { values.title = ResolvedText(title, context.environment).words.plain }
    }
  }

  /// Sets the title of the screen to a localised text.
  public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }

  /// Sets the title of the screen.
  @_disfavoredOverload
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }

  /// Sets the title of the screen to a text that can be written.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)-6wdnx>.
  public func navigationTitle(_ title: Binding<String>) -> some View {
    let text = title.wrappedValue
    return navigationItem { values, _ in
      guard values.title == nil else { return }
      values.title = text
      values.setTitle = { title.wrappedValue = $0 }
    }
  }

  /// Sets the text below the title of the screen.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationsubtitle(_:)>.
  public func navigationSubtitle(_ subtitle: Text) -> some View {
    navigationItem { values, context in
      values.subtitle = ResolvedText(subtitle, context.environment).words.plain
    }
  }

  /// Sets the localised text below the title of the screen.
  public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }

  /// Sets the text below the title of the screen.
  @_disfavoredOverload
  public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
    navigationSubtitle(Text(subtitle))
  }

  /// Sets the title of the screen, by an older name.
  public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the title of the screen, by an older name.
  public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the title of the screen, by an older name.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the title of the screen and how large it is, by an older name.
  public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and how large it is, by an older name.
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the title of the screen and how large it is, by an older name.
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets how large the title of the screen is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationbartitledisplaymode(_:)>.
  public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
    navigationItem { values, _ in values.displayMode = displayMode }
  }

  /// Sets how large the title of the screen is.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbartitledisplaymode(_:)>.
  public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigationItem { values, _ in
      values.displayMode = mode.mode
      values.isInlineLarge = mode.isInlineLarge
    }
  }

  /// Hides the button that goes back.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/navigationbarbackbuttonhidden(_:)>.
  public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
    navigationItem { values, _ in values.hidesBackButton = hidesBackButton }
  }

  /// Hides the navigation bar, by an older name.
  public func navigationBarHidden(_ hidden: Bool) -> some View {
    navigationItem { values, _ in values.visibility[.navigationBar] = hidden ? .hidden : .visible }
  }

  /// Shows or hides bars.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)>.
  public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { values, _ in
      for bar in bars.isEmpty ? [.automatic] : bars { values.visibility[bar] = visibility }
    }
  }

  /// Shows or hides bars.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbarvisibility(_:for:)>.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { values, _ in
      for bar in bars.isEmpty ? [.automatic] : bars { values.visibility[bar] = visibility }
    }
  }

  /// Sets what is behind bars.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbarbackground(_:for:)-5ybst>.
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    navigationItem { values, context in
      guard case .color(let color) = style._paint(in: context.environment) else { return }
      for bar in bars.isEmpty ? [.automatic] : bars { values.backgrounds[bar] = color }
    }
  }

  /// Shows or hides what is behind bars.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbarbackgroundvisibility(_:for:)>.
  public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    navigationItem { values, _ in
      for bar in bars.isEmpty ? [.automatic] : bars { values.backgroundVisibility[bar] = visibility }
    }
  }

  /// Shows or hides what is behind bars.
  public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    navigationItem { values, _ in
      for bar in bars.isEmpty ? [.automatic] : bars { values.backgroundVisibility[bar] = visibility }
    }
  }

  /// Sets whether bars are light or dark.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbarcolorscheme(_:for:)>.
  public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    navigationItem { values, _ in
      for bar in bars.isEmpty ? [.automatic] : bars { values.colorSchemes[bar] = colorScheme }
    }
  }

  /// Sets what the screen is for. An editor's button that goes back has no words.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbarrole(_:)>.
  public func toolbarRole(_ role: ToolbarRole) -> some View {
    navigationItem { values, _ in values.hasQuietBackButton = role == .editor }
  }

  /// Takes away an item that the system would have in the bars.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/toolbar(removing:)>.
  public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    navigationItem { values, _ in
      if defaultItemKind == .title { values.hidesTitle = true }
      if defaultItemKind == .sidebarToggle { values.hidesSidebarToggle = true }
    }
  }
}
