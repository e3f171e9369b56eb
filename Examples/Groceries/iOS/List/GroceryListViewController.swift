import UIKit

/// What is to be bought, aisle by aisle.
final class GroceryListViewController: UITableViewController {
  let store: GroceryStore
  private let searchController = UISearchController(searchResultsController: nil)
  private let emptyLabel = UILabel()
  private lazy var clearItem = UIBarButtonItem(
    title: "Clear Bought", style: .plain, target: self, action: #selector(clearBought))
  private var isMoving = false

  init(store: GroceryStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Groceries"
    tableView.register(GroceryCell.self, forCellReuseIdentifier: GroceryCell.reuseIdentifier)
    tableView.accessibilityCustomRotors = [toBuyRotor]
    setUpBars()
    setUpSearch()
    setUpEmptyLabel()
    NotificationCenter.default.addObserver(
      self, selector: #selector(groceriesDidChange), name: .groceriesDidChange, object: store)
    update()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func setUpBars() {
    navigationItem.leftBarButtonItem = editButtonItem
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(addItem(_:))),
      UIBarButtonItem(title: "Sort", image: nil, primaryAction: nil, menu: sortMenu),
    ]
    toolbarItems = [
      UIBarButtonItem(title: "Recipes", style: .plain, target: self, action: #selector(showRecipes(_:))),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      clearItem,
    ]
  }

  private func setUpSearch() {
    searchController.searchResultsUpdater = self
    searchController.obscuresBackgroundDuringPresentation = false
    searchController.searchBar.placeholder = "Search groceries"
    navigationItem.searchController = searchController
    navigationItem.hidesSearchBarWhenScrolling = false
    definesPresentationContext = true
  }

  private func setUpEmptyLabel() {
    emptyLabel.text = "Nothing to buy."
    emptyLabel.textAlignment = .center
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.font = .preferredFont(forTextStyle: .title3)
    emptyLabel.adjustsFontForContentSizeCategory = true
  }

  // MARK: - Contents

  private var searchText: String { searchController.searchBar.text ?? "" }

  /// The aisles that have something to show.
  private var aisles: [GroceryItem.Aisle] {
    GroceryItem.Aisle.allCases.filter { !store.items(in: $0, matching: searchText).isEmpty }
  }

  private func item(at indexPath: IndexPath) -> GroceryItem {
    store.items(in: aisles[indexPath.section], matching: searchText)[indexPath.row]
  }

  /// - Returns: nil when the item is no longer shown.
  func indexPath(of item: GroceryItem) -> IndexPath? {
    guard let section = aisles.firstIndex(of: item.aisle),
      let row = store.items(in: item.aisle, matching: searchText).firstIndex(where: { $0.id == item.id })
    else { return nil }
    return IndexPath(row: row, section: section)
  }

  @objc private func groceriesDidChange() {
    if !isMoving { update() }
  }

  private func update() {
    tableView.reloadData()
    tableView.backgroundView = aisles.isEmpty ? emptyLabel : nil
    clearItem.isEnabled = store.items.contains(where: \.isBought)
    navigationItem.rightBarButtonItems?.last?.menu = sortMenu
  }

  // MARK: - Actions

  private var sortMenu: UIMenu {
    UIMenu(
      title: "Sort",
      children: [
        UIAction(title: "By Hand", state: store.order == .byHand ? .on : .off) { [weak self] _ in
          self?.store.order = .byHand
        },
        UIAction(title: "By Name", state: store.order == .byName ? .on : .off) { [weak self] _ in
          self?.store.order = .byName
        },
      ])
  }

  @objc private func addItem(_ sender: UIBarButtonItem) {
    showForm(for: GroceryItem("", aisle: .produce))
  }

  @objc private func showRecipes(_ sender: Any) {
    navigationController?.pushViewController(RecipesViewController(store: store), animated: true)
  }

  private func showForm(for item: GroceryItem) {
    let form = ItemFormViewController(item: item)
    form.delegate = self
    present(UINavigationController(rootViewController: form), animated: true)
  }

  private func toggleBought(_ item: GroceryItem) {
    var item = item
    item.isBought.toggle()
    store.save(item)
  }

  @objc private func clearBought() {
    let alert = UIAlertController(
      title: "Clear bought items?", message: "You cannot get them back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Clear", style: .destructive) { [weak self] _ in
        guard let self = self else { return }
        let count = self.store.removeBought()
        UIAccessibility.announce(count == 1 ? "1 item cleared" : "\(count) items cleared")
      })
    present(alert, animated: true)
  }

  // MARK: - Rotor

  /// Goes from one thing that is not in the basket to the next.
  private var toBuyRotor: UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "To Buy") { [weak self] predicate in
      guard let self = self else { return nil }
      let paths = self.aisles.indices.flatMap { section in
        (0..<self.tableView.numberOfRows(inSection: section)).map { IndexPath(row: $0, section: section) }
      }.filter { !self.item(at: $0).isBought }
      let cell = predicate.currentItem.targetElement as? UITableViewCell
      let current = cell.flatMap { self.tableView.indexPath(for: $0) }
      let found: IndexPath?
      switch predicate.searchDirection {
      case .next: found = paths.first { path in current.map { path > $0 } ?? true }
      case .previous: found = paths.last { path in current.map { path < $0 } ?? true }
      @unknown default: found = nil
      }
      guard let path = found else { return nil }
      self.tableView.scrollToRow(at: path, at: .none, animated: false)
      return self.tableView.cellForRow(at: path).map {
        UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
      }
    }
  }
}

// MARK: - Table

extension GroceryListViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { aisles.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    store.items(in: aisles[section], matching: searchText).count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    aisles[section].rawValue
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: GroceryCell.reuseIdentifier, for: indexPath)
    let item = item(at: indexPath)
    (cell as? GroceryCell)?.show(item)
    // To VoiceOver a row is one stop: what the button in it does is an action.
    cell.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Details") { [weak self] _ in
        self?.showForm(for: item)
        return self != nil
      }
    ]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    toggleBought(item(at: indexPath))
  }

  override func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    showForm(for: item(at: indexPath))
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let item = item(at: indexPath)
    let title = item.isBought ? "Put back" : "Bought"
    let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
      self?.toggleBought(item)
      completion(true)
    }
    action.backgroundColor = .systemGreen
    return UISwipeActionsConfiguration(actions: [action])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let item = item(at: indexPath)
    let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
      self?.store.remove(item)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { store.remove(item(at: indexPath)) }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    store.order == .byHand && searchText.isEmpty
  }

  override func tableView(
    _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    // A thing stays in its aisle.
    sourceIndexPath.section == proposedDestinationIndexPath.section
      ? proposedDestinationIndexPath : sourceIndexPath
  }

  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let item = item(at: sourceIndexPath)
    var others = store.items(in: item.aisle)
    others.remove(at: sourceIndexPath.row)
    // The table has moved the row itself.
    isMoving = true
    store.move(item, before: others.dropFirst(destinationIndexPath.row).first)
    isMoving = false
  }
}

// MARK: - Search

extension GroceryListViewController: UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    update()
  }
}

// MARK: - The form

extension GroceryListViewController: ItemFormViewControllerDelegate {
  func itemForm(_ form: ItemFormViewController, didSave item: GroceryItem) {
    store.save(item)
    dismiss(animated: true) { [weak self] in
      guard let self = self, let path = self.indexPath(of: item) else { return }
      self.tableView.scrollToRow(at: path, at: .middle, animated: false)
      UIAccessibility.post(notification: .screenChanged, argument: self.tableView.cellForRow(at: path))
    }
  }

  func itemFormDidCancel(_ form: ItemFormViewController) {
    dismiss(animated: true)
  }
}
