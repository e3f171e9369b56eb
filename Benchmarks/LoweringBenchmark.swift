import Foundation
import SourceLowering

/// The Swift files of a folder, lowered as one module: milliseconds a file.
struct LoweringBenchmark {
  let files: [SourceFile]

  /// Reads the Swift files in a folder and below.
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

  func run() -> String {
    guard !files.isEmpty else { return "no Swift files" }
    let bytes = files.reduce(0) { $0 + $1.text.utf8.count }
    var lowered = 0
    let time = Measuring.shortest(of: 3) {
      lowered = Lowering(files: files, options: LoweringOptions(isLibrary: true)).files.count
    }
    precondition(lowered == files.count, "A file was lost.")
    let perFile = time / Double(files.count) / 1000
    return [
      "\(files.count) files of \(bytes / files.count) bytes:",
      perFile.formatted(.number.precision(.fractionLength(2))),
      "ms a file,", (Double(bytes) / time).formatted(.number.precision(.fractionLength(1))), "MB a second",
    ].joined(separator: " ")
  }
}
