import Foundation

/// The files of a target of a spec, by the phases of the build that XcodeGen puts them into.
struct SpecSources {
  private(set) var files: [ProjectOutline.Phase: [URL]] = [:]
  /// What is listed, must be there, and is not.
  private(set) var missing: [String] = []
  /// The first Info.plist among the files.
  private(set) var information: URL?
  private let folder: URL
  /// The phases that the spec says for kinds of files.
  private let types: SpecValue
  private var seen: Set<String> = []

  /// - Parameters:
  ///   - target: the target's part of the spec.
  ///   - folder: the folder of the spec.
  ///   - types: the spec's own `fileTypes`.
  init(_ target: SpecValue, in folder: URL, types: SpecValue) {
    self.folder = folder
    self.types = types
    let sources = target["sources"].isArray ? target["sources"].elements : [target["sources"]]
    for source in sources { add(source, phase: nil) }
    let resources = target["resources"].isArray ? target["resources"].elements : [target["resources"]]
    for resource in resources { add(resource, phase: "resources") }
  }

  private mutating func add(_ source: SpecValue, phase: String?) {
    guard let path = source.string ?? source["path"].string else { return }
    let systems = source["destinationFilters"].strings
    guard systems.isEmpty || systems.contains("iOS") else { return }
    let phase = source["buildPhase"].isThere ? source["buildPhase"].string ?? "copyFiles" : phase
    let url = folder.appendingPathComponent(path).standardizedFileURL
    if path.contains("*") {
      add(GlobPattern.files([path], in: folder), source, root: folder, phase)
      return
    }
    guard let found = AppleFilePath.file(url) else {
      if source["optional"].bool != true { missing.append(path) }
      return
    }
    let type = source["type"].string
    if type == "folder" {
      if phase == nil || phase == "resources" { put(found, into: .resources) }
    } else if !AppFolder.isFolder(found.path) || BundledFiles.isWhole(found) || type == "file" {
      add([found], source, root: found.deletingLastPathComponent(), phase)
    } else {
      add(FolderWalk(found).files, source, root: found, phase)
    }
  }

  private mutating func add(_ files: [URL], _ source: SpecValue, root: URL, _ phase: String?) {
    let excluded = source["excludes"].strings.map { GlobPattern($0) }
    let included = source["includes"].strings.map { GlobPattern($0) }
    for file in files {
      let path = String(file.path.dropFirst(root.path.count + 1))
      guard !excluded.contains(where: { $0.contains(path) }),
        included.isEmpty || included.contains(where: { $0.contains(path) })
      else { continue }
      if file.lastPathComponent == "Info.plist" {
        information = information ?? file
        continue
      }
      switch phase ?? types[file.pathExtension]["buildPhase"].string {
      case "sources": put(file, into: .sources)
      case "resources": put(file, into: .resources)
      case "headers": put(file, into: .headers)
      case nil: put(file)
      default: continue
      }
    }
  }

  /// The phase that a file belongs into by its kind.
  private mutating func put(_ file: URL) {
    let kind = file.pathExtension
    if ["swift", "m", "mm", "c", "cc", "cpp", "S"].contains(kind) || BundledFiles.isDataModel(file)
      || BundledFiles.isMachineLearningModel(file)
    {
      put(file, into: .sources)
    } else if ["h", "hh", "hpp", "hxx"].contains(kind) {
      put(file, into: .headers)
    } else if BundledFiles.isResource(file) {
      put(file, into: .resources)
    }
  }

  private mutating func put(_ file: URL, into phase: ProjectOutline.Phase) {
    if seen.insert(file.path).inserted { files[phase, default: []].append(file) }
  }
}
