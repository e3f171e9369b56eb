import Foundation

/// The rows of a table from Interface Builder: static cells, or each of its prototypes shown once.
@MainActor
package final class StaticTableContent: NSObject, UITableViewDataSource {
  /// A section of the table.
  package struct Section {
    package var header: String?
    package var footer: String?
    package var cells: [UITableViewCell]
    /// The rows that have a fixed height, in points.
    package var heights: [Int: CGFloat]

    package init(
      header: String? = nil, footer: String? = nil, cells: [UITableViewCell] = [],
      heights: [Int: CGFloat] = [:]
    ) {
      self.header = header
      self.footer = footer
      self.cells = cells
      self.heights = heights
    }
  }

  package var sections: [Section]

  package init(sections: [Section]) {
    self.sections = sections
    super.init()
  }

  func height(ofRowAt path: IndexPath) -> CGFloat? {
    sections.indices.contains(path.section) ? sections[path.section].heights[path.row] : nil
  }

  package func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  package func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].cells.count : 0
  }

  package func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].cells.indices.contains(indexPath.row)
    else { return UITableViewCell(style: .default, reuseIdentifier: nil) }
    return sections[indexPath.section].cells[indexPath.row]
  }

  package func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  package func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  package func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}
