/// The accessibility controls in Control Center: the text size, for one app or all, and switches.
///
/// Follows <https://support.apple.com/guide/iphone/iph59095ec58/ios>.
public enum ControlCenter {
  /// The switches, in their order when all have been added.
  public static let switches: [AccessibilityShortcut.Item] = [
    .darkAppearance, .voiceOver, .zoom, .voiceControl, .switchControl, .assistiveTouch, .fullKeyboardAccess,
    .guidedAccess, .speakScreen, .colorFilters, .reduceWhitePoint, .smartInvert, .classicInvert,
    .increaseContrast, .reduceTransparency, .reduceMotion,
  ]

  /// Where the text size slider takes effect.
  public enum Scope: Hashable, Sendable {
    /// The whole device ("All Apps").
    case allApps
    /// The app with that bundle identifier.
    case app(String)
  }

  /// Moves the text size slider.
  public static func setTextSize(_ size: ContentSize, in scope: Scope, of settings: inout Settings)
    throws(SettingError)
  {
    switch scope {
    case .allApps: settings.contentSize = size
    case .app(let bundleIdentifier):
      try settings.set("contentSize", to: .text(size.name), for: bundleIdentifier)
    }
  }

  /// What the slider shows: the app's own size, or that of the device.
  public static func textSize(in scope: Scope, of settings: Settings) -> ContentSize {
    switch scope {
    case .allApps: settings.contentSize
    case .app(let bundleIdentifier): settings.resolved(for: bundleIdentifier).contentSize
    }
  }
}
