import CurbcutFoundation
import Foundation

/// How a model is loaded.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlmodelconfiguration>.
open class MLModelConfiguration: NSObject, @unchecked Sendable {
  /// Creates a configuration.
  public override init() { super.init() }
  /// Where a model may be run; here the processor always runs it.
  open var computeUnits = MLComputeUnits.all
  /// Whether sums of less precision are allowed; here they have double precision.
  open var allowLowPrecisionAccumulationOnGPU = false
  /// The name of the model, for tools.
  open var modelDisplayName: String?
}

/// Where a model may be run.
public enum MLComputeUnits: Int, Hashable, Sendable {
  /// The processor.
  case cpuOnly = 0
  /// The processor and the graphics processor.
  case cpuAndGPU = 1
  /// Everything that the device has.
  case all = 2
  /// The processor and the Neural Engine.
  case cpuAndNeuralEngine = 3
}

/// How a prediction is made.
///
/// Follows <https://developer.apple.com/documentation/coreml/mlpredictionoptions>.
open class MLPredictionOptions: NSObject {
  /// Creates options.
  public override init() { super.init() }
}

/// A model: linear, of trees, or a pipeline of such.
///
/// Neural networks and ML programs are not run: loading one fails.
/// Follows <https://developer.apple.com/documentation/coreml/mlmodel>.
open class MLModel: NSObject, @unchecked Sendable {
  private let specification: ModelSpecification
  /// What the model takes and gives.
  public let modelDescription: MLModelDescription
  /// How the model was loaded.
  public let configuration: MLModelConfiguration

  /// The file in a compiled model's folder that holds the model.
  package static let fileInFolder = "coremldata.bin"

  /// Loads a compiled model.
  ///
  /// - Parameter url: the `.mlmodelc` in the app's bundle, or the result of ``compileModel(at:)``.
  /// - Throws: `MLModelError` for what is no model, and for a kind that is not run here.
  public convenience init(contentsOf url: URL) throws {
    try self.init(contentsOf: url, configuration: MLModelConfiguration())
  }

  /// Loads a compiled model.
  ///
  /// - Parameters:
  ///   - url: the `.mlmodelc`.
  ///   - configuration: how it is loaded.
  /// - Throws: `MLModelError` for what is no model, and for a kind that is not run here.
  public init(contentsOf url: URL, configuration: MLModelConfiguration) throws {
    let file = url.appendingPathComponent(Self.fileInFolder)
    guard let data = try? Data(contentsOf: file) else {
      throw MLModelError(
        .io, "There is no compiled model at \(url.path); a .mlmodel is compiled by MLModel.compileModel(at:)."
      )
    }
    do throws(ModelFileError) {
      specification = try ModelSpecification(data)
    } catch {
      throw MLModelError(.io, "\(url.lastPathComponent): \(error)")
    }
    if let kind = specification.unsupportedKind {
      throw MLModelError(.generic, "\(url.lastPathComponent): \(kind) are not run by Curbcut.")
    }
    modelDescription = MLModelDescription(specification)
    self.configuration = configuration
    super.init()
  }

  /// Loads a compiled model, and calls a handler on another thread.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration(),
    completionHandler handler: @escaping @Sendable (Result<MLModel, any Error>) -> Void
  ) {
    let result = Result { try MLModel(contentsOf: url, configuration: configuration) }
    DispatchQueue.global().async { handler(result) }
  }

  /// Loads a compiled model.
  open class func load(
    contentsOf url: URL, configuration: MLModelConfiguration = MLModelConfiguration()
  ) async throws -> MLModel { try MLModel(contentsOf: url, configuration: configuration) }

  /// Compiles a model into a folder for temporary files.
  ///
  /// - Parameter modelURL: a `.mlmodel`.
  /// - Returns: the `.mlmodelc`.
  /// - Throws: `MLModelError` for what is no model.
  open class func compileModel(at modelURL: URL) throws -> URL {
    guard let data = try? Data(contentsOf: modelURL) else {
      throw MLModelError(.io, "The model \(modelURL.path) cannot be read.")
    }
    do throws(ModelFileError) {
      _ = try ModelSpecification(data)
    } catch {
      throw MLModelError(.io, "\(modelURL.lastPathComponent): \(error)")
    }
    let name = modelURL.deletingPathExtension().lastPathComponent
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString)/\(name).mlmodelc")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try data.write(to: folder.appendingPathComponent(fileInFolder))
    return folder
  }

  /// Compiles a model into a folder for temporary files.
  open class func compileModel(at modelURL: URL) async throws -> URL {
    func compiled() throws -> URL { try compileModel(at: modelURL) }
    return try compiled()
  }

  // MARK: Predictions

  /// The outputs for inputs.
  ///
  /// - Throws: `MLModelError` when a feature is missing or of another type.
  open func prediction(from input: any MLFeatureProvider) throws -> any MLFeatureProvider {
    var features: [String: MLFeatureValue] = [:]
    for name in input.featureNames { features[name] = input.featureValue(for: name) }
    return MLDictionaryFeatureProvider(values: try specification.prediction(features))
  }

  /// The outputs for inputs.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions
  ) throws -> any MLFeatureProvider { try prediction(from: input) }

  /// The outputs for inputs.
  open func prediction(
    from input: any MLFeatureProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) async throws -> any MLFeatureProvider {
    func predicted() throws -> any MLFeatureProvider { try prediction(from: input) }
    return try predicted()
  }

  /// The outputs for several inputs.
  open func predictions(
    from inputBatch: any MLBatchProvider, options: MLPredictionOptions = MLPredictionOptions()
  ) throws -> any MLBatchProvider {
    MLArrayBatchProvider(
      array: try (0..<inputBatch.count).map { try prediction(from: inputBatch.features(at: $0)) })
  }
}
