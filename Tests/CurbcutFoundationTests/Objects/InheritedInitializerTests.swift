import CurbcutFoundation
import Testing

@Suite("Initialisers that Objective-C classes inherit")
struct InheritedInitializerTests {
  @Test("make empty objects")
  func empty() {
    let text = NSMutableAttributedString()
    text.append(NSAttributedString(string: "a"))
    #expect(text.string == "a" && NSAttributedString().length == 0)
    let plain = NSMutableString()
    plain.append("b")
    #expect(plain == "b")
    #expect(NSDecimalNumber() == 0)
    Timer().invalidate()
    #expect(Progress().totalUnitCount == 0)
    #expect(URLCache().memoryCapacity == 0)
    #expect(NSMapTable<NSString, NSString>().count == 0)
    #expect(NotificationQueue() !== NotificationQueue.default)
  }

  @Test("make objects as those of the superclass do")
  func inherited() {
    #expect(NSMutableString(format: "%d %@", 3, "a" as NSString) == "3 a")
    #expect(NSMutableString(utf8String: "é") == "é")
    #expect(NSMutableString(data: Data([65]), encoding: 4) == "A")
    #expect(NSArray(objects: 1, "a") == [1, "a"])
    #expect(NSMutableArray(objects: 1, 2).count == 2)
    #expect(NSCountedSet(objects: 1, 1, 2).count(for: 1) == 2)
    #expect(NSCountedSet(object: "a").count == 1)
    let german = withVaList([1.5]) {
      NSString(format: "%.1f", locale: Locale(identifier: "de_DE"), arguments: $0)
    }
    #expect(german == "1,5")
  }

  @Test("Formatters say whose behaviour they have")
  func behaviour() {
    let formatter = NumberFormatter()
    formatter.formatterBehavior = .default
    #expect(formatter.formatterBehavior == .behavior10_4)
  }
}
