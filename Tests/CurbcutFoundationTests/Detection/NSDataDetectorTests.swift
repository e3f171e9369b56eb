import CurbcutFoundation
import Testing

@Suite("A data detector")
struct NSDataDetectorTests {
  private static let date: UInt64 = 0x10
  private static let address: UInt64 = 0x20
  private static let link: UInt64 = 0x40
  private static let phone: UInt64 = 0x800

  private func found(_ text: String, _ types: UInt64) throws -> [(part: String, result: NSTextCheckingResult)]
  {
    let detector = try NSDataDetector(types: types)
    let whole = NSRange(location: 0, length: text.utf16.count)
    return detector.matches(in: text, range: whole).map {
      (part: (text as NSString).substring(with: $0.range), result: $0)
    }
  }

  nonisolated static let linkCases: [(String, [String], [String])] = [
    (
      "See https://example.org/a?b=c#d, or www.apple.com.",
      ["https://example.org/a?b=c#d", "www.apple.com"],
      ["https://example.org/a?b=c#d", "http://www.apple.com"]
    ),
    (
      "(http://en.wikipedia.org/wiki/Cat)", ["http://en.wikipedia.org/wiki/Cat"],
      ["http://en.wikipedia.org/wiki/Cat"]
    ),
    (
      "Write to jane.doe+x@mail.example.com!", ["jane.doe+x@mail.example.com"],
      ["mailto:jane.doe+x@mail.example.com"]
    ),
    ("github.com/apple/swift is bare", ["github.com/apple/swift"], ["http://github.com/apple/swift"]),
    ("End of one.Start of next, e.g. this, 3.5 and a@b", [], []),
  ]

  @Test("finds web and e-mail addresses, without the punctuation after them", arguments: linkCases)
  func links(text: String, parts: [String], urls: [String]) throws {
    let found = try found(text, Self.link)
    #expect(found.map(\.part) == parts)
    #expect(found.map { $0.result.url?.absoluteString ?? "" } == urls)
    #expect(found.allSatisfy { $0.result.resultType.rawValue == Self.link && $0.result.numberOfRanges == 1 })
  }

  nonisolated static let phoneCases: [(String, [String])] = [
    ("Call (555) 123-4567 or 555-123-4567 now", ["(555) 123-4567", "555-123-4567"]),
    ("+49 30 1234567, +1 408 996 1010", ["+49 30 1234567", "+1 408 996 1010"]),
    ("1-800-275-2273", ["1-800-275-2273"]),
    ("Room 12, 2026-05-31, 3.14159, 10 000", []),
  ]

  @Test("finds telephone numbers", arguments: phoneCases)
  func phones(text: String, numbers: [String]) throws {
    #expect(try found(text, Self.phone).map(\.part) == numbers)
    #expect(try found(text, Self.phone).compactMap(\.result.phoneNumber) == numbers)
  }

  nonisolated static let dateCases: [(String, String, Int)] = [
    ("on May 31, 2026 at 5:30 PM we", "May 31, 2026 at 5:30 PM", 17),
    ("31 May 2026", "31 May 2026", 12), ("am 31. Mai 2026 um 18 Uhr", "31. Mai 2026 um 18 Uhr", 18),
    ("2026-05-31", "2026-05-31", 12), ("by 5/31/2026.", "5/31/2026", 12),
    ("May 31st, 2026 12 cats", "May 31st, 2026", 12),
  ]

  @Test("finds dates that are written out", arguments: dateCases)
  func dates(text: String, part: String, hour: Int) throws {
    let found = try found(text, Self.date)
    #expect(found.count == 1 && found.first?.part.hasPrefix(part) == true)
    let date = try #require(found.first?.result.date)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    let parts = calendar.dateComponents([.year, .month, .day, .hour], from: date)
    #expect(parts.year == 2026 && parts.month == 5 && parts.day == 31 && parts.hour == hour)
  }

  @Test("finds nothing that cannot be a date")
  func noDates() throws {
    #expect(try found("February 31, 2026 and 13/13/2026, version 10.2.2026.1", Self.date).isEmpty)
  }

  @Test("finds street addresses with their parts")
  func addresses() throws {
    let found = try found(
      "Visit 1 Apple Park Way, Cupertino, CA 95014 today. I saw 3 cars on the way.", Self.address)
    #expect(found.map(\.part) == ["1 Apple Park Way, Cupertino, CA 95014"])
    let parts = try #require(found.first?.result.addressComponents)
    #expect(parts == [.street: "1 Apple Park Way", .city: "Cupertino", .state: "CA", .zip: "95014"])
  }

  @Test("finds all types in order, each part once, and stops when it is told to")
  func mixed() throws {
    let text = "Mail a@b.example.com, call 555-123-4567, see www.example.com"
    let detector = try NSDataDetector(types: Self.link | Self.phone)
    let whole = NSRange(location: 0, length: text.utf16.count)
    #expect(detector.numberOfMatches(in: text, range: whole) == 3)
    #expect(detector.firstMatch(in: text, range: whole)?.url?.scheme == "mailto")
    #expect(detector.rangeOfFirstMatch(in: text, range: whole).location == 5)
    nonisolated(unsafe) var kinds: [UInt64] = []
    detector.enumerateMatches(in: text, range: whole) { result, _, stop in
      kinds.append(result?.resultType.rawValue ?? 0)
      if kinds.count == 2 { stop.pointee = true }
    }
    #expect(kinds == [Self.link, Self.phone])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test("takes no longer for what was made to be slow")
  func hostile() throws {
    let detector = try NSDataDetector(types: Self.link | Self.phone | Self.date | Self.address)
    let clock = ContinuousClock()
    for piece in ["a.", "+1 ", "1-", "http://", "a@", "12 Main ", "May 1 ", "11"] {
      let text = String(repeating: piece, count: 5_000) + "!"
      let time = clock.measure {
        _ = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
      }
      #expect(time < .seconds(10), "\(piece)")
    }
  }
}
