import AuditReports
import Foundation
import Testing

/// Shares of an app that is built from its folder.
@Suite("curbcut audit --shard of an app", .serialized)
struct ShardAppTests {
  private let app: SmallApp

  init() throws {
    app = try SmallApp("Stall")
    try app.write(
      "App.swift",
      SmallApp.delegate(
        showing: "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController()")
          + """

          /// What one scene leaves behind, another one would see.
          nonisolated(unsafe) var visits = 0

          class StallController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              visits += 1
              let label = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
              label.text = "Visit \\(visits)."
              label.textColor = .lightGray
              view.addSubview(label)
            }
          }

          class FragileController: StallController {
            override func viewDidLoad() {
              super.viewDidLoad()
              if ProcessInfo.processInfo.environment["STALL_BREAKS"] != nil { fatalError("The stall broke down.") }
            }
          }
          """)
    let scenes = (1...3).map { number in
      """
      <scene sceneID="s-\(number)"><objects><viewController id="vc-\(number)" customClass="\(number == 3 ? "Fragile" : "Stall")Controller"
        customModule="Stall" customModuleProvider="target" sceneMemberID="viewController">
        <view key="view" id="v-\(number)"><rect key="frame" x="0" y="0" width="393" height="852"/>
        <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </view></viewController></objects></scene>
      """
    }
    try app.write(
      "Main.storyboard",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="vc-1">
      <scenes>\(scenes.joined())</scenes></document>
      """)
  }

  private func part(_ number: Int) -> String { app.folder.url("\(number).jsonl").path }

  private func shard(_ number: Int, _ environment: [String: String] = [:]) throws -> CommandLineTool.Result {
    try app.run(
      ["audit", "--all-screens", "--shard", "\(number)/2", "-o", part(number)], environment: environment)
  }

  @Test("Scenes do not see each other; one that crashes is named, and is complete when its shard ran again")
  func scenes() throws {
    let single = try app.run(["audit", "--all-screens", "--format", "json"])
    let form = try JSONDecoder().decode(AuditForm.self, from: Data(single.output.utf8))
    #expect(form.screens.map(\.id) == ["vc-1", "vc-2", "vc-3"], "\(single.errors)")
    let labels = form.screens.flatMap(\.findings).filter { $0.rule == "contrast-text" }.map(\.label)
    #expect(labels.count == 3 && Set(labels).count == 1, "\(labels)")

    #expect(try shard(1).status == 0)
    let broken = try shard(2, ["STALL_BREAKS": "1"])
    #expect(broken.status == 4, "\(broken.errors)")
    let parts = [part(1), part(2)]
    let some = try CommandLineTool.run(["merge"] + parts)
    #expect(some.status == 2)
    #expect(some.output.isEmpty)
    #expect(some.errors.contains("vc-3: the app crashed"), "\(some.errors)")
    #expect(some.errors.contains("--shard 2/2 again: 1 of its units failed"))

    #expect(try shard(2).status == 0)
    let merged = try CommandLineTool.run(["merge", "--format", "json"] + parts.reversed())
    #expect(merged.output == single.output)
    #expect(merged.status == 1)
  }

  @Test("An app that is explored: each shard takes its share of the screens that it comes to")
  func exploration() throws {
    let single = try app.run(["audit", "--explore", "--format", "json"])
    for number in 1...2 {
      let result = try app.run(["audit", "--explore", "--shard", "\(number)/2", "-o", part(number)])
      #expect(result.status == 0, "\(result.errors)")
    }
    let merged = try CommandLineTool.run("merge", "--format", "json", part(1), part(2))
    #expect(merged.output == single.output, "\(merged.errors)")
  }
}
