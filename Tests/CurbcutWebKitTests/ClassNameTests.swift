import CurbcutFoundation
import CurbcutWebKit
import Testing

/// The names of the system's classes, whichever of our modules they live in.
@MainActor
struct ClassNameTests {
  private final class OfAnApp: WKWebView {}

  @Test func classesBearTheNamesOfIOS() {
    for (type, name): (AnyClass, String) in [
      (UIImage.self, "UIImage"), (UIFont.self, "UIFont"), (UIView.self, "UIView"),
      (WKWebView.self, "WKWebView"),
      (CALayer.self, "CALayer"),
    ] as [(AnyClass, String)] {
      #expect(NSStringFromClass(type) == name)
      #expect(NSClassFromString(name) == type)
      #expect((type as? NSObject.Type)?.description() == name)
    }
  }

  @Test func classesOfAnAppBearItsModule() {
    #expect(NSStringFromClass(OfAnApp.self).hasPrefix("CurbcutWebKitTests."))
  }
}
