import SourceLowering
import Testing

@Suite("Apple's modules become ours")
struct ImportTests {
  @Test(arguments: [
    ("import UIKit", "import CurbcutUIKit"),
    ("import Foundation", "import CurbcutFoundation"),
    ("import CoreGraphics", "import CurbcutFoundation; import CurbcutGraphics"),
    ("import class UIKit.UIView", "import CurbcutUIKit"),
    ("import UIKit.UIGestureRecognizerSubclass", "import CurbcutUIKit"),
    ("import WebKit", "import CurbcutWebKit"),
    ("import SafariServices", "import CurbcutSafariServices"),
    ("import MapKit", "import CurbcutMapKit"),
    ("import CoreMedia", "import CurbcutAVFoundation"),
    ("import AudioToolbox", "import CurbcutAVFoundation"),
    ("import simd", "import CurbcutSIMD"),
    ("import Photos", "import CurbcutPhotosUI"),
    ("import ContactsUI", "import CurbcutContactsUI"),
    ("import os.log", "import CurbcutFoundation"),
    ("import Combine", "import CurbcutCombine"),
    ("import Darwin", "import Glibc"),
    ("@_exported import UIKit", "@_exported import CurbcutUIKit"),
    ("@preconcurrency import UIKit", "@preconcurrency import CurbcutUIKit"),
    ("@testable import App", "@testable import App"),
    ("import Dispatch", "import Dispatch"),
    ("import PDFKit", "import CurbcutUIKit"),
    ("import CoreData", "import CurbcutFoundation; import CurbcutCoreData"),
  ])
  func imports(written: String, lowered expected: String) {
    #expect(body(written).trimmed == expected)
  }

  @Test func whatHeadersImportIsSeenInAllFiles() {
    var options = LoweringOptions()
    options.impliedModules = ["UIKit", "CommonCrypto"]
    let text = lowered("class A {\n  func f() {}\n  let s = #selector(f)\n}", options: options)
    #expect(text.contains("\nimport CurbcutUIKit\n"))
    #expect(!text.contains("CommonCrypto"))
    #expect(lowering("let a = 1", options: options).diagnostics.isEmpty)
    #expect(!lowered("let a = 1").contains("import"))
  }

  @Test func aFrameworkBringsWhatItsUmbrellaHeaderImports() {
    var options = LoweringOptions()
    options.ownModules = ["passKit"]
    options.ownExports = ["passKit": ["UIKit", "CommonCrypto"]]
    let text = lowered("import passKit\nclass Cell: UITableViewCell {}", options: options)
    #expect(text.contains("import passKit; import CurbcutUIKit\n") && !text.contains("CommonCrypto"))
    let testable = lowered("@testable import passKit", options: options)
    #expect(testable.contains("@testable import passKit; import"))
    #expect(!lowered("import passMail", options: options).contains("CurbcutUIKit"))
  }

  @Test func whatUIKitReexportsComesWithAHeaderThatImportsIt() {
    let source = "class A: NSObject, UNUserNotificationCenterDelegate {}"
    var options = LoweringOptions()
    options.impliedModules = ["UIKit"]
    let text = lowered(source, options: options)
    #expect(text.contains("\nimport CurbcutUIKit\n") && text.contains("\nimport CurbcutUserNotifications\n"))
    #expect(!lowered("class A {}", options: options).contains("CurbcutUserNotifications"))
    options.impliedModules = []
    options.ownModules = ["passKit"]
    options.ownExports = ["passKit": ["UIKit"]]
    #expect(
      lowered("import passKit\n" + source, options: options).contains("; import CurbcutUserNotifications"))
  }

  @Test func aSubclassOfALockLoadsCoreFoundation() {
    let line = "\nimport func CoreFoundation.CFGetTypeID\n"
    #expect(lowered("import Foundation\nfinal class Counter: NSLock {}").contains(line))
    #expect(
      !lowered("import Foundation\nfinal class Counter: NSObject { let lock = NSLock() }").contains(line))
  }

  @Test func whatAllObjectsKeepNotificationCentersKeep() {
    let text = lowered(
      """
      public protocol Reactive {}
      protocol Object: NSObjectProtocol {}
      extension NSObject: Reactive, Object, CustomStringConvertible {}
      """)
    #expect(text.contains("extension NotificationCenter: Reactive {}"))
    #expect(!text.contains("NotificationCenter: Object") && !text.contains("NotificationCenter: Custom"))
    let full = "protocol P { func f() }\nextension NSObject: P { func f() {} }"
    #expect(!lowered(full).contains("NotificationCenter"))
  }

  @Test func aMissingModuleIsReportedWithItsPlace() {
    let result = lowering("import UIKit\n  import PDFKit\n")
    #expect(result.diagnostics.map(\.subject) == [.missingModule("PDFKit")])
    #expect(result.diagnostics.map { [$0.line, $0.column] } == [[2, 3]])
    #expect(result.diagnostics[0].description.hasPrefix("/app/Screen.swift:2:3: error: There is no module"))
  }

  @Test func foundationBringsCombineToThoseThatUseIt() {
    let text = "import Foundation\nclass Store: ObservableObject {}\n"
    #expect(body(text).hasPrefix("import CurbcutFoundation; import CurbcutCombine\n"))
    #expect(!body("import Foundation\nclass Store {}\n").contains("Combine"))
  }

  @Test func foundationBringsTheKeychain() {
    let text = "import Foundation\nlet kind = kSecClass\n"
    #expect(body(text).hasPrefix("import CurbcutFoundation; import CurbcutSecurity\n"))
  }

  @Test(arguments: [
    ("StoreKit", "import CurbcutStoreKit; import CurbcutCombine"),
    ("HomeKit", "import CurbcutFoundation; import CurbcutCombine"),
  ])
  func everyFrameworkBringsCombine(framework: String, lowered: String) {
    let text = "import \(framework)\nclass Store: ObservableObject {}\n"
    #expect(body(text).hasPrefix(lowered + "\n"))
  }

  @Test func uikitBringsCoreImageToThoseThatUseIt() {
    let text = "import UIKit\nlet detector: CIDetector? = nil\n"
    #expect(body(text).hasPrefix("import CurbcutUIKit; import CurbcutCoreImage\n"))
    #expect(!body("import UIKit\nlet view = UIView()\n").contains("CoreImage"))
  }

  @Test(arguments: ["UIKit", "SwiftUI"])
  func frameworksBringNotificationsToThoseThatUseThem(framework: String) {
    let text = "import \(framework)\nlet center = UNUserNotificationCenter.current()\n"
    #expect(body(text).hasPrefix("import Curbcut\(framework); import CurbcutUserNotifications\n"))
  }

  @Test func theAppsOwnModuleOfAnApplesNameIsLeft() {
    #expect(body("import Charts", options: LoweringOptions(ownModules: ["Charts"])) == "import Charts")
    #expect(
      lowering("import Snap", options: LoweringOptions(missingModules: ["Snap"])).diagnostics.count == 1)
  }

  @Test func theModulesOfOthersAreListed() {
    let text =
      "import UIKit\nimport PDFKit\nimport Snap\n#if os(iOS)\nimport struct Kit.Part\n#else\nimport Gtk\n#endif\n"
    #expect(lowering(text).keptImports == ["Snap", "Kit"])
  }

  @Test func loweringAgainGivesTheSame() {
    let files = ["a", "b"].map { SourceFile(path: "/app/\($0).swift", text: "import Snap\nlet \($0) = 1\n") }
    let first = Lowering(files: files)
    let options = LoweringOptions(missingModules: ["Snap"])
    var changed = files
    changed[1].text += "let c = 2\n"
    let again = Lowering(files: changed, options: options, after: first)
    #expect(again.files == Lowering(files: changed, options: options).files)
    #expect(again.files[1].text.contains("let c = 2"))
    #expect(again.diagnostics.count == 2)
  }

  @Test func qualifiedNamesNameOurs() {
    let text = "import UIKit\nlet a: UIKit.UIView, b = UIKit.UIView(), c: Foundation.URL\n"
    #expect(
      body(text).contains(
        "let a: CurbcutUIKit.UIView, b = CurbcutUIKit.UIView(), c: CurbcutFoundation.URL"))
  }

  @Test func theAppsOwnTypeOfAModulesNameIsNoModule() {
    let text = "import Accessibility\nenum Accessibility { static let a = 1 }\nlet b = Accessibility.a\n"
    #expect(body(text).contains("let b = Accessibility.a"))
  }

  @Test func functionsForNumbersAreFoundations() {
    let text = "import CoreGraphics\nlet a = CoreGraphics.round(1.5)"
    #expect(body(text).contains("let a = CurbcutFoundation.round(1.5)"))
  }

  @Test func geometryIsFoundations() {
    let text = "import CoreGraphics\nlet a: CoreGraphics.CGFloat = 1, b: CoreGraphics.CGPath"
    #expect(body(text).contains("let a: CurbcutFoundation.CGFloat = 1, b: CurbcutGraphics.CGPath"))
  }
}

extension String {
  var trimmed: String { String(self.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()) }
}
