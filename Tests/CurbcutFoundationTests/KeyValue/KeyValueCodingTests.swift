import CurbcutFoundation
import Testing

private enum Level: Int { case low, high }

private class Person: NSObject {
  var name = ""
  var age = 0
  var height: CGFloat = 0
  var weight: Double = 0
  var isMember = false
  var nickname: String?
  var level = Level.low
  weak var friend: Person?
  var children: [Person] = []
  var outlet: NSString!
  var undefined: [String] = []
  func initials() -> String { String(name.prefix(1)) }
}

private final class Strict: NSObject {
  var log: [String] = []
  func setValue(_ value: Any?, forUndefinedKey key: String) { log.append("\(key)=\(value ?? "nil")") }
  func value(forKey key: String) -> Any? { key == "secret" ? "42" : super.value(forKey: key) }
}

private let registration: Void = {
  ObjCRuntime.register(Person.self) { c in
    c.property("name", get: { $0.name }, set: { $0.name = $1 })
    c.property("age", get: { $0.age }, set: { $0.age = $1 })
    c.property("height", get: { $0.height }, set: { $0.height = $1 })
    c.property("weight", get: { $0.weight }, set: { $0.weight = $1 })
    c.property("isMember", get: { $0.isMember }, set: { $0.isMember = $1 })
    c.property("nickname", get: { $0.nickname }, set: { $0.nickname = $1 })
    c.property("level", get: { $0.level }, set: { $0.level = $1 })
    c.property("friend", get: { $0.friend }, set: { $0.friend = $1 })
    c.property("children", get: { $0.children }, set: { $0.children = $1 })
    c.property("outlet", get: { $0.outlet }, set: { $0.outlet = $1 })
    c.property("hash2", get: { $0.hash })
    c.method("initials") { o, _ in o.initials() }
  }
  ObjCRuntime.register(Strict.self) { c in
    c.method("setValue:forUndefinedKey:") { o, a in
      o.setValue(try a.value(0) as Any?, forUndefinedKey: try a.value(1))
    }
    c.method("valueForKey:") { o, a in o.value(forKey: try a.value(0)) }
  }
}()

extension Shared {
  @MainActor
  @Suite("Key-value coding")
  struct KeyValueCodingTests {
    init() { registration }

    @Test("sets and reads properties by name, and converts numbers")
    func basics() {
      let person = Person()
      person.setValue("Ada", forKey: "name")
      person.setValue(NSNumber(value: 36.7), forKey: "age")
      person.setValue(2, forKey: "height")
      person.setValue("1.5", forKey: "weight")
      person.setValue(1, forKey: "isMember")
      person.setValue(NSNumber(value: 1), forKey: "level")
      person.setValue(NSString("Countess"), forKey: "nickname")
      person.setValue("o", forKey: "outlet")
      #expect(person.name == "Ada")
      #expect(person.age == 36)
      #expect(person.height == 2)
      #expect(person.weight == 1.5)
      #expect(person.isMember)
      #expect(person.level == .high)
      #expect(person.nickname == "Countess")
      #expect(person.outlet == "o")
      #expect(person.value(forKey: "age") as? Int == 36)
      person.setValue(nil, forKey: "nickname")
      #expect(person.value(forKey: "nickname") == nil)
      #expect(person.value(forKey: "initials") as? String == "A")
      person.setValue("no", forKey: "isMember")
      #expect(!person.isMember)
    }

    @Test("knows a flag by its name with and without is")
    func flags() {
      let person = Person()
      person.setValue(true, forKey: "member")
      #expect(person.isMember)
      #expect(person.value(forKey: "member") as? Bool == true)
      person.perform("setMember:", with: false)
      #expect(!person.isMember)
    }

    @Test("follows key paths, and counts, sums and maps over collections")
    func keyPaths() {
      let (parent, first, second) = (Person(), Person(), Person())
      first.setValuesForKeys(["name": "B", "age": 4, "nickname": NSNull()])
      second.setValuesForKeys(["name": "C", "age": 8])
      parent.children = [first, second]
      parent.friend = first
      #expect(parent.value(forKeyPath: "friend.name") as? String == "B")
      parent.setValue("D", forKeyPath: "friend.name")
      #expect(first.name == "D")
      #expect(parent.value(forKeyPath: "children.@count") as? Int == 2)
      #expect(parent.value(forKeyPath: "children.@sum.age") as? Int == 12)
      #expect(parent.value(forKeyPath: "children.@avg.age") as? Double == 6)
      #expect(parent.value(forKeyPath: "children.@max.age") as? Int == 8)
      #expect(parent.value(forKeyPath: "children.name") as? [String] == ["D", "C"])
      parent.friend = nil
      #expect(parent.value(forKeyPath: "friend.name") == nil)
      #expect(
        first.dictionaryWithValues(forKeys: ["age", "nickname"]) as NSDictionary == [
          "age": 4, "nickname": NSNull(),
        ])
    }

    @Test(
      "raises for an unknown key, says on standard error that a value is of another type, and sets nothing")
    func errors() {
      let person = Person()
      let raised = NSException.trapping {
        person.setValue(1, forKey: "nope")
        _ = person.value(forKey: "nope")
        person.setValue(nil, forKey: "age")
      }
      #expect(
        raised.map(\.name) == [.undefinedKeyException, .undefinedKeyException, .invalidArgumentException])
      let reasons = raised.map { ($0.reason ?? "").replacing(#/ 0x[0-9a-f]+/#, with: "") }
      #expect(
        reasons == [
          "[<CurbcutFoundationTests.Person> setValue:forUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key nope.",
          "[<CurbcutFoundationTests.Person> valueForUndefinedKey:]: this class is not key value "
            + "coding-compliant for the key nope.",
          "[<CurbcutFoundationTests.Person> setNilValueForKey]: could not set nil as the value for the key age.",
        ])
      #expect(reports { person.setValue(1, forKey: "hash2") }.count == 1)
      #expect(
        reports { person.setValue(Date(), forKey: "age") } == [
          "age of Person must be Int, but the value is Date"
        ])
    }

    @Test("asks a class's own version of a method first, whose super is the usual one")
    func overrides() {
      let strict = Strict()
      let object: NSObject = strict
      object.setValue(3, forKey: "x")
      #expect(strict.log == ["x=3"])
      #expect(object.value(forKey: "secret") as? String == "42")
      #expect(reports { _ = object.value(forKey: "other") }.count == 1)
    }

    @Test("reads and sets the entries of dictionaries")
    func dictionaries() {
      let dictionary = NSMutableDictionary()
      (dictionary as NSObject).setValue("v", forKey: "k")
      #expect((dictionary as NSObject).value(forKey: "k") as? String == "v")
    }
  }
}
