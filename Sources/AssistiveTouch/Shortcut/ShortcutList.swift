import AssistiveTechnology
import DeviceSettings

/// The list of the Accessibility Shortcut, as it is shown when several features are chosen.
public struct ShortcutList: Sendable, Equatable {
  /// A feature and whether it is on, which a check mark shows.
  public struct Row: Sendable, Equatable {
    /// The feature.
    public var item: AccessibilityShortcut.Item
    /// What it is called.
    public var title: String
    /// Whether it is on.
    public var isOn: Bool
  }

  /// The heading: “Accessibility Shortcuts”.
  public var title: String
  /// The features, in the order of Settings.
  public var rows: [Row]
  /// What the button below the rows says.
  public var cancel: String

  /// The list of features, in the language of the device.
  public init(items: [AccessibilityShortcut.Item], settings: Settings) {
    let words = AssistiveTouchWords(language: settings.systemLanguage ?? settings.language)
    title = words.phrase(.shortcuts)
    cancel = words.phrase(.cancel)
    rows = AccessibilityShortcut.Item.allCases.filter(items.contains).map {
      Row(item: $0, title: words.title(of: $0), isOn: $0.isOn(in: settings))
    }
  }

  /// The list as it is drawn: what is on has a check mark before it.
  public var panel: Overlay.Panel {
    Overlay.Panel(title: title, rows: rows.map { $0.isOn ? "✓ \($0.title)" : $0.title } + [cancel])
  }
}
