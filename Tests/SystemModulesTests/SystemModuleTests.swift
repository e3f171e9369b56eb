import SystemModules
import Testing

/// Who owns a type, by the one table.
struct SystemModuleTests {
  private final class OfAnApp {}

  @Test func aTypeOfAnAppHasNoOwner() {
    #expect(!SystemModule.owns(OfAnApp.self))
    #expect(SystemModule.appleName(of: OfAnApp.self) == String(reflecting: OfAnApp.self))
    // Nor has one of Swift's own library.
    #expect(SystemModule.owner(of: Int.self) == nil)
  }

  @Test func importsLeadToOneModule() {
    #expect(SystemModule.imported(as: "UIKit")?.name == "CurbcutUIKit")
    #expect(SystemModule.imported(as: "QuartzCore")?.importedWith == ["CurbcutFoundation"])
    #expect(SystemModule.imported(as: "WebKit")?.exporting.contains("UIKit") == true)
    #expect(SystemModule.imported(as: "PDFKit") == nil)
    #expect(SystemModule.imported(as: "_MapKit_SwiftUI")?.name == "CurbcutMapKit")
    #expect(SystemModule.imported(as: "_PDFKit_SwiftUI") == nil)
  }

  @Test func everyModuleOfTheTableIsFoundByItsName() {
    for module in SystemModule.all {
      #expect(SystemModule.named(module.name) == module)
      for name in module.importedAs { #expect(SystemModule.imported(as: name) == module) }
      for name in module.importedWith { #expect(SystemModule.named(name) != nil) }
    }
  }

  @Test(arguments: [
    ("CurbcutUIKit.UIView", "UIView"),
    ("CurbcutDrawing.UIImage.Orientation", "UIImage.Orientation"),
    ("[CurbcutFoundation.Selector : App.Screen]", "[Selector : App.Screen]"),
    ("MyCurbcutUIKit.View", "MyCurbcutUIKit.View"),
    ("a.b", "a.b"), (".none", ".none"), ("", ""),
  ])
  func messagesNameTypesAsAppsDo(text: String, plain: String) {
    #expect(SystemModule.unqualified(text) == plain)
  }
}
