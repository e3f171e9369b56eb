import SourceLowering
import Testing

@Suite("Optional members of protocols are found by name")
struct OptionalMemberTests {
  private static let declaration = """
    @objc public protocol P {
      @objc optional func pick(_ x: Int, did label: String) -> Bool
      @objc optional func done()
      @objc optional func find(_ x: Int) -> String?
      @objc(customName:) optional func named(_ done: () -> Void)
      @objc optional var title: String { get }
      func need()
    }

    """

  @Test func theProtocolKeepsItsRequiredMembersAndIsOneOfClasses() {
    let text = body(Self.declaration)
    #expect(text.contains("public protocol P: AnyObject {"))
    #expect(text.contains("  func need()"))
    #expect(!text.contains("optional"))
  }

  @Test(arguments: [
    "public func pick(_ x0: Int, did x1: String) -> (Bool)? { _optional_pick__did?(x0, x1) }",
    "public var _optional_pick__did: ((Int, String) -> Bool)? { ObjCRuntime.optionalMethod(\"pick:did:\", of: self) }",
    "public func find(_ x0: Int) -> String? {",
    "public func done() -> (Void)? {",
    "public func named(_ x0: @escaping () -> Void)",
    "ObjCRuntime.optionalMethod(\"customName:\", of: self)",
    "public var title: (String)? { ObjCRuntime.optionalProperty(\"title\", of: self) }",
  ])
  func anExtensionStandsForTheOthers(line: String) {
    #expect(lowered(Self.declaration).contains(line))
  }

  @Test(arguments: [
    ("d.pick?(1, did: \"\")", "d.pick (1, did: \"\")"),
    ("d?.pick?(1, did: \"\")", "d?.pick (1, did: \"\")"),
    ("d.done?()", "d.done ()"),
    ("d.done!()", "d.done ()!"),
    ("d.find?(1)?.count", "d.find (1)?.count"),
    ("d.pick?(1, did: \"\").description", "d.pick (1, did: \"\")?.description"),
    ("d.named? { }", "d.named  { }"),
    ("if d.pick != nil {}", "if d._optional_pick__did != nil {}"),
    ("if let f = d?.done { f() }", "if let f = d?._optional_done { f() }"),
    ("d.other?()", "d.other?()"),
    ("d.pick?(1, other: 2)", "d.pick?(1, other: 2)"),
    ("handler?(1)", "handler?(1)"),
  ])
  func calls(written: String, lowered expected: String) {
    #expect(lowered(Self.declaration + "func f() { \(written) }").contains("func f() { \(expected) }"))
  }

  @Test func whatFulfilsARequirementIsRegisteredUnderItsSelector() {
    let text = lowered(
      Self.declaration + """
        class A: NSObject, P { func need() {}; func named(_ x: () -> Void) {}; var title = "" }
        class B: A { func done() {}; func other() {} }
        """)
    #expect(text.contains("c.method(\"customName:\")"))
    #expect(text.contains("c.property(\"title\""))
    #expect(text.contains("c.method(\"done\")"))
    #expect(!text.contains("c.method(\"other\")"))
  }
}
