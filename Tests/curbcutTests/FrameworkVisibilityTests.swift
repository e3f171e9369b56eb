import Foundation
import Testing

/// What a file of an app sees is what it imports, as with Apple's frameworks.
@Suite("The frameworks that an app's file imports", .serialized)
struct FrameworkVisibilityTests {
  private let folder: TemporaryFolder
  private let app: String

  init() throws {
    folder = try TemporaryFolder()
    app = folder.url("Pages").path
    try FileManager.default.createDirectory(atPath: app, withIntermediateDirectories: true)
    try write(
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
          window?.rootViewController = PageController()
          window?.makeKeyAndVisible()
          return true
        }
      }
      """)
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: app).appendingPathComponent(name))
  }

  private func writeController(importing modules: [String], body: String) throws {
    try write(
      "PageController.swift",
      """
      \(modules.map { "import \($0)" }.joined(separator: "\n"))

      class PageController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """)
  }

  private func read(_ arguments: String...) throws -> CommandLineTool.Result {
    try CommandLineTool.run(["read", app, "--scratch", folder.url("scratch").path] + arguments)
  }

  @Test(
    "Are not there when only UIKit is imported",
    arguments: [
      ("let page = WKWebView(frame: .zero)", "WKWebView"),
      ("let page: SFSafariViewController? = nil", "SFSafariViewController"),
    ])
  func hidden(body: String, name: String) throws {
    try writeController(importing: ["UIKit"], body: body + "; _ = page")
    let result = try read("--strict")
    #expect(result.errors.contains("cannot find") && result.errors.contains("'\(name)' in scope"))
    #expect(result.status == 2)
  }

  @Test("Bring UIKit along, and their views are read")
  func shown() throws {
    try writeController(
      importing: ["WebKit"],
      body: """
        let page = WKWebView(frame: view.bounds)
            page.loadHTMLString("<h1>\\(String(describing: UIKit.UILabel.self))</h1>", baseURL: nil)
            view.addSubview(page)
        """)
    let result = try read("--strict")
    #expect(result.errors == "")
    #expect(result.output.contains("UILabel"))
    #expect(result.status == 0)
  }
}
