import SourceLowering
import Testing

@Suite("Changes of dynamic properties are told")
struct ObservingTests {
  @Test(arguments: [
    (
      "@objc dynamic var x = 1",
      "var x = 1 { willSet { ObjCRuntime.willChange(self, \"x\") } didSet { ObjCRuntime.didChange(self, \"x\", oldValue, self.x) } }"
    ),
    (
      "@objc dynamic var x = 1 { didSet(old) { go() } }",
      "var x = 1 { willSet { ObjCRuntime.willChange(self, \"x\") }  didSet(old) { defer { ObjCRuntime.didChange(self, \"x\", old, self.x) };  go() } }"
    ),
    (
      "@objc dynamic var x = 1 { willSet { go() } }",
      "var x = 1 { willSet { ObjCRuntime.willChange(self, \"x\");  go() }  didSet { ObjCRuntime.didChange(self, \"x\", oldValue, self.x) } }"
    ),
    (
      "@objc dynamic var x: Int { get { 1 } set { go() } }",
      "var x: Int { get { 1 } set { ObjCRuntime.willChange(self, \"x\"); let _old = self.x; defer { ObjCRuntime.didChange(self, \"x\", _old, self.x) };  go() } }"
    ),
    ("@objc dynamic var x: Int { 1 }", "var x: Int { 1 }\n"),
    ("@objc dynamic let x = 1", "let x = 1\n"),
    ("@objc var x = 1", "var x = 1\n"),
    ("@objc dynamic override var x: Int { didSet {} }", "override var x: Int { didSet {} }\n"),
  ])
  func properties(declared: String, hooked: String) {
    let text = lowered("class A: NSObject {\n  \(declared)\n}\n")
    #expect(text.contains(hooked), "\(text)")
  }

  @Test func observersAreToldTheKeyPathsString() {
    let text = lowered(
      """
      class A: NSObject { @objc(isOn) dynamic var on = true }
      func f() {
        a = item.observe(\\.status, options: [.new]) { _, _ in }
        b = self.observe(\\A.item?.frame.size) { _, _ in }
        c = x.observe(\\.on) { _, _ in }
        d = ref.observe(.value)
        e = item.publisher(for: \\.on, options: [.new]).sink { _ in }
        f = center.publisher(for: .changed)
      }
      """)
    #expect(text.contains("observe(\\.status, \"status\", options"))
    #expect(text.contains("observe(\\A.item?.frame.size, \"item.frame.size\")"))
    #expect(text.contains("observe(\\.on, \"isOn\")"))
    #expect(text.contains("ref.observe(.value)"))
    #expect(text.contains("publisher(for: \\.on, \"isOn\", options"))
    #expect(text.contains("publisher(for: .changed)"))
  }
}

@Suite("main.swift")
struct MainFileTests {
  private func lower(_ text: String, library: Bool) -> Lowering {
    Lowering(
      files: [SourceFile(path: "/app/main.swift", text: text)],
      options: LoweringOptions(isLibrary: library, namesOriginalFile: false))
  }

  private let call = "UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "

  @Test func aProgramKeepsIt() {
    let result = lower("import UIKit\n\(call)NSStringFromClass(A.self))\n", library: false)
    #expect(result.files[0].name == "main.swift")
    #expect(result.files[0].text == "import CurbcutUIKit\n\(call)NSStringFromClass(A.self))\n")
  }

  @Test func aLibraryRegistersTheDelegate() {
    let result = lower("import UIKit\n_ = \(call)NSStringFromClass(A.self))\n", library: true)
    #expect(result.files[0].name == "main.lowered.swift")
    #expect(!result.files[0].text.contains("UIApplicationMain"))
    #expect(result.files[0].text.contains("ObjCRuntime.registerMain(A.self)"))
  }

  @Test func theDelegateMayBeChosenBefore() {
    let text =
      "let c: AnyClass = NSClassFromString(\"T\") ?? A.self\n\(call)NSStringFromClass(c))\nprint(1)\n"
    let result = lower(text, library: true)
    #expect(result.files[0].text.contains("ObjCRuntime.registerMain(A.self)"))
    #expect(result.diagnostics.map(\.line) == [3])
  }

  @Test func aProgramOfNoClassIsNoApp() {
    let result = lower("@main struct A { static func main() {} }", library: true)
    #expect(result.diagnostics.map(\.severity) == [.error])
  }
}
