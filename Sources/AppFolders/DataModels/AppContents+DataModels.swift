import Foundation

extension AppContents {
  /// The same with the app's models of Core Data: compiled for the bundle, with the classes that Xcode generates.
  ///
  /// - Parameter folder: where both are written.
  func addingDataModels(in folder: URL) -> AppContents {
    var contents = self
    for index in contents.modules.indices {
      for url in contents.modules[index].dataModels {
        do {
          try contents.add(DataModelFolder(url), to: index, in: folder)
        } catch {
          contents.notes.append("The model \(url.lastPathComponent) is left out: \(error)")
        }
      }
    }
    return contents
  }

  private mutating func add(_ model: DataModelFolder, to module: Int, in folder: URL) throws {
    let name = model.url.deletingPathExtension().lastPathComponent
    let bundle = modules[module].resourceBundle?.name.map { "\($0).bundle/" } ?? ""
    let folder = bundle.isEmpty ? folder : folder.appendingPathComponent("DataModels/\(modules[module].name)")
    let compiled = folder.appendingPathComponent("DataModels/\(name).momd")
    try FileManager.default.createDirectory(at: compiled, withIntermediateDirectories: true)
    for version in model.versions {
      guard let data = DataModelArchive(model: version.model).data else { continue }
      try add(data, "\(version.name).mom", in: compiled, bundle)
    }
    let information = try PropertyListSerialization.data(
      fromPropertyList: ["NSManagedObjectModel_CurrentVersionName": model.current.name], format: .xml,
      options: 0)
    try add(information, "VersionInfo.plist", in: compiled, bundle)
    guard let text = DataModelClasses(model: model.current.model).text else { return }
    let source = folder.appendingPathComponent("DataModels/\(name)+CoreDataClasses.swift")
    try FileManager.default.createDirectory(
      at: source.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Self.write(Data(text.utf8), to: source)
    modules[module].sources.append(source)
  }

  private mutating func add(_ data: Data, _ name: String, in compiled: URL, _ bundle: String) throws {
    let file = compiled.appendingPathComponent(name)
    try Self.write(data, to: file)
    resources.append(Resource(url: file, path: "\(bundle)\(compiled.lastPathComponent)/\(name)"))
  }

  /// An unchanged file keeps its date, by which the build knows that nothing has changed.
  private static func write(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}

/// A model of Core Data with its versions: an `.xcdatamodeld`, or a single `.xcdatamodel`.
struct DataModelFolder {
  let url: URL
  let versions: [(name: String, model: DataModel)]
  let current: (name: String, model: DataModel)

  init(_ url: URL) throws {
    self.url = url
    let files = FileManager.default
    let names =
      url.pathExtension == "xcdatamodel"
      ? [""]
      : try files.contentsOfDirectory(atPath: url.path).filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    versions = try names.map { name in
      let version = name.isEmpty ? url : url.appendingPathComponent(name)
      let file = version.appendingPathComponent("contents")
      let model = try DataModel(Data(contentsOf: file), file: file.path)
      return (version.deletingPathExtension().lastPathComponent, model)
    }
    // A model that has only ever had one version does not say which one is present.
    let list = url.appendingPathComponent(".xccurrentversion")
    let information =
      (try? Data(contentsOf: list)).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, format: nil)
      }
      as? [String: Any]
    let named = (information?["_XCCurrentVersionName"] as? String).map {
      ($0 as NSString).deletingPathExtension
    }
    guard let found = versions.first(where: { $0.name == named }) ?? versions.last else {
      throw AppFolderError(url.path, problem: "the model has no version", expected: "an .xcdatamodel in it")
    }
    current = found
  }
}
