import CurbcutFoundation
import Testing

@Suite("An archive of predicates and sort descriptors")
struct PredicateCodingTests {
  private func copied<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data))
  }

  nonisolated static let formats = [
    "name == 'Ann' AND age > 3", "NOT (age IN {1, 2, 3})", "ANY tags CONTAINS[cd] 'x'", "age BETWEEN {1, 5}",
    "SUBQUERY(pets, $p, $p.age > 1).@count > 0", "name LIKE[c] $PATTERN", "TRUEPREDICATE",
    "age + 2 * 3 >= -1",
    "TERNARY(age > 1, 'a', 'b') == 'a'", "list[FIRST] == 3", "name == nil", "SELF == 4",
  ]

  @Test("gives the same predicates back", arguments: formats)
  func predicates(format: String) throws {
    let predicate = NSPredicate(format: format)
    let copy = try copied(predicate)
    #expect(copy.predicateFormat == predicate.predicateFormat && copy == predicate && copy !== predicate)
  }

  @Test("gives values back that have no literal")
  func values() throws {
    let predicate = NSPredicate(
      format: "when < %@", argumentArray: [Date(timeIntervalSinceReferenceDate: 10)])
    let copy = try copied(predicate)
    #expect(copy.evaluate(with: ["when": Date(timeIntervalSinceReferenceDate: 5)] as NSDictionary))
    #expect(!copy.evaluate(with: ["when": Date(timeIntervalSinceReferenceDate: 15)] as NSDictionary))
  }

  @Test("gives sort descriptors back")
  func descriptors() throws {
    let descriptor = NSSortDescriptor(
      key: "name", ascending: false, selector: Selector("localizedStandardCompare:"))
    let copy = try copied(descriptor)
    #expect(copy == descriptor && copy.key == "name" && !copy.ascending)
  }

  @Test("takes no closures")
  func closures() throws {
    for object in [
      NSPredicate(block: { _, _ in true }) as any NSSecureCoding,
      NSSortDescriptor(key: "a", ascending: true, comparator: { _, _ in .orderedSame }),
    ] {
      let raised = try NSException.trapping {
        _ = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
      }
      #expect(raised.first?.name == .invalidArgumentException)
    }
  }
}
