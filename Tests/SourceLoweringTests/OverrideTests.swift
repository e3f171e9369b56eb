import SourceLowering
import Testing

@Suite("Overriding works where only Objective-C allows it")
struct OverrideTests {
  @Test func anObservedPropertyInAnExtensionIsSetByTheClass() {
    let text = lowered(
      """
      class A: UITextView {
      }
      extension A {
        open override var contentSize: CGSize {
          didSet { moved(oldValue) }
        }
        override var text: String! { willSet(next) {
          moved(next) } }
      }
      """)
    #expect(
      text.contains(
        "override open var contentSize: CGSize { get { super.contentSize } set { let oldValue = super.contentSize; "
          + "super.contentSize = newValue; _cc0_contentSize(oldValue) } }"))
    #expect(
      text.contains("  func _cc0_contentSize(_ oldValue: CGSize) {\n    do { moved(oldValue) }\n  }"))
    #expect(
      text.contains(
        "override var text: String! { get { super.text } set { _cc1_text(newValue); super.text = newValue } }"
      ))
    #expect(text.contains("  func _cc1_text(_ next: String!) { do {\n    moved(next) } }"))
  }

  @Test func anOverrideInAnExtensionIsCalledFromTheClass() {
    let source = """
      class A: UIViewController {
      }
      extension A {
        override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
        public override var title: String? { get { nil } set {} }
        override class func make(_ x: inout Int, y: Int = 1) throws -> Int { 1 }
      }
      """
    let text = lowered(source)
    #expect(
      text.contains(
        "  func     _cc0_viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }"))
    #expect(text.contains("override func viewDidAppear(_ x0: Bool) { _cc0_viewDidAppear(x0) }"))
    #expect(text.contains("  public var     _cc1_title: String? {"))
    #expect(
      text.contains("override public var title: String? { get { _cc1_title } set { _cc1_title = newValue } }")
    )
    #expect(
      text.contains(
        "override class func make(_ x0: inout Int, y x1: Int = 1) throws -> Int { try _cc2_make(&x0, y: x1) }"
      ))
  }

  @Test func aClassInAnotherFileCallsItToo() {
    let files = [
      SourceFile(path: "/A.swift", text: "class A: UIView {}"),
      SourceFile(path: "/B.swift", text: "extension A { override func layoutSubviews() {} }"),
    ]
    let result = Lowering(files: files).files.map(\.text)
    #expect(result[0].contains("override func layoutSubviews() { _cc0_layoutSubviews() }"))
    #expect(result[1].contains("extension A { func     _cc0_layoutSubviews() {} }"))
  }

  @Test func whatAnExtensionDeclaresCanBeOverridden() {
    let text = lowered(
      """
      class A: UIViewController {}
      extension A { @objc func setUp() {} }
      class B: A { override func setUp() { super.setUp() } }
      """)
    #expect(text.contains("func setUp() { _cc0_setUp() }"))
    #expect(text.contains("extension A {       func _cc0_setUp() {}"))
    #expect(text.contains("class B: A { override func setUp() { super.setUp() } }"))
  }

  @Test func whatAnExtensionAddsToUIKitsClassCanBeOverridden() {
    let text = lowered(
      """
      extension UIViewController { @objc func setUp(_ x: Int, by y: String = "") -> Bool { true } }
      class A: UITableViewController {
        override func setUp(_ x: Int, by y: String) -> Bool { super.setUp(x, by: y) }
      }
      class B: A {
        override func setUp(_ x: Int, by y: String) -> Bool { super.setUp(x, by: y) }
      }
      class C: NSObject { override func setUp(_ x: Int, by y: String) -> Bool { true } }
      """)
    #expect(text.contains("{       func _cc0_setUp(_ x: Int, by y: String = \"\") -> Bool { true }"))
    #expect(
      text.contains(
        "func setUp(_ x0: Int, by x1: String = \"\") -> Bool { if let own: ((Int, String) -> Bool) = "
          + "ObjCRuntime.optionalMethod(\"setUp:by:\", of: self) { return own(x0, x1) }; "
          + "return _cc0_setUp(x0, by: x1) }"))
    #expect(
      text.contains("  func     _co0_setUp(_ x: Int, by y: String) -> Bool { super._cc0_setUp(x, by: y) }"))
    #expect(text.contains("  override func _co0_setUp(_ x: Int, by y: String) -> Bool { super._co0_setUp(x"))
    #expect(text.contains("c.method(\"setUp:by:\") { o, a in try o._cc0_setUp("))
    #expect(text.contains("c.method(\"setUp:by:\") { o, a in try o._co0_setUp("))
    #expect(text.contains("class C: NSObject { override func setUp("))
  }

  @Test func anOverrideInAnExtensionOfUIKitsClassIsRefused() {
    let result = lowering(
      "extension UINavigationController {\n  override open var shouldAutorotate: Bool { true }\n}")
    #expect(result.files[0].text.contains("{\n" + String(repeating: " ", count: 51) + "\n}"))
    #expect(result.diagnostics.map { [$0.line, $0.column] } == [[2, 21]])
    #expect(result.diagnostics[0].remedy == "Override it in a subclass.")
  }

  @Test func anOptionalMethodOfASubclassIsCalled() {
    let text = lowered(
      """
      class Base: UIViewController, UITableViewDelegate {
      }
      class Sub: Base {
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
        func scrollViewDidScroll(_ scrollView: UIScrollView) {}
        func tableView(_ t: UITableView, shouldHighlightRowAt i: IndexPath) -> Bool { false }
        func other(_ t: UITableView) {}
      }
      class Third: Sub {
        override func scrollViewDidScroll(_ scrollView: UIScrollView) {}
      }
      """)
    #expect(
      text.contains("func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {  }"))
    #expect(text.contains("  override func tableView(_ tableView: UITableView, didSelectRowAt"))
    #expect(text.contains("func scrollViewDidScroll(_ scrollView: UIScrollView) {  }"))
    #expect(
      text.contains(
        "func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }"
      ))
    #expect(text.contains("  func other(_ t"))
    #expect(text.ranges(of: "func scrollViewDidScroll").count == 3)
  }

  @Test func whatTheBaseImplementsStaysAnOverrideOfIt() {
    let text = lowered(
      """
      class Base: UIViewController, UITextFieldDelegate { func textFieldShouldReturn(_ t: UITextField) -> Bool { true } }
      class Sub: Base { override func textFieldShouldReturn(_ t: UITextField) -> Bool { false } }
      class Alone: UIViewController, UITextFieldDelegate { func textFieldDidEndEditing(_ t: UITextField) {} }
      """)
    #expect(!text.contains("{ true } func"))
    #expect(text.contains("class Alone: UIViewController, UITextFieldDelegate { func textFieldDidEnd"))
  }

  @Test func callsOfUIKitsOptionalMethodsArePlain() {
    let text = lowered(
      """
      func f(_ d: UITableViewDelegate, _ o: UITableViewDelegate?) {
        o?.tableView?(t, didSelectRowAt: p)
        d.tableView?(t, didSelectRowAt: p)
        let h = d.tableView?(t, heightForRowAt: p) ?? 44
        if let x = o?.tableView?(t, heightForRowAt: p) {}
      }
      """)
    #expect(text.contains("  o?.tableView (t, didSelectRowAt: p)\n"))
    #expect(text.contains("  d.tableView (t, didSelectRowAt: p)\n"))
    #expect(text.contains("let h = Optional(d.tableView (t, heightForRowAt: p)) ?? 44"))
    #expect(text.contains("if let x = o?.tableView (t, heightForRowAt: p) {}"))
  }

  @Test func observersOverrideNothingHere() {
    let text = lowered(
      """
      class A: NSObject {
        override func observeValue(forKeyPath k: String?, of o: Any?, change: [X: Any]?, context: P?) {}
        override func awakeFromNib() {}
        override func isEqual(_ o: Any?) -> Bool { true }
      }
      class B: UIView { override func awakeFromNib() {} }
      class C: UIView { override func setValue(_ v: Any?, forKey k: String) {} }
      class D: NSObject { override func setValue(_ v: Any?, forKey k: String) {} }
      """)
    #expect(text.contains("class C: UIView { override func setValue("))
    #expect(text.contains("class D: NSObject { func          setValue("))
    #expect(text.contains("c.method(\"setValue:forKey:\")"))
    #expect(text.contains("  func          observeValue(forKeyPath"))
    #expect(text.contains("c.method(\"observeValueForKeyPath:ofObject:change:context:\")"))
    #expect(text.contains("  func          awakeFromNib() {}"))
    #expect(text.contains("c.method(\"awakeFromNib\")"))
    #expect(text.contains("  override func isEqual"))
    #expect(text.contains("class B: UIView { override func awakeFromNib() {} }"))
  }

  @Test func theTableOfOptionalMethodsIsThatOfOurUIKit() throws {
    let modules = [
      "CurbcutUIKit", "CurbcutDrawing", "CurbcutWebKit", "CurbcutSafariServices", "CurbcutGraphics",
      "CurbcutAccessibility", "CurbcutCoreLocation", "CurbcutFoundation",
    ]
    let protocols = try Sources.files(of: modules).filter { file in
      file.text.contains("public protocol") && ["Delegate", "DataSource"].contains { file.text.contains($0) }
    }
    // What a default does may need the other files to be told; that there is one does not.
    func methods(_ rows: [String]) -> Set<String> {
      Set(rows.map { $0.split(separator: "|", omittingEmptySubsequences: false).prefix(4).joined() })
    }
    let missing = methods(OptionalMemberTable.rows(of: protocols)).subtracting(
      methods(OptionalMemberTable.current))
    #expect(missing.isEmpty, "Run scripts/optional-members.")
  }
}
