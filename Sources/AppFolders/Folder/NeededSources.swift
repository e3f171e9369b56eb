import Foundation
import SwiftParser
import SwiftSyntax

/// The sources that one needs, itself included: those around it that declare a name which it uses, and which those use.
///
/// Of several files that declare the same type, the nearest is taken: a folder may hold many experiments, each with a
/// `ContentView` of its own.
struct NeededSources {
  let urls: [URL]

  /// More files than that are not searched.
  private static let limit = 2000

  init(of url: URL, among files: [URL]) {
    func file(_ url: URL) -> File? {
      (try? String(contentsOf: url, encoding: .utf8)).map { File(url: url, text: $0) }
    }
    let folder = url.deletingLastPathComponent().path
    let others = files.filter { $0.resolvingSymlinksInPath() != url }.prefix(Self.limit)
    let near = others.filter { $0.deletingLastPathComponent().path == folder }
    let far = others.filter { $0.deletingLastPathComponent().path != folder }
    var rest = (near + far).compactMap(file)
    let ownTypes = rest.reduce(into: Set<String>()) { $0.formUnion($1.types) }
    var found = file(url).map { [$0] } ?? []
    var types = found.first?.types ?? []
    var used = found.first?.used ?? []
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (index, file) in rest.enumerated().reversed() where !file.types.isDisjoint(with: types) {
        rest.remove(at: index)
      }
      guard
        let index = rest.firstIndex(where: {
          $0.isNeeded(for: used, types: types, ownTypes: ownTypes)
        })
      else { break }
      let file = rest.remove(at: index)
      types.formUnion(file.types)
      used.formUnion(file.used)
      found.append(file)
      hasChanged = true
    }
    urls = found.isEmpty ? [url] : found.map(\.url).sorted { $0.path < $1.path }
  }

  /// What a file declares and uses.
  private struct File {
    let url: URL
    var types: Set<String> = []
    /// Its functions, variables and operators outside of types.
    var others: Set<String> = []
    /// The members of extensions, by the extended type.
    var members: [String: Set<String>] = [:]
    var used: Set<String> = []

    init(url: URL, text: String) {
      self.url = url
      let tree = Parser.parse(source: text)
      for token in tree.tokens(viewMode: .sourceAccurate) {
        if case .identifier(let name) = token.tokenKind { used.insert(name) }
      }
      read(tree.statements.compactMap { $0.item.as(DeclSyntax.self) })
    }

    private mutating func read(_ declarations: [DeclSyntax]) {
      for declaration in declarations {
        if let extended = declaration.as(ExtensionDeclSyntax.self) {
          let type = extended.extendedType.trimmedDescription
          let names = extended.memberBlock.members.flatMap { Self.names(of: $0.decl) }
          members[type.prefix { $0 != "." && $0 != "<" }.description, default: []].formUnion(names)
        } else if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
          if declaration.is(FunctionDeclSyntax.self) {
            others.insert(named.name.text)
          } else {
            types.insert(named.name.text)
          }
        } else if let condition = declaration.as(IfConfigDeclSyntax.self) {
          for clause in condition.clauses {
            guard case .statements(let items)? = clause.elements else { continue }
            read(items.compactMap { $0.item.as(DeclSyntax.self) })
          }
        } else {
          others.formUnion(Self.names(of: declaration))
        }
      }
    }

    private static func names(of declaration: DeclSyntax) -> [String] {
      if let variable = declaration.as(VariableDeclSyntax.self) {
        return variable.bindings.map { $0.pattern.trimmedDescription }
      }
      return declaration.asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
    }

    /// Whether a file is needed for the names that others use.
    ///
    /// - Parameters:
    ///   - used: the names.
    ///   - types: the types that the others declare.
    ///   - ownTypes: all types that are not the system's.
    func isNeeded(for used: Set<String>, types: Set<String>, ownTypes: Set<String>) -> Bool {
      if !self.types.isDisjoint(with: used) || !others.isDisjoint(with: used) { return true }
      return members.contains { type, names in
        types.contains(type) || (!ownTypes.contains(type) && !names.isDisjoint(with: used))
      }
    }
  }
}
