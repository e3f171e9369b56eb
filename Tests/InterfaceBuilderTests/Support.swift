import Foundation

@testable import InterfaceBuilder

/// Files that belong to these tests.
enum Fixture {
  static func url(_ path: String) -> URL {
    Bundle.module.resourceURL?.appendingPathComponent("Fixtures/\(path)")
      ?? URL(fileURLWithPath: "Fixtures/\(path)")
  }
}

/// Real documents of other projects, where they lie beside the repository.
enum Corpus {
  static let folder: URL? = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../shared/corpus").standardizedFileURL
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  static let documents: [URL] = {
    guard let folder, let all = FileManager.default.enumerator(atPath: folder.path) else { return [] }
    var result: [URL] = []
    for case let path as String in all where path.hasSuffix(".storyboard") || path.hasSuffix(".xib") {
      result.append(folder.appendingPathComponent(path))
    }
    return result.sorted { $0.path < $1.path }
  }()
}

/// A folder that is gone when the test is.
final class ScratchFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("ib-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ text: String, to path: String) throws -> URL {
    try write(Data(text.utf8), to: path)
  }

  @discardableResult
  func write(_ data: Data, to path: String) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}

/// The same numbers on every machine and in every run.
struct SeededNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

/// Changes a few bytes of a document as accidents do: bytes lost, doubled, replaced, cut off.
func mutated(_ bytes: [UInt8], by numbers: inout SeededNumbers) -> [UInt8] {
  var bytes = bytes
  let interesting = Array("<>&\"'/=!?[]-;{}\\\n\u{0}".utf8) + [0xFF, 0xC3, 0x80]
  for _ in 0..<Int.random(in: 1...4, using: &numbers) where !bytes.isEmpty {
    let index = Int.random(in: 0..<bytes.count, using: &numbers)
    let end = min(bytes.count, index + Int.random(in: 1...40, using: &numbers))
    switch Int.random(in: 0..<6, using: &numbers) {
    case 0: bytes.remove(at: index)
    case 1: bytes[index] = interesting.randomElement(using: &numbers) ?? 0
    case 2: bytes.insert(interesting.randomElement(using: &numbers) ?? 0, at: index)
    case 3: bytes.removeSubrange(index..<end)
    case 4: bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: 0...bytes.count, using: &numbers))
    default: bytes.removeSubrange(index...)
    }
  }
  return bytes
}
