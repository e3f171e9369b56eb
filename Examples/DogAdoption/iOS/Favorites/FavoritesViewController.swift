import UIKit

/// The dogs that the user has marked as favorites.
class FavoritesViewController: UITableViewController {
  @IBOutlet private var emptyView: UIView!

  var dogs: [Dog] = []
  /// The dog of the row that was tapped.
  private(set) var chosenDog: Dog?

  private var favorites: [Dog] {
    Favorites.shared.names.compactMap { name in dogs.first { $0.name == name } }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = editButtonItem
    updateEmptyView()
  }

  private func updateEmptyView() {
    tableView.backgroundView = favorites.isEmpty ? emptyView : nil
    editButtonItem.isEnabled = !favorites.isEmpty
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let cell = sender as? UITableViewCell, let indexPath = tableView.indexPath(for: cell) else {
      return
    }
    chosenDog = favorites[indexPath.row]
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    favorites.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "favorite", for: indexPath)
    let dog = favorites[indexPath.row]
    cell.textLabel?.text = dog.name
    cell.detailTextLabel?.text = dog.shelter.name
    return cell
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    let dog = favorites[indexPath.row]
    Favorites.shared.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    updateEmptyView()
    let format = NSLocalizedString("%@ removed", comment: "Said when a favorite was removed")
    UIAccessibility.post(notification: .announcement, argument: String(format: format, dog.name))
  }
}
