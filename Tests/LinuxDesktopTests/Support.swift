import Foundation

@testable import LinuxDesktop

/// Messages as programs send them.
enum Messages {
  /// A message that arrives, with what `write` writes.
  static func arriving(
    _ kind: BusMessage.Kind, signature: String, path: String? = nil, interface: String? = nil,
    member: String? = nil,
    sender: String = ":1.5", reply: UInt32? = nil, _ write: (inout BusWriter) -> Void
  ) throws -> BusMessage {
    var message = BusMessage(
      call: member ?? "", of: interface ?? "", at: path ?? "", in: nil, signature: signature, write)
    message.kind = kind
    message.member = member
    message.interface = interface
    message.path = path
    message.sender = sender
    message.replySerial = reply
    // Through the bytes, so that it is read as one that came over a bus.
    guard let arrived = try BusMessage(message.encoded(serial: 7)) else { throw BusError.disconnected }
    return arrived
  }

  static func event(
    _ member: String, _ detail: String, _ first: Int32 = 0, of number: Int, second: Int32 = 0,
    _ write: (inout BusWriter) -> Void = {
      $0.signature("i")
      $0.int32(0)
    }
  ) throws -> BusMessage {
    try arriving(
      .signal, signature: "siiva{sv}", path: path(number), interface: "org.a11y.atspi.Event.Object",
      member: member
    ) {
      $0.string(detail)
      $0.int32(first)
      $0.int32(second)
      write(&$0)
      $0.array(alignedTo: 8) { _ in }
    }
  }

  static func path(_ number: Int) -> String {
    "/org/a11y/atspi/accessible/" + (number == 0 ? "root" : String(number))
  }

  static func cache(_ items: [CacheItem]) throws -> BusMessage {
    try arriving(.answer, signature: "a" + CacheItem.signature, reply: 3) { writer in
      writer.array(alignedTo: 8) { writer in
        for item in items { item.write(to: &writer) }
      }
    }
  }
}

extension BusWriter {
  mutating func reference(_ reference: ObjectReference) {
    align(to: 8)
    string(reference.bus)
    string(reference.path)
  }
}

extension CacheItem {
  func write(to writer: inout BusWriter) {
    writer.align(to: 8)
    writer.reference(reference)
    writer.reference(.root(of: reference.bus))
    writer.reference(parent)
    writer.int32(Int32(index ?? -1))
    writer.int32(Int32(childCount ?? -1))
    writer.array(alignedTo: 4) { writer in
      for (name, interface) in Self.interfaceNames where interfaces.contains(interface) {
        writer.string("org.a11y.atspi.\(name)")
      }
    }
    writer.string(name)
    writer.uint32(role.rawValue)
    writer.string(description)
    writer.array(alignedTo: 4) {
      $0.uint32(UInt32(truncatingIfNeeded: states.rawValue))
      $0.uint32(UInt32(truncatingIfNeeded: states.rawValue >> 32))
    }
  }

  private static let interfaceNames: [(String, AccessibleInterfaces)] = [
    ("Action", .action), ("Component", .component), ("EditableText", .editableText),
    ("Selection", .selection),
    ("Table", .table), ("Text", .text), ("Value", .value), ("Hyperlink", .hyperlink),
  ]
}

/// An object of a program that a test wrote down.
struct Made {
  var number: Int
  var role: AccessibleRole
  var name = ""
  var description = ""
  var states: AccessibleStates = .plain
  var interfaces: AccessibleInterfaces = []
  var children: [Made] = []
  var extra = DesktopExtra()
  var frame: CGRect?

  init(
    _ number: Int, _ role: AccessibleRole, _ name: String = "", description: String = "",
    states: AccessibleStates = [], without: AccessibleStates = [], interfaces: AccessibleInterfaces = [],
    frame: CGRect? = nil, extra: DesktopExtra = DesktopExtra(), _ children: [Made] = []
  ) {
    self.number = number
    self.role = role
    self.name = name
    self.description = description
    self.states = AccessibleStates.plain.union(states).subtracting(without)
    self.interfaces = interfaces
    self.children = children
    self.extra = extra
    self.frame = frame
  }

  /// One without a name.
  init(
    _ number: Int, _ role: AccessibleRole, states: AccessibleStates = [],
    interfaces: AccessibleInterfaces = [], extra: DesktopExtra = DesktopExtra(), _ children: [Made]
  ) {
    self.init(number, role, "", states: states, interfaces: interfaces, extra: extra, children)
  }

  static func reference(_ number: Int) -> ObjectReference {
    ObjectReference(bus: ":1.5", path: Messages.path(number))
  }

  /// The object and everything in it, as a cache lists it.
  func items(parent: Int = 0, index: Int = 0) -> [CacheItem] {
    let own = CacheItem(
      reference: Self.reference(number), parent: Self.reference(parent), index: index,
      childCount: children.count,
      interfaces: interfaces, name: name, role: role, description: description, states: states)
    return [own] + children.enumerated().flatMap { $1.items(parent: number, index: $0) }
  }

  private func tell(_ model: inout DesktopModel, top: Double) -> Double {
    var top = top
    guard let slot = model.slot(of: Self.reference(number)) else { return top }
    if extra != DesktopExtra() { model.setExtra(slot) { $0 = extra } }
    model[slot].frame = frame ?? CGRect(x: 0, y: top, width: 100, height: 20)
    model[slot].known.formUnion(.frame)
    for child in children {
      top = child.tell(&model, top: top)
      top += 30
    }
    return top
  }

  /// The objects of a program with these windows, everything about them known.
  static func model(_ windows: [Made]) -> DesktopModel {
    var model = DesktopModel(bus: ":1.5")
    let root = Made(0, .application, "kennel", windows)
    for item in root.items() { model.takeFromCache(item) }
    model.finishCache()
    for window in windows { _ = window.tell(&model, top: 0) }
    return model
  }
}

extension AccessibleStates {
  /// What most objects are.
  static let plain: AccessibleStates = [.enabled, .sensitive, .showing, .visible]
}
