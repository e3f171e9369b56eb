import CurbcutFoundation
import Testing

@testable import CurbcutCoreML

@Suite("Models of Core ML")
struct ModelTests {
  private func prediction(_ bytes: [UInt8], _ inputs: [String: Any]) throws -> [String: MLFeatureValue] {
    try ModelSpecification(Data(bytes)).prediction(MLDictionaryFeatureProvider(dictionary: inputs).dictionary)
  }

  private func loaded(_ bytes: [UInt8], named name: String = "Model") throws -> MLModel {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("\(name).mlmodel")
    try Data(bytes).write(to: file)
    let compiled = try MLModel.compileModel(at: file)
    defer { try? FileManager.default.removeItem(at: compiled.deletingLastPathComponent()) }
    return try MLModel(contentsOf: compiled)
  }

  @Test func aPipelineOfALinearModelPredicts() throws {
    let model = try loaded(ModelWriter.sleep)
    let input = try MLDictionaryFeatureProvider(dictionary: [
      "wake": 25200.0, "estimatedSleep": 8.0, "coffee": 2,
    ])
    let output = try model.prediction(from: input)
    #expect(output.featureNames == ["actualSleep"])
    // 25 200 · 0.5 + 8 · 3600 + 2 · 600 − 100
    #expect(output.featureValue(for: "actualSleep")?.doubleValue == 42_500)
    #expect(model.modelDescription.predictedFeatureName == "actualSleep")
    #expect(model.modelDescription.inputDescriptionsByName["coffee"]?.type == .int64)
    #expect(model.modelDescription.metadata[.author] as? String == "The author")
    let batch = try model.predictions(from: MLArrayBatchProvider(array: [input, input]))
    #expect(batch.count == 2 && batch.features(at: 1).featureValue(for: "actualSleep")?.doubleValue == 42500)
  }

  @Test func aMissingFeatureIsAnError() throws {
    let model = try loaded(ModelWriter.sleep)
    let error = #expect(throws: MLModelError.self) {
      try model.prediction(from: MLDictionaryFeatureProvider(dictionary: ["wake": 1.0, "coffee": 1]))
    }
    #expect(error?.code == .featureType && error?.localizedDescription.contains("estimatedSleep") == true)
    let other = #expect(throws: MLModelError.self) {
      try model.prediction(
        from: MLDictionaryFeatureProvider(dictionary: ["wake": "1", "coffee": 1, "estimatedSleep": 1]))
    }
    #expect(other?.code == .featureType && (other as NSError?)?.domain == "com.apple.CoreML")
  }

  @Test func neuralNetworksAreNotRun() throws {
    for (kind, name) in [(500, "neural networks"), (502, "ML programs"), (401, "support vector classifiers")]
    {
      let bytes = ModelWriter.model(kind, inputs: [("a", .array, 3)], outputs: [("b", .array, 3)]) { _ in }
      let error = #expect(throws: MLModelError.self) { try loaded(bytes) }
      #expect(error?.code == .generic && error?.localizedDescription.contains("\(name) are not run") == true)
      let pipeline = ModelWriter.model(202, inputs: [("a", .array, 3)], outputs: [("b", .array, 3)]) {
        $0.bytes(1, bytes)
      }
      #expect(throws: MLModelError.self) { try loaded(pipeline) }
    }
    #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/no/Model.mlmodelc")) }
  }

  @Test(arguments: [(Int64(0), 0.8175744761936437), (1, 0.9331927987311419)])
  func aLinearClassifierOfTwoTellsTheShareOfTheSecond(link: Int64, share: Double) throws {
    let bytes = ModelWriter.model(
      400, inputs: [("x", .double, 0), ("y", .double, 0)],
      outputs: [("label", .string, 0), ("all", .dictionary, 0)],
      predicts: "label", shares: "all"
    ) { body in
      body.message(1) { $0.doubles(1, [1, -1]) }
      body.doubles(2, [0.5])
      body.integer(3, link)
      body.message(100) {
        $0.text(1, "no"); $0.text(1, "yes")
      }
    }
    let result = try prediction(bytes, ["x": 2.0, "y": 1.0])
    #expect(result["label"]?.stringValue == "yes")
    let found = try #require(result["all"]?.dictionaryValue["yes"]?.doubleValue)
    #expect(abs(found - share) < 1e-12)
    #expect(try prediction(bytes, ["x": 0.0, "y": 1.0])["label"]?.stringValue == "no")
  }

  @Test func theFirstOfSeveralClassesIsTheReference() throws {
    let whole = 1 + exp(1.0) + exp(2.0)
    let shares = [1 / whole, exp(1.0) / whole]
    let bytes = ModelWriter.model(
      400, inputs: [("x", .double, 0)], outputs: [("label", .int64, 0), ("all", .dictionary, 0)],
      predicts: "label",
      shares: "all"
    ) { body in
      body.message(1) { $0.doubles(1, [1]) }
      body.message(1) { $0.doubles(1, [2]) }
      body.doubles(2, [0, 0])
      body.integer(4, 0)
      body.message(101) { list in for label in [7, 8, 9] { list.integer(1, Int64(label)) } }
    }
    let result = try prediction(bytes, ["x": 1.0])
    #expect(result["label"]?.int64Value == 9)
    let all = try #require(result["all"]?.dictionaryValue)
    #expect(abs((all[Int64(7)]?.doubleValue ?? 0) - shares[0]) < 1e-12)
    #expect(abs((all[Int64(8)]?.doubleValue ?? 0) - shares[1]) < 1e-12)
  }

  /// Two trees: x ≤ 1 → 10 or 20; y > 5 → 1 or (z = 3 → 2 or 3).
  private func trees(_ kind: Int, missingIsTrue: Bool = false) -> [UInt8] {
    ModelWriter.model(
      kind, inputs: [("x", .double, 0), ("y", .double, 0), ("z", .double, 0)], outputs: [("sum", .double, 0)],
      predicts: "sum"
    ) { body in
      body.message(1) { trees in
        func branch(
          _ tree: Int64, _ node: Int64, _ behavior: Int64, _ feature: Int64, _ value: Double, _ yes: Int64,
          _ no: Int64
        ) {
          trees.message(1) { written in
            for (field, value) in [(1, tree), (2, node), (3, behavior), (10, feature), (12, yes), (13, no)] {
              written.integer(field, value)
            }
            written.double(11, value)
            written.integer(14, missingIsTrue ? 1 : 0)
          }
        }
        func leaf(_ tree: Int64, _ node: Int64, _ value: Double) {
          trees.message(1) { written in
            for (field, value) in [(1, tree), (2, node), (3, 6)] { written.integer(field, value) }
            written.message(20) { $0.double(2, value) }
          }
        }
        branch(0, 0, 0, 0, 1, 1, 2)
        leaf(0, 1, 10)
        leaf(0, 2, 20)
        // The root need not come first.
        leaf(1, 1, 1)
        branch(1, 0, 3, 1, 5, 1, 2)
        branch(1, 2, 4, 2, 3, 3, 4)
        leaf(1, 3, 2)
        leaf(1, 4, 3)
        trees.integer(2, 1)
        trees.doubles(3, [100])
      }
    }
  }

  @Test(arguments: [
    (1.0, 6.0, 0.0, 111.0), (1.5, 6, 0, 121), (0, 5, 3, 112), (2, 0, 4, 123), (.nan, 6, 0, 121),
  ])
  func leavesOfTreesAddUp(x: Double, y: Double, z: Double, sum: Double) throws {
    #expect(try prediction(trees(302), ["x": x, "y": y, "z": z])["sum"]?.doubleValue == sum)
    if x.isNaN {
      let other = try prediction(trees(302, missingIsTrue: true), ["x": x, "y": y, "z": z])
      #expect(other["sum"]?.doubleValue == 111)
    }
  }

  @Test func aCircleOfBranchesIsDamage() {
    let bytes = ModelWriter.model(302, inputs: [("x", .double, 0)], outputs: [("y", .double, 0)]) { body in
      body.message(1) { trees in
        for node in [Int64(0), 1] {
          trees.message(1) { written in
            for (field, value) in [(2, node), (12, 1 - node), (13, node)] { written.integer(field, value) }
          }
        }
        trees.integer(2, 1)
      }
    }
    #expect(throws: ModelFileError.self) { try ModelSpecification(Data(bytes)) }
    #expect(throws: ModelFileError.self) {
      try ModelSpecification(
        Data(
          ModelWriter.model(302, inputs: [("x", .double, 0)], outputs: [("y", .double, 0)]) { body in
            body.message(1) { trees in
              trees.message(1) { written in
                written.integer(12, 5)
                written.integer(13, 6)
              }
            }
          }))
    }
  }

  // MARK: Preparing features

  @Test func featuresArePrepared() throws {
    func one(_ kind: Int, _ from: ModelWriter.Kind, _ value: Any, _ body: (inout ModelWriter) -> Void) throws
      -> MLFeatureValue
    {
      let bytes = ModelWriter.model(kind, inputs: [("in", from, 0)], outputs: [("out", .array, 0)], body)
      return try #require(try prediction(bytes, ["in": value])["out"])
    }
    let vector = try MLMultiArray([3.0, -4.0])
    let categories: (inout ModelWriter) -> Void = { body in
      body.message(1) { list in for name in ["a", "b", "c"] { list.text(1, name) } }
    }
    #expect(try one(600, .string, "b", categories).multiArrayValue?.numbers == [0, 1, 0])
    #expect(throws: MLModelError.self) { try one(600, .string, "x", categories) }
    let lenient = try one(600, .string, "x") { body in
      categories(&body)
      body.integer(11, 1)
    }
    #expect(lenient.multiArrayValue?.numbers == [0, 0, 0])
    #expect(
      try one(603, .dictionary, ["c": 2, "a": 0.5, "x": 9] as [AnyHashable: NSNumber], categories)
        .multiArrayValue?.numbers == [0.5, 0, 2])
    let scaled = try one(604, .array, vector) { body in
      body.doubles(1, [1, 2])
      body.doubles(2, [10])
    }
    #expect(scaled.multiArrayValue?.numbers == [40, -20])
    for (norm, expected) in [(0, [0.75, -1]), (1, [3 / 7.0, -4 / 7.0]), (2, [0.6, -0.8])]
      as [(Int64, [Double])]
    {
      #expect(try one(607, .array, vector) { $0.integer(1, norm) }.multiArrayValue?.numbers == expected)
    }
    let filled = try one(601, .array, try MLMultiArray([1.0, .nan])) { $0.double(1, 7) }
    #expect(filled.multiArrayValue?.numbers == [1, 7])
    let replaced = try one(601, .array, try MLMultiArray([1.0, -1.0])) { body in
      body.message(4) { $0.doubles(1, [5, 6]) }
      body.double(11, -1)
    }
    #expect(replaced.multiArrayValue?.numbers == [1, 6])
    #expect(try one(900, .array, vector) { _ in }.multiArrayValue === vector)
    #expect(try one(609, .array, vector) { $0.integer(1, 1) }.multiArrayValue?.numbers == [-4])
    let mapped = try one(606, .string, "b") { body in
      body.message(1) { map in
        map.message(1) { entry in
          entry.text(1, "b")
          entry.integer(2, 5)
        }
      }
    }
    #expect(mapped.int64Value == 5)
  }

  @Test func arraysHaveShapes() throws {
    let array = try MLMultiArray(shape: [2, 3], dataType: .float16)
    array[[1, 2]] = 0.1
    array[0] = 70000
    #expect(array.count == 6 && array.strides == [3, 1] && array[5].doubleValue == 0.0999755859375)
    #expect(array[[0, 0]].doubleValue == .infinity)
    #expect(throws: MLModelError.self) {
      try MLMultiArray(shape: [NSNumber(value: 1 << 40), NSNumber(value: 1 << 40)], dataType: .double)
    }
    #expect(throws: MLModelError.self) {
      try MLFeatureValue(dictionary: [1: 2, "a": 3] as [AnyHashable: NSNumber])
    }
  }

  // MARK: Damage

  @Test func noBytesMakeTheReaderFail() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var read = 0
    for _ in 0..<4000 {
      var bytes = random(2) == 0 ? ModelWriter.sleep : trees(302)
      for _ in 0...random(4) {
        switch random(4) {
        case 0: bytes[random(bytes.count)] = UInt8(random(256))
        case 1: bytes.removeLast(random(bytes.count))
        case 2: bytes.insert(UInt8(random(256)), at: random(bytes.count))
        default: bytes.swapAt(random(bytes.count), random(bytes.count))
        }
        if bytes.isEmpty { bytes = [0] }
      }
      guard let model = try? ModelSpecification(Data(bytes)) else { continue }
      read += 1
      var inputs: [String: MLFeatureValue] = [:]
      for input in model.inputs { inputs[input.name] = MLFeatureValue(double: Double(random(100))) }
      _ = try? model.prediction(inputs)
    }
    #expect(read > 100, "seed \(seed)")
  }
}
