import CurbcutFoundation
import Foundation

/// An Xcode project (.xcodeproj): its targets, and what each is built from.
///
/// Only what is needed to run an app is read: sources, resources and settings. References to objects that are not in
/// the project are ignored, as Xcode does.
public struct XcodeProject: Sendable {
  /// A target of the project.
  public struct Target: Hashable, Sendable {
    /// The identifier of its object in the project.
    public var id: String
    /// Its name.
    public var name: String
    /// Xcode's identifier of the product type, such as `com.apple.product-type.application`.
    public var productType: String

    /// Whether its product is an app.
    public var isApp: Bool { productType == "com.apple.product-type.application" }
    /// Whether its product is a framework or library.
    public var isLibrary: Bool {
      productType.hasPrefix("com.apple.product-type.framework")
        || productType.hasPrefix("com.apple.product-type.library")
    }
    /// Whether its product is a bundle of resources.
    var isResourceBundle: Bool { productType == "com.apple.product-type.bundle" }
  }

  /// The .xcodeproj folder.
  public let url: URL
  let objects: [String: OldPropertyList]
  /// The URLs of all files and groups of the project, by id.
  let places: [String: URL]
  let rootID: String
  /// The name of the build configuration; nil for the one that Xcode would take.
  var configuration: String?
  /// What was generated in place of Info.plist files, by the identifiers of targets.
  var information: [String: [String: any Sendable]] = [:]
  /// The schemes that come with the description that the project was made from.
  var describedSchemes: [XcodeScheme] = []
  /// What the app's own team has not written, such as its pods, for people: `pod`.
  var kindOfLibrary: String?

  /// The folder that paths are relative to.
  public var folder: URL { url.deletingLastPathComponent() }

  /// Reads a project.
  ///
  /// - Parameter url: the .xcodeproj folder.
  /// - Throws: ``AppFolderError`` with the place in the project file.
  public init(url: URL) throws(AppFolderError) {
    let file = url.appendingPathComponent("project.pbxproj")
    let text: String
    guard FileManager.default.fileExists(atPath: file.path) else {
      throw AppFolderError(
        url.path, problem: "there is no project.pbxproj in the project",
        expected: "a project as Xcode saves it",
        advice: "Check out the whole project, or name a folder or a Swift file in place of it.")
    }
    do {
      text = try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw AppFolderError(
        file.path, problem: "the project file cannot be read", expected: "text in UTF-8",
        advice: "Open the project in Xcode and save it.")
    }
    let list: OldPropertyList
    do {
      list = try OldPropertyListParser.parse(text)
    } catch {
      throw AppFolderError(
        "\(file.path):\(error.place)", problem: "the project file is damaged", expected: error.expected,
        advice: "A merge may have left conflict markers there.")
    }
    guard let objects = list["objects"]?.dictionary, let root = list["rootObject"]?.string else {
      throw AppFolderError(
        file.path, problem: "this is not a project file", expected: "‘objects’ and ‘rootObject’")
    }
    self.url = url
    self.objects = objects
    rootID = root
    places = Self.places(objects, root: root, folder: url.deletingLastPathComponent())
  }

  /// Creates a project that no file describes.
  init(url: URL, objects: [String: OldPropertyList], places: [String: URL], root: String) {
    self.url = url
    self.objects = objects
    self.places = places
    rootID = root
  }

  /// The targets in the order of the project.
  public var targets: [Target] {
    (objects[rootID]?["targets"]?.strings ?? []).compactMap { id in
      guard let object = objects[id], let name = object["name"]?.string else { return nil }
      return Target(id: id, name: name, productType: object["productType"]?.string ?? "")
    }
  }

  /// The targets of the same project that a target depends on.
  ///
  /// - Parameter target: a target of this project.
  public func dependencies(of target: Target) -> [Target] {
    let all = targets
    return (objects[target.id]?["dependencies"]?.strings ?? []).compactMap { id in
      objects[id]?["target"]?.string.flatMap { wanted in all.first { $0.id == wanted } }
    }
  }

  // MARK: Files

  private static func places(
    _ objects: [String: OldPropertyList], root: String, folder: URL
  ) -> [String: URL] {
    var places: [String: URL] = [:]
    func place(_ id: String, in parent: URL, depth: Int) {
      guard depth < 100, places[id] == nil, let object = objects[id] else { return }
      let path = object["path"]?.string ?? ""
      let start: URL
      switch object["sourceTree"]?.string {
      case "SOURCE_ROOT": start = folder
      case "<absolute>": start = URL(fileURLWithPath: "/")
      case "<group>", nil: start = parent
      // Build products and files of the SDK do not exist here.
      default: return
      }
      let url = path.isEmpty ? start : start.appendingPathComponent(path)
      places[id] = url.standardizedFileURL
      // A variant group has no path of its own, so its children are relative to the same folder.
      for child in object["children"]?.strings ?? [] { place(child, in: url, depth: depth + 1) }
    }
    if let main = objects[root]?["mainGroup"]?.string {
      let start = objects[root]?["projectDirPath"]?.string ?? ""
      place(main, in: start.isEmpty ? folder : folder.appendingPathComponent(start), depth: 0)
    }
    return places
  }

  /// The files that are listed in a kind of build phase of a target. Those in synchronized folders are not listed; see
  /// ``synchronizedFolders(of:)``.
  ///
  /// - Parameters:
  ///   - phase: the class of the phase, such as `PBXSourcesBuildPhase` or `PBXResourcesBuildPhase`.
  ///   - target: a target of this project.
  public func files(in phase: String, of target: Target) -> [URL] {
    var result: [URL] = []
    for id in objects[target.id]?["buildPhases"]?.strings ?? [] {
      guard let object = objects[id], object["isa"]?.string == phase else { continue }
      for file in object["files"]?.strings ?? [] {
        guard let reference = objects[file]?["fileRef"]?.string else { continue }
        result += leaves(reference).compactMap { places[$0] }
      }
    }
    return result
  }

  /// All files that the project lists, of whatever target, in no order.
  var allFiles: [URL] { Array(places.values) }

  /// The file itself, or the files of a variant group: one for each language.
  private func leaves(_ id: String) -> [String] {
    guard objects[id]?["isa"]?.string == "PBXVariantGroup" else { return [id] }
    return objects[id]?["children"]?.strings ?? []
  }

  /// The folders that Xcode 16 keeps in sync with the disk: all files in them belong to the target, except the excluded
  /// ones.
  ///
  /// - Parameter target: a target of this project.
  public func synchronizedFolders(of target: Target) -> [(folder: URL, excluded: Set<URL>)] {
    return (objects[target.id]?["fileSystemSynchronizedGroups"]?.strings ?? []).compactMap { id in
      guard let folder = places[id] else { return nil }
      return (folder, Set(exceptions(to: id, in: folder, for: target)))
    }
  }

  /// Single files of synchronized folders that do not belong to the target as a whole: there the exceptions name what does
  /// belong to it.
  ///
  /// - Parameter target: a target of this project.
  public func synchronizedFiles(of target: Target) -> [URL] {
    let whole = Set(objects[target.id]?["fileSystemSynchronizedGroups"]?.strings ?? [])
    return objects.filter {
      $0.value["isa"]?.string == "PBXFileSystemSynchronizedRootGroup" && !whole.contains($0.key)
    }
    .keys.sorted()
    .flatMap { id in places[id].map { exceptions(to: id, in: $0, for: target) } ?? [] }
  }

  /// The files of a synchronized folder whose membership in a target is the opposite of the folder's.
  private func exceptions(to group: String, in folder: URL, for target: Target) -> [URL] {
    (objects[group]?["exceptions"]?.strings ?? []).flatMap { id -> [URL] in
      guard let object = objects[id], object["target"]?.string == target.id else { return [] }
      return (object["membershipExceptions"]?.strings ?? []).flatMap { Self.files(named: $0, in: folder) }
    }
  }

  /// The file that an exception names; a localized one, written as `/Localized: Texts/Localizable.strings`, stands in the
  /// folders of its languages.
  private static func files(named path: String, in folder: URL) -> [URL] {
    let prefix = "/Localized: "
    guard path.hasPrefix(prefix) else { return [folder.appendingPathComponent(path).standardizedFileURL] }
    let file = folder.appendingPathComponent(String(path.dropFirst(prefix.count))).standardizedFileURL
    let around = file.deletingLastPathComponent()
    let inside = (try? FileManager.default.contentsOfDirectory(atPath: around.path)) ?? []
    return inside.sorted().filter { $0.hasSuffix(".lproj") }
      .map { around.appendingPathComponent($0).appendingPathComponent(file.lastPathComponent) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }
}
