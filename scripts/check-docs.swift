// Fails when a public symbol has no doc comment. Reads the symbol graphs in the folders it is given and prints
// the place and name of each symbol that lacks one. An override inherits its comment, and `init(coder:)` is
// the same everywhere; neither needs one.
import Foundation

struct SymbolGraph: Decodable {
  struct Symbol: Decodable {
    struct Identifier: Decodable { var precise: String }
    struct Position: Decodable { var line: Int }
    struct Location: Decodable {
      var uri: String
      var position: Position
    }
    struct Comment: Decodable {}
    struct Fragment: Decodable { var spelling: String }

    var identifier: Identifier
    var pathComponents: [String]
    var docComment: Comment?
    /// Absent for symbols that the compiler synthesised.
    var location: Location?
    var declarationFragments: [Fragment]?
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

func graphs(in folders: [String]) throws -> [SymbolGraph] {
  try folders.flatMap { folder in
    try FileManager.default.contentsOfDirectory(atPath: folder)
      .filter { $0.hasSuffix(".symbols.json") }.sorted()
      .map { name in
        let data = try Data(contentsOf: URL(fileURLWithPath: folder).appendingPathComponent(name))
        return try JSONDecoder().decode(SymbolGraph.self, from: data)
      }
  }
}

let folders = Array(CommandLine.arguments.dropFirst())
guard !folders.isEmpty else {
  FileHandle.standardError.write(Data("usage: swift check-docs.swift FOLDER…\n".utf8))
  exit(2)
}

let root = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).absoluteString
var count = 0
var missing: Set<String> = []
for graph in try graphs(in: folders) {
  let overrides = Set(graph.relationships.filter { $0.kind == "overrides" }.map(\.source))
  for symbol in graph.symbols {
    guard let location = symbol.location else { continue }
    count += 1
    let isOverride =
      overrides.contains(symbol.identifier.precise)
      || symbol.declarationFragments?.contains { $0.spelling == "override" } == true
    let inherits = isOverride || symbol.pathComponents.last == "init(coder:)"
    guard symbol.docComment == nil, !inherits else { continue }
    let file = location.uri.hasPrefix(root) ? String(location.uri.dropFirst(root.count)) : location.uri
    missing.insert("\(file):\(location.position.line + 1) \(symbol.pathComponents.joined(separator: "."))")
  }
}

for symbol in missing.sorted(by: { $0.compare($1, options: .numeric) == .orderedAscending }) { print(symbol) }
print("\(count) public symbols, \(missing.count) without a doc comment")
exit(missing.isEmpty ? 0 : 1)
