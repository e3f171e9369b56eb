import Foundation

/// Compiles a module in C, of a package, with the toolchain's clang.
struct CModuleBuild {
  let module: AppContents.Module
  let scratch: URL
  let toolchain: Toolchain
  let siblings: [AppContents.Module]

  /// The map by which Swift and other modules in C find its headers: its own, or one of all of them as SwiftPM makes it.
  static func moduleMap(of module: AppContents.Module, in scratch: URL) -> URL {
    let own = module.c?.headers.appendingPathComponent("module.modulemap")
    if let own, FileManager.default.fileExists(atPath: own.path) { return own }
    return scratch.appendingPathComponent("\(module.name).objects/module.modulemap")
  }

  /// A text that changes with the files of a module in C; nil for one in Swift.
  static func fingerprint(of module: AppContents.Module) -> String? {
    guard let c = module.c else { return nil }
    let files = FolderWalk(c.folder).files + FolderWalk(c.headers).files
    let lines = files.map { file in
      let values = try? FileManager.default.attributesOfItem(atPath: file.path)
      let date = (values?[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
      return "\(file.path) \(values?[.size] ?? 0) \(date)"
    }
    return (lines + c.arguments).joined(separator: "\n")
  }

  /// - Returns: the object files.
  func run() throws(AppFolderError) -> [URL] {
    guard let c = module.c else { return [] }
    let products = scratch.appendingPathComponent("\(module.name).objects")
    do {
      let files = FileManager.default
      if files.fileExists(atPath: products.path) { try files.removeItem(at: products) }
      try files.createDirectory(at: products, withIntermediateDirectories: true)
      let map = Self.moduleMap(of: module, in: scratch)
      if map.path.hasPrefix(products.path) {
        try Self.map(named: module.writtenName, headers: c.headers).write(
          to: map, atomically: true, encoding: .utf8)
      }
    } catch {
      throw AppFolderError(
        products.path, problem: "the folder cannot be written (\(error.localizedDescription))")
    }
    let others = AppContents.Module.dependencies(of: module, among: siblings).compactMap(\.c)
    let arguments =
      ["-c", "-g", "-O0", "-fPIC", "-fblocks", "-w", "-I", c.headers.path]
      + others.flatMap { ["-I", $0.headers.path] } + c.arguments
    var objects: [URL] = []
    let clang = try clang()
    for (number, source) in c.sources.enumerated() {
      let object = products.appendingPathComponent(
        "\(number)-\(source.deletingPathExtension().lastPathComponent).o")
      let result = try CompilerRun(
        toolchain: toolchain, arguments: arguments + [source.path, "-o", object.path], folder: scratch,
        executable: clang
      ).run()
      guard result.isSuccess else {
        let line = result.output.split(separator: "\n").first { $0.contains("error: ") }.map(String.init)
        throw AppFolderError(
          source.path, problem: line ?? "the compiler failed:\n\(result.output.suffix(2000))")
      }
      objects.append(object)
    }
    return objects
  }

  private func clang() throws(AppFolderError) -> URL {
    let beside = [toolchain.compiler, toolchain.compiler.resolvingSymlinksInPath()].map {
      $0.deletingLastPathComponent().appendingPathComponent("clang")
    }
    guard let clang = beside.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      throw AppFolderError(
        beside[0].path, problem: "there is no clang beside the Swift compiler",
        expected: "that of the toolchain")
    }
    return clang
  }

  /// The map that SwiftPM makes: of the header with the module's name, else of all headers.
  static func map(named name: String, headers: URL) -> String {
    let candidates = ["\(name).h", "\(name)/\(name).h"].map { headers.appendingPathComponent($0) }
    let umbrella = candidates.first { FileManager.default.fileExists(atPath: $0.path) }
    let subject =
      umbrella.map { "umbrella header \"\(Self.escaped($0.path))\"" }
      ?? "umbrella \"\(Self.escaped(headers.path))\""
    return "module \(name) {\n  \(subject)\n  export *\n}\n"
  }

  private static func escaped(_ path: String) -> String {
    path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
