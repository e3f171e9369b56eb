import Foundation
import Glibc
import Testing

@testable import AppFolders

@Suite("Building again", .serialized)
struct IncrementalBuildTests {
  @Test("compiles what an edit concerns, and nothing else")
  func edits() throws {
    let app = try BuiltApp([
      "Price": "struct Price { var amount = 7; func total() -> Int { amount } }",
      "Shop": "@_cdecl(\"answer\") public func answer() -> Int { Int(Price().total()) }",
      "Weather": "func weather() -> Int { 3 }",
    ])
    defer { app.remove() }
    try app.build()
    #expect(try app.answer() == 7)
    #expect(try app.compiledByBuild() == [])

    try app.write("Price", "struct Price { var amount = 7; func total() -> Int { amount * 2 } }")
    #expect(try app.compiledByBuild() == ["Price"])
    #expect(try app.answer() == 14)

    try app.write(
      "Price", "struct Price { var fee = 1.5; var amount = 7.0; func total() -> Double { amount } }")
    #expect(try app.compiledByBuild() == ["Price", "Shop"])
    #expect(try app.answer() == 7)
  }

  @Test("sees edits that follow each other within a second")
  func quickEdits() throws {
    let app = try BuiltApp(["Shop": BuiltApp.answering("0")])
    defer { app.remove() }
    for number in [1, 2, 3, 2, 1] {
      try app.write("Shop", BuiltApp.answering("\(number)"))
      try app.build()
      #expect(try app.answer() == number)
    }
  }

  @Test("leaves nothing of a file that has gone, and compiles no other because of it")
  func removal() throws {
    let app = try BuiltApp([
      "Shop": BuiltApp.answering("1"), "Weather": "@_cdecl(\"weather\") public func weather() -> Int { 3 }",
      "Other": "func other() {}",
    ])
    defer { app.remove() }
    try app.build()
    #expect(try app.has("weather"))
    try app.write("Weather", nil)
    #expect(try app.compiledByBuild().subtracting(["Weather"]) == [])
    #expect(try !app.has("weather"))
    try app.write("Weather", "@_cdecl(\"weather\") public func weather() -> Int { 4 }")
    #expect(try app.compiledByBuild() == ["Weather"])
    #expect(try app.has("weather"))
  }

  @Test("goes on rightly after it was interrupted, whatever had been compiled by then")
  func interruption() async throws {
    // Many files, so that some are compiled and others are not when the compiler ends.
    let users = (0..<60).map { ("User\($0)", "func user\($0)() -> Int { Int(Price().total()) + \($0) }") }
    let sum = (0..<60).map { "user\($0)()" }.joined(separator: " + ")
    let old = "struct Price { func total() -> Int { 1 } }"
    let new = "struct Price { var a = 1.5, b = 2.5; func total() -> Double { a + b } }"
    let app = try BuiltApp(
      Dictionary(uniqueKeysWithValues: users + [("Price", old), ("Shop", BuiltApp.answering(sum))]))
    defer { app.remove() }
    try app.build()
    let offset = (0..<60).reduce(0, +)
    #expect(try app.answer() == 60 + offset)
    for delay in [300, 600, 900, 1200, 1500] {
      try app.write("Price", new)
      let build = Task.detached { try app.build() }
      try await Task.sleep(for: .milliseconds(delay))
      RunningCompilers.end()
      _ = try? await build.value
      // Back to what the record of the last whole build is about.
      try app.write("Price", old)
      try app.build()
      #expect(try app.answer() == 60 + offset, "after \(delay) ms")
    }
    try app.write("Price", new)
    try app.build()
    #expect(try app.answer() == 240 + offset)
  }

  @Test("says the same of what is left out as building from the beginning, and leaves in what was repaired")
  func leftOut() throws {
    let app = try BuiltApp([
      "Price": "struct Price { func total() -> Int { 5 } }",
      "Shop": "@_cdecl(\"answer\") public func answer() -> Int { Price().total() }",
      "List": "func list() -> Int { let all = [1]\n return all.count }",
    ])
    defer { app.remove() }
    #expect(try app.build().isComplete)
    // The interface of a file changes that has an error, on which another depends that has not changed.
    try app.write("Price", "struct Price { var wrong: Wormhole?\n func sum() -> Int { 6 } }")
    try app.write("List", "func list() -> Int { let n: Int\n print(n)\n return 1 }")
    let again = try app.build()
    #expect(again.leftOut.count >= 3)
    #expect(again.missing.map(\.symbol) == ["Wormhole"])
    #expect(try again == app.builtAnew().report)

    try app.write("Price", "struct Price { func total() -> Int { 8 } }")
    try app.write("List", "func list() -> Int { 2 }")
    #expect(try app.build() == BuildReport())
    #expect(try app.answer() == 8)
  }

  @Test("compiles a module's users if it has changed for them, and not if only its code has")
  func frameworks() throws {
    let app = try BuiltApp(
      ["Shop": "import Kit\n" + BuiltApp.answering("Int(Tariff().rate())")],
      kit: ["Tariff": "public struct Tariff { public init() {}\n public func rate() -> Int { 2 } }"])
    defer { app.remove() }
    try app.build()
    #expect(try app.answer() == 2)
    try app.write(
      "Kit/Tariff", "public struct Tariff { public init() {}\n public func rate() -> Int { 3 } }")
    #expect(try app.compiledByBuild() == ["Tariff"])
    #expect(try app.answer() == 3)
    try app.write(
      "Kit/Tariff",
      "public struct Tariff { var a = 1, b = 4.5\n public init() {}\n public func rate() -> Double { b } }")
    #expect(try app.compiledByBuild() == ["Shop", "Tariff"])
    #expect(try app.answer() == 4)
  }

  @Test("begins anew with other conditions")
  func conditions() throws {
    let app = try BuiltApp([
      "Shop": BuiltApp.answering("7"), "Other": "#if TRIAL\nfunc trial() {}\n#endif\nfunc other() {}",
    ])
    defer { app.remove() }
    try app.build()
    app.conditions = ["DEBUG", "TRIAL"]
    #expect(try app.compiledByBuild() == ["Other", "Shop"])
    #expect(try app.compiledByBuild() == [])
  }
}

/// A small app that is built in a folder of its own.
private final class BuiltApp: @unchecked Sendable {
  var conditions = ["DEBUG"]
  private let root: URL
  private let hasKit: Bool
  private var library: URL?
  private var copies = 0

  /// - Parameters:
  ///   - files: the texts of the files by name, without `.swift`.
  ///   - kit: those of a framework.
  init(_ files: [String: String], kit: [String: String] = [:]) throws {
    root = FileManager.default.temporaryDirectory.appendingPathComponent("Again-\(UUID().uuidString)")
    hasKit = !kit.isEmpty
    for name in ["App", "Kit"] {
      try FileManager.default.createDirectory(
        at: root.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    for (name, text) in files { try write(name, text) }
    for (name, text) in kit { try write("Kit/\(name)", text) }
  }

  static func answering(_ value: String) -> String {
    "@_cdecl(\"answer\") public func answer() -> Int { \(value) }"
  }

  func remove() { try? FileManager.default.removeItem(at: root) }

  /// Writes a file, or removes it.
  func write(_ name: String, _ text: String?) throws {
    let url = root.appendingPathComponent("\(name.contains("/") ? name : "App/" + name).swift")
    guard let text else { return try FileManager.default.removeItem(at: url) }
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  @discardableResult
  func build() throws -> BuildReport {
    let product = try build(in: "scratch")
    library = product.library
    return product.report
  }

  func builtAnew() throws -> AppBuild.Product { try build(in: "anew-\(UUID().uuidString)") }

  private func build(in scratch: String) throws -> AppBuild.Product {
    var modules: [AppContents.Module] = []
    for name in hasKit ? ["Kit", "App"] : ["App"] {
      let folder = root.appendingPathComponent(name)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      modules.append(
        AppContents.Module(
          name: name, sources: names.map { folder.appendingPathComponent($0) }, conditions: conditions))
    }
    let contents = AppContents(name: "App", modules: modules, resources: [], information: [:], notes: [])
    return try AppBuild(contents, scratch: root.appendingPathComponent(scratch)).run()
  }

  /// Builds, and says which files were compiled.
  func compiledByBuild() throws -> Set<String> {
    let before = dates()
    try build()
    return Set(dates().filter { before[$0.key] != $0.value }.keys)
  }

  /// When each object file was written.
  private func dates() -> [String: Date] {
    let scratch = root.appendingPathComponent("scratch")
    var dates: [String: Date] = [:]
    for folder in ["App.objects", "Kit.objects"] {
      let folder = scratch.appendingPathComponent(folder)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      where name.hasSuffix(".lowered.o") {
        let values = try? FileManager.default.attributesOfItem(
          atPath: folder.appendingPathComponent(name).path)
        dates[String(name.dropLast(".lowered.o".count))] = values?[.modificationDate] as? Date
      }
    }
    return dates
  }

  /// What the app's function returns.
  func answer() throws -> Int {
    typealias Function = @convention(c) () -> Int
    return unsafeBitCast(try #require(try symbol("answer")), to: Function.self)()
  }

  func has(_ name: String) throws -> Bool { try symbol(name) != nil }

  private func symbol(_ name: String) throws -> UnsafeMutableRawPointer? {
    // What was loaded once is not loaded again from the same path.
    copies += 1
    let copy = root.appendingPathComponent("\(copies).so")
    try FileManager.default.copyItem(at: #require(library), to: copy)
    let handle = try #require(dlopen(copy.path, RTLD_NOW | RTLD_LOCAL))
    return dlsym(handle, name)
  }
}
