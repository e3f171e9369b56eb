import Dispatch
import Foundation
import Synchronization

/// Reads manifests: runs them with the toolchain's `swift package dump-package`, which needs no network, and keeps what
/// it said for as long as the manifest and the toolchain are the same.
package struct PackageManifestReader: Sendable {
  /// The program whose command `fenced` puts a fence around a manifest, which is a program of its author's; nil for none.
  package static var fence: URL? {
    get { fenceStorage.withLock { $0 } }
    set { fenceStorage.withLock { $0 = newValue } }
  }
  private static let fenceStorage = Mutex<URL?>(nil)

  /// Why a manifest could not be read.
  struct Failure: Error, Hashable { var reason: String }

  typealias Answer = Result<PackageManifest, Failure>

  /// The folder for what manifests said, unless another one is named.
  package static var standardCache: URL { CacheFolder.url.appendingPathComponent("manifests") }

  /// The folder for what was said.
  let cache: URL
  private let swift: URL?
  let version: String

  /// - Parameters:
  ///   - cache: where to keep what was said.
  ///   - compiler: the compiler whose toolchain is asked; nil when there is none.
  init(
    cache: URL = Self.standardCache,
    compiler: URL? = Toolchain.compilerPath()
  ) {
    self.cache = cache
    let beside = compiler.map { [$0, $0.resolvingSymlinksInPath()] } ?? []
    swift = beside.map { $0.deletingLastPathComponent().appendingPathComponent("swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    let real = compiler?.resolvingSymlinksInPath().path ?? ""
    let values = try? FileManager.default.attributesOfItem(atPath: real)
    let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
    version = "\(real) \(values?[.size] ?? 0) \(date)"
  }

  /// Reads the manifests of some packages, on all processors.
  ///
  /// - Parameter folders: the folders of the packages.
  func read(_ folders: [URL]) -> [URL: Answer] {
    let answers = Mutex<[URL: Answer]>([:])
    DispatchQueue.concurrentPerform(iterations: folders.count) { index in
      let answer = read(folders[index])
      answers.withLock { $0[folders[index]] = answer }
    }
    return answers.withLock { $0 }
  }

  private func read(_ folder: URL) -> Answer {
    let kept = cache.appendingPathComponent("\(folder.lastPathComponent)-\(key(of: folder)).json")
    if let data = try? Data(contentsOf: kept), let manifest = PackageManifest(json: data) {
      return .success(manifest)
    }
    // One that asks for what only a Mac has is read as it stands.
    switch answer(folder, asOnMac: true) ?? answer(folder, asOnMac: false) ?? dump(folder, readable: []) {
    case .failure(let failure): return .failure(failure)
    case .success(let data):
      guard let manifest = PackageManifest(json: data) else {
        return .failure(Failure(reason: "the toolchain's description of it is not understood"))
      }
      // Without what is kept, the next reading only takes longer.
      try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
      try? data.write(to: kept, options: .atomic)
      return .success(manifest)
    }
  }

  /// What the toolchain says of a copy of the manifests; nil where they need none, or, with the conditions of a Mac, cannot
  /// be read so.
  private func answer(_ folder: URL, asOnMac: Bool) -> Result<Data, Failure>? {
    let copy = ManifestCopy(folder: folder) { text in
      let app = AppManifest.rewritten(text)
      return (asOnMac ? MacManifest.rewritten(app ?? text) : nil) ?? app
    }
    guard let copy else { return nil }
    defer { copy.remove() }
    let answer = dump(copy.folder, readable: [folder]).map(copy.original)
    if asOnMac, case .failure = answer { return nil }
    return answer
  }

  /// A text that changes with the manifests of a folder (there may be one for each version of the tools), its path, and
  /// the toolchain.
  private func key(of folder: URL) -> String {
    var hash = StableHash()
    hash.add(version)
    hash.add("conditions of a Mac")
    hash.add(folder.path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasPrefix("Package") && name.hasSuffix(".swift") {
      hash.add(name)
      hash.add((try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data())
    }
    return String(hash.value, radix: 36)
  }

  /// The arguments with which a program of the toolchain is started inside a fence, if there is one.
  static func fenced(_ command: [String], readable: [URL], writable: [URL]) -> [String] {
    guard let fence else { return command }
    let tools = URL(fileURLWithPath: command[0])
    let toolchain = [tools, tools.resolvingSymlinksInPath()].map {
      $0.deletingLastPathComponent().deletingLastPathComponent()
    }
    return [fence.path, "fenced"]
      + (readable + toolchain).flatMap { ["--read", $0.resolvingSymlinksInPath().path] }
      + writable.flatMap { ["--write", $0.resolvingSymlinksInPath().path] } + ["--"] + command
  }

  private func dump(_ folder: URL, readable: [URL]) -> Result<Data, Failure> {
    guard let swift else { return .failure(Failure(reason: "there is no Swift toolchain on the PATH")) }
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appendingPathComponent("manifest-\(UUID().uuidString)")
    defer { try? files.removeItem(at: scratch) }
    let errors = scratch.appendingPathComponent("errors")
    let process = Process()
    // Nothing is written into the package, or into what SwiftPM keeps for all packages.
    let places = ["scratch", "cache", "config", "security"].flatMap {
      ["--\($0)-path", scratch.appendingPathComponent($0).path]
    }
    // The compiler keeps what it makes of the system's headers, for all manifests.
    let made = cache.appendingPathComponent("compiler")
    let command = [swift.path, "package", "dump-package", "--package-path", folder.path] + places
    let start = Self.fenced(command, readable: [folder] + readable, writable: [scratch, made])
    process.executableURL = URL(fileURLWithPath: start[0])
    process.arguments = Array(start.dropFirst())
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["TMPDIR": scratch.path, "XDG_CACHE_HOME": made.path]) { $1 }
    let output = Pipe()
    do {
      for folder in [scratch, made] {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      try Data().write(to: errors)
      process.currentDirectoryURL = scratch
      process.standardOutput = output
      process.standardError = try FileHandle(forWritingTo: errors)
      process.standardInput = FileHandle.nullDevice
      try process.run()
    } catch {
      return .failure(Failure(reason: error.localizedDescription))
    }
    RunningCompilers.add(process.processIdentifier)
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    RunningCompilers.remove(process.processIdentifier)
    if process.terminationStatus == 0, process.terminationReason == .exit { return .success(data) }
    let text = (try? String(contentsOf: errors, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n").map(String.init)
    // SwiftPM says first how it called the compiler, then what the compiler said of the manifest.
    let found = lines.filter { $0.contains("error: ") && !$0.hasSuffix("error: ") }
    let line =
      found.first { $0.contains("Package.swift:") } ?? found.first ?? lines.first ?? "no reason was given"
    return .failure(Failure(reason: line.replacing("error: ", with: "").trimmingCharacters(in: .whitespaces)))
  }
}
