import CurbcutFoundation
import Testing

@Suite("Predicates, expressions and sort descriptors from parts")
struct PredicateClassTests {
  private let people = NSArray(array: Human.all)

  private func names(_ found: [Any]) -> [String] { found.compactMap { ($0 as? Human)?.name } }

  @Test("A comparison keeps its parts, and its class when it comes from a format")
  func comparison() throws {
    let predicate = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"),
      rightExpression: NSExpression(forConstantValue: "ADA"),
      modifier: .direct, type: .contains, options: [.caseInsensitive, .diacriticInsensitive])
    #expect(predicate.predicateFormat == "name CONTAINS[cd] \"ADA\"")
    #expect(names(people.filtered(using: predicate)) == ["Ada Lovelace", "ada king"])
    let parsed = try #require(NSPredicate(format: "name CONTAINS[cd] 'ADA'") as? NSComparisonPredicate)
    #expect(parsed == predicate && parsed.hash == predicate.hash)
    #expect(
      parsed.leftExpression.keyPath == "name" && parsed.rightExpression.constantValue as? String == "ADA")
    #expect(
      parsed.predicateOperatorType == .contains
        && parsed.options == [.caseInsensitive, .diacriticInsensitive])
    let every = try #require(NSPredicate(format: "ALL pets.age > 3") as? NSComparisonPredicate)
    #expect(every.comparisonPredicateModifier == .all)
    let custom = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"), rightExpression: NSExpression(forConstantValue: "x"),
      customSelector: Selector("isEqualToString:"))
    #expect(
      custom.predicateOperatorType == .customSelector && custom.customSelector?.name == "isEqualToString:")
  }

  @Test("A compound joins others, and is what NSCompoundPredicate(format:) makes")
  func compounds() throws {
    let member = NSPredicate(format: "isMember == YES")
    let old = NSPredicate(format: "age > 40")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [member, old])
    let either = NSCompoundPredicate(orPredicateWithSubpredicates: [member, old])
    let not = NSCompoundPredicate(notPredicateWithSubpredicate: either)
    #expect(names(people.filtered(using: both)) == ["Bob *?"])
    #expect(names(people.filtered(using: either)) == ["Ada Lovelace", "ada king", "Bob *?"])
    #expect(names(people.filtered(using: not)) == ["Zoë Müller"])
    #expect(not.predicateFormat == "NOT (isMember == 1 OR age > 40)")
    #expect(NSCompoundPredicate(andPredicateWithSubpredicates: []).evaluate(with: nil))
    #expect(!NSCompoundPredicate(orPredicateWithSubpredicates: []).evaluate(with: nil))
    let parsed = try #require(NSPredicate(format: "a == 1 OR b == 2") as? NSCompoundPredicate)
    #expect(parsed.compoundPredicateType == .or && parsed.subpredicates.count == 2)
    // Apple's TableSearch sample asks for this class.
    let one = NSCompoundPredicate(format: "(SELF.age == %ld)", 36)
    #expect(names(people.filtered(using: one)) == ["Ada Lovelace"])
    let block = NSPredicate { object, bindings in (object as? Int) == bindings?["X"] as? Int }
    #expect(block.evaluate(with: 3, substitutionVariables: ["X": 3]))
    #expect(NSPredicate(value: true).predicateFormat == "TRUEPREDICATE")
  }

  @Test("A subclass of an app's is made from a format, too")
  func subclass() {
    final class Loud: NSPredicate, @unchecked Sendable {}
    let predicate = Loud(format: "age == 36")
    #expect(predicate.evaluate(with: Human.all[0]) && !predicate.evaluate(with: Human.all[1]))
    #expect(predicate.predicateFormat == "age == 36")
  }

  @Test(
    "Expressions are calculated, and written",
    arguments: [
      ("1 + 2 * 3", "1 + 2 * 3", 7), ("(1 + 2) * 3", "(1 + 2) * 3", 9), ("7 / 2", "7 / 2", 3),
      ("7.0 / 2", "7 / 2", 3.5), ("2 ** 10", "2 ** 10", 1024), ("10 - 2 - 3", "10 - 2 - 3", 5),
      ("10 - (2 - 3)", "10 - (2 - 3)", 11), ("sum({1, 2, 3})", "sum:({1, 2, 3})", 6),
      ("average({1, 2})", "average:({1, 2})", 1.5), ("median({5, 1, 9, 3})", "median:({5, 1, 9, 3})", 4),
      ("stddev({2, 4, 4, 4, 5, 5, 7, 9})", "stddev:({2, 4, 4, 4, 5, 5, 7, 9})", 2),
      ("count({1, 2, 3})", "count:({1, 2, 3})", 3), ("min(4, 2)", "min:(4, 2)", 2),
      ("sqrt(16)", "sqrt:(16)", 4),
      ("floor(2.5)", "floor:(2.5)", 2), ("ceiling(2.5)", "ceiling:(2.5)", 3), ("abs(-4)", "abs:(-4)", 4),
      ("6 & 3", "6 & 3", 2), ("6 | 3", "6 | 3", 7), ("1 << 4", "1 << 4", 16), ("~5", "~5", -6),
      ("modulus:by:(7, 4)", "modulus:by:(7, 4)", 3), ("{4, 5, 6}[1]", "{4, 5, 6}[1]", 5),
      ("{4, 5, 6}[LAST]", "{4, 5, 6}[LAST]", 6), ("TERNARY(1 < 2, 10, 20)", "TERNARY(1 < 2, 10, 20)", 10),
      ("CAST('42', 'NSNumber')", "CAST(\"42\", \"NSNumber\")", 42), ("raise:toPower:(2, 3)", "2 ** 3", 8),
    ])
  func arithmetic(format: String, written: String, value: Double) {
    let raised = NSException.trapping {
      let expression = NSExpression(format: format)
      let found = expression.expressionValue(with: nil, context: nil) as? NSNumber
      #expect(found?.doubleValue == value, "\(format)")
      #expect(expression.description == written)
    }
    #expect(raised.isEmpty)
  }

  @Test("Expressions have kinds and parts")
  func expressions() {
    let context: NSMutableDictionary = ["X": 5]
    #expect(NSExpression(forVariable: "X").expressionValue(with: nil, context: context) as? Int == 5)
    #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: 3, context: nil) as? Int == 3)
    let sum = NSExpression(
      forFunction: "add:to:",
      arguments: [NSExpression(forConstantValue: 1), NSExpression(forConstantValue: 2)])
    #expect(sum.expressionValue(with: nil, context: nil) as? Int == 3 && sum.expressionType == .function)
    #expect(sum.function == "add:to:" && sum.arguments?.count == 2 && sum.description == "1 + 2")
    let names = NSExpression(forKeyPath: "pets.name").expressionValue(with: Human.all[0], context: nil)
    #expect(names as? [String] == ["Rex", "Tom"])
    let union = NSExpression(
      forUnionSet: NSExpression(forConstantValue: [1, 2]), with: NSExpression(forConstantValue: [2, 3]))
    #expect(union.expressionValue(with: nil, context: nil) as? Set<Int> == [1, 2, 3])
    let block = NSExpression(
      block: { object, arguments, _ in "\(object ?? "")\(arguments)" }, arguments: [sum])
    #expect(block.expressionValue(with: "x", context: nil) as? String == "x[3]")
    let subquery = NSExpression(
      forSubquery: NSExpression(forKeyPath: "pets"), usingIteratorVariable: "p",
      predicate: NSPredicate(format: "$p.age > 5"))
    #expect((subquery.expressionValue(with: Human.all[0], context: nil) as? [Pet])?.map(\.name) == ["Tom"])
    let raised = NSException.trapping { _ = NSExpression(forFunction: "what:", arguments: []) }
    #expect(raised.first?.reason == "Unable to parse function name 'what:' into supported selector (what:)")
    #expect(NSException.trapping { _ = sum.keyPath }.count == 1)
  }

  @Test("Collections are filtered and sorted, in place and into new ones")
  func collections() {
    let even = NSPredicate(format: "modulus:by:(SELF, 2) == 0")
    let down = [NSSortDescriptor(key: nil, ascending: false)]
    #expect(NSArray(array: [1, 2, 3, 4]).filtered(using: even) as? [Int] == [2, 4])
    #expect(NSArray(array: [1, 3, 2]).sortedArray(using: down) as? [Int] == [3, 2, 1])
    let array = NSMutableArray(array: [4, 1, 2])
    array.filter(using: even)
    array.sort(using: [NSSortDescriptor(key: "self", ascending: true)])
    #expect(array as? [Int] == [2, 4])
    #expect(NSSet(array: [1, 2]).filtered(using: even) as? Set<Int> == [2])
    #expect(NSSet(array: [1, 2]).sortedArray(using: down) as? [Int] == [2, 1])
    let set = NSMutableSet(array: [1, 2])
    set.filter(using: even)
    #expect(set == NSSet(array: [2]))
    let ordered = NSMutableOrderedSet(array: [4, 1, 6])
    #expect(ordered.filtered(using: even).array as? [Int] == [4, 6])
    ordered.filter(using: even)
    ordered.sort(using: down)
    #expect(ordered.array as? [Int] == [6, 4])
    #expect(
      NSArray(array: ["b", "A", "c"]).sortedArray(using: Selector("caseInsensitiveCompare:")) as? [String]
        == ["A", "b", "c"])
  }

  @Test("Descriptors sort by keys, key paths, selectors and closures; nil first, equal ones as they were")
  func sorting() {
    func sorted(_ descriptors: NSSortDescriptor...) -> [String] {
      names(people.sortedArray(using: descriptors)).map { String($0.prefix(5)) }
    }
    #expect(sorted(NSSortDescriptor(key: "age", ascending: true)) == ["Zoë M", "Ada L", "Bob *", "ada k"])
    #expect(sorted(NSSortDescriptor(key: "name", ascending: true)) == ["Ada L", "Bob *", "Zoë M", "ada k"])
    let insensitive = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("localizedCaseInsensitiveCompare:"))
    #expect(sorted(insensitive) == ["ada k", "Ada L", "Bob *", "Zoë M"])
    #expect(
      sorted(NSSortDescriptor(key: "nickname", ascending: true), insensitive) == [
        "Ada L", "Bob *", "ada k", "Zoë M",
      ])
    #expect(
      sorted(
        NSSortDescriptor(key: "isMember", ascending: false),
        NSSortDescriptor(keyPath: \Human.age, ascending: false))
        == ["Bob *", "Ada L", "ada k", "Zoë M"])
    #expect(
      sorted(NSSortDescriptor(key: "pets.@count", ascending: false)) == ["Ada L", "ada k", "Zoë M", "Bob *"])
    let length = NSSortDescriptor(key: "name", ascending: true) { left, right in
      let left = (left as? String)?.count ?? 0, right = (right as? String)?.count ?? 0
      return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
    }
    #expect(sorted(length) == ["Bob *", "ada k", "Zoë M", "Ada L"])
    let reversed = length.reversedSortDescriptor as? NSSortDescriptor
    #expect(reversed?.ascending == false)
    #expect(
      NSArray(array: ["file 10", "file 9"]).sortedArray(
        using: [NSSortDescriptor(key: nil, ascending: true, selector: Selector("localizedStandardCompare:"))])
        as? [String] == ["file 9", "file 10"])
    let swift = NSSortDescriptor(SortDescriptor(\Human.age, order: .reverse))
    #expect(sorted(swift) == ["ada k", "Bob *", "Ada L", "Zoë M"] && !swift.ascending)
  }
}
