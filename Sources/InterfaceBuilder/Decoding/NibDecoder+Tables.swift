import CurbcutUIKit
import Foundation

extension NibDecoder {
  func readScrollView(_ reader: ElementReader, _ view: UIScrollView) {
    reader.bool("scrollEnabled") { view.isScrollEnabled = $0 }
    reader.bool("pagingEnabled") { view.isPagingEnabled = $0 }
    reader.bool("directionalLockEnabled") { view.isDirectionalLockEnabled = $0 }
    reader.bool("bounces") { view.bounces = $0 }
    reader.bool("bouncesZoom") { view.bouncesZoom = $0 }
    reader.bool("alwaysBounceVertical") { view.alwaysBounceVertical = $0 }
    reader.bool("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = $0 }
    reader.bool("showsHorizontalScrollIndicator") { view.showsHorizontalScrollIndicator = $0 }
    reader.bool("showsVerticalScrollIndicator") { view.showsVerticalScrollIndicator = $0 }
    reader.bool("delaysContentTouches") { view.delaysContentTouches = $0 }
    reader.bool("canCancelContentTouches") { view.canCancelContentTouches = $0 }
    reader.number("minimumZoomScale") { view.minimumZoomScale = $0 > 0 ? $0 : 1 }
    reader.number("maximumZoomScale") { view.maximumZoomScale = $0 > 0 ? $0 : 1 }
    if let insets = reader.insets("contentInset") { view.contentInset = insets }
    if let insets = reader.insets("scrollIndicatorInsets") { view.scrollIndicatorInsets = insets }
    reader.choice(
      "indicatorStyle", ["default": UIScrollView.IndicatorStyle.default, "black": .black, "white": .white]
    ) { view.indicatorStyle = $0 }
    reader.choice("keyboardDismissMode", Self.keyboardDismissal) { view.keyboardDismissMode = $0 }
    reader.choice(
      "contentInsetAdjustmentBehavior",
      [
        "automatic": UIScrollView.ContentInsetAdjustmentBehavior.automatic, "scrollableAxes": .scrollableAxes,
        "never": .never, "always": .always,
      ]
    ) { view.contentInsetAdjustmentBehavior = $0 }
  }

  func readTable(_ reader: ElementReader, _ table: UITableView) {
    reader.choice(
      "style", ["plain": UITableView.Style.plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
    ) { table.adopt(style: $0) }
    reader.color("backgroundColor") { table.backgroundColor = $0 }
    readScrollView(reader, table)
    readTableHeights(reader, table)
    reader.choice(
      "separatorStyle",
      [
        "default": UITableViewCell.SeparatorStyle.singleLine, "none": .none, "singleLine": .singleLine,
        "singleLineEtched": .singleLineEtched,
      ]
    ) { table.separatorStyle = $0 }
    reader.color("separatorColor") { table.separatorColor = $0 }
    if let insets = reader.insets("separatorInset") { table.separatorInset = insets }
    reader.choice(
      "separatorInsetReference",
      [
        "fromCellEdges": UITableView.SeparatorInsetReference.fromCellEdges,
        "fromAutomaticInsets": .fromAutomaticInsets,
      ]
    ) { table.separatorInsetReference = $0 }
    reader.color("sectionIndexColor") { table.sectionIndexColor = $0 }
    reader.color("sectionIndexBackgroundColor") { table.sectionIndexBackgroundColor = $0 }
    reader.color("sectionIndexTrackingBackgroundColor") { table.sectionIndexTrackingBackgroundColor = $0 }
    reader.integer("sectionIndexMinimumDisplayRowCount") { table.sectionIndexMinimumDisplayRowCount = $0 }
    reader.bool("allowsSelection") { table.allowsSelection = $0 }
    reader.bool("allowsMultipleSelection") { table.allowsMultipleSelection = $0 }
    reader.bool("allowsSelectionDuringEditing") { table.allowsSelectionDuringEditing = $0 }
    reader.bool("allowsMultipleSelectionDuringEditing") { table.allowsMultipleSelectionDuringEditing = $0 }
    reader.bool("prefetchingEnabled") { table.isPrefetchingEnabled = $0 }
    if let header = reader.child(key: "tableHeaderView") { table.tableHeaderView = view(header) }
    if let footer = reader.child(key: "tableFooterView") { table.tableFooterView = view(footer) }
    // A table whose content mode was changed keeps the content of the other mode, which is not shown.
    let prototypes = reader.child("prototypes")
    let sections = reader.child("sections")
    if let prototypes, reader.string("dataMode") != "static" {
      readPrototypes(prototypes.children, table)
    } else if let sections {
      table.staticContent = StaticTableContent(sections: sections.children.map(section))
    }
  }

  private func readTableHeights(_ reader: ElementReader, _ table: UITableView) {
    // -1 means automatic, as in UITableView.automaticDimension.
    reader.number("rowHeight") { table.rowHeight = Self.height($0) }
    reader.number("estimatedRowHeight") { table.estimatedRowHeight = Self.height($0) }
    reader.number("sectionHeaderHeight") { table.sectionHeaderHeight = Self.height($0) }
    reader.number("sectionFooterHeight") { table.sectionFooterHeight = Self.height($0) }
    reader.number("estimatedSectionHeaderHeight") { table.estimatedSectionHeaderHeight = Self.height($0) }
    reader.number("estimatedSectionFooterHeight") { table.estimatedSectionFooterHeight = Self.height($0) }
    reader.number("sectionHeaderTopPadding") { table.sectionHeaderTopPadding = Self.height($0) }
  }

  private static func height(_ value: CGFloat) -> CGFloat {
    value < 0 ? UITableView.automaticDimension : value
  }

  // MARK: Static cells

  private func section(_ element: IBElement) -> StaticTableContent.Section {
    let reader = document.reader(element)
    defer { reader.finish() }
    var section = StaticTableContent.Section(
      header: reader.text("headerTitle"), footer: reader.text("footerTitle"))
    for cells in reader.children("cells") {
      for element in cells.children {
        guard let cell = view(element) as? UITableViewCell else { continue }
        if let height = rowHeight(element) { section.heights[section.cells.count] = height }
        section.cells.append(cell)
      }
    }
    return section
  }

  private func rowHeight(_ element: IBElement) -> CGFloat? {
    element["rowHeight"].flatMap(ElementReader.number).flatMap { $0 > 0 ? $0 : nil }
  }

  // MARK: Prototypes

  /// Registers each prototype for reuse, and shows it once as long as no data source supplies rows.
  private func readPrototypes(_ elements: [IBElement], _ table: UITableView) {
    var shown = StaticTableContent.Section()
    for element in elements {
      if let identifier = element["reuseIdentifier"] {
        table.register(reusable(element), forCellReuseIdentifier: identifier)
      }
      guard showsPrototypes, let cell = prototype(element) as? UITableViewCell else { continue }
      if let height = rowHeight(element) { shown.heights[shown.cells.count] = height }
      shown.cells.append(cell)
    }
    if !shown.cells.isEmpty { table.staticContent = StaticTableContent(sections: [shown]) }
  }

  /// Whether prototypes are shown in place of the rows that code would supply, because the code is not available.
  var showsPrototypes: Bool {
    guard document.options.runsCode else { return true }
    let owner = ownerIDs.lazy.compactMap { self.document.file.elements[$0] }.first
    guard let owner, owner["customClass"] != nil else { return false }
    return document.customClass(of: owner) == nil
  }

  /// Creates a view from a prototype, with new objects for everything in it.
  func prototype(_ element: IBElement) -> UIView {
    let decoder = NibDecoder(document, outer: self)
    decoder.isPrototype = true
    let view = decoder.view(element)
    decoder.finish()
    return view
  }

  /// A nib that creates a view from a prototype each time. It refers weakly to the owner, and not to the scene's
  /// decoder,
  /// since the table that keeps it is part of the scene.
  func reusable(_ element: IBElement) -> UINib {
    UINib { [document, weak owner, ownerIDs] _ in
      let decoder = NibDecoder(document)
      decoder.owner = owner
      decoder.ownerIDs = ownerIDs
      decoder.toleratesMissing = true
      let view = decoder.view(element)
      decoder.finish()
      return [view]
    }
  }

  // MARK: Cells

  func readCell(_ reader: ElementReader, _ cell: UITableViewCell) {
    cell.adopt(reuseIdentifier: reader.string("reuseIdentifier"))
    if let content = reader.child(key: "contentView") { readContentView(content, of: cell) }
    reader.choice("style", Self.cellStyles) { style in
      cell.adopt(
        style: style, textLabel: label(reader, "textLabel"),
        detailTextLabel: label(reader, "detailTextLabel"),
        imageView: reader.string("imageView").flatMap(object) as? UIImageView)
    }
    reader.note("textLabel", "detailTextLabel", "imageView", "rowHeight")
    reader.choice("accessoryType", Self.accessories) { cell.accessoryType = $0 }
    reader.choice("editingAccessoryType", Self.accessories) { cell.editingAccessoryType = $0 }
    reader.choice("selectionStyle", Self.selectionStyles) { cell.selectionStyle = $0 }
    reader.integer("indentationLevel") { cell.indentationLevel = $0 }
    reader.number("indentationWidth") { cell.indentationWidth = $0 }
    reader.bool("shouldIndentWhileEditing") { cell.shouldIndentWhileEditing = $0 }
    reader.bool("showsReorderControl") { cell.showsReorderControl = $0 }
    if let insets = reader.insets("separatorInset") { cell.separatorInset = insets }
    // Cells always hide the normal accessory while they are edited.
    reader.note("hidesAccessoryWhenEditing")
    if let configuration = reader.child(key: "contentConfiguration", names: ["listContentConfiguration"]) {
      cell.contentConfiguration = contentConfiguration(configuration, cell, id: reader.id)
    }
  }

  private func label(_ reader: ElementReader, _ name: String) -> UILabel? {
    let label = reader.string(name).flatMap(object) as? UILabel
    // The labels of built-in styles never take touches from their cell.
    label?.isUserInteractionEnabled = false
    return label
  }

  private func readContentView(_ element: IBElement, of cell: UITableViewCell) {
    guard element.name == "tableViewCellContentView" else {
      fill(cell.contentView, from: element, kind: nil)
      return
    }
    let view = UITableViewCellContentView(frame: .zero)
    fill(view, from: element, kind: nil)
    cell.adopt(contentView: view)
  }

  private func contentConfiguration(
    _ element: IBElement, _ cell: UITableViewCell, id: String?
  ) -> UIListContentConfiguration {
    let reader = document.reader(element)
    defer { reader.finish() }
    var configuration = UIListContentConfiguration.cell()
    if reader.string("style") == "subtitleCell" { configuration = .subtitleCell() }
    if element["style"] == "valueCell" { configuration = .valueCell() }
    reader.text("text", property: "contentConfiguration.text", of: id) { configuration.text = $0 }
    reader.text("secondaryText", property: "contentConfiguration.secondaryText", of: id) {
      configuration.secondaryText = $0
    }
    reader.image("image") { configuration.image = $0 }
    reader.number("imageToTextPadding") { configuration.imageToTextPadding = $0 }
    reader.number("textToSecondaryTextVerticalPadding") {
      configuration.textToSecondaryTextVerticalPadding = $0
    }
    reader.number("textToSecondaryTextHorizontalPadding") {
      configuration.textToSecondaryTextHorizontalPadding = $0
    }
    reader.bool("prefersSideBySideTextAndSecondaryText") {
      configuration.prefersSideBySideTextAndSecondaryText = $0
    }
    if let insets = reader.directionalInsets("directionalLayoutMargins") {
      configuration.directionalLayoutMargins = insets
    }
    return configuration
  }

  private static let keyboardDismissal: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "interactive": .interactive,
    "onDragWithAccessory": .onDragWithAccessory, "interactiveWithAccessory": .interactiveWithAccessory,
  ]

  private static let cellStyles: [String: UITableViewCell.CellStyle] = [
    "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
    "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
  ]

  private static let accessories: [String: UITableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark, "detailButton": .detailButton,
  ]

  private static let selectionStyles: [String: UITableViewCell.SelectionStyle] = [
    "none": .none, "blue": .blue, "gray": .gray, "default": .default,
  ]
}
