import Foundation

/// The time from the folder of a generated app of SwiftUI to its transcript: built from nothing, unchanged, and after an
/// edit of a view's body, or of what other files see of a type.
struct GeneratedAppBenchmark {
  let command: String
  /// How many files with views the app has.
  let count: Int

  func run(into report: inout Report) throws {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: root) }
    let app = root.appendingPathComponent("Generated")
    let scratch = root.appendingPathComponent("scratch")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    for number in 0..<count {
      try text(number).write(to: file(number, app), atomically: true, encoding: .utf8)
    }
    try main.write(to: app.appendingPathComponent("Main.swift"), atomically: true, encoding: .utf8)
    let process = WholeProcess(program: command, arguments: ["read", app.path, "--scratch", scratch.path])
    func add(_ id: String, _ title: String, runs: Int, prepare: (Int) throws -> Void) throws {
      let samples = Samples(
        try (0..<runs).map { run in
          try prepare(run)
          let start = ContinuousClock.now
          try process.run(allowing: 0)
          return (ContinuousClock.now - start).milliseconds
        })
      report.add(
        Figure("generated.\(id).\(count)", "an app of \(count) files of SwiftUI, \(title)", "ms", samples))
    }
    try add("built", "built from nothing", runs: 2) { _ in
      if FileManager.default.fileExists(atPath: scratch.path) {
        try FileManager.default.removeItem(at: scratch)
      }
    }
    try add("unchanged", "nothing changed", runs: 6) { _ in }
    // Each edit is another one, and of another file.
    try add("body", "after an edit of a body", runs: 4) { run in
      let changed = text(run + 1).replacing("Text(\"Total\")", with: "Text(\"Total \(run)\")")
      try changed.write(to: file(run + 1, app), atomically: true, encoding: .utf8)
    }
    try add("interface", "after an edit of an interface", runs: 4) { run in
      let changed = text(run + 10).replacing("var amount:", with: "var added\(run) = 1\n  var amount:")
      try changed.write(to: file(run + 10, app), atomically: true, encoding: .utf8)
    }
  }

  private func file(_ number: Int, _ folder: URL) -> URL {
    folder.appendingPathComponent("Screen\(number).swift")
  }

  private var main: String {
    """
    import SwiftUI

    @main struct GeneratedApp: App {
      var body: some Scene {
        WindowGroup { NavigationStack { Screen0(model: Model0(amount: 3)) } }
      }
    }
    """
  }

  /// A model and its screen, which leads to the next one.
  private func text(_ number: Int) -> String {
    let next = number + 1 < count ? number + 1 : 0
    return """
      import SwiftUI

      struct Model\(number): Identifiable, Equatable {
        var id = \(number)
        var amount: Int
        var names = ["Apples", "Pears", "Plums"]
        func total(_ factor: Int) -> Int { amount * factor + names.count }
      }

      struct Row\(number): View {
        let title: String
        let value: Int
        @ScaledMetric private var space = 8.0

        var body: some View {
          HStack(spacing: space) {
            Image(systemName: "star.fill").foregroundStyle(.yellow).accessibilityHidden(true)
            VStack(alignment: .leading) {
              Text(title).font(.headline)
              Text("\\(value) pieces").font(.subheadline).foregroundStyle(.secondary)
            }
            Spacer()
            if value > 10 { Image(systemName: "exclamationmark.triangle").accessibilityLabel("Many") }
          }
          .padding(.vertical, 4)
          .accessibilityElement(children: .combine)
        }
      }

      struct Screen\(number): View {
        @State var model: Model\(number)
        @State private var isOn = false
        @State private var search = ""

        private var found: [String] { search.isEmpty ? model.names : model.names.filter { $0.contains(search) } }

        var body: some View {
          List {
            Section("Fruit") {
              ForEach(found, id: \\.self) { name in
                Row\(number)(title: name, value: model.total(name.count))
              }
            }
            Section("Settings") {
              Toggle("Notify me", isOn: $isOn)
              Stepper("Amount: \\(model.amount)", value: $model.amount, in: 0...20)
              TextField("Search", text: $search).textFieldStyle(.roundedBorder)
            }
            Section {
              NavigationLink("Next") { Screen\(next)(model: Model\(next)(amount: model.amount)) }
              HStack {
                Text("Total")
                Spacer()
                Text(model.total(2), format: .number)
              }
            }
          }
          .navigationTitle("Screen \(number)")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) { Button("Reset") { model.amount = 0 } }
          }
        }
      }

      """
  }
}
