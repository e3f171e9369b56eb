import SwiftUI
import UIKit

/// A table of UIKit whose rows are views of SwiftUI, and whose rows open a screen of SwiftUI.
final class LibraryViewController: UITableViewController {
  private let library: Library

  init(library: Library) {
    self.library = library
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reading List"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "book")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Add Book", image: UIImage(systemName: "plus"),
      primaryAction: UIAction { [weak self] _ in self?.add() })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    library.books.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "book", for: indexPath)
    let book = library.books[indexPath.row]
    // The row follows its book by itself.
    cell.contentConfiguration = UIHostingConfiguration { BookRow(book: book) }
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let book = library.books[indexPath.row]
    let screen = UIHostingController(rootView: BookView(book: book))
    navigationController?.pushViewController(screen, animated: true)
  }

  private func add() {
    let alert = UIAlertController(title: "New Book", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Title" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let self, let title = alert?.textFields?.first?.text, !title.isEmpty else { return }
        library.books.append(Book(title: title, author: "Unknown author"))
        tableView.insertRows(at: [IndexPath(row: library.books.count - 1, section: 0)], with: .automatic)
      })
    present(alert, animated: true)
  }
}
