import SourceLowering
import Testing

@Suite("#selector and #keyPath become what they stand for")
struct SelectorTests {
  private static let declarations = """
    class Base: NSObject {
      @objc var total = 1
      @objc(isOn) var on = true
      @objc func inherited(_ x: Int) {}
    }
    class A: Base {
      @objc func tap() {}
      @objc func tapped(_ sender: Any) {}
      @objc func move(to x: Int, by y: Int) {}
      @objc func load(url: URL) {}
      @objc(custom:) func renamed(_ x: Int) {}
      @objc func over(_ x: Int) {}
      @objc func over(_ x: Int, y: Int) {}
      @objc var base: Base?
      func plain(_ x: Int) {}
      func test() {
        use(HERE)
      }
    }
    class Other: NSObject { @objc func tap(_ x: Int) {}; @objc func load(url: Int, x: Int) {} }
    """

  @Test(arguments: [
    ("#selector(tap)", "tap"),
    ("#selector(A.tap)", "tap"),
    ("#selector(Other.tap)", "tap:"),
    ("#selector(Other.tap(_:))", "tap:"),
    ("#selector(tapped)", "tapped:"),
    ("#selector(self.tapped)", "tapped:"),
    ("#selector(tapped(_:))", "tapped:"),
    ("#selector(move)", "moveTo:by:"),
    ("#selector(A.move(to:by:))", "moveTo:by:"),
    ("#selector(load)", "loadWithUrl:"),
    ("#selector(Other.load)", "loadWithUrl:x:"),
    ("#selector(renamed(_:))", "custom:"),
    ("#selector(over as (Int, Int) -> Void)", "over:y:"),
    ("#selector(over as (A) -> (Int) -> Void)", "over:"),
    ("#selector(A.over(_:y:))", "over:y:"),
    ("#selector((over as (Int) -> ()))", "over:"),
    ("#selector(inherited)", "inherited:"),
    ("#selector(getter: total)", "total"),
    ("#selector(setter: Base.total)", "setTotal:"),
    ("#selector(getter: on)", "isOn"),
    ("#selector(setter: on)", "setIsOn:"),
    ("#selector(plain(_:))", "plain:"),
    ("#selector(UIView.removeFromSuperview)", "removeFromSuperview"),
    ("#selector(UIView.endEditing)", "endEditing:"),
    ("#selector(UIResponderStandardEditActions.copy(_:))", "copy:"),
    ("#selector(setter: UIView.isHidden)", "setHidden:"),
    (
      "#selector(UIInputViewController.handleInputModeList(from:with:))",
      "handleInputModeListFromView:withEvent:"
    ),
  ])
  func selectors(written: String, selector: String) throws {
    let text = lowered(Self.declarations.replacing("HERE", with: written))
    let line = try #require(text.split(separator: "\n").first { $0.contains("    use(") })
    #expect(line.contains("(\"\(selector)\")"))
    // The parenthesis behind stays in its column, unless the selector is longer than what named it.
    let column = "    use(\(written)".count
    #expect(Array(line).count > column && Array(line)[column] == ")" || selector.count > written.count - 8)
  }

  @Test(arguments: [
    ("#keyPath(total)", "total"),
    ("#keyPath(A.total)", "total"),
    ("#keyPath(A.base.total)", "base.total"),
    ("#keyPath(base.on)", "base.isOn"),
    ("#keyPath(UIView.layer.bounds)", "layer.bounds"),
  ])
  func keyPaths(written: String, key: String) {
    #expect(lowered(Self.declarations.replacing("HERE", with: written)).contains("use(\"\(key)\""))
  }

  @Test func aMethodThatASelectorNamesIsRegisteredThoughNotMarked() {
    let text = lowered(Self.declarations.replacing("HERE", with: "#selector(plain(_:))"))
    #expect(text.contains("c.method(\"plain:\")"))
  }

  @Test(arguments: [
    (
      "UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing))",
      "ObjCRuntime.register(UIView.self) { c in c.method(\"endEditing:\") { o, a in o.endEditing((try? a.value(0)) ?? true) } }"
    ),
    (
      "#selector(UITableView.reloadData)",
      "ObjCRuntime.register(UITableView.self) { c in c.method(\"reloadData\") { o, a in o.reloadData() } }"
    ),
    (
      "#selector(popViewController(animated:))",
      "ObjCRuntime.register(V.self) { c in c.method(\"popViewControllerAnimated:\") { o, a in try o.popViewController(animated: a.value(0)) } }"
    ),
  ])
  func aMethodOfUIKitsAnswersTheSelectorThatNamesIt(written: String, registered: String) {
    let text = lowered("class V: UINavigationController { func f() { use(\(written)) } }")
    #expect(text.contains(registered))
  }

  @Test(arguments: [
    "#selector(UIResponderStandardEditActions.copy(_:))", "#selector(UITableView.unknown)",
    "#selector(Other.unknown(_:))",
  ])
  func whatMayBeNoMethodOfAClassIsNotRegistered(written: String) {
    #expect(!lowered("class V: UIViewController { func f() { use(\(written)) } }").contains("register("))
  }

  @Test func filesOfAModuleAreReadTogether() {
    let files = [
      SourceFile(path: "/A.swift", text: "class A: NSObject { let s = #selector(B.go) }"),
      SourceFile(path: "/B.swift", text: "class B: NSObject { @objc func go(with x: Int) {} }"),
    ]
    #expect(Lowering(files: files).files[0].text.contains("\"goWith:\""))
  }
}
