import Foundation
import ObjectiveCHeaders
import SystemModules

extension AppContents {
  /// The same with a source in Swift for each module that has Objective-C, which declares what its headers declare.
  ///
  /// - Parameter folder: where the sources are written.
  func addingStandIns(in folder: URL) -> AppContents {
    guard modules.contains(where: { $0.objectiveC != nil }) else { return self }
    var contents = self
    let files = folder.appendingPathComponent("ObjectiveC")
    for index in contents.modules.indices {
      guard let sources = contents.modules[index].objectiveC else { continue }
      let isMain = index == contents.modules.count - 1
      let result = StandInFiles(
        sources: sources, module: contents.modules[index], isMain: isMain, folder: files, scratch: folder
      ).result()
      do {
        try contents.modules[index].add(result, in: files)
      } catch {
        contents.notes.append(
          "Nothing is known of the Objective-C of \(contents.modules[index].writtenName): \(error)")
      }
    }
    contents.modules.removeAll { !$0.hasCode }
    return contents
  }
}

extension AppContents.Module {
  fileprivate mutating func add(_ result: StandInFiles.Result, in folder: URL) throws {
    let own = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    if !result.text.isEmpty {
      let file = own.appendingPathComponent("\(name)+ObjectiveC.swift")
      try AppContents.writeIfChanged(Data(result.text.utf8), to: file)
      sources.append(file)
      standInSource = file
    }
    standIns = result.leftOut
    objectiveC = nil
    guard let delegate = result.delegateClass else { return }
    // An app that begins in C may have its delegate in Swift.
    let main = own.appendingPathComponent("main.swift")
    let text =
      "import UIKit\n_ = UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(\(delegate).self))\n"
    try AppContents.writeIfChanged(Data(text.utf8), to: main)
    sources.append(main)
  }
}

/// Reads the files in Objective-C of a module, and keeps what came of them until one changes.
struct StandInFiles {
  let sources: AppContents.ObjectiveCSources
  let module: AppContents.Module
  /// Whether it is the app's own module.
  let isMain: Bool
  let folder: URL
  let scratch: URL
  /// The names of types that are private to a file of the module in Swift.
  private let privateTypes: Set<String>

  init(
    sources: AppContents.ObjectiveCSources, module: AppContents.Module, isMain: Bool, folder: URL,
    scratch: URL
  ) {
    self.sources = sources
    self.module = module
    self.isMain = isMain
    self.folder = folder
    self.scratch = scratch
    privateTypes = Set(
      module.sources.flatMap { PrivateTypes.names(in: (try? Data(contentsOf: $0)) ?? Data()) })
  }

  /// What came of them.
  struct Result: Codable {
    fileprivate var fingerprint: String
    var text: String
    var leftOut: [LeftOut]
    /// The class in Swift with which the app begins, where `main` is in C.
    var delegateClass: String?
  }

  func result() -> Result {
    let record = folder.appendingPathComponent("\(module.name).json")
    let toolchain = try? Toolchain.find()
    let fingerprint = fingerprint(toolchain)
    if let data = try? Data(contentsOf: record),
      let known = try? JSONDecoder().decode(Result.self, from: data),
      known.fingerprint == fingerprint
    {
      return known
    }
    let result = read(toolchain, fingerprint)
    // Without the record, the next build only reads the files again.
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? JSONEncoder().encode(result).write(to: record, options: .atomic)
    return result
  }

  private func fingerprint(_ toolchain: Toolchain?) -> String {
    let files = sources.visible + sources.hidden + sources.implementations
    let lines = files.map { file in
      let values = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(values?[.size] ?? 0) \(date)"
    }
    return
      ([
        toolchain?.fingerprint ?? "", "\(isMain) \(sources.visible.count) \(module.impliedModules)",
        privateTypes.sorted().joined(separator: " "),
      ] + lines)
      .joined(separator: "\n")
  }

  private func read(_ toolchain: Toolchain?, _ fingerprint: String) -> Result {
    func files(_ urls: [URL], _ role: ObjectiveCFile.Role) -> [ObjectiveCFile] {
      urls.compactMap { url in
        (try? Data(contentsOf: url)).map {
          ObjectiveCFile(path: url.path, text: String(decoding: $0, as: UTF8.self), role: role)
        }
      }
    }
    var options = StandInSource.Options()
    options.isPublic = sources.isFramework
    options.beginsInObjectiveC = isMain
    options.hiddenClasses = privateTypes
    if let toolchain {
      // Read only when a class comes from one that the headers do not declare.
      let names = KnownNamesOnDemand(toolchain, cache: KnownNames.cache(besideScratch: scratch))
      options.isKnownClass = { $0.hasPrefix("UI") || $0.hasPrefix("NS") || names.mayContain($0) }
    }
    options.imports = systemModules(importedBy: sources.hidden + sources.implementations)
    let source = StandInSource(
      files(sources.visible, .visible) + files(sources.hidden, .hidden)
        + files(sources.implementations, .implementation), options: options)
    return Result(
      fingerprint: fingerprint, text: source.isEmpty ? "" : source.text,
      leftOut: source.standIns.map(Self.part) + source.skipped.map(Self.part),
      delegateClass: source.delegateClass.flatMap { isInSwift($0) ? $0 : nil })
  }

  /// The system's modules that files import which Swift does not see: outlets have classes of these.
  private func systemModules(importedBy files: [URL]) -> [String] {
    let known = Set(SystemModule.all.flatMap(\.importedAs))
    let headers = HeaderImports(folder: folder, headers: [])
    return Set(files.flatMap { headers.reached(bridging: nil, umbrella: $0).modules }).intersection(known)
      .subtracting(["Foundation", "UIKit"]).sorted()
  }

  /// Whether a class is declared in the module's own Swift.
  private func isInSwift(_ name: String) -> Bool {
    module.sources.contains { source in
      let text = (try? String(contentsOf: source, encoding: .utf8)) ?? ""
      return text.contains("class \(name)")
        && DeclaredNames.names(in: text).contains(name)
    }
  }

  private static func part(_ standIn: StandInSource.StandIn) -> LeftOut {
    let subject = "\(standIn.name) is written in"
    switch standIn.kind {
    case .ofClass(let base):
      return part(
        standIn.place, .objectiveCClass, "\(subject) Objective-C, which is not run here: \(base) stands in")
    case .category:
      return part(
        standIn.place, .objectiveCCategory,
        "\(subject) Objective-C, which is not run here: its methods do nothing")
    case .function:
      return part(standIn.place, .cFunction, "\(subject) C, which is not run here: it does nothing")
    }
  }

  private static func part(_ skipped: StandInSource.Skipped) -> LeftOut {
    part(skipped.place, .headerDeclaration, "no counterpart in Swift here: \(skipped.text)")
  }

  private static func part(_ place: SourcePlace, _ kind: LeftOut.Kind, _ reason: String) -> LeftOut {
    LeftOut(
      file: place.path, line: place.line, kind: kind, reason: reason, faultLine: place.line, faultColumn: 1)
  }
}
