import CurbcutFoundation
import Foundation

/// A target, and the project that it is of.
struct ProjectTarget: Hashable, Sendable {
  let project: XcodeProject
  let target: XcodeProject.Target

  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
  var id: String { "\(project.url.path) \(target.id)" }
}

/// A project with those around it: of the same workspace, and those that it refers to.
struct ProjectFamily: Sendable {
  let workspaces: [Workspace]
  /// All projects, the main one first.
  private(set) var projects: [XcodeProject]
  private var configuration: String?

  var main: XcodeProject { projects[0] }

  /// - Parameters:
  ///   - main: the project with the app.
  ///   - workspace: the workspace that the user named.
  ///   - others: projects that no file describes.
  init(_ main: XcodeProject, workspace: Workspace? = nil, others: [XcodeProject] = []) {
    let found = Workspace.all(listing: main.url, in: [main.folder, main.folder.deletingLastPathComponent()])
    let named = workspace.map { [$0] } ?? []
    workspaces = named + found.filter { $0 != workspace }
    projects = []
    add([main] + others, referringTo: workspaces.flatMap(\.projects))
  }

  /// Adds projects, and those that they refer to.
  mutating func add(_ more: [XcodeProject], referringTo urls: [URL] = []) {
    var seen = Set(projects.map(\.url.standardizedFileURL))
    let new = more.filter { seen.insert($0.url.standardizedFileURL).inserted }
    projects += new
    defer { use(configuration: configuration) }
    var open = urls + new.flatMap(\.nestedProjects)
    while !open.isEmpty {
      let url = open.removeFirst()
      guard seen.insert(url).inserted, let project = try? XcodeProject(url: url) else { continue }
      projects.append(project)
      open += project.nestedProjects
    }
  }

  /// Marks a project as one of a library that others have written.
  mutating func mark(_ url: URL, as kind: String) {
    for index in projects.indices where projects[index].url == url { projects[index].kindOfLibrary = kind }
  }

  /// Takes another build configuration than Xcode would.
  mutating func use(configuration: String?) {
    self.configuration = configuration
    for index in projects.indices { projects[index].configuration = configuration }
  }

  /// The schemes that one may choose.
  var schemes: [XcodeScheme] {
    projects.flatMap(\.describedSchemes) + XcodeScheme.all(in: main.url)
      + workspaces.flatMap { XcodeScheme.all(in: $0.url) }
  }

  /// The frameworks and libraries that a target needs, each after those that it depends on.
  func libraries(of target: ProjectTarget) -> [ProjectTarget] {
    var seen: Set<ProjectTarget> = [target]
    return libraries(of: target, &seen)
  }

  /// The bundles of resources that some targets depend on.
  func resourceBundles(of targets: [ProjectTarget]) -> [ProjectTarget] {
    var seen: Set<ProjectTarget> = []
    return targets.flatMap(dependencies).filter {
      $0.target.isResourceBundle && seen.insert($0).inserted
    }
  }

  /// The frameworks that some targets link and that none of the projects makes, by the names of their modules.
  func foreignFrameworks(of targets: [ProjectTarget]) -> [(name: String, url: URL)] {
    let own = Set(projects.flatMap { project in project.targets.compactMap(project.productName) })
    var seen: Set<String> = []
    return targets.flatMap { $0.project.linkedFrameworks(of: $0.target) }.filter {
      !own.contains($0.name) && seen.insert($0.name).inserted
    }
  }

  private func libraries(of target: ProjectTarget, _ seen: inout Set<ProjectTarget>) -> [ProjectTarget] {
    var result: [ProjectTarget] = []
    for dependency in dependencies(of: target) where dependency.target.isLibrary {
      guard seen.insert(dependency).inserted else { continue }
      result += libraries(of: dependency, &seen) + [dependency]
    }
    return result
  }

  /// What a target depends on: as the project says, and what it links that a project here makes.
  private func dependencies(of target: ProjectTarget) -> [ProjectTarget] {
    let project = target.project
    var found = project.dependencies(of: target.target).map { ProjectTarget(project: project, target: $0) }
    for reference in project.remoteDependencies(of: target.target) {
      let other = projects.first { $0.url.standardizedFileURL == reference.project }
      if let other,
        let wanted = other.targets.first(where: { $0.id == reference.id || $0.name == reference.name })
      {
        found.append(ProjectTarget(project: other, target: wanted))
      }
    }
    for name in project.linkedProducts(of: target.target) {
      for other in projects {
        guard
          let wanted = other.targets.first(where: {
            $0.isLibrary && ($0.name == name || other.productName(of: $0) == name)
          })
        else { continue }
        found.append(ProjectTarget(project: other, target: wanted))
        break
      }
    }
    return found
  }
}

extension XcodeProject {
  /// The projects that this one refers to.
  var nestedProjects: [URL] {
    places.filter {
      objects[$0.key]?["isa"]?.string == "PBXFileReference" && $0.value.pathExtension == "xcodeproj"
    }
    .values.sorted { $0.path < $1.path }
  }

  /// The targets of other projects that a target depends on.
  fileprivate func remoteDependencies(of target: Target) -> [(project: URL, id: String?, name: String?)] {
    let places = places
    return (objects[target.id]?["dependencies"]?.strings ?? []).compactMap { id in
      guard let proxy = objects[id]?["targetProxy"]?.string.flatMap({ objects[$0] }),
        let project = proxy["containerPortal"]?.string.flatMap({ places[$0] })
      else { return nil }
      return (
        project, proxy["remoteGlobalIDString"]?.string,
        objects[id]?["name"]?.string ?? proxy["remoteInfo"]?.string
      )
    }
  }

  /// The names of the frameworks that a target links and that are made by targets, without extension.
  fileprivate func linkedProducts(of target: Target) -> [String] {
    (objects[target.id]?["buildPhases"]?.strings ?? []).flatMap { phase -> [String] in
      guard objects[phase]?["isa"]?.string == "PBXFrameworksBuildPhase" else { return [] }
      return (objects[phase]?["files"]?.strings ?? []).compactMap { file in
        guard let object = objects[file]?["fileRef"]?.string.flatMap({ objects[$0] }),
          let path = object["path"]?.string, object["sourceTree"]?.string == "BUILT_PRODUCTS_DIR",
          path.hasSuffix(".framework") || path.hasSuffix(".a")
        else { return nil }
        return Self.name(ofProduct: path)
      }
    }
  }

  /// The frameworks that a target links from files, without those of the system.
  fileprivate func linkedFrameworks(of target: Target) -> [(name: String, url: URL)] {
    (objects[target.id]?["buildPhases"]?.strings ?? []).flatMap { phase -> [(String, URL)] in
      guard objects[phase]?["isa"]?.string == "PBXFrameworksBuildPhase" else { return [] }
      return (objects[phase]?["files"]?.strings ?? []).compactMap { file in
        guard let id = objects[file]?["fileRef"]?.string, let url = places[id],
          ["framework", "xcframework"].contains(url.pathExtension),
          !url.path.contains("/System/Library/")
        else { return nil }
        return (url.deletingPathExtension().lastPathComponent, url)
      }
    }
  }

  /// The name of a target's framework or library, without extension.
  func productName(of target: Target) -> String? {
    let path = objects[target.id]?["productReference"]?.string.flatMap { objects[$0]?["path"]?.string }
    return path.map(Self.name) ?? settings(of: target)["PRODUCT_NAME"]
  }

  private static func name(ofProduct path: String) -> String {
    let name = ((path as NSString).lastPathComponent as NSString)
    let plain = name.deletingPathExtension
    return name.pathExtension == "a" && plain.hasPrefix("lib") ? String(plain.dropFirst(3)) : plain
  }
}
