import Foundation
import Testing

@testable import AppFolders

@Suite("The sources that a file with previews needs")
struct NeededSourcesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "needed-\(UUID().uuidString)"
  ).resolvingSymlinksInPath()

  private func needed(_ files: [String: String], of name: String) throws -> [String] {
    defer { try? FileManager.default.removeItem(at: folder) }
    var urls: [URL] = []
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      let url = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      urls.append(url)
    }
    return NeededSources(of: folder.appendingPathComponent(name), among: urls).urls.map {
      String($0.path.dropFirst(folder.path.count + 1))
    }
  }

  @Test("Are those that declare what it uses, and what these use")
  func chain() throws {
    let files = [
      "A.swift": "struct A: View { var body: some View { B() } }", "B.swift": "struct B { let c = make() }",
      "C.swift": "func make() -> Int { 1 }", "D.swift": "struct D {}",
    ]
    #expect(try needed(files, of: "A.swift") == ["A.swift", "B.swift", "C.swift"])
  }

  @Test("Are those that extend a type of the system by a member that is used, or a type that is needed")
  func extensions() throws {
    let files = [
      "A.swift": "struct A { let c = Color.brand; let dog: Dog }",
      "B.swift": "extension Color { static let brand = 1 }",
      "C.swift": "extension Color { static let other = 1 }", "Dog.swift": "struct Dog {}",
      "Samples.swift": "extension Dog { static let luna = 1 }",
      "Cat.swift": "struct Cat {}", "CatSamples.swift": "extension Cat { static let dog = 1 }",
    ]
    #expect(try needed(files, of: "A.swift") == ["A.swift", "B.swift", "Dog.swift", "Samples.swift"])
  }

  @Test("Of two that declare the same, the nearer is taken; another experiment is none of it")
  func experiments() throws {
    let files = [
      "A.swift": "struct ContentView { let b = Box() }", "B.swift": "struct ContentView {}; struct Box {}",
      "C.swift": "struct Box {}", "sub/Box.swift": "struct Box { let far = 1 }",
    ]
    #expect(try needed(files, of: "A.swift") == ["A.swift", "C.swift"])
  }
}
