import Foundation
import Testing

/// Apps that keep models with SwiftData, built from their folders and used by VoiceOver, from end to end.
@Suite("The folder of an app with SwiftData", .serialized)
struct SwiftDataAppTests {
  private func pantry() throws -> SmallApp {
    let app = try SmallApp("Pantry")
    try app.write(
      "Jar.swift",
      """
      import SwiftData

      @Model
      final class Jar {
        @Attribute(.unique) var name: String
        var count = 1
        @Relationship(deleteRule: .cascade, inverse: \\Label.jar) var labels: [Label] = []

        init(name: String) { self.name = name }
      }

      @Model
      final class Label {
        var text: String
        var jar: Jar?

        init(text: String) { self.text = text }
      }
      """)
    try app.write(
      "PantryApp.swift",
      """
      import SwiftData
      import SwiftUI

      @main
      struct PantryApp: App {
        var body: some Scene {
          WindowGroup { PantryView() }
            .modelContainer(for: Jar.self)
        }
      }

      struct PantryView: View {
        @Environment(\\.modelContext) private var context
        @Query(filter: #Predicate<Jar> { $0.count > 0 }, sort: \\.name) private var jars: [Jar]

        var body: some View {
          VStack {
            Button("Add") {
              let jar = Jar(name: "Jar \\(jars.count + 1)")
              jar.labels.append(Label(text: "new"))
              context.insert(jar)
            }
            ForEach(jars) { jar in
              Button("\\(jar.name), \\(jar.count), \\(jar.labels.count)") { jar.count += 1 }
            }
          }
        }
      }
      """)
    return app
  }

  @Test("What is added and changed by VoiceOver is heard, and found in the store afterwards")
  func adding() throws {
    let app = try pantry()
    let stores = app.folder.url("stores").path
    let script = app.folder.url("add.gestures")
    try Data(
      """
      double tap
      wait 3
      swipe right
      expect "Jar 1, 1, 1, Button"
      double tap
      expect "Jar 1, 2, 1"
      wait 3
      """.utf8
    ).write(to: script)
    let played = try app.run(
      ["voiceover", "--script", script.path], environment: ["CURBCUT_STORES": stores])
    #expect(played.errors == "")
    #expect(played.status == 0, "\(played.output)")
    let again = try app.run(["read", "--no-hints"], environment: ["CURBCUT_STORES": stores])
    #expect(again.output == "1. Add, Button\n2. Jar 1, 2, 1, Button\n")
    // Without a folder that is kept, each launch begins anew.
    #expect(try app.run(["read", "--no-hints"]).output == "1. Add, Button\n")
  }
}
