import Foundation
import Testing

/// An app as an iOS developer writes it, built from its folder and read, from end to end.
@Suite("The folder of an app", .serialized)
struct AppFolderTests {
  private let app: SmallApp

  init() throws {
    app = try SmallApp("Clock")
  }

  private func run(_ arguments: String...) throws -> CommandLineTool.Result {
    try app.run(arguments)
  }

  /// A window made in code, a target and a selector, an overridden label, a notification.
  private func writeApp(extra: String = "") throws {
    try app.write(
      "AppDelegate.swift",
      SmallApp.delegate(
        showing: "UINavigationController(rootViewController: ClockController())", mark: "@UIApplicationMain"))
    try app.write(
      "ClockController.swift",
      """
      import UIKit

      class StarView: UIView {
        var stars = 3
        override var accessibilityLabel: String? {
          get { "Rating" }
          set {}
        }
        override var accessibilityValue: String? {
          get { "\\(stars) stars" }
          set {}
        }
        override func accessibilityIncrement() { stars += 1 }
      }

      class ClockController: UIViewController {
        private lazy var button = UIButton(type: .system)
        private var count = 0

        override func viewDidLoad() {
          super.viewDidLoad()
          title = "Clock"
          button.frame = CGRect(x: 20, y: 200, width: 200, height: 44)
          button.setTitle("Start", for: .normal)
          button.addTarget(self, action: #selector(tapped(_:)), for: .touchUpInside)
          view.addSubview(button)
          let stars = StarView(frame: CGRect(x: 20, y: 300, width: 200, height: 44))
          stars.isAccessibilityElement = true
          stars.accessibilityTraits = .adjustable
          view.addSubview(stars)
          #if os(iOS) && canImport(UIKit)
          let label = UILabel(frame: CGRect(x: 20, y: 400, width: 200, height: 44))
          label.text = Bundle.main.infoDictionary?["CFBundleName"] as? String
          view.addSubview(label)
          #else
          fatalError("this is iOS")
          #endif
          \(extra)
        }

        @objc private func tapped(_ sender: UIButton) {
          count += 1
          sender.setTitle("Started \\(count)", for: .normal)
        }
      }
      """)
  }

  @Test("Objects that are only NSObjects are read as on iOS, overridden or set up")
  func plainObjects() throws {
    try writeApp(
      extra: """
        let row = Row()
            row.accessibilityFrame = CGRect(x: 20, y: 500, width: 100, height: 20)
            let other = NSObject()
            other.isAccessibilityElement = true
            other.accessibilityLabel = "Other"
            other.accessibilityTraits = .button
            other.accessibilityFrame = CGRect(x: 20, y: 530, width: 100, height: 20)
            let list = UIView(frame: CGRect(x: 0, y: 500, width: 300, height: 100))
            list.accessibilityElements = [row, other]
            view.addSubview(list)
        """)
    try app.write(
      "Row.swift",
      """
      import UIKit

      class Row: NSObject {
        override var isAccessibilityElement: Bool { get { true } set {} }
        override var accessibilityLabel: String? {
          get { (super.accessibilityLabel ?? "Row") + " one" }
          set { super.accessibilityLabel = newValue }
        }
        override var accessibilityTraits: UIAccessibilityTraits { get { [.header] } set {} }
      }
      """)
    let result = try run("read")
    #expect(result.errors == "")
    #expect(result.output.hasSuffix("4. Clock\n5. Row one, Heading\n6. Other, Button\n"))
  }

  @Test("Is built, launched and read, its own accessibility code running")
  func read() throws {
    try writeApp()
    let result = try run("read")
    #expect(result.errors == "")
    #expect(
      result.output == """
        1. Clock, Heading
        2. Start, Button
        3. Rating, 3 stars, adjustable
             Swipe up or down with one finger to adjust the value.
        4. Clock

        """)
    #expect(result.status == 0)
  }

  @Test("Is used: a double tap runs the action that a selector names, and a flick up the app's increment")
  func use() throws {
    try writeApp()
    let script = try app.folder.file(
      "walk.txt",
      """
      swipe right
      expect "Start, Button"
      double tap
      expect "Started 1"
      swipe right
      swipe up
      expect "4 stars"
      """)
    let result = try run("voiceover", "--quiet", "--script", script)
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test("Names the cause and not what follows from it, and keeps the view around it")
  func consequences() throws {
    let people = try SmallApp("People")
    try people.write(
      "PeopleApp.swift",
      """
      import SwiftUI

      struct Person: Identifiable, Hashable {
        let id: Int
        let name: String
      }

      @main
      struct PeopleApp: App {
        let people = [Person(id: 1, name: "Ann"), Person(id: 2, name: "Ben")]
        @State private var chosen = Set<Person>()
        @State private var isScanning = false
        var body: some Scene {
          WindowGroup {
            List(people, selection: $chosen) { person in
              VStack { Text(person.name) }.tag(person)
            }
            .sheet(isPresented: $isScanning) { WormholeScanner(simulated: "x", completion: { _ in }) }
          }
        }
      }
      """)
    let result = try people.run(["read"])
    #expect(result.output.contains("Ann") && result.output.contains("Ben"), "\(result.output)")
    #expect(result.errors.contains("WormholeScanner: 1 use, first at PeopleApp.swift:18"))
    #expect(!result.errors.contains("Int"), "\(result.errors)")
    #expect(result.status == 3)
  }

  @Test("Says where an app is at fault of which nothing can be built")
  func nothingCanBeBuilt() throws {
    let broken = try SmallApp("Broken")
    try broken.write(
      "BrokenApp.swift", "import SwiftUI\nstruct Home: View { var body: some View { Text(\"x\") }\n")
    let result = try broken.run(["read"])
    #expect(result.status == 2)
    #expect(
      result.errors.contains(#/BrokenApp\.swift:\d+:\d+: error: nothing of the app can be built/#),
      "\(result.errors)")
  }

  @Test("Says what is missing, once, with its uses and first place, and runs the rest")
  func missing() throws {
    try writeApp(
      extra: """
        view.addInteraction(UIWormholeInteraction(delegate: self))
            let hole = UIWormholeInteraction(delegate: self)
            hole.open()
        """)
    let result = try run("read", "--show-left-out")
    #expect(
      result.errors.contains(
        "Clock: warning: UIWormholeInteraction: 2 uses, first at ClockController.swift:38"))
    #expect(
      result.errors.contains("ClockController.swift:39: statement: cannot find 'UIWormholeInteraction'"))
    #expect(
      result.output.hasPrefix(
        """
        Clock runs without 3 statements, which cannot be built here: what is heard may differ from iOS.

        1. Clock, Heading
        2. Start, Button

        """))
    #expect(result.status == 3)
    // What was built is taken again, with the same report.
    #expect(try run("read", "--show-left-out").errors == result.errors)
    let allowed = try run("read", "--allow-missing")
    #expect(allowed.output == result.output)
    #expect(allowed.status == 0)
    #expect(try run("tree").output.hasPrefix("Clock runs without 3 statements"))
    #expect(try run("tree").status == 3)
    #expect(try run("read", "--json").output.contains("\"omission\" : \"Clock runs without 3 statements"))
    let transcript = app.folder.url("said.txt")
    let walk = try app.folder.file("walk.txt", "swipe right\n")
    #expect(try run("voiceover", "--script", walk, "--transcript", transcript.path).status == 3)
    #expect(try String(contentsOf: transcript, encoding: .utf8).hasPrefix("Clock runs without 3 statements"))
  }

  @Test("Says once what a member that is kept and no more does not do, with the line that sets it")
  func unsupported() throws {
    try writeApp(
      extra: """
        let scroll = UIScrollView()
            scroll.scrollsToTop = false
            for _ in 0..<2 { UIScrollView().scrollsToTop = false }
            scroll.bouncesZoom = true
        """)
    let result = try run("read")
    #expect(
      result.errors == """
        ClockController.swift:39: warning: UIScrollView.scrollsToTop is stored but has no effect: a tap on the status bar \
        does not scroll

        """)
    #expect(result.status == 0)
  }

  @Test("Is refused with --strict, at the app's own file, line and column")
  func strict() throws {
    try writeApp(extra: "view.bendSpace()")
    let result = try run("read", "--strict")
    #expect(result.errors.contains("ClockController.swift:38:"))
    #expect(result.errors.contains("has no member 'bendSpace'"))
    #expect(result.output == "")
    #expect(result.status == 2)
  }

  @Test("Is an error with a place when there is no app in it")
  func nothing() throws {
    let result = try run("read")
    #expect(result.errors.contains("neither an .xcodeproj nor a Swift file"))
    #expect(result.status == 2)
  }

  @Test("Waits by the device's clock where tasks sleep: a debounced search answers once, in every run")
  func debouncedSearch() throws {
    try app.write(
      "AppDelegate.swift",
      """
      import UIKit

      @main
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = SearchController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """)
    try app.write(
      "SearchController.swift",
      """
      import UIKit

      /// Not of the main actor, so that each search leaves it.
      final class Catalogue: Sendable {
        func matches(_ text: String) async throws -> [String] {
          try await ContinuousClock().sleep(for: .seconds(1))
          return ["Poodle", "Pug", "Beagle"].filter { $0.hasPrefix(text) }
        }
      }

      class SearchController: UIViewController {
        private let result = UILabel(frame: CGRect(x: 20, y: 100, width: 300, height: 44))
        private let log = UILabel(frame: CGRect(x: 20, y: 200, width: 300, height: 44))
        private var search: Task<Void, Never>?
        private var searches = 0

        override func viewDidLoad() {
          super.viewDidLoad()
          result.text = "Nothing"
          view.addSubview(result)
          view.addSubview(log)
          let begin = ContinuousClock.now
          Task {
            type("P")
            try await Task.sleep(for: .milliseconds(200))
            type("Pu")
            try await Task.sleep(nanoseconds: 400_000_000)
            let waited = ((ContinuousClock.now - begin) / .milliseconds(1)).rounded()
            log.text = "\\(searches) after \\(Int(waited))"
          }
        }

        private func type(_ text: String) {
          search?.cancel()
          search = Task {
            do {
              try await Task.sleep(for: .milliseconds(300))
              searches += 1
              result.text = try await Catalogue().matches(text).joined()
            } catch {}
          }
        }
      }
      """)
    for _ in 0..<3 {
      let result = try run("read")
      #expect(result.errors == "")
      #expect(result.output == "1. Pug\n2. 1 after 600\n")
    }
  }
}
