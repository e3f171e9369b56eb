import SourceLowering
import Testing

@Suite("Initializers of Apple's classes that are called on classes known only at run time")
struct MetatypeCallTests {
  @Test(
    "reach the classes without being required",
    arguments: [
      ("func f<T: UIView>() -> T { T() }", "func f<T: UIView>() -> T { ObjCRuntime.make(T.self) }"),
      ("func f<T: UIView & Nib>() -> T { T.init(frame: .zero) }", "ObjCRuntime.make(T.self, frame: .zero)"),
      (
        "func f<T>() -> T where T: UITableViewCell { T(style: .value1, reuseIdentifier: nil) }",
        "ObjCRuntime.make(T.self, style: .value1, reuseIdentifier: nil)"
      ),
      (
        "struct P<VC: UIViewController> { func f() -> VC { VC(nibName: nil, bundle: .main) } }",
        "ObjCRuntime.make(VC.self, nibName: nil, bundle: .main)"
      ),
      (
        "extension UIViewController { static func f() -> Self { Self(nibName: nil, bundle: nil) } }",
        "ObjCRuntime.make(Self.self, nibName: nil, bundle: nil)"
      ),
      (
        "let s = kind.init(identifier: a, source: b, destination: c)",
        "let s = ObjCRuntime.make(kind, identifier: a, source: b, destination: c)"
      ),
    ])
  func lowered(written: String, expected: String) { #expect(body(written).contains(expected)) }

  @Test(
    "stay as they are where the class is known, or is the app's or Swift's own",
    arguments: [
      "let a = UIView()", "func f<T: Model>() -> T { T() }",
      "extension UIEdgeInsets { static var f: Self { Self() } }",
      "class A: UIView { convenience init() { self.init(frame: .zero) } }",
      "class S: UIStoryboardSegue { convenience init() { self.init(identifier: a, source: b, destination: c) } }",
      "extension UIView { struct S { static func f() -> Self { Self() } } }",
      "func f<T: UIView>() -> T { T(coder: c) }",
    ])
  func kept(written: String) { #expect(!body(written).contains("ObjCRuntime.make")) }
}
