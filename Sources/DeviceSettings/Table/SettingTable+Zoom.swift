extension SettingDefinition {
  private static let regionTitles = [
    "Full Screen Zoom", "Window Zoom", "Pinned to Top", "Pinned to Bottom", "Pinned to Left",
    "Pinned to Right",
  ]
  private static let filterTitles = ["None", "Inverted", "Grayscale", "Grayscale Inverted", "Low Light"]
  private static let actionTitles = ["None", "Show Menu", "Zoom In/Out", "Peek Zoom"]
  private static let colorTitles = ["Gray", "White", "Blue", "Green", "Yellow", "Orange", "Red"]

  /// The settings of Zoom, in the order of Settings.
  static let zoom: [SettingDefinition] = [
    .toggle("isZoomEnabled", "Zoom", \.isZoomEnabled),
    .toggle("zoom.isZoomedIn", "Zoomed In", \.zoom.isZoomedIn),
    .number("zoom.level", "Zoom Level", 1.2...15, step: 0.2, \.zoom.level),
    .number("zoom.maximumLevel", "Maximum Zoom Level", 1.2...15, step: 0.2, \.zoom.maximumLevel),
    .choice("zoom.region", "Zoom Region", \.zoom.region, regionTitles),
    .choice("zoom.filter", "Zoom Filter", \.zoom.filter, filterTitles),
    .toggle("zoom.followsFocus", "Follow Focus", \.zoom.followsFocus),
    .toggle("zoom.usesSmartTyping", "Smart Typing", \.zoom.usesSmartTyping),
    .toggle("zoom.usesKeyboardShortcuts", "Keyboard Shortcuts", \.zoom.usesKeyboardShortcuts),
    .toggle("zoom.showsWhileMirroring", "Show while Mirroring", \.zoom.showsWhileMirroring),
    .number("zoom.windowWidth", "Window Width", 0.2...0.95, step: 0.05, \.zoom.windowWidth),
    .number("zoom.windowHeight", "Window Height", 0.1...0.95, step: 0.05, \.zoom.windowHeight),
    .number("zoom.pinnedSize", "Pinned Size", 0.1...0.75, step: 0.05, \.zoom.pinnedSize),
    .toggle("zoom.showsController", "Show Controller", \.zoom.showsController),
    .choice("zoom.controllerSingleTap", "Single-Tap", \.zoom.controllerSingleTap, actionTitles),
    .choice("zoom.controllerDoubleTap", "Double-Tap", \.zoom.controllerDoubleTap, actionTitles),
    .choice("zoom.controllerLongPress", "Long Press", \.zoom.controllerLongPress, actionTitles),
    .toggle("zoom.adjustsLevelWithController", "Adjust Zoom Level", \.zoom.adjustsLevelWithController),
    .number(
      "zoom.controllerIdleOpacity", "Idle Visibility", 0.1...1, step: 0.05, \.zoom.controllerIdleOpacity),
    .choice("zoom.controllerColor", "Controller Color", \.zoom.controllerColor, colorTitles),
  ]
}
