import TestNumbers
import Testing

@testable import LinuxDesktop

@Suite("Messages of a bus")
struct BusMessageTests {
  @Test("A call is read as it was written")
  func roundTrip() throws {
    let call = BusMessage(
      call: "GetExtents", of: "org.a11y.atspi.Component", at: "/a/b", in: ":1.3", signature: "usdb"
    ) {
      $0.uint32(7)
      $0.string("Hündchen")
      $0.double(0.25)
      $0.bool(true)
    }
    let bytes = call.encoded(serial: 12)
    #expect(try BusMessage.length(of: bytes[...]) == bytes.count)
    let read = try #require(try BusMessage(bytes))
    #expect(read.kind == .call)
    #expect(read.serial == 12)
    #expect(read.path == "/a/b")
    #expect(read.interface == "org.a11y.atspi.Component")
    #expect(read.member == "GetExtents")
    #expect(read.destination == ":1.3")
    var reader = read.reader
    #expect(try reader.values("usdb") == [.number(7), .string("Hündchen"), .double(0.25), .bool(true)])
  }

  @Test("A program may send the most significant byte first")
  func bigEndian() throws {
    // A signal without a body: the path /x, the interface a.b, the member C.
    let bytes: [UInt8] =
      [0x42, 4, 0, 1, 0, 0, 0, 4, 0, 0, 0, 9, 0, 0, 0, 42]
      + [1, 1, 0x6F, 0, 0, 0, 0, 2, 0x2F, 0x78, 0, 0, 0, 0, 0, 0]
      + [2, 1, 0x73, 0, 0, 0, 0, 3, 0x61, 0x2E, 0x62, 0, 0, 0, 0, 0]
      + [3, 1, 0x73, 0, 0, 0, 0, 1, 0x43, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5]
    let message = try #require(try BusMessage(bytes))
    #expect(message.serial == 9)
    #expect(message.path == "/x")
    #expect(message.interface == "a.b")
    #expect(message.member == "C")
    var reader = message.reader
    #expect(try reader.uint32() == 5)
  }

  @Test("Messages come out of a stream whole, however they arrive", arguments: [1, 3, 16, 1000])
  func pieces(size: Int) throws {
    let calls = (0..<5).map { number in
      BusMessage(call: "M\(number)", of: "a.b", at: "/p", in: nil, signature: "s") {
        $0.string(String(repeating: "x", count: number * 9))
      }.encoded(serial: UInt32(number + 1))
    }
    var stream = BusStream()
    var read: [String] = []
    let bytes = calls.flatMap(\.self)
    for start in stride(from: 0, to: bytes.count, by: size) {
      stream.append(bytes[start..<min(start + size, bytes.count)])
      while let message = try stream.next() { read.append(message.member ?? "") }
    }
    #expect(read == ["M0", "M1", "M2", "M3", "M4"])
    #expect(stream.count == 0)
  }

  @Test("What is no message is refused with its place")
  func malformed() {
    #expect(throws: BusError.malformed("it does not begin with ‘l’ or ‘B’", offset: 0)) {
      _ = try BusMessage.length(of: [UInt8](repeating: 0, count: 16)[...])
    }
    #expect(throws: BusError.malformed("its protocol has version 2, not 1", offset: 3)) {
      _ = try BusMessage.length(of: ([0x6C, 1, 0, 2] + [UInt8](repeating: 0, count: 12))[...])
    }
    // A body of four gigabytes is not waited for.
    #expect(throws: BusError.self) {
      _ = try BusMessage.length(of: ([0x6C, 1, 0, 1] + [UInt8](repeating: 0xFF, count: 12))[...])
    }
  }

  @Test(
    "An address names a socket",
    arguments: [
      ("unix:path=/run/user/1000/bus", "/run/user/1000/bus"),
      ("unix:path=/tmp/a%20b,guid=12", "/tmp/a b"),
      ("tcp:host=localhost;unix:guid=1,path=/x/y", "/x/y"),
      ("unix:abstract=/tmp/dbus-1", "\0/tmp/dbus-1"),
    ])
  func address(text: String, socket: String) {
    #expect(BusAddress(text)?.socket == Array(socket.utf8))
  }

  @Test(
    "What names no socket is no address",
    arguments: ["", "tcp:host=x", "unix:", "unix:path=", "unix:path=%zz"])
  func noAddress(text: String) { #expect(BusAddress(text) == nil) }

  @Test("Damaged messages are refused or read, and nothing else")
  func damaged() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let items = Made(1, .frame, "Kennel", [Made(2, .pushButton, "Feed", interfaces: [.action, .component])])
      .items()
    let whole = [
      try Messages.cache(items).bytes,
      try Messages.event("StateChanged", "focused", 1, of: 2).bytes,
      try Messages.event("ChildrenChanged", "add", 0, of: 1) {
        $0.signature("(so)")
        $0.reference(Made.reference(9))
      }.bytes,
      try Messages.event("TextChanged", "insert", 2, of: 2, second: 3) {
        $0.signature("s")
        $0.string("abc")
      }.bytes,
    ]
    var read = 0
    for _ in 0..<3_000 {
      var bytes = whole[Int.random(in: 0..<whole.count, using: &random)]
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
        case 2: bytes.remove(at: place)
        default: bytes.insert(0xFF, at: place)
        }
      }
      guard let message = try? BusMessage(bytes) else { continue }
      var model = Made.model([Made(1, .frame, "Kennel", [Made(2, .pushButton, "Feed")])])
      try? CacheItem.read(message) { model.takeFromCache($0) }
      model.finishCache()
      if let event = try? AccessibleEvent(message) { model.apply(event) }
      for fact in DesktopFacts.each {
        let slot = model.slot(of: Made.reference(2)) ?? 0
        let question = DesktopQuestion(
          object: model.id(of: slot), reference: model[slot].reference, fact: fact)
        try? model.take(message, to: question)
      }
      let tree = DesktopSource(model: model).tree(rules: .init(isPhone: false), expectedCount: 0)
      #expect(tree.elements.count <= 16, "seed \(seed)")
      read += 1
    }
    print("3000 damaged messages, \(read) of them read, seed \(seed)")
  }
}
