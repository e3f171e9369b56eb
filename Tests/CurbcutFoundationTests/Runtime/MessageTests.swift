import CurbcutFoundation
import Foundation
import Testing

private class Animal: NSObject {
  var heard: [String] = []
  var legs = 4
  func say(_ word: String) { heard.append(word) }
  func move(_ steps: Int, by seconds: Double) -> Int { steps * Int(seconds) }
  func name() -> String? { nil }
  func friend() -> Animal { self }
  func take(_ any: Any) { heard.append("\(any)") }
  func maybe(_ one: NSNumber?) { heard.append("\(one?.intValue ?? -1)") }
  func note(_ notification: Notification) { heard.append(notification.name.rawValue) }
  func turn(_ mode: Mode) { heard.append("\(mode)") }
  class func make(_ legs: Int) -> Animal {
    let animal = Self.create()
    animal.legs = legs
    return animal
  }
  class func create() -> Animal { Animal() }
  enum Mode: Int { case slow, fast }
}

private final class Dog: Animal {
  func bark() -> String { "wuff" }
  override class func create() -> Animal { Dog() }
}

private let registration: Void = {
  ObjCRuntime.register(Animal.self) { c in
    c.method("say:") { o, a in o.say(try a.value(0)) }
    c.method("move:by:") { o, a in o.move(try a.value(0), by: try a.value(1)) }
    c.method("name") { o, a in o.name() }
    c.method("friend") { o, a in o.friend() }
    c.method("take:") { o, a in o.take(try a.value(0)) }
    c.method("maybe:") { o, a in o.maybe(try a.value(0)) }
    c.method("note:") { o, a in o.note(try a.value(0)) }
    c.method("turn:") { o, a in o.turn(try a.value(0)) }
    c.classMethod("make:") { t, a in t.make(try a.value(0)) }
    c.property("legs", get: { $0.legs }, set: { $0.legs = $1 })
  }
  ObjCRuntime.register(Dog.self) { c in
    c.method("bark") { o, a in o.bark() }
  }
}()

private final class Proxy: NSObject {
  let dog = Dog()
  func responds(to selector: Selector!) -> Bool { selector == "bark" || super.responds(to: selector) }
}

extension Shared {
  @MainActor
  @Suite("A message by selector")
  struct MessageTests {
    init() { registration }

    @Test("reaches the method, along the superclass chain, with its arguments as the types it takes")
    func send() throws {
      let dog = Dog()
      try ObjCRuntime.send("say:", to: dog, arguments: [NSString("hello")])
      #expect(dog.heard == ["hello"])
      #expect(try ObjCRuntime.send("move:by:", to: dog, arguments: [3, NSNumber(value: 2.5)]) as? Int == 6)
      #expect(try ObjCRuntime.send("bark", to: dog) as? String == "wuff")
      #expect(try ObjCRuntime.send("name", to: dog) == nil)
      #expect(try ObjCRuntime.send("say:", to: dog, arguments: ["x", "too much"]) == nil)
      try ObjCRuntime.send("turn:", to: dog, arguments: [NSNumber(value: 1)])
      #expect(dog.heard.last == "fast")
      try ObjCRuntime.send("note:", to: dog, arguments: [NSNotification(name: .init("N"), object: nil)])
      #expect(dog.heard.last == "N")
    }

    @Test("takes nil, and a missing argument as nil, where the method does")
    func nothing() throws {
      let animal = Animal()
      try ObjCRuntime.send("maybe:", to: animal, arguments: [nil])
      try ObjCRuntime.send("maybe:", to: animal)
      try ObjCRuntime.send("maybe:", to: animal, arguments: [7])
      #expect(animal.heard == ["-1", "-1", "7"])
      #expect(throws: ObjCArguments.Mismatch.self) { try ObjCRuntime.send("say:", to: animal) }
    }

    @Test("is not sent when an argument is of another type, and standard error says which")
    func mismatch() {
      let animal = Animal()
      let said = reports { ObjCRuntime.deliver("say:", to: animal, arguments: [Date()]) }
      #expect(said == ["argument 1 of say: must be String, but is Date"])
      #expect(animal.heard.isEmpty)
    }

    @Test("that nobody answers is an error that names class and selector")
    func unrecognized() {
      let said = reports { ObjCRuntime.deliver("fly", to: Animal()) }
      #expect(said.count == 1)
      #expect(
        said[0].hasPrefix(
          "-[CurbcutFoundationTests.Animal fly]: unrecognized selector sent to instance 0x") == true)
      #expect(throws: ObjCRuntime.UnrecognizedSelector.self) { try ObjCRuntime.send("bark", to: Animal()) }
      #expect(!Animal().responds(to: "bark"))
      #expect(Dog().responds(to: "bark"))
      #expect(!Dog().responds(to: nil))
    }

    @Test("reaches methods of the class, of subclasses too")
    func classMethods() throws {
      let made = try ObjCRuntime.send("make:", to: Dog.self, arguments: [3])
      #expect((made as? Dog)?.legs == 3)
      #expect(Dog.responds(to: "make:"))
      #expect(!Dog.responds(to: "bark"))
      #expect(Dog.instancesRespond(to: "bark"))
      let by = Dog.perform("make:", with: 5)
      #expect((by?.takeUnretainedValue() as? Animal)?.legs == 5)
    }

    @Test("goes on to another object when a class says so")
    func forwarding() throws {
      ObjCRuntime.register(Proxy.self) { c in
        c.method("respondsToSelector:") { o, a in o.responds(to: try a.value(0)) }
        c.method("forwardingTargetForSelector:") { o, _ in o.dog }
      }
      let proxy: NSObject = Proxy()
      #expect(proxy.responds(to: "bark"))
      #expect(!proxy.responds(to: "fly"))
      #expect(try ObjCRuntime.send("bark", to: proxy) as? String == "wuff")
    }

    @Test("may be a property's getter or setter")
    func accessors() throws {
      let animal = Animal()
      #expect(animal.responds(to: "setLegs:"))
      animal.perform("setLegs:", with: 8)
      #expect(animal.legs == 8)
      #expect(animal.perform("legs")?.takeUnretainedValue() as? Int == 8)
    }

    @Test("performed, returns an object that lives until it is taken")
    func perform() {
      let animal = Animal()
      weak var weakly: Animal?
      autoreleasepool {
        weakly = Dog.perform("make:", with: 1)?.takeUnretainedValue() as? Animal
        #expect(weakly != nil)
      }
      #expect(weakly == nil)
      #expect(animal.perform("friend")?.takeUnretainedValue() === animal)
      #expect(animal.perform("name") == nil)
      #expect(animal.perform("say:", with: "a") == nil)
      let delegate: any NSObjectProtocol = animal
      delegate.perform("move:by:", with: 2, with: 3)
      #expect(delegate.responds(to: "move:by:"))
    }

    @Test("may come from any thread, while classes register")
    nonisolated func threads() {
      DispatchQueue.concurrentPerform(iterations: 64) { index in
        if index % 8 == 0 { ObjCRuntime.register(Animal.self) { $0.method("m\(index)") { _, _ in index } } }
        #expect(Dog().perform("bark")?.takeUnretainedValue() as? String == "wuff")
      }
      #expect((try? ObjCRuntime.send("m8", to: Dog())) as? Int == 8)
    }
  }
}

private protocol Registering { static func registerItself() }

private class Box<Value>: NSObject {
  var value: Value?
  func size() -> Int { MemoryLayout<Value>.size }
}

extension Box: Registering {
  static func registerItself() {
    ObjCRuntime.register(Box<Value>.self) { c in
      c.method("size") { o, _ in o.size() }
      c.property("value", get: { $0.value }, set: { $0.value = $1 })
    }
  }
}

private final class IntBox: Box<Int> {}

@Suite("A generic class")
struct GenericClassTests {
  @Test("registers each of its specialisations when it is first met")
  func specialisations() throws {
    ObjCRuntime.registerGeneric { type in (type as? any Registering.Type)?.registerItself() }
    #expect(try ObjCRuntime.send("size", to: Box<Int8>()) as? Int == 1)
    #expect(try ObjCRuntime.send("size", to: Box<Int32>()) as? Int == 4)
    let box = IntBox()
    box.setValue(NSNumber(value: 5.0), forKey: "value")
    #expect(box.value == 5)
  }
}

private class Listener: NSObject {
  var title: String? { "t" }
  func picked(_ index: Int) -> Bool { index > 2 }
  func done() {}
}

@Suite("An optional member of a protocol")
struct OptionalMemberTests {
  @Test("is nil for an object without it, else can be called")
  func optional() {
    ObjCRuntime.register(Listener.self) { c in
      c.method("picked:") { o, a in o.picked(try a.value(0)) }
      c.method("done") { o, _ in o.done() }
      c.property("title", get: { $0.title })
    }
    let picked: ((Int) -> Bool)? = ObjCRuntime.optionalMethod("picked:", of: Listener())
    #expect(picked?(3) == true)
    #expect(picked?(1) == false)
    let done: (() -> Void)? = ObjCRuntime.optionalMethod("done", of: Listener())
    #expect(done?() != nil)
    let missing: ((Int) -> Void)? = ObjCRuntime.optionalMethod("missing:", of: Listener())
    #expect(missing == nil)
    let title: String?? = ObjCRuntime.optionalProperty("title", of: Listener())
    #expect(title == "t")
    let other: Int? = ObjCRuntime.optionalProperty("other", of: Listener())
    #expect(other == nil)
  }
}
