import CurbcutFoundation
import Testing

private nonisolated(unsafe) var firstKey: UInt8 = 0
private nonisolated(unsafe) var secondKey: UInt8 = 0

@Suite("What is associated with an object")
struct AssociatedObjectTests {
  @Test("is found by its key, replaced and taken away")
  func basics() {
    let object = NSObject()
    objc_setAssociatedObject(object, &firstKey, "one", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    objc_setAssociatedObject(object, &secondKey, 2, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &firstKey) as? String == "one")
    #expect(objc_getAssociatedObject(object, &secondKey) as? Int == 2)
    #expect(objc_getAssociatedObject(NSObject(), &firstKey) == nil)
    objc_setAssociatedObject(object, &firstKey, nil, .OBJC_ASSOCIATION_RETAIN)
    #expect(objc_getAssociatedObject(object, &firstKey) == nil)
    objc_removeAssociatedObjects(object)
    #expect(objc_getAssociatedObject(object, &secondKey) == nil)
  }

  @Test("is held, copied or only referred to, as the policy says")
  func policies() {
    let object = NSObject()
    let text = NSMutableString(string: "a")
    objc_setAssociatedObject(object, &firstKey, text, .OBJC_ASSOCIATION_COPY_NONATOMIC)
    text.append("b")
    #expect(objc_getAssociatedObject(object, &firstKey) as? String == "a")
    var other: NSObject? = NSObject()
    objc_setAssociatedObject(object, &secondKey, other, .OBJC_ASSOCIATION_ASSIGN)
    #expect(objc_getAssociatedObject(object, &secondKey) as? NSObject === other)
    other = nil
    #expect(objc_getAssociatedObject(object, &secondKey) == nil)
  }

  @Test("goes when its object does, at the latest when others come")
  func death() {
    weak var value: NSObject?
    do {
      let (object, held) = (NSObject(), NSObject())
      value = held
      objc_setAssociatedObject(object, &firstKey, held, .OBJC_ASSOCIATION_RETAIN)
    }
    var others: [NSObject] = []
    for _ in 0..<200 {
      others.append(NSObject())
      objc_setAssociatedObject(others.last as Any, &firstKey, 1, .OBJC_ASSOCIATION_RETAIN)
    }
    #expect(value == nil)
  }

  @Test("and its lock keeps other threads out, and not its own")
  func lock() {
    let object = NSObject()
    nonisolated(unsafe) var count = 0
    nonisolated(unsafe) let shared = object
    DispatchQueue.concurrentPerform(iterations: 100) { _ in
      objc_sync_enter(shared)
      objc_sync_enter(shared)
      let before = count
      count = before + 1
      objc_sync_exit(shared)
      objc_sync_exit(shared)
    }
    #expect(count == 100)
  }
}
