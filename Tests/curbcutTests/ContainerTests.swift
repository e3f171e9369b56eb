import Foundation
import Testing

/// What an app keeps is there at its next run when it is given a container.
@Suite("The container of an app", .serialized)
struct ContainerTests {
  @Test func settingsAndScenesOutliveTheApp() throws {
    let app = try SmallApp("Counter")
    try app.write(
      "CounterApp.swift",
      """
      import SwiftUI

      @main
      struct CounterApp: App {
        var body: some Scene { WindowGroup { CounterView() } }
      }

      struct CounterView: View {
        @SceneStorage("scene") private var scene = 0
        @AppStorage("settings") private var settings = 0

        var body: some View {
          Button("Count \\(scene), \\(settings)") {
            scene += 1
            settings += 10
          }
        }
      }
      """)
    let script = app.folder.url("walk.txt")
    try Data("double tap\n".utf8).write(to: script)
    let container = app.folder.url("phone").path
    func heard(_ arguments: [String]) throws -> String {
      let result = try app.run(arguments)
      #expect(result.status == 0, "\(result.errors)")
      return result.output
    }
    #expect(try heard(["read", "--container", container]).contains("Count 0, 0"))
    #expect(
      try heard(["voiceover", "--script", script.path, "--container", container]).contains("Count 1, 10"))
    #expect(try heard(["read", "--container", container]).contains("Count 1, 10"))
    #expect(try heard(["read"]).contains("Count 0, 0"))
  }
}
