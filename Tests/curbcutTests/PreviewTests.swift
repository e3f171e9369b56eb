import Foundation
import Testing

/// One Swift file with previews, shown from end to end.
@Suite("The previews of a Swift file", .serialized)
struct PreviewTests {
  private let app: SmallApp

  init() throws { app = try SmallApp("Views") }

  private func run(_ command: String, _ file: String, _ more: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run([command, app.path + "/" + file, "--scratch", app.scratch] + more)
  }

  private static let badge = """
    import SwiftUI

    struct Badge: View {
      let title: String
      @Environment(\\.colorScheme) private var scheme
      var body: some View { Text(scheme == .dark ? "\\(title), dark" : title) }
    }

    """

  private func writeMacros() throws {
    try app.write(
      "Badge.swift",
      Self.badge + """
        #Preview {
          Badge(title: "Plain")
        }

        #Preview("On and off") {
          @Previewable @State var isOn = true
          Toggle("Wi-Fi", isOn: $isOn)
        }

        #Preview("Sideways", traits: .landscapeLeft) {
          let title = "Wide"
          Badge(title: title)
          Text("Below")
        }

        #Preview("View") {
          let label = UILabel()
          label.text = "From UIKit"
          return label
        }

        #Preview("Controller") {
          UIHostingController(rootView: Text("Hosted"))
        }
        """)
  }

  @Test("The first is read, and the others are named in one line")
  func first() throws {
    try writeMacros()
    let result = try run("read", "Badge.swift")
    #expect(result.output == "1. Plain\n")
    #expect(
      result.errors
        == "Badge.swift: ‘Preview 1’ is shown; other previews, for --preview: ‘On and off’, ‘Sideways’, ‘View’, ‘Controller’\n"
    )
    #expect(result.status == 0)
  }

  @Test(
    "Each form of #Preview is shown by its name",
    arguments: [
      ("On and off", "1. Wi-Fi, Switch button, on\n     Double tap to toggle setting.\n"),
      ("sideways", "1. Wide\n2. Below\n"), ("View", "1. From UIKit\n"), ("5", "1. Hosted\n"),
    ])
  func forms(name: String, words: String) throws {
    try writeMacros()
    let result = try run("read", "Badge.swift", "--preview", name)
    #expect(result.output == words)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("A trait turns the device")
  func landscape() throws {
    try writeMacros()
    let result = try run("tree", "Badge.swift", "--preview", "Sideways", "--json")
    #expect(result.output.contains("852,\n"))
  }

  @Test("A variable of a preview lives while it is used")
  func use() throws {
    try writeMacros()
    let script = try app.folder.file("walk.txt", "double tap\nexpect \"off\"\n")
    let result = try run("voiceover", "Badge.swift", "--preview", "On and off", "--quiet", "--script", script)
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test("What a button puts off runs as time passes: a task, and work for the main queue")
  func tasks() throws {
    try app.write(
      "Counter.swift",
      """
      import SwiftUI

      struct Counter: View {
        @State private var log = "none"
        var body: some View {
          Text(log)
          Button("Task") { Task { log = "task" } }
          Button("Queue") { DispatchQueue.main.async { log = "queue" } }
        }
      }

      #Preview { Counter() }
      """)
    let script = try app.folder.file(
      "walk.txt",
      """
      swipe right
      double tap
      swipe left
      expect "task"
      swipe right
      swipe right
      double tap
      swipe left
      swipe left
      expect "queue"

      """)
    let result = try run("voiceover", "Counter.swift", "--quiet", "--script", script)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  private func writeProvider() throws {
    try app.write(
      "Badge.swift",
      Self.badge + """
        struct Badge_Previews: PreviewProvider {
          static var previews: some View {
            Badge(title: "One")
            Group {
              Badge(title: "Two").previewDisplayName("Second").previewLayout(.fixed(width: 200, height: 80))
              Badge(title: "Three").previewDevice("iPad mini (6th generation)").environment(\\.colorScheme, .dark)
            }
            ForEach(["Four", "Five"], id: \\.self) { Badge(title: $0).previewDisplayName($0) }
          }
        }
        """)
  }

  @Test("A provider gives a preview for each of its views, with their names")
  func provider() throws {
    try writeProvider()
    #expect(
      try run("previews", "Badge.swift").output == """
        Preview 1  Badge.swift:8
        Second  Badge.swift:8
        Preview 3  Badge.swift:8  iPad mini (6th generation)
        Four  Badge.swift:8
        Five  Badge.swift:8

        """)
    #expect(try run("read", "Badge.swift", "--preview", "Five").output == "1. Five\n")
    let third = try run("tree", "Badge.swift", "--preview", "3")
    #expect(third.output.contains("Three, dark"))
    let whole = try run("read", "Badge.swift", "--all-screens")
    #expect(whole.output.contains("Second") && whole.output.contains("1. Two\n"))
  }

  @Test("The files beside it that it needs are built with it, and no others")
  func others() throws {
    try app.write("Start.swift", "import SwiftUI\n#Preview { Row(item: .sample) }\n")
    try app.write(
      "Row.swift",
      "import SwiftUI\nstruct Row: View { let item: Item; var body: some View { Text(item.name) } }\n")
    try app.write("Item.swift", "struct Item { let name: String }\n")
    try app.write("Samples.swift", "extension Item { static let sample = Item(name: \"Sample\") }\n")
    try app.write("Broken.swift", "struct Broken { this is no Swift }\n")
    let result = try run("read", "Start.swift")
    #expect(result.errors == "")
    #expect(result.output == "1. Sample\n")
    #expect(result.status == 0)
  }

  @Test("A preview of an app's folder is shown in place of the app")
  func folder() throws {
    try writeMacros()
    try app.write(
      "App.swift",
      "import SwiftUI\n@main struct Main: App { var body: some Scene { WindowGroup { Text(\"App\") } } }\n")
    let preview = try app.run(["read", "--preview", "Badge/Sideways"])
    #expect(preview.output == "1. Wide\n2. Below\n")
    #expect(preview.errors == "")
    #expect(try app.run(["read"]).output == "1. App\n")
  }

  @Test("What cannot be shown is an error with its place, and status 2")
  func errors() throws {
    try writeMacros()
    let path = app.path + "/Badge.swift"
    let unknown = try run("read", "Badge.swift", "--preview", "Sideway")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors.contains("\(path): error: there is no preview ‘Sideway’; expected one of ‘Preview 1’"))
    #expect(unknown.errors.contains("Did you mean ‘Sideways’?"))
    try app.write("None.swift", "import SwiftUI\nstruct None: View { var body: some View { Text(\"a\") } }\n")
    let none = try run("read", "None.swift")
    #expect(none.status == 2)
    #expect(
      none.errors.hasPrefix("\(app.path)/None.swift:1:1: error: the file has no preview; expected #Preview"))
    let missing = try run("read", "Missing.swift")
    #expect(missing.status == 2)
    #expect(missing.errors.contains("Missing.swift: error: the source cannot be read"))
    let screen = try run("read", "Badge.swift", "--screen", "x")
    #expect(screen.status == 2)
    let document = try CommandLineTool.run("read", CommandLineTool.example("After"), "--preview", "x")
    #expect(document.status == 2)
    #expect(document.errors.contains("--preview is for a .swift file"))
  }

  @Test("A preview whose body cannot be built whole is shown without the statement, and that is said")
  func leftOut() throws {
    try app.write("Half.swift", "import SwiftUI\n#Preview {\n  Text(\"Here\")\n  Wormhole()\n}\n")
    let result = try run("read", "Half.swift")
    #expect(result.output.contains("1. Here\n"))
    #expect(result.output.hasPrefix("Half runs without"))
    #expect(result.status == 3)
  }

  @Test("A widget is shown in its size, with the first entry of its timeline and its own background")
  func widgets() throws {
    try app.write(
      "Birds.swift",
      """
      import SwiftUI
      import WidgetKit

      struct Entry: TimelineEntry {
        let date: Date
        let name: String
      }

      struct Provider: TimelineProvider {
        func placeholder(in context: Context) -> Entry { Entry(date: .now, name: "Placeholder") }
        func getSnapshot(in context: Context, completion: @escaping (Entry) -> Void) {
          completion(placeholder(in: context))
        }
        func getTimeline(in context: Context, completion: @escaping (Timeline<Entry>) -> Void) {
          completion(Timeline(entries: [placeholder(in: context)], policy: .never))
        }
      }

      struct BirdView: View {
        let entry: Entry
        @Environment(\\.widgetFamily) private var family
        var body: some View {
          GeometryReader { Text("\\(entry.name), \\(family.description), \\(Int($0.size.width)) wide") }
            .containerBackground(.green, for: .widget)
        }
      }

      struct BirdWidget: Widget {
        var body: some WidgetConfiguration {
          StaticConfiguration(kind: "Birds", provider: Provider()) { BirdView(entry: $0) }
            .configurationDisplayName("Birds")
        }
      }

      #Preview("Medium", as: .systemMedium) {
        BirdWidget()
      } timeline: {
        Entry(date: .now, name: "Robin")
        Entry(date: .now, name: "Wren")
      }

      struct Old: PreviewProvider {
        static var previews: some View {
          BirdView(entry: Entry(date: .now, name: "Tit"))
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewDisplayName("Small")
        }
      }
      """.replacingOccurrences(of: "\\\\", with: "\\"))
    let medium = try run("read", "Birds.swift", "--preview", "Medium")
    #expect(medium.status == 0, "\(medium.errors)")
    #expect(medium.output.contains("Robin, systemMedium, 306 wide"))
    let small = try run("read", "Birds.swift", "--preview", "Small")
    #expect(small.output.contains("Tit, systemSmall, 158 wide"), "\(small.errors)")
  }
}
