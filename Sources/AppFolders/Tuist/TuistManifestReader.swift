import Dispatch
import Foundation
import Synchronization

/// Reads the manifests of Tuist: programs that make a value of ``ProjectDescription``'s types.
///
/// They are compiled against a module of that name that is part of this program, with the helpers beside them, and run
/// inside a fence, as the manifests of packages are. What they say is kept until they, their helpers or the toolchain
/// change.
struct TuistManifestReader {
  /// Why a manifest could not be read: the place, and the compiler's or the program's words.
  struct Failure: Error, Hashable {
    var place: String
    var reason: String
  }

  typealias Answer = Result<SpecValue, Failure>

  /// A module that manifests import.
  private struct Module {
    var name: String
    var sources: [URL]
  }

  /// The folder to which paths of the root are relative.
  let root: URL
  private let cache: URL
  private let compiler: URL?
  private let version: String
  private let modules: [Module]
  /// The plug-ins that are not here, by their addresses.
  let missingPlugins: [String]

  init(
    root: URL, checkouts: [URL] = [],
    cache: URL = PackageManifestReader.standardCache.appendingPathComponent("tuist"),
    compiler: URL? = Toolchain.compilerPath()
  ) {
    self.root = root
    self.cache = cache
    self.compiler = compiler
    version = PackageManifestReader(compiler: compiler).version
    let plugins = Self.plugins(in: root, checkouts)
    missingPlugins = plugins.missing
    let helpers = Module(
      name: "ProjectDescriptionHelpers",
      sources: Self.sources(root.appendingPathComponent("Tuist/ProjectDescriptionHelpers")))
    modules = (plugins.modules + [helpers]).filter { !$0.sources.isEmpty }
  }

  /// The folder that a manifest belongs to: the nearest one around it with the settings of Tuist, else the repository's.
  static func root(of folder: URL) -> URL {
    let files = FileManager.default
    var next = folder.standardizedFileURL
    while next.path.count > 1 {
      for name in ["Tuist", "Tuist.swift", "Workspace.swift", ".git"]
      where files.fileExists(atPath: next.appendingPathComponent(name).path) { return next }
      next = next.deletingLastPathComponent()
    }
    return folder
  }

  private static func sources(_ folder: URL) -> [URL] {
    AppFolder.isFolder(folder.path) ? FolderWalk(folder).files.filter { $0.pathExtension == "swift" } : []
  }

  /// The plug-ins that the settings name: those in folders here, and the addresses of the others.
  ///
  /// - Parameters:
  ///   - root: the folder of the settings.
  ///   - checkouts: folders in which repositories are checked out.
  private static func plugins(in root: URL, _ checkouts: [URL]) -> (modules: [Module], missing: [String]) {
    let settings =
      ["Tuist.swift", "Tuist/Config.swift"].lazy
      .compactMap { try? String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }.first ?? ""
    var modules: [Module] = []
    func add(_ folder: URL) -> Bool {
      let manifest = folder.appendingPathComponent("Plugin.swift")
      guard let text = try? String(contentsOf: manifest, encoding: .utf8),
        let name = text.firstMatch(of: #/Plugin\(\s*name:\s*"(\w+)"/#)
      else { return false }
      modules.append(
        Module(
          name: String(name.1), sources: sources(folder.appendingPathComponent("ProjectDescriptionHelpers"))))
      return true
    }
    for match in settings.matches(of: #/\.local\(\s*path:\s*(?:\.\w+\(\s*)?"([^"]+)"/#) {
      _ = add(root.appendingPathComponent(String(match.1)).standardizedFileURL)
    }
    let addresses = settings.matches(of: #/\.git\(\s*url:\s*"([^"]+)"/#).map { String($0.1) }
    let missing = addresses.filter { address in
      let name = PackageIdentity.name(of: address)
      return !checkouts.contains { add($0.appendingPathComponent(name)) }
    }
    return (modules, missing)
  }

  // MARK: Reading

  /// Reads some manifests, on all processors.
  func read(_ manifests: [URL]) -> [URL: Answer] {
    guard let compiler, !manifests.isEmpty else {
      let failure = Failure(place: root.path, reason: "there is no Swift toolchain on the PATH")
      return Dictionary(manifests.map { ($0, .failure(failure)) }) { first, _ in first }
    }
    var hash = StableHash()
    hash.add(version)
    for text in ProjectDescriptionModule.texts { hash.add(text.text) }
    let description = key(hash)
    for source in modules.flatMap(\.sources) {
      hash.add(source.path)
      hash.add((try? Data(contentsOf: source)) ?? Data())
    }
    for (name, value) in ProcessInfo.processInfo.environment.sorted(by: { $0.key < $1.key })
    where name.hasPrefix("TUIST_") { hash.add("\(name)=\(value)") }
    let helpers = key(hash)
    let answers = Mutex<[URL: Answer]>([:])
    let kept = manifests.map { manifest in
      var own = hash
      own.add(manifest.path)
      own.add((try? Data(contentsOf: manifest)) ?? Data())
      return cache.appendingPathComponent(
        "\(manifest.deletingLastPathComponent().lastPathComponent)-\(key(own)).json")
    }
    let open = manifests.indices.filter { index in
      guard let data = try? Data(contentsOf: kept[index]) else { return true }
      answers.withLock { $0[manifests[index]] = .success(SpecValue(json: data)) }
      return false
    }
    guard !open.isEmpty else { return answers.withLock { $0 } }
    let tool = TuistCompiler(compiler: compiler, cache: cache)
    do throws(Failure) {
      let built = try build(tool, description: description, helpers: helpers)
      DispatchQueue.concurrentPerform(iterations: open.count) { number in
        let manifest = manifests[open[number]]
        let answer = tool.run(manifest, with: built, readable: [root])
        if case .success(let data) = answer { try? data.write(to: kept[open[number]], options: .atomic) }
        answers.withLock { $0[manifest] = answer.map { SpecValue(json: $0) } }
      }
    } catch {
      let failure = error
      answers.withLock { answers in
        for index in open { answers[manifests[index]] = .failure(failure) }
      }
    }
    return answers.withLock { $0 }
  }

  private func key(_ hash: StableHash) -> String { String(hash.value, radix: 36) }

  /// Compiles what manifests import.
  private func build(_ tool: TuistCompiler, description: String, helpers: String) throws(Failure)
    -> [TuistCompiler.Module]
  {
    let texts = ProjectDescriptionModule.texts
    var built = [try tool.module("ProjectDescription", texts: texts, key: description, importing: [])]
    for module in modules {
      built.append(try tool.module(module.name, sources: module.sources, key: helpers, importing: built))
    }
    return built
  }
}

/// The module that manifests import, which is compiled when it is needed first.
enum ProjectDescriptionModule {
  static var texts: [(name: String, text: String)] {
    [
      ("Manifests", PackageResources.Manifests_swift_txt), ("Settings", PackageResources.Settings_swift_txt),
      ("Targets", PackageResources.Targets_swift_txt), ("Files", PackageResources.Files_swift_txt),
      ("Schemes", PackageResources.Schemes_swift_txt),
    ].map { ($0.0, String(decoding: $0.1, as: UTF8.self)) }
  }
}
