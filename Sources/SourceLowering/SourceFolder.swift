import Foundation

/// Reads sources, and writes the lowered ones.
public enum SourceFolder {
  /// A source that cannot be read.
  public struct ReadError: Error, CustomStringConvertible {
    /// The path of the file, as it was given.
    public var path: String
    /// A message for the user.
    public var description: String { "\(path): error: the file cannot be read. Check its name." }
  }

  /// Reads files. Invalid UTF-8 is replaced.
  ///
  /// - Parameter paths: paths, absolute or relative to the working directory.
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

  /// Writes those files that have changed. The others keep their modification times, and are not recompiled.
  ///
  /// - Parameters:
  ///   - files: the names within the folder, and their texts.
  ///   - folder: the path of the folder, which is created if necessary.
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
