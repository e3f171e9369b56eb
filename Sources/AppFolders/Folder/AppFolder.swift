import Foundation

/// A folder with the sources and resources of an app, or the .xcodeproj that lists them.
public struct AppFolder: Hashable, Sendable {
  /// The URL of the folder, project or workspace.
  public let url: URL
  /// Folders with packages that are checked out, besides those beside the project.
  public let packages: [URL]

  /// Creates an app folder; nothing is read yet.
  ///
  /// - Parameters:
  ///   - url: the folder, or an .xcodeproj or .xcworkspace.
  ///   - packages: folders with packages that are checked out, besides those beside the project.
  public init(url: URL, packages: [URL] = []) {
    self.url = url.standardizedFileURL
    self.packages = packages
  }

  /// Whether there is a folder at a path, which may contain an app.
  ///
  /// - Parameter path: a path.
  public static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Whether a path is that of something that is built and launched: a folder, or a Swift source, whose previews are
  /// shown.
  ///
  /// - Parameter path: a path.
  public static func isApp(_ path: String) -> Bool { isFolder(path) || isSource(path) }

  /// Whether a path is that of a Swift source, which need not exist.
  ///
  /// - Parameter path: a path.
  public static func isSource(_ path: String) -> Bool { path.hasSuffix(".swift") && !isFolder(path) }

  /// The folder in which it is built, in `XDG_CACHE_HOME` (`~/.cache`).
  ///
  /// - Parameter contents: what is built. The previews of an app are built apart from the app.
  public func standardScratch(for contents: AppContents) -> URL {
    let folder = AppBuild.standardScratch(for: contents.previewFolder ?? url)
    guard contents.keepsPreviews else { return folder }
    return folder.deletingLastPathComponent().appendingPathComponent(folder.lastPathComponent + "-previews")
  }

  /// Finds what the app is built from: according to an .xcodeproj in the folder if there is one, or else all Swift
  /// files
  /// and resources in it, except those of tests and extensions.
  ///
  /// - Parameter target: the target of the project, if there are several apps.
  /// - Throws: ``AppFolderError`` when there is no app, or the project cannot be read.
  public func contents(target: String? = nil) throws(AppFolderError) -> AppContents {
    try contents(BuildChoice(target: target))
  }

  /// Finds what the app is built from: according to an .xcodeproj in the folder if there is one, or to what XcodeGen or Tuist
  /// would make one of, or else all Swift files and resources in it, except those of tests and extensions.
  ///
  /// - Parameter choice: the target, scheme and configuration.
  /// - Throws: ``AppFolderError`` when there is no app, or the project cannot be read.
  public func contents(_ choice: BuildChoice) throws(AppFolderError) -> AppContents {
    if AppFolder.isSource(url.path) {
      return try PreviewFile(url: url, packages: packages).contents(choice)
    }
    if url.pathExtension == "xcworkspace" { return try contents(of: Workspace(url: url), choice) }
    if let project = try project() { return try project.contents(choice) }
    if let name = choice.target ?? choice.scheme ?? choice.configuration {
      throw AppFolderError(
        url.path, problem: "there is no .xcodeproj that could have ‘\(name)’",
        advice: "Omit --target, --scheme and --configuration: the folder is the app.")
    }
    if PackageShelf.isPackage(url), let app = PackageApp(folder: url, packages: packages) {
      return try app.contents()
    }
    return try LooseContents(folder: url, packages: packages).contents()
  }

  /// The app of the first project of a workspace that has one.
  private func contents(of workspace: Workspace, _ choice: BuildChoice) throws(AppFolderError) -> AppContents
  {
    var problem: AppFolderError?
    for url in workspace.projects where url.lastPathComponent != "Pods.xcodeproj" {
      do throws(AppFolderError) {
        let project = try XcodeProject(url: url)
        return try ProjectContents(project: project, workspace: workspace, packages: packages)
          .contents(choice)
      } catch { problem = problem ?? error }
    }
    throw problem
      ?? AppFolderError(
        workspace.url.path, problem: "the workspace has no project", expected: "an .xcodeproj with an app")
  }

  /// The project: the folder itself, or one in it or in one of its subfolders; where there is none, what XcodeGen and Tuist
  /// would make one of.
  private func project() throws(AppFolderError) -> ProjectContents? {
    if url.pathExtension == "xcodeproj" { return try contents(of: url) }
    let beside = projects(in: url)
    if beside.isEmpty, let described = try described(in: url) { return described }
    // What lies beside an example may be made for its packages, and have no app.
    let inside = beside.contains(where: hasApp) ? [] : folders(in: url)
    let further = inside.flatMap(projects)
    let here = beside.isEmpty || !further.contains(where: hasApp) ? beside : further.filter(hasApp)
    let below = here.isEmpty ? further : []
    if here.isEmpty, below.isEmpty {
      for folder in inside {
        if let described = try described(in: folder) { return described }
      }
    }
    let found = here.isEmpty ? below.isEmpty ? try deepProject() : below : here
    let named = found.first {
      $0.deletingPathExtension().lastPathComponent == url.lastPathComponent
    }
    guard let project = named ?? found.first else { return nil }
    return try contents(of: project)
  }

  private func contents(of project: URL) throws(AppFolderError) -> ProjectContents {
    ProjectContents(project: try XcodeProject(url: project), packages: packages)
  }

  /// The project that XcodeGen or Tuist would make in a folder.
  private func described(in folder: URL) throws(AppFolderError) -> ProjectContents? {
    if let spec = SpecFile.url(in: folder) {
      let project = try SpecProject(spec)
      return ProjectContents(
        project: project.outline.project(), packages: packages, notes: project.notes)
    }
    guard !TuistProjects.manifests(in: folder).isEmpty else { return nil }
    let found = try TuistProjects(folder: folder, checkouts: packages)
    guard let first = found.outlines.first else { return nil }
    return ProjectContents(
      project: first.project(), others: found.outlines.dropFirst().map { $0.project() }, packages: packages,
      notes: found.notes)
  }

  /// The only project further below; empty where there is none, and where sources are beside it, whose example it is.
  ///
  /// - Throws: ``AppFolderError`` where there are several: their sources together are no app.
  private func deepProject() throws(AppFolderError) -> [URL] {
    var level = folders(in: url)
    for _ in 0..<Self.projectDepth {
      level = level.flatMap(folders)
      let found = level.flatMap(projects)
      if found.isEmpty { continue }
      let own = Set(found.map { $0.deletingLastPathComponent().standardizedFileURL })
      let others = FolderWalk(url, excluding: own).files
      if others.contains(where: { $0.pathExtension == "swift" }) { return [] }
      guard found.count > 1 else { return found }
      let names = found.prefix(10).map { String($0.path.dropFirst(url.path.count + 1)) }
      throw AppFolderError(
        url.path, problem: "there are \(found.count) projects in it: \(names.joined(separator: ", "))",
        expected: "one app", advice: "Give one of these projects, or its folder.")
    }
    return []
  }

  /// How many folders further down than its subfolders a project is looked for.
  private static let projectDepth = 3

  /// Whether a project has an app for iOS.
  private func hasApp(_ url: URL) -> Bool {
    guard let project = try? XcodeProject(url: url) else { return false }
    return project.targets.contains { target in
      guard target.isApp else { return false }
      let settings = project.settings(of: target)
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      return platforms.contains("iphone") || platforms == "auto"
    }
  }

  private func projects(in folder: URL) -> [URL] {
    entries(of: folder).filter {
      $0.pathExtension == "xcodeproj" && $0.deletingPathExtension().lastPathComponent != "Pods"
    }
  }

  private func folders(in folder: URL) -> [URL] {
    entries(of: folder).filter {
      AppFolder.isFolder($0.path) && !FolderWalk.skipped.contains($0.lastPathComponent)
    }
  }

  private func entries(of folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.map { folder.appendingPathComponent($0) }
  }
}
