import Foundation

/// The attributes of the `<document>` element, which apply to the whole file.
struct DocumentHeader: Hashable, Sendable {
  var isStoryboard: Bool
  var toolsVersion: String
  var usesAutoLayout: Bool
  var usesTraitCollections: Bool
  var usesSafeAreas: Bool
  var isLaunchScreen: Bool
  var initialViewController: String?
  /// The device of the canvas: `retina6_12`, `ipad11_0rounded` and so on.
  var device: String?

  /// Reads the root element, or throws an error that says which other kind of document it is.
  init(root: IBElement, file: String) throws {
    guard root.name == "document" else { throw Self.wrongRoot(root, file: file) }
    let type = root["type"] ?? ""
    let runtime = root["targetRuntime"] ?? ""
    try Self.checkPlatform(type: type, runtime: runtime, root: root, file: file)
    isStoryboard = type.contains(".Storyboard") || (type.isEmpty && root.child("scenes") != nil)
    toolsVersion = root["toolsVersion"] ?? ""
    usesAutoLayout = root["useAutolayout"] == "YES"
    usesTraitCollections = root["useTraitCollections"] == "YES"
    usesSafeAreas = root["useSafeAreas"] == "YES"
    isLaunchScreen = root["launchScreen"] == "YES"
    initialViewController = root["initialViewController"]
    device = root.child("device")?.id
  }

  private static func wrongRoot(_ root: IBElement, file: String) -> InterfaceBuilderError {
    let isOldArchive = root.name == "archive"
    return InterfaceBuilderError(
      .wrongRoot, file: file, place: root.place, problem: "the root element is <\(root.name)>",
      expected: "<document>",
      advice: isOldArchive
        ? "Interface Builder 3 or Xcode 4 wrote it: open it in Xcode 5 or later and save it."
        : "Give a .storyboard or .xib as Xcode saves it.")
  }

  private static func checkPlatform(
    type: String, runtime: String, root: IBElement, file: String
  ) throws {
    if type.contains("InterfaceBuilder3.Cocoa.") || runtime.hasPrefix("MacOSX") {
      throw InterfaceBuilderError(
        .macOSDocument, file: file, place: root.place, problem: "this is a document for macOS",
        expected: "one for iOS (targetRuntime=\"iOS.CocoaTouch\")",
        advice: "AppKit is not part of this system.")
    }
    let platforms = [("watch", "watchOS"), ("appletv", "tvOS"), ("driverkit", "DriverKit")]
    let description = (type + " " + runtime).lowercased()
    for (word, platform) in platforms where description.contains(word) {
      throw InterfaceBuilderError(
        .unsupportedPlatform, file: file, place: root.place, problem: "this is a document for \(platform)",
        expected: "one for iOS (targetRuntime=\"iOS.CocoaTouch\")")
    }
    guard type.contains("CocoaTouch") || runtime.contains("CocoaTouch") else {
      let found = type.isEmpty ? "has no type" : "is of the type ‘\(type)’"
      throw InterfaceBuilderError(
        .unsupportedPlatform, file: file, place: root.place, problem: "this document \(found)",
        expected: "com.apple.InterfaceBuilder3.CocoaTouch.XIB or .Storyboard.XIB",
        advice: "Give a .storyboard or .xib for iOS.")
    }
  }
}

extension IBElement {
  /// Reads the root element of a file, after checks that need only its first bytes.
  static func document(at url: URL) throws -> IBElement {
    let data = try SourceFile.read(url)
    let compiled = ["bplist00", "NIBArchive", "typedstream"]
    if compiled.contains(where: { data.starts(with: Array($0.utf8)) }) {
      throw InterfaceBuilderError(
        .binaryNib, file: url.path, problem: "this is a compiled nib",
        expected: "XML", advice: "Give the .storyboard or .xib that it was compiled from.")
    }
    return try IBElementParser.parse(data, file: url.path)
  }
}
