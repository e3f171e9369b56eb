import Foundation
import SourceLowering

/// The Swift files of a folder, lowered as one module, in milliseconds per file.
struct LoweringBenchmark {
  let files: [SourceFile]

  /// Reads the Swift files in a folder and its subfolders.
  init(folder: String) throws {
    let root = URL(filePath: folder)
    let found = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    var urls: [URL] = []
    while let url = found?.nextObject() as? URL {
      if url.pathExtension == "swift" { urls.append(url) }
    }
    files = try urls.sorted { $0.path < $1.path }.map {
      SourceFile(path: $0.path, text: String(decoding: try Data(contentsOf: $0), as: UTF8.self))
    }
  }

  /// - Parameter name: the name of the sources, for the title and the id of the figure.
  func run(_ name: String, into report: inout Report) throws {
    guard !files.isEmpty else { throw BenchmarkError("no Swift files") }
    let bytes = files.reduce(0) { $0 + $1.text.utf8.count }
    var lowered = 0
    let times = Measuring.samples(of: 12) {
      lowered = Lowering(files: files, options: LoweringOptions(isLibrary: true)).files.count
    }
    precondition(lowered == files.count, "A file was lost.")
    report.add(
      Figure(
        "lowering.\(name)", "lowering \(name): \(files.count) files of \(bytes / files.count) bytes, a file",
        "ms",
        times.divided(by: Double(files.count) * 1_000)))
  }
}
