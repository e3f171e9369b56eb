import Foundation

/// What of a module could not be built, kept from run to run.
///
/// To find out again takes the compiler many rounds. After a change, what was found in the other files holds as long as
/// its reasons name nothing that has changed; all of it holds if only the bodies of functions have.
struct Findings: Codable, Equatable {
  /// A part that was left out.
  struct Part: Codable, Equatable {
    /// The bytes of the part.
    var range: Range<Int>
    /// What must stand in its place, because there may not be nothing: a `break` in a case of a switch, an empty view.
    var stand: String
    var leftOut: LeftOut
    /// What the compiler said of it.
    var messages: [CompilerMessage]
    /// Whether it was said before anything was left out.
    var isCause: Bool
  }

  private struct File: Codable, Equatable {
    var hash: UInt64
    /// The names that the file declares.
    var names: Set<String>
    /// A number that changes when something changes that other files could depend on.
    var interface: UInt64
    var parts: [Part] = []
  }

  /// A text that changes when the compiler, this program or the conditions of the module change.
  let fingerprint: String
  /// By path.
  private var files: [String: File] = [:]

  /// Creates findings about texts of which nothing is known yet.
  ///
  /// - Parameter last: the findings of an earlier run, which know the texts that have not changed since.
  init(_ texts: [String: String], fingerprint: String, after last: Findings? = nil) {
    self.fingerprint = fingerprint
    for (path, text) in texts {
      let hash = Self.hash(text.utf8)
      if var known = last?.files[path], known.hash == hash {
        known.parts = []
        files[path] = known
      } else {
        files[path] = File(
          hash: hash, names: DeclaredNames.names(in: text), interface: Self.interface(of: text))
      }
    }
  }

  /// Reads what a run has left.
  static func read(_ url: URL, fingerprint: String) -> Findings? {
    guard let data = try? Data(contentsOf: url),
      let found = try? JSONDecoder().decode(Findings.self, from: data),
      found.fingerprint == fingerprint
    else { return nil }
    return found
  }

  /// Writes the findings. Errors are ignored: without them, the next build is only slower.
  func write(_ url: URL) { try? JSONEncoder().encode(self).write(to: url) }

  /// How many parts were left out.
  var count: Int { files.values.map(\.parts.count).reduce(0, +) }

  mutating func add(_ parts: [Part], to path: String) { files[path]?.parts += parts }

  /// The parts that still cannot be built, by path.
  ///
  /// - Parameter texts: the files as they are now.
  func valid(for texts: [String: String]) -> [String: [Part]] {
    var changed: Set<String> = []
    var same: [(path: String, part: Part)] = []
    var isAllSame = true
    for path in Set(files.keys).union(texts.keys).sorted() {
      let file = files[path]
      if let file, let text = texts[path], Self.hash(text.utf8) == file.hash {
        same += file.parts.map { (path, $0) }
      } else if let file, let text = texts[path], Self.isSameForOthers(file, text) {
        continue
      } else {
        isAllSame = false
        changed.formUnion(file?.names ?? [])
        changed.formUnion(texts[path].map(DeclaredNames.names) ?? [])
      }
    }
    guard !isAllSame else { return Dictionary(grouping: same, by: \.path).mapValues { $0.map(\.part) } }
    // What may be built again declares names, whose absence may have been the reason for other parts.
    var dropped: [(path: String, part: Part)] = []
    while true {
      // What was left out around such a part may only have missed it.
      let doubtful = same.indices.filter { index in
        let (path, part) = same[index]
        return Self.isDoubtful(part, changed)
          || dropped.contains { $0.path == path && part.range.contains($0.part.range.lowerBound) }
      }
      guard !doubtful.isEmpty else { break }
      dropped += doubtful.map { same[$0] }
      for index in doubtful.reversed() {
        let (path, part) = same.remove(at: index)
        changed.formUnion(Self.words(of: part, in: texts[path] ?? ""))
      }
    }
    return Dictionary(grouping: same, by: \.path).mapValues { $0.map(\.part) }
  }

  /// Whether a change of a file concerns no other.
  private static func isSameForOthers(_ file: File, _ text: String) -> Bool {
    // A declaration that was left out may build now, and be found by others.
    let kinds: Set<LeftOut.Kind> = [.modifier, .statement, .switchCase]
    return file.parts.allSatisfy { kinds.contains($0.leftOut.kind) } && interface(of: text) == file.interface
  }

  private static func interface(of text: String) -> UInt64 {
    hash(SourceInterface.words(in: text).joined(separator: "\n").utf8)
  }

  /// Whether the reason for leaving a part out may have gone: it names something that has changed, or nothing.
  private static func isDoubtful(_ part: Part, _ changed: Set<String>) -> Bool {
    let names = part.messages.map { quotedNames(in: $0.text) }
    return names.contains { $0.isEmpty || !$0.isDisjoint(with: changed) }
  }

  private static func quotedNames(in message: String) -> Set<String> {
    Set(message.matches(of: /'([^']+)'/).flatMap { $0.1.matches(of: /\w+/).map { String($0.0) } })
  }

  /// The names that others could miss of a part.
  private static func words(of part: Part, in text: String) -> Set<String> {
    let bytes = Array(text.utf8)
    guard part.range.upperBound <= bytes.count else { return [] }
    let own = String(decoding: bytes[part.range], as: UTF8.self)
    guard part.leftOut.kind != .inheritance else { return Set(own.matches(of: /\w+/).map { String($0.0) }) }
    return DeclaredNames.names(in: own)
  }

  private static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    // FNV-1a, since Hasher differs from run to run.
    bytes.reduce(UInt64(0xcbf2_9ce4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
