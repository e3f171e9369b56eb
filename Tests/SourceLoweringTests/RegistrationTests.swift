import SourceLowering
import Testing

@Suite("Classes register what Objective-C would know of them")
struct RegistrationTests {
  /// What a member in a class must give among the registrations.
  @Test(arguments: [
    (
      "@IBAction func tapped(_ sender: UIButton) {}",
      "c.method(\"tapped:\") { o, a in try o.tapped(a.value(0) as UIButton) }"
    ),
    ("@IBAction func tapped() {}", "c.method(\"tapped\") { o, a in o.tapped() }"),
    (
      "@IBAction private func tap(_ s: Any, for event: UIEvent) {}",
      "c.method(\"tap:for:\") { o, a in try o.tap(a.value(0) as Any, for: a.value(1) as UIEvent) }"
    ),
    (
      "@objc func load(url: URL!) {}",
      "c.method(\"loadWithUrl:\") { o, a in try o.load(url: a.value(0) as URL?) }"
    ),
    (
      "@objc(go:by:) func move(_ x: Int, y: Int) {}",
      "c.method(\"go:by:\") { o, a in try o.move(a.value(0) as Int, y: a.value(1) as Int) }"
    ),
    (
      "@objc func ask(_ done: @escaping (Bool) -> Void) {}",
      "c.method(\"ask:\") { o, a in try o.ask(a.value(0) as (Bool) -> Void) }"
    ),
    (
      "@objc func save() throws {}",
      "c.method(\"saveAndReturnError:\") { o, a in return (try? o.save()) != nil }"
    ),
    (
      "@objc static func make(_ x: Int) {}",
      "c.classMethod(\"make:\") { o, a in try o.make(a.value(0) as Int) }"
    ),
    ("@objc class func make() {}", "c.classMethod(\"make\") { o, a in o.make() }"),
    (
      "@IBOutlet private weak var label: UILabel!",
      "c.property(\"label\", get: { $0.label as UILabel? }, set: { $0.label = $1 })"
    ),
    (
      "@IBOutlet var all: [UIButton]!",
      "c.property(\"all\", get: { $0.all as [UIButton]? }, set: { $0.all = $1 })"
    ),
    (
      "@IBInspectable var radius: CGFloat = 0",
      "c.property(\"radius\", get: { $0.radius }, set: { $0.radius = $1 })"
    ),
    ("@objc var total: Int { 1 }", "c.property(\"total\", get: { $0.total })"),
    ("@objc let total = 1", "c.property(\"total\", get: { $0.total })"),
    (
      "@objc var both: Int { get { 1 } set {} }",
      "c.property(\"both\", get: { $0.both }, set: { $0.both = $1 })"
    ),
    ("@objc(isFoo) var foo = true", "c.property(\"isFoo\", get: { $0.foo }, set: { $0.foo = $1 })"),
    (
      "@IBSegueAction func make(_ c: NSCoder, sender: Any?) -> X? { nil }",
      "c.segueAction(\"make:sender:\") { o, coder, sender, identifier in o.make(coder, sender: sender) }"
    ),
    (
      "@IBSegueAction func make(_ c: NSCoder) -> X? { nil }",
      "c.segueAction(\"make:\") { o, coder, sender, identifier in o.make(coder) }"
    ),
  ])
  func members(declared: String, registered: String) {
    let text = lowered("class A: UIViewController {\n  \(declared)\n}\n")
    #expect(text.contains(registered), "\(text)")
  }

  @Test(arguments: [
    "@objc func a(_ x: inout Int) {}", "@objc func a(_ x: Int...) {}", "@objc func a<T>(_ x: T) {}",
    "@objc func a(_ x: some View) {}", "@objc func a() async {}", "@nonobjc func a() {}",
    "@available(*, unavailable) @objc func a() {}", "func a() {}", "@objc static var a = 1",
    "@objc init(a: Int) {}",
  ])
  func whatObjectiveCCannotCallIsNotRegistered(declared: String) {
    #expect(!lowered("class A: NSObject {\n  \(declared)\n}\n").contains("ObjCRuntime"))
  }

  @Test func objcMembersExposeAllButPrivateOnes() {
    let text = lowered(
      """
      @objcMembers class A: NSObject { func a() {}; private func b() {}; var c = 1 }
      class B: A { func d() {} }
      extension B { func e() {} }
      @objc extension C { func f() {}; private func g() {} }
      """)
    for name in ["a", "d", "e", "f"] { #expect(text.contains("c.method(\"\(name)\")")) }
    #expect(text.contains("c.property(\"c\""))
    #expect(!text.contains("c.method(\"b\")"))
    #expect(!text.contains("c.method(\"g\")"))
  }

  @Test func nestedPrivateAndLocalClassesRegisterFromWhereTheyAreSeen() {
    let text = lowered(
      """
      struct Outer {
        private class Inner: NSObject { @objc func a() {} }
        class Open: NSObject { @objc func b() {} }
      }
      func f() {
        class Local: NSObject { @objc func c() {} }
      }
      """)
    #expect(text.contains("Inner._curbcutRegister0()"))
    #expect(text.contains("Outer._curbcutRegister1()"))
    #expect(text.contains("Outer.Open._curbcutRegister2()"))
    #expect(text.contains("}; let _: Void = Local._curbcutRegister3()\n}"))
  }

  @Test func classesWithinLocalOnesRegisterThroughThem() {
    let text = lowered(
      """
      func f() {
        class Local { class Inner: NSObject { @objc func a() {} } }
        class Generic<T>: NSObject { @objc func b() {} }
      }
      """)
    #expect(text.contains("{ Inner._curbcutRegister0() }"))
    #expect(text.contains("}; let _: Void = Local._curbcutRegister1()\n"))
    #expect(!text.contains("Generic._curbcut"))
  }

  @Test func genericClassesRegisterEachSpecialisation() {
    let text = lowered("class G<T>: NSObject { @objc func a() {} }")
    #expect(text.contains("extension G: _CurbcutGeneric0 {}"))
    #expect(
      text.contains(
        "ObjCRuntime.registerGeneric { type in (type as? _CurbcutGeneric0.Type)?._curbcutRegister0() }"))
  }

  @Test func typesAreNamedWithoutApplesModules() {
    let text = lowered(
      """
      import UIKit
      extension UIKit.UIView { @objc func a(_ x: UIKit.UIImage, y: [Foundation.URL], z: MyUIKit.A) {} }
      class A: UIKit.UIViewController, @preconcurrency UITextFieldDelegate {
        func textFieldDidEndEditing(_ t: UITextField) {}
      }
      """)
    #expect(text.contains("ObjCRuntime.register(UIView.self)"))
    #expect(text.contains("a.value(0) as CurbcutUIKit.UIImage"))
    #expect(text.contains("a.value(1) as [CurbcutFoundation.URL]"))
    #expect(text.contains("a.value(2) as MyUIKit.A"))
    #expect(text.contains("c.method(\"textFieldDidEndEditing:\")"))
  }

  @Test func whatUIKitMayAskForIsRegisteredInSubclassesOfItsControllersToo() {
    let text = lowered(
      """
      class A: UITableViewController {
        override func tableView(_ t: UITableView, didSelectRowAt i: IndexPath) {}
      }
      extension UITableViewController { func helper() {} }
      """)
    #expect(text.contains("c.method(\"tableView:didSelectRowAt:\")"))
  }

  @Test func whatMayOnlyBeginAFileIsTakenOut() {
    #expect(lowered("#!/usr/bin/swift\nlet a = 1") == "                \nlet a = 1")
    #expect(lowered("\u{FEFF}let a = 1") == "let a = 1")
  }

  @Test func aClassWithANameOfItsOwnRegistersIt() {
    let text = lowered("@objc(Custom) class A: NSObject {}")
    #expect(text.contains("ObjCRuntime.registerClass(A.self, name: \"Custom\")"))
  }

  @Test func theAppsDelegateIsMainOrRegistered() {
    let source = "@UIApplicationMain\nclass A: UIResponder, UIApplicationDelegate {}"
    #expect(body(source).hasPrefix("@main             \nclass A"))
    let library = lowered(source, options: LoweringOptions(isLibrary: true))
    #expect(library.hasPrefix("                  \nclass A"))
    #expect(library.contains("ObjCRuntime.registerMain(A.self)"))
  }

  @Test func whatFollowsABodyKeepsItsLineAndColumn() {
    let result = Lowering(files: [
      SourceFile(path: "/a \"b\".swift", text: "class A: NSObject { @objc func a() {} }; let x = 1\n")
    ]).files[0].text
    #expect(result.hasPrefix("#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\nclass A"))
    #expect(
      result.contains(
        "\n#sourceLocation(file: \"/a \\\"b\\\".swift\", line: 1)\n" + String(repeating: " ", count: 38)
          + "}; let x = 1\n"))
  }
}
