import Foundation
import SourceLowering
import Testing

/// Lowers a program, compiles it against the runtime that the tests were built with, and runs it.
@Suite("Lowered code compiles and does what it does on iOS", .enabled(if: Built.exists))
struct RunningTests {
  private static let program = """
    import Foundation
    import UniformTypeIdentifiers

    @objc protocol Picking: NSObjectProtocol {
      @objc optional func pick(_ x: Int, did label: String) -> Bool
      @objc optional func done()
      @objc optional func find(_ x: Int) -> String?
      @objc optional var title: String { get }
    }
    class Base: NSObject, Picking {
      func pick(_ x: Int, did label: String) -> Bool { print("pick", x, label); return false }
      func find(_ x: Int) -> String? { nil }
      var title: String { "T" }
    }
    class Sub: Base { func done() { print("done") } }
    class Target: NSObject {
      private class Inner: NSObject { @objc func inner(_ x: Any!) { print("inner", x ?? "nil") } }
      static var inner: NSObject { Inner() }
      @IBOutlet private weak var label: NSObject!
      @objc var total = 1
      @objc(isOn) var on = false
      @IBAction private func tapped(_ sender: NSNumber) { print("tapped", sender) }
      @objc(move:by:) func shift(_ x: Int, y: String) { print("shift", x, y) }
      @objc static func make(_ x: Int) { print("make", x) }
      func run() {
        perform(#selector(tapped), with: 5)
        perform(#selector(shift(_:y:)), with: 3, with: "y")
        setValue(7, forKey: #keyPath(total))
        print(value(forKey: "total") ?? 0, value(forKey: "isOn") ?? 0)
        setValue(self, forKey: "label")
        print(label === self, responds(to: #selector(extra)), responds(to: Selector("none")))
        class Local: NSObject { @objc func local() { print("local") } }
        Local().perform(#selector(Local.local))
        overridden()
      }
    }
    extension Target {
      @objc func extra() { print("extra") }
      @objc func overridden() { print("target") }
      override var description: String { "described" }
    }
    extension NSObject { @objc func added(_ x: Int) -> Int { x } }
    class Deep: Target {
      override func overridden() { super.overridden(); print("deep") }
      override func added(_ x: Int) -> Int { super.added(x) + 1 }
    }
    class Generic<T>: NSObject { @objc func which() { print(T.self) } }

    """
  private static let main = """
    import Foundation
    class Here: NSObject { @objc func here() { print("here") } }
    Here().perform(#selector(Here.here))
    let sub: Picking = Sub(), base: Picking = Base()
    print(sub.pick?(1, did: "a") ?? true, sub.find?(1)?.count ?? 0, sub.title ?? "")
    sub.done?()
    base.done?()
    print(sub.done != nil, base.done == nil)
    if let pick = sub.pick { print(pick(2, "b")) }
    Deep().run()
    print(Deep(), (Deep() as NSObject).added(1), NSObject().added(1))
    Target.inner.perform(Selector(("inner:")), with: "x")
    Generic<Int>().perform(#selector(Generic<Int>.which))
    Target.perform(Selector(("make:")), with: 3)
    """

  @Test func aProgramOfTwoFiles() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "lowered-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let lowering = Lowering(files: [
      SourceFile(path: "/app/App.swift", text: Self.program),
      SourceFile(path: "/app/main.swift", text: Self.main),
    ])
    for file in lowering.files {
      try Data(file.text.utf8).write(to: folder.appending(path: file.name))
    }
    let compiled = try Built.run(
      [
        "swiftc", "-swift-version", "5", "-suppress-warnings", "-o", "app", "-l_FoundationICU", "-I",
        Built.modules.path, "-Xcc", "-fmodule-map-file=\(Built.moduleMap.path)",
      ]
        + lowering.files.map(\.name) + Built.objects, in: folder)
    try #require(compiled.status == 0, "\(compiled.text)")
    let output = try Built.run(["./app"], in: folder)
    #expect(
      output.text.split(separator: "\n") == [
        "here", "pick 1 a", "false 0 T", "done", "true true", "pick 2 b", "false", "tapped 5", "shift 3 y",
        "7 false", "true true false", "local", "target", "deep", "described 2 1", "inner x", "Int", "make 3",
      ])
  }
}

/// The runtime that the tests were built with.
enum Built {
  static let folder = Sources.folder.deletingLastPathComponent().appending(path: ".build/debug")
  static let modules = folder.appending(path: "Modules")
  /// Of the C functions that CurbcutFoundation calls.
  static let moduleMap = folder.appending(path: "CObjectMaking.build/module.modulemap")

  static var exists: Bool {
    FileManager.default.fileExists(atPath: modules.appending(path: "CurbcutFoundation.swiftmodule").path)
      && !objects.isEmpty
  }

  /// The compiled files of CurbcutFoundation, and of what it stands on.
  static let objects: [String] = [
    "CurbcutFoundation.build", "ProcessLocale.build", "SystemModules.build", "CObjectMaking.build",
  ].flatMap { name in
    let objects = folder.appending(path: name)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: objects.path)) ?? []
    return names.filter { $0.hasSuffix(".swift.o") || $0.hasSuffix(".c.o") }.sorted().map {
      objects.appending(path: $0).path
    }
  }

  static func run(_ arguments: [String], in folder: URL) throws -> (status: Int32, text: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
