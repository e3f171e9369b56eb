import Foundation

/// The programs that the tests of the page need, where they are installed.
enum BrowserTools {
  /// Chromium, which shows the page.
  static let browser = find("chromium") ?? find("chromium-browser") ?? find("google-chrome")
  /// The program that drives it.
  static let driver = find("chromedriver")
  /// The source of axe-core, which checks the page.
  static let axe: String? = {
    let given = ProcessInfo.processInfo.environment["CURBCUT_AXE"].map { URL(fileURLWithPath: $0) }
    return try? String(
      contentsOf: given ?? package.appendingPathComponent(".build/axe/axe.min.js"), encoding: .utf8)
  }()

  /// Whether a page can be shown.
  static var canBrowse: Bool { browser != nil && driver != nil }
  /// Why the tests are skipped.
  static let advice = "no chromium and chromedriver here: run scripts/install-packages"
  /// Why the checks of the page are skipped.
  static let axeAdvice =
    "no chromium, chromedriver or axe-core here: run scripts/install-packages and scripts/install-axe"

  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func find(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
    return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
