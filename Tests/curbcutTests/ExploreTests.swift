import AuditReports
import Exploration
import Foundation
import Testing

@testable import curbcut

/// An app of three screens is explored, through the command from end to end.
@Suite("curbcut map and reach")
struct ExploreTests {
  private static let controllers = """
    import UIKit

    class HomeController: UIViewController {
      let status = UILabel()

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
        view.backgroundColor = .systemBackground
        add("Details", #selector(showDetails), at: 200)
        add("Delete", #selector(askFirst), at: 260)
        add("Count", #selector(count), at: 320)
        add("Quit", #selector(quit), at: 380)
        let off = add("Locked", #selector(count), at: 440)
        off.isEnabled = false
        status.frame = CGRect(x: 20, y: 500, width: 300, height: 30)
        status.text = "Nothing yet"
        view.addSubview(status)
      }

      @discardableResult
      func add(_ title: String, _ action: Selector, at y: CGFloat) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.frame = CGRect(x: 20, y: y, width: 200, height: 44)
        button.addTarget(self, action: action, for: .touchUpInside)
        view.addSubview(button)
        return button
      }

      @objc func showDetails() { navigationController?.pushViewController(DetailController(), animated: true) }

      @objc func askFirst() {
        let alert = UIAlertController(title: "Delete it?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
      }

      @objc func count() { status.text = "One more" }

      @objc func quit() { exit(3) }
    }

    class DetailController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Details"
        view.backgroundColor = .systemBackground
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 30))
        label.text = "Words"
        label.textColor = UIColor(white: 0.8, alpha: 1)
        view.addSubview(label)
      }
    }
    """

  private func app() throws -> SmallApp {
    let app = try SmallApp("Explored")
    try app.write(
      "AppDelegate.swift",
      SmallApp.delegate(showing: "UINavigationController(rootViewController: HomeController())"))
    try app.write("Controllers.swift", Self.controllers)
    return app
  }

  @Test("The map has every screen with its way, alerts, what ends the app, and what was not tried")
  func map() throws {
    let app = try app()
    let result = try app.run(["map", "--json", "--steps", "40"])
    #expect(result.status == 0, "\(result.errors)")
    let map = try JSONDecoder().decode(ExplorationMap.self, from: Data(result.output.utf8))
    #expect(Set(map.screens.map(\.title)) == ["Home", "Details", "Delete it?"])
    #expect(map.screens.first { $0.title == "Delete it?" }?.kind == "alert")
    #expect(map.screens.first { $0.title == "Details" }?.way.map(\.words) == ["“Details”"])
    let deadEnds = map.screens.filter { !$0.hasWayBack }
    #expect(deadEnds.isEmpty)
    #expect(map.steps.filter { $0.outcome == .end }.map(\.action.words) == ["“Quit”"])
    #expect(map.untried.map(\.action) == ["“Locked”"])
    let silent = try #require(map.steps.first { $0.action.words == "“Count”" })
    #expect(silent.outcome == .change && silent.unannounced == ["One more"])
    #expect(map.ending == .complete)

    let audit = try app.run([
      "audit", "--explore", "--rules", "contrast-text,change-unannounced,unreachable-element",
      "--format", "json",
    ])
    let form = try JSONDecoder().decode(AuditForm.self, from: Data(audit.output.utf8))
    #expect(audit.status == 1, "\(audit.errors)")
    #expect(form.screens.count == 3)
    let details = try #require(form.screens.first { $0.name == "Explored, Details" })
    #expect(details.findings.contains { $0.isFailure && $0.label == "Words" })
    // Each screen was walked through, in a run of its own.
    #expect(
      form.screens.allSatisfy { $0.rules.contains { $0.rule == "unreachable-element" && $0.judged > 0 } })
    // What changed elsewhere without a word is told of the button that was activated.
    let silentFindings = form.screens.flatMap(\.findings).filter { $0.rule == "change-unannounced" }
    #expect(silentFindings.map(\.label) == ["Count"])
    #expect(silentFindings.first?.measured == "after it was activated, “One more” came up elsewhere")
    #expect(silentFindings.first?.isFailure == false)
  }

  @Test(
    "Screens of SwiftUI are told apart by tabs and titles, and escape goes back as VoiceOver's scrub does")
  func swiftUI() throws {
    let app = try SmallApp("Viewed")
    try app.write(
      "ViewedApp.swift",
      """
      import SwiftUI

      @main
      struct ViewedApp: App {
        var body: some Scene { WindowGroup { Content() } }
      }

      struct Content: View {
        @State private var showsSheet = false
        var body: some View {
          TabView {
            NavigationStack {
              List {
                NavigationLink("Terms") { Text("You agree.").navigationTitle("Terms of Use") }
                NavigationLink("Thanks") { Text("Thank you all.") }
                Button("Options") { showsSheet = true }
              }
              .navigationTitle("Home")
            }
            .tabItem { Label("First", systemImage: "house") }
            .sheet(isPresented: $showsSheet) {
              NavigationStack {
                Menu("Sort") { Button("By Name") {} }.navigationTitle("Options")
              }
            }
            Text("Files").tabItem { Label("Second", systemImage: "folder") }
          }
        }
      }
      """)
    let result = try app.run(["map", "--json", "--steps", "60"])
    #expect(result.status == 0, "\(result.errors)")
    let map = try JSONDecoder().decode(ExplorationMap.self, from: Data(result.output.utf8))
    let titles = Set(map.screens.map(\.title))
    #expect(
      titles.isSuperset(of: ["Home", "Terms of Use", "Thank you all.", "Second", "Options"]), "\(titles)")
    #expect(map.screens.first { $0.title == "Options" }?.kind == "sheet")
    for title in ["Terms of Use", "Thank you all.", "Options"] {
      let screen = try #require(map.screens.first { $0.title == title })
      let escape = try #require(map.steps.first { $0.from == screen.number && $0.action.kind == .escape })
      #expect(escape.outcome == .screen && escape.to == 1, "\(title): \(escape)")
    }
    // The menu is closed, not the sheet below it.
    let menus = map.screens.filter { $0.actions.contains { $0.words == "“By Name”" } }
    let menu = try #require(menus.first)
    let escape = try #require(map.steps.first { $0.from == menu.number && $0.action.kind == .escape })
    #expect(map.screens.first { $0.number == escape.to }?.title == "Options")
    #expect(map.screens.allSatisfy { !$0.title.contains("Controller") }, "\(titles)")
  }

  @Test("Bounds are kept and said; wrong ones end with status 2")
  func bounds() throws {
    let app = try app()
    let result = try app.run(["map", "--steps", "1"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("1 action tried"))
    #expect(result.output.contains("--steps sets how many"))
    #expect(try CommandLineTool.run("map", app.path, "--steps", "0").status == 2)
    #expect(try CommandLineTool.run("map", "/nowhere").status == 2)
  }

  @Test("Reach: what an example costs before, and after it was mended")
  func reach() throws {
    let folder = try TemporaryFolder()
    let before = try CommandLineTool.run("reach", CommandLineTool.example("Before"), "--json")
    let file = folder.url("before.json")
    try Data(before.output.utf8).write(to: file)
    let after = try CommandLineTool.run("reach", CommandLineTool.example("After"), "--before", file.path)
    #expect(after.output.contains("before and after"), "\(after.errors)")
    #expect(after.output.contains("Stops: "))
    let wrong = try CommandLineTool.run(
      "reach", CommandLineTool.example("After"), "--before", CommandLineTool.example("Before"))
    #expect(wrong.status == 2)
    #expect(wrong.errors.contains("curbcut reach --json"))
  }

  @Test("Runs get the arguments that concern them")
  func forwarded() {
    let own = ["--steps": true, "--device": true, "--json": false, "--explore": false, "-o": true]
    let known = ["--device": true, "--dark": false]
    #expect(
      ForwardedArguments.kept(
        ["App", "--steps", "5", "--device", "iPad", "--explore", "--dark", "--json", "--steps=6", "-o", "a"],
        own,
        known)
        == ["App", "--device", "iPad", "--dark"])
    let walk = ForwardedArguments.options(of: WalkCommand.self)
    #expect(walk["--device"] == true && walk["--dark"] == false && walk["--job"] == true)
    let audit = ForwardedArguments.options(of: AuditCommand.self)
    #expect(audit["--fail-on"] == true && audit["--explore"] == false && audit["--steps"] == true)
    #expect(audit["-o"] == true && audit["--output"] == true && audit["--shard"] == true)
  }
}
