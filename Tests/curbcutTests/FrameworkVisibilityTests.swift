import Foundation
import Testing

/// What a file of an app sees is what it imports, as with Apple's frameworks.
@Suite("The frameworks that an app's file imports", .serialized)
struct FrameworkVisibilityTests {
  private let app: SmallApp

  init() throws {
    app = try SmallApp("Pages")
    try app.write(
      "AppDelegate.swift", SmallApp.delegate(showing: "PageController()"))
  }

  private func writeController(importing modules: [String], body: String) throws {
    try app.write(
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
    try CommandLineTool.run(["read", app.path, "--scratch", app.scratch] + arguments)
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
