import Foundation

/// The list of tabs beside the content of a tab bar controller.
///
/// Follows <https://developer.apple.com/documentation/uikit/elevating-your-ipad-app-with-a-tab-bar-and-sidebar>.
final class TabSidebarController: UIViewController, UICollectionViewDelegate {
  private var rows: [AnyHashable: TabSidebarRow] = [:]
  private var sections: [[AnyHashable]] = []
  private var source: UICollectionViewDiffableDataSource<Int, AnyHashable>?
  private let list = TabSidebarController.makeList()
  private let close: () -> Void
  /// What the app puts above and below the tabs.
  private let header = TabSidebarPart()
  private let footer = TabSidebarPart()
  private let bottom = TabSidebarPart()

  /// - Parameter close: hides the sidebar.
  init(close: @escaping () -> Void) {
    self.close = close
    super.init(nibName: nil, bundle: nil)
    navigationItem.leftBarButtonItem = Self.toggle(close)
  }

  required init?(coder: NSCoder) { nil }

  /// A button that shows or hides the sidebar.
  private static func toggle(_ action: @escaping () -> Void) -> UIBarButtonItem {
    let item = UIBarButtonItem(primaryAction: UIAction { _ in action() })
    item.image = UIImage(systemName: "sidebar.leading")
    item.accessibilityLabel = SystemWord.sidebar.text
    return item
  }

  private static func makeList() -> UICollectionView {
    let layout = UICollectionViewCompositionalLayout { section, environment in
      var list = UICollectionLayoutListConfiguration(appearance: .sidebar)
      list.backgroundColor = .clear
      return NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
    }
    return UICollectionView(frame: .zero, collectionViewLayout: layout)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .clear
    list.backgroundColor = .clear
    list.contentInsetAdjustmentBehavior = .always
    list.delegate = self
    for part in [header, list, footer, bottom] as [UIView] { view.addSubview(part) }
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, AnyHashable> {
      [weak self] cell, _, id in
      if let row = self?.rows[id] { Self.fill(cell, with: row) }
    }
    source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, id in
      list.dequeueConfiguredReusableCell(using: cells, for: path, item: id)
    }
    apply()
  }

  private static func fill(_ cell: UICollectionViewListCell, with row: TabSidebarRow) {
    var content = row.isGroup ? UIListContentConfiguration.sidebarHeader() : .sidebarSubtitleCell()
    content.text = row.item.title
    content.secondaryText = row.subtitle
    if !row.isGroup { content.image = row.item.image }
    cell.contentConfiguration = content
    var accessories: [UICellAccessory] = []
    if let badge = row.item.badgeValue { accessories.append(.label(text: badge)) }
    if row.isGroup {
      accessories.append(.outlineDisclosure(options: .init(style: row.choose == nil ? .header : .cell)))
    }
    cell.accessories = accessories
    cell.accessibilityIdentifier = row.item.accessibilityIdentifier
    cell.accessibilityLabel = row.item.accessibilityStorage?.label
    if row.isGroup { cell.accessibilityTraits = .header }
    cell.isUserInteractionEnabled = row.item.isEnabled
  }

  // MARK: Rows

  /// Shows rows: each group is a section of its own, which is expanded until a person collapses it.
  func show(_ new: [TabSidebarRow]) {
    var all: [AnyHashable: TabSidebarRow] = [:]
    var sections: [[AnyHashable]] = []
    var isLoose = false
    for row in new {
      all[row.id] = row
      for child in row.children { all[child.id] = child }
      if row.isGroup || !isLoose { sections.append([]) }
      sections[sections.count - 1].append(row.id)
      isLoose = !row.isGroup
    }
    let (old, oldSections) = (rows, self.sections)
    (rows, self.sections) = (all, sections)
    guard isViewLoaded else { return }
    let isSame =
      oldSections == sections
      && all.allSatisfy { id, row in old[id].map { $0.children.map(\.id) == row.children.map(\.id) } ?? false
      }
    if isSame { refresh() } else { apply() }
  }

  private func apply() {
    guard let source else { return }
    var whole = NSDiffableDataSourceSnapshot<Int, AnyHashable>()
    whole.appendSections(Array(sections.indices))
    let collapsed = Set(
      rows.keys.filter { id in
        guard let section = source.snapshot().sectionIdentifier(containingItem: id) else { return false }
        let shown = source.snapshot(for: section)
        return rows[id]?.isGroup == true && shown.contains(id) && !shown.isExpanded(id)
      })
    source.apply(whole, animatingDifferences: false)
    for (index, ids) in sections.enumerated() {
      var section = NSDiffableDataSourceSectionSnapshot<AnyHashable>()
      section.append(ids)
      for id in ids {
        let children = rows[id]?.children.map(\.id) ?? []
        guard !children.isEmpty else { continue }
        section.append(children, to: id)
        if !collapsed.contains(id) { section.expand([id]) }
      }
      source.apply(section, to: index, animatingDifferences: false)
    }
    refresh()
  }

  /// Shows what has changed of the rows, and which of them is selected.
  private func refresh() {
    guard let source else { return }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems(snapshot.itemIdentifiers)
    source.apply(snapshot, animatingDifferences: false)
    let selected = rows.values.first { $0.isSelected && !$0.isGroup }.flatMap { source.indexPath(for: $0.id) }
    guard list.indexPathsForSelectedItems ?? [] != (selected.map { [$0] } ?? []) else { return }
    list.selectItem(at: selected, animated: false, scrollPosition: [])
  }

  private func row(at path: IndexPath) -> TabSidebarRow? {
    source?.itemIdentifier(for: path).flatMap { rows[$0] }
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    row(at: indexPath)?.choose != nil
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    row(at: indexPath)?.choose?()
    refresh()
  }

  // MARK: The app's parts

  /// Shows what the app puts above and below the tabs.
  func showParts(of sidebar: UITabBarController.Sidebar) {
    if let view = sidebar.headerView {
      header.show(view)
    } else {
      header.show(sidebar.headerContentConfiguration)
    }
    if let view = sidebar.footerView {
      footer.show(view)
    } else {
      footer.show(sidebar.footerContentConfiguration)
    }
    bottom.show(sidebar.bottomBarView)
    viewIfLoaded?.setNeedsLayout()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    var rest = view.bounds
    let top = header.height(width: safe.width)
    header.frame = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: top)
    let end = bottom.height(width: safe.width)
    bottom.frame = CGRect(x: safe.minX, y: safe.maxY - end, width: safe.width, height: end)
    let low = footer.height(width: safe.width)
    footer.frame = CGRect(x: safe.minX, y: safe.maxY - end - low, width: safe.width, height: low)
    if top > 0 { rest = rest.divided(atDistance: header.frame.maxY, from: .minYEdge).remainder }
    if end + low > 0 { rest.size.height = max(0, footer.frame.minY - rest.minY) }
    list.frame = rest
  }
}

/// A view of the app's in the sidebar, or a content configuration's; without any it takes no room.
private final class TabSidebarPart: UIView {
  private var shown: UIView?

  func show(_ configuration: (any UIContentConfiguration)?) {
    guard let configuration else { return show(nil as UIView?) }
    if let content = shown as? any UIView & UIContentView {
      content.configuration = configuration
    } else {
      show(configuration.makeContentView())
    }
  }

  func show(_ view: UIView?) {
    guard view !== shown else { return }
    shown?.removeFromSuperview()
    shown = view
    if let view { addSubview(view) }
    setNeedsLayout()
  }

  /// The height that it takes, in points.
  func height(width: CGFloat) -> CGFloat {
    shown?.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height ?? 0
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown?.frame = bounds
  }
}
