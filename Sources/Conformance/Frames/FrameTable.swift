import CurbcutUIKit
import Foundation

/// A table with the rows of a trial.
final class FrameTable: UITableViewController {
  private struct Row {
    var style: UITableViewCell.CellStyle
    var text, detail, label: String?
    var fontSize, detailFontSize: CGFloat?
    var hasContent, hasSwitch, hasDisclosure: Bool
    var contents: [CaseReader]
    var constraints: [String]
    var margins: CGFloat?
    var path: String
  }

  private struct Section {
    var header, footer: String?
    var rows: [Row]
  }

  private let sections: [Section]
  private var problem: (any Error)?

  init(_ reader: CaseReader) throws {
    var reader = reader
    let style =
      try reader.choice(
        "style", ["plain": UITableView.Style.plain, "grouped": .grouped, "insetGrouped": .insetGrouped])
      ?? .plain
    sections = try (reader.objects("sections") ?? []).map { section in
      var section = section
      let made = Section(
        header: try section.string("header"), footer: try section.string("footer"),
        rows: try (section.objects("rows") ?? []).map(Self.row))
      try section.finish()
      return made
    }
    try reader.finish()
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  private static func row(_ reader: CaseReader) throws -> Row {
    var reader = reader
    let row = Row(
      style: try reader.choice(
        "style", ["default": .default, "value1": .value1, "value2": .value2, "subtitle": .subtitle])
        ?? .default,
      text: try reader.string("text"), detail: try reader.string("detail"),
      label: try reader.string("label"),
      fontSize: try reader.number("fontSize").map { CGFloat($0) },
      detailFontSize: try reader.number("detailFontSize").map { CGFloat($0) },
      hasContent: try reader.bool("hasContentConfiguration") ?? false,
      hasSwitch: try reader.bool("hasSwitch") ?? false,
      hasDisclosure: try reader.bool("hasDisclosureIndicator") ?? false,
      contents: try reader.objects("contents") ?? [],
      constraints: try reader.strings("constraints") ?? [],
      margins: try reader.number("margins").map { CGFloat($0) }, path: reader.path)
    try reader.finish()
    return row
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    sections[section].footer
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let row = sections[indexPath.section].rows[indexPath.row]
    let cell = UITableViewCell(style: row.style, reuseIdentifier: nil)
    if row.hasContent {
      var content = cell.defaultContentConfiguration()
      content.text = row.text
      content.secondaryText = row.detail
      cell.contentConfiguration = content
    } else if row.contents.isEmpty {
      cell.textLabel?.text = row.text
      cell.detailTextLabel?.text = row.detail
      if let size = row.fontSize { cell.textLabel?.font = .systemFont(ofSize: size) }
      if let size = row.detailFontSize { cell.detailTextLabel?.font = .systemFont(ofSize: size) }
    }
    if row.hasSwitch { cell.accessoryView = UISwitch() }
    if row.hasDisclosure { cell.accessoryType = .disclosureIndicator }
    cell.accessibilityLabel = row.label
    if let margins = row.margins {
      cell.layoutMargins = UIEdgeInsets(top: 8, left: margins, bottom: 8, right: margins)
    }
    fill(cell, with: row)
    return cell
  }

  /// Adds the views of a row; a wrong one is left out, which the comparison shows.
  private func fill(_ cell: UITableViewCell, with row: Row) {
    do {
      for child in row.contents { cell.contentView.addSubview(try TrialView.make(child)) }
      for text in row.constraints {
        try TrialConstraint(text, path: row.path).activate(in: cell.contentView)
      }
    } catch {
      problem = error
    }
  }
}

/// A collection view with a list layout and the cells of a trial.
@MainActor
enum FrameList {
  static func make(_ reader: CaseReader) throws -> UIViewController {
    var reader = reader
    var configuration = UICollectionLayoutListConfiguration(
      appearance: try reader.choice(
        "appearance", ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]) ?? .plain)
    let sections = try (reader.objects("sections") ?? []).map { section in
      var section = section
      let made = FrameListController.Section(
        header: try section.string("header"), cells: try section.strings("cells") ?? [])
      try section.finish()
      return made
    }
    try reader.finish()
    if sections.contains(where: { $0.header != nil }) { configuration.headerMode = .supplementary }
    return FrameListController(sections, configuration)
  }
}

private final class FrameListController: UICollectionViewController {
  struct Section {
    var header: String?
    var cells: [String]
  }

  private let sections: [Section]

  init(_ sections: [Section], _ configuration: UICollectionLayoutListConfiguration) {
    self.sections = sections
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "cell")
    collectionView.register(
      UICollectionViewListCell.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  {
    sections[section].cells.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fill(
      collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath),
      sections[indexPath.section].cells[indexPath.item])
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    guard let cell = view as? UICollectionViewListCell else { return view }
    return fill(cell, sections[indexPath.section].header ?? "")
  }

  private func fill<Cell: UICollectionViewCell>(_ cell: Cell, _ text: String) -> Cell {
    var content = UIListContentConfiguration.cell()
    content.text = text
    cell.contentConfiguration = content
    cell.accessibilityLabel = text
    return cell
  }
}
