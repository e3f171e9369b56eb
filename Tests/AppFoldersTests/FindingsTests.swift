import Foundation
import Testing

@testable import AppFolders

@Suite("What could not be built")
struct FindingsTests {
  private static let texts = [
    "/a/One.swift": "func wave() { wormhole() }\n", "/a/Two.swift": "func greet() { wave() }\n",
    "/a/Three.swift": "func sit() { gone() }\n", "/a/Four.swift": "func run() { odd }\n",
  ]

  /// `wave` is left out because `wormhole` is missing, and `greet` because `wave` is.
  private static func findings() -> Findings {
    var findings = Findings(texts, fingerprint: "x")
    func add(_ file: String, _ text: String, isCause: Bool = true) {
      let path = "/a/\(file).swift"
      let message = CompilerMessage(file: path, line: 1, column: 1, text: text)
      findings.add(
        [
          Findings.Part(
            range: 0..<(texts[path] ?? "").utf8.count, stand: "",
            leftOut: LeftOut(
              file: path, line: 1, kind: .declaration, reason: text, faultLine: 1, faultColumn: 1),
            messages: [message], isCause: isCause)
        ], to: path)
    }
    add("One", "cannot find 'wormhole' in scope")
    add("Two", "cannot find 'wave' in scope", isCause: false)
    add("Three", "cannot find 'gone' in scope")
    add("Four", "expected expression")
    return findings
  }

  private func valid(changing file: String?, to text: String = "") -> [String] {
    var texts = Self.texts
    if let file { texts["/a/\(file).swift"] = text }
    return Self.findings().valid(for: texts).keys.map { String($0.dropFirst(3).dropLast(6)) }.sorted()
  }

  @Test("holds all as long as nothing changes")
  func unchanged() {
    #expect(valid(changing: nil) == ["Four", "One", "Three", "Two"])
  }

  @Test("holds in other files as long as its reasons name nothing that has changed")
  func changed() {
    #expect(valid(changing: "Three", to: "func sit(down: Bool) {}\n") == ["One", "Two"])
    #expect(valid(changing: "One", to: "func wave() {}\n") == ["Three"], "greet may find wave again")
    #expect(
      valid(changing: "Five", to: "func wormhole() {}\n") == ["Three"],
      "wave may find what it missed, and greet may find wave")
  }

  @Test("holds in other files if only bodies have changed, unless a declaration had been left out there")
  func bodies() {
    #expect(valid(changing: "Five", to: "") == ["One", "Three", "Two"], "a new file")
    var findings = Findings(["/a/A.swift": "func a() { b() }", "/a/B.swift": "odd"], fingerprint: "x")
    func part(_ file: String, _ kind: LeftOut.Kind) -> Findings.Part {
      let message = CompilerMessage(file: file, line: 1, column: 1, text: "expected expression")
      let leftOut = LeftOut(
        file: file, line: 1, kind: kind, reason: message.text, faultLine: 1, faultColumn: 1)
      return Findings.Part(range: 0..<3, stand: "", leftOut: leftOut, messages: [message], isCause: true)
    }
    findings.add([part("/a/B.swift", .statement)], to: "/a/B.swift")
    let body = ["/a/A.swift": "func a() { c() }", "/a/B.swift": "odd"]
    let interface = ["/a/A.swift": "func a(c: Int) {}", "/a/B.swift": "odd"]
    #expect(findings.valid(for: body).count == 1)
    #expect(findings.valid(for: interface).isEmpty)
    findings.add([part("/a/A.swift", .statement)], to: "/a/A.swift")
    #expect(Array(findings.valid(for: body).keys) == ["/a/B.swift"])
    findings.add([part("/a/A.swift", .declaration)], to: "/a/A.swift")
    #expect(findings.valid(for: body).isEmpty)
    #expect(Findings(body, fingerprint: "x", after: findings) == Findings(body, fingerprint: "x"))
  }

  @Test("is read by the same compiler only")
  func reading() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("findings-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: url) }
    Self.findings().write(url)
    #expect(Findings.read(url, fingerprint: "x") == Self.findings())
    #expect(Findings.read(url, fingerprint: "y") == nil)
  }

  @Test("The driver's command line is read as a shell reads it")
  func words() {
    #expect(
      TypeCheck.words(in: "/bin/swift -I '/a b' -Xcc \"-f=c d\" x\\ y ''  z") == [
        "/bin/swift", "-I", "/a b", "-Xcc", "-f=c d", "x y", "", "z",
      ])
  }
}
