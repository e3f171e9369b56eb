import AssistiveTechnology
import Foundation
import Testing

@testable import Inspector

/// The test that the Inspector's page exports of an app runs in a package that knows nothing of Curbcut.
@Suite("The exported test of an app")
struct ExportedTestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ path: String, _ text: String) throws {
    let url = folder.url(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  private func exported(_ app: String, heard words: [String]) -> String {
    let walk = words.dropFirst().flatMap { text -> [InspectionRecorder.Step] in
      [.statement(.gesture(Gesture(.swipe(.right)))), .said(text, isFinished: true)]
    }
    return RecordedScript(
      steps: [.said(words[0], isFinished: true)] + walk, file: folder.url(app).path, screen: nil,
      settings: [("voiceOver.speaksHints", .bool(false))],
      command: [folder.url("Dogs").path, "--device", "iPhone SE", "--scratch", folder.url("scratch").path]
    ).test
  }

  @Test("It is built and passes; one that expects other words fails and says what was said")
  func runs() throws {
    try write(
      "Dogs/AppDelegate.swift",
      """
      import UIKit

      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?

        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          let controller = UIViewController()
          for (index, title) in ["Rex", "Luna"].enumerated() {
            let button = UIButton(frame: CGRect(x: 20, y: 100 + index * 60, width: 200, height: 44))
            button.setTitle(title, for: .normal)
            button.accessibilityHint = "Shows the dog."
            controller.view.addSubview(button)
          }
          window = UIWindow(frame: UIScreen.main.bounds)
          window?.rootViewController = controller
          window?.makeKeyAndVisible()
          return true
        }
      }
      """)
    try write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Walks", targets: [.testTarget(name: "WalkTests")])
      """)
    try write("Tests/WalkTests/Right.swift", exported("Right", heard: ["Rex, Button", "Luna, Button"]))
    try write("Tests/WalkTests/Wrong.swift", exported("Wrong", heard: ["Rex, Button", "Bella, Button"]))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swift", "test", "--disable-xctest", "--package-path", folder.url("").path]
    process.environment = ProcessInfo.processInfo.environment.merging(["CURBCUT": CommandLineTool.path]) {
      $1
    }
    let output = folder.url("output")
    try Data().write(to: output)
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = process.standardOutput
    try process.run()
    process.waitUntilExit()
    let text = try String(contentsOf: output, encoding: .utf8)
    #expect(process.terminationStatus == 1, "\(text)")
    #expect(text.contains("Suite RightVoiceOverTests passed"), "\(text)")
    #expect(text.contains("Suite WrongVoiceOverTests failed"), "\(text)")
    #expect(text.contains("Expected “Bella, Button”. Said: “Luna, Button”."), "\(text)")
  }
}
