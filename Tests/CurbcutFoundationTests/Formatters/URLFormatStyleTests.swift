import CurbcutFoundation
import Foundation
import Testing

@Suite("Addresses as text, and back")
struct URLFormatStyleTests {
  // The example of https://developer.apple.com/documentation/foundation/url/formatstyle/format(_:).
  @Test(arguments: [
    ("https://www.example.com/path/one", "example.com/path/one"),
    ("https://beta.example.com/path/two", "beta.example.com/path/two"),
    ("https://beta.staging.west.example.com/three", "west.example.com/three"),
    ("https://query.example.com/four?key4=value4", "query.example.com/four"),
    ("https://api.code.developer.example.com.cn/", "developer.example.com.cn/"),
  ])
  func subdomainsAreLeftOut(address: String, text: String) throws {
    let style = URL.FormatStyle(
      scheme: .never, user: .never, password: .never,
      host: .omitSpecificSubdomains(["www", "mobile", "m."], includeMultiLevelSubdomains: true),
      port: .never, path: .always, query: .never, fragment: .never)
    #expect(try #require(URL(string: address)).formatted(style) == text)
  }

  @Test func byDefaultThePathIsTheLastThing() throws {
    let url = try #require(URL(string: "https://ann:secret@example.com:8080/a?b=1#c"))
    #expect(url.formatted() == "https://example.com/a")
    #expect(url.formatted(.url.user(.always).port(.always)) == "https://ann@example.com:8080/a")
    #expect(url.formatted(.url.scheme(.never).query(.always).fragment(.always)) == "example.com/a?b=1#c")
  }

  @Test func aComponentCanDependOnAnother() throws {
    let url = try #require(URL(string: "https://example.com/search?q=1"))
    #expect(url.formatted(.url.query(.displayWhen(.path, matches: ["/search"]))).hasSuffix("?q=1"))
    #expect(url.formatted(.url.host(.omitIfHTTPFamily).scheme(.never)) == "/search")
    #expect(url.formatted(.url.path(.omitWhen(.host, matches: ["example.com"]))) == "https://example.com")
  }

  @Test func anAddressIsReadWithASchemeAndAHost() throws {
    #expect(try URL("https://example.com/a", strategy: .url).host() == "example.com")
    #expect(throws: CocoaError.self) { try URL("example.com/a", strategy: .url) }
    #expect(throws: CocoaError.self) { try URL("mailto:ann@example.com", strategy: .url) }
    let strategy = URL.ParseStrategy(scheme: .defaultValue("https"), port: .defaultValue(8080))
    #expect(try URL("example.com/a", strategy: strategy).absoluteString == "https://example.com:8080/a")
  }
}
