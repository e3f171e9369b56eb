import Foundation

/// An app without a project: every source and resource in a folder.
struct LooseContents {
  let folder: URL
  /// What is built, if that is not all of the folder: a name, and the sources.
  var choice: (name: String, sources: [URL])?

  func contents() throws(AppFolderError) -> AppContents {
    let files = FolderWalk(folder).files.filter { Self.isOfApp($0, in: folder) }
    let sources =
      choice?.sources
      ?? files.filter { $0.pathExtension == "swift" && $0.lastPathComponent != "Package.swift" }
    guard !sources.isEmpty || files.contains(where: { $0.pathExtension == "storyboard" }) else {
      throw AppFolderError(
        folder.path, problem: "there is neither an .xcodeproj nor a Swift file",
        expected: "the folder of an app", advice: "Give the folder that holds the app's sources.")
    }
    let name = BuildSettings.identifier(choice?.name ?? folder.lastPathComponent)
    let settings = BuildSettings(levels: [
      [
        "PRODUCT_NAME": name, "PRODUCT_MODULE_NAME": ModuleName.compiled(name), "EXECUTABLE_NAME": name,
        "TARGET_NAME": name,
        "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_IDENTIFIER": "org.curbcut.\(name)",
        "MARKETING_VERSION": "1.0",
        "CURRENT_PROJECT_VERSION": "1", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL",
      ]
    ])
    let plist = files.filter { $0.lastPathComponent.hasSuffix("Info.plist") }.min {
      $0.path.count < $1.path.count
    }
    var information = try InformationList(settings: settings).read(plist)
    if information["UIMainStoryboardFile"] == nil, information["UIApplicationSceneManifest"] == nil,
      files.contains(where: { $0.lastPathComponent == "Main.storyboard" })
    {
      information["UIMainStoryboardFile"] = "Main"
    }
    if information["UIAppFonts"] == nil {
      let fonts = files.filter { ["ttf", "otf", "ttc"].contains($0.pathExtension.lowercased()) }
      if !fonts.isEmpty { information["UIAppFonts"] = fonts.map(BundledFiles.path).sorted() }
    }
    var module = AppContents.Module(name: name, sources: sources)
    module.dataModels = files.filter(BundledFiles.isDataModel)
    module.machineLearningModels = files.filter(BundledFiles.isMachineLearningModel)
    return AppContents(
      name: name, modules: [module],
      resources: files.filter(BundledFiles.isResource).map {
        AppContents.Resource(url: $0, path: BundledFiles.path(of: $0))
      },
      information: information, notes: [])
  }

  /// Whether a file belongs to the app, and not to tests or extensions, which are other products.
  static func isOfApp(_ url: URL, in folder: URL) -> Bool {
    let below = url.path.dropFirst(folder.path.count).split(separator: "/").dropLast()
    return !below.contains { name in
      name.hasSuffix("Tests") || name.hasSuffix("UITests") || name.hasSuffix("Extension")
        || name == "Preview Content"
        || name.hasSuffix("Widget") || name.hasSuffix(" Watch App")
    }
  }
}
