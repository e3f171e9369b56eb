import Foundation

/// Makes modules of the targets of projects.
enum ProjectModule {
  static func module(of member: ProjectTarget) -> AppContents.Module {
    let (project, target) = (member.project, member.target)
    let settings = project.settings(of: target)
    let listed = project.files(in: "PBXSourcesBuildPhase", of: target)
    let folders = member.synchronizedFiles
    let sources = (listed + folders).filter { $0.pathExtension == "swift" }
    let language = LanguageSettings(settings)
    var seen: Set<URL> = []
    var module = AppContents.Module(
      name: settings["PRODUCT_MODULE_NAME"].map(BuildSettings.identifier)
        ?? BuildSettings.identifier(target.name),
      sources: sources.compactMap(AppleFilePath.file).filter { seen.insert($0).inserted },
      conditions: language.conditions)
    module.languageMode = language.mode
    module.options = language.options
    if project.kindOfLibrary != nil {
      module.membership = AppContents.PackageMembership(name: target.name, identity: nil)
    }
    let headers = project.files(in: "PBXHeadersBuildPhase", of: target) + listed + folders
    let imports = HeaderImports(of: project)
    let reached = imports.reached(
      bridging: settings["SWIFT_OBJC_BRIDGING_HEADER"],
      umbrella: headers.first { $0.lastPathComponent == "\(module.writtenName).h" })
    module.impliedModules = reached.modules
    if target.isLibrary { module.exportedModules = reached.modules }
    module.objectiveC = imports.sources(
      headers: headers, visible: reached.headers,
      implementations: (listed + folders).compactMap(AppleFilePath.file).filter(
        HeaderImports.isImplementation),
      isFramework: target.isLibrary)
    // Xcode lists models with the sources; older projects have some among the resources.
    let models =
      listed + folders + project.files(in: "PBXResourcesBuildPhase", of: target)
    var seenModels: Set<URL> = []
    module.dataModels = models.filter { BundledFiles.isDataModel($0) && seenModels.insert($0).inserted }
    module.machineLearningModels = models.filter {
      BundledFiles.isMachineLearningModel($0) && seenModels.insert($0).inserted
    }
    if SkippedTools.lacksResourceStruct(member, sources: module.sources) {
      module.structuredResources = AppContents.StructuredResources(
        resources: member.resources, developmentLanguage: project.developmentRegion)
    }
    if let name = settings["CURBCUT_RESOURCE_BUNDLE"] {
      module.resourceBundle = AppContents.ResourceBundle(
        name: target.isApp ? nil : name, identifier: settings["PRODUCT_BUNDLE_IDENTIFIER"] ?? name,
        language: project.developmentRegion)
    }
    return module
  }
}

extension ProjectTarget {
  /// The files of the folders that Xcode keeps in sync.
  var synchronizedFiles: [URL] {
    project.synchronizedFolders(of: target).flatMap {
      FolderWalk($0.folder, excluding: $0.excluded).files
    } + project.synchronizedFiles(of: target)
  }

  /// Its resources, by their paths in its own bundle.
  var resources: [AppContents.Resource] {
    let files =
      project.files(in: "PBXResourcesBuildPhase", of: target)
      + synchronizedFiles.filter(BundledFiles.isResource)
    return files.compactMap(AppleFilePath.file).map {
      AppContents.Resource(url: $0, path: BundledFiles.path(of: $0))
    }
  }
}

/// The resources of an app and of the libraries that are built into it.
struct ProjectResources {
  private(set) var resources: [AppContents.Resource] = []

  /// - Parameters:
  ///   - targets: the libraries, and last the app.
  ///   - bundles: the bundles of resources that these depend on.
  init(of targets: [ProjectTarget], bundles: [ProjectTarget]) {
    var taken: Set<String> = []
    for target in targets.reversed() {
      let own = target.resources
      let name = target.target.name
      // The classes of a framework find its resources in the app's bundle, which they are linked into.
      for resource in own where target.target.isApp || resource.path != "Info.plist" {
        if taken.insert(resource.path).inserted {
          resources.append(resource)
        } else if resource.url.pathExtension == "xcassets", !target.target.isApp {
          resources.append(AppContents.Resource(url: resource.url, path: "\(name)-\(resource.path)"))
        }
      }
      let settings = target.project.settings(of: target.target)
      if !target.target.isApp, let bundle = settings["CURBCUT_RESOURCE_BUNDLE"] {
        resources += Self.inside(bundle, own)
      }
    }
    for bundle in bundles {
      let settings = bundle.project.settings(of: bundle.target)
      resources += Self.inside(settings["PRODUCT_NAME"] ?? bundle.target.name, bundle.resources)
    }
  }

  private static func inside(_ bundle: String, _ resources: [AppContents.Resource]) -> [AppContents.Resource]
  {
    resources.map { AppContents.Resource(url: $0.url, path: "\(bundle).bundle/\($0.path)") }
  }
}
