import Foundation
import Testing

@testable import AppFolders

@Suite("What the headers of a target import")
struct HeaderImportsTests {
  private func folder(_ files: [String: String]) throws -> URL {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("Headers-\(UUID().uuidString)")
      .resolvingSymlinksInPath()
    for (path, text) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return root
  }

  private let files = [
    "App-Bridging-Header.h":
      "#import <UIKit/UIKit.h>\n  # import \"Model/Note.h\"\n@import MapKit;\n// #import \"Old.h\"\n#import <Kit/Tag.h>\n#import <Pod/Pod.h>",
    "Model/Note.h": "#import \"Base.h\"\n#import \"App-Bridging-Header.h\"\n#import \"Shop-Swift.h\"",
    "Model/Base.h": "#include <CoreData/CoreData.h>",
    "Kit/Tag.h": "", "Old.h": "", "Screen.h": "", "Other.h": "", "Screen.m": "", "Model/Note.m": "",
  ]

  @Test("is found through the app's own headers, each after those that it imports")
  func reached() throws {
    let root = try folder(files)
    defer { try? FileManager.default.removeItem(at: root) }
    let imports = HeaderImports(folder: root, headers: FolderWalk(root).files)
    let reached = imports.reached(bridging: "App-Bridging-Header.h", umbrella: nil)
    #expect(reached.modules == ["UIKit", "CoreData", "MapKit", "Kit", "Pod"])
    #expect(
      reached.headers.map(\.lastPathComponent) == ["Base.h", "Note.h", "Tag.h", "App-Bridging-Header.h"])
  }

  @Test("is apart from the headers that only storyboards need")
  func sources() throws {
    let root = try folder(files)
    defer { try? FileManager.default.removeItem(at: root) }
    let all = FolderWalk(root).files
    let imports = HeaderImports(folder: root, headers: all)
    let visible = imports.reached(bridging: "App-Bridging-Header.h", umbrella: nil).headers
    let sources = try #require(
      imports.sources(
        headers: [root.appendingPathComponent("Other.h")], visible: visible,
        implementations: all.filter(HeaderImports.isImplementation), isFramework: false))
    #expect(sources.hidden.map(\.lastPathComponent) == ["Screen.h", "Other.h"])
    #expect(sources.implementations.map(\.lastPathComponent) == ["Note.m", "Screen.m"])
    #expect(imports.sources(headers: [], visible: [], implementations: [], isFramework: false) == nil)
  }
}
