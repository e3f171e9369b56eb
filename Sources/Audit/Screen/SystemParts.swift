/// Parts that the system makes, by the classes that tools report them with.
enum SystemParts {
  private static let names: Set<String> = [
    "TUIPredictionViewCell", "UIKeyboardLayoutStar", "UIKeyboard", "Keyboard", "KeyboardKey", "Key",
    "MKAttributionLabel", "MKMapItemView", "UIKBKeyView", "UIRemoteKeyboardWindow", "StatusBar", "TouchBar",
    "_UIScrollViewScrollIndicator", "ScrollBar",
  ]

  /// Whether a class is one of them.
  static func contain(className: String) -> Bool {
    names.contains(className) || className.hasPrefix("UIKeyboard") || className.hasPrefix("TUI")
  }
}
