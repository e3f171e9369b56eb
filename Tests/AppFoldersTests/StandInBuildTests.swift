import CurbcutUIKit
import Foundation
import Testing

@testable import AppFolders

@Suite("Apps with Objective-C", .serialized)
struct StandInBuildTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(
      "Mixed-\(UUID().uuidString)/Mixed"
    )
    .resolvingSymlinksInPath()
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return root
  }

  private let files = [
    "Mixed-Bridging-Header.h": "#import \"Badge.h\"\n",
    "Badge.h": """
    NS_ASSUME_NONNULL_BEGIN
    typedef NS_ENUM(NSInteger, BadgeStyle) { BadgeStylePlain, BadgeStyleRound };
    @interface Badge : UILabel
    @property (nonatomic) BadgeStyle style;
    - (instancetype)initWithText:(NSString *)text;
    - (BOOL)save:(NSError **)error;
    @property (nonatomic) Gone *gone;
    @end
    NS_ASSUME_NONNULL_END
    """,
    "Badge.m": "@implementation Badge\n@end\n",
    "Screen.h": "@interface Screen : UIViewController\n@end\n",
    "Screen.m": "@interface Screen ()\n@property (weak) IBOutlet UILabel *label;\n@end\n",
    "main.m":
      "int main() { return UIApplicationMain(0, 0, nil, NSStringFromClass([Delegate class])); }",
    "Delegate.swift": """
    import UIKit
    class Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }
    class Big: Badge {
      override init(text: String) {
        super.init(text: text)
        style = .round
        try? save()
        print(gone)
      }
      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    """,
  ]

  @Test("are built with stand-ins, of which the report tells with the lines of their headers")
  func build() throws {
    let root = try folder(files)
    defer { try? FileManager.default.removeItem(at: root.deletingLastPathComponent()) }
    let contents = try AppFolder(url: root).contents()
    var build = AppBuild(
      contents, scratch: root.deletingLastPathComponent().appendingPathComponent("scratch"))
    let product = try build.run()
    #expect(product.library != nil)
    #expect(
      product.report.leftOutLines == [
        "Badge.h:3: Objective-C class: Badge is written in Objective-C, which is not run here: UILabel stands in",
        "Badge.h:7: declaration in a header: cannot find type 'Gone' in scope",
        "Delegate.swift:8: statement: cannot find 'gone' in scope",
        "Screen.h:1: Objective-C class: Screen is written in Objective-C, which is not run here: UIViewController stands in",
      ])
    #expect(
      product.report.omission(in: "Mixed")
        == "Mixed runs without 1 statement, 2 Objective-C classes, and 1 declaration in a header, which cannot be built here: "
        + "what is heard may differ from iOS.")
    #expect(
      product.report.lines.contains(
        "Badge.h:3: Badge is written in Objective-C, which is not run here: UILabel stands in"))
    #expect(product.report.missing.map(\.first) == ["Badge.h:7"])
    // Nothing is made again while nothing changes.
    let source = root.deletingLastPathComponent().appendingPathComponent(
      "scratch/ObjectiveC/Mixed/Mixed+ObjectiveC.swift")
    let date = try FileManager.default.attributesOfItem(atPath: source.path)[.modificationDate] as? Date
    #expect(try build.run().report == product.report)
    #expect(
      try FileManager.default.attributesOfItem(atPath: source.path)[.modificationDate] as? Date == date)
    build.leavesOut = false
    #expect {
      try build.run()
    } throws: { error in
      (error as? AppFolderError)?.problem.contains("Badge.h:3:1: error: Badge is written in Objective-C")
        == true
    }
  }
}
