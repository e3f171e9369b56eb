import Foundation
import Testing

@testable import InterfaceBuilder

@Suite("Files that are not documents for iOS")
struct BadInputTests {
  func kind(_ url: URL) -> InterfaceBuilderError.Kind? {
    do {
      let root = try IBElement.document(at: url)
      _ = try DocumentHeader(root: root, file: url.path)
      return nil
    } catch {
      return (error as? InterfaceBuilderError)?.kind
    }
  }

  @Test(
    "Each kind of wrong file is told apart",
    arguments: [
      ("bplist00\u{1}\u{2}", .binaryNib),
      ("NIBArchive\u{1}", .binaryNib),
      ("<?xml version=\"1.0\"?><plist/>", .wrongRoot),
      ("<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"8.00\"/>", .wrongRoot),
      ("<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"/>", .macOSDocument),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\"/>",
        .macOSDocument
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.WatchKit.Storyboard\" targetRuntime=\"watchKit\"/>",
        .unsupportedPlatform
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder.AppleTV.Storyboard\" targetRuntime=\"AppleTV\"/>",
        .unsupportedPlatform
      ),
      ("<document/>", .unsupportedPlatform),
      ("\u{89}PNG\r\n", .notXML),
      ("{\"a\": 1}", .notXML),
      ("", .truncated),
    ] as [(String, InterfaceBuilderError.Kind)])
  func kinds(text: String, expected: InterfaceBuilderError.Kind) throws {
    let folder = try ScratchFolder()
    let url = try folder.write(text, to: "a.xib")
    #expect(kind(url) == expected)
  }

  @Test("A missing file, a folder and a device are named as what they are")
  func paths() throws {
    let folder = try ScratchFolder()
    #expect(kind(folder.url.appendingPathComponent("none.xib")) == .missingFile)
    #expect(kind(folder.url) == .directory)
    #expect(kind(URL(fileURLWithPath: "/dev/zero")) == .unreadable)
  }

  @Test("A huge file is refused before it is read")
  func huge() throws {
    let folder = try ScratchFolder()
    let url = try folder.write("<document>", to: "a.xib")
    let handle = try FileHandle(forWritingTo: url)
    // More than memory holds: its bytes cannot have been read.
    try handle.truncate(atOffset: 1 << 40)
    try handle.close()
    #expect(kind(url) == .tooLarge)
  }

  @Test("Every error says what to do or what was expected")
  func advice() throws {
    let folder = try ScratchFolder()
    for (index, text) in ["hello", "<plist/>", "bplist00", "<!DOCTYPE a><a/>", "<document>"].enumerated() {
      let url = try folder.write(text, to: "\(index).xib")
      let error = try #require(throws: InterfaceBuilderError.self) {
        try DocumentHeader(root: IBElement.document(at: url), file: url.path)
      }
      #expect(error.expected != nil || error.advice != nil)
      #expect(error.description.hasPrefix(url.path))
    }
  }
}
