import CurbcutFoundation
import Testing

class NamedForObjectiveC: NSObject {}
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

  @Test("of Foundation's stands without a module")
  func foundation() {
    #expect(NSClassFromString("NSString") == NSString.self)
    #expect(NSStringFromClass(NSString.self) == "NSString")
  }
}
