import Foundation

/// The list of search suggestions.
final class SearchSuggestionList: UITableView, UITableViewDataSource, UITableViewDelegate {
  private weak var controller: UISearchController?
  var suggestions: [any UISearchSuggestion] = [] {
    didSet {
      guard !suggestions.elementsEqual(oldValue, by: { $0 === $1 }) else { return }
      reloadData()
    }
  }

  init(_ controller: UISearchController) {
    self.controller = controller
    super.init(frame: .zero, style: .plain)
    backgroundColor = .systemBackground
    dataSource = self
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { suggestions.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let suggestion = suggestions[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = suggestion.localizedSuggestion
    if let text = (suggestion as? UISearchSuggestionItem)?.localizedAttributedSuggestion {
      cell.textLabel?.attributedText = text
    }
    cell.imageView?.image = suggestion.iconImage
    let parts = [suggestion.localizedSuggestion, suggestion.localizedDescription]
      .compactMap { $0 }.filter { !$0.isEmpty }
    if !parts.isEmpty { cell.accessibilityLabel = parts.joined(separator: ", ") }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    deselectRow(at: indexPath, animated: false)
    guard suggestions.indices.contains(indexPath.row) else { return }
    controller?.choose(suggestions[indexPath.row])
  }
}
