import UIKit

/// Dishes to cook. A tap adds a dish's ingredients to the list.
final class RecipesViewController: UIViewController {
  private typealias DataSource = UICollectionViewDiffableDataSource<Recipe.Effort, Recipe>
  private typealias Snapshot = NSDiffableDataSourceSnapshot<Recipe.Effort, Recipe>

  private let store: GroceryStore
  private var added: Set<Recipe> = []
  private var collectionView: UICollectionView!
  private var dataSource: DataSource!

  init(store: GroceryStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    navigationItem.largeTitleDisplayMode = .never
    var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    list.headerMode = .supplementary
    let layout = UICollectionViewCompositionalLayout.list(using: list)
    collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.delegate = self
    view.addSubview(collectionView)
    setUpDataSource()
    showRecipes()
  }

  private func setUpDataSource() {
    let cell = UICollectionView.CellRegistration<UICollectionViewListCell, Recipe> {
      [weak self] cell, _, recipe in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = recipe.name
      content.secondaryText = "\(recipe.ingredients.count) ingredients"
      cell.contentConfiguration = content
      let isAdded = self?.added.contains(recipe) ?? false
      cell.accessories = isAdded ? [.checkmark()] : []
      cell.accessibilityTraits.insert(.button)
      cell.accessibilityHint = isAdded ? nil : "Adds the ingredients to your groceries."
      cell.accessibilityValue = isAdded ? "added" : nil
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      var content = UIListContentConfiguration.groupedHeader()
      content.text = self?.dataSource.snapshot().sectionIdentifiers[indexPath.section].rawValue
      view.contentConfiguration = content
    }
    dataSource = DataSource(collectionView: collectionView) { view, indexPath, recipe in
      view.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: recipe)
    }
    dataSource.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
  }

  private func showRecipes() {
    var snapshot = Snapshot()
    snapshot.appendSections(Recipe.Effort.allCases)
    for recipe in Recipe.all { snapshot.appendItems([recipe], toSection: recipe.effort) }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}

extension RecipesViewController: UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    guard let recipe = dataSource.itemIdentifier(for: indexPath), added.insert(recipe).inserted else {
      return
    }
    let missing = recipe.ingredients.filter { name in !store.items.contains { $0.name == name } }
    store.add(missing.map { GroceryItem($0, aisle: .produce) })
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([recipe])
    dataSource.apply(snapshot, animatingDifferences: true)
    UIAccessibility.announce(
      missing.count == 1 ? "1 item added to Groceries" : "\(missing.count) items added to Groceries")
  }
}
