import Foundation
import Testing

/// Apps that ask servers, built from their folders and read, from end to end.
@Suite("The folder of an app that uses the network", .serialized)
struct NetworkAppTests {
  private func app() throws -> SmallApp {
    let app = try SmallApp("Kennel")
    try app.write(
      "Kennel.swift",
      #"""
      import SwiftUI

      @main struct Kennel: App { var body: some Scene { WindowGroup { Dogs() } } }

      struct Dogs: View {
        @State private var lines: [String] = []
        private let list = URL(string: "https://dogs.example/list")!

        var body: some View {
          VStack {
            ForEach(lines, id: \.self) { Text($0) }
            AsyncImage(url: URL(string: "https://dogs.example/rex.png")) { phase in
              if phase.image != nil { Text("Picture") } else if phase.error != nil { Text("No picture") } else { ProgressView() }
            }
          }
          .task { await load() }
        }

        private func add(_ name: String, _ text: () async throws -> String) async {
          do { lines.append("\(name): \(try await text())") } catch {
            lines.append("\(name): \(error.localizedDescription)")
          }
        }

        private func load() async {
          await add("Data") { String(decoding: try await URLSession.shared.data(from: list).0, as: UTF8.self) }
          await add("File") { try String(contentsOf: list, encoding: .utf8) }
          await add("Download") {
            try String(contentsOf: try await URLSession.shared.download(from: list).0, encoding: .utf8)
          }
          await add("Made") {
            var request = URLRequest(url: list)
            request.httpMethod = "POST"
            let (data, response) = try await URLSession(configuration: .ephemeral).upload(for: request, from: Data("{}".utf8))
            return "\(String(decoding: data, as: UTF8.self)), \((response as? HTTPURLResponse)?.statusCode ?? 0)"
          }
          URLSession(configuration: .default).downloadTask(with: list) { file, _, error in
            let text = file.map { (try? String(contentsOf: $0, encoding: .utf8)) ?? "unreadable" }
            DispatchQueue.main.async { lines.append("Task: \(text ?? error?.localizedDescription ?? "")") }
          }.resume()
          let downloader = Downloader()
          downloader.tell = { text in DispatchQueue.main.async { lines.append("Delegate: \(text)") } }
          URLSession(configuration: .default, delegate: downloader, delegateQueue: nil).downloadTask(with: list).resume()
        }
      }

      final class Downloader: NSObject, URLSessionDownloadDelegate {
        var tell: (String) -> Void = { _ in }
        private var text = ""
        func urlSession(
          _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
          text = (try? String(contentsOf: location, encoding: .utf8)) ?? ""
        }
        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
          tell(error?.localizedDescription ?? text)
        }
      }
      """#)
    return app
  }

  private func lines(_ result: CommandLineTool.Result) -> [String] {
    result.output.split(separator: "\n").map { line in String(line.drop { $0 != " " }.dropFirst()) }
  }

  @Test("By default it is in flight mode; a folder or an archive answers in the place of servers")
  func recordings() throws {
    let app = try app()
    let offline = "The Internet connection appears to be offline."
    let without = try app.run(["read"])
    #expect(without.status == 0)
    #expect(
      Set(lines(without)) == [
        "Data: \(offline)", "File: The file “list” couldn’t be opened.", "Download: \(offline)",
        "Made: \(offline)",
        "Task: \(offline)", "Delegate: \(offline)", "No picture",
      ])

    let folder = app.folder.url("servers/dogs.example")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("Rex".utf8).write(to: folder.appendingPathComponent("list.txt"))
    try Data("Bella".utf8).write(to: folder.appendingPathComponent("list.POST.txt"))
    let dot =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    try #require(Data(base64Encoded: dot)).write(to: folder.appendingPathComponent("rex.png"))
    let full = [
      "Data: Rex", "File: Rex", "Download: Rex", "Made: Bella, 200", "Task: Rex", "Delegate: Rex", "Picture",
    ]
    let recorded = try app.run(["read", "--network", folder.deletingLastPathComponent().path])
    #expect(recorded.errors == "")
    #expect(Set(lines(recorded)) == Set(full))

    let empty = app.folder.url("empty.har")
    try Data(#"{"log": {"entries": []}}"#.utf8).write(to: empty)
    let missing = try app.run(["read", "--network", empty.path])
    #expect(
      missing.errors.contains("Kennel: warning: no recording has an answer to GET https://dogs.example/list"))
    #expect(Set(lines(missing)) == Set(lines(without)))
  }

  @Test("A recording that is none is bad input, and keeping needs a network")
  func badInput() throws {
    let app = try app()
    let none = try app.run(["read", "--network", app.folder.url("none.har").path])
    #expect(none.status == 2)
    #expect(none.errors.contains("there is no such file"))
    let keeping = try app.run(["read", "--record-network", app.folder.url("kept.har").path])
    #expect(keeping.status == 2)
    #expect(keeping.errors.contains("--allow-network"))
  }

  @Test("With the network allowed, a server is asked and waited for, and what it answers is kept")
  func realServer() throws {
    let server = try OneAnswerServer(text: "Real Rex")
    let app = try SmallApp("Kennel")
    try app.write(
      "Kennel.swift",
      """
      import SwiftUI

      @main struct Kennel: App { var body: some Scene { WindowGroup { Dogs() } } }

      struct Dogs: View {
        @State private var text = "Loading"
        var body: some View {
          Text(text).task {
            do {
              let (data, _) = try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:\(server.port)/dogs")!)
              text = String(decoding: data, as: UTF8.self)
            } catch { text = error.localizedDescription }
          }
        }
      }
      """)
    let kept = app.folder.url("kept.har").path
    let real = try app.run(["read", "--allow-network", "--record-network", kept])
    #expect(real.errors == "")
    #expect(real.output == "1. Real Rex\n")
    server.stop()
    let again = try app.run(["read", "--network", kept])
    #expect(again.output == "1. Real Rex\n")
    let archive = try JSONSerialization.jsonObject(with: try Data(contentsOf: URL(fileURLWithPath: kept)))
    let entries = ((archive as? [String: Any])?["log"] as? [String: Any])?["entries"] as? [[String: Any]]
    #expect((entries?.first?["response"] as? [String: Any])?["status"] as? Int == 200)
  }
}
