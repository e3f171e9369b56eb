/// One message of a bus.
struct BusMessage: Equatable {
  enum Kind: UInt8 { case call = 1, answer, error, signal }

  var kind: Kind
  var flags: UInt8 = 0
  var serial: UInt32 = 0
  /// The message that this one answers.
  var replySerial: UInt32?
  var path: String?
  var interface: String?
  var member: String?
  var errorName: String?
  var destination: String?
  var sender: String?
  /// The types of what the message holds.
  var signature = ""
  /// The message as it came, whose values begin at ``start``; of one that is to be sent, the values.
  var bytes: [UInt8] = []
  var start = 0
  var isLittleEndian = true

  /// No answer is wanted.
  static let noReply: UInt8 = 1
  /// Nobody is started to answer it.
  static let noAutoStart: UInt8 = 2

  /// Reads what the message holds.
  var reader: BusReader { BusReader(bytes, from: start, isLittleEndian: isLittleEndian) }

  /// A call of a method.
  init(
    call member: String, of interface: String, at path: String, in destination: String?,
    signature: String = "",
    _ write: (inout BusWriter) -> Void = { _ in }
  ) {
    kind = .call
    self.member = member
    self.interface = interface
    self.path = path
    self.destination = destination
    self.signature = signature
    var body = BusWriter()
    write(&body)
    bytes = body.bytes
  }

  /// The bytes that are sent.
  func encoded(serial: UInt32) -> [UInt8] {
    var writer = BusWriter()
    writer.byte(UInt8(ascii: "l"))
    writer.byte(kind.rawValue)
    writer.byte(flags)
    writer.byte(1)
    writer.uint32(UInt32(bytes.count - start))
    writer.uint32(serial)
    writer.array(alignedTo: 8) { writer in
      func field(_ code: UInt8, _ type: String, _ write: (inout BusWriter) -> Void) {
        writer.align(to: 8)
        writer.byte(code)
        writer.signature(type)
        write(&writer)
      }
      if let path { field(1, "o") { $0.string(path) } }
      if let interface { field(2, "s") { $0.string(interface) } }
      if let member { field(3, "s") { $0.string(member) } }
      if let errorName { field(4, "s") { $0.string(errorName) } }
      if let replySerial { field(5, "u") { $0.uint32(replySerial) } }
      if let destination { field(6, "s") { $0.string(destination) } }
      if let sender { field(7, "s") { $0.string(sender) } }
      if !signature.isEmpty { field(8, "g") { $0.signature(signature) } }
    }
    writer.align(to: 8)
    writer.append(start == 0 ? bytes : Array(bytes[start...]))
    return writer.bytes
  }

  /// The length of the message that begins with these bytes; nil while there are too few to tell.
  ///
  /// - Throws: what is wrong with its beginning.
  static func length(of bytes: ArraySlice<UInt8>) throws(BusError) -> Int? {
    guard bytes.count >= 16 else { return nil }
    let head = Array(bytes.prefix(16))
    let isLittle = try isLittleEndian(head[0])
    guard head[3] == 1 else { throw .malformed("its protocol has version \(head[3]), not 1", offset: 3) }
    var reader = BusReader(head, from: 4, isLittleEndian: isLittle)
    let body = Int(try reader.uint32())
    _ = try reader.uint32()
    let fields = Int(try reader.uint32())
    guard fields <= 1 << 26, body <= longest, 16 + fields + body <= longest else {
      throw .malformed("it is longer than \(longest) bytes", offset: 4)
    }
    return (16 + fields + 7) & ~7 + body
  }

  /// No message may be longer, in bytes.
  static let longest = 1 << 27

  private static func isLittleEndian(_ mark: UInt8) throws(BusError) -> Bool {
    switch mark {
    case UInt8(ascii: "l"): true
    case UInt8(ascii: "B"): false
    default: throw .malformed("it does not begin with ‘l’ or ‘B’", offset: 0)
    }
  }

  /// Reads a message, which is all of `bytes`.
  ///
  /// - Returns: nil for a kind of message that is not known, which is to be ignored.
  init?(_ bytes: [UInt8]) throws(BusError) {
    guard bytes.count >= 16 else { throw .malformed("it ends too early", offset: bytes.count) }
    isLittleEndian = try Self.isLittleEndian(bytes[0])
    var reader = BusReader(bytes, from: 4, isLittleEndian: isLittleEndian)
    let length = Int(try reader.uint32())
    serial = try reader.uint32()
    guard let kind = Kind(rawValue: bytes[1]) else { return nil }
    self.kind = kind
    flags = bytes[2]
    var fields: [(UInt8, BusValue)] = []
    try reader.array(alignedTo: 8) { (reader: inout BusReader) throws(BusError) in
      try reader.align(to: 8)
      let code = try reader.byte()
      fields.append((code, try reader.variant()))
    }
    try reader.align(to: 8)
    for (code, value) in fields {
      switch code {
      case 1: path = value.string
      case 2: interface = value.string
      case 3: member = value.string
      case 4: errorName = value.string
      case 5: replySerial = value.number.map { UInt32(truncatingIfNeeded: $0) }
      case 6: destination = value.string
      case 7: sender = value.string
      case 8: signature = value.string ?? ""
      default: break
      }
    }
    guard length == bytes.count - reader.position else {
      throw .malformed(
        "it announces \(length) bytes and holds \(bytes.count - reader.position)", offset: reader.position)
    }
    start = reader.position
    self.bytes = bytes
  }
}

/// Bytes as they arrive, made into messages.
struct BusStream {
  private var buffer: [UInt8] = []
  private var start = 0

  /// How many bytes are still to be read.
  var count: Int { buffer.count - start }

  mutating func append(_ bytes: some Sequence<UInt8>) {
    if start > 1 << 16, start > buffer.count / 2 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next complete message; nil until more bytes have arrived.
  mutating func next() throws(BusError) -> BusMessage? {
    while let length = try BusMessage.length(of: buffer[start...]), length <= count {
      let bytes = Array(buffer[start..<start + length])
      start += length
      if start == buffer.count {
        // A large answer must not keep its memory for ever.
        buffer.removeAll(keepingCapacity: buffer.capacity <= 1 << 20)
        start = 0
      }
      if let message = try BusMessage(bytes) { return message }
    }
    return nil
  }
}
