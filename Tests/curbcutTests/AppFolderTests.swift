import Foundation
import Testing

/// An app as an iOS developer writes it, built from its folder and read, from end to end.
@Suite("The folder of an app", .serialized)
struct AppFolderTests {
  private let folder: TemporaryFolder
  private let app: String

  init() throws {
    folder = try TemporaryFolder()
    app = folder.url("Clock").path
    try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: app).appendingPathComponent(name))
  }

  private func run(_ arguments: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(arguments + [app, "--scratch", folder.url("scratch").path])
  }

  /// A window made in code, a target and a selector, an overridden label, a notification.
  private func writeApp(extra: String = "") throws {
    try write(
      "AppDelegate.swift",
      """
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = UINavigationController(rootViewController: ClockController())
          window?.makeKeyAndVisible()
          return true
        }
      }
      """)
    try write(
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
    try write(
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
    #expect(result.output.hasSuffix("4. Clock\n5. Row one Heading\n6. Other Button\n"))
  }

  @Test("Is built, launched and read, its own accessibility code running")
  func read() throws {
    try writeApp()
    let result = try run("read")
    #expect(result.errors == "")
    #expect(
      result.output == """
        1. Clock Heading
        2. Start Button
        3. Rating 3 stars adjustable
             Swipe up or down with one finger to adjust the value.
        4. Clock

        """)
    #expect(result.status == 0)
  }

  @Test("Is used: a double tap runs the action that a selector names, and a flick up the app's increment")
  func use() throws {
    try writeApp()
    let script = try folder.file(
      "walk.txt",
      """
      swipe right
      expect "Start Button"
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
    #expect(result.output.contains("2. Start Button"))
    #expect(result.status == 0)
    // What was built is taken again, with the same report.
    #expect(try run("read", "--show-left-out").errors == result.errors)
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
}
