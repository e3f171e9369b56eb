/// What a program tells of its objects.
enum AccessibleEvent: Equatable {
  case added(CacheItem)
  case removed(ObjectReference)
  case state(ObjectReference, AccessibleStates, isOn: Bool)
  case renamed(ObjectReference, String)
  case described(ObjectReference, String)
  case role(ObjectReference, AccessibleRole)
  /// The value of a control; nil when it has to be asked for.
  case value(ObjectReference, Double?)
  case childAdded(ObjectReference, of: ObjectReference, index: Int)
  case childRemoved(ObjectReference, of: ObjectReference, index: Int)
  /// The children are others, and it is not told which.
  case childrenChanged(ObjectReference)
  /// What a list shows of its rows is other than before.
  case rowsChanged(ObjectReference)
  case inserted(ObjectReference, at: Int, String)
  case deleted(ObjectReference, at: Int, count: Int)
  /// The text has to be asked for.
  case textChanged(ObjectReference)
  case caret(ObjectReference, Int)
  case moved(ObjectReference)
  /// One of many objects that a list makes only when they are needed has the focus.
  case activeDescendant(ObjectReference, of: ObjectReference)
  case selectionChanged(ObjectReference)
  case windowActivated(ObjectReference)
  case windowClosed(ObjectReference)
  case announcement(String, isAssertive: Bool)
  /// The connection with that name has ended.
  case gone(String)

  /// The events that programs are asked to send.
  static let wanted = [
    "object:state-changed", "object:property-change", "object:children-changed", "object:text-changed",
    "object:text-caret-moved", "object:text-selection-changed", "object:bounds-changed",
    "object:active-descendant-changed", "object:selection-changed", "object:visible-data-changed",
    "object:announcement", "object:model-changed", "window:activate", "window:deactivate", "window:create",
    "window:destroy", "document:load-complete",
  ]

  /// What a signal tells; nil for one that nothing here depends on.
  ///
  /// - Throws: what is wrong with the message.
  init?(_ message: BusMessage) throws(BusError) {
    guard message.kind == .signal, let interface = message.interface, let member = message.member,
      let sender = message.sender, let path = message.path
    else { return nil }
    switch interface {
    case "org.a11y.atspi.Event.Object":
      try self.init(object: message, member, ObjectReference(bus: sender, path: path))
    case "org.a11y.atspi.Event.Window":
      let window = ObjectReference(bus: sender, path: path)
      switch member {
      case "Activate": self = .windowActivated(window)
      case "Destroy": self = .windowClosed(window)
      default: return nil
      }
    case "org.a11y.atspi.Event.Document":
      guard member == "LoadComplete" || member == "Reload" else { return nil }
      self = .childrenChanged(ObjectReference(bus: sender, path: path))
    case "org.a11y.atspi.Cache":
      var reader = message.reader
      switch (member, message.signature) {
      case ("AddAccessible", CacheItem.signature): self = .added(try CacheItem(&reader))
      case ("AddAccessible", CacheItem.oldSignature): self = .added(try CacheItem(&reader, isOld: true))
      case ("RemoveAccessible", "(so)"): self = .removed(try reader.reference())
      default: return nil
      }
    case "org.freedesktop.DBus" where member == "NameOwnerChanged" && message.signature == "sss":
      var reader = message.reader
      let name = try reader.string()
      _ = try reader.string()
      guard try reader.string().isEmpty else { return nil }
      self = .gone(name)
    default: return nil
    }
  }

  private init?(object message: BusMessage, _ member: String, _ object: ObjectReference) throws(BusError) {
    // Known before anything is read: a program may send this a million times.
    guard Self.members.contains(member), message.signature.hasPrefix("siiv") else { return nil }
    var reader = message.reader
    let detail = try reader.string()
    let first = Int(try reader.int32())
    let second = Int(try reader.int32())
    switch member {
    case "StateChanged":
      guard let state = AccessibleStates(eventName: detail) else { return nil }
      self = .state(object, state, isOn: first != 0)
    case "PropertyChange":
      switch detail {
      case "accessible-name": self = .renamed(object, try reader.variant().string ?? "")
      case "accessible-description": self = .described(object, try reader.variant().string ?? "")
      case "accessible-value": self = .value(object, try reader.variant().double)
      case "accessible-role":
        guard let number = try reader.variant().number else { return nil }
        self = .role(object, AccessibleRole(rawValue: UInt32(truncatingIfNeeded: number)))
      default: return nil
      }
    case "ChildrenChanged":
      let change = detail.prefix { $0 != ":" }
      guard let child = ObjectReference(try reader.variant()), !child.isNull else {
        self = .childrenChanged(object)
        return
      }
      switch change {
      case "add": self = .childAdded(child, of: object, index: first)
      case "remove": self = .childRemoved(child, of: object, index: first)
      default: self = .childrenChanged(object)
      }
    case "TextChanged":
      let text = try reader.variant().string
      switch detail.prefix(while: { $0 != ":" }) {
      case "insert":
        // What was inserted may be told without the text, or with another length.
        if let text, text.unicodeScalars.count == second {
          self = .inserted(object, at: first, text)
        } else {
          self = .textChanged(object)
        }
      case "delete": self = .deleted(object, at: first, count: second)
      default: self = .textChanged(object)
      }
    case "TextCaretMoved": self = .caret(object, first)
    case "TextSelectionChanged": self = .textChanged(object)
    case "BoundsChanged": self = .moved(object)
    case "VisibleDataChanged", "ModelChanged": self = .rowsChanged(object)
    case "SelectionChanged": self = .selectionChanged(object)
    case "ActiveDescendantChanged":
      guard let child = ObjectReference(try reader.variant()), !child.isNull else { return nil }
      self = .activeDescendant(child, of: object)
    case "Announcement":
      guard let text = try reader.variant().string, !text.isEmpty else { return nil }
      self = .announcement(text, isAssertive: first == 2)
    default: return nil
    }
  }

  private static let members: Set<String> = [
    "StateChanged", "PropertyChange", "ChildrenChanged", "TextChanged", "TextCaretMoved",
    "TextSelectionChanged",
    "BoundsChanged", "VisibleDataChanged", "ModelChanged", "SelectionChanged", "ActiveDescendantChanged",
    "Announcement",
  ]
}
