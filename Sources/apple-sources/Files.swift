import ArgumentParser
import Foundation
import SourceLowering

/// Reads and writes what the commands work on.
enum Files {
  static func read(_ paths: [String]) throws -> [SourceFile] {
    try paths.map { path in
      let url = URL(filePath: path).standardizedFileURL
      guard let data = try? Data(contentsOf: url) else {
        throw ValidationError("\(path): the file cannot be read. Check its name.")
      }
      return SourceFile(path: url.path(percentEncoded: false), text: String(decoding: data, as: UTF8.self))
    }
  }

  /// Writes files that differ from what is there: the others keep their times, and are not compiled again.
  static func write(_ files: [(name: String, text: String)], to folder: String) throws {
    let folder = URL(filePath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let url = folder.appending(path: name)
      let data = Data(text.utf8)
      if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
    }
  }

  static func report(_ diagnostics: [LoweringDiagnostic], strict: Bool) throws {
    for diagnostic in diagnostics {
      // A missing module is no error yet: the file may not need it.
      var shown = diagnostic
      if !strict { shown.severity = .warning }
      FileHandle.standardError.write(Data((shown.description + "\n").utf8))
    }
    if strict, diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode.failure }
  }
}
