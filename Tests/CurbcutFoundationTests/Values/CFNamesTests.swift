import Foundation
import Testing

@testable import CurbcutFoundation

@Suite("Core Foundation's names")
struct CFNamesTests {
  @Test("Transforms change a text or a part of it, and say where it then is")
  func transforms() {
    let text = NSMutableString(string: "Žluť 東京")
    #expect(CFStringTransform(text, nil, kCFStringTransformToLatin, false))
    #expect(CFStringTransform(text, nil, kCFStringTransformStripDiacritics, false))
    #expect(text.isEqual(to: "Zlut dong jing"))
    let escaped = NSMutableString(string: "\\u0041-\\u0042")
    var part = CFRangeMake(0, 6)
    #expect(CFStringTransform(escaped, &part, "Any-Hex/Java" as CFString, true))
    #expect(escaped.isEqual(to: "A-\\u0042") && part == CFRange(location: 0, length: 1))
    var wrong = CFRangeMake(5, 99)
    #expect(!CFStringTransform(escaped, &wrong, kCFStringTransformToLatin, false))
    #expect(!CFStringTransform(escaped, nil, "no such transform", false))
  }

  @Test("Errors say their parts")
  func errors() {
    let error = CFError(domain: "d", code: 7, userInfo: ["a": 1])
    #expect(CFErrorGetDomain(error) == "d" && CFErrorGetCode(error) == 7)
    #expect(CFErrorCopyUserInfo(error)?["a"] as? Int == 1)
  }

  @Test("A selector is registered by its name")
  func selectors() { #expect(sel_registerName("rename:") == Selector("rename:")) }
}
