import AccessibilityTree
import Foundation
import Testing

@testable import Inspector

@Suite("Files that change")
struct ReloadTests {
  private func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("reload-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test func aChangeIsToldOnceTheFilesAreAtRest() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (a, b) = (folder.appendingPathComponent("a"), folder.appendingPathComponent("b"))
    try Data("1".utf8).write(to: a)
    var watcher = FileWatcher([a, b])
    #expect(watcher.look(at: 1).isEmpty)
    try Data("22".utf8).write(to: a)
    #expect(watcher.look(at: 1.05).isEmpty, "It looks only now and then")
    #expect(watcher.look(at: 1.3).isEmpty, "It waits for calm")
    try Data("1".utf8).write(to: b)
    #expect(watcher.look(at: 1.6).isEmpty)
    #expect(watcher.look(at: 1.9) == [a, b])
    #expect(watcher.look(at: 2.2).isEmpty)
    try FileManager.default.removeItem(at: b)
    #expect(watcher.look(at: 2.5).isEmpty)
    #expect(watcher.look(at: 2.8) == [b])
  }

  @Test func whatTranslatesAndColoursAScreenIsWatched() throws {
    let folder = try folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "Base.lproj/Main.storyboard", "de.lproj/Main.strings", "Main.xcstrings",
      "Assets.xcassets/Contents.json",
      "Assets.xcassets/Dog.imageset/dog.png", "photo.png", "Other.storyboard", "notes.txt", "data.json",
      ".git/config",
    ]
    for file in files {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("{}".utf8).write(to: url)
    }
    let document = folder.appendingPathComponent("Base.lproj/Main.storyboard")
    let watched = Set(
      WatchedResources(beside: document).files.map { $0.path.dropFirst(folder.path.count + 1) })
    for file in files.prefix(6) { #expect(watched.contains(file[...]), "\(file)") }
    for file in files.dropFirst(6) { #expect(!watched.contains(file[...]), "\(file)") }
    #expect(TranslatedLanguages(beside: document).tags == ["de"])
  }

  @Test func theFocusFindsTheSameElement() throws {
    func element(
      _ id: UInt64, _ label: String, identifier: String? = nil, source: String? = nil
    ) -> AccessibilityElement {
      var details = AccessibilityElement.Details()
      details.source = source
      return AccessibilityElement(
        id: id, label: AccessibilityText(label), frame: CGRect(x: 0, y: Double(id), width: 9, height: 9),
        identifier: identifier, details: source == nil ? nil : details)
    }
    func tree(_ elements: [AccessibilityElement]) -> ElementTree {
      ElementTree(elements: elements)
    }
    let old = tree([
      element(1, "Title"), element(2, "Old name", source: "M.storyboard:4:2 (abc)"), element(3, "Row"),
      element(4, "Row"), element(5, "Buy", identifier: "buy"),
    ])
    let new = tree([
      element(11, "New"), element(15, "Purchase", identifier: "buy"), element(13, "Row"), element(14, "Row"),
      element(12, "New name", source: "M.storyboard:9:2 (abc)"),
    ])
    func found(_ id: UInt64) -> UInt64? { FocusAnchor(element: id, in: old)?.element(in: new) }
    #expect(found(2) == 12, "by the object of the document")
    #expect(found(5) == 15, "by its identifier")
    #expect(found(4) == 14, "the second of those that read the same")
    #expect(found(1) == 11, "by its place")
    #expect(FocusAnchor(element: 99, in: old) == nil)
  }
}
