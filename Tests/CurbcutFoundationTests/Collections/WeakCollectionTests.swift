import CurbcutFoundation
import Testing

@Suite("Collections that let go")
struct WeakCollectionTests {
  @Test("have the members that are still there, in order, once each")
  func hashTable() {
    let table = NSHashTable<NSObject>.weakObjects()
    let (first, second) = (NSObject(), NSObject())
    var third: NSObject? = NSObject()
    for object in [first, second, third, first] { table.add(object) }
    #expect(table.count == 3)
    third = nil
    #expect(table.allObjects == [first, second])
    #expect(table.contains(first))
    table.remove(first)
    #expect(!table.contains(first))
    table.removeAllObjects()
    #expect(table.anyObject == nil)
  }

  @Test("compare by equality unless told otherwise")
  func equality() {
    let table = NSHashTable<NSString>(options: .strongMemory)
    table.add("a")
    #expect(table.contains(NSString(string: "a")))
    #expect(table.member("a") == "a")
  }

  @Test("hold keys, values, both or none")
  func mapTable() {
    let weakKeys = NSMapTable<NSObject, NSString>.weakToStrongObjects()
    var key: NSObject? = NSObject()
    weakKeys.setObject("v", forKey: key)
    #expect(weakKeys.object(forKey: key) == "v")
    key = nil
    #expect(weakKeys.count == 0)
    let weakValues = NSMapTable<NSString, NSObject>.strongToWeakObjects()
    var value: NSObject? = NSObject()
    weakValues.setObject(value, forKey: "k")
    #expect(weakValues.object(forKey: "k") === value)
    value = nil
    #expect(weakValues.object(forKey: "k") == nil)
    let both = NSMapTable<NSString, NSString>.strongToStrongObjects()
    both.setObject("1", forKey: "a")
    both.setObject("2", forKey: "a")
    #expect(both.count == 1 && both.object(forKey: "a") == "2")
    both.removeObject(forKey: "a")
    #expect(both.dictionaryRepresentation().isEmpty)
  }
}

@Suite("Notifications to wait for")
struct NotificationSequenceTests {
  @Test("come in the order in which they were posted")
  func sequence() async {
    let center = NotificationCenter()
    let name = Notification.Name("n")
    var iterator = center.notifications(named: name).makeAsyncIterator()
    center.post(name: name, object: nil, userInfo: ["i": 1])
    center.post(name: name, object: nil, userInfo: ["i": 2])
    #expect(await iterator.next()?.userInfo?["i"] as? Int == 1)
    #expect(await iterator.next()?.userInfo?["i"] as? Int == 2)
  }
}
