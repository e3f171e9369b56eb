import Foundation

/// An app whose files an Xcode project lists.
struct ProjectContents {
  let project: XcodeProject

  func contents(target name: String?) throws(AppFolderError) -> AppContents {
    let target = try app(named: name)
    let settings = project.settings(of: target)
    var notes: [String] = []
    var modules: [AppContents.Module] = []
    var seen: Set<String> = []
    for library in libraries(of: target, &seen) { modules.append(module(of: library, &notes)) }
    modules.append(module(of: target, &notes))
    let packages = project.packages
    if !packages.isEmpty {
      notes.append("The project uses packages that are not built: \(packages.joined(separator: ", ")).")
    }
    let plist = settings["INFOPLIST_FILE"].map { path in
      path.hasPrefix("/") ? URL(fileURLWithPath: path) : project.folder.appendingPathComponent(path)
    }
    let named = settings.replacing("PRODUCT_MODULE_NAME", with: modules.last?.name ?? target.name)
    return AppContents(
      name: settings["PRODUCT_NAME"] ?? target.name, modules: modules.filter { !$0.sources.isEmpty },
      resources: resources(of: target), information: try InformationList(settings: named).read(plist),
      notes: notes)
  }

  private func app(named name: String?) throws(AppFolderError) -> XcodeProject.Target {
    let apps = project.targets.filter(\.isApp)
    if let name {
      if let target = apps.first(where: { $0.name == name }) { return target }
      throw AppFolderError(
        project.url.path, problem: "there is no app target ‘\(name)’",
        expected: "one of \(apps.map(\.name).joined(separator: ", "))")
    }
    // Only an app for iOS will do, not one for a watch, a TV or a Mac.
    let phones = apps.filter { target in
      let settings = project.settings(of: target)
      let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
      return platforms.contains("iphone") || platforms == "auto"
    }
    guard let target = phones.first else {
      throw AppFolderError(
        project.url.path,
        problem: apps.isEmpty
          ? "the project has no app" : "\(apps.map(\.name).joined(separator: ", ")) is not an app for iOS",
        expected: "a target of the type com.apple.product-type.application for iphoneos")
    }
    return target
  }

  /// The frameworks and libraries of the project that a target needs, each after those that it depends on.
  private func libraries(of target: XcodeProject.Target, _ seen: inout Set<String>) -> [XcodeProject.Target] {
    var result: [XcodeProject.Target] = []
    for dependency in project.dependencies(of: target) where dependency.isLibrary {
      guard seen.insert(dependency.id).inserted else { continue }
      result += libraries(of: dependency, &seen) + [dependency]
    }
    return result
  }

  private func module(of target: XcodeProject.Target, _ notes: inout [String]) -> AppContents.Module {
    let settings = project.settings(of: target)
    let listed = project.files(in: "PBXSourcesBuildPhase", of: target)
    let folders = synchronized(target)
    let sources = (listed + folders).filter { $0.pathExtension == "swift" }
    let objectiveC = (listed + folders).filter { ["m", "mm"].contains($0.pathExtension) }.count
    if objectiveC > 0 {
      notes.append("\(target.name) has \(objectiveC) Objective-C files, which are left out.")
    }
    let conditions = (settings["SWIFT_ACTIVE_COMPILATION_CONDITIONS"] ?? "DEBUG").split(separator: " ")
    var seen: Set<URL> = []
    var module = AppContents.Module(
      name: settings["PRODUCT_MODULE_NAME"].map(BuildSettings.identifier)
        ?? BuildSettings.identifier(target.name),
      sources: sources.compactMap(AppleFilePath.file).filter { seen.insert($0).inserted },
      conditions: Set(conditions.map(String.init)).sorted())
    // Xcode lists models with the sources; older projects have some among the resources.
    let models =
      listed + folders + project.files(in: "PBXResourcesBuildPhase", of: target)
    var seenModels: Set<URL> = []
    module.dataModels = models.filter { BundledFiles.isDataModel($0) && seenModels.insert($0).inserted }
    return module
  }

  private func synchronized(_ target: XcodeProject.Target) -> [URL] {
    project.synchronizedFolders(of: target).flatMap { FolderWalk($0.folder, excluding: $0.excluded).files }
      + project.synchronizedFiles(of: target)
  }

  private func resources(of target: XcodeProject.Target) -> [AppContents.Resource] {
    let files =
      project.files(in: "PBXResourcesBuildPhase", of: target)
      + synchronized(target).filter(BundledFiles.isResource)
    return files.compactMap(AppleFilePath.file).map {
      AppContents.Resource(url: $0, path: BundledFiles.path(of: $0))
    }
  }
}
