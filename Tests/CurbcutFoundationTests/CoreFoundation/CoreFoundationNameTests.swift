import CurbcutFoundation
import Foundation
import Testing

@Suite("Core Foundation's names")
struct CoreFoundationNameTests {
  @Test func aStringIsTransformedInItsPlace() {
    let hearts = NSMutableString(string: "\\u2665 and \\u2665")
    #expect(CFStringTransform(hearts, nil, "Any-Hex/Java", true))
    #expect(hearts == "♥ and ♥")
    var range = NSRange(location: 0, length: 1)
    #expect(CFStringTransform(hearts, &range, "Any-Hex/Java", false))
    #expect(hearts == "\\u2665 and ♥" && range.length == 6)
  }

  @Test func whatIsNoTransformChangesNothing() {
    let text = NSMutableString(string: "text")
    #expect(!CFStringTransform(text, nil, "No-Such/Transform", false))
    var range = NSRange(location: 2, length: 9)
    #expect(!CFStringTransform(text, &range, "Any-Hex/Java", false))
    #expect(text == "text")
  }
}
