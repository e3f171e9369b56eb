import CurbcutUIKit
import Foundation
import Testing

@testable import InterfaceBuilder

@MainActor
@Suite("Real documents", .enabled(if: Corpus.folder != nil))
struct CorpusTests {
  /// Loads a controller's view and those of everything that it contains.
  private func load(_ controller: UIViewController, depth: Int = 0) {
    guard depth < 12 else { return }
    controller.loadViewIfNeeded()
    for child in controller.children { load(child, depth: depth + 1) }
  }

  @Test("Every scene and view is made and laid out, and nothing of it is dropped in silence")
  func everything() throws {
    var kinds: [String: Int] = [:]
    var screens = 0
    var views = 0
    for url in Corpus.documents {
      let document = try InterfaceBuilderDocument.open(url)
      for screen in document.screens {
        let made = try document.instantiate(screen, options: InterfaceBuilderOptions(traits: .phone()))
        let root: UIView
        if let controller = made.viewController {
          load(controller)
          root = controller.view
          root.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
        } else {
          root = try #require(made.view)
        }
        root.setNeedsLayout()
        root.layoutIfNeeded()
        screens += 1
        views += count(root)
        for warning in made.warnings { kinds[kind(warning.message), default: 0] += 1 }
      }
    }
    print("\(Corpus.documents.count) documents, \(screens) screens, \(views) views")
    for (kind, count) in kinds.sorted(by: { $0.value > $1.value }) { print(count, kind) }
    #expect(screens > 300 && views > 4000)
    let notUnderstood = kinds.keys.filter { $0.contains("not understood") || $0.contains("valid value") }
    #expect(notUnderstood.sorted() == [])
  }

  private func count(_ view: UIView) -> Int { view.subviews.reduce(1) { $0 + count($1) } }

  /// A message without the names that make each one different.
  private func kind(_ message: String) -> String {
    let isName = message.hasPrefix("the class") || message.hasPrefix("the picture")
    if isName { return message.split(separator: " ").prefix(2).joined(separator: " ") + " …" }
    return message
  }

  @Test("Damaged documents are made as far as they go, and never more")
  func fuzz() throws {
    var numbers = SeededNumbers(seed: 5)
    let names = ["Settings.storyboard", "Main.storyboard"]
    let originals = try Corpus.documents.filter { names.contains($0.lastPathComponent) }.prefix(6).map {
      [UInt8](try Data(contentsOf: $0))
    }
    var made = 0
    for index in 0..<120 {
      let bytes = mutatedAttributes(originals[index % originals.count], by: &numbers)
      guard let root = try? IBElementParser.parse(Data(bytes), file: "a.storyboard"),
        let file = try? NibFile(url: URL(fileURLWithPath: "/nonexistent/a.storyboard"), root: root)
      else { continue }
      let document = NibDocument(file, options: InterfaceBuilderOptions(traits: .phone()))
      guard let id = file.header.initialViewController, let controller = document.controller(id) else {
        continue
      }
      load(controller)
      controller.view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      controller.view.layoutIfNeeded()
      made += 1
    }
    #expect(made > 20)
  }

  /// Damages values rather than the XML: swaps quoted strings of the document with each other.
  private func mutatedAttributes(_ bytes: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
    var parts = bytes.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false).map(Array.init)
    let values = stride(from: 1, to: parts.count, by: 2).map { $0 }
    guard values.count > 20 else { return bytes }
    for _ in 0..<8 {
      let one = values[Int.random(in: 20..<values.count, using: &numbers)]
      let two = values[Int.random(in: 20..<values.count, using: &numbers)]
      parts[one] = parts[two]
    }
    return Array(parts.joined(separator: [UInt8(ascii: "\"")]))
  }
}
