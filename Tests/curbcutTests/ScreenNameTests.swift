import Foundation
import Testing

/// Ids and identifiers repeat between the storyboards of an app.
@Suite("Screens that have the same name")
struct ScreenNameTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func scene(_ id: String, identifier: String?, title: String, text: String) -> String {
    """
    <scene sceneID="scene-\(id)"><objects>
    <viewController \(identifier.map { "storyboardIdentifier=\"\($0)\" " } ?? "")id="\(id)" \
    title="\(title)" sceneMemberID="viewController">
    <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="393" height="852"/>
    <subviews><label text="\(text)" id="label-\(id)">
    <rect key="frame" x="20" y="200" width="200" height="40"/></label></subviews></view>
    </viewController></objects></scene>
    """
  }

  private func storyboard(_ scenes: String...) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="one">
    <scenes>\(scenes.joined(separator: "\n"))</scenes></document>
    """
  }

  /// An app of two storyboards whose scenes have the same ids and identifiers.
  private func writeApp() throws -> String {
    let app = folder.url("Shop")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    let files = [
      "Orders.storyboard": storyboard(
        scene("one", identifier: "List", title: "Orders", text: "All orders"),
        scene("two", identifier: "Detail", title: "Order", text: "One order")),
      "Dogs.storyboard": storyboard(
        scene("one", identifier: "List", title: "Dogs", text: "All dogs"),
        scene("two", identifier: "Detail", title: "Dog", text: "One dog")),
      "AppDelegate.swift": """
      import UIKit

      @UIApplicationMain
      class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
      }
      """,
    ]
    for (name, text) in files { try Data(text.utf8).write(to: app.appendingPathComponent(name)) }
    return app.path
  }

  @Test("Each scene has a file of its own, called as a person calls the scene")
  func files() throws {
    let app = try writeApp()
    let scratch = ["--scratch", folder.url("scratch").path]
    let result = try CommandLineTool.run(
      ["render", app, "--all-screens", "-o", folder.url("a.png").path] + scratch)
    #expect(result.status == 0, "\(result.errors)")
    let names = result.output.split(separator: "\n").map {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(
      names.sorted() == ["a-Dogs-Detail.png", "a-Dogs-List.png", "a-Orders-Detail.png", "a-Orders-List.png"])
    for name in names { #expect(FileManager.default.fileExists(atPath: folder.url(name).path)) }
  }

  @Test("A name that several scenes have is an error that says how to name each; so named, each is shown")
  func ambiguous() throws {
    let app = try writeApp()
    let scratch = ["--scratch", folder.url("scratch").path]
    for command in [["read"], ["tree"], ["voiceover", "--script", "/dev/null"], ["screens"]] {
      let result = try CommandLineTool.run(command + [app, "--screen", "Detail"] + scratch)
      #expect(result.status == 2, "\(command)")
      #expect(result.output == "", "\(command)")
      #expect(result.errors.contains("‘Detail’ is the name of 2 screens"), "\(command): \(result.errors)")
      #expect(result.errors.contains("one of Dogs/Detail, Orders/Detail"), "\(command): \(result.errors)")
      #expect(result.errors.contains("--screen Dogs/Detail"), "\(command): \(result.errors)")
    }
    for (name, text) in [("Orders/Detail", "One order"), ("Dogs/two", "One dog"), ("Dogs", "All dogs")] {
      let result = try CommandLineTool.run(["read", app, "--screen", name] + scratch)
      #expect(result.status == 0, "\(name): \(result.errors)")
      #expect(result.output.contains(text), "\(name): \(result.output)")
    }
    let list = try CommandLineTool.run(["screens", app] + scratch)
    #expect(list.output.contains("Orders/two") && list.output.contains("Dogs/two"))
  }

  @Test("In one storyboard a class may be the name of several scenes")
  func classes() throws {
    let file = try folder.file(
      "Main.storyboard",
      storyboard(
        scene("one", identifier: nil, title: "First", text: "a"),
        scene("two", identifier: nil, title: "Second", text: "b"),
        scene("three", identifier: nil, title: "Second", text: "c")))
    let result = try CommandLineTool.run("read", file, "--screen", "UIViewController")
    #expect(result.status == 2)
    #expect(result.errors.contains("expected one of First, two, three"), "\(result.errors)")
    let page = try CommandLineTool.run("inspect", file, "--screen", "UIViewController", "--no-open")
    #expect(page.status == 2 && page.output == "")
    #expect(page.errors.contains("expected one of First, two, three. Name it so: --screen First"))
    let pictures = try CommandLineTool.run(
      "render", file, "--all-screens", "-o", folder.url("b.png").path)
    let names = pictures.output.split(separator: "\n").map {
      $0.split(separator: "/").last.map(String.init) ?? ""
    }
    #expect(names == ["b-First.png", "b-Second.png", "b-Second-2.png"])
  }
}
