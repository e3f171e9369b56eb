import CurbcutFoundation
import Testing

class NamedForObjectiveC: NSObject {}
class Late { class Inner: NSObject {} }
class Outer { class Inner: NSObject {} }

@Suite("A class's name")
struct ClassNameTests {
  @Test("given with @objc(Name) finds the class, and is its name")
  func custom() {
    ObjCRuntime.registerClass(NamedForObjectiveC.self, name: "ABCNamed")
    #expect(NSClassFromString("ABCNamed") == NamedForObjectiveC.self)
    #expect(NSStringFromClass(NamedForObjectiveC.self) == "ABCNamed")
    #expect(NSClassFromString("CurbcutFoundationTests.NamedForObjectiveC") == NamedForObjectiveC.self)
  }

  @Test("with its module finds classes of the app, inside other types too once they registered")
  func modules() {
    #expect(NSClassFromString("CurbcutFoundationTests.Outer") == Outer.self)
    ObjCRuntime.register(Outer.Inner.self) { _ in }
    #expect(NSClassFromString("CurbcutFoundationTests.Outer.Inner") == Outer.Inner.self)
    #expect(NSClassFromString("Outer") == Outer.self)
    #expect(NSClassFromString("Nothing") == nil)
    #expect(NSStringFromClass(Outer.Inner.self) == "CurbcutFoundationTests.Outer.Inner")
  }

  @Test("that was not found is found once a class inside another type registered, or was given it")
  func later() {
    let names = ["CurbcutFoundationTests.Late.Inner", "XYZLate"]
    #expect(names.allSatisfy { NSClassFromString($0) == nil })
    ObjCRuntime.register(Late.Inner.self) { _ in }
    #expect(NSClassFromString(names[0]) == Late.Inner.self)
    ObjCRuntime.registerClass(Late.self, name: "XYZLate")
    #expect(NSClassFromString(names[1]) == Late.self)
  }

  @Test("of Foundation's stands without a module")
  func foundation() {
    #expect(NSClassFromString("NSString") == NSString.self)
    #expect(NSStringFromClass(NSString.self) == "NSString")
  }
}
