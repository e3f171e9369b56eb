import Foundation
import Inspector
import Testing

@Suite("The file that opens the Inspector")
struct OpeningPageTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("opening-\(UUID())")

  @Test("leads to the page, and nobody but its owner can read it")
  func contents() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try OpeningPage(leadingTo: "http://127.0.0.1:9/?token=a&b=\"<", in: folder)
    let text = try String(contentsOf: page.file, encoding: .utf8)
    #expect(text.contains("content=\"0; url=http://127.0.0.1:9/?token=a&amp;b=&quot;&lt;\""))
    let attributes = try FileManager.default.attributesOfItem(atPath: page.file.path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    let around = try FileManager.default.attributesOfItem(atPath: folder.path)
    #expect(around[.posixPermissions] as? Int == 0o700)
    page.remove()
    #expect(!FileManager.default.fileExists(atPath: page.file.path))
  }

  @Test("is written anew, never through a link that stands in its place")
  func link() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try OpeningPage(leadingTo: "http://127.0.0.1:9/", in: folder)
    page.remove()
    let other = folder.appendingPathComponent("other")
    try Data("untouched".utf8).write(to: other)
    try FileManager.default.createSymbolicLink(at: page.file, withDestinationURL: other)
    let again = try OpeningPage(leadingTo: "http://127.0.0.1:9/", in: folder)
    #expect(again.file == page.file)
    #expect(try String(contentsOf: other, encoding: .utf8) == "untouched")
    #expect(try String(contentsOf: again.file, encoding: .utf8).contains("http://127.0.0.1:9/"))
  }
}
