import Foundation

/// The names that the modules at hand declare.
///
/// They are read from the tables of identifiers in the compiled modules. What else looks like a name there is taken
/// for one, so that a name that is not known is certainly declared nowhere.
struct KnownNames {
  /// The file in which the names of the system are kept, for all apps.
  static func cache(besideScratch scratch: URL) -> URL {
    scratch.deletingLastPathComponent().appendingPathComponent("known-names.txt")
  }

  private(set) var names: Set<String>

  init(names: Set<String>) { self.names = names }

  /// Reads the names of the modules that an app is compiled against, and of those of the toolchain.
  ///
  /// - Parameter cache: a file that keeps them until the toolchain changes.
  init(_ toolchain: Toolchain, cache: URL) {
    let head = "\(toolchain.fingerprint)\n---\n"
    if let text = try? String(contentsOf: cache, encoding: .utf8), text.hasPrefix(head) {
      names = Set(text.dropFirst(head.count).split(separator: "\n").map(String.init))
      return
    }
    names = []
    for file in Self.files(toolchain) {
      guard let data = try? Data(contentsOf: file, options: .alwaysMapped) else { continue }
      names.formUnion(Self.words(in: data))
    }
    // Without the file, the next build only reads the modules again.
    try? (head + names.sorted().joined(separator: "\n")).write(to: cache, atomically: true, encoding: .utf8)
  }

  /// The compiled modules: ours, and the toolchain's for this platform.
  private static func files(_ toolchain: Toolchain) -> [URL] {
    let compiled = "swiftmodule"
    let own = contents(of: toolchain.modules).filter { $0.pathExtension == compiled }
    let library = toolchain.compiler.resolvingSymlinksInPath().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("lib/swift/linux")
    let others = contents(of: library).filter { $0.pathExtension == compiled }
      .flatMap(contents).filter { $0.pathExtension == compiled }
    return own + others
  }

  private static func contents(of folder: URL) -> [URL] {
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  /// Everything in some bytes that may be a name: letters, digits and underscores, not beginning with a digit.
  static func words(in data: Data) -> Set<String> {
    var words: Set<String> = []
    data.withUnsafeBytes { (bytes: UnsafeRawBufferPointer) in
      var start = -1
      for index in 0...bytes.count {
        if index < bytes.count, isPartOfName(bytes[index]) {
          if start < 0 { start = index }
        } else if start >= 0 {
          // Shorter runs are mostly chance; no word of one or two letters is looked up.
          if index - start > 2, bytes[start] > UInt8(ascii: "9") {
            words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
          }
          start = -1
        }
      }
    }
    return words
  }

  /// The names that a source uses otherwise than as members of something, and thus all that it declares.
  static func unqualified(in text: String) -> Set<String> {
    var text = text
    return text.withUTF8 { bytes in
      var words: Set<String> = []
      var start = -1
      var before: UInt8 = 0
      for index in 0...bytes.count {
        let byte = index < bytes.count ? bytes[index] : 0
        if isPartOfName(byte) {
          if start < 0 { start = index }
        } else {
          if start >= 0, before != UInt8(ascii: ".") {
            words.insert(String(decoding: bytes[start..<index], as: UTF8.self))
          }
          start = -1
          before = byte
        }
      }
      return words
    }
  }

  private static func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Whether a name may be declared somewhere. Of names with other letters than those of ASCII, and of short ones, that
  /// is not known.
  func mayContain(_ name: String) -> Bool {
    name.utf8.count <= 2 || !name.utf8.allSatisfy(Self.isPartOfName) || names.contains(name)
  }

  mutating func insert(_ more: Set<String>) { names.formUnion(more) }
}
