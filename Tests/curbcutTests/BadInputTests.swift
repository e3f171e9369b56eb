import Foundation
import Testing

/// Whatever the input is: a clear error with status 2, at once, and nothing on stdout.
@Suite(.serialized) struct BadInputTests {
  struct Input: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// Words that the error must contain.
    var says: [String]
    var make: @Sendable (TemporaryFolder) throws -> String
  }

  static let header = #"<?xml version="1.0" encoding="UTF-8"?>"#

  static let inputs: [Input] = [
    Input(testDescription: "missing file", says: ["nowhere.storyboard"]) {
      $0.url("nowhere.storyboard").path
    },
    Input(testDescription: "directory", says: ["folder.storyboard"]) { folder in
      let url = folder.url("folder.storyboard")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      return url.path
    },
    Input(testDescription: "empty file", says: ["error:"]) { try $0.file("a.storyboard", "") },
    Input(testDescription: "not XML", says: ["error:"]) { try $0.file("a.storyboard", "Hello, dog.\n") },
    Input(testDescription: "truncated", says: ["a.storyboard:", "error:"]) { folder in
      let whole = try String(contentsOfFile: CommandLineTool.example("Before"), encoding: .utf8)
      return try folder.file("a.storyboard", String(whole.prefix(whole.count / 2)))
    },
    Input(testDescription: "wrong root", says: ["a.storyboard:", "html"]) {
      try $0.file("a.storyboard", "\(header)\n<html><body/></html>\n")
    },
    Input(testDescription: "binary nib", says: ["error:"]) { folder in
      let url = folder.url("a.xib")
      try Data(Array("NIBArchive".utf8) + [1, 0, 0, 0, 10, 0, 0, 0, 0xFF, 0xFE]).write(to: url)
      return url.path
    },
    Input(testDescription: "entity bomb", says: ["a.storyboard", "error:"]) { folder in
      let entities = (1...9).map { "<!ENTITY e\($0) \"\(String(repeating: "&e\($0 - 1);", count: 10))\">" }
      return try folder.file(
        "a.storyboard",
        "\(header)\n<!DOCTYPE document [<!ENTITY e0 \"ha\">\(entities.joined())]>\n<document>&e9;</document>\n"
      )
    },
    Input(testDescription: "100 MB of nothing", says: ["error:"]) { folder in
      let url = folder.url("a.storyboard")
      try Data().write(to: url)
      try FileHandle(forWritingTo: url).truncate(atOffset: 100 << 20)
      return url.path
    },
    Input(testDescription: "100 MB of XML", says: ["error:"]) { folder in
      let url = folder.url("a.storyboard")
      var data = Data("\(header)\n<document>".utf8)
      data.append(Data(repeating: UInt8(ascii: " "), count: 100 << 20))
      data.append(Data("</document>".utf8))
      try data.write(to: url)
      return url.path
    },
    Input(testDescription: "macOS document", says: ["macOS"]) {
      try $0.file(
        "a.xib",
        """
        \(header)
        <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="21507" \
        targetRuntime="MacOSX.Cocoa" propertyAccessControl="none" useAutolayout="YES">
            <objects>
                <customObject id="-2" userLabel="File's Owner"/>
            </objects>
        </document>

        """)
    },
    Input(testDescription: "empty name", says: ["empty"]) { _ in "" },
  ]

  @Test(arguments: inputs, ["screens", "read", "tree"])
  func isRefused(input: Input, command: String) throws {
    let folder = try TemporaryFolder()
    let result = try CommandLineTool.run(command, input.make(folder))
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    for word in input.says { #expect(result.errors.contains(word)) }
  }

  @Test(arguments: inputs)
  func isNotDrawn(input: Input) throws {
    let folder = try TemporaryFolder()
    let picture = folder.url("a.png").path
    let result = try CommandLineTool.run("render", input.make(folder), "-o", picture)
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: picture))
  }
}
