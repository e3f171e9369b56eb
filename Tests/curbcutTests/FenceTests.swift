import Foundation
import Testing

/// An app that does harm, inside its fence. Where the kernel does not allow a wall, the command says so, and what the wall keeps is
/// not expected.
@Suite("An app's fence", .serialized)
struct FenceTests {
  /// Runs an app whose delegate tries things, each of which gives a line of text.
  private func result(_ body: String, _ arguments: [String] = [], home: TemporaryFolder) throws
    -> CommandLineTool.Result
  {
    let app = try SmallApp("Hostile")
    try app.write("AppDelegate.swift", SmallApp.delegate(showing: "Attack()"))
    try app.write(
      "Attack.swift",
      """
      import Glibc
      import UIKit

      let home = "\(home.url("").path)"

      class Attack: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          var y = 100.0
          func line(_ text: String) {
            let label = UILabel(frame: CGRect(x: 20, y: y, width: 350, height: 30))
            label.text = text
            view.addSubview(label)
            y += 40
          }
          \(body)
        }
      }
      """)
    return try app.run(["read"] + arguments)
  }

  private func secret() throws -> TemporaryFolder {
    let home = try TemporaryFolder()
    try FileManager.default.createDirectory(at: home.url(".ssh"), withIntermediateDirectories: true)
    try Data("key".utf8).write(to: home.url(".ssh/id_ed25519"))
    return home
  }

  @Test(
    "It reads and writes no file outside, and starts nothing that it could not do itself",
    arguments: [[], ["--allow-network"]])
  func files(arguments: [String]) throws {
    let home = try secret()
    let result = try result(
      """
      line("secret " + ((try? String(contentsOfFile: home + "/.ssh/id_ed25519", encoding: .utf8)) ?? "kept"))
      line("write " + (FileManager.default.createFile(atPath: home + "/harm", contents: nil) ? "done" : "refused"))
      let own = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("note")
      line("own " + ((try? Data("x".utf8).write(to: own, options: .atomic)) == nil ? "refused" : "done"))
      line("link " + (symlink(home + "/.ssh/id_ed25519", own.path + "2") == 0
        ? (try? String(contentsOfFile: own.path + "2", encoding: .utf8)) ?? "kept" : "refused"))
      line("remove " + (unlink(home + "/.ssh/id_ed25519") == 0 ? "done" : "refused"))
      line("close " + (chmod(home + "/.ssh/id_ed25519", 0) == 0 ? "said" : "refused"))
      line("signal " + (kill(getppid(), 0) == 0 ? "done" : "refused"))
      """, arguments, home: home)
    #expect(
      result.output == """
        1. secret kept
        2. write refused
        3. own done
        4. link kept
        5. remove refused
        6. close said
        7. signal refused

        """, "\(result.errors)")
    #expect(try String(contentsOf: home.url(".ssh/id_ed25519"), encoding: .utf8) == "key")
    #expect(!FileManager.default.fileExists(atPath: home.url("harm").path))
    let attributes = try FileManager.default.attributesOfItem(atPath: home.url(".ssh/id_ed25519").path)
    #expect((attributes[.posixPermissions] as? Int ?? 0) & 0o400 != 0)
  }

  @Test("Without --no-fence there is one; with it, the app may do what the person may")
  func noFence() throws {
    let home = try secret()
    let result = try result(
      """
      line("secret " + ((try? String(contentsOfFile: home + "/.ssh/id_ed25519", encoding: .utf8)) ?? "kept"))
      """, ["--no-fence"], home: home)
    #expect(result.output == "1. secret key\n")
  }

  @Test("It calls nobody, unless the network is allowed")
  func network() throws {
    let server = try OneAnswerServer(text: "hello", delay: 0)
    defer { server.stop() }
    let home = try secret()
    let body = """
      let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = UInt16(\(server.port)).bigEndian
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      let result = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
      }
      line(result == 0 ? "connected" : "refused")
      line("agents " + (socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0) < 0 ? "refused" : "reached"))
      """
    #expect(try result(body, home: home).output == "1. refused\n2. agents refused\n")
    #expect(try result(body, ["--allow-network"], home: home).output == "1. connected\n2. agents refused\n")
  }

  @Test("Ten gigabytes are not given")
  func memory() throws {
    let home = try secret()
    let result = try result(
      """
      line("given " + (malloc(10_000_000_000) == nil ? "nothing" : "all"))
      let all = [UInt8](repeating: 1, count: 10_000_000_000)
      line("\\(all.count)")
      """, home: home)
    #expect(result.status == 4)
    #expect(result.errors.contains("Hostile crashed"))
  }

  @Test("A bomb of processes goes off in the fence")
  func processes() throws {
    let home = try secret()
    let result = try result(
      """
      var started = 0
      for _ in 0..<200 {
        var id: pid_t = 0
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("sh"), strdup("-c"), strdup("sleep 60"), nil]
        if posix_spawn(&id, "/bin/sh", nil, nil, &arguments, nil) == 0 { started += 1 }
      }
      line(started == 0 ? "none" : "started \\(started)")
      """, home: home)
    #expect(result.output == "1. none\n", "\(result.errors)")
  }

  @Test("What computes without end is ended")
  func endlessLoop() throws {
    let home = try secret()
    let stuck = try result("while true { if y < 0 { break } }", ["--timeout", "1"], home: home)
    #expect(stuck.status == 5)
    let busy = try result(
      """
      for _ in 0..<4 { Thread.detachNewThread { var n = 0; while true { n &+= 1; if n == -1 { exit(0) } } } }
      line("ready")
      while true { if y < 0 { break } }
      """, ["--timeout", "0", "--processor-time", "3"], home: home)
    #expect(busy.status == 4)
    #expect(busy.errors.contains("processor"))
  }

  @Test("The manifest of a package reads and writes nothing outside either")
  func manifest() throws {
    let home = try secret()
    let app = try SmallApp("Kennel")
    let package = URL(fileURLWithPath: app.path).appendingPathComponent("Dogs")
    try FileManager.default.createDirectory(
      at: package.appendingPathComponent("Sources/Dogs"), withIntermediateDirectories: true)
    try app.write(
      "Dogs/Sources/Dogs/Dogs.swift",
      "#if KEPT\npublic let dog = \"kept\"\n#else\npublic let dog = \"stolen\"\n#endif\n")
    try app.write(
      "Dogs/Package.swift",
      """
      // swift-tools-version:5.9
      import Foundation
      import PackageDescription

      let secret = try? String(contentsOfFile: "\(home.url(".ssh/id_ed25519").path)", encoding: .utf8)
      try? Data("harm".utf8).write(to: URL(fileURLWithPath: "\(home.url("harm").path)"))
      let package = Package(
        name: "Dogs", products: [.library(name: "Dogs", targets: ["Dogs"])],
        targets: [.target(name: "Dogs", swiftSettings: [.define(secret == nil ? "KEPT" : "STOLEN")])])
      """)
    try app.write(
      "Kennel.swift",
      """
      import Dogs
      import SwiftUI

      @main struct Kennel: App { var body: some Scene { WindowGroup { Text(dog) } } }
      """)
    let result = try app.run(["read"])
    #expect(result.output == "1. kept\n", "\(result.errors)")
    #expect(!FileManager.default.fileExists(atPath: home.url("harm").path))
  }
}
