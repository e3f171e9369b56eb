/// An object on the bus: the program that has it, and its path there.
struct ObjectReference: Hashable, Sendable {
  /// The unique name of the program's connection: `:1.7`.
  var bus: String
  /// What follows ``prefix``, or a whole path. Most paths are a number after it, which needs no memory of its own.
  private var name: String

  init(bus: String, path: String) {
    self.bus = bus
    name = path.hasPrefix(Self.prefix) ? String(path.dropFirst(Self.prefix.count)) : path
  }

  var path: String { name.hasPrefix("/") ? name : Self.prefix + name }

  /// Where there is no object.
  var isNull: Bool { name == "null" || bus.isEmpty && name.isEmpty }

  private static let prefix = "/org/a11y/atspi/accessible/"

  /// The object that stands for a program as a whole.
  static func root(of bus: String) -> ObjectReference { ObjectReference(bus: bus, path: prefix + "root") }
}

extension BusReader {
  /// A reference to an object: the program and the path.
  mutating func reference() throws(BusError) -> ObjectReference {
    try align(to: 8)
    let bus = try string()
    return ObjectReference(bus: bus, path: try string())
  }

  mutating func references() throws(BusError) -> [ObjectReference] {
    var result: [ObjectReference] = []
    try array(alignedTo: 8) { (reader: inout BusReader) throws(BusError) in
      result.append(try reader.reference())
    }
    return result
  }

  /// The states of an object, which are sent as two numbers.
  mutating func states() throws(BusError) -> AccessibleStates {
    var words: [UInt32] = []
    try array(alignedTo: 4) { (reader: inout BusReader) throws(BusError) in words.append(try reader.uint32())
    }
    return AccessibleStates(words)
  }

  mutating func interfaces() throws(BusError) -> AccessibleInterfaces {
    var result: AccessibleInterfaces = []
    try array(alignedTo: 4) { (reader: inout BusReader) throws(BusError) in
      result.formUnion(AccessibleInterfaces(name: try reader.string()))
    }
    return result
  }
}

extension ObjectReference {
  /// The reference in a value of an event; nil for a value that is none.
  init?(_ value: BusValue) {
    guard let pair = value.list, pair.count == 2, let bus = pair[0].string, let path = pair[1].string else {
      return nil
    }
    self.init(bus: bus, path: path)
  }
}
