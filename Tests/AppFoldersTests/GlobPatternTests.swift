import Foundation
import Testing

@testable import AppFolders

@Suite("Patterns of paths")
struct GlobPatternTests {
  @Test(
    "Match as in shells and in Ruby",
    arguments: [
      ("A/**/*.swift", "A/b.swift", true), ("A/**/*.swift", "A/x/y/b.swift", true),
      ("A/**/*.swift", "B/b.swift", false), ("A/**", "A/x/y.txt", true), ("A/*", "A/x/y.txt", false),
      ("*.{h,m}", "a.m", true), ("*.{h,m}", "a.mm", false), ("A/{B,C}/*.swift", "A/C/x.swift", true),
      ("A/[ab]*.swift", "A/b1.swift", true), ("**/*.md", "x.md", true), ("**/*Tests/**", "a/bTests/c", true),
      ("A", "A", true), ("A", "A/b", false), ("./A/b", "A/b", true),
    ])
  func matches(pattern: String, path: String, isMatch: Bool) {
    #expect(GlobPattern(pattern).matches(path) == isMatch)
  }

  @Test("Of a folder contain what is in it")
  func contains() {
    #expect(GlobPattern("Alt").contains("Alt/a.swift"))
    #expect(GlobPattern("*/Alt").contains("b/Alt/a.swift"))
    #expect(!GlobPattern("Alt").contains("Alter/a.swift"))
  }

  @Test("Find files, also beside the folder, without those that are excluded")
  func files() throws {
    let folder = try FilesFolder([
      "A/a.swift": "", "A/B/b.swift": "", "A/B/b.txt": "", "../Neben/c.swift": "",
      "A/X.xcassets/Contents.json": "",
    ])
    defer { folder.remove() }
    func names(_ patterns: [String], _ excluded: [String] = []) -> [String] {
      GlobPattern.files(patterns, in: folder.url, excluding: excluded).map(\.lastPathComponent)
    }
    #expect(names(["A/**/*.swift"]) == ["b.swift", "a.swift"])
    #expect(names(["A/**"], ["A/B/**"]) == ["X.xcassets", "a.swift"])
    #expect(names(["A"], ["**/*.txt"]) == ["b.swift", "X.xcassets", "a.swift"])
    #expect(names(["../Neben/*.swift", "A/a.swift", "gone.swift"]) == ["a.swift", "c.swift"])
  }

  @Test("With many stars and braces end soon")
  func hostile() {
    let pattern = GlobPattern(String(repeating: "**/a/", count: 12) + String(repeating: "{a,b}", count: 30))
    #expect(!pattern.matches(String(repeating: "a/", count: 24) + "c"))
  }
}
