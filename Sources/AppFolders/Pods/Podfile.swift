import Foundation

/// Which pods a Podfile lists for a target, and where those are that are developed beside it.
///
/// Follows <https://guides.cocoapods.org/syntax/podfile.html>.
struct Podfile: Hashable, Sendable {
  struct Pod: Hashable, Sendable {
    /// The name, with subspecs: `Firebase/Crashlytics`.
    var name: String
    /// The folder of the pod, as written.
    var path: String?
    /// The file of its podspec, as written.
    var podspec: String?

    /// The name without subspecs.
    var root: String { name.split(separator: "/").first.map(String.init) ?? name }
  }

  private indirect enum Entry: Hashable, Sendable {
    case pod(Pod)
    case target(String, [Entry])
    /// The entries of a function of this name.
    case call(String)
  }

  private var entries: [Entry] = []
  private var functions: [String: [Entry]] = [:]

  private static let maximumDepth = 20

  init(_ text: String) {
    entries = entries(of: RubyReader(text).statements)
  }

  private mutating func entries(of statements: [RubyReader.Statement]) -> [Entry] {
    statements.flatMap { statement -> [Entry] in
      let texts = statement.values.flatMap(\.texts)
      switch statement.names[0] {
      case "pod":
        guard let name = texts.first, statement.names.count == 1 else { return [] }
        let options = statement.values.dropFirst()
        let parts = options.compactMap { $0["subspecs"] ?? $0["subspec"] }.flatMap(\.texts)
        let path = options.compactMap { $0["path"]?.texts.first }.first
        let podspec = options.compactMap { $0["podspec"]?.texts.first }.first
        let names = parts.isEmpty ? [name] : parts.map { "\(name)/\($0)" }
        return names.map { .pod(Pod(name: $0, path: path, podspec: podspec)) }
      case "target", "abstract_target":
        return [.target(texts.first ?? "", entries(of: statement.body))]
      case "def":
        functions[texts.first ?? ""] = entries(of: statement.body)
        return []
      default:
        let inner = entries(of: statement.body)
        let isCall = statement.names.count == 1 && statement.values.isEmpty && statement.block == nil
        return isCall ? [.call(statement.names[0])] : inner
      }
    }
  }

  /// The pods of a target; of a target that the Podfile does not have, those of all that are no tests.
  func pods(of target: String) -> [Pod] {
    var seen: Set<Pod> = []
    let found = pods(of: target, in: entries, depth: 0) ?? all(in: entries, depth: 0)
    return found.filter { seen.insert($0).inserted }
  }

  private func pods(of target: String, in entries: [Entry], depth: Int) -> [Pod]? {
    guard depth < Self.maximumDepth else { return nil }
    for case .target(let name, let inner) in entries {
      let found = name == target ? own(inner, depth: depth) : pods(of: target, in: inner, depth: depth + 1)
      if let found { return own(entries, depth: depth) + found }
    }
    return nil
  }

  /// The pods of a block itself.
  private func own(_ entries: [Entry], depth: Int) -> [Pod] {
    guard depth < Self.maximumDepth else { return [] }
    return entries.flatMap { entry -> [Pod] in
      switch entry {
      case .pod(let pod): [pod]
      case .call(let name): own(functions[name] ?? [], depth: depth + 1)
      case .target: []
      }
    }
  }

  private func all(in entries: [Entry], depth: Int) -> [Pod] {
    guard depth < Self.maximumDepth else { return [] }
    return own(entries, depth: depth)
      + entries.flatMap { entry -> [Pod] in
        guard case .target(let name, let inner) = entry, !name.hasSuffix("Tests") else { return [] }
        return all(in: inner, depth: depth + 1)
      }
  }
}

/// The versions of pods that were resolved last: what a Podfile.lock says.
struct PodVersions: Hashable, Sendable {
  /// By the names of pods without subspecs.
  private(set) var versions: [String: String] = [:]
  /// What pods need, with subspecs.
  private(set) var dependencies: [String: [String]] = [:]
  /// The addresses of repositories that are not the common one.
  private(set) var addresses: [String: String] = [:]

  init(_ text: String) {
    let root = (try? SpecValue(yaml: text)) ?? .none
    for entry in root["PODS"].elements {
      guard let line = entry.string ?? entry.dictionary.keys.first else { continue }
      let name = Self.name(line)
      if let pod = name.split(separator: "/").first, let version = line.firstMatch(of: #/\(([^)]+)\)/#) {
        versions[String(pod)] = String(version.1)
      }
      dependencies[name] = entry.dictionary.values.flatMap(\.strings).map(Self.name)
    }
    for key in ["EXTERNAL SOURCES", "CHECKOUT OPTIONS"] {
      for (name, source) in root[key].dictionary {
        if let address = source[":git"].string { addresses[name] = address }
      }
    }
  }

  /// `Nuke (9.6.0)` or `"Firebase/Core (= 1)"` without the version.
  private static func name(_ line: String) -> String {
    String(line.prefix { $0 != " " })
  }
}
