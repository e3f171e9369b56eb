import Foundation

/// The headers of a package's target in Objective-C: those that `import` brings to Swift, and the others.
///
/// They are those of the target's own module map, or of the one that SwiftPM makes: the header with the module's name, else
/// all in the folder of public headers
/// (<https://docs.swift.org/package-manager/PackageDescription/PackageDescription.html#target>).
struct PackageHeaders {
  /// What Swift sees: each header after those that it imports, and the modules that these import.
  let reached: HeaderImports.Reached
  /// The files of the module, to be read.
  let sources: AppContents.ObjectiveCSources?

  /// - Parameters:
  ///   - name: the name of the module.
  ///   - folder: the folder of the target.
  ///   - publicFolder: the folder of the headers that others may include.
  ///   - searched: other folders in which headers are looked for.
  ///   - implementations: the files in Objective-C and C.
  init(name: String, folder: URL, publicFolder: URL, searched: [URL], implementations: [URL]) {
    let all = ([folder, publicFolder] + searched).flatMap { Self.headers(below: $0) }
    let imports = HeaderImports(folder: folder, headers: all)
    var reached = HeaderImports.Reached()
    for header in Self.entrances(name: name, in: publicFolder) {
      let own = imports.reached(bridging: nil, umbrella: header)
      reached.modules += own.modules.filter { $0 != name && !reached.modules.contains($0) }
      reached.headers += own.headers.filter { !reached.headers.contains($0) }
    }
    self.reached = reached
    sources = imports.sources(
      headers: Self.headers(below: folder), visible: reached.headers, implementations: implementations,
      isFramework: true)
  }

  private static func headers(below folder: URL) -> [URL] {
    // Public headers are often links to those beside the implementations.
    FolderWalk(folder).files.filter { $0.pathExtension == "h" }.map { $0.resolvingSymlinksInPath() }
  }

  /// The headers that are the module, before what they import.
  private static func entrances(name: String, in folder: URL) -> [URL] {
    let map = folder.appendingPathComponent("module.modulemap")
    if let text = try? String(contentsOf: map, encoding: .utf8) {
      return ModuleMapHeaders(text).urls(in: folder, allBelow: headers)
    }
    let umbrellas = ["\(name).h", "\(name)/\(name).h"].map { folder.appendingPathComponent($0) }
    if let umbrella = umbrellas.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
      return [umbrella.resolvingSymlinksInPath()]
    }
    return headers(below: folder)
  }
}
