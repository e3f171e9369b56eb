/// A switch and what it does.
public struct SwitchAssignment: Hashable, Sendable {
  /// Where its presses come from.
  public var source: SwitchSource
  /// What a press does; with Long Press on and ``longAction`` set, a short one.
  public var action: SwitchAction
  /// What a long press does; nil for the same as a short one.
  public var longAction: SwitchAction?

  /// Creates a switch.
  public init(_ source: SwitchSource, _ action: SwitchAction, long: SwitchAction? = nil) {
    self.source = source
    self.action = action
    longAction = long
  }
}

/// How a switch is written in settings: `"external:space": "selectItem / scannerMenu"`.
extension SwitchAssignment {
  init?(source: String, actions: String) {
    let names = actions.split(separator: Self.separator, maxSplits: 1)
    guard let source = SwitchSource(named: source),
      let action = names.first.flatMap({ SwitchAction(named: String($0)) })
    else { return nil }
    self.init(source, action)
    guard names.count > 1 else { return }
    guard let long = SwitchAction(named: String(names[1])) else { return nil }
    longAction = long
  }

  private static let separator = " / "

  var actions: String { longAction.map { action.name + Self.separator + $0.name } ?? action.name }
}

extension Substring {
  /// The text without spaces at its ends.
  var trimmingSpaces: String {
    var text = drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
