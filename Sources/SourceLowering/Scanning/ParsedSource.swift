import Dispatch
import SwiftParser
import SwiftSyntax
import Synchronization

/// The bytes of a file and their syntax tree.
struct ParsedSource: Sendable {
  let bytes: [UInt8]
  let tree: SourceFileSyntax

  init(_ source: SourceFile) {
    let bytes = Array(source.text.utf8)
    self.bytes = bytes
    tree = bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }
  }

  /// Parses files in parallel, since parsing takes nine tenths of the time of lowering.
  ///
  /// - Parameters:
  ///   - sources: the files.
  ///   - known: what need not be parsed again.
  static func all(_ sources: [SourceFile], known: [SourceFile: ParsedSource] = [:]) -> [ParsedSource] {
    guard sources.count > 1 else { return sources.map { known[$0] ?? ParsedSource($0) } }
    let parsed = Mutex(sources.map { known[$0] })
    let rest = known.isEmpty ? Array(sources.indices) : sources.indices.filter { known[sources[$0]] == nil }
    DispatchQueue.concurrentPerform(iterations: rest.count) { number in
      let index = rest[number]
      let made = ParsedSource(sources[index])
      parsed.withLock { $0[index] = made }
    }
    return parsed.withLock { $0 }.compactMap(\.self)
  }
}
