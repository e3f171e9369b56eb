import AccessibilityTree
import CurbcutGraphics
import Foundation
import Testing

@testable import Inspector

@Suite("Side by side")
struct ComparisonTests {
  private func element(
    _ id: UInt64, _ label: String, _ traits: AccessibilityTraits = [], type: Any.Type = Int.self
  )
    -> AccessibilityElement
  {
    AccessibilityElement(id: id, label: AccessibilityText(label), traits: traits, type: type)
  }

  @Test func whatCameWentMovedAndReadsOtherwise() {
    let old = ElementTree(elements: [element(1, "A"), element(2, "B"), element(3, "C"), element(4, "D")])
    let new = ElementTree(elements: [
      element(3, "C"), element(1, "A"), element(2, "B", .button), element(5, "E", type: String.self),
    ])
    let changes = TreeComparison(before: old, after: new).changes
    #expect(
      changes.map { "\($0.kind) \($0.element) \($0.attribute ?? "")" } == [
        "removed D ", "moved C reading order", "changed B traits", "added E ",
      ])
    #expect(changes.first { $0.kind == .changed }?.after == "button")
    #expect(TreeComparison(before: old, after: old).changes.isEmpty)
  }

  @Test func aFrameThatMovedIsSeen() {
    func tree(_ frames: [CGRect]) -> ElementTree {
      ElementTree(
        elements: frames.enumerated().map { index, frame in
          AccessibilityElement(id: UInt64(index + 1), label: AccessibilityText("\(index)"), frame: frame)
        })
    }
    let old = tree([CGRect(x: 20, y: 100, width: 353, height: 44), CGRect(x: 0, y: 0, width: 10, height: 10)])
    let new = tree([
      CGRect(x: 20, y: 150.5, width: 353, height: 44), CGRect(x: 0.3, y: 0, width: 10, height: 10.4),
    ])
    let changes = TreeComparison(before: old, after: new).changes
    #expect(changes.map(\.attribute) == ["frame"])
    #expect(changes.first?.before == "20, 100, 353 × 44" && changes.first?.after == "20, 150.5, 353 × 44")
    #expect(changes.first?.kind == .moved)
  }

  @Test(arguments: [
    ("#000000", "#ffffff", 21.0), ("#777777", "#ffffff", 4.48), ("#767676", "#ffffff", 4.54),
    ("#0000ff", "#ffffff", 8.59), ("#ff0000", "#00ff00", 2.91), ("#abc", "#aabbcc", 1),
  ])
  func ratiosAreThoseOfWCAG(_ front: String, _ back: String, _ ratio: Double) throws {
    let (front, back) = (try #require(PixelColor(hex: front)), try #require(PixelColor(hex: back)))
    #expect(abs(front.contrast(with: back) - ratio) < 0.005)
    #expect(front.contrast(with: back) == back.contrast(with: front))
  }

  @Test(arguments: ["#777777", "#ff8800", "#3399ff", "#ffff00", "#88cc88"])
  func theNearestColourPassesAndIsNotFarther(_ hex: String) throws {
    let color = try #require(PixelColor(hex: hex))
    let white = PixelColor(red: 255, green: 255, blue: 255)
    for requirement in ContrastRequirement.allCases {
      let found = try #require(color.nearest(passing: requirement.ratio, with: white))
      #expect(found.contrast(with: white) >= requirement.ratio)
      // A passing colour is hardly darker than it must be.
      if found != color { #expect(found.contrast(with: white) < requirement.ratio * 1.05) }
    }
  }

  @Test func someColoursHaveNone() {
    let grey = PixelColor(red: 118, green: 118, blue: 118)
    #expect(grey.nearest(passing: 7, with: grey) == nil)
    for text in ["", "#", "#12345", "#gggggg", "red"] { #expect(PixelColor(hex: text) == nil) }
  }

  @Test(arguments: [(17.0, false, false), (18, false, true), (14, true, true), (13.9, true, false)])
  func largeTextIsThatOfWCAG(_ size: Double, _ isBold: Bool, _ isLarge: Bool) {
    #expect(ContrastRequirement.isLarge(size: size, isBold: isBold) == isLarge)
  }

  @Test func anEarlierRevisionIsTakenFromGitWithWhatLayBesideIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("git-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("App/Base.lproj/Main.storyboard")
    let strings = folder.appendingPathComponent("App/de.lproj/Main.strings")
    for (url, text) in [(file, "one"), (strings, "eins")] {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
    }
    #expect(!Revisions(of: file).exist)
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-q", "-m", "one"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", folder.path] + arguments
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    try Data("two".utf8).write(to: file)
    let revisions = Revisions(of: file)
    #expect(revisions.exist)
    let old = try revisions.checkOut("HEAD")
    defer { old.remove() }
    #expect(try String(contentsOf: old.file, encoding: .utf8) == "one")
    let translation = old.folder.appendingPathComponent("App/de.lproj/Main.strings")
    #expect(try String(contentsOf: translation, encoding: .utf8) == "eins")
    for name in ["nonsense", "--help", "", "HEAD; ls"] {
      #expect(throws: InspectorError.self) { try revisions.checkOut(name) }
    }
  }

  @Test("An app's folder and a Swift file are taken from git with all that is around them")
  func apps() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Apps-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      "App/App Win.swift", "App/Assets.xcassets/Contents.json", "A/B.swift", "C.swift", "Kit/D.swift",
    ]
    for name in files {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("one".utf8).write(to: url)
    }
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=T", "-c", "user.email=t@example.com", "commit", "-q", "-m", "one"],
    ] {
      let git = Process()
      git.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      git.arguments = ["git", "-C", folder.path] + arguments
      try git.run()
      git.waitUntilExit()
      try #require(git.terminationStatus == 0)
    }
    for name in files { try Data("two".utf8).write(to: folder.appendingPathComponent(name)) }
    for name in ["App", "App/App Win.swift", "A", "C.swift"] {
      let old = try Revisions(of: folder.appendingPathComponent(name)).checkOut("HEAD", whole: true)
      defer { old.remove() }
      #expect(FileManager.default.fileExists(atPath: old.file.path), "\(name)")
      for name in files {
        let text = try String(contentsOf: old.folder.appendingPathComponent(name), encoding: .utf8)
        #expect(text == "one", "\(name)")
      }
    }
    let document = try Revisions(of: folder.appendingPathComponent("A")).checkOut("HEAD")
    document.remove()
  }
}
