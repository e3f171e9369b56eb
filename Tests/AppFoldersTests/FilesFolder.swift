import Foundation

@testable import AppFolders

/// A folder with files for a test, in a new folder below the temporary one.
struct FilesFolder {
  let url: URL

  init(_ files: [String: String], name: String = "Markt") throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("Files-\(UUID().uuidString)/\(name)")
    for (path, text) in files { try write(path, text) }
  }

  func write(_ path: String, _ text: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
  }

  func remove() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }

  func contents(_ choice: BuildChoice = BuildChoice(), packages: [URL] = []) throws -> AppContents {
    try AppFolder(url: url, packages: packages).contents(choice)
  }

  /// The paths of files below the folder.
  func paths(_ urls: [URL]) -> [String] { urls.map { String($0.path.dropFirst(url.path.count + 1)) } }
}

/// Damages texts at random, the same for the same seed.
struct TextDamage {
  private var state: UInt64

  /// Prints the seed, so that a failure can be repeated.
  init(seed: UInt64 = .random(in: 0 ... .max)) {
    print("seed \(seed)")
    state = seed | 1
  }

  mutating func next(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// The text with a few bytes changed, taken out or put in.
  mutating func damaged(_ text: String, with marks: String) -> String {
    var bytes = Array(text.utf8)
    let marks = Array(marks.utf8)
    for _ in 0..<(1 + next(5)) where !bytes.isEmpty {
      let place = next(bytes.count)
      switch next(4) {
      case 0: bytes[place] = UInt8(next(256))
      case 1: bytes.remove(at: place)
      case 2: bytes.removeSubrange(place..<min(bytes.count, place + 1 + next(20)))
      default: bytes.insert(marks[next(marks.count)], at: place)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
