import Foundation

/// Reads sources, and writes the lowered ones.
public enum SourceFolder {
  /// A source that cannot be read.
  public struct ReadError: Error, CustomStringConvertible {
    /// The file's path as it was given.
    public var path: String
    /// What to tell the person who gave it.
    public var description: String { "\(path): error: the file cannot be read. Check its name." }
  }

  /// Reads files, whatever bytes they hold.
  ///
  /// - Parameter paths: paths, relative to the working directory or absolute.
  /// - Throws: ``ReadError`` for the first file that cannot be read.
  public static func read(_ paths: [String]) throws(ReadError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths {
      let url = URL(filePath: path).standardizedFileURL
      guard let data = try? Data(contentsOf: url) else { throw ReadError(path: path) }
      files.append(
        SourceFile(path: url.path(percentEncoded: false), text: String(decoding: data, as: UTF8.self)))
    }
    return files
  }

  /// Writes files that differ from what is there: the others keep their times, and are not compiled again.
  ///
  /// - Parameters:
  ///   - files: the names within the folder, and their texts.
  ///   - folder: the folder's path; it is made if need be.
  public static func write(_ files: [(name: String, text: String)], to folder: String) throws {
    let folder = URL(filePath: folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, text) in files {
      let url = folder.appending(path: name)
      let data = Data(text.utf8)
      if (try? Data(contentsOf: url)) != data { try data.write(to: url, options: .atomic) }
    }
  }
}
