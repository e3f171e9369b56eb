import CurbcutCoreML
import Foundation

extension AppContents {
  /// The same with the app's models of Core ML: compiled for the bundle, with the class that Xcode generates for each.
  ///
  /// - Parameter folder: where both are written.
  func addingMachineLearningModels(in folder: URL) -> AppContents {
    var contents = self
    for index in contents.modules.indices {
      for url in contents.modules[index].machineLearningModels {
        do {
          try contents.addMachineLearningModel(url, to: index, in: folder)
        } catch {
          contents.notes.append("The model \(url.lastPathComponent) is left out: \(error)")
        }
      }
    }
    return contents
  }

  private mutating func addMachineLearningModel(_ url: URL, to module: Int, in folder: URL) throws {
    let data = try Data(contentsOf: url)
    let model = try ModelSpecification(data)
    let name = url.deletingPathExtension().lastPathComponent
    let compiled = folder.appendingPathComponent("MachineLearning/\(name).mlmodelc")
    try FileManager.default.createDirectory(at: compiled, withIntermediateDirectories: true)
    let file = compiled.appendingPathComponent(MLModel.fileInFolder)
    try Self.writeIfChanged(data, to: file)
    resources.append(Resource(url: file, path: "\(compiled.lastPathComponent)/\(MLModel.fileInFolder)"))
    let source = folder.appendingPathComponent("MachineLearning/\(name).swift")
    try Self.writeIfChanged(Data(MachineLearningClass(name: name, model: model).text().utf8), to: source)
    modules[module].sources.append(source)
  }

  /// An unchanged file keeps its date, by which the build knows that nothing has changed.
  static func writeIfChanged(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) != data { try data.write(to: file, options: .atomic) }
  }
}
