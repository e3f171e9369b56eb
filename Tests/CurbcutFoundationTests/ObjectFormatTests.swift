import CurbcutFoundation
import Testing

@Suite("Objects in formats")
struct ObjectFormatTests {
  private final class Box: NSObject {
    override var description: String { "a box" }
  }

  @Test("an object stands for %@ by its description, beside strings and numbers")
  func description() {
    #expect(String(format: "%@, %@ and %d", Box(), "text", 3) == "a box, text and 3")
    #expect(String(format: "%@", NSNumber(value: 3)) == "3")
    #expect(Box.description().hasSuffix("Box"))
  }

  @Test("NSString writes numbers as the device's language does")
  func localized() {
    let text = NSString.localizedStringWithFormat(NSString(string: "%@ has %d"), "Ann", 3)
    #expect(text == NSString(string: "Ann has 3"))
  }

  @Test("A class is its own class for coding; a serial queue is a queue")
  func small() {
    #expect(Box.classForCoder() == Box.self)
    #expect(DispatchSerialQueue(label: "one").label == "one")
  }

  @Test("Core Foundation's names stand for Swift's types")
  func coreFoundation() {
    #expect(("text" as CFString) == "text")
    #expect(abs(CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate) < 5)
  }
}
