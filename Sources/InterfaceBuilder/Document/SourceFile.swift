import Foundation

/// Reads a whole file, after checking that there is a file of reasonable size at the path.
enum SourceFile {
  /// The largest known documents have about 3 MB.
  static let maximumSize = 16 * 1024 * 1024

  static func read(_ url: URL, what: String = "a .storyboard or .xib") throws -> Data {
    let path = url.path
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
      throw InterfaceBuilderError(
        .missingFile, file: path, problem: "there is no such file", expected: what,
        advice: "Check the path.")
    }
    guard !isDirectory.boolValue else {
      throw InterfaceBuilderError(
        .directory, file: path, problem: "this is a folder", expected: what,
        advice: directoryAdvice(url))
    }
    let attributes = try? FileManager.default.attributesOfItem(atPath: url.resolvingSymlinksInPath().path)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw InterfaceBuilderError(
        .unreadable, file: path, problem: "this is not an ordinary file", expected: what,
        advice: "Copy its contents into a file first.")
    }
    let size = (attributes?[.size] as? NSNumber)?.intValue ?? 0
    guard size <= maximumSize else {
      throw InterfaceBuilderError(
        .tooLarge, file: path, problem: "the file has \(size / 1_048_576) MB",
        expected: "at most \(maximumSize / 1_048_576) MB",
        advice: "No document of Interface Builder is so large: is this the right file?")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw InterfaceBuilderError(
        .unreadable, file: path, problem: "the file cannot be read",
        advice: "Check that you may read it.")
    }
  }

  private static func directoryAdvice(_ url: URL) -> String {
    switch url.pathExtension {
    case "nib", "storyboardc":
      "Xcode compiled it: give the .storyboard or .xib that it was compiled from."
    default:
      "Name one file in it."
    }
  }
}
