import AccessibilityTree

/// Tests which containers are a single stop in grouped navigation.
struct GroupCollapseCases {
  private var rows: [(kind: ElementContainer.Kind?, name: String, label: String?, collapses: Bool)] = []

  init(_ reader: CaseReader) throws {
    var reader = reader
    for key in ["about", "notes"] { _ = try reader.string(key) }
    guard try reader.strings("columns") == ["containerType", "label", "collapses"] else {
      throw CaseError(
        path: reader.place("columns"), problem: "expected containerType, label, collapses")
    }
    let kinds: [String: ElementContainer.Kind?] = [
      "none": Optional<ElementContainer.Kind>.none, "dataTable": .dataTable, "list": .list,
      "landmark": .landmark,
      "semanticGroup": .semanticGroup,
    ]
    for (index, row) in (try reader.list("rows") ?? []).enumerated() {
      let path = reader.place("rows[\(index)]")
      guard case .list(let parts) = row, parts.count == 3, case .string(let type) = parts[0],
        let kind = kinds[type], case .bool(let collapses) = parts[2]
      else { throw CaseError(path: path, problem: "expected [containerType, label, collapses]") }
      var label: String?
      if case .string(let text) = parts[1] { label = text }
      rows.append((kind, "\(type) \(label.map { "labelled \($0)" } ?? "without label")", label, collapses))
    }
    try reader.finish()
  }

  func run() -> [CaseFinding] {
    rows.map { row in
      let found =
        row.kind.map {
          ElementContainer(kind: $0, label: row.label.map { AccessibilityText($0) })
            .isOneStopInGroupedNavigation
        } ?? false
      var comparison = CaseComparison()
      comparison.compare("is one stop", row.collapses, found)
      return CaseFinding(section: "groupCollapse", name: row.name, comparison: comparison)
    }
  }
}
