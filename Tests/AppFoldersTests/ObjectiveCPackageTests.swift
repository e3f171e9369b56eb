import Foundation
import Testing

@testable import AppFolders

@Suite("Packages with Objective-C", .serialized)
struct ObjectiveCPackageTests {
  private static let manifest = """
    // swift-tools-version: 5.9
    import PackageDescription
    let package = Package(
      name: "Hud", products: [.library(name: "Hud", targets: ["Hud"])],
      targets: [.target(name: "Hud", path: "Hud")])
    """

  private static let files = [
    "Packages/Hud/Package.swift": manifest,
    "Packages/Hud/Hud/include/Hud.h": """
    #import <UIKit/UIKit.h>
    #import "HudStyle.h"
    typedef NS_ENUM(NSInteger, HudMask) { HudMaskNone = 1, HudMaskClear };
    extern NSString * _Nonnull const HudGreeting;
    @protocol HudDelegate <NSObject>
    - (void)hudDidShow:(NSInteger)number;
    @end
    @interface Hud : UIView
    + (void)show;
    + (void)showWithStatus:(nullable NSString *)status;
    + (BOOL)isVisible;
    @property (nonatomic) HudMask hudMask;
    @end
    """,
    "Packages/Hud/Hud/include/HudStyle.h":
      "@interface HudStyle : NSObject\n@property (nonatomic) CGFloat width;\n@end\n",
    "Packages/Hud/Hud/Hud.m":
      "#import \"Hud.h\"\nNSString * const HudGreeting = @\"shown\";\n@implementation Hud\n@end\n",
    "Packages/Hud/Hud/HudPrivate.h": "@interface HudPrivate : NSObject\n@end\n",
    "Packages/Hud/Hud/HudPrivate.m": "@implementation HudPrivate\n@end\n",
  ]

  private static let source = """
    import Hud
    class Screen: UIViewController, HudDelegate { func hudDidShow(_ number: Int) {} }
    @_cdecl("answer") public func answer() -> Int {
      MainActor.assumeIsolated {
        Hud.show()
        Hud.show(withStatus: "Wait")
        let hud = Hud()
        hud.hudMask = .clear
        let style = HudStyle()
        style.width = 3
        return hud.hudMask.rawValue + Int(style.width) + HudGreeting.count + (Hud.isVisible() ? 100 : 0)
      }
    }
    """

  @Test("Are built with stand-ins of what their public headers declare, each class named")
  @MainActor func build() throws {
    var files = Self.files
    files["App.swift"] = Self.source
    let app = try PackagedApp([.init(product: "Hud", package: "local Packages/Hud")], files)
    defer { app.remove() }
    let report = try app.build()
    #expect(try app.answer() == 2 + 3 + 5)
    #expect(try app.contents().notes == [])
    #expect(report.leftOut.count { $0.kind == .objectiveCClass } == 3)
    #expect(report.leftOut.allSatisfy { $0.kind == .objectiveCClass })
    #expect(report.leftOut.contains { $0.file.hasSuffix("include/Hud.h") && $0.line == 8 })
  }

  @Test("Are named where they are in C++ alone")
  func cPlusPlus() throws {
    let app = try PackagedApp(
      [.init(product: "Hud", package: "local Packages/Hud")],
      [
        "Packages/Hud/Package.swift": Self.manifest, "Packages/Hud/Hud/Hud.cpp": "int x;",
        "Packages/Hud/Hud/include/Hud.h": "int hud();", "App.swift": "",
      ])
    defer { app.remove() }
    #expect(
      try app.contents().notes == [
        "Hud of the package Hud is not built: it is in C++ or assembler, as Hud.cpp is."
      ])
  }

  @Test("Have what their module map says")
  func map() {
    let map = ModuleMapHeaders(
      """
      // "no.h"
      framework module Hud [system] {
        umbrella header "Hud.h" /* header "no.h" */
        private header "p.h" textual header "t.h" exclude header "out/x.h"
        module Sub { header "Sub.h" { size 12 } export * }
        explicit module All { umbrella "out" }
        link "z"
      }
      """)
    #expect(map.files == ["Hud.h", "Sub.h"] && map.folders == ["out"] && map.excluded == ["out/x.h"])
    let folder = URL(fileURLWithPath: "/h")
    let urls = map.urls(in: folder) { [$0.appendingPathComponent("x.h"), $0.appendingPathComponent("y.h")] }
    #expect(urls.map(\.path) == ["/h/Hud.h", "/h/Sub.h", "/h/out/y.h"])
  }

  @Test("Have maps that are read to their end, whatever is in them")
  func damage() {
    var damage = TextDamage()
    let text =
      "framework module A [x] { umbrella header \"A.h\" /* b */ exclude header \"c.h\" // d\n umbrella \"e\" }"
    for _ in 0..<3000 {
      let map = ModuleMapHeaders(damage.damaged(text, with: "\"/*{}\n\\"))
      #expect(map.files.count + map.folders.count + map.excluded.count <= 10)
    }
  }
}
