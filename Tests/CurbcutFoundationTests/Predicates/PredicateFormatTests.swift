import CurbcutFoundation
import TestNumbers
import Testing

final class Pet: NSObject, Sendable {
  let name: String
  let age: Int

  init(_ name: String, _ age: Int) {
    self.name = name
    self.age = age
  }
}

final class Human: NSObject, Sendable {
  let name: String
  let age: Int
  let nickname: String?
  let isMember: Bool
  let tags: [String]
  let pets: [Pet]
  let born: Date

  init(_ name: String, _ age: Int, _ nickname: String?, _ isMember: Bool, _ tags: [String], _ pets: [Pet]) {
    self.name = name
    self.age = age
    self.nickname = nickname
    self.isMember = isMember
    self.tags = tags
    self.pets = pets
    born = Date(timeIntervalSinceReferenceDate: isMember ? -100 : 100)
  }

  static let all: [Human] = {
    ObjCRuntime.register(Pet.self) { c in
      c.property("name", get: { $0.name })
      c.property("age", get: { $0.age })
    }
    ObjCRuntime.register(Human.self) { c in
      c.property("name", get: { $0.name })
      c.property("age", get: { $0.age })
      c.property("nickname", get: { $0.nickname })
      c.property("isMember", get: { $0.isMember })
      c.property("tags", get: { $0.tags })
      c.property("pets", get: { $0.pets })
      c.property("born", get: { $0.born })
      c.method("olderBy:") { o, a in o.age + (try a.value(0) as Int) }
    }
    return [
      Human("Ada Lovelace", 36, nil, true, ["maths", "poetry"], [Pet("Rex", 3), Pet("Tom", 9)]),
      Human("Zoë Müller", 25, "Zo", false, ["music"], []),
      Human("ada king", 70, "Countess", false, [], [Pet("rex", 12)]),
      Human("Bob *?", 41, nil, true, [], []),
    ]
  }()
}

/// The formats that are tried, one in a line.
enum PredicateTable {
  struct Row: CustomTestStringConvertible, Sendable {
    var format, found: String
    /// How the predicate is written; nil when nothing is said about it.
    var written: String?
    var testDescription: String { format }
  }

  static let rows: [Row] = {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "predicates.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("# ") }.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let written = columns.count > 2 ? columns[2] : columns[0]
      return Row(
        format: columns[0], found: columns.count > 1 ? columns[1] : "",
        written: written.isEmpty ? nil : written)
    }
  }()
}

@Suite("Predicates from formats")
struct PredicateFormatTests {
  private func found(_ predicate: NSPredicate) -> String {
    let people = NSArray(array: Human.all)
    return predicate.filtering(people).compactMap { ($0 as? Human)?.name }.map {
      $0 == "ada king" ? "K" : String($0.prefix(1))
    }.joined()
  }

  @Test("find whom Apple's syntax says, are written as iOS writes them, and mean the same again")
  func table() {
    #expect(PredicateTable.rows.count > 100)
    for row in PredicateTable.rows {
      let raised = NSException.trapping {
        let predicate = NSPredicate(format: row.format)
        let found = found(predicate)
        #expect(found == row.found, "\(row.format)")
        if let written = row.written { #expect(predicate.predicateFormat == written) }
        let again = NSPredicate(format: predicate.predicateFormat)
        #expect(again.predicateFormat == predicate.predicateFormat)
        #expect(self.found(again) == found, "\(row.format) written as \(predicate.predicateFormat)")
      }
      #expect(raised.isEmpty, "\(row.format): \(raised)")
    }
  }

  @Test("take values for %@, keys for %K and numbers")
  func placeholders() {
    #expect(found(NSPredicate(format: "name CONTAINS[cd] %@", "muller")) == "Z")
    #expect(found(NSPredicate(format: "%K == %d", "age", 36)) == "A")
    #expect(found(NSPredicate(format: "ANY %K.%K == %@", "pets", "name", "Tom" as NSString)) == "A")
    #expect(found(NSPredicate(format: "age > %ld AND age < %lf", 36, 69.5)) == "B")
    #expect(found(NSPredicate(format: "name IN %@", ["ada king", "Zoë Müller"])) == "ZK")
    #expect(found(NSPredicate(format: "age IN %@", [36, 41] as Set<Int>)) == "AB")
    #expect(found(NSPredicate(format: "age BETWEEN %@", [36, 41])) == "AB")
    #expect(found(NSPredicate(format: "isMember == %@", NSNumber(value: true))) == "AB")
    #expect(found(NSPredicate(format: "nickname == %@", NSNull())) == "AB")
    #expect(found(NSPredicate(format: "born < %@", Date(timeIntervalSinceReferenceDate: 0))) == "AB")
    #expect(found(NSPredicate(format: "name == %@", argumentArray: ["ada king"])) == "K")
    // Quoted, it is only text.
    #expect(found(NSPredicate(format: "name == '%@'")) == "")
    #expect(
      NSPredicate(format: "%K LIKE[c] %@", "name", "a*").predicateFormat == "name LIKE[c] \"a*\"")
  }

  @Test("take values for variables")
  func variables() {
    let template = NSPredicate(format: "age > $LOW AND name BEGINSWITH[c] $START")
    #expect(template.predicateFormat == "age > $LOW AND name BEGINSWITH[c] $START")
    let predicate = template.withSubstitutionVariables(["LOW": 30, "START": "a"])
    #expect(predicate.predicateFormat == "age > 30 AND name BEGINSWITH[c] \"a\"")
    #expect(found(predicate) == "AK")
    #expect(template.evaluate(with: Human.all[3], substitutionVariables: ["LOW": 30, "START": "B"]))
    let raised = NSException.trapping { _ = template.evaluate(with: Human.all[0]) }
    #expect(raised.first?.reason?.hasPrefix("Can't get value for 'LOW' in bindings") == true)
  }

  @Test("find dictionaries by their keys")
  func dictionaries() {
    let rows: NSArray = [["name": "a", "size": 3], ["name": "b", "size": 5], ["name": "c"]]
    let big = rows.filtered(using: NSPredicate(format: "size > 2 AND name != 'a'"))
    #expect(big.count == 1)
    #expect(rows.filtered(using: NSPredicate(format: "size == nil")).count == 1)
    #expect(NSPredicate(format: "SELF.length > 2").evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF['b'] == 2").evaluate(with: ["b": 2]))
  }

  @Test(
    "raise iOS's exception when they are malformed",
    arguments: [
      "", "name =", "name = 'a", "== 3", "name LIKE", "a == 1 AND", "(a == 1", "a == 1)", "a NEAR 1",
      "a IN {1, 2",
      "a ==[x] 'b'", "a == 1 b == 2", "ANY", "SUBQUERY(a, b, c == 1)", "a..b == 1", "a == 1 OR OR b == 2",
      "a BETWEEN", "name",
    ])
  func malformed(format: String) {
    let raised = NSException.trapping { _ = NSPredicate(format: format) }
    #expect(raised.map(\.name) == [.invalidArgumentException])
    #expect(raised.first?.reason == "Unable to parse the format string \"\(format)\"")
  }

  @Test("raise iOS's exceptions for what cannot be compared")
  func impossible() {
    func reason(_ format: String, _ object: Any) -> String? {
      NSException.trapping { _ = NSPredicate(format: format).evaluate(with: object) }.first?.reason
    }
    #expect(
      reason("age CONTAINS 'a'", ["age": 5])
        == "Can't use in/contains operator with collection 5 (not a collection)")
    #expect(
      reason("age BEGINSWITH 'a'", ["age": 5])
        == "Can't do a substring operation with something that isn't a string (lhs = 5 rhs = a)")
    #expect(reason("age LIKE 'a'", ["age": 5]) == "Can't do regex matching on object 5.")
    #expect(
      reason("ANY age == 5", ["age": 5])
        == "The left hand side for an ALL or ANY operator must be either an NSArray or an NSSet.")
    #expect(
      reason("unknown == 1", Human.all[0])?.hasSuffix(
        "this class is not key value coding-compliant for the key unknown.") == true)
    #expect(
      NSException.trapping { _ = NSPredicate(format: "nonsense(3) == 1") }.first?.reason
        == "Unable to parse function name 'nonsense:' into supported selector (nonsense:)")
    #expect(
      NSException.trapping { _ = NSPredicate(format: "a == %@", argumentArray: []) }.first?.reason
        == "Insufficient arguments for conversion characters specified in format string.")
  }

  @Test("No text makes the parser fail or hang")
  func fuzz() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededNumbers(seed: seed)
    let formats = PredicateTable.rows.map { row in row.format.split(separator: " ").map { String($0) } }
    let pieces: [String] = formats.flatMap { $0 } + ["(", ")", "%@", "%K", "\"", "{", "$x"]
    for _ in 0..<2_000 {
      var words: [String]
      if Bool.random(using: &random) {
        words = formats[Int.random(in: 0..<formats.count, using: &random)]
        let piece = pieces[Int.random(in: 0..<pieces.count, using: &random)]
        words.insert(piece, at: Int.random(in: 0...words.count, using: &random))
      } else {
        words = (0..<Int.random(in: 0...14, using: &random)).map { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &random)]
        }
      }
      let format = words.joined(separator: Bool.random(using: &random) ? " " : "")
      var again: String?
      let raised = NSException.trapping {
        let predicate = NSPredicate(format: format, "name", 1)
        again = predicate.predicateFormat
      }
      if raised.isEmpty, let again {
        let second = NSException.trapping {
          let written = NSPredicate(format: again).predicateFormat
          #expect(written == again, "seed \(seed): \(format)")
        }
        #expect(second.isEmpty, "seed \(seed): \(format) is written as \(again), which is malformed")
      }
    }
    let deep = String(repeating: "(", count: 5_000) + "a == 1" + String(repeating: ")", count: 5_000)
    #expect(NSException.trapping { _ = NSPredicate(format: deep) }.count == 1)
    let broad = String(repeating: "(((((1 + 2))))) == 3 AND ", count: 200) + "TRUEPREDICATE"
    #expect(NSPredicate(format: broad).evaluate(with: nil))
  }
}

extension NSPredicate {
  fileprivate func filtering(_ array: NSArray) -> [Any] { array.filtered(using: self) }
}
