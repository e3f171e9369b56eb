import SwiftSyntax

/// SwiftData's macros.
extension FileScanner {
  /// Whether the file may use SwiftData's macros.
  var usesModels: Bool { imports.contains("SwiftData") }

  /// Records a class marked with `@Model`.
  func note(model node: ClassDeclSyntax) {
    if usesModels, node.attributes.attribute("Model") != nil { sites.models.append(node) }
  }

  /// Records an actor marked with `@ModelActor`, which conforms to the protocol of that name.
  func lower(modelActor node: some DeclGroupSyntax & NamedDeclSyntax) {
    guard usesModels, let attribute = node.attributes.attribute("ModelActor") else { return }
    blank(attribute)
    add(conformance: "CurbcutSwiftData.ModelActor", to: node)
    let access = node.accessPrefix
    let module = "CurbcutSwiftData"
    edits.insert(
      " \(access)nonisolated let modelExecutor: any \(module).ModelExecutor; "
        + "\(access)nonisolated let modelContainer: \(module).ModelContainer; "
        + "\(access)init(modelContainer: \(module).ModelContainer) { "
        + "modelExecutor = \(module).DefaultSerialModelExecutor(modelContext: "
        + "\(module).ModelContext(modelContainer)); self.modelContainer = modelContainer };",
      at: node.memberBlock.leftBrace.bytes.upperBound)
  }

  /// Lowers the models of the file.
  ///
  /// - Parameter names: the names of all models of the module.
  func lowerModels(_ names: Set<String>) {
    for node in sites.models {
      let parent = node.inheritanceClause?.inheritedTypes.first.map { text($0.type) }
      let isModel = parent?.split(separator: ".").last.map { names.contains(String($0)) } ?? false
      ModelClass(node: node, scanner: self, parent: isModel ? parent : nil).lower()
    }
  }

  /// Adds a protocol to those that a type conforms to.
  func add(conformance name: String, to node: some DeclGroupSyntax & NamedDeclSyntax) {
    if let last = node.inheritanceClause?.inheritedTypes.last {
      edits.insert(", \(name)", at: last.type.bytes.upperBound)
    } else {
      edits.insert(": \(name)", at: node.name.bytes.upperBound)
    }
  }
}
