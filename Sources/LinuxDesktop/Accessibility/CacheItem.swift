/// What a program's cache says of one of its objects.
struct CacheItem: Equatable {
  var reference: ObjectReference
  var parent: ObjectReference
  /// The place among the parent's children; nil when it is not known.
  var index: Int?
  /// How many children there are; nil when they have to be asked for.
  var childCount: Int?
  /// The children, from a program that lists them.
  var children: [ObjectReference]?
  var interfaces: AccessibleInterfaces
  var name: String
  var role: AccessibleRole
  var description: String
  var states: AccessibleStates

  /// What programs send: those of today, and those from before at-spi2-core 2.12.
  static let signature = "((so)(so)(so)iiassusau)"
  static let oldSignature = "((so)(so)(so)a(so)assusau)"

  /// Reads an item.
  ///
  /// - Parameter isOld: whether the children are listed.
  init(_ reader: inout BusReader, isOld: Bool = false) throws(BusError) {
    try reader.align(to: 8)
    reference = try reader.reference()
    _ = try reader.reference()
    parent = try reader.reference()
    if isOld {
      children = try reader.references()
    } else {
      let index = Int(try reader.int32())
      let count = Int(try reader.int32())
      self.index = index < 0 ? nil : index
      childCount = count < 0 ? nil : count
    }
    interfaces = try reader.interfaces()
    name = try reader.string()
    role = AccessibleRole(rawValue: try reader.uint32())
    description = try reader.string()
    states = try reader.states()
  }

  init(
    reference: ObjectReference, parent: ObjectReference, index: Int? = nil, childCount: Int? = nil,
    children: [ObjectReference]? = nil, interfaces: AccessibleInterfaces = [], name: String = "",
    role: AccessibleRole, description: String = "", states: AccessibleStates = []
  ) {
    self.reference = reference
    self.parent = parent
    self.index = index
    self.childCount = childCount
    self.children = children
    self.interfaces = interfaces
    self.name = name
    self.role = role
    self.description = description
    self.states = states
  }

  /// Calls `take` with each item of an answer to `GetItems`.
  ///
  /// - Throws: what is wrong with the answer; items before the mistake have been taken.
  static func read(_ message: BusMessage, _ take: (CacheItem) -> Void) throws(BusError) {
    let isOld = message.signature == "a" + oldSignature
    guard isOld || message.signature == "a" + signature else {
      throw .malformed("a cache with items of type \(message.signature)", offset: 0)
    }
    var reader = message.reader
    try reader.array(alignedTo: 8) { (reader: inout BusReader) throws(BusError) in
      take(try CacheItem(&reader, isOld: isOld))
    }
  }
}
