import Foundation

/// The names that an app's own sources declare.
struct DeclaredNames {
  private(set) var names: Set<String> = []

  init(_ modules: [AppContents.Module]) {
    for module in modules {
      names.insert(module.name)
      for source in module.sources {
        guard let text = try? String(contentsOf: source, encoding: .utf8) else { continue }
        names.formUnion(Self.names(in: text))
      }
    }
  }

  /// The names that a text declares.
  static func names(in text: String) -> Set<String> {
    Set(
      text.matches(
        of: /\b(?:class|struct|enum|protocol|typealias|actor|func|var|let|case)\s+([A-Za-z_]\w*)/
      ).map { String($0.1) })
  }
}
