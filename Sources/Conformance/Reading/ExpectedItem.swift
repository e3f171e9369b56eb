import AccessibilityTree

/// A member of an expected tree: an element by index, or a container with members.
struct ExpectedItem {
  var element: Int?
  var attributes: [String: String] = [:]
  var children: [ExpectedItem] = []

  init(_ value: JSONValue, path: String, depth: Int = 0) throws {
    if case .number(let number) = value, let index = Int(exactly: number) {
      element = index
      return
    }
    guard depth < CaseNode.deepest else { throw CaseError(path: path, problem: "nested too deeply") }
    var reader = try CaseReader(value, path: path)
    attributes["type"] = try reader.required("type")
    for key in ["label", "value", "identifier"] { attributes[key] = try reader.string(key) }
    for key in ["rows", "columns"] { attributes[key] = try reader.int(key).map(String.init) }
    children = try (reader.list("children") ?? []).enumerated().map {
      try ExpectedItem($1, path: "\(path).children[\($0)]", depth: depth + 1)
    }
    try reader.finish()
  }

  init(_ item: ElementTree.Item, in tree: ElementTree) {
    switch item {
    case .element(let index): element = index
    case .container(let index):
      let container = tree.containers[index]
      attributes["type"] = container.kind.rawValue
      attributes["label"] = container.label?.string
      attributes["value"] = container.value?.string
      attributes["identifier"] = container.identifier
      attributes["rows"] = container.rowCount.map(String.init)
      attributes["columns"] = container.columnCount.map(String.init)
      children = container.children.map { ExpectedItem($0, in: tree) }
    }
  }

  /// One line for each member, indented by depth.
  ///
  /// - Parameter like: an expectation; attributes that it does not specify are left out.
  func lines(like: ExpectedItem? = nil, indent: String = "") -> [String] {
    if let element { return ["\(indent)element \(element)"] }
    let named = like.map { Set($0.attributes.keys) } ?? Set(attributes.keys)
    let text = attributes.filter { named.contains($0.key) }.sorted { $0.key < $1.key }
      .map { "\($0.key)=\($0.value)" }.joined(separator: " ")
    let inner = children.enumerated().flatMap { index, child in
      let expected = like.flatMap { $0.children.indices.contains(index) ? $0.children[index] : nil }
      return child.lines(like: like == nil ? nil : expected, indent: indent + "  ")
    }
    return [indent + text] + inner
  }
}
