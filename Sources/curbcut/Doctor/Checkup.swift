/// What `curbcut doctor` found, as sentences that read well aloud.
struct Checkup {
  struct Row {
    var need: Need
    var finding: Need.Finding
  }

  var rows: [Row]

  init(_ needs: [Need]) {
    rows = needs.map { Row(need: $0, finding: $0.check()) }
  }

  private var missing: [Need] {
    rows.compactMap { row in
      if case .missing = row.finding { row.need } else { nil }
    }
  }

  var isHealthy: Bool { missing.isEmpty }

  /// One command that installs everything missing that Debian packages; nil when there is nothing.
  var remedy: String? {
    var packages: [String] = []
    for package in missing.flatMap(\.packages) where !packages.contains(package) { packages.append(package) }
    return packages.isEmpty ? nil : "sudo apt-get install \(packages.joined(separator: " "))"
  }

  var text: String {
    var lines = rows.flatMap { row -> [String] in
      switch row.finding {
      case .found(let detail): return ["ok       \(row.need.name): \(detail)"]
      case .missing(let reason):
        let advice = row.need.advice.map { ["         \($0)"] } ?? []
        return ["missing  \(row.need.name): \(reason). Needed for \(row.need.use)."] + advice
      }
    }
    lines.append("")
    if isHealthy {
      lines.append("Nothing is missing.")
    } else {
      lines.append("\(missing.count) of \(rows.count) are missing.")
      if let remedy { lines.append("To install: \(remedy)") }
    }
    return lines.joined(separator: "\n")
  }
}
