import Foundation
import SourceLowering
import Testing

/// What lowering adds for declarations compiles, wherever and under whatever name they are declared.
@Suite("What is added for declarations compiles", .enabled(if: Built.exists))
struct DeclarationTests {
  /// Each is a file of its own.
  private static let sources: [String] = [
    "@objc(Renamed) class A1: NSObject { @objc func go() {} }",
    "class `class`: NSObject { @objc func `default`(_ `in`: Int) {}; @objc var `self`: Int = 0 }",
    "class Größe: NSObject { @objc var läuft = true; @IBAction func tippen(_ x: Any) {} }",
    "class `Mit Leerzeichen`: NSObject { @objc func go() {} }",
    "class A2 { class Inner: NSObject { @objc func go() {} }; private class Hidden: NSObject { @objc func go() {} } }",
    "enum A3 { struct B { final class C: NSObject { @IBOutlet weak var x: NSObject! } } }",
    "extension A3.B { class D: NSObject { @objc func go() {} } }",
    "private class A4: NSObject { @objc private func go() {} }",
    "fileprivate class A5: NSObject { fileprivate class B: NSObject { @objc func go() {} } }",
    "class A6<T, U: Hashable>: NSObject { @objc func go() {}; class B: NSObject { @objc func go() {} } }",
    "class A7<T>: NSObject where T: Equatable { @objc var x: T { fatalError() } }",
    "func a8() { class Local: NSObject { @objc func go() {}; class In: NSObject { @objc func go() {} } }; _ = Local() }",
    "func a9() { class Local: NSObject { @objc func go() {} }; _ = Local() }",
    "let a10 = { class Local: NSObject { @objc func go() {} }; return Local() as NSObject }()",
    "var a11: Int { class Local: NSObject { @objc func go() {} }; return 0 }",
    "class A12: NSObject { func f() { class A12: NSObject { @objc func go() {} }; _ = A12() }; @objc func go() {} }",
    "class A13: NSObject { class A13: NSObject { @objc func inner() {} }; @objc func outer() {} }",
    "enum X1 { class Same: NSObject { @objc func go() {} } }; enum X2 { class Same: NSObject { @objc var x = 1 } }",
    "@available(*, deprecated) class A14: NSObject { @objc func go() {} }",
    "@available(iOS 99, *) class A15: NSObject { @available(iOS 99, *) @objc func go() {} }",
    "@available(*, unavailable) class A16: NSObject { @objc func go() {} }",
    "class A17: NSObject { @available(*, unavailable) @objc func go() {}; @objc func gone() {} }",
    "@MainActor class A18: NSObject { @objc func go() {}; @objc nonisolated func other() {} }",
    "actor A19 { func go() {} }; @globalActor actor Own { static let shared = Own() }",
    "@objcMembers class A20: NSObject { var o = 1; var a = 2; var c = 3; func register() {}; static var s = 1 }",
    "class A21: NSObject { @objc func o(_ o: Int, a: Int, c: Int) {}; @objc func value(_ x: Int) {} }",
    "class A23: NSObject { @objc lazy var x: Int = { 1 }(); @objc private(set) var y = 2; @objc let z = 3 }",
    "class A24: NSObject { @objc dynamic var x: Int? ; @objc var f: (() -> Void)?; @objc var g: ((Int) -> Int)! }",
    "class A25: NSObject { @objc func go(_ f: @escaping () -> Void, g: (Int) -> Void) {}; @objc func t() throws -> Int { 1 } }",
    "class A26: NSObject { @objc func x() async -> Int { 1 }; @objc func y(_ z: Int...) {}; @objc func z(_ a: inout Int) {} }",
    "class A27: NSObject { @objc class func make() {}; @objc static func build(_ x: Int) -> Int { x } }",
    "class A28: NSObject { @objc subscript(i: Int) -> Int { i }; @objc init(x: Int) { super.init() } }",
    "class A29: NSObject { @objc var x: Int { get throws { 1 } } ; @objc var y: Int { 1 } }",
    "protocol P30: AnyObject {}; class A30: NSObject, P30 { @objc func go(_ x: any P30) {}; @objc var p: (any P30)? }",
    "class A31: NSObject {}; extension A31 { @objc func go() {}; private class In: NSObject { @objc func go() {} } }",
    "extension A31 { @objc private func hidden() {}; @objc var computed: Int { 1 } }",
    "final class A32: NSObject { @objc func go(_ x: borrowing NSObject) {} ; @objc func c(_ x: consuming NSObject) {} }",
    "open class A33: NSObject { @objc open func go() {}; @objc public internal(set) var x = 1 }",
    "class A34: NSObject { @objc func f(_ type: AnyClass, t: NSObject.Type) -> Self { self }; @objc unowned var u: A34! }",
    "class A35: NSObject { @objc func `init`(_ x: Int) {}; @objc func Type() {}; @objc func `repeat`() {} }",
    "class A36: NSObject { typealias Int = String; @objc func go(_ x: Int) {} }",
    "class A37: NSObject { enum Optional { case x }; @objc var n: String?; @objc func go(_ x: Any?) {} }",
    "struct String1 { class String: NSObject { @objc func go() {} } }",
    "class A38: NSObject { #if DEBUG\n @objc func go() {}\n #else\n @objc func stop() {}\n #endif\n }",
    "#if DEBUG\nclass A39: NSObject { @objc func go() {} }\n#else\nclass A39: NSObject { @objc var x = 1 }\n#endif",
    "class A40: NSObject { @objc func go() { } } // \"quoted\\\" 🙂",
    "@objc enum E41: Int { case a, b }; class A41: NSObject { @objc var e = E41.a; @objc func go(_ e: E41) {} }",
    "class A42: NSObject { @objc func same() {} }; class B42: A42 { override func same() {}; @objc(other:) func same(_ x: Int) {} }",
    "class A43: NSObject, Sendable { @objc func go() {} }; class B43: A6<Int, String> { @objc func own() {} }",
    "class A44<each T>: NSObject { @objc func go() {} }; class B44<let n: Int>: NSObject { @objc func go() {} }",
    "private extension A31 { @objc func inPrivateExtension() {} }",
    "public class A45: NSObject { @objc public static let shared = A45(); @objc func go(_ x: Swift.Int) -> Foundation.Date? { nil } }",
  ]

  @Test func together() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "declarations-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder's name may have anything in it.
    let files = Self.sources.enumerated().map { number, text in
      SourceFile(path: "/a \"b\" \\c/Ä 🙂/\(number).swift", text: "import Foundation\n" + text + "\n")
    }
    let lowering = Lowering(
      files: files, options: LoweringOptions(isLibrary: true, marksRegistrations: true))
    for file in lowering.files {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    }
    let compiled = try Built.run(
      [
        "swiftc", "-c", "-wmo", "-Onone", "-parse-as-library", "-swift-version", "5", "-suppress-warnings",
        "-module-name", "Declarations", "-o", "all.o", "-I", Built.modules.path, "-Xcc",
        "-fmodule-map-file=\(Built.moduleMap.path)",
      ] + lowering.files.map(\.name), in: folder)
    let errors = compiled.text.split(separator: "\n").filter { $0.contains(": error:") }
    #expect(compiled.status == 0, "\(errors.joined(separator: "\n"))\n\(errors.isEmpty ? compiled.text : "")")
  }
}
