/// The states of an object of AT-SPI (`AtspiStateType`), a bit for each.
struct AccessibleStates: OptionSet, Hashable, Sendable {
  var rawValue: UInt64

  static let active = Self(rawValue: 1 << 1)
  static let busy = Self(rawValue: 1 << 3)
  static let checked = Self(rawValue: 1 << 4)
  static let collapsed = Self(rawValue: 1 << 5)
  static let defunct = Self(rawValue: 1 << 6)
  static let editable = Self(rawValue: 1 << 7)
  static let enabled = Self(rawValue: 1 << 8)
  static let expandable = Self(rawValue: 1 << 9)
  static let expanded = Self(rawValue: 1 << 10)
  static let focusable = Self(rawValue: 1 << 11)
  static let focused = Self(rawValue: 1 << 12)
  static let horizontal = Self(rawValue: 1 << 14)
  static let iconified = Self(rawValue: 1 << 15)
  static let modal = Self(rawValue: 1 << 16)
  static let multiLine = Self(rawValue: 1 << 17)
  static let pressed = Self(rawValue: 1 << 20)
  static let selectable = Self(rawValue: 1 << 22)
  static let selected = Self(rawValue: 1 << 23)
  static let sensitive = Self(rawValue: 1 << 24)
  static let showing = Self(rawValue: 1 << 25)
  static let singleLine = Self(rawValue: 1 << 26)
  static let vertical = Self(rawValue: 1 << 29)
  static let visible = Self(rawValue: 1 << 30)
  static let managesDescendants = Self(rawValue: 1 << 31)
  static let indeterminate = Self(rawValue: 1 << 32)
  static let visited = Self(rawValue: 1 << 40)
  static let checkable = Self(rawValue: 1 << 41)
  static let readOnly = Self(rawValue: 1 << 43)

  /// The state that an event names; nil for one that nothing here depends on.
  init?(eventName name: String) {
    guard let state = Self.names[name] else { return nil }
    self = state
  }

  /// The states from the two numbers by which they are sent.
  init(_ words: [UInt32]) {
    self.init(rawValue: UInt64(words.first ?? 0) | UInt64(words.dropFirst().first ?? 0) << 32)
  }

  init(rawValue: UInt64) { self.rawValue = rawValue }

  private static let names: [String: AccessibleStates] = [
    "active": .active, "busy": .busy, "checked": .checked, "collapsed": .collapsed, "defunct": .defunct,
    "editable": .editable, "enabled": .enabled, "expandable": .expandable, "expanded": .expanded,
    "focusable": .focusable, "focused": .focused, "iconified": .iconified, "modal": .modal,
    "multi-line": .multiLine, "pressed": .pressed, "selectable": .selectable, "selected": .selected,
    "sensitive": .sensitive, "showing": .showing, "single-line": .singleLine, "visible": .visible,
    "manages-descendants": .managesDescendants, "indeterminate": .indeterminate, "visited": .visited,
    "checkable": .checkable, "read-only": .readOnly,
  ]
}

/// What an object can be asked, and asked to do.
struct AccessibleInterfaces: OptionSet, Hashable, Sendable {
  var rawValue: UInt16

  static let action = Self(rawValue: 1 << 0)
  static let component = Self(rawValue: 1 << 1)
  static let editableText = Self(rawValue: 1 << 2)
  static let image = Self(rawValue: 1 << 3)
  static let selection = Self(rawValue: 1 << 4)
  static let table = Self(rawValue: 1 << 5)
  static let tableCell = Self(rawValue: 1 << 6)
  static let text = Self(rawValue: 1 << 7)
  static let value = Self(rawValue: 1 << 8)
  static let hyperlink = Self(rawValue: 1 << 9)

  /// The interface by its name on the bus; empty for one that is not used.
  init(name: String) {
    self = name.hasPrefix(Self.prefix) ? Self.names[String(name.dropFirst(Self.prefix.count))] ?? [] : []
  }

  init(rawValue: UInt16) { self.rawValue = rawValue }

  private static let prefix = "org.a11y.atspi."
  private static let names: [String: AccessibleInterfaces] = [
    "Action": .action, "Component": .component, "EditableText": .editableText, "Image": .image,
    "Selection": .selection, "Table": .table, "TableCell": .tableCell, "Text": .text, "Value": .value,
    "Hyperlink": .hyperlink,
  ]
}
