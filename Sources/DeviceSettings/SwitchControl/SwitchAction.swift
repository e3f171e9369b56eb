/// What a switch does when it is pressed: Settings › Accessibility › Switch Control › Switches.
///
/// It is written as its name, with what it needs behind a colon: `selectItem`, `tapPoint:100,200`, `customGesture:Wave`.
public enum SwitchAction: Hashable, Sendable {
  // MARK: Scanner

  /// Selects the highlighted item; with a menu that is open, its row.
  case selectItem
  /// Opens the scanner menu for the highlighted item.
  case scannerMenu
  /// Stops scanning until it is resumed.
  case stopScanning
  /// Moves the cursor on, or back.
  case moveToNextItem, moveToPreviousItem
  /// Lets the cursor move by itself again.
  case resumeAutoScanning

  // MARK: System

  /// Taps the highlighted item without a menu.
  case tap
  /// Asks the system for what it is called.
  case appSwitcher, home, notificationCenter, controlCenter, decreaseVolume, increaseVolume, siri, dictation
  /// Does what a triple click of the side button does.
  case accessibilityShortcut

  // MARK: Recipes

  /// Gives the switches back their usual actions.
  case exitRecipe
  /// Taps the middle of the screen.
  case tapMiddleOfScreen
  /// Swipes over the screen, as one turns the pages of a book.
  case leftToRightSwipe, rightToLeftSwipe
  /// Taps a point, or holds a finger on it, in screen coordinates.
  case tapPoint(x: Double, y: Double)
  /// Holds a finger on a point, in screen coordinates.
  case holdPoint(x: Double, y: Double)
  /// Makes the saved gesture with that name.
  case customGesture(String)

  /// The actions that need nothing besides their name.
  public static let plain: [SwitchAction] = [
    .selectItem, .scannerMenu, .stopScanning, .moveToNextItem, .moveToPreviousItem, .resumeAutoScanning, .tap,
    .appSwitcher, .home, .notificationCenter, .controlCenter, .decreaseVolume, .increaseVolume, .siri,
    .dictation, .accessibilityShortcut, .exitRecipe, .tapMiddleOfScreen, .leftToRightSwipe, .rightToLeftSwipe,
  ]
}

extension SwitchAction {
  /// The action as it is written in settings.
  public var name: String {
    switch self {
    case .tapPoint(let x, let y): "tapPoint:\(Self.number(x)),\(Self.number(y))"
    case .holdPoint(let x, let y): "holdPoint:\(Self.number(x)),\(Self.number(y))"
    case .customGesture(let name): "customGesture:\(name)"
    default: "\(self)"
    }
  }

  /// The action with that ``name``; nil when there is none.
  public init?(named name: String) {
    if let plain = Self.byName[name] {
      self = plain
      return
    }
    guard let colon = name.firstIndex(of: ":") else { return nil }
    let detail = name[name.index(after: colon)...]
    let numbers = detail.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let point: (x: Double, y: Double)? =
      if numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite { (x, y) } else {
        nil
      }
    switch (name[..<colon], point) {
    case ("tapPoint", let point?): self = .tapPoint(x: point.x, y: point.y)
    case ("holdPoint", let point?): self = .holdPoint(x: point.x, y: point.y)
    case ("customGesture", _) where !detail.isEmpty: self = .customGesture(String(detail))
    default: return nil
    }
  }

  private static let byName = Dictionary(
    plain.map { ("\($0)", $0) }, uniquingKeysWith: { first, _ in first })

  private static func number(_ value: Double) -> String { SettingValue.number(value).description }
}
